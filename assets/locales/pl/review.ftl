# A seat's turns of a round, rated against the strongest player's.

review-show = Analiza
review-hide = Ukryj analizę
review-seat = Gracz
review-rates = Oceniam turę { $turn } z { $turns }…
review-about = Ile szans na wygraną oddaje każda tura w porównaniu z najsilniejszym graczem.
review-summary = { $grade ->
    [flawless] Każda tura tak dobra jak u najsilniejszego gracza!
    [strong] Mocna runda: prawie nic nie zostało oddane.
    [solid] Solidna runda, choć kilku turom warto się przyjrzeć.
   *[loose] Runda do nauki: tury poniżej pokazują, gdzie dało się zyskać więcej.
}
review-sum = { $count ->
    [one] 1 tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}, { $percent ->
    [0] nic nie zostało oddane
   *[other] każda oddaje średnio { $mean }% szans na wygraną
}.
review-chances = Szansa na wygraną: { $better }% w ten sposób, { $played }% tak, jak zagrano.{ $rest ->
    [0] { "" }
   *[other] {" "}Pozostałe { $rest }% przepadło gdzie indziej w tej turze.
}
review-unrated = { $count ->
    [one] Jeszcze 1 tury
    [few] Jeszcze { $count } tur
    [many] Jeszcze { $count } tur
   *[other] Jeszcze { $count } tury
} nie da się ocenić.
review-unrated-turn = Tej tury nie da się ocenić: doszły karty, których kolejności nikt nie mógł znać.
review-chance = Szansa na wygraną
review-percent = { $percent }%
review-none = Nie rozegrano tu żadnej tury.
review-most = Najkosztowniejsze tury
review-every = Każda tura
review-turn = Tura { $turn }
review-cost = { $percent ->
    [0] 0%
   *[other] −{ $percent }%
}
review-played = Zagrano: { $line }
review-better = { $sure ->
    [yes] Wyraźnie lepiej
   *[no] Chyba lepiej
}: { $line }
review-same = Dokładnie jak najsilniejszy gracz: { $line }
review-as-good = Prawie jak najsilniejszy gracz: { $line }
review-try = Zagraj tę turę jeszcze raz
review-try-about = Na próbę, stąd aż do końca rundy, jeśli chcesz
review-mistake = { $mistake ->
    [stock-left] Niezagrana karta ze stosiku
    [wild-spent] Joker zagrany za wcześnie
    [opponent-helped] Pomoc dla rywala
    [hand-held] Karty trzymane za długo
    [card-spent] Karty zagrane za wcześnie
    [discard] Nietrafione odrzucenie
   *[placement] Karta zagrana w złe miejsce
}

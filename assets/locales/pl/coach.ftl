# The coach: what the player's turns give away, over many rounds.

coach-title = Trener
coach-about = Ile szans na wygraną oddają twoje tury w porównaniu z najsilniejszym graczem.
coach-none = Ukończ rundę, a trener pokaże ci tutaj, gdzie twoje tury oddają najwięcej.
coach-rates = Przeglądam twoje rundy: { $left ->
    [one] została 1.
    [few] zostały { $left }.
    [many] zostało { $left }.
   *[other] zostało { $left }.
}
coach-mean = Oddane na turę
coach-percent = −{ $percent }%
coach-of = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
coach-most = Najwięcej zyskasz, pracując nad tym: { $mistake }.
coach-flawless = Nic, co dałoby się zmierzyć. Tak trzymaj!
coach-mistakes = Gdzie uciekają szanse
coach-mistakes-about = Każdy słupek to część wszystkiego, co zostało oddane.
coach-turns = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}, średnio −{ $mean }%
coach-advice = { $mistake ->
    [stock-left] Przed każdym ruchem szukaj drogi do karty ze stosiku: przez rękę, stosy odrzuconych i jokera.
    [wild-spent] Joker jest najwięcej wart, gdy uwalnia kartę ze stosiku. Trzymaj go, dopóki wystarczy inna karta.
    [opponent-helped] Patrz na stosiki rywali: nie zostawiaj stosu budowy dokładnie tam, gdzie go potrzebują.
    [hand-held] Karty, które można zagrać, robią miejsce: zagraj całą rękę, a od razu dobierzesz nową.
    [card-spent] Karta, która później doprowadzi do twojego stosiku, bywa więcej warta na ręce, a czasem nawet karta ze stosiku może poczekać.
    [discard] Odrzucaj to, co przyda się na końcu, na równą lub o jeden wyższą kartę, i nie zakopuj tego, co przyda się wkrótce.
   *[placement] Gdy karta pasuje na dwa stosy, wybierz ten, który prowadzi do twojego stosiku, a nie do stosiku rywala.
}
coach-worst = Pokaż najgorsze
coach-worst-of = Pokaż najgorszą turę: { $mistake }
coach-practise = Zadania
coach-practise-of = Zadania na to: { $mistake }
coach-months = Miesiąc po miesiącu
coach-rounds = { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}

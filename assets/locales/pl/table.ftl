# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } i { $last }
table-team = Drużyna { $team }

## What happened
event-deal = Karty rozdane: po { $stock } na każdy stosik.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = Karty rozdane. W stosikach: { $stocks }.
event-turn = { $who ->
    [you] Twoja tura.
   *[other] Gra { $name }.
}
event-draw-open = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
}: { $cards }.
event-draw = { $who ->
    [you] Dobierasz
   *[other] { $name } dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
event-building = { $who ->
    [you] Zapowiadasz
   *[other] { $name } zapowiada
} dojście do { $rank ->
    [0] jokera
   *[other] karty { $rank }
}.
event-blocking = { $who ->
    [you] Zapowiadasz
   *[other] { $name } zapowiada
} blok { $whom ->
    [you] twojego następnego zagrania.
   *[other] następnego zagrania gracza { $other }.
}
event-play = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} { $rank } { $from } { $to }.
event-play-wild = { $who ->
    [you] Zagrywasz
   *[other] { $name } zagrywa
} jokera jako { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] Zagrywasz z rzędu
   *[other] { $name } zagrywa z rzędu
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosiku!
event-complete = Stos budowy { $pile } jest pełny.
event-replenish-completed = Z pełnych stosów powstaje po potasowaniu nowy stos dobierania: { $draw ->
    [one] { $draw } karta
    [few] { $draw } karty
    [many] { $draw } kart
   *[other] { $draw } karty
}.
event-replenish-builds = Z kart, które leżą na stosach budowy pod wierzchnimi, powstaje po potasowaniu nowy stos dobierania: { $draw ->
    [one] { $draw } karta
    [few] { $draw } karty
    [many] { $draw } kart
   *[other] { $draw } karty
}.
event-discard = { $who ->
    [you] Odrzucasz
   *[other] { $name } odrzuca
} { $rank ->
    [0] jokera
   *[other] { $rank }
} { $to }.
event-pass = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
}
event-catch = { $who ->
    [you] Przyłapujesz
   *[other] { $name } przyłapuje
} { $whom ->
    [you] cię
   *[other] gracza { $caught }
} na grze poza kolejką: karty wracają, a następna tura zaczyna się bez dobierania.
event-call = { $who ->
    [you] Upominasz
   *[other] { $name } upomina
} { $whom ->
    [you] cię
   *[other] gracza { $talker }
} za gadanie.
event-penalty-drawing = Jedna karta za dużo: trafia do { $who ->
    [you] twojego stosiku
   *[other] stosiku gracza { $name }
}.
event-penalty-talking = { $count ->
    [0] Żadna karta nie trafia
    [one] Jedna karta trafia
    [few] { $count } karty trafiają
    [many] { $count } kart trafia
   *[other] { $count } karty trafia
} pod wierzchnią kartę { $who ->
    [you] twojego stosiku
   *[other] stosiku gracza { $name }
}, koszulką do góry.
event-out = { $who ->
    [you] Twój stosik jest pusty!
   *[other] { $name } ma pusty stosik!
}
event-end = { $reason } { $who ->
    [you] Wygrywasz rundę!
    [team] Twoja drużyna wygrywa rundę!
    [pair] { $name } wygrywają rundę.
   *[other] { $name } wygrywa rundę.
}
event-end-tie = { $reason } Nikt nie wygrywa rundy.

from-hand = z ręki
from-stock = ze stosiku
from-stock-of = { $who ->
    [you] z twojego stosiku
   *[other] ze stosiku gracza { $name }
}
from-discard = ze stosu odrzuconych { $pile }
from-discard-of = { $who ->
    [you] z twojego stosu odrzuconych { $pile }
   *[other] ze stosu odrzuconych { $pile } gracza { $name }
}
onto-build = na stos budowy { $pile }
onto-discard = na stos odrzuconych { $pile }
onto-discard-of = { $who ->
    [you] na twój stos odrzuconych { $pile }
   *[other] na stos odrzuconych { $pile } gracza { $name }
}

## What lies where
slot-hand = Karta { $slot } na ręce: { $card }
slot-held = { $who ->
    [you] Masz na ręce
   *[other] { $name } ma na ręce
} { $count ->
    [0] zero kart
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
slot-held-open = { $who ->
    [you] Twoja ręka
   *[other] Ręka gracza { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Twój stosik
   *[other] Stosik gracza { $name }
}, na wierzchu { $card }, zostało { $count }
slot-stock-empty = { $who ->
    [you] Twój stosik
   *[other] Stosik gracza { $name }
}, pusty
slot-discard = { $who ->
    [you] Twój stos odrzuconych { $pile }
   *[other] Stos odrzuconych { $pile } gracza { $name }
}, na wierzchu { $card }, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
slot-discard-empty = { $who ->
    [you] Twój stos odrzuconych { $pile }
   *[other] Stos odrzuconych { $pile } gracza { $name }
}, pusty
slot-build = Stos budowy { $pile }, potrzebuje { $needs }
slot-draw = Stos dobierania, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
slot-completed = Pełne stosy, { $count ->
    [0] brak kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## What is clicked, and nobody plays from there by a click
explain-draw = Stos dobierania, { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: z niego wszyscy uzupełniają rękę.
explain-completed = { $count ->
    [0] Tu trafiają pełne stosy budowy
   *[other] Tu leżą pełne stosy budowy
}. Zostaną wtasowane, gdy zabraknie kart do dobrania.
explain-stock = { $count ->
    [0] Stosik gracza { $name } jest pusty.
    [one] Stosik gracza { $name }, została 1 karta. Nie możesz z niego zagrywać.
    [few] Stosik gracza { $name }, zostały { $count } karty. Nie możesz z niego zagrywać.
    [many] Stosik gracza { $name }, zostało { $count } kart. Nie możesz z niego zagrywać.
   *[other] Stosik gracza { $name }, zostało { $count } karty. Nie możesz z niego zagrywać.
}
explain-discard = Jeden ze stosów odrzuconych gracza { $name }. Nie możesz z niego zagrywać.
explain-player = { $who ->
    [you] To ty
   *[other] To { $name }
}: { $hand ->
    [one] 1 karta
    [few] { $hand } karty
    [many] { $hand } kart
   *[other] { $hand } karty
} na ręce, { $stock } w stosiku.

## On the board
table-next = następna
recap-completed = { $cards }, pełny
recap-begun-again = pełny, { $cards }
recap-stock = { $name } zagrywa { $cards } z twojego stosiku.
recap-discards = { $name } zagrywa { $cards } z twoich stosów odrzuconych.
recap-stock-left = Twój stosik: { $before } → { $left }.
table-label-draw = dobierz
table-label-completed = pełne
table-label-stock = stosik
table-label-discard = odrzucone
table-remark = „{ $remark }”
table-remark-by = { $name }: { $remark }
table-last-played = zagrane: { $cards }
table-last-wild = joker { $rank }
table-last-stock = { $card } ze stosiku
table-last-stock-of = { $card } { $who ->
    [you] z twojego stosiku
   *[other] ze stosiku gracza { $name }
}
table-last-many = { $stock ->
    [0] zagrane: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[other] zagrane: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, { $stock } ze stosiku
}
table-last-many-helped = zagrane: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $stock } z twojego stosiku
table-helped = { $name } zagrywa { $count ->
    [one] kartę z twojego stosiku
    [few] { $count } karty z twojego stosiku
    [many] { $count } kart z twojego stosiku
   *[other] { $count } karty z twojego stosiku
}.
table-last-stock-count = zagrane ze stosiku: { $stock }
table-last-count = zagrane: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
table-score = { $score } pkt
table-last-discarded = odrzut: { $card }
table-last-passed = pas
table-last-caught = { $who ->
    [you] wpadka, przyłapujesz ty
   *[other] wpadka, przyłapuje { $name }
}
table-last-called = { $who ->
    [you] upominasz ty
   *[other] upomina { $name }
}: { $count ->
    [0] bez kart
    [one] +1 karta
    [few] +{ $count } karty
    [many] +{ $count } kart
   *[other] +{ $count } karty
}
table-last-overdrawn = { $count ->
    [one] jedna karta za dużo
    [few] { $count } karty za dużo
    [many] { $count } kart za dużo
   *[other] { $count } karty za dużo
}

## Around the board
table-menu = Menu
table-undo = Cofnij
table-hint = Podpowiedź
table-hint-about = Co zrobiłby najsilniejszy gracz i dlaczego ({ $key })
table-skip = Do mojej tury
table-skip-about = Przewiń do swojej tury (albo przytrzymaj spację)
table-skip-shared = Przewiń
table-skip-shared-about = Przewiń tury graczy komputerowych (albo przytrzymaj spację)
table-sound-on = Dźwięk włączony ({ $key })
table-sound-off = Dźwięk wyłączony ({ $key })
table-log-show = Przebieg
table-log-hide = Ukryj przebieg
table-round = Runda { $round }
table-target-points = do { $target ->
    [one] 1 punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktu
}
table-target-wins = do { $target ->
    [one] 1 wygranej
    [few] { $target } wygranych
    [many] { $target } wygranych
   *[other] { $target } wygranej
}
table-target-rounds = najmniej kart po { $target ->
    [one] 1 rundzie
    [few] { $target } rundach
    [many] { $target } rundach
   *[other] { $target } rundy
}
table-status-nowhere = { $rank ->
    [0] Joker teraz nigdzie nie pasuje.
   *[other] { $rank } teraz nigdzie nie pasuje.
}
table-status-promise = { $rank ->
    [0] Twoja zapowiedź: dojść do jokera. Graj, aż go zagrasz.
   *[other] Twoja zapowiedź: dojść do karty { $rank }. Graj, aż ją zagrasz.
}
table-pass = Spasuj
table-typing = Twój ruch: { $typed }▏
table-status-deal = Trwa rozdawanie kart.
table-status-over = Runda jest zakończona.
table-turn = Gra { $name }
table-turn-waits = Czekamy na: { $name }…
table-status-other = Teraz gra { $name }.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] Twój ruch!
   *[other] Twój ruch! Opróżniaj stosik na stosy budowy; odrzucenie karty kończy turę.
}
table-status-discard = { $length ->
    [brief] Twój ruch! Nic nie pasuje na stosy budowy.
   *[other] Twój ruch! Nic nie pasuje na stosy budowy: odrzuć kartę, żeby zakończyć turę.
}
table-status-puzzle = Znajdź turę: zadanie jest obok planszy.
table-status-held = { $rank ->
    [0] Połóż jokera na jednym z podświetlonych stosów.
   *[other] Połóż { $rank } na jednym z podświetlonych stosów.
}
table-status-empty = Twoja ręka jest pusta. Zagraj ze stosiku lub ze stosów odrzuconych.
table-status-pass = Nie ma czego zagrać ani dobrać. Możesz spasować.
table-no-hints = Przy stole z innymi nie ma podpowiedzi: to nie byłoby fair.
table-no-help = Ta runda to twoja pierwsza próba: bez podpowiedzi i bez cofania.
table-refused-no-target = Karty trafiają na stosy budowy albo stosy odrzuconych.

## The draw for the dealer
draws-about = Każdy ciągnie kartę. Najwyższa rozdaje.
draws-deals = Najwyższą kartę ma { $name } i rozdaje.
draws-you-deal = Najwyższa karta jest twoja. Rozdajesz.

## The end of a round
result-won = { $who ->
    [you] Wygrywasz rundę { $round }!
    [team] Twoja drużyna wygrywa rundę { $round }!
    [pair] { $name } wygrywają rundę { $round }
   *[other] { $name } wygrywa rundę { $round }
}
result-single = { $who ->
    [you] Wygrywasz!
    [team] Twoja drużyna wygrywa!
    [pair] { $name } wygrywają!
   *[other] { $name } wygrywa!
}
result-tie = Nikt nie wygrywa rundy { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Wygrywasz serię!
        [team] Twoja drużyna wygrywa serię!
        [pair] { $name } wygrywają serię!
       *[other] { $name } wygrywa serię!
    }
    [few] { $who ->
        [you] Dzielisz wygraną w serii! Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii! Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii!
    }
    [many] { $who ->
        [you] Dzielisz wygraną w serii! Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii! Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii!
    }
   *[other] { $who ->
        [you] Dzielisz wygraną w serii! Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii! Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii!
    }
}
result-next-round = Następna runda
result-new-game = Nowa gra
result-again = Zagraj znowu
result-home = Ekran tytułowy
result-review = Analiza moich tur
result-review-shared = Analiza wszystkich tur
result-watch = Obejrzyj rundę
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $who ->
    [you] Twoja
   *[other] { $name } –
} { $stock ->
    [0] najdłuższa tura: { $plays ->
        [one] jedna karta
        [few] { $plays } karty
        [many] { $plays } kart
       *[other] { $plays } karty
    }
    [1] najlepsza tura: karta ze stosiku
    [2] najlepsza tura: dwie karty ze stosiku
    [3] najlepsza tura: trzy karty ze stosiku
    [4] najlepsza tura: cztery karty ze stosiku
    [5] najlepsza tura: pięć kart ze stosiku
    [6] najlepsza tura: sześć kart ze stosiku
    [few] najlepsza tura: { $stock } karty ze stosiku
    [many] najlepsza tura: { $stock } kart ze stosiku
   *[other] najlepsza tura: { $stock } karty ze stosiku
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Tura { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}karta ze stosiku { $cards }
   *[other] {"  ·  "}karty ze stosiku { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}w tyle: { $names }
}
result-watch-turn = Zobacz znowu
result-watch-last = Zobacz ostatnią turę
result-more = Więcej ›
result-less = ‹ Wstecz
# Whether it was luck
luck-weighs = Sprawdzam, komu sprzyjały karty…
luck-line = { $words }  { $shown ->
    [yes] ‹ Bez liczb
   *[no] Liczby ›
}
luck-with = { $who ->
    [you] Tym razem karty ci sprzyjały.
    [team] Tym razem karty sprzyjały twojej drużynie.
   *[other] Lepsze karty tym razem: { $name }.
}
luck-despite = Wygrana z gorszymi kartami.
luck-own = Jakie były karty?
luck-even = Nikt nie miał wyraźnie lepszych kart.
luck-seat = Czyje karty
luck-deals = lepsze niż w
luck-chance = wygrywa samymi kartami
luck-openers = jedynki i jokery
luck-playable = stosik pasował
luck-of-hundred = { $count } na 100
luck-openers-of = { $count } (spodziewane { $expected })
luck-playable-of = { $count } z { $turns ->
    [one] 1 tury
    [few] { $turns } tur
    [many] { $turns } tur
   *[other] { $turns } tury
}
result-turn-by-turn = Tura po turze
result-best-turn-back = Najlepsza tura
result-lesson = Na przyszłość: { $mistake ->
    [stock-left] w turze { $turn } mogła zejść karta ze stosiku.
    [wild-spent] w turze { $turn } joker mógł poczekać.
    [opponent-helped] w turze { $turn } twój ruch otworzył drogę komuś innemu.
    [hand-held] w turze { $turn } z ręki mogło zejść więcej kart.
    [card-spent] w turze { $turn } niektóre karty mogły poczekać.
    [discard] w turze { $turn } lepiej było odrzucić inaczej.
   *[other] turze { $turn } warto się przyjrzeć.
}
result-lesson-show = Pokaż
result-undo = Cofnij…
result-chart = Karty w stosiku, tura po turze
result-marked-turn = tura { $turn }
result-costliest = Najwięcej kosztowała tura { $turn }: −{ $percent }% szans na wygraną
result-no-cost-known = { $count ->
    [one] 1 twojej tury
    [few] { $count } twoich tur
    [many] { $count } twoich tur
   *[other] { $count } twojej tury
} nie da się ocenić; inne nic nie oddały
result-no-cost = Żadna twoja tura nic nie oddała
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] Serię daje 1 wygrana
        [few] Serię dają { $target } wygrane
        [many] Serię daje { $target } wygranych
       *[other] Serię daje { $target } wygranej
    }
    [left] Najmniej kart po { $target ->
        [one] 1 rundzie
        [few] { $target } rundach
        [many] { $target } rundach
       *[other] { $target } rundy
    }
   *[points] { $target ->
        [one] Serię daje { $target } punkt
        [few] Serię dają { $target } punkty
        [many] Serię daje { $target } punktów
       *[other] Serię daje { $target } punktu
    }
}
points-out = { $points } za pusty stosik
points-not-out = Nikt nie opróżnił stosiku, więc bez 25
points-others = { $who ->
    [you] W twoim stosiku zostało:
    [team] W stosikach twojej drużyny zostało:
    [many] W stosikach pozostałych zostało:
   *[other] { $name }, w stosiku zostało:
} { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
points-left = { $count } × { $each } za { $who ->
    [you] twój stosik
    [team] stosiki twojej drużyny
    [other] stosik gracza { $name }
    [pair] stosiki graczy { $name }
   *[many] stosiki innych
}
points-total = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
points-counted = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, razem { $score }.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Cofnąć koniec rundy?
reopen-move = Cofnięte zostanie wszystko od twojego ostatniego ruchu ({ $move }).
reopen-result = Runda nie będzie wtedy zakończona: potoczy się stamtąd dalej.
reopen-points = Runda potoczy się stamtąd dalej, a { $who ->
    [you] tobie
    [team] twojej drużynie
   *[other] graczowi { $name }
} { $points ->
    [one] ubędzie { $points } punkt
    [few] ubędą { $points } punkty
    [many] ubędzie { $points } punktów
   *[other] ubędzie { $points } punktu
}.
reopen-marked = { $what ->
    [round] W statystykach zostanie ślad, że tę rundę cofnięto.
   *[series] W arkuszu wyników i statystykach zostanie ślad, że tę rundę cofnięto.
}
reopen-yes = Cofnij
reopen-no = Zostaw wynik

## Practice: the deal of a round beside its game
table-middle = Środek stołu
practice-title = Próba, nie liczy się
practice-back = Zakończ próbę
practice-back-about = Twoja gra czeka dokładnie w tym samym miejscu.
practice-back-review = Wrócisz do analizy.
practice-back-challenges = Wrócisz do wyzwań.
practice-back-days = Wrócisz do kalendarza.
practice-undo = Cofnij
practice-kept = Próba się nie zapisuje, ale twoja gra tak.

## Several people at one computer
handover-title = Gra { $name }
handover-about = Naciśnij przycisk, gdy nikt inny nie patrzy.
handover-look = To ja, { $name }
table-panel = Obok planszy

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = Stosy budowy potrzebują: { $ranks }.
answer-turn = { $name }, { $turn }.
answer-no-turns = Inni nie mieli jeszcze tury.
answer-not-on-turn = To nie twoja tura.
answer-playable = Możesz zagrać: { $cards }.
answer-nothing = Nie możesz zagrać żadnej karty. Odrzuć jedną, żeby zakończyć turę.
answer-from-discard = { $card } ze stosu odrzuconych { $pile }
answer-discards = Stosy odrzuconych: { $piles }.
answer-stock = { $name }: stosik { $card }, zostało { $left }
answer-piles = { $stock }; odrzucone { $cards }.
answer-free = wolny
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } z rzędu
chain-longest = { $count } z rzędu!
# At a stock with one card left.
last-card = ostatnia karta
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Cofnięto: { $move }
said-redone = Powtórzono: { $move }
# When a move begins to be typed
said-typing = Wpisz swój ruch, potem naciśnij Enter.
said-typed-stays = Wpisane zostaje: { $typed }. Backspace poprawia, inne litery zaczynają od nowa.
said-hint-over = Podpowiedź zniknęła.
said-typing-over = Wpisywanie ruchu zakończone.
said-picked = Podniesione: { $card }. { $count ->
    [0] Nie pasuje na żaden stos budowy.
    [one] Pasuje na stos budowy { $piles }.
    [few] Pasuje na stosy budowy { $piles }.
    [many] Pasuje na stosy budowy { $piles }.
   *[other] Pasuje na stosy budowy { $piles }.
}
said-put-back = Odłożone z powrotem.

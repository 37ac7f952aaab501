# What the player's rounds add up to.

statistics-title = Statystyki
statistics-none = Nie masz jeszcze żadnej ukończonej rundy. Zagraj, a zobaczysz tu, jak ci idzie.
statistics-nothing = Żadna twoja runda nie pasuje do tego wyboru.
statistics-everything = Pokaż wszystkie rundy

## Which rounds
statistics-player-alone = Gra solo
statistics-tables-all = Wszystkie stoły
statistics-tables-alone = Bez drużyn
statistics-tables-teams = Drużyny
statistics-size-alone = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
statistics-size-teams = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, { $teams ->
    [one] { $teams } drużyna
    [few] { $teams } drużyny
    [many] { $teams } drużyn
   *[other] { $teams } drużyny
}
statistics-opponents-all = Wszyscy rywale
statistics-opponents-people = Ludzie
statistics-opponents-levels = Różne poziomy
statistics-span-all = Cały czas
statistics-span-year = Rok
statistics-span-month = 30 dni

## Large numbers
statistics-percent = { $percent }%
statistics-rounds = Rozegrane rundy
statistics-rounds-about = wygrane: { $won }, przegrane: { $lost }, remisy: { $tied }{ $back ->
    [0] {""}
   *[other] , cofnięte: { $back }
}
statistics-won = Wygrane
statistics-interval = na dłuższą metę od { $low } do { $high }%
statistics-interval-wide = za mało rund, by to ocenić
statistics-streak = Obecna passa
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] wygrana runda
    [few] wygrane rundy z rzędu
    [many] wygranych rund z rzędu
   *[other] wygranej rundy z rzędu
}
statistics-lost-in-a-row = { $rounds ->
    [one] przegrana runda
    [few] przegrane rundy z rzędu
    [many] przegranych rund z rzędu
   *[other] przegranej rundy z rzędu
}
statistics-longest-won = Najdłuższa passa wygranych
statistics-longest-lost = najdłuższa passa przegranych: { $rounds }
statistics-points = Punkty na rundę
statistics-points-best = rekord: { $points }
statistics-stock = Karty ze stosiku na turę
statistics-stock-about = { $cards } w { $turns ->
    [one] 1 turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
}
statistics-longest-turn = Najdłuższa tura
statistics-longest-turn-about = { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} na stosach budowy
statistics-series = Wygrane serie
statistics-series-about = z { $series } rozegranych do końca

## Charts
statistics-by-opponents = Wygrane z
statistics-by-size = Wygrane a wielkość stołu
statistics-by-partner = Wygrane w parze z
statistics-bars-about = Kreska pod słupkiem: gdzie twój wynik znajdzie się pewnie po wielu kolejnych rundach.
statistics-won-of = { $won } z { $rounds }
statistics-points-over-time = Punkty w ostatnich rundach
statistics-points-about = Każdy słupek to runda; linia to średnia z { $rounds }.
statistics-points-first = { $rounds ->
    [one] { $rounds } rundę temu
    [few] { $rounds } rundy temu
    [many] { $rounds } rund temu
   *[other] { $rounds } rundy temu
}
statistics-points-last = ostatnia runda
statistics-freed = Jak schodziły karty ze stosiku
statistics-freed-wild = { $share } z nich po jokerze.
statistics-freed-straight = Zagrane od razu
statistics-freed-hand = Kartami z ręki
statistics-freed-discards = Ze stosów odrzuconych
statistics-freed-both = Jedno i drugie
statistics-endings = Jak kończyły się rundy
statistics-ending-stock-empty = Stosik opróżniony
statistics-ending-blocked = Brak możliwych ruchów
statistics-ending-stalled = Zbyt długo bez stosiku

## How good, and how lucky
rating-title = Jak dobrze grasz
rating-about = Z rund solo przeciw komputerowi, z uwzględnieniem kart i forów.
rating-none = { $rounds ->
    [one] Jeszcze jedna taka runda i zobaczysz to tutaj.
    [few] Jeszcze { $rounds } takie rundy i zobaczysz to tutaj.
    [many] Jeszcze { $rounds } takich rund i zobaczysz to tutaj.
   *[other] Jeszcze { $rounds } takiej rundy i zobaczysz to tutaj.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Grasz mniej więcej jak poziom „{ $level }”.
rating-hide = Nie oceniaj mojej gry
rating-show = Oceniaj moją grę
statistics-luck = Szczęście do kart
statistics-luck-about = Średnio twoje karty były lepsze niż w { $mean } na 100 rozdań. { $fits ->
    [yes] Po tylu rundach ({ $rounds }) sam przypadek daje od { $low } do { $high }: to się wyrównuje.
   *[no] Po tylu rundach ({ $rounds }) sam przypadek daje od { $low } do { $high } w 19 na 20 przypadków.
}
statistics-luck-cards = Jedynki i jokery: dobrane { $openers }, spodziewane { $expected }. Kartę ze stosiku dało się zagrać w { $playable } twoich tur, a u rywali w { $theirs }.

## What can be done with them
statistics-export = Eksportuj jako tabelę
statistics-reset = Wyzeruj…
reset-title = Wyzerować statystyki?
reset-about = { $rounds ->
    [one] Jedna runda i jej powtórka zostaną usunięte
    [few] { $rounds } rundy i ich powtórki zostaną usunięte
    [many] { $rounds } rund i ich powtórki zostaną usunięte
   *[other] { $rounds } rundy i ich powtórki zostaną usunięte
} na zawsze. Tego nie da się cofnąć. Serie, ich wyniki i trwające gry zostają.
reset-export = Możesz najpierw wyeksportować liczby z każdej rundy, ale nie powtórki.
reset-keep = Zachowaj wszystko
reset-forget = Usuń
statistics-player = Gracz
statistics-tables = Stoły
statistics-opponents = Rywale
statistics-span = Okres

# Milestones: what was reached for the first time.
milestones-title = Kamienie milowe
milestones-about = { $reached } z { $all }, każdy za twoją grę
milestones-hide = Ukryj kamienie milowe
milestones-show = Pokaż kamienie milowe
milestone-beat = Wygrana z poziomem „{ $level }”
milestone-beat-people = Wygrana z innymi ludźmi
milestone-together = Wygrana w drużynie
milestone-series = Wygrana seria
milestone-in-a-row = { $rounds ->
    [one] { $rounds } wygrana runda z rzędu
    [few] { $rounds } wygrane rundy z rzędu
    [many] { $rounds } wygranych rund z rzędu
   *[other] { $rounds } wygranej rundy z rzędu
}
milestone-comeback = Wygrana mimo straty { $cards ->
    [one] { $cards } karty w stosiku
    [few] { $cards } kart w stosiku
    [many] { $cards } kart w stosiku
   *[other] { $cards } karty w stosiku
}
milestone-long-turn = { $cards ->
    [one] { $cards } karta zagrana w jednej turze
    [few] { $cards } karty zagrane w jednej turze
    [many] { $cards } kart zagranych w jednej turze
   *[other] { $cards } karty zagranej w jednej turze
}
milestone-no-wild = Żadnego zmarnowanego jokera, według analizy rundy
milestone-flawless = Nic nie oddane, według analizy rundy
milestone-rounds = { $rounds ->
    [one] { $rounds } rozegrana runda
    [few] { $rounds } rozegrane rundy
    [many] { $rounds } rozegranych rund
   *[other] { $rounds } rozegranej rundy
}
milestones-done = { $done } z { $of }
milestones-reached = { $count ->
    [one] Kamyk na twoją półkę
    [few] Kamyki na twoją półkę
    [many] Kamyki na twoją półkę
   *[other] Kamyki na twoją półkę
}: { $names }
milestone-days = Rozdanie dnia, { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
milestone-puzzles = { $puzzles ->
    [one] { $puzzles } rozwiązane zadanie
    [few] { $puzzles } rozwiązane zadania
    [many] { $puzzles } rozwiązanych zadań
   *[other] { $puzzles } rozwiązanego zadania
}
milestone-puzzles-in-a-row = { $puzzles ->
    [one] { $puzzles } rozwiązane zadanie z rzędu
    [few] { $puzzles } rozwiązane zadania z rzędu
    [many] { $puzzles } rozwiązanych zadań z rzędu
   *[other] { $puzzles } rozwiązanego zadania z rzędu
}

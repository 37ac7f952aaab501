# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Twój stół
lobby-table-of = Stół gracza { $name }
lobby-opening = Otwieram twój stół…
lobby-leave = Wyjdź
lobby-asks-leave = Jeśli wyjdziesz, stół zamknie się dla wszystkich, którzy tu są.
lobby-stay = Zostań
lobby-close = Zamknij stół
host-badge = gospodarz

lobby-seats = Miejsca
lobby-full = Wszystkie miejsca są zajęte.
lobby-free-about = Wolne miejsca zajmą na starcie gracze komputerowi.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Na starcie wolne miejsce zajmie komputer: { $names } ({ $level }).
    [few] Na starcie { $count } wolne miejsca zajmą komputery: { $names } ({ $level }).
    [many] Na starcie { $count } wolnych miejsc zajmą komputery: { $names } ({ $level }).
   *[other] Na starcie { $count } wolnego miejsca zajmą komputery: { $names } ({ $level }).
}
lobby-free = Wolne
lobby-sit = Usiądź tutaj
lobby-sit-at = Usiądź tutaj: { $seat }
lobby-person = Człowiek
lobby-you = { $name } (ty)
lobby-is-ready = gotowość
lobby-key = Klucz { $key }, który ma tylko tamten komputer
lobby-spectators = Oglądają
lobby-own = Tak widzą cię wszyscy. Widać tu tylko kamienie, których nikt inny nie ma.
lobby-rename = Zmień imię
lobby-away = Wyproś…
lobby-away-of = Wyproś: { $name }…
lobby-away-ask = Wyprosić gracza { $name }?
lobby-away-now = Wyproś
lobby-away-ever = Zbanuj
lobby-away-not = Anuluj

## Swapping seats, at tables with teams
lobby-swap-offer = Zamiana?
lobby-swap-offer-to = Zaproponuj zamianę miejsc: { $name }
lobby-swap = Zamień…
lobby-swap-of = Zamień miejsce: { $name }…
lobby-swap-here = Zamień
lobby-swap-both = Zamień miejsca: { $name } i { $other }
lobby-swap-not = Anuluj

lobby-rules = Zasady: { $preset }
lobby-change = Zmień…
lobby-all-rules = Wszystkie zasady…
lobby-rules-title = Zasady przy tym stole
lobby-rules-back = Wróć do poczekalni
lobby-plan = Zasady i stół
lobby-use = Zastosuj
lobby-unused = Coś się zmieniło. Zastosować?
lobby-unused-drop = Porzuć
lobby-manners = Przy stole
lobby-watching = Inni mogą oglądać
lobby-turn = Czas na turę
lobby-turn-none = Bez limitu
lobby-turn-told = { $time } na każdą turę
lobby-grace = Czekanie po utracie połączenia
lobby-grace-about = Potem inni mogą oddać miejsce graczowi komputerowemu. Po powrocie odzyskuje się swoje miejsce.
lobby-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
lobby-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}

lobby-door = Kto może dołączyć
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-of-short-code = { $label }: krótki kod
lobby-of-invite-code = { $label }: kod zaproszenia
lobby-new-code = Nowy kod
lobby-short-code-title = Krótki kod
lobby-invite-code-title = Kod zaproszenia
lobby-invite-about = Do skopiowania: potwierdza też, czyj to stół.
lobby-short-code = Odczytaj ten kod na głos: kto wpisze go w Skipstone w tej sieci, może wejść.
lobby-spoken-code = Twój stół jest otwarty. Inni wchodzą z kodem { $code }.
lobby-short-code-redrawn = Było zbyt wiele błędnych kodów, więc stół ma nowy. Zadziała za minutę.
lobby-code-redrawn = Było zbyt wiele błędnych kodów. Krótki kod stołu to teraz { $code }; zadziała za minutę.
lobby-addresses = Bez kodu: { $addresses }
lobby-not-announced = Inni nie znajdą twojego stołu w sieci. Podaj im kod lub adres.
lobby-port-held = Inni nie znajdą twojego stołu w sieci, bo inny program zajmuje port UDP 5353. Podaj im kod lub adres.
entry-knock = Pukanie
entry-code = Kod
entry-open = Otwarte
entry-knock-about = Decydujesz, kto wejdzie. Z kodem wchodzi się od razu:
entry-code-about = Wejść można tylko z kodem zaproszenia:
entry-open-about = Wejść może każdy, kto znajdzie stół. Kod do niego prowadzi:

# $words: what is said
lobby-react = Powiedz „{ $words }”

knock = { $name } chce wejść.
knock-to-watch = { $name } chce oglądać.
knock-new = Pierwszy raz tutaj.
# $day: "on Friday"
knock-known = Ostatnia wizyta: { $day }.
knock-known-before = Nie pierwszy raz tutaj.
knock-namesake = { $name }: to imię znasz z innego komputera. Czy to drugi komputer tej samej osoby, czy ktoś inny?
knock-others = { $count ->
    [one] Czeka jeszcze jedna osoba.
    [few] Czekają jeszcze { $count } osoby.
    [many] Czeka jeszcze { $count } osób.
   *[other] Czeka jeszcze { $count } osoby.
}
knock-let-in = Wpuść
knock-refuse = Odmów

lobby-lost = Utracono połączenie z gospodarzem. Łączę ponownie…
lobby-stand-up = Wolę oglądać
lobby-ready = Gramy
lobby-not-ready = Jeszcze nie
lobby-begin = Start
lobby-begin-anyway = Zacznij mimo to
lobby-reopen = Zmień coś
lobby-alone = Na razie nie ma tu nikogo poza tobą. Podaj dalej kod zaproszenia albo zacznij z graczami komputerowymi.
lobby-begin-about = Zacznij, gdy są wszyscy. Każdy zobaczy, w co zagracie, i potwierdzi gotowość.
lobby-waits = Czekamy, aż gospodarz zacznie.
lobby-say-ready = Chcesz tak zagrać? To potwierdź gotowość.
lobby-missing = Czekamy na gotowość: { $names }
lobby-watching-told = Oglądasz. Żeby grać, zajmij miejsce wolne albo gracza komputerowego.
lobby-tell-age = Wiek decyduje, kto zaczyna: wpisz swój na swoim miejscu.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Nowe od ostatniego razu
proposal-as-shown = Wszystko jest po staremu
proposal-confirm = Pasuje mi
proposal-age = { $age ->
    [one] { $age } rok
    [few] { $age } lata
    [many] { $age } lat
   *[other] { $age } roku
}
change-sits-down = Miejsce { $seat }: gra tu teraz { $name }.
change-replaces = Miejsce { $seat }: gra tu teraz { $name }, a nie { $before }.
# $name: with the level in brackets
change-computer-sits-down = Miejsce { $seat }: gra tu komputer { $name }.
change-computer-replaces = Miejsce { $seat }: gra tu teraz komputer { $name }, a nie { $before }.
change-level-unknown = nieznany
change-renamed = { $name } nazywa się teraz { $now }.
change-name-of-other = Imię { $name } ma teraz ktoś inny.
change-age = { $name } podaje wiek: { $age }.
change-no-age = { $name } nie podaje już wieku.
change-on-phone = { $name } gra teraz z telefonu.
change-off-phone = { $name } nie gra już z telefonu.
change-away = { $name }: brak połączenia, do powrotu gra komputer.
change-back = { $name } wraca.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Siedzisz tu na miejscu { $seat }, choć twój wybór to miejsce { $wished }.
surprise-name = Nazywasz się tu { $name }, choć twój wybór to { $wished }.
surprise-age = Twój wiek podano by jako { $age }.
surprise-no-age = Twojego wieku by nie podano.
surprise-bots = Gracze komputerowi są z innej wersji Skipstone: twój komputer nie sprawdzi ich ruchów, więc rundy nie da się potwierdzić.
surprise-unknown-series = Ta seria ma być ciągiem dalszym innej, której twój komputer nie widział albo której jej gospodarz nie grał: punkty są na słowo gospodarza.
surprise-other-series = To nie jest seria, którą chcesz tu kontynuować.
surprise-other-players = { $count ->
    [0] Limity czasu lub gracze komputerowi są inni niż w serii, która tu trwa dalej.
    [one] Na miejscu { $seats } siedzi kto inny niż w serii, która tu trwa dalej.
    [few] Na miejscach { $seats } siedzi kto inny niż w serii, która tu trwa dalej.
    [many] Na miejscach { $seats } siedzi kto inny niż w serii, która tu trwa dalej.
   *[other] Na miejscach { $seats } siedzi kto inny niż w serii, która tu trwa dalej.
}
surprise-other-scores = Ta seria jest ciągiem dalszym innej, którą twój komputer pamięta inaczej: po rundzie { $round } masz { $own }, a tu miałoby być { $told }.
move-stands = Masz tu już wykonany ruch i on zostaje: wysłano go do gospodarza ponownie.

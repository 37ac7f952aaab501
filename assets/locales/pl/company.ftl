# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Czat
table-chat-unread = Czat ({ $count })
table-chat-hide = Ukryj
table-spectators = Oglądają: { $names }
chat-draft = Napisz coś
chat-send = Wyślij
chat-everyone = Wszyscy
chat-partners = Partnerzy
chat-to-partners = { $name } (do partnerów)
chat-spectator = { $name } (ogląda)

## What people say at their stones
reaction-hello = Cześć!
reaction-nice = Ładnie!
reaction-good-luck = Powodzenia!
reaction-hmm = Hmm…
reaction-oh-no = O nie!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Powiedz „{ $words }” ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Twoja tura – { $title }
# What a person says, after the name and what else is told of them
table-says = mówi „{ $words }”
nudge = Szturchnij: { $name }
nudge-said = Twoja tura!

## What happens at the table. $name: a player
news-came = { $name } wchodzi.
news-watches = { $name } ogląda.
news-sat-down = { $name } siada.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] Zamieniasz się miejscem z graczem { $other }.
   *[other] { $name } i { $other } zamieniają się miejscami.
}
# $name: the other one of the two
swap-asked = { $name } chce zamienić się z tobą miejscem.
swap-agree = Zamień
swap-decline = Nie, dzięki
swap-waits = Twoja propozycja zamiany miejsc czeka: { $name }.
swap-withdraw = Wycofaj
news-swap-declined = { $name } woli nie zamieniać się miejscem.
news-swap-off = Zamiana miejsc nieaktualna: { $name }.
news-left = { $name } wychodzi.
news-kicked = Gospodarz wyprasza od stołu gracza { $name }.
news-kicked-own = Wypraszasz od stołu gracza { $name }.
news-plays-on = { $computer }, gracz komputerowy, gra dalej za gracza { $name }.
news-renamed = { $name } nazywa się teraz { $now }.
news-renamed-next = { $name } od następnej rundy nazywa się { $now }.
news-renamed-next-own = Od następnej rundy nazywasz się { $now }.
news-keeps-name = { $name } jednak zachowuje to imię.
news-keeps-name-own = Jednak zachowujesz imię { $name }.
news-away = { $name } traci połączenie.
news-not-back = { $count ->
    [one] Wciąż nie wraca: { $name }.
    [few] Wciąż nie wracają: { $name }.
    [many] Wciąż nie wracają: { $name }.
   *[other] Wciąż nie wracają: { $name }.
}
news-waits = Gospodarz chce jeszcze poczekać: { $name }.
news-back = { $count ->
    [one] { $name } wraca.
    [few] { $name } wracają.
    [many] { $name } wracają.
   *[other] { $name } wracają.
}
news-replaced = { $count ->
    [one] { $name } odchodzi od stołu: dalej gra komputer.
    [few] { $name } odchodzą od stołu: dalej grają komputery.
    [many] { $name } odchodzą od stołu: dalej grają komputery.
   *[other] { $name } odchodzą od stołu: dalej grają komputery.
}
news-replaced-away = { $count ->
    [one] { $name } nie wraca: dalej gra komputer.
    [few] { $name } nie wracają: dalej grają komputery.
    [many] { $name } nie wracają: dalej grają komputery.
   *[other] { $name } nie wracają: dalej grają komputery.
}
news-plays-next = Od następnej rundy gra { $name } w miejsce gracza { $seat }.
news-plays-next-own = Od następnej rundy grasz w miejsce gracza { $seat }.
news-watches-next = { $name } od następnej rundy ogląda, a na tym miejscu zagra komputer.
news-watches-next-own = Od następnej rundy oglądasz, a za ciebie gra komputer.
news-watches-next-for = Od następnej rundy oglądasz, a za ciebie gra { $name }.
news-out-of-time = { $name }: koniec czasu, jedna karta odrzucona automatycznie.
news-out-of-time-own = Twój czas się skończył: jedna karta odrzucona za ciebie.
said-out-of-time = Koniec czasu
news-paused = { $who ->
    [host] Gospodarz wstrzymuje grę.
   *[other] { $name } wstrzymuje grę.
}
# After an own press, or once the time of a turn is over
news-goes-on = Gra toczy się dalej.
news-resumed = { $who ->
    [host] Gospodarz wznawia grę.
   *[other] { $name } wznawia grę.
}
news-back-in-lobby = Gospodarz jest znów w poczekalni, gdzie zacznie się następna seria.
news-turn-limit = Od teraz tura może trwać { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
news-no-turn-limit = Od teraz tura nie ma limitu czasu.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] Siada gracz komputerowy: { $names }.
    [few] Siadają gracze komputerowi: { $names }.
    [many] Siadają gracze komputerowi: { $names }.
   *[other] Siadają gracze komputerowi: { $names }.
}
news-computer-level = Gracz komputerowy { $name } gra teraz na poziomie „{ $level }”.
news-computer-left = Gracz komputerowy { $name } odchodzi.
news-seats = Stół ma teraz { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
news-teams = { $teams ->
    [one] Wszyscy grają teraz w jednej drużynie.
    [few] Gracie teraz w { $teams } drużynach.
    [many] Gracie teraz w { $teams } drużynach.
   *[other] Gracie teraz w { $teams } drużyny.
}
news-no-teams = Teraz każdy gra za siebie.
news-grace = Jeśli ktoś straci połączenie, stół poczeka teraz { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
news-preset = Stół gra teraz według zestawu „{ $preset }”.
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Zmiana zasady: { $rules }.
    [few] Zmiany zasad: { $rules }.
    [many] Zmiany zasad: { $rules }.
   *[other] Zmiany zasad: { $rules }.
}

## Around the board
table-pause = Pauza
table-undo-ask = Poproś o cofnięcie
table-take-seat = Zajmij miejsce
table-seat-taken = Grasz od nowej rundy
table-seat-taken-about = Naciśnij, żeby jednak dalej oglądać.
table-watching = { $round }  ·  oglądasz

## At the seats
seat-quiet = brak odpowiedzi…
seat-away-for = nie ma, { $left }
seat-away = nie ma
seat-replaced = komputer
table-status-quiet = Czekamy. Teraz nie odpowiada: { $name }.
table-status-away = Czekamy. Bez połączenia: { $name }. Jeśli to potrwa zbyt długo, zagrać może gracz komputerowy.
table-status-away-watching = Czekamy. Bez połączenia: { $name }.
seat-given = Od następnej rundy gospodarz oddaje twoje miejsce graczowi komputerowemu. Możesz oglądać albo je zachować.
seat-given-keep = Zachowaj miejsce
seat-given-watch = Oglądam
seat-vacant = { $name } odchodzi. Chcesz to miejsce od następnej rundy?
seat-take = Zajmij miejsce: { $name }
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } odchodzi. Kto zagra tam od następnej rundy?
seat-offered-host = { $name } oddaje miejsce po tej rundzie. Kto tam potem zagra?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = Komputer
seat-offered = { $name } oddaje miejsce po tej rundzie. Chcesz je?
away-asks = { $name } od dłuższej chwili jest bez połączenia.
away-replace = Niech zagra komputer ({ $level })
away-wait = Czekaj

## Taking back
takeback-asked = { $name } chce cofnąć ostatni ruch.
takeback-agree = Jasne
takeback-refuse = Niech zostanie
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Twoje cofnięcie czeka na zgodę wszystkich.
   *[other] Twoje cofnięcie czeka na zgodę: { $names }.
}
takeback-withdraw = Wycofaj
takeback-answered = { $name } chce cofnąć ostatni ruch. { $count ->
    [0] Jeszcze nie ma wszystkich odpowiedzi.
   *[other] Czekamy na odpowiedź: { $names }.
}
takeback-done = { $who ->
    [you] Twój ostatni ruch jest cofnięty.
   *[other] Ostatni ruch gracza { $name } jest cofnięty.
}
# To who watches, in large letters
takeback-watched = { $name } prosi o cofnięcie. Czekamy na odpowiedź: { $names }.
takeback-withdrawn = { $who ->
    [you] Wycofujesz prośbę. Ruch zostaje.
   *[other] { $name } wycofuje prośbę. Ruch zostaje.
}
takeback-refused = { $who ->
    [you] Odmawiasz. Ruch zostaje.
   *[other] { $name } odmawia. Ruch zostaje.
}
takeback-over = Ruch zostaje.
takeback-lapsed = Twoja prośba o cofnięcie jest już nieaktualna. Jeśli nadal chcesz, poproś znowu.

## What keeps the game from going on
paused-title = { $who ->
    [you] Gra wstrzymana przez ciebie
    [host] Gospodarz wstrzymuje grę
   *[other] { $name } wstrzymuje grę
}
paused-in-turn = { $who ->
    [you] Gra wstrzymana przez ciebie, ale czas twojej tury biegnie dalej
   *[other] { $name } wstrzymuje grę, ale czas tej tury biegnie dalej
}
paused-about = Dopóki gra nie ruszy, nikt nie może grać, ale czat działa.
paused-go-on = Wznów
lost-title = Utracono połączenie
lost-again = Stół nie odpowiada. Kolejna próba za { $seconds } s – twoje miejsce jest bezpieczne.
lost-now = Stół nie odpowiada. Próbuję znowu – twoje miejsce jest bezpieczne.
lost-again-watching = Stół nie odpowiada. Kolejna próba za { $seconds } s.
lost-now-watching = Stół nie odpowiada. Próbuję znowu…
lost-carry-on = Jeśli komputer gospodarza przepadł na dobre, możesz grać dalej na tym, od ostatniej ukończonej rundy.
carried-on-elsewhere = { $count ->
    [one] { $names } zdaje się prowadzić dalej waszą serię na innym komputerze.
    [few] { $names } zdają się prowadzić dalej waszą serię, każde na swoim komputerze. Wybierzcie wspólnie jeden ze stołów.
    [many] { $names } zdają się prowadzić dalej waszą serię, każde na swoim komputerze. Wybierzcie wspólnie jeden ze stołów.
   *[other] { $names } zdają się prowadzić dalej waszą serię, każde na swoim komputerze. Wybierzcie wspólnie jeden ze stołów.
}
carried-on-join = Dołącz: { $name }

## Between rounds. $ready and $people: how many
ready-count = Gotowość na następną rundę: { $ready } z { $people }
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = Runda zacznie się, gdy wszyscy potwierdzą gotowość.
ready-waits = Czekamy na: { $names }.
# Said to one who isn't ready either
ready-waits-too = Czekamy na: { $names } i na ciebie.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } czeka na ciebie.
    [few] { $names } czekają na ciebie.
    [many] { $names } czekają na ciebie.
   *[other] { $names } czekają na ciebie.
}
ready-begins-in = Początek rundy za { $left }
ready-begins-now = Runda się zaczyna
ready-yes = gotowość
ready-reads = czyta
ready-away = nie ma
again-count = Chcą zagrać znowu: { $ready } z { $people }
again-yes = gra znowu
round-began = Następna runda już trwa.
round-own-turn = Teraz twoja tura.
round-back = Wróć do stołu
result-ready = Gramy
result-not-ready = Jeszcze chwila
result-begin-anyway = Zacznij bez czekania
result-wait-for = Poczekaj: { $name }

## The host closes the table. $name: who hosts
the-host = Gospodarz
closed-title = Stół jest zamknięty
closed-saved = { $name } zamyka stół; gra jest zapisana. Zostań tu, a przeczytasz, kiedy znów się otworzy.
closed-for-good = { $name } zamyka stół.
closed-handed-title = Stół się przenosi
closed-handed-to-you = { $name } przekazuje ci stół. Graj dalej tutaj, a wszyscy przejdą na twój komputer.
closed-handed-over = { $name } przekazuje stół graczowi { $other }. Przejdziesz tam, gdy tylko się otworzy.
between-title = Seria toczy się dalej
between-about = Gdy wszyscy potwierdzą gotowość, rozdamy tu następną rundę.
closed-open-again-title = Stół jest znów otwarty
closed-open-again = { $name } znów otwiera stół.
closed-kept-title = Twój drugi stół jest znów otwarty
closed-kept = { $name } znów otwiera stół, przy którym czeka twoje miejsce.
closed-new-table-title = Otwarty jest inny stół
closed-new-table-saved = { $name } otwiera inny stół. Twój dotychczasowy jest nadal zamknięty; gra jest zapisana.
closed-new-table = { $name } otwiera inny stół. Twój dotychczasowy jest zamknięty.
closed-join-new = Dołącz tam
closed-come-back = Wróć

## The end of a round
result-verified = Potwierdzone: uczciwe rozdanie, rozegrane zgodnie z zasadami.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 uwaga.
    [few] {" "}{ $notes } uwagi.
    [many] {" "}{ $notes } uwag.
   *[other] {" "}{ $notes } uwagi.
} { $shown ->
    [yes] Ukryj szczegóły
   *[no] Szczegóły…
}
result-verified-about = Nikt nie mógł wybrać tych kart, nawet gospodarz: wynikają z liczb losowych, do których się zobowiązano, zanim pokazano pierwszą. Twój program sprawdził każdy ruch. Czego żaden program nie może wiedzieć: czy gospodarz, którego komputer musi znać wszystkie karty, ich nie podglądał.
result-verified-about-watcher = Nikt nie mógł wybrać tych kart, chyba że gospodarz razem ze wszystkimi graczami, którzy podali liczby losowe. Twój program sprawdził każdy ruch. Czego żaden program nie może wiedzieć: czy gospodarz, którego komputer musi znać wszystkie karty, ich nie podglądał.
result-verified-about-host = Twój program sprawdził każdy ruch. To, co mogą potwierdzić inni, mówią ich programy.
result-not-proven-about = To nikogo nie oskarża: twój program po prostu nie mógł sprawdzić wszystkiego.
result-broken-about = Twój program znalazł coś, czego program gospodarza nie mógł zrobić przypadkiem.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = Rozdanie losowano { $number ->
    [one] { $number } raz
    [few] { $number } razy
    [many] { $number } razy
   *[other] { $number } razu
}: { $count ->
    [one] nie odpowiedział komputer gracza { $names }.
    [few] nie odpowiedziały komputery graczy: { $names }.
    [many] nie odpowiedziały komputery graczy: { $names }.
   *[other] nie odpowiedziały komputery graczy: { $names }.
}
result-dealt-without = Bez liczby losowej w rozdaniu: { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] Komputer gracza { $names } widział tę samą rundę.
    [few] Komputery graczy { $names } widziały tę samą rundę.
    [many] Komputery graczy { $names } widziały tę samą rundę.
   *[other] Komputery graczy { $names } widziały tę samą rundę.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] Komputer gracza { $names } podaje, że widział tę samą rundę, ale { $known ->
        [this-host] znasz go tylko przez tego gospodarza.
       *[new] jest dla ciebie nowy.
    }
    [few] Komputery graczy { $names } podają, że widziały tę samą rundę, ale { $known ->
        [this-host] znasz je tylko przez tego gospodarza.
       *[new] są dla ciebie nowe.
    }
    [many] Komputery graczy { $names } podają, że widziały tę samą rundę, ale { $known ->
        [this-host] znasz je tylko przez tego gospodarza.
       *[new] są dla ciebie nowe.
    }
   *[other] Komputery graczy { $names } podają, że widziały tę samą rundę, ale { $known ->
        [this-host] znasz je tylko przez tego gospodarza.
       *[new] są dla ciebie nowe.
    }
}
# How well a player’s computer is known.
key-direct = Ten komputer już znasz.
key-other-host = Ten komputer znasz ze stołu innego gospodarza.
key-this-host = Ten komputer znasz tylko przez tego gospodarza.
key-new = Ten komputer jest dla ciebie nowy.
result-played-for = Część ruchów wykonał gracz komputerowy w zastępstwie: { $names }.
result-scores-told = Wcześniejsze wyniki są na słowo gospodarza.
result-rematch = Zagraj znowu
result-waits = Następna { $what ->
    [round] runda
   *[series] seria
} zacznie się, gdy wszyscy tutaj zechcą zagrać znowu.
result-host-in-lobby = { $name } czeka znów w poczekalni. Dołącz, kiedy chcesz.
result-to-lobby = Do poczekalni

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Runda { $round }: { $words }
doubt-own-share = Niepotwierdzone: rozdanie powstało bez liczby losowej z twojego komputera.
# $from: the number of an entry in the round’s log
doubt-watched = Niepotwierdzone: ta runda była dla ciebie tylko do oglądania, bez udziału w rozdaniu. To, co widać od kroku { $from }, do siebie pasuje.
doubt-end-not-shown = Niepotwierdzone: koniec rundy nie dotarł do twojego komputera.
doubt-other-bots = Niepotwierdzone: gracze komputerowi są z innej wersji Skipstone, więc ich ruchów nie da się tu sprawdzić.
doubt-too-long = Niepotwierdzone: gracze komputerowi wykonali więcej ruchów, niż da się sprawdzić.
doubt-log-lost = Niepotwierdzone: program gospodarza uruchomiono ponownie i stracił część rundy.
doubt-other-series-before = Niepotwierdzone: u poprzedniego gospodarza seria wyglądała inaczej, według tego, co widział twój komputer. Jeden z nich powiedział coś innego.
# $count: how many rounds.
doubt-unfinished-deals = Niepotwierdzone: { $count ->
    [one] jedna wcześniejsza runda z tym lub poprzednim gospodarzem nie została ukończona
    [few] { $count } wcześniejsze rundy z tym lub poprzednim gospodarzem nie zostały ukończone
    [many] { $count } wcześniejszych rund z tym lub poprzednim gospodarzem nie zostało ukończonych
   *[other] { $count } wcześniejszej rundy z tym lub poprzednim gospodarzem nie ukończono
}. Gospodarz mógłby tak pomijać rozdania, więc twój komputer nie ma pewności co do tej rundy.
# $count: how many rounds.
doubt-kicked = Niepotwierdzone: gospodarz wyprosił cię z { $count ->
    [one] jednej wcześniejszej rundy, więc nie dokończono jej z tobą
    [few] { $count } wcześniejszych rund, więc nie dokończono ich z tobą
    [many] { $count } wcześniejszych rund, więc nie dokończono ich z tobą
   *[other] { $count } wcześniejszej rundy, więc nie dokończono jej z tobą
}. Dlatego twój komputer nie ma pewności co do tej rundy.
doubt-played-for = Niepotwierdzone: gospodarz pozwolił grać za ciebie graczowi komputerowemu mimo twojej obecności.
# $had and $limit: seconds
doubt-turn-cut-short = Niepotwierdzone: według zegara twojego komputera twoja tura skończyła się po { $had } z { $limit } sekund.
doubt-move-ignored = Niepotwierdzone: twój ruch był na czas, ale tura skończyła się bez niego.
doubt-pause-late = Niepotwierdzone: grę wstrzymano lub wznowiono w twoim imieniu długo po twojej prośbie.
doubt-unknown-signature = Niepotwierdzone: twoim kluczem podpisano coś, o czym ten program nie wie. Używasz go gdzie indziej albo odtworzono kopię zapasową?
doubt-not-present = Niepotwierdzone: nie było cię przy tej rundzie.
doubt-no-record = Niepotwierdzone: nie było cię, a gospodarz nie ma czytelnego zapisu tej rundy.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Naruszenie: gospodarz podpisał dwie różne wersje tej rundy.
breach-contract = Naruszenie: gospodarz zaczął tę rundę z zasadami, miejscami lub wynikami, które nie wynikają z poprzednich.
breach-dealer = Naruszenie: gospodarz nie wylosował rozdającego z liczb losowych wszystkich.
breach-forged = Naruszenie: w kroku { $step } gospodarz wykonał ruch za gracza.
breach-illegal = Naruszenie: w kroku { $step } gospodarz dopuścił ruch niezgodny z zasadami.
breach-differs = Naruszenie: w kroku { $step } gospodarz pokazał coś, co nie wynika z rozdania.
breach-bot = Naruszenie: w kroku { $step } gospodarz nie pozwolił graczowi komputerowemu na jego własny ruch.
breach-takeback = Naruszenie: w kroku { $step } gospodarz cofnął ruchy, które musiały zostać.
breach-takeover = Naruszenie: w kroku { $step } gospodarz bez powodu oddał miejsce graczowi komputerowemu.
breach-talk = Naruszenie: w kroku { $step } gospodarz pozwolił upomnieć kogoś, kto się nie odezwał.
breach-limits = Naruszenie: w kroku { $step } gospodarz dał graczom mniej czasu, niż uzgodniono.
breach-pause = Naruszenie: w kroku { $step } gospodarz wstrzymał lub wznowił grę w cudzym imieniu.
unfair-foreign-share = Naruszenie: gospodarz rozdał z liczbą losową za gracza, który nie mógł jej podać: { $name }.
unfair-signature = Naruszenie: gospodarz rozdał z liczbą losową bez podpisu gracza { $name }.
unfair-share = Naruszenie: gospodarz rozdał z inną liczbą losową gracza { $name } niż ta, do której zobowiązano się przed rozdaniem.
unfair-failure = Naruszenie: gospodarz bez powodu zaczął rozdanie od nowa.
unfair-secret = Naruszenie: sekret gospodarza jest inny niż ten, do którego zobowiązano się przed rozdaniem.

## The number that is the same for everyone who was shown the same
safety-number-ask = Czy wszyscy widzieli to samo?
safety-number = Odczytajcie sobie nawzajem tę liczbę: { $number }. Jeśli u kogoś jest inna, nie pokazano wam tego samego.
deal-declined-own = Gospodarz rozdał co innego niż to, na co potwierdzono twoją gotowość, więc nic nie rozdano. Sprawdź propozycję i potwierdź gotowość.
deal-declined = { $name } nie zgadza się na tę rundę, więc nic nie rozdano.

## The people in the menu
people-title = Przy stole
people-watches = ogląda
people-computer = komputer
people-watches-next = ogląda od następnej rundy
people-plays-next = gra od następnej rundy
people-gives-way = do następnej rundy, potem gra { $name }
people-take = Graj od następnej rundy w miejsce gracza { $name }
people-play = Graj
people-seat = Daj miejsce
people-seat-about = Wybierz, czyje miejsce: „Tutaj, od następnej rundy”.
people-here = Tutaj, od następnej rundy
people-watch = Oglądaj od nowej rundy
people-replace = Komputer od nowej rundy
people-as-before = Jednak nie
people-rename = Zmień imię
people-rename-about = Obowiązuje od następnej rundy.
# Below the name so far
people-renamed-next = → { $now }, od następnej rundy
people-kick-about = Od razu zagra za tę osobę komputer. Wyproszeni mogą zapukać znowu; zbanowani nie.
people-kick-about-watching = Wyproszeni mogą zapukać znowu; zbanowani nie.
people-hand-over = Przekaż
people-hand-over-about = Wszyscy grają dalej na komputerze gracza { $name }, gdy tylko stół się tam otworzy. Telefony wejdą z nowym kodem.
people-hand-over-yes = Przekaż stół
people-mute = Wycisz
people-hear = Wyłącz wyciszenie
people-entry = Kto może wejść
people-turns = Czas na turę
people-turns-about = Działa od razu: kto właśnie gra, ma odtąd tyle czasu. Między rundami wszyscy jeszcze raz potwierdzają gotowość.
people-turn-free = Bez limitu
people-turn-seconds = { $seconds } s
people-banned = Zbanowani
people-unban = Odbanuj

## The menu
menu-kept-hosted = Stół zamknie się dla wszystkich, ale gra jest zapisana dokładnie w tym miejscu. Wybierz „Kontynuuj” na ekranie tytułowym, żeby go znów otworzyć, a inni będą mogli wrócić.
menu-unsaved-hosted = Stół zamknie się dla wszystkich. Ostatnich ruchów nie da się teraz zapisać: przetrwają tylko, dopóki Skipstone jest otwarty.
menu-leave-sure = Odejść od stołu?
menu-goes-on = Inni grają dalej, a twoje miejsce przejmie komputer. Wróć, a miejsce znów będzie twoje, chyba że gospodarz odda je komuś innemu.
menu-stay-watching = Oglądaj dalej
menu-watched = Inni grają dalej bez ciebie.

## What can’t be done
denied-late = Na stole właśnie coś się zmieniło – spójrz jeszcze raz.
denied-not-seated = Mogą to robić tylko gracze.
denied-not-now = Teraz to niemożliwe.
denied-seat-taken = To miejsce jest zajęte.
denied-partners-silent = Partnerzy nie rozmawiają podczas tur swojej drużyny. Zachowaj to na później!
denied-too-fast = Trochę za szybko. Poczekaj chwilę.
denied-name-taken = Ktoś przy tym stole ma już to imię.
denied-stone-taken = Ktoś przy tym stole ma już wybrany przez ciebie kamień, więc masz tu inny.
denied-player-kicked = Gospodarz wyprosił kogoś z tej rundy, więc każdy ruch zostaje.

## Table manners
table-draw-card = Dobierz
table-status-draw = Twoja tura! Najpierw dobierz karty ze stosu dobierania.
manners-ahead = { $name } gra poza kolejką.
manners-catch = Przyłap
manners-talked = { $name } gada w turze własnej drużyny.
manners-call = Upomnij
chat-audience = Kto to czyta

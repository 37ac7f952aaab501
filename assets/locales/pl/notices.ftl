# What the player must be told wherever they are.

notice-dismiss = Jasne
notice-show-report = Pokaż raport
notice-crashed = Przepraszamy, Skipstone zatrzymał się przez błąd. Twoja gra jest zapisana. Raport dla twórców nie zawiera twoich kart, imion ani kluczy.
notice-no-viewer = Nie znaleziono programu, który pokaże raport. Leży w { $path }.
notice-other-profile = Użyj innego profilu
notice-unsaved = Jeszcze nie zapisano. { $why } Możesz grać dalej; każdy ruch próbuje na nowo.
unsaved-lost = { $why } { $moves ->
    [0] Przepadną ostatnie zmiany
    [one] Przepadnie jeden ruch
    [few] Przepadną { $moves } ruchy
    [many] Przepadnie { $moves } ruchów
   *[other] Przepadnie { $moves } ruchu
}.
unsaved-disk-full = Dysk jest pełny.
unsaved-asks-close = { $lost } Zamknąć Skipstone mimo to?
unsaved-asks-switch = { $lost } Użyć innego profilu mimo to?
unsaved-cancel = Anuluj
unsaved-close = Zamknij mimo to
unsaved-switch = Użyj mimo to
notice-setting = { $path }: nieprawidłowa wartość { $found } dla { $key }; oczekiwano: { $allowed }. Użyto wartości domyślnej.
setting-one-of = jedna z wartości { $values }
setting-name = wiersz do 64 bajtów
setting-interfaces = "all", "loopback", "none" lub nazwy interfejsów rozdzielone przecinkami
setting-number = liczba od { $low } do { $high }
notice-series-gone = Tej gry już nie ma.
notice-series-no-round = W tej grze nie ma rundy do ćwiczenia.
notice-no-key = Nie udało się utworzyć klucza, po którym inni cię rozpoznają: { $why }
notice-no-table = Nie można otworzyć twojego stołu. { $why }
notice-no-home-dir = W tym systemie nie masz folderu domowego, więc po zamknięciu okna nic nie zostanie zapisane.

store-error-in-use = Inne okno Skipstone używa danych tego gracza. Dopóki go nie zamkniesz, nic się tu nie zapisze.
store-error-unusable = Nie można użyć { $path }: { $why }.
store-error-damaged = Plik { $path } jest uszkodzony ({ $why }). Zachowano go jako { $now } i założono nowy.
store-error-newer = Twoje dane w { $path } pochodzą z nowszej wersji Skipstone i zostają nietknięte. Zaktualizuj Skipstone albo użyj innego profilu.
store-error-foreign = Plik { $path } należy do innego programu. Zachowano go jako { $now } i założono nowy.
store-error-unreleased = Plik { $path } pochodzi ze Skipstone sprzed wersji 0.1.0. Zachowano go jako { $now } i założono nowy.
store-error-library-format = Plik { $path } ma zbyt stary format, żeby go odczytać. Zachowano go jako { $now } i założono nowy.
store-error-value = Nie można odczytać wpisu ({ $what } { $key }: { $why }). Został bez zmian.
store-error-round = Trwającej rundy nie można kontynuować ({ $why }). Odłożono ją i zostanie rozdana od nowa.

cause-full = dysk jest pełny
cause-read-only = tylko do odczytu
cause-denied = brak dostępu
notice-played-for-you = Niektóre ruchy wykonał za ciebie gracz komputerowy. Poza tym to uczciwe rozdanie, rozegrane zgodnie z zasadami.
notice-round = Runda { $number }: { $words }
notice-broken-round = Gospodarz złamał zasady rundy. Podpisany dowód jest w { $path }; „skipstone verify” pokaże każdemu, czego dowodzi.

# Getting to somebody's table.

join-title = Dołącz do stołu
join-where = Adres lub kod
join-where-example = K7M-4RX, 192.168.1.20 lub 0A5K2-…
join-play = Graj
join-watch = Oglądaj
join-go = Dołącz
join-found = Stoły w tej sieci
join-looking = Szukam stołów… Jeśli nie ma tu twojego, wpisz jego adres lub kod zaproszenia.
join-looking-off = Szukanie stołów jest wyłączone w ustawieniach. Nadal możesz dołączyć adresem lub kodem zaproszenia.
join-looking-failed = W tej sieci nie da się szukać stołów. Nadal możesz dołączyć adresem lub kodem zaproszenia.
join-looking-port-held = Inny program nie pozwala Skipstone szukać stołów: zajmuje port UDP 5353. Nadal możesz dołączyć adresem lub kodem zaproszenia.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } prowadzi dalej waszą serię. Grają: { $names }
join-free = { $free ->
    [0] wszystkie miejsca zajęte ({ $seats })
    [one] 1 wolne miejsce z { $seats }
    [few] { $free } wolne miejsca z { $seats }
    [many] { $free } wolnych miejsc z { $seats }
   *[other] { $free } wolnego miejsca z { $seats }
}
join-kept = twoje miejsce czeka
join-kept-claimed = może tu czekać twoje miejsce
join-host-known = znajomy stół
join-host-claimed = może to znany ci gospodarz
join-is-code = Kod zaproszenia do stołu pod adresem { $address }.
join-is-computer = { $host }, port { $port }
join-is-computer-with-code = Krótki kod stołu: { $host }, port { $port }.
join-is-short-code = Krótki kod stołu „{ $table }”.
join-short-code-looking = Krótki kod. W tej sieci nie ma jeszcze żadnego stołu: poczekaj chwilę albo wpisz przed nim adres, np. 192.168.1.20/K7M-4RX.
join-short-code-address = Krótki kod. Szukanie stołów jest wyłączone, więc wpisz przed nim adres, np. 192.168.1.20/K7M-4RX.
join-short-code-choose = Krótki kod. Stołów jest więcej niż jeden: wybierz stół gospodarza, od którego masz kod. Próba przy innym liczyłaby się tam jako błędna.
# Where several tables are on the network. $code: the short code
join-which-host = Od kogo masz kod { $code }?
join-which-host-about = Wybierz ten stół albo naciśnij jego numer. Próba przy innym liczyłaby się tam jako błędna.
join-address-code-letter = To nie jest kod stołu: spójrz jeszcze raz. Kody mają cyfry od 2 do 9 i litery { $letters }, ale nie „{ $letter }”.
# $address: what was typed, with the port
join-address-code-almost = To nie jest kod stołu: spójrz jeszcze raz. Kody mają cyfry od 2 do 9 i litery { $letters }, ale nie „{ $letter }”. Jeśli to nazwa komputera, wpisz { $address }.
join-address-code-almost-length = To nie jest kod stołu: liter i cyfr w kodzie jest { $letters }. Jeśli to nazwa komputera, wpisz { $address }.
join-address-code-length = Liter i cyfr w krótkim kodzie jest { $letters }.

join-address-empty = Wpisz adres gospodarza lub kod zaproszenia. Gospodarz widzi oba w poczekalni.
join-address-letter = „{ $letter }” nie występuje w kodach zaproszenia. Składają się z cyfr i liter bez U.
join-address-short = To jeszcze nie cały kod zaproszenia: liter { $letters }, a trzeba co najmniej 30.
join-address-typo = W kodzie zaproszenia jest literówka. Porównaj go z kodem gospodarza.
join-address-newer = Ten kod pochodzi z nowszej wersji Skipstone. Zaktualizuj swoją.
join-address-port = „{ $port }” to nie port. Porty to liczby od 1 do 65535.
join-address-host = „{ $host }” to ani adres, ani kod zaproszenia.

## Waiting
join-of-code = stół z twojego kodu zaproszenia
join-calling = Łączę: { $table }…
join-calling-about = To potrwa najwyżej kilka sekund.
join-knocked = Pukasz: { $table }.
join-knocked-about = Czekamy, aż gospodarz wpuści cię jako „{ $name }”.
join-knocked-watch-about = Czekamy, aż gospodarz wpuści cię jako „{ $name }”, do oglądania.
join-knocked-once = Wystarczy zrobić to raz.
join-cancel = Anuluj

## Why not
join-failed = Nie udało się dołączyć: { $table }
join-over = Nie ma cię już przy stole: { $table }
join-again = Spróbuj znowu
join-knock = Zapukaj znowu
join-watch-instead = Wolę oglądać
join-choose = Inny stół
join-home = Na ekran tytułowy
join-other-code = Wróć do kodu
join-unknown = Nie ma tu komputera o nazwie „{ $name }”.
join-unknown-or-code = Nie ma tu komputera o nazwie „{ $name }” i nie jest to też kod stołu: kody mają tylko cyfry od 2 do 9 i litery { $letters }.
join-unknown-next = Sprawdź pisownię albo użyj adresu, który wygląda jak 192.168.1.20. Port to { $port }, chyba że gospodarz poda inny.
join-no-network-next = Czy ten komputer jest połączony z siecią?
join-nothing-answers = { $near ->
    [true] Komputer stołu nie odpowiada.
   *[false] Brak odpowiedzi: { $address }.
}
join-nothing-answers-next = Czy stół jest jeszcze otwarty? Jeśli tak, zapora na komputerze gospodarza musi przepuszczać Skipstone: port UDP { $port }.
join-alike = Adres { $address }, klucz { $key }
kept-at-other-table = To nowy stół. Twoje miejsce przy „{ $table }” czeka, aż { $name } znów otworzy tamten.
join-kept-not-open = „{ $table }” nie jest teraz otwarty
join-kept-closed = Komputer gospodarza nie odpowiada. Miejsce pozostaje twoje.
join-kept-closed-watched = Zostań tu: gdy tylko stół znów się otworzy, wrócisz do niego, nawet jeśli zmienił adres. Jeśli jest teraz otwarty, sprawdź, czy oba komputery są w tej samej sieci.
join-kept-closed-next = Wróć, gdy gospodarz znów otworzy stół. Jeśli jest otwarty, sprawdź, czy oba komputery są w tej samej sieci.
join-other-network = Brak odpowiedzi: { $address } jest w innej sieci niż ten komputer.
join-other-network-next = Połącz się z tą samą siecią, np. z tym samym Wi-Fi, i spróbuj znowu.
join-unreachable = { $near ->
    [true] Komputer stołu jest stąd nieosiągalny.
   *[false] Adres { $address } jest stąd nieosiągalny.
}
join-unreachable-next = Sprawdź adres: czy nie brakuje cyfry albo czy nie ma błędnej?
join-no-address = Ten stół nie podaje, jak do niego dotrzeć.
join-no-address-next = Poproś gospodarza o kod zaproszenia lub adres. Oba są w poczekalni.
join-other-protocol = Pod adresem { $address } nie ma stołu Skipstone, który ta wersja rozumie.
join-other-protocol-next = Ty i gospodarz potrzebujecie tej samej wersji Skipstone. Twoja to { $version }.
join-busy = Gospodarz nie przyjmie teraz więcej połączeń.
join-busy-next = Spróbuj za chwilę.
join-key-changed = To nie jest gospodarz, którego znasz
join-key-changed-next = Ten stół miał wcześniej inny klucz. Może gospodarz ma Skipstone zainstalowany od nowa lub na innym komputerze, a może ktoś się pod gospodarza podszywa. Zapytaj gospodarza, zanim dołączysz, i porównaj nowy klucz z tym w jego poczekalni.
join-key-before = Klucz, który znasz
join-key-now = Klucz pokazany teraz
join-key-stay = Nie dołączaj
join-key-anyway = Dołącz mimo to
join-unexpected-key = Komputer, który odpowiada, to nie gospodarz z listy.
join-unexpected-key-next = Ma inny klucz, więc może ktoś podszywa się pod gospodarza. Poproś gospodarza o kod zaproszenia i dołącz z nim.
join-not-the-table = To nie jest stół z tego kodu zaproszenia.
join-not-the-table-next = Poproś gospodarza o aktualny kod.
join-lost-next = Spróbuj znowu. Jeśli to się powtarza, zapytaj gospodarza, czy stół jest jeszcze otwarty.
join-protocol-violation = Program gospodarza przesłał coś bez sensu: { $why }.
join-protocol-violation-next = Takiej grze nie można było dalej ufać. Porównajcie wersje Skipstone i zaktualizujcie obie.
join-version = Gospodarz ma wersję { $app }, a ty { $own }. Nie działają razem.
join-version-host = Gospodarz musi zaktualizować Skipstone.
join-version-guest = Zaktualizuj swoją wersję Skipstone.
join-full = Wszystkie miejsca są zajęte.
join-full-next = Możesz oglądać i zagrać od następnej rundy, jeśli jakieś miejsce ma gracz komputerowy.
join-no-watching = Nikt więcej nie może oglądać tego stołu.
join-no-watching-next = Poproś gospodarza, żeby zezwolił na oglądanie w poczekalni.
join-not-let-in = Gospodarz cię nie wpuścił.
join-not-let-in-next = Może nikt akurat nie patrzył. Zapytaj gospodarza i zapukaj znowu.
join-code-needed = Do tego stołu potrzebny jest kod zaproszenia.
join-code-needed-next = Poproś gospodarza o kod i wpisz go zamiast adresu.
join-wrong-short-code = To nie jest kod tego stołu albo już nim nie jest. { $tries ->
    [0] Nie masz więcej prób, dopóki stół nie dostanie nowego kodu.
    [one] Została ci jedna próba.
    [few] Zostały ci { $tries } próby.
    [many] Zostało ci { $tries } prób.
   *[other] Zostało ci { $tries } próby.
}
join-wrong-short-code-next = Poproś gospodarza o aktualny kod albo sprawdź stół i adres.
join-codes-paused = Przy tym stole było zbyt wiele błędnych kodów, więc ma teraz nowy.
join-codes-paused-next = Poproś gospodarza o nowy kod i spróbuj znowu za { $seconds ->
    [one] jedną sekundę.
    [few] { $seconds } sekundy.
    [many] { $seconds } sekund.
   *[other] { $seconds } sekundy.
}
join-wrong-code = Kod zaproszenia jest błędny lub nieaktualny. { $tries ->
    [0] Na razie nie możesz próbować znowu.
    [one] Została ci jedna próba.
    [few] Zostały ci { $tries } próby.
    [many] Zostało ci { $tries } prób.
   *[other] Zostało ci { $tries } próby.
}
join-wrong-code-next = Poproś gospodarza o aktualny kod.
join-banned = Gospodarz cię zbanował.
join-banned-next = Tylko gospodarz może to cofnąć.
join-name-taken = Ktoś przy tym stole ma już twoje imię.
join-name-taken-next = Dołącz pod innym: obowiązuje tylko przy tym stole.
join-no-seat = Przy otwartym teraz stole nie masz miejsca.
join-no-seat-next = Dołącz do niego – może jest wolne miejsce. Miejsce zachowane przy wcześniejszym stole pozostaje twoje.

network-in-use = Port { $port } jest zajęty przez inny program.
network-not-allowed = Ten system nie pozwala Skipstone używać portu { $port }.
network-not-here = { $address } to nie adres tego komputera.
network-other = Nie można użyć sieci tego komputera: { $why }

lost-ended = Połączenie zakończone przez gospodarza.
lost-silent = Utracono połączenie.
lost-restarted = Program gospodarza został uruchomiony ponownie.
lost-misunderstood = Program gospodarza jest niezrozumiały: { $why }.
lost-broken = Połączenie zawiodło: { $why }.

farewell-back-later = { $name } wychodzi. Gra ruszy dalej po powrocie.
farewell-handed-over = Gra toczy się dalej na innym komputerze. Gdy tylko stół się tam otworzy, będzie na tej liście.
farewell-kicked = { $name } wyprasza cię od stołu, więc miejsce na ciebie nie czeka.
farewell-kicked-next = Żeby wrócić, zapukaj znowu.
farewell-banned = { $name } banuje cię przy tym stole. Nie możesz wrócić.
farewell-replaced = Grasz teraz z innego okna lub komputera.
farewell-too-slow = Twoje połączenie jest za wolne, żeby nadążyć za grą.
farewell-misunderstood = Programy się nie rozumieją. Ty i gospodarz potrzebujecie tej samej wersji Skipstone.

introduction-title = Jak masz na imię przy stole?
introduction-about = Tak widzą cię inni. Jedno i drugie możesz później zmienić, w ustawieniach i w poczekalni.
introduction-name = Twoje imię
introduction-name-example = Twoje imię
introduction-nameless = …
introduction-stone = Twój kamień
introduction-no-name = Najpierw wpisz imię. Może być dowolne i można je potem zmienić.
introduction-sit = Usiądź
introduction-cancel = Anuluj
join-wanted = Po co

# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Twoja tura:
phone-choose = zagraj kartę albo odrzuć jedną, żeby zakończyć turę
phone-nothing-fits = nic nie pasuje na stosy budowy: odrzuć kartę, żeby zakończyć turę
phone-draw = najpierw dobierz karty
phone-promise = teraz zagraj ze stosiku { $rank ->
    [0] jokera
   *[other] { $rank }
}
phone-pass = nie ma czego zagrać ani dobrać: możesz spasować
phone-empty-hand = twoja ręka jest pusta: zagraj ze stosiku lub ze stosów odrzuconych
phone-held = { $can ->
    [both] zagraj lub odrzuć
    [play] zagraj
   *[discard] odrzuć
} { $rank ->
    [0] jokera
   *[other] { $rank }
}
phone-next = następna { $rank }
phone-play = zagraj { $rank }
phone-discard = odrzuć
phone-say-ready = Potwierdź, gdy chcesz zaczynać.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] Grasz w drużynie z graczem { $names }
    [few] Grasz w drużynie z graczami: { $names }
    [many] Grasz w drużynie z graczami: { $names }
   *[other] Grasz w drużynie z graczami: { $names }
}
phone-renamed = Nazywasz się teraz { $now }.
phone-tell-age = Wiek decyduje, kto zaczyna: wpisz swój poniżej.
phone-name-empty = Najpierw wpisz imię.
phone-name-long = To imię jest za długie.
phone-leave-lobby = Twoje miejsce zwolni się dla innych.
phone-not-verified = Gra z telefonu: udział tego miejsca w rozdaniu przejmuje komputer gospodarza, więc to miejsce nie może go sprawdzić.

## The way in
phone-knocking = Pukam. Gospodarz musi cię wpuścić.
phone-ask-code = Poproś gospodarza o kod z końca adresu dla telefonów i wpisz go poniżej.
phone-closed = Gospodarz nie wpuszcza już telefonów.
phone-table-closed = Stół został zamknięty przez gospodarza.
phone-handed-over = Gra toczy się dalej na innym komputerze. Tam jest nowy adres i nowy kod.
phone-back-later = Gospodarza nie ma. Gra ruszy dalej, gdy wróci.
phone-elsewhere = To miejsce jest otwarte w innej karcie lub na innym urządzeniu.
phone-kicked = Gospodarz wyprosił cię od stołu. Żeby wrócić, zapukaj jeszcze raz.
phone-banned = Gospodarz zbanował cię przy tym stole.
phone-left = Nie ma cię już przy stole.
phone-lost = Stół nie odpowiada.

## The host’s switch, and the badge of those who come by it
phones-may-join = Telefony mogą dołączać
phones-about = Znajomi grają w przeglądarce telefonu, bez instalowania czegokolwiek.
phones-scan = Zeskanuj to aparatem telefonu albo wpisz adres w jego przeglądarce.
phones-unsafe = Każdy w tej sieci mógłby odczytać lub zmienić to, co wysyła telefon, a jego udział w rozdaniu przejmuje twój komputer.
phones-failed = Telefony nie mogą dołączyć: sieć tego komputera na to nie pozwala.
phone-badge = telefon
phone-badge-about = Gra z telefonu: udział tego miejsca w rozdaniu przejmuje komputer gospodarza, więc to miejsce nie może go sprawdzić.
phones-scan-short = Zeskanuj, by dołączyć
phones-seats = { $seats ->
    [one] 1 wolne miejsce
    [few] { $seats } wolne miejsca
    [many] { $seats } wolnych miejsc
   *[other] { $seats } wolnego miejsca
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = Kto grał z telefonu: { $names }. Te karty trzymał komputer gospodarza.

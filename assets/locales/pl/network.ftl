# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = Nie widać stołu?
network-looking = Sprawdzam ten komputer i jego sieci…
network-looking-about = To potrwa do dziesięciu sekund. Z adresem trochę dłużej.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] Na tym komputerze nie widać niczego, co utrudniałoby znalezienie stołów.
        [one] Niczego pewnego nie znaleziono, ale jedna rzecz może być przyczyną.
        [few] Niczego pewnego nie znaleziono, ale { $possible } rzeczy mogą być przyczyną.
        [many] Niczego pewnego nie znaleziono, ale { $possible } rzeczy może być przyczyną.
       *[other] Niczego pewnego nie znaleziono, ale { $possible } rzeczy może być przyczyną.
    }
    [one] Jedna rzecz nie pozwala znaleźć stołów.
    [few] { $causes } rzeczy nie pozwalają znaleźć stołów.
    [many] { $causes } rzeczy nie pozwala znaleźć stołów.
   *[other] { $causes } rzeczy nie pozwala znaleźć stołów.
}
network-again = Sprawdź znowu
network-address = Adres stołu
network-address-example = 192.168.1.20 lub 0A5K2-…
network-try = Sprawdź adres
network-address-about = Jest na ekranie gospodarza: Skipstone powie, jak daleko dociera pakiet. Może być też kod zaproszenia.
network-address-short-code = W krótkim kodzie nie ma adresu. Na ekranie gospodarza adres jest pod nim.
network-section-cause = Co nie pozwala znaleźć stołów
network-section-possible = Co może być przyczyną
network-section-unknown = Czego nie da się ustalić
network-section-fine = Co działa
network-section-general = Czego nie widzi żaden program

## Causes
network-discovery-off = Skipstone nie ogłasza stołów ani nie szuka ich w żadnej sieci.
network-discovery-off-next = W ustawieniach, w pozycji „Stoły w sieci”, wybierz „Wszędzie”. Do tego czasu do stołu prowadzi tylko adres lub kod zaproszenia.
network-loopback-only = Skipstone ogłasza stoły i szuka ich tylko na tym komputerze.
network-loopback-only-next = W ustawieniach, w pozycji „Stoły w sieci”, wybierz „Wszędzie”.
network-interfaces-missing = W ustawieniach podano sieć { $names }, a takiej tu nie ma.
network-interfaces-missing-next = W ustawieniach, w pozycji „Stoły w sieci”, wybierz „Wszędzie”.
network-no-network = Ten komputer nie jest w żadnej sieci.
network-no-network-next = Połącz się z tym samym Wi-Fi co inni albo podłącz kabel. Gdy nie ma ani tego, ani tego, siecią jest też hotspot telefonu.
network-port-held = Inny program zajmuje port UDP 5353 i nikomu go nie udostępnia, więc nie da się ogłosić ani znaleźć żadnego stołu.
network-port-held-next = { $system ->
    [windows] Zamknij go: często to starszy Bonjour albo program do muzyki. W terminalu pokaże go netstat -abno -p UDP. Do tego czasu do stołu prowadzi adres lub kod zaproszenia.
    [macos] Zamknij go: w terminalu pokaże go sudo lsof -i UDP:5353. Do tego czasu do stołu prowadzi adres lub kod zaproszenia.
   *[linux] Zamknij go: w terminalu pokaże go sudo ss -ulpn 'sport = :5353'. Do tego czasu do stołu prowadzi adres lub kod zaproszenia.
}
network-port-half-held = Inny program zajmuje port UDP 5353 jednej wersji IP i nikomu go nie udostępnia. Stoły można znaleźć tylko przez drugą wersję.
network-local-network-denied = macOS nie wpuszcza Skipstone do sieci lokalnej.
network-local-network-denied-next = Włącz Skipstone w Ustawieniach systemowych, w „Prywatność i ochrona”, „Sieć lokalna”, i uruchom grę ponownie.
network-send-refused = Ten komputer nie pozwala Skipstone niczego wysyłać w sieci { $network }.
network-send-refused-next = { $system ->
    [windows] Przepuść Skipstone w zaporze Windows dla sieci prywatnych albo w zaporze swojego programu ochronnego.
    [macos] Przepuść Skipstone w zaporze swojego programu ochronnego.
   *[linux] Zezwól w zaporze tego komputera na wychodzące UDP, do portu 5353 i do portu stołu.
}
network-send-refused-vpn = VPN { $vpn } niczego nie przepuszcza do sieci { $network }.
network-send-refused-vpn-next = Na czas gry wyłącz VPN lub jego kill switch albo zezwól w jego ustawieniach na sieć lokalną.
network-send-failed = W sieci { $network } nie da się niczego wysłać do innych.
network-send-failed-next = Rozłącz się z tą siecią i połącz ponownie. Jeśli to nie pomoże, do stołu prowadzi adres lub kod zaproszenia.
network-not-heard-back = Własna wiadomość tego komputera nie wróciła w sieci { $network }: odrzuca ją zapora na tym komputerze.
network-not-heard-back-next = { $system ->
    [windows] Przepuść Skipstone w zaporze Windows dla sieci prywatnych albo w zaporze swojego programu ochronnego.
    [macos] W Ustawieniach systemowych, w „Sieć”, „Zapora sieciowa”, „Opcje”, zezwól Skipstone na połączenia przychodzące.
   *[linux] Wpuść port UDP 5353 i port stołu: w ufw przez sudo ufw allow 5353/udp i sudo ufw allow 7462/udp, w firewalld przez usługę mdns i regułę dla 7462/udp.
}
network-vpn-takes-network = To, co jest przeznaczone do sieci { $network }, trafia zamiast tego do VPN { $vpn }.
network-vpn-takes-network-next = Na czas gry wyłącz VPN albo zezwól w jego ustawieniach na sieć lokalną (często jako „dostęp do LAN” lub „split tunneling”).
network-public = Windows uważa tę sieć za publiczną i ukrywa w niej ten komputer.
network-public-next = W Ustawieniach, w „Sieć i Internet”, otwórz właściwości sieci i wybierz „Sieć prywatna”. Rób to tylko w domu.
network-firewall-blocks-all = Zapora macOS blokuje wszystkie połączenia przychodzące.
network-firewall-blocks-all-next = W Ustawieniach systemowych, w „Sieć”, „Zapora sieciowa”, „Opcje”, wyłącz „Blokuj wszystkie połączenia przychodzące”.
network-other-subnet = Jakiś stół jest ogłaszany pod adresem { $theirs }, ale ten komputer ma adres { $ours }: to dwie sieci.
network-other-subnet-next = Połącz się z tym samym Wi-Fi lub routerem co gospodarz. Jeśli router łączy obie sieci, adres i tak zadziała.
network-name-unknown = Nie ma tu komputera o nazwie { $name }.
network-name-unknown-next = Wpisz adres z cyfr, który jest na ekranie gospodarza.

## How far a packet gets
network-reach-table = Pod adresem { $to } odpowiada stół.
network-reach-busy = Stół pod adresem { $to } odpowiada, ale nie przyjmie teraz więcej połączeń.
network-reach-busy-next = Zaczekaj minutę i spróbuj znowu.
network-reach-other-program = Pod adresem { $to } coś odpowiada, ale nie jest to stół tej wersji Skipstone.
network-reach-other-program-next = Porównaj port z tym na ekranie gospodarza, a wersje ze sobą.
network-reach-nothing-listens = Komputer pod adresem { $to } działa i mówi, że na tym porcie nie ma otwartego stołu.
network-reach-nothing-listens-next = Porównaj port z tym na ekranie gospodarza. Jeśli się zgadza, gości odrzuca zapora na komputerze gospodarza: musi wpuszczać port UDP { $port }.
network-reach-not-allowed = Ten komputer niczego nie wysyła pod adres { $to }: zabrania mu tego zapora lub VPN.
network-reach-not-allowed-next = Przepuść Skipstone w zaporze tego komputera. Jeśli jest włączony VPN, wyłącz go na czas gry albo zezwól w jego ustawieniach na sieć lokalną.
network-reach-no-route = Nie ma stąd drogi do { $to }: ten komputer nie jest w tamtej sieci.
network-reach-no-route-next = Połącz się z tym samym Wi-Fi lub routerem co gospodarz albo uruchom tunel między wami.
network-reach-nobody-there = Żaden komputer nie ma tu adresu { $to }, choć inne urządzenia tej sieci się odezwały.
network-reach-nobody-there-next = Porównaj adres z tym na ekranie gospodarza: mógł się zmienić. Jeśli jesteście w Wi-Fi dla gości, przejdźcie do głównego Wi-Fi.
network-reach-kept-apart = Pod adresem { $to } nikt nie odpowiada i nie odezwało się żadne inne urządzenie tej sieci: pewnie oddziela ona urządzenia od siebie, jak Wi-Fi dla gości.
network-reach-kept-apart-next = Połącz oba komputery z głównym Wi-Fi albo oba z hotspotem telefonu. Jeśli router ma ustawienie izolacji klientów, wyłącz je.
network-reach-rejected = Komputer pod adresem { $to } działa, ale jego zapora odrzuca gości.
network-reach-rejected-next = Na komputerze gospodarza wpuść port UDP { $port }.
network-reach-dropped = Komputer pod adresem { $to } działa, ale przez UDP nic nie wraca: odrzuca to zapora tam lub po drodze albo stół jest zamknięty.
network-reach-dropped-next = Na komputerze gospodarza wpuść port UDP { $port }. W biurze lub hotelu może go blokować sama sieć.
network-reach-silent = Z adresu { $to } nic nie wraca. Nie da się ustalić, czy ten komputer jest w sieci.
network-reach-silent-next = Czy stół jest otwarty, a adres dobry? Jeśli tak, wpuść na komputerze gospodarza port UDP { $port }. Jeśli jesteście w Wi-Fi dla gości, przejdźcie do głównego Wi-Fi.
network-reach-silent-tunnel = Z adresu { $to } nic nie wraca przez tunel.
network-reach-silent-tunnel-next = Czy tunel działa na obu końcach i czy każdy koniec wpuszcza adres drugiego? Czy to adres gospodarza w tunelu?
network-reach-other-network = Z adresu { $to } nic nie wraca. Jest w innej sieci niż ten komputer.
network-reach-other-network-next = Połącz się z tym samym Wi-Fi lub routerem co gospodarz. Z innego miejsca potrzebujecie tunelu między wami.

## Possible causes
network-announcement-missing = Stół pod adresem { $to } odpowiada, ale jego ogłoszenie tu nie dociera: sieć zatrzymuje multicast albo gospodarz go nie ogłasza.
network-announcement-missing-next = Dołącz adresem lub kodem zaproszenia: działa tak samo dobrze. Może w routerze jest włączone „IGMP snooping” albo filtr multicastu.
network-vpn-is-default = VPN { $vpn } jest włączony. Wiele VPN-ów przepuszcza innych z własnej sieci, niektóre nie.
network-vpn-is-default-next = Jeśli inni cię nie znajdują, na czas gry wyłącz VPN lub jego kill switch albo zezwól w jego ustawieniach na sieć lokalną.
network-only-tunnel = Do innych prowadzi tylko tunel { $network }, a w nim nic nie jest ogłaszane.
network-only-tunnel-next = Do stołów dołącza się tam adresem lub kodem zaproszenia.
network-no-lease = Żaden router nie nadał temu komputerowi adresu w sieci { $network }.
network-no-lease-next = Połącz się z Wi-Fi ponownie albo sprawdź kabel. Między dwoma komputerami na jednym kablu to normalne.
network-several = Ten komputer jest w kilku sieciach: { $names }. Inni znajdą go tylko w tej, w której sami są.
network-several-next = Jeśli inni cię nie znajdują, wyłącz Wi-Fi na komputerze z kablem albo porównajcie adresy.
network-only-ipv6 = Ten komputer ma tylko adresy IPv6. Urządzenia, które mają tylko IPv4, go nie znajdą.
network-only-ipv6-next = Wpisz jego adres w nawiasach, jak [fd00::20]:7462, albo włącz DHCP w routerze.
network-nobody-heard = W tej sieci nie odezwało się żadne inne urządzenie. Albo nie ma takiego, które coś wysyła, albo sieć oddziela urządzenia od siebie.
network-nobody-heard-next = W Wi-Fi dla gości lub w hotelu połączcie się z głównym Wi-Fi albo wszyscy z hotspotem telefonu. Jeśli to nie to, sprawdź adres stołu.
network-own-table-unheard = Ogłoszenie twojego stołu nie wróciło, choć inne wiadomości tego komputera wróciły.
network-own-table-unheard-next = Sprawdź znowu za kilka sekund. Jeśli nic się nie zmieni, zamknij stół i otwórz go ponownie; do tego czasu prowadzi do niego adres lub kod zaproszenia.
network-firewall-on = Włączona zapora: { $firewall }. Nie da się ustalić, czy wpuszcza Skipstone.
network-firewall-on-ufw-next = Jeśli inni nie znajdują twojego stołu albo do niego nie docierają: sudo ufw allow 7462/udp i sudo ufw allow 5353/udp; dla telefonów także sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Jeśli inni nie znajdują twojego stołu albo do niego nie docierają: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; dla telefonów także --add-port=7463/tcp.
network-firewall-on-windows-next = Jeśli inni nie docierają do twojego stołu: w Zabezpieczeniach Windows, w „Zapora i ochrona sieci”, wybierz „Zezwalaj aplikacji na dostęp przez zaporę” i zaznacz Skipstone dla sieci prywatnych.
network-firewall-on-macos-next = Jeśli inni nie docierają do twojego stołu: w Ustawieniach systemowych, w „Sieć”, „Zapora sieciowa”, „Opcje”, zezwól Skipstone na połączenia przychodzące.

## What can't be known
network-firewall-unknown = Czy zapora jest włączona i co wpuszcza.
network-public-unknown = Czy Windows uważa tę sieć za publiczną.
network-networks-unknown = W jakich sieciach jest ten komputer: system tego nie mówi.

## What works
network-no-known-firewall = { $system ->
    [windows] Zapora Windows jest wyłączona.
    [macos] Zapora macOS jest wyłączona.
   *[linux] Ani ufw, ani firewalld nie jest włączone. Nie da się ustalić, co wpuszczają inne zapory.
}
network-addresses = { $kind ->
    [tunnel] Tunel lub VPN { $network }: { $addresses }
    [virtual] Maszyny wirtualne i kontenery, { $network }: { $addresses }
   *[local] Sieć { $network }: { $addresses }
}
network-heard-back = Własna wiadomość tego komputera wróciła w sieci { $network }.
network-devices-heard = { $count ->
    [one] Odezwało się jedno inne urządzenie.
    [few] Odezwały się { $count } inne urządzenia.
    [many] Odezwało się { $count } innych urządzeń.
   *[other] Odezwało się { $count } innego urządzenia.
}
network-own-table-heard = Ogłoszenie twojego stołu wróciło.
network-tables-heard = { $count ->
    [one] Widać jeden cudzy stół.
    [few] Widać { $count } cudze stoły.
    [many] Widać { $count } cudzych stołów.
   *[other] Widać { $count } cudzego stołu.
}

## What no program can see
network-general-apart = Wi-Fi dla gości, hotele i niektóre biura oddzielają urządzenia od siebie. Przejdźcie do głównego Wi-Fi albo włączcie hotspot telefonu i połączcie się z nim wszyscy: gra w nim nie zużywa danych.
network-general-vpn = VPN na którymkolwiek komputerze lub telefonie może odcinać go od sieci, zwłaszcza taki z kill switchem. Wyłączcie go na czas gry.
network-general-https = Niektóre przeglądarki w telefonach upierają się przy https i mówią, że strona jest nieosiągalna. Wpisz http:// przed adresem albo zeskanuj kod z ekranu gospodarza.
network-general-cable = Komputer na kablu i telefon w Wi-Fi znajdą się, jeśli oba są podłączone do tego samego routera. Drugi router albo wzmacniacz z własną siecią tworzy dwie sieci: wtedy połączcie oba z tą samą.
network-general-away = Gdy rodzina jest gdzie indziej, do stołu prowadzi tunel, na przykład WireGuard. Instrukcja mówi, jak to zrobić.

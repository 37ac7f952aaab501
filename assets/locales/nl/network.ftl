# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = Tafel niet gevonden?
network-looking = Deze computer en zijn netwerken worden bekeken…
network-looking-about = Dit duurt hoogstens tien seconden. Met een adres duurt het iets langer.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] Op deze computer is niets te zien waardoor tafels niet gevonden worden.
        [one] Er is niets gevonden wat zeker de oorzaak is, maar wel één ding waar het aan kan liggen.
       *[other] Er is niets gevonden wat zeker de oorzaak is, maar wel { $possible } dingen waar het aan kan liggen.
    }
    [one] Er is één ding waardoor tafels niet gevonden worden.
   *[other] Er zijn { $causes } dingen waardoor tafels niet gevonden worden.
}
network-again = Opnieuw kijken
network-address = Het adres van de tafel
network-address-example = 192.168.1.20 of 0A5K2-…
network-try = Adres proberen
network-address-about = Het staat op het scherm van de host: Skipstone zegt dan hoever een pakketje komt. Een uitnodigingscode kan ook.
network-address-short-code = In een korte code zit geen adres. Op het scherm van de host staat het adres eronder.
network-section-cause = Waardoor tafels niet gevonden worden
network-section-possible = Waar het aan kan liggen
network-section-unknown = Wat niet te achterhalen is
network-section-fine = Wat werkt
network-section-general = Wat geen programma kan zien

## Causes
network-discovery-off = Tafels worden op geen enkel netwerk aangekondigd of gezocht.
network-discovery-off-next = Kies in de instellingen bij “Tafels op het netwerk” voor “Overal”. Tot die tijd kom je alleen met een adres of een uitnodigingscode bij een tafel.
network-loopback-only = Tafels worden alleen op deze computer aangekondigd en gezocht.
network-loopback-only-next = Kies in de instellingen bij “Tafels op het netwerk” voor “Overal”.
network-interfaces-missing = In de instellingen staat het netwerk { $names }, maar dat is er niet.
network-interfaces-missing-next = Kies in de instellingen bij “Tafels op het netwerk” voor “Overal”.
network-no-network = Deze computer zit op geen enkel netwerk.
network-no-network-next = Verbind met dezelfde wifi als de anderen, of sluit de kabel aan. Is er geen van beide, dan is de hotspot van een telefoon ook een netwerk.
network-port-held = Een ander programma houdt UDP-poort 5353 bezet en deelt die met niemand, dus er kan geen tafel worden aangekondigd of gevonden.
network-port-held-next = { $system ->
    [windows] Sluit het af: vaak is het een oudere Bonjour of een muziekprogramma. In een terminal laat netstat -abno -p UDP zien welk het is. Tot die tijd kom je met het adres of de uitnodigingscode bij de tafel.
    [macos] Sluit het af: in een terminal laat sudo lsof -i UDP:5353 zien welk het is. Tot die tijd kom je met het adres of de uitnodigingscode bij de tafel.
   *[linux] Sluit het af: in een terminal laat sudo ss -ulpn 'sport = :5353' zien welk het is. Tot die tijd kom je met het adres of de uitnodigingscode bij de tafel.
}
network-port-half-held = Een ander programma houdt UDP-poort 5353 van één IP-versie bezet en deelt die met niemand. Tafels worden alleen via de andere versie gevonden.
network-local-network-denied = macOS laat Skipstone niet toe op het lokale netwerk.
network-local-network-denied-next = Zet Skipstone aan in Systeeminstellingen, onder “Privacy en beveiliging”, “Lokaal netwerk”, en start het opnieuw.
network-send-refused = Van deze computer mag Skipstone niets versturen op het netwerk { $network }.
network-send-refused-next = { $system ->
    [windows] Sta Skipstone toe in de Windows-firewall voor privénetwerken, of in die van je beveiligingsprogramma.
    [macos] Sta Skipstone toe in de firewall van je beveiligingsprogramma.
   *[linux] Sta in de firewall van deze computer uitgaand UDP toe, naar poort 5353 en naar de poort van de tafel.
}
network-send-refused-vpn = De VPN { $vpn } laat niets door naar het netwerk { $network }.
network-send-refused-vpn-next = Zet de VPN of de kill switch ervan uit zolang je speelt, of sta het lokale netwerk toe in de instellingen ervan.
network-send-failed = Op het netwerk { $network } kan niets naar anderen worden verstuurd.
network-send-failed-next = Verbreek de verbinding met dit netwerk en maak opnieuw verbinding. Helpt dat niet, dan kom je met het adres of de uitnodigingscode bij de tafel.
network-not-heard-back = Een eigen bericht van deze computer kwam op het netwerk { $network } niet terug: een firewall op deze computer houdt het tegen.
network-not-heard-back-next = { $system ->
    [windows] Sta Skipstone toe in de Windows-firewall voor privénetwerken, of in die van je beveiligingsprogramma.
    [macos] Sta in Systeeminstellingen, onder “Netwerk”, “Firewall”, “Opties”, inkomende verbindingen voor Skipstone toe.
   *[linux] Laat UDP-poort 5353 en de poort van de tafel door: bij ufw met sudo ufw allow 5353/udp en sudo ufw allow 7462/udp, bij firewalld met de service mdns en een regel voor 7462/udp.
}
network-vpn-takes-network = Wat voor het netwerk { $network } bedoeld is, gaat in plaats daarvan de VPN { $vpn } in.
network-vpn-takes-network-next = Zet de VPN uit zolang je speelt, of sta het lokale netwerk toe in de instellingen ervan (vaak heet dat “LAN-toegang” of “split tunneling”).
network-public = Windows ziet dit netwerk als openbaar en verbergt deze computer erop.
network-public-next = Kies in Instellingen, onder “Netwerk en internet”, de eigenschappen van het netwerk, en daar “Privénetwerk”. Doe dat alleen thuis.
network-firewall-blocks-all = De firewall van macOS blokkeert alle inkomende verbindingen.
network-firewall-blocks-all-next = Zet in Systeeminstellingen, onder “Netwerk”, “Firewall”, “Opties”, de optie “Blokkeer alle inkomende verbindingen” uit.
network-other-subnet = Er wordt een tafel aangekondigd op { $theirs }, maar deze computer zit op { $ours }: dat zijn twee netwerken.
network-other-subnet-next = Verbind met dezelfde wifi of dezelfde router als de host. Geeft de router verkeer van het ene naar het andere door, dan werkt het adres gewoon.
network-name-unknown = Er is hier geen computer bekend die { $name } heet.
network-name-unknown-next = Typ het adres met cijfers dat op het scherm van de host staat.

## How far a packet gets
network-reach-table = Op { $to } antwoordt een tafel.
network-reach-busy = De tafel op { $to } antwoordt, maar kan nu geen verbindingen meer aan.
network-reach-busy-next = Wacht een minuut en probeer het dan opnieuw.
network-reach-other-program = Op { $to } antwoordt iets, maar geen tafel van deze versie van Skipstone.
network-reach-other-program-next = Vergelijk de poort met het scherm van de host, en de versies met elkaar.
network-reach-nothing-listens = De computer op { $to } is er, en zegt dat er op deze poort geen tafel open is.
network-reach-nothing-listens-next = Vergelijk de poort met het scherm van de host. Klopt die, dan houdt een firewall op de computer van de host gasten tegen: die moet UDP-poort { $port } doorlaten.
network-reach-not-allowed = Deze computer verstuurt niets naar { $to }: van een firewall of VPN hier mag dat niet.
network-reach-not-allowed-next = Sta Skipstone toe in de firewall van deze computer. Staat er een VPN aan, zet die dan uit zolang je speelt, of sta het lokale netwerk toe in de instellingen ervan.
network-reach-no-route = Er loopt vanaf hier geen weg naar { $to }: deze computer zit niet op dat netwerk.
network-reach-no-route-next = Verbind met dezelfde wifi of router als de host, of zet de tunnel tussen jullie op.
network-reach-nobody-there = Geen computer heeft hier het adres { $to }, terwijl er wel andere apparaten op dit netwerk zijn gehoord.
network-reach-nobody-there-next = Vergelijk het adres met het scherm van de host: misschien is het veranderd. Zitten jullie op een gastnetwerk, ga dan allebei op de gewone wifi.
network-reach-kept-apart = Op { $to } antwoordt niemand, en er is geen ander apparaat op dit netwerk gehoord: waarschijnlijk houdt het de apparaten gescheiden, zoals een gastnetwerk dat doet.
network-reach-kept-apart-next = Verbind beide computers met de gewone wifi, of allebei met de hotspot van een telefoon. Heeft de router een instelling voor client-isolatie, zet die dan uit.
network-reach-rejected = De computer op { $to } is er, maar de firewall daar houdt gasten tegen.
network-reach-rejected-next = Laat op de computer van de host UDP-poort { $port } door.
network-reach-dropped = De computer op { $to } is er, maar via UDP komt er niets terug: een firewall daar of onderweg houdt het tegen, of de tafel is gesloten.
network-reach-dropped-next = Laat op de computer van de host UDP-poort { $port } door. Op kantoor of in een hotel blokkeert het netwerk zelf die misschien.
network-reach-silent = Er komt niets terug van { $to }. Of de computer er is, valt niet te achterhalen.
network-reach-silent-next = Is de tafel open, en klopt het adres? Laat dan op de computer van de host UDP-poort { $port } door. Zitten jullie op een gastnetwerk, ga dan allebei op de gewone wifi.
network-reach-silent-tunnel = Er komt door de tunnel niets terug van { $to }.
network-reach-silent-tunnel-next = Staat de tunnel aan beide kanten aan, en laat elke kant het adres van de andere door? Is het het adres van de host in de tunnel?
network-reach-other-network = Er komt niets terug van { $to }: dat zit op een ander netwerk dan deze computer.
network-reach-other-network-next = Verbind met dezelfde wifi of router als de host. Van ergens anders hebben jullie een tunnel nodig.

## Possible causes
network-announcement-missing = De tafel op { $to } antwoordt, maar de aankondiging ervan komt hier niet aan: het netwerk houdt multicast tegen, of de host kondigt de tafel niet aan.
network-announcement-missing-next = Schuif aan met het adres of de uitnodigingscode, dat werkt net zo goed. Misschien staat in de router “IGMP-snooping” of een multicastfilter aan.
network-vpn-is-default = De VPN { $vpn } staat aan. Veel VPN’s laten anderen op het eigen netwerk door, sommige niet.
network-vpn-is-default-next = Vinden anderen je niet, zet dan de VPN of de kill switch ervan uit zolang je speelt, of sta het lokale netwerk toe in de instellingen ervan.
network-only-tunnel = Alleen de tunnel { $network } leidt naar anderen, en daarin wordt niets aangekondigd.
network-only-tunnel-next = Aanschuiven bij een tafel gaat daar met het adres of de uitnodigingscode.
network-no-lease = Geen router heeft deze computer een adres gegeven op het netwerk { $network }.
network-no-lease-next = Verbind opnieuw met de wifi, of controleer de kabel. Tussen twee computers met één kabel is dit normaal.
network-several = Deze computer zit op meerdere netwerken: { $names }. Anderen vinden hem alleen op het netwerk waar ze zelf op zitten.
network-several-next = Vinden anderen je niet, zet dan op de computer met de kabel de wifi uit, of vergelijk de adressen.
network-only-ipv6 = Deze computer heeft alleen IPv6-adressen. Apparaten die alleen IPv4 hebben, vinden hem niet.
network-only-ipv6-next = Typ het adres ervan tussen haken, zoals [fd00::20]:7462, of zet DHCP aan in de router.
network-nobody-heard = Op dit netwerk is geen ander apparaat gehoord. Er is er geen dat iets zegt, of het netwerk houdt de apparaten gescheiden.
network-nobody-heard-next = Ga op een gastnetwerk of in een hotel op de gewone wifi, of allemaal op de hotspot van een telefoon. Probeer anders het adres van de tafel.
network-own-table-unheard = De aankondiging van je tafel is niet gehoord, terwijl andere berichten van deze computer wel terugkwamen.
network-own-table-unheard-next = Kijk over een paar seconden opnieuw. Blijft het zo, sluit de tafel dan en open hem weer; tot die tijd kom je er met het adres of de uitnodigingscode.
network-firewall-on = { $firewall } staat aan. Of Skipstone erdoor mag, valt niet te achterhalen.
network-firewall-on-ufw-next = Als anderen je tafel niet vinden of bereiken: sudo ufw allow 7462/udp en sudo ufw allow 5353/udp; voor telefoons ook sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Als anderen je tafel niet vinden of bereiken: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; voor telefoons ook --add-port=7463/tcp.
network-firewall-on-windows-next = Als anderen je tafel niet bereiken: kies in Windows-beveiliging, onder “Firewall- en netwerkbeveiliging”, “Een app toestaan via firewall”, en vink Skipstone aan voor privénetwerken.
network-firewall-on-macos-next = Als anderen je tafel niet bereiken: sta in Systeeminstellingen, onder “Netwerk”, “Firewall”, “Opties”, inkomende verbindingen voor Skipstone toe.

## What can't be known
network-firewall-unknown = Of er een firewall aanstaat, en wat die doorlaat.
network-public-unknown = Of Windows dit netwerk als openbaar ziet.
network-networks-unknown = Op welke netwerken deze computer zit: dat zegt het systeem niet.

## What works
network-no-known-firewall = { $system ->
    [windows] De firewall van Windows staat uit.
    [macos] De firewall van macOS staat uit.
   *[linux] ufw en firewalld staan allebei uit. Wat andere firewalls doorlaten, valt niet te achterhalen.
}
network-addresses = { $kind ->
    [tunnel] Tunnel of VPN { $network }: { $addresses }
    [virtual] Virtuele machines en containers, { $network }: { $addresses }
   *[local] Netwerk { $network }: { $addresses }
}
network-heard-back = Het eigen bericht van deze computer kwam terug op het netwerk { $network }.
network-devices-heard = { $count ->
    [one] Er is één ander apparaat gehoord.
   *[other] Er zijn { $count } andere apparaten gehoord.
}
network-own-table-heard = De aankondiging van je tafel is gehoord.
network-tables-heard = { $count ->
    [one] Er is één tafel van anderen gehoord.
   *[other] Er zijn { $count } tafels van anderen gehoord.
}

## What no program can see
network-general-apart = Gastnetwerken, hotels en sommige kantoren houden hun apparaten gescheiden. Ga op de gewone wifi, of zet de hotspot van een telefoon aan en verbind allemaal daarmee: daarop spelen kost geen data.
network-general-vpn = Een VPN op een van de computers of telefoons kan die van het netwerk weghouden, vooral een met een kill switch. Zet hem uit zolang jullie spelen.
network-general-https = Sommige browsers op telefoons willen per se https en zeggen dat de pagina niet bereikbaar is. Typ http:// voor het adres, of scan de code op het scherm van de host.
network-general-cable = Een computer aan de kabel en een telefoon op de wifi vinden elkaar als ze bij dezelfde router horen. Een tweede router, of een repeater met een eigen netwerk, maakt er twee netwerken van: verbind dan allebei met dezelfde.
network-general-away = Zit de familie ergens anders, dan kom je met een tunnel zoals WireGuard bij de tafel. In de handleiding staat hoe.

# Warum niemand einen Tisch findet: was angesehen wurde, was es bedeutet, und das eine, was hilft.
# $system: linux, windows oder macos. $network, $vpn: wie das System eine Netzwerkschnittstelle nennt

network-title = Tisch nicht gefunden?
network-looking = Dieser Computer und seine Netzwerke werden geprüft …
network-looking-about = Das dauert bis zu zehn Sekunden, mit einer Adresse etwas länger.
# $causes, $possible: wie viele es von beidem sind
network-summary = { $causes ->
    [0] { $possible ->
        [0] An diesem Computer ist nichts zu sehen, was die Suche nach Tischen verhindert.
        [one] Nichts ist sicher, aber an einer Sache kann es liegen.
       *[other] Nichts ist sicher, aber an { $possible } Dingen kann es liegen.
    }
    [one] Eine Sache verhindert, dass Tische gefunden werden.
   *[other] { $causes } Dinge verhindern, dass Tische gefunden werden.
}
network-again = Noch einmal
network-address = Die Adresse des Tisches
network-address-example = 192.168.1.20 oder 0A5K2-…
network-try = Adresse prüfen
network-address-about = Sie steht auf dem Bildschirm des Gastgebers: Skipstone sagt dir dann, wie weit ein Paket kommt. Ein Einladungscode geht auch.
network-address-short-code = Ein Kurzcode enthält keine Adresse. Sie steht auf dem Bildschirm des Gastgebers darunter.
network-section-cause = Was die Suche verhindert
network-section-possible = Woran es liegen kann
network-section-unknown = Was sich nicht herausfinden lässt
network-section-fine = Was funktioniert
network-section-general = Was kein Programm sehen kann

## Ursachen
network-discovery-off = Tische werden in keinem Netzwerk angekündigt oder gesucht.
network-discovery-off-next = Wähle in den Einstellungen unter „Tische im Netzwerk“ „Überall“. Bis dahin führt nur eine Adresse oder ein Einladungscode zu einem Tisch.
network-loopback-only = Tische werden nur auf diesem Computer angekündigt und gesucht.
network-loopback-only-next = Wähle in den Einstellungen unter „Tische im Netzwerk“ „Überall“.
network-interfaces-missing = In den Einstellungen steht das Netzwerk { $names }, und das gibt es hier nicht.
network-interfaces-missing-next = Wähle in den Einstellungen unter „Tische im Netzwerk“ „Überall“.
network-no-network = Dieser Computer ist in keinem Netzwerk.
network-no-network-next = Geh ins selbe WLAN wie die anderen oder steck das Kabel ein. Ohne beides ist auch der Hotspot eines Telefons ein Netzwerk.
network-port-held = Ein anderes Programm belegt den UDP-Port 5353 und teilt ihn mit niemandem. Deshalb kann kein Tisch angekündigt oder gefunden werden.
network-port-held-next = { $system ->
    [windows] Beende es: Oft ist es ein älteres Bonjour oder ein Musikprogramm. Im Terminal nennt es netstat -abno -p UDP. Bis dahin führt die Adresse oder der Einladungscode zum Tisch.
    [macos] Beende es: Im Terminal nennt es sudo lsof -i UDP:5353. Bis dahin führt die Adresse oder der Einladungscode zum Tisch.
   *[linux] Beende es: Im Terminal nennt es sudo ss -ulpn 'sport = :5353'. Bis dahin führt die Adresse oder der Einladungscode zum Tisch.
}
network-port-half-held = Ein anderes Programm belegt den UDP-Port 5353 einer IP-Version und teilt ihn mit niemandem. Tische werden nur über die andere Version gefunden.
network-local-network-denied = macOS lässt Skipstone nicht ins lokale Netzwerk.
network-local-network-denied-next = Schalte in den Systemeinstellungen unter „Datenschutz & Sicherheit“, „Lokales Netzwerk“ Skipstone ein, und starte es neu.
network-send-refused = Dieser Computer verbietet Skipstone, im Netzwerk { $network } etwas zu senden.
network-send-refused-next = { $system ->
    [windows] Lass Skipstone in der Windows-Firewall für private Netzwerke zu, oder in der deines Sicherheitsprogramms.
    [macos] Lass Skipstone in der Firewall deines Sicherheitsprogramms zu.
   *[linux] Erlaube in der Firewall dieses Computers ausgehendes UDP, zum Port 5353 und zum Port des Tisches.
}
network-send-refused-vpn = Das VPN { $vpn } lässt nichts ins Netzwerk { $network } durch.
network-send-refused-vpn-next = Schalte das VPN oder seinen Kill Switch aus, während du spielst, oder erlaube in seinen Einstellungen das lokale Netzwerk.
network-send-failed = Im Netzwerk { $network } lässt sich nichts an andere senden.
network-send-failed-next = Trenne die Verbindung zu diesem Netzwerk und verbinde dich neu. Hilft das nicht, führt die Adresse oder der Einladungscode zum Tisch.
network-not-heard-back = Eine eigene Nachricht dieses Computers kam im Netzwerk { $network } nicht zurück: Eine Firewall auf diesem Computer verwirft sie.
network-not-heard-back-next = { $system ->
    [windows] Lass Skipstone in der Windows-Firewall für private Netzwerke zu, oder in der deines Sicherheitsprogramms.
    [macos] Erlaube Skipstone in den Systemeinstellungen unter „Netzwerk“, „Firewall“, „Optionen“ eingehende Verbindungen.
   *[linux] Lass den UDP-Port 5353 und den Port des Tisches herein: mit ufw durch sudo ufw allow 5353/udp und sudo ufw allow 7462/udp, mit firewalld durch den Dienst mdns und eine Regel für 7462/udp.
}
network-vpn-takes-network = Was für das Netzwerk { $network } bestimmt ist, geht stattdessen ins VPN { $vpn }.
network-vpn-takes-network-next = Schalte das VPN aus, während du spielst, oder erlaube in seinen Einstellungen das lokale Netzwerk (oft „LAN-Zugriff“ oder „Split-Tunneling“).
network-public = Windows hält dieses Netzwerk für ein öffentliches und versteckt diesen Computer darin.
network-public-next = Wähle in den Einstellungen unter „Netzwerk und Internet“ die Eigenschaften des Netzwerks und dort „Privates Netzwerk“. Tu das nur zu Hause.
network-firewall-blocks-all = Die Firewall von macOS blockiert alle eingehenden Verbindungen.
network-firewall-blocks-all-next = Schalte in den Systemeinstellungen unter „Netzwerk“, „Firewall“, „Optionen“ das Blockieren aller eingehenden Verbindungen aus.
network-other-subnet = Ein Tisch wird bei { $theirs } angekündigt, aber dieser Computer ist bei { $ours }: Das sind zwei Netzwerke.
network-other-subnet-next = Verbinde dich mit demselben WLAN oder demselben Router wie der Gastgeber. Führt der Router vom einen ins andere, geht es mit der Adresse trotzdem.
network-name-unknown = Ein Computer namens { $name } ist hier nicht bekannt.
network-name-unknown-next = Gib die Adresse aus Zahlen ein, die auf dem Bildschirm des Gastgebers steht.

## Wie weit ein Paket kommt
network-reach-table = Bei { $to } antwortet ein Tisch.
network-reach-busy = Der Tisch bei { $to } antwortet, nimmt aber gerade keine Verbindungen mehr an.
network-reach-busy-next = Warte eine Minute und versuch es dann noch einmal.
network-reach-other-program = Bei { $to } antwortet etwas, aber kein Tisch dieser Version von Skipstone.
network-reach-other-program-next = Vergleiche den Port mit dem Bildschirm des Gastgebers und die Versionen miteinander.
network-reach-nothing-listens = Der Computer bei { $to } ist da und sagt, dass an diesem Port kein Tisch offen ist.
network-reach-nothing-listens-next = Vergleiche den Port mit dem Bildschirm des Gastgebers. Stimmt er, weist eine Firewall auf dessen Computer Gäste ab: Sie muss den UDP-Port { $port } hereinlassen.
network-reach-not-allowed = Dieser Computer sendet nichts an { $to }: Eine Firewall oder ein VPN hier verbietet es.
network-reach-not-allowed-next = Lass Skipstone in der Firewall dieses Computers zu. Ist ein VPN an, schalte es aus, während du spielst, oder erlaube in seinen Einstellungen das lokale Netzwerk.
network-reach-no-route = Von hier führt kein Weg zu { $to }: Dieser Computer ist nicht in jenem Netzwerk.
network-reach-no-route-next = Verbinde dich mit demselben WLAN oder Router wie der Gastgeber, oder baue den Tunnel zwischen euch auf.
network-reach-nobody-there = Kein Computer hat hier die Adresse { $to }, obwohl andere Geräte dieses Netzwerks zu hören waren.
network-reach-nobody-there-next = Vergleiche die Adresse mit dem Bildschirm des Gastgebers: Vielleicht hat sie sich geändert. Seid ihr in einem Gäste-WLAN, geht beide ins Haupt-WLAN.
network-reach-kept-apart = Bei { $to } antwortet niemand, und kein anderes Gerät dieses Netzwerks war zu hören: Wahrscheinlich hält es seine Geräte getrennt, wie ein Gäste-WLAN.
network-reach-kept-apart-next = Verbindet beide Computer mit dem Haupt-WLAN oder beide mit dem Hotspot eines Telefons. Hat der Router eine Einstellung dafür (oft „Geräte dürfen untereinander kommunizieren“), schaltet sie um.
network-reach-rejected = Der Computer bei { $to } ist da, und seine Firewall weist Gäste ab.
network-reach-rejected-next = Auf dem Computer des Gastgebers muss der UDP-Port { $port } hereingelassen werden.
network-reach-dropped = Der Computer bei { $to } ist da, aber über UDP kommt nichts zurück: Eine Firewall dort oder unterwegs verwirft es, oder der Tisch ist zu.
network-reach-dropped-next = Auf dem Computer des Gastgebers muss der UDP-Port { $port } hereingelassen werden. Im Büro oder Hotel sperrt ihn vielleicht das Netzwerk selbst.
network-reach-silent = Von { $to } kommt nichts zurück. Ob der Computer da ist, lässt sich nicht herausfinden.
network-reach-silent-next = Ist der Tisch offen und die Adresse richtig? Dann muss auf dem Computer des Gastgebers der UDP-Port { $port } hereingelassen werden. Seid ihr in einem Gäste-WLAN, geht beide ins Haupt-WLAN.
network-reach-silent-tunnel = Von { $to } kommt durch den Tunnel nichts zurück.
network-reach-silent-tunnel-next = Ist der Tunnel an beiden Enden aufgebaut, und lässt jedes Ende die Adresse des anderen herein? Ist es die Adresse des Gastgebers im Tunnel?
network-reach-other-network = Von { $to } kommt nichts zurück. Die Adresse liegt in einem anderen Netzwerk als dieser Computer.
network-reach-other-network-next = Verbinde dich mit demselben WLAN oder Router wie der Gastgeber. Von anderswo braucht ihr einen Tunnel zwischen euch.

## Mögliche Ursachen
network-announcement-missing = Der Tisch bei { $to } antwortet, aber seine Ankündigung kommt hier nicht an: Das Netzwerk hält Multicast zurück, oder der Gastgeber kündigt ihn nicht an.
network-announcement-missing-next = Komm mit der Adresse oder dem Einladungscode herein, das geht genauso. Im Router ist vielleicht „IGMP-Snooping“ oder ein Multicast-Filter an.
network-vpn-is-default = Das VPN { $vpn } ist an. Viele VPNs lassen andere aus dem eigenen Netzwerk durch, manche nicht.
network-vpn-is-default-next = Wenn andere dich nicht finden, schalte das VPN oder seinen Kill Switch aus, während du spielst, oder erlaube in seinen Einstellungen das lokale Netzwerk.
network-only-tunnel = Nur der Tunnel { $network } führt zu anderen, und darin wird nichts angekündigt.
network-only-tunnel-next = Dort kommt man mit der Adresse oder dem Einladungscode an Tische.
network-no-lease = Kein Router hat diesem Computer im Netzwerk { $network } eine Adresse gegeben.
network-no-lease-next = Verbinde dich neu mit dem WLAN oder prüfe das Kabel. Zwischen zwei Computern an einem Kabel ist das normal.
network-several = Dieser Computer ist in mehreren Netzwerken: { $names }. Andere finden ihn nur in dem, in dem sie selbst sind.
network-several-next = Wenn andere dich nicht finden, schalte am Computer mit Kabel das WLAN aus, oder vergleicht die Adressen.
network-only-ipv6 = Dieser Computer hat nur Adressen von IPv6. Geräte, die nur IPv4 haben, finden ihn nicht.
network-only-ipv6-next = Gib seine Adresse in Klammern ein, wie in [fd00::20]:7462, oder schalte im Router DHCP ein.
network-nobody-heard = In diesem Netzwerk war kein anderes Gerät zu hören. Entweder ist keines da, das etwas sagt, oder das Netzwerk hält seine Geräte getrennt.
network-nobody-heard-next = In einem Gäste-WLAN oder Hotel: Geht ins Haupt-WLAN oder alle in den Hotspot eines Telefons. Sonst prüfe die Adresse des Tisches.
network-own-table-unheard = Die Ankündigung deines Tisches war nicht zu hören, obwohl andere Nachrichten dieses Computers zurückkamen.
network-own-table-unheard-next = Sieh in einigen Sekunden noch einmal nach. Bleibt es dabei, schließ den Tisch und öffne ihn neu; bis dahin führt die Adresse oder der Einladungscode zu ihm.
network-firewall-on = { $firewall } ist an. Ob Skipstone hereingelassen wird, lässt sich nicht herausfinden.
network-firewall-on-ufw-next = Wenn andere deinen Tisch nicht finden oder erreichen: sudo ufw allow 7462/udp und sudo ufw allow 5353/udp; für Telefone auch sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Wenn andere deinen Tisch nicht finden oder erreichen: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; für Telefone auch --add-port=7463/tcp.
network-firewall-on-windows-next = Wenn andere deinen Tisch nicht erreichen: Wähle in der Windows-Sicherheit unter „Firewall“ „Zugriff von App durch Firewall zulassen“ und hake Skipstone für private Netzwerke an.
network-firewall-on-macos-next = Wenn andere deinen Tisch nicht erreichen: Erlaube Skipstone in den Systemeinstellungen unter „Netzwerk“, „Firewall“, „Optionen“ eingehende Verbindungen.

## Was sich nicht herausfinden lässt
network-firewall-unknown = Ob eine Firewall an ist und was sie hereinlässt.
network-public-unknown = Ob Windows dieses Netzwerk für ein öffentliches hält.
network-networks-unknown = In welchen Netzwerken dieser Computer ist: Das System sagt es nicht.

## Was funktioniert
network-no-known-firewall = { $system ->
    [windows] Die Firewall von Windows ist aus.
    [macos] Die Firewall von macOS ist aus.
   *[linux] Weder ufw noch firewalld ist an. Was andere Firewalls hereinlassen, lässt sich nicht herausfinden.
}
network-addresses = { $kind ->
    [tunnel] Tunnel oder VPN { $network }: { $addresses }
    [virtual] Virtuelle Maschinen und Container, { $network }: { $addresses }
   *[local] Netzwerk { $network }: { $addresses }
}
network-heard-back = Die eigene Nachricht dieses Computers kam im Netzwerk { $network } zurück.
network-devices-heard = { $count ->
    [one] Ein anderes Gerät war zu hören.
   *[other] { $count } andere Geräte waren zu hören.
}
network-own-table-heard = Die Ankündigung deines Tisches war zu hören.
network-tables-heard = { $count ->
    [one] Ein Tisch von anderen war zu hören.
   *[other] { $count } Tische von anderen waren zu hören.
}

## Was kein Programm sehen kann
network-general-apart = Gäste-WLANs, Hotels und manche Büros halten ihre Geräte getrennt. Geht ins Haupt-WLAN, oder schaltet den Hotspot eines Telefons ein und geht alle hinein: Darin zu spielen kostet kein Datenvolumen.
network-general-vpn = Ein VPN auf irgendeinem der Computer oder Telefone kann es aus dem Netzwerk fernhalten, vor allem eines mit Kill Switch. Schaltet es aus, während ihr spielt.
network-general-https = Manche Browser von Telefonen bestehen auf https und sagen, die Seite sei nicht erreichbar. Tipp http:// vor die Adresse, oder scanne den Code auf dem Bildschirm des Gastgebers.
network-general-cable = Ein Computer am Kabel und ein Telefon im WLAN finden einander, wenn beide am selben Router hängen. Ein zweiter Router oder ein Repeater mit eigenem Netz macht zwei Netzwerke daraus: Dann verbindet beide mit demselben.
network-general-away = Ist die Familie anderswo, führt ein Tunnel wie WireGuard zum Tisch. Wie, steht im Handbuch.

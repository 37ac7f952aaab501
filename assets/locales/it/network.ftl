# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = Il tavolo non si trova?
network-looking = Controllo di questo computer e delle sue reti…
network-looking-about = Ci vogliono al massimo dieci secondi. Con un indirizzo, un po’ di più.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] Su questo computer non si vede nulla che impedisca di trovare i tavoli.
        [one] Nessuna causa certa, ma una possibile.
       *[other] Nessuna causa certa, ma { $possible } possibili.
    }
    [one] Una cosa impedisce di trovare i tavoli.
   *[other] { $causes } cose impediscono di trovare i tavoli.
}
network-again = Controlla di nuovo
network-address = L’indirizzo del tavolo
network-address-example = 192.168.1.20 o 0A5K2-…
network-try = Prova l’indirizzo
network-address-about = È sullo schermo di chi ospita: Skipstone ti dice poi fin dove arriva un pacchetto. Va bene anche un codice d’invito.
network-address-short-code = Un codice breve non contiene l’indirizzo. Sullo schermo di chi ospita si legge lì sotto.
network-section-cause = Che cosa impedisce di trovare i tavoli
network-section-possible = Quale può essere la causa
network-section-unknown = Che cosa non si può sapere
network-section-fine = Che cosa funziona
network-section-general = Che cosa nessun programma può vedere

## Causes
network-discovery-off = I tavoli non vengono annunciati né cercati su nessuna rete.
network-discovery-off-next = Nelle impostazioni, a “Tavoli in rete”, scegli “Ovunque”. Fino ad allora a un tavolo si arriva solo con un indirizzo o un codice d’invito.
network-loopback-only = I tavoli vengono annunciati e cercati solo su questo computer.
network-loopback-only-next = Nelle impostazioni, a “Tavoli in rete”, scegli “Ovunque”.
network-interfaces-missing = Su questo computer manca la rete indicata nelle impostazioni: { $names }.
network-interfaces-missing-next = Nelle impostazioni, a “Tavoli in rete”, scegli “Ovunque”.
network-no-network = Questo computer non è connesso a nessuna rete.
network-no-network-next = Connettiti allo stesso Wi-Fi degli altri, o collega il cavo. Se mancano tutti e due, anche l’hotspot di un telefono è una rete.
network-port-held = Un altro programma occupa la porta UDP 5353 e non la condivide con nessuno, quindi non si possono né annunciare né trovare tavoli.
network-port-held-next = { $system ->
    [windows] Chiudilo: spesso è una vecchia versione di Bonjour o un programma di musica. Nel terminale, netstat -abno -p UDP ti dice qual è. Nel frattempo al tavolo si arriva con l’indirizzo o con il codice d’invito.
    [macos] Chiudilo: nel terminale, sudo lsof -i UDP:5353 ti dice qual è. Nel frattempo al tavolo si arriva con l’indirizzo o con il codice d’invito.
   *[linux] Chiudilo: nel terminale, sudo ss -ulpn 'sport = :5353' ti dice qual è. Nel frattempo al tavolo si arriva con l’indirizzo o con il codice d’invito.
}
network-port-half-held = Un altro programma occupa la porta UDP 5353 di una versione di IP e non la condivide con nessuno. I tavoli si trovano solo con l’altra versione.
network-local-network-denied = macOS non lascia entrare Skipstone nella rete locale.
network-local-network-denied-next = In Impostazioni di Sistema, “Privacy e sicurezza”, “Rete locale”, attiva Skipstone e riavvialo.
network-send-refused = Questo computer non permette a Skipstone di inviare nulla sulla rete { $network }.
network-send-refused-next = { $system ->
    [windows] Consenti Skipstone nel firewall di Windows per le reti private, o in quello del tuo programma di sicurezza.
    [macos] Consenti Skipstone nel firewall del tuo programma di sicurezza.
   *[linux] Nel firewall di questo computer, consenti l’UDP in uscita verso la porta 5353 e verso la porta del tavolo.
}
network-send-refused-vpn = La VPN { $vpn } non lascia passare nulla verso la rete { $network }.
network-send-refused-vpn-next = Disattiva la VPN o il suo kill switch mentre giochi, o consenti la rete locale nelle sue impostazioni.
network-send-failed = Sulla rete { $network } non si riesce a inviare nulla agli altri.
network-send-failed-next = Disconnettiti da questa rete e riconnettiti. Se non basta, al tavolo si arriva con l’indirizzo o con il codice d’invito.
network-not-heard-back = Sulla rete { $network } un messaggio inviato da questo computer non è tornato indietro: lo blocca un firewall su questo computer.
network-not-heard-back-next = { $system ->
    [windows] Consenti Skipstone nel firewall di Windows per le reti private, o in quello del tuo programma di sicurezza.
    [macos] In Impostazioni di Sistema, “Rete”, “Firewall”, “Opzioni”, consenti a Skipstone le connessioni in entrata.
   *[linux] Apri in entrata la porta UDP 5353 e quella del tavolo: in ufw con sudo ufw allow 5353/udp e sudo ufw allow 7462/udp, in firewalld con il servizio mdns e una regola per 7462/udp.
}
network-vpn-takes-network = Quello che è destinato alla rete { $network } finisce invece nella VPN { $vpn }.
network-vpn-takes-network-next = Disattiva la VPN mentre giochi, o consenti la rete locale nelle sue impostazioni (spesso “accesso alla LAN” o “split tunneling”).
network-public = Windows considera pubblica questa rete e vi nasconde questo computer.
network-public-next = In Impostazioni, “Rete e Internet”, apri le proprietà della rete e scegli “Rete privata”. Fallo solo a casa.
network-firewall-blocks-all = Il firewall di macOS blocca tutte le connessioni in entrata.
network-firewall-blocks-all-next = In Impostazioni di Sistema, “Rete”, “Firewall”, “Opzioni”, disattiva “Blocca tutte le connessioni in entrata”.
network-other-subnet = C’è l’annuncio di un tavolo a { $theirs }, ma questo computer è a { $ours }: sono due reti diverse.
network-other-subnet-next = Connettiti allo stesso Wi-Fi o allo stesso router di chi ospita. Se il router collega le due reti, con l’indirizzo si entra comunque.
network-name-unknown = Qui non c’è nessun computer di nome “{ $name }”.
network-name-unknown-next = Scrivi l’indirizzo in cifre che si legge sullo schermo di chi ospita.

## How far a packet gets
network-reach-table = A { $to } risponde un tavolo.
network-reach-busy = Il tavolo a { $to } risponde, ma al momento non accetta altre connessioni.
network-reach-busy-next = Aspetta un minuto e riprova.
network-reach-other-program = A { $to } risponde qualcosa, ma non un tavolo di questa versione di Skipstone.
network-reach-other-program-next = Confronta la porta con quella sullo schermo di chi ospita, e confrontate le vostre versioni.
network-reach-nothing-listens = Il computer a { $to } c’è, e dice che a questa porta non è aperto nessun tavolo.
network-reach-nothing-listens-next = Confronta la porta con quella sullo schermo di chi ospita. Se è giusta, un firewall sul computer di chi ospita non fa entrare nessuno: deve lasciar passare la porta UDP { $port }.
network-reach-not-allowed = Questo computer non invia nulla a { $to }: lo impedisce un firewall o una VPN su questo computer.
network-reach-not-allowed-next = Consenti Skipstone nel firewall di questo computer. Se è attiva una VPN, disattivala mentre giochi, o consenti la rete locale nelle sue impostazioni.
network-reach-no-route = Da qui non c’è modo di arrivare a { $to }: questo computer non è in quella rete.
network-reach-no-route-next = Connettiti allo stesso Wi-Fi o allo stesso router di chi ospita, o attivate il tunnel tra voi.
network-reach-nobody-there = Qui nessun computer ha l’indirizzo { $to }, anche se altri dispositivi di questa rete si sono fatti sentire.
network-reach-nobody-there-next = Confronta l’indirizzo con quello sullo schermo di chi ospita: può essere cambiato. Se usate un Wi-Fi per ospiti, passate tutti e due a quello principale.
network-reach-kept-apart = A { $to } non risponde nessuno, e nessun altro dispositivo di questa rete si è fatto sentire: è probabile che li tenga separati, come fa un Wi-Fi per ospiti.
network-reach-kept-apart-next = Connettete tutti e due i computer al Wi-Fi principale, o all’hotspot di un telefono. Se nel router c’è un’opzione come “isolamento client”, disattivatela.
network-reach-rejected = Il computer a { $to } c’è, ma il suo firewall non fa entrare nessuno.
network-reach-rejected-next = Sul computer di chi ospita, il firewall deve lasciar passare la porta UDP { $port }.
network-reach-dropped = Il computer a { $to } c’è, ma via UDP non torna nulla: lo blocca un firewall, lì o lungo il percorso, oppure il tavolo è chiuso.
network-reach-dropped-next = Sul computer di chi ospita, il firewall deve lasciar passare la porta UDP { $port }. In ufficio o in albergo può essere la rete stessa a bloccarla.
network-reach-silent = Da { $to } non torna nulla. Non si può sapere se il computer c’è.
network-reach-silent-next = Il tavolo è aperto, e l’indirizzo è giusto? Allora sul computer di chi ospita il firewall deve lasciar passare la porta UDP { $port }. Se usate un Wi-Fi per ospiti, passate tutti e due a quello principale.
network-reach-silent-tunnel = Attraverso il tunnel, da { $to } non torna nulla.
network-reach-silent-tunnel-next = Il tunnel è attivo da tutte e due le parti, e ognuna lascia entrare l’indirizzo dell’altra? È l’indirizzo di chi ospita nel tunnel?
network-reach-other-network = Nessuna risposta da { $to }, che è in una rete diversa da questo computer.
network-reach-other-network-next = Connettiti allo stesso Wi-Fi o allo stesso router di chi ospita. Se siete in luoghi diversi, tra voi serve un tunnel.

## Possible causes
network-announcement-missing = Il tavolo a { $to } risponde, ma il suo annuncio non arriva qui: la rete trattiene il multicast, o chi ospita non lo annuncia.
network-announcement-missing-next = Entra con l’indirizzo o con il codice d’invito: funziona altrettanto bene. Nel router può essere attivo l’IGMP snooping o un “filtro multicast”.
network-vpn-is-default = La VPN { $vpn } è attiva. Molte VPN lasciano passare chi è nella tua stessa rete, alcune no.
network-vpn-is-default-next = Se gli altri non ti trovano, disattiva la VPN o il suo kill switch mentre giochi, o consenti la rete locale nelle sue impostazioni.
network-only-tunnel = Solo il tunnel { $network } porta ad altri, e lì non si annuncia nulla.
network-only-tunnel-next = Nel tunnel si entra ai tavoli con l’indirizzo o con il codice d’invito.
network-no-lease = Sulla rete { $network } nessun router ha dato un indirizzo a questo computer.
network-no-lease-next = Riconnettiti al Wi-Fi, o controlla il cavo. Tra due computer collegati con un solo cavo è normale.
network-several = Questo computer è in più reti: { $names }. Gli altri lo trovano solo in quella in cui sono anche loro.
network-several-next = Se gli altri non ti trovano, disattiva il Wi-Fi sul computer collegato con il cavo, o confrontate gli indirizzi.
network-only-ipv6 = Questo computer ha solo indirizzi IPv6. I dispositivi che hanno solo IPv4 non lo trovano.
network-only-ipv6-next = Scrivi il suo indirizzo tra parentesi quadre, come in [fd00::20]:7462, o attiva il DHCP nel router.
network-nobody-heard = Su questa rete non si è fatto sentire nessun altro dispositivo. O non ce n’è nessuno che dica qualcosa, o la rete li tiene separati.
network-nobody-heard-next = Se usate un Wi-Fi per ospiti o siete in albergo, connettetevi al Wi-Fi principale, o tutti all’hotspot di un telefono. Altrimenti prova l’indirizzo del tavolo.
network-own-table-unheard = L’annuncio del tuo tavolo non si è sentito, anche se altri messaggi di questo computer sono tornati.
network-own-table-unheard-next = Controlla di nuovo tra qualche secondo. Se non cambia nulla, chiudi il tavolo e riaprilo; nel frattempo ci si arriva con l’indirizzo o con il codice d’invito.
network-firewall-on = { $firewall } è attivo. Non si può sapere se lascia passare Skipstone.
network-firewall-on-ufw-next = Se gli altri non trovano o non raggiungono il tuo tavolo: sudo ufw allow 7462/udp e sudo ufw allow 5353/udp; per i telefoni anche sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Se gli altri non trovano o non raggiungono il tuo tavolo: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; per i telefoni anche --add-port=7463/tcp.
network-firewall-on-windows-next = Se gli altri non raggiungono il tuo tavolo: in Sicurezza di Windows, “Protezione firewall e della rete”, scegli “Consenti app tramite firewall” e spunta Skipstone per le reti private.
network-firewall-on-macos-next = Se gli altri non raggiungono il tuo tavolo: in Impostazioni di Sistema, “Rete”, “Firewall”, “Opzioni”, consenti a Skipstone le connessioni in entrata.

## What can't be known
network-firewall-unknown = Se è attivo un firewall, e che cosa lascia passare.
network-public-unknown = Se Windows considera pubblica questa rete.
network-networks-unknown = In quali reti è questo computer: il sistema non lo dice.

## What works
network-no-known-firewall = { $system ->
    [windows] Il firewall di Windows non è attivo.
    [macos] Il firewall di macOS non è attivo.
   *[linux] Né ufw né firewalld sono attivi. Che cosa lascino passare altri firewall non si può sapere.
}
network-addresses = { $kind ->
    [tunnel] Tunnel o VPN { $network }: { $addresses }
    [virtual] Macchine virtuali e container, { $network }: { $addresses }
   *[local] Rete { $network }: { $addresses }
}
network-heard-back = Sulla rete { $network } il messaggio di questo computer è tornato indietro.
network-devices-heard = { $count ->
    [one] Si è fatto sentire un altro dispositivo.
   *[other] Si sono fatti sentire altri { $count } dispositivi.
}
network-own-table-heard = L’annuncio del tuo tavolo si è sentito.
network-tables-heard = { $count ->
    [one] Si è sentito un tavolo di altri.
   *[other] Si sono sentiti { $count } tavoli di altri.
}

## What no program can see
network-general-apart = I Wi-Fi per ospiti, gli alberghi e alcuni uffici tengono separati i dispositivi. Passate al Wi-Fi principale, o attivate l’hotspot di un telefono e connettetevi tutti a quello: giocarci non consuma dati.
network-general-vpn = Una VPN su uno qualsiasi dei computer o dei telefoni può tenerlo fuori dalla rete, soprattutto se ha un kill switch. Disattivatela mentre giocate.
network-general-https = Alcuni browser dei telefoni insistono su https e dicono che la pagina non è raggiungibile. Scrivi http:// davanti all’indirizzo, o inquadra il codice sullo schermo di chi ospita.
network-general-cable = Un computer collegato con il cavo e un telefono in Wi-Fi si trovano se sono sullo stesso router. Un secondo router, o un ripetitore con una rete sua, ne fa due reti: allora connetteteli tutti e due allo stesso.
network-general-away = Se la famiglia è altrove, al tavolo si arriva con un tunnel come WireGuard. Come si fa, lo dice il manuale.

# Getting to somebody's table.

join-title = Unisciti a un tavolo
join-where = Indirizzo o codice
join-where-example = K7M-4RX, 192.168.1.20 o 0A5K2-…
join-play = Gioca
join-watch = Guarda
join-go = Entra
join-found = Tavoli su questa rete
join-looking = Ricerca dei tavoli… Se il tuo non è nell’elenco, scrivi il suo indirizzo o un codice d’invito.
join-looking-off = La ricerca dei tavoli è disattivata nelle impostazioni. Puoi entrare comunque con un indirizzo o un codice d’invito.
join-looking-failed = Impossibile cercare tavoli su questa rete. Puoi entrare comunque con un indirizzo o un codice d’invito.
join-looking-port-held = Un altro programma impedisce a Skipstone di cercare tavoli: occupa la porta UDP 5353. Puoi entrare comunque con un indirizzo o un codice d’invito.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } prosegue la vostra serie con { $names }
join-free = { $free ->
    [0] tutti i { $seats } posti occupati
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
join-kept = il tuo posto ti aspetta
join-kept-claimed = forse qui c’è il tuo posto
join-host-known = ospita qualcuno che conosci
join-host-claimed = forse ospita qualcuno che conosci
join-is-code = Un codice d’invito per il tavolo a { $address }.
join-is-computer = { $host }, porta { $port }
join-is-computer-with-code = Un codice breve per il tavolo a { $host }, porta { $port }.
join-is-short-code = Un codice breve per “{ $table }”.
join-short-code-looking = Un codice breve. Su questa rete non si vede ancora nessun tavolo: aspetta un momento, o scrivi prima l’indirizzo, come 192.168.1.20/K7M-4RX.
join-short-code-address = Un codice breve. La ricerca dei tavoli è spenta, quindi scrivi prima l’indirizzo, come 192.168.1.20/K7M-4RX.
join-short-code-choose = Un codice breve. C’è più di un tavolo: scegli quello di chi ti ha dato il codice. A un altro tavolo varrebbe come codice sbagliato.
# Where several tables are on the network. $code: the short code
join-which-host = Chi ti ha dato il codice { $code }?
join-which-host-about = Scegli quel tavolo, o premi il suo numero. A un altro tavolo varrebbe come codice sbagliato.
join-address-code-letter = Non è il codice di un tavolo: ricontrollalo. I codici hanno le cifre da 2 a 9 e le lettere { $letters }, ma mai “{ $letter }”.
# $address: what was typed, with the port
join-address-code-almost = Non è il codice di un tavolo: ricontrollalo. I codici hanno le cifre da 2 a 9 e le lettere { $letters }, ma mai “{ $letter }”. Se è il nome di un computer, scrivi { $address }.
join-address-code-almost-length = Non è il codice di un tavolo: i codici hanno { $letters } lettere e cifre. Se è il nome di un computer, scrivi { $address }.
join-address-code-length = Un codice breve ha { $letters } lettere e cifre.

join-address-empty = Scrivi l’indirizzo di chi ospita o il codice d’invito. Chi ospita li vede nella sala d’attesa.
join-address-letter = “{ $letter }” non compare nei codici d’invito. Sono fatti di cifre e di lettere senza la U.
join-address-short = Il codice d’invito non è ancora completo: { $letters } lettere su almeno 30.
join-address-typo = C’è un errore di battitura nel codice d’invito. Confrontalo con quello di chi ospita.
join-address-newer = Questo codice viene da una versione più recente di Skipstone. Aggiorna la tua.
join-address-port = “{ $port }” non è una porta. Le porte sono numeri da 1 a 65535.
join-address-host = “{ $host }” non è né un indirizzo né un codice d’invito.

## Waiting
join-of-code = il tavolo del tuo codice d’invito
join-calling = Connessione: { $table }…
join-calling-about = Ci vuole al massimo qualche secondo.
join-knocked = Hai bussato: { $table }.
join-knocked-about = In attesa che chi ospita ti faccia entrare come “{ $name }”.
join-knocked-watch-about = In attesa che chi ospita ti faccia entrare come “{ $name }”, per guardare.
join-knocked-once = Serve solo la prima volta.
join-cancel = Annulla

## Why not
join-failed = Impossibile entrare: { $table }
join-over = Non sei più a questo tavolo: { $table }
join-again = Riprova
join-knock = Bussa di nuovo
join-watch-instead = Guarda e basta
join-choose = Altro tavolo
join-home = Alla schermata iniziale
join-other-code = Torna al codice
join-unknown = Qui non c’è nessun computer di nome “{ $name }”.
join-unknown-or-code = Qui non c’è nessun computer di nome “{ $name }”, e non è nemmeno il codice di un tavolo: i codici hanno solo le cifre da 2 a 9 e le lettere { $letters }.
join-unknown-next = Controlla come si scrive, o usa il suo indirizzo, del tipo 192.168.1.20. La porta è { $port }, se chi ospita non dice altro.
join-no-network-next = Questo computer è connesso a una rete?
join-nothing-answers = { $near ->
    [true] Il computer del tavolo non risponde.
   *[false] Nessuna risposta da { $address }.
}
join-nothing-answers-next = Il tavolo è ancora aperto? Se sì, il firewall sul computer di chi ospita deve lasciar passare Skipstone: porta UDP { $port }.
join-alike = A { $address }, chiave { $key }
kept-at-other-table = Questo è un tavolo nuovo. Il tuo posto a “{ $table }” ti aspetta finché { $name } non lo riapre.
join-kept-not-open = “{ $table }” adesso non è aperto
join-kept-closed = Il computer di chi ospita non risponde. Il tuo posto resta tuo.
join-kept-closed-watched = Resta qui: appena il tavolo riapre ci torni, anche se il suo indirizzo è cambiato. Se è già aperto, controlla che i due computer siano nella stessa rete.
join-kept-closed-next = Torna quando chi ospita avrà riaperto il tavolo. Se è già aperto, controlla che i due computer siano nella stessa rete.
join-other-network = Nessuna risposta da { $address }, che è in una rete diversa da questo computer.
join-other-network-next = Connettiti alla stessa rete, per esempio allo stesso Wi-Fi, e riprova.
join-unreachable = { $near ->
    [true] Da qui non si raggiunge il computer del tavolo.
   *[false] Da qui non si raggiunge { $address }.
}
join-unreachable-next = Controlla l’indirizzo: manca una cifra, o ce n’è una sbagliata?
join-no-address = Questo tavolo non dice come raggiungerlo.
join-no-address-next = Chiedi a chi ospita il codice d’invito o un indirizzo. Si vedono nella sala d’attesa.
join-other-protocol = A { $address } non c’è nessun tavolo di Skipstone che questa versione capisca.
join-other-protocol-next = Vi serve la stessa versione di Skipstone. La tua è { $version }.
join-busy = Chi ospita al momento non può accettare altre connessioni.
join-busy-next = Riprova tra un momento.
join-key-changed = Non è il tavolo che conosci
join-key-changed-next = Prima questo tavolo aveva un’altra chiave. Forse chi ospita ha reinstallato Skipstone o ha cambiato computer, o forse qualcuno si spaccia per chi ospita. Chiedi conferma prima di entrare, e confronta la nuova chiave con quella nella sala d’attesa di chi ospita.
join-key-before = La chiave che conosci
join-key-now = La chiave di adesso
join-key-stay = Non entrare
join-key-anyway = Entra comunque
join-unexpected-key = Il computer che ha risposto non è quello nell’elenco.
join-unexpected-key-next = La sua chiave è diversa, quindi qualcuno potrebbe spacciarsi per chi ospita. Chiedi a chi ospita il codice d’invito ed entra con quello.
join-not-the-table = Non è il tavolo di questo codice d’invito.
join-not-the-table-next = Chiedi a chi ospita il codice attuale.
join-lost-next = Riprova. Se continua, chiedi a chi ospita se il tavolo è ancora aperto.
join-protocol-violation = Il programma di chi ospita ha inviato qualcosa che non ha senso: { $why }.
join-protocol-violation-next = Da lì in poi la partita non era più affidabile. Confrontate le vostre versioni di Skipstone e aggiornatele entrambe.
join-version = Chi ospita ha la versione { $app } e tu hai { $own }. Non funzionano insieme.
join-version-host = Deve aggiornare Skipstone chi ospita.
join-version-guest = Aggiorna il tuo Skipstone.
join-full = Tutti i posti sono occupati.
join-full-next = Puoi guardare, e giocare dalla prossima manche se un posto è di un giocatore virtuale.
join-no-watching = A questo tavolo non può guardare nessun altro.
join-no-watching-next = Chiedi a chi ospita di permetterlo nella sala d’attesa.
join-not-let-in = Chi ospita non ti ha fatto entrare.
join-not-let-in-next = Forse nessuno stava guardando. Chiedi a chi ospita, e bussa di nuovo.
join-code-needed = Per questo tavolo serve il codice d’invito.
join-code-needed-next = Chiedi il codice a chi ospita e scrivilo al posto dell’indirizzo.
join-wrong-short-code = Non è il codice di questo tavolo, o non lo è più. { $tries ->
    [0] Non hai più tentativi finché il tavolo non ha un nuovo codice.
    [one] Hai ancora un tentativo.
   *[other] Hai ancora { $tries } tentativi.
}
join-wrong-short-code-next = Chiedi a chi ospita il codice attuale, o controlla il tavolo e l’indirizzo.
join-codes-paused = A questo tavolo ci sono stati troppi codici sbagliati, quindi ora ne ha uno nuovo.
join-codes-paused-next = Chiedi a chi ospita il nuovo codice, e riprova tra { $seconds ->
    [one] un secondo.
   *[other] { $seconds } secondi.
}
join-wrong-code = Il codice d’invito è sbagliato o non vale più. { $tries ->
    [0] Per ora non puoi riprovare.
    [one] Hai ancora un tentativo.
   *[other] Hai ancora { $tries } tentativi.
}
join-wrong-code-next = Chiedi a chi ospita il codice attuale.
join-banned = Chi ospita non ti lascia più entrare.
join-banned-next = Solo chi ospita può cambiare idea.
join-name-taken = A questo tavolo qualcuno ha già il tuo nome.
join-name-taken-next = Entra con un altro nome: vale solo per questo tavolo.
join-no-seat = Al tavolo aperto adesso non hai un posto.
join-no-seat-next = Entra: forse c’è un posto libero. Il posto che un tavolo precedente ti conserva resta tuo.

network-in-use = La porta { $port } è usata da un altro programma.
network-not-allowed = Questo sistema non permette a Skipstone di usare la porta { $port }.
network-not-here = { $address } non è un indirizzo di questo computer.
network-other = Impossibile usare la rete di questo computer: { $why }

lost-ended = Chi ospita ha chiuso la connessione.
lost-silent = La connessione si è interrotta.
lost-restarted = Il programma di chi ospita è stato riavviato.
lost-misunderstood = Il programma di chi ospita non era comprensibile: { $why }.
lost-broken = La connessione è fallita: { $why }.

farewell-back-later = { $name } ha lasciato il tavolo. La partita continua al suo ritorno.
farewell-handed-over = Il tavolo prosegue su un altro computer. Appena apre, lo trovi in questo elenco.
farewell-kicked = Per decisione di { $name } non sei più al tavolo, e nessun posto ti aspetta.
farewell-kicked-next = Per tornare, bussa di nuovo.
farewell-banned = Per decisione di { $name } non puoi più tornare a questo tavolo.
farewell-replaced = Hai aperto il tavolo da un’altra finestra o da un altro computer.
farewell-too-slow = La tua connessione era troppo lenta per seguire il gioco.
farewell-misunderstood = I due programmi non si capiscono. Vi serve la stessa versione di Skipstone.

introduction-title = Come ti chiami al tavolo?
introduction-about = È così che ti vedono gli altri. Puoi cambiare nome e sasso più avanti, nelle impostazioni e nella sala d’attesa.
introduction-name = Il tuo nome
introduction-name-example = Il tuo nome
introduction-nameless = …
introduction-stone = Il tuo sasso
introduction-no-name = Prima scrivi un nome. Va bene qualsiasi nome, e potrai cambiarlo.
introduction-sit = Siediti
introduction-cancel = Annulla
join-wanted = Scopo

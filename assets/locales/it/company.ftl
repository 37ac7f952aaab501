# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Nascondi
table-spectators = Guardano: { $names }
chat-draft = Scrivi qualcosa
chat-send = Invia
chat-everyone = Tutti
chat-partners = Partner
chat-to-partners = { $name } (ai partner)
chat-spectator = { $name } (guarda)

## What people say at their stones
reaction-hello = Ciao!
reaction-nice = Bella!
reaction-good-luck = Buona fortuna!
reaction-hmm = Mmm…
reaction-oh-no = Oh no!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Di’ “{ $words }” ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Tocca a te – { $title }
# What a person says, after the name and what else is told of them
table-says = dice “{ $words }”
nudge = Sveglia { $name }
nudge-said = Tocca a te!

## What happens at the table. $name: a player
news-came = { $name } entra.
news-watches = { $name } guarda.
news-sat-down = { $name } prende posto.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] Tu e { $other } avete scambiato i posti.
   *[other] { $name } e { $other } hanno scambiato i posti.
}
# $name: the other one of the two
swap-asked = { $name } vorrebbe scambiare il posto con te.
swap-agree = Scambia
swap-decline = No, grazie
swap-waits = Hai chiesto a { $name } di scambiare i posti.
swap-withdraw = Lascia stare
news-swap-declined = { $name } preferisce non scambiare i posti.
news-swap-off = Lo scambio di posti con { $name } è annullato.
news-left = { $name } lascia il tavolo.
news-kicked = Chi ospita ha allontanato { $name } dal tavolo.
news-kicked-own = Hai allontanato { $name } dal tavolo.
news-plays-on = { $computer }, un giocatore virtuale, continua al posto di { $name }.
news-renamed = { $name } ora si chiama { $now }.
news-renamed-next = Dalla prossima manche { $name } si chiama { $now }.
news-renamed-next-own = Dalla prossima manche ti chiami { $now }.
news-keeps-name = Alla fine { $name } tiene quel nome.
news-keeps-name-own = Alla fine tieni il nome { $name }.
news-away = { $name } ha perso la connessione.
news-not-back = { $count ->
    [one] { $name } non c’è ancora.
   *[other] { $name } non ci sono ancora.
}
news-waits = Chi ospita vorrebbe aspettare { $name }.
news-back = { $count ->
    [one] { $name } è di nuovo qui.
   *[other] { $name } sono di nuovo qui.
}
news-replaced = { $count ->
    [one] { $name } non è più al tavolo: continua un giocatore virtuale.
   *[other] { $name } non sono più al tavolo: continuano dei giocatori virtuali.
}
news-replaced-away = { $count ->
    [one] { $name } non ha fatto ritorno: continua un giocatore virtuale.
   *[other] { $name } non hanno fatto ritorno: continuano dei giocatori virtuali.
}
news-plays-next = { $name } gioca dalla prossima manche, al posto di { $seat }.
news-plays-next-own = Giochi dalla prossima manche, al posto di { $seat }.
news-watches-next = Dalla prossima manche { $name } guarda, e al suo posto gioca un giocatore virtuale.
news-watches-next-own = Dalla prossima manche guardi, e al tuo posto gioca un giocatore virtuale.
news-watches-next-for = Dalla prossima manche guardi, e al tuo posto gioca { $name }.
news-out-of-time = Tempo scaduto per { $name }: è stata scartata una carta.
news-out-of-time-own = Tempo scaduto: è stata scartata una tua carta.
said-out-of-time = Tempo scaduto
news-paused = { $who ->
    [host] Chi ospita ha messo in pausa la partita.
   *[other] { $name } ha messo in pausa la partita.
}
# After an own press, or once the time of a turn is over
news-goes-on = La partita riprende.
news-resumed = { $who ->
    [host] Chi ospita ha fatto riprendere la partita.
   *[other] { $name } ha fatto riprendere la partita.
}
news-back-in-lobby = Chi ospita è di nuovo nella sala d’attesa, dove inizia la prossima serie.
news-turn-limit = D’ora in poi un turno può durare { $seconds } secondi.
news-no-turn-limit = D’ora in poi i turni non hanno limite di tempo.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] Prende posto il giocatore virtuale { $names }.
   *[other] Prendono posto i giocatori virtuali { $names }.
}
news-computer-level = Il giocatore virtuale { $name } ora gioca al livello { $level }.
news-computer-left = Il giocatore virtuale { $name } lascia il tavolo.
news-seats = Ora il tavolo ha { $seats } posti.
news-teams = { $teams ->
    [one] Ora si gioca tutti in una squadra.
   *[other] Ora si gioca in { $teams } squadre.
}
news-no-teams = Ora ognuno gioca per sé.
news-grace = Se qualcuno perde la connessione, ora il tavolo aspetta { $seconds } secondi.
news-preset = Ora il tavolo segue “{ $preset }”.
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Una regola è cambiata: { $rules }.
   *[other] Alcune regole sono cambiate: { $rules }.
}

## Around the board
table-pause = Pausa
table-undo-ask = Chiedi di annullare
table-take-seat = Prendi un posto
table-seat-taken = Giochi alla prossima
table-seat-taken-about = Premi qui per continuare invece a guardare.
table-watching = { $round }  ·  stai guardando

## At the seats
seat-quiet = non risponde…
seat-away-for = assente { $left }
seat-away = assente
seat-replaced = computer
table-status-quiet = In attesa di { $name }, che ora non risponde.
table-status-away = In attesa di { $name }, senza connessione. Se ci vuole troppo, può continuare un giocatore virtuale.
table-status-away-watching = In attesa di { $name }, senza connessione.
seat-given = Dalla prossima manche chi ospita dà il tuo posto a un giocatore virtuale. Puoi guardare, o tenerlo.
seat-given-keep = Tengo il posto
seat-given-watch = Guardo
seat-vacant = { $name } ha lasciato il tavolo. Vuoi il suo posto dalla prossima manche?
seat-take = Prendi il posto di { $name }
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } ha lasciato il tavolo. Chi gioca lì dalla prossima manche?
seat-offered-host = Dopo questa manche { $name } cede il posto. Chi gioca lì, poi?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = Il computer
seat-offered = Dopo questa manche { $name } cede il posto. Lo vuoi tu?
away-asks = { $name } è via da un po’.
away-replace = Fai continuare un giocatore virtuale ({ $level })
away-wait = Aspetta

## Taking back
takeback-asked = { $name } vorrebbe annullare l’ultima mossa.
takeback-agree = Va bene
takeback-refuse = No, resta
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] La tua richiesta aspetta il sì di tutti.
   *[other] La tua richiesta aspetta la risposta di { $names }.
}
takeback-withdraw = Lascia stare
takeback-answered = { $name } vorrebbe annullare l’ultima mossa. { $count ->
    [0] Non tutti hanno ancora risposto.
   *[other] In attesa di: { $names }.
}
takeback-done = { $who ->
    [you] La tua ultima mossa è stata annullata.
   *[other] L’ultima mossa di { $name } è stata annullata.
}
# To who watches, in large letters
takeback-watched = { $name } chiede di annullare. In attesa di: { $names }.
takeback-withdrawn = { $who ->
    [you] Hai ritirato la richiesta. La mossa resta.
   *[other] { $name } ha ritirato la richiesta. La mossa resta.
}
takeback-refused = { $who ->
    [you] Hai detto di no. La mossa resta.
   *[other] { $name } ha detto di no. La mossa resta.
}
takeback-over = La mossa resta.
takeback-lapsed = La tua richiesta di annullare non è più aperta. Se vuoi ancora, chiedi di nuovo.

## What keeps the game from going on
paused-title = { $who ->
    [you] Hai messo in pausa la partita
    [host] Chi ospita ha messo in pausa la partita
   *[other] { $name } ha messo in pausa la partita
}
paused-in-turn = { $who ->
    [you] Hai messo in pausa la partita, ma il tempo del tuo turno scorre
   *[other] { $name } ha messo in pausa la partita, ma il tempo del suo turno scorre
}
paused-about = Nessuno può giocare finché non si riprende, ma la chat resta aperta.
paused-go-on = Riprendi
lost-title = Connessione persa
lost-again = Il tavolo non risponde. Nuovo tentativo tra { $seconds } s – il tuo posto è al sicuro.
lost-now = Il tavolo non risponde. Nuovo tentativo – il tuo posto è al sicuro.
lost-again-watching = Il tavolo non risponde. Nuovo tentativo tra { $seconds } s.
lost-now-watching = Il tavolo non risponde. Nuovo tentativo…
lost-carry-on = Se il computer di chi ospita non c’è più, puoi proseguire su questo, dall’ultima manche finita.
carried-on-elsewhere = { $count ->
    [one] { $names } a quanto pare prosegue la vostra serie su un altro computer.
    [many] { $names } a quanto pare proseguono la vostra serie, ognuno sul proprio computer. Accordatevi su uno dei tavoli.
   *[other] { $names } a quanto pare proseguono la vostra serie, ognuno sul proprio computer. Accordatevi su uno dei tavoli.
}
carried-on-join = Vai da { $name }

## Between rounds. $ready and $people: how many
ready-count = Prossima manche: ci sono { $ready } su { $people }
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = La manche inizia quando ci siete tutti.
ready-waits = In attesa di: { $names }.
# Said to one who isn't ready either
ready-waits-too = In attesa di { $names } e di te.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } ti aspetta.
   *[other] { $names } ti aspettano.
}
ready-begins-in = La manche inizia tra { $left }
ready-begins-now = La manche inizia
ready-yes = ok
ready-reads = legge
ready-away = assente
again-count = Vogliono giocare ancora: { $ready } su { $people }
again-yes = gioca ancora
round-began = La prossima manche è iniziata.
round-own-turn = Tocca a te.
round-back = Torna al tavolo
result-ready = Ci sono
result-not-ready = Non ancora
result-begin-anyway = Inizia senza aspettare
result-wait-for = Aspetta { $name }

## The host closes the table. $name: who hosts
the-host = Chi ospita
closed-title = Il tavolo è chiuso
closed-saved = { $name } ha chiuso il tavolo; la partita è salva. Resta qui: vedrai quando riapre.
closed-for-good = { $name } ha chiuso il tavolo.
closed-handed-title = Il tavolo si sposta
closed-handed-to-you = { $name } ti cede il tavolo. Prosegui qui, e tutti passano sul tuo computer.
closed-handed-over = { $name } cede il tavolo a { $other }. Appena è aperto, ci vai anche tu.
between-title = La serie prosegue
between-about = Quando ci siete tutti, qui si danno le carte della prossima manche.
closed-open-again-title = Il tavolo è di nuovo aperto
closed-open-again = { $name } ha riaperto il tavolo.
closed-kept-title = L’altro tuo tavolo è di nuovo aperto
closed-kept = { $name } ha riaperto il tavolo dove il tuo posto ti aspetta.
closed-new-table-title = È aperto un altro tavolo
closed-new-table-saved = { $name } ha aperto un altro tavolo. Quello dov’eri è ancora chiuso; la partita è salva.
closed-new-table = { $name } ha aperto un altro tavolo. Quello dov’eri è chiuso.
closed-join-new = Vai a quel tavolo
closed-come-back = Torna

## The end of a round
result-verified = Verificata: smazzata leale, giocata secondo le regole.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 nota.
   *[other] {" "}{ $notes } note.
} { $shown ->
    [yes] Nascondi dettagli
   *[no] Dettagli…
}
result-verified-about = Nessuno ha potuto scegliere queste carte, nemmeno chi ospita: vengono da numeri casuali promessi prima che si mostrasse il primo. Il tuo programma ha controllato ogni mossa. Ciò che nessun programma può sapere: se chi ospita, il cui computer deve conoscere tutte le carte, le abbia guardate.
result-verified-about-watcher = Nessuno ha potuto scegliere queste carte, se non chi ospita insieme a tutti i giocatori che hanno dato numeri casuali. Il tuo programma ha controllato ogni mossa. Ciò che nessun programma può sapere: se chi ospita, il cui computer deve conoscere tutte le carte, le abbia guardate.
result-verified-about-host = Il tuo programma ha controllato ogni mossa. Ciò che possono provare gli altri lo dicono i loro.
result-not-proven-about = Questo non accusa nessuno: il tuo programma non ha potuto controllare tutto.
result-broken-about = Il tuo programma ha trovato qualcosa che il programma di chi ospita non può aver fatto per sbaglio.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = La smazzata è stata estratta { $number } volte: { $count ->
    [one] il computer di { $names } non rispondeva.
   *[other] i computer di { $names } non rispondevano.
}
result-dealt-without = Carte date senza un numero casuale di { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] Il computer di { $names } ha visto la stessa manche.
   *[other] I computer di { $names } hanno visto la stessa manche.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] Il computer di { $names } dice di aver visto la stessa manche, ma { $known ->
        [this-host] lo conosci solo tramite chi ospita qui.
       *[new] per te è nuovo.
    }
   *[other] I computer di { $names } dicono di aver visto la stessa manche, ma { $known ->
        [this-host] li conosci solo tramite chi ospita qui.
       *[new] per te sono nuovi.
    }
}
# How well a player’s computer is known.
key-direct = Hai già incontrato questo computer.
key-other-host = Conosci questo computer dal tavolo di un’altra persona.
key-this-host = Conosci questo computer solo tramite chi ospita qui.
key-new = Questo computer per te è nuovo.
result-played-for = Un giocatore virtuale ha fatto mosse al posto di { $names }.
result-scores-told = Per i punteggi precedenti c’è solo la parola di chi ospita.
result-rematch = Gioca ancora
result-waits = { $what ->
    [round] Un’altra manche
   *[series] Un’altra serie
} inizia quando tutti qui vogliono giocare ancora.
result-host-in-lobby = { $name } è di nuovo nella sala d’attesa. Vieni anche tu quando vuoi.
result-to-lobby = Alla sala d’attesa

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Manche { $round }: { $words }
doubt-own-share = Non provata: la smazzata è stata fatta senza un numero casuale del tuo computer.
# $from: the number of an entry in the round’s log
doubt-watched = Non provata: guardavi, e non hai preso parte alla smazzata. Ciò che hai visto dal passo { $from } in poi quadra.
doubt-end-not-shown = Non provata: la fine della manche non è arrivata al tuo computer.
doubt-other-bots = Non provata: i giocatori virtuali sono di un’altra versione di Skipstone, quindi le loro mosse qui non si possono controllare.
doubt-too-long = Non provata: i giocatori virtuali hanno fatto più mosse di quante se ne possano controllare.
doubt-log-lost = Non provata: il programma di chi ospita è stato riavviato e ha perso una parte della manche.
doubt-other-series-before = Non provata: la serie non stava così da chi ospitava prima, per quel che ha visto il tuo computer. Uno dei due ha detto altro.
# $count: how many rounds.
doubt-unfinished-deals = Non provata: { $count ->
    [one] una manche precedente con chi ospita, ora o prima, non è mai finita
   *[other] { $count } manche precedenti con chi ospita, ora o prima, non sono mai finite
}. Così si potrebbero saltare delle smazzate, quindi il tuo computer non può garantire per questa.
# $count: how many rounds.
doubt-kicked = Non provata: chi ospita ti ha allontanato da { $count ->
    [one] una manche precedente, e non l’hai giocata fino in fondo
   *[other] { $count } manche precedenti, e non le hai giocate fino in fondo
}. Perciò il tuo computer non può garantire per questa.
doubt-played-for = Non provata: chi ospita ha fatto giocare al tuo posto un giocatore virtuale, anche se c’eri.
# $had and $limit: seconds
doubt-turn-cut-short = Non provata: il tuo turno è finito dopo { $had } secondi su { $limit }, secondo l’orologio del tuo computer.
doubt-move-ignored = Non provata: hai mosso in tempo, ma il tuo turno è finito senza la tua mossa.
doubt-pause-late = Non provata: la partita è stata messa in pausa o ripresa a tuo nome molto dopo la tua richiesta.
doubt-unknown-signature = Non provata: la tua chiave ha firmato qualcosa che questo programma non conosce. La usi altrove, o hai ripristinato un backup?
doubt-not-present = Non provata: per questa manche non c’eri.
doubt-no-record = Non provata: non c’eri, e chi ospita non ha una registrazione leggibile di questa manche.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Irregolare: chi ospita ha firmato due versioni diverse di questa manche.
breach-contract = Irregolare: chi ospita ha iniziato questa manche con regole, posti o punteggi che non discendono da prima.
breach-dealer = Irregolare: chi ospita non ha estratto chi dà le carte dai numeri casuali di tutti.
breach-forged = Irregolare: al passo { $step }, chi ospita ha fatto una mossa al posto di un giocatore.
breach-illegal = Irregolare: al passo { $step }, chi ospita ha permesso una mossa contro le regole.
breach-differs = Irregolare: al passo { $step }, chi ospita ha mostrato qualcosa che non discende dalla smazzata.
breach-bot = Irregolare: al passo { $step }, chi ospita non ha lasciato fare a un giocatore virtuale la sua mossa.
breach-takeback = Irregolare: al passo { $step }, chi ospita ha annullato mosse che dovevano restare.
breach-takeover = Irregolare: al passo { $step }, chi ospita ha fatto subentrare senza motivo un giocatore virtuale.
breach-talk = Irregolare: al passo { $step }, chi ospita ha lasciato segnalare qualcuno che non aveva parlato.
breach-limits = Irregolare: al passo { $step }, chi ospita ha dato ai giocatori meno tempo di quello concordato.
breach-pause = Irregolare: al passo { $step }, chi ospita ha messo in pausa o fatto riprendere la partita a nome di altri.
unfair-foreign-share = Irregolare: chi ospita ha dato le carte con un numero casuale per { $name }, che non poteva fornirlo.
unfair-signature = Irregolare: chi ospita ha dato le carte con un numero casuale mai firmato da { $name }.
unfair-share = Irregolare: chi ospita ha dato le carte con un numero casuale per { $name } diverso da quello promesso prima della smazzata.
unfair-failure = Irregolare: chi ospita ha ricominciato la smazzata senza motivo.
unfair-secret = Irregolare: il segreto di chi ospita non è quello promesso prima della smazzata.

## The number that is the same for everyone who was shown the same
safety-number-ask = Avete visto tutti la stessa cosa?
safety-number = Leggetevi a vicenda questo numero: { $number }. Se quello di qualcuno è diverso, non avete visto la stessa cosa.
deal-declined-own = Chi ospita ha dato qualcosa di diverso da ciò che avevi accettato, quindi le carte non sono state date. Guarda la proposta, e premi “Ci sono”.
deal-declined = { $name } non ha accettato questa manche, quindi le carte non sono state date.

## The people in the menu
people-title = Al tavolo
people-watches = guarda
people-computer = giocatore virtuale
people-watches-next = guarda dalla prossima manche
people-plays-next = gioca dalla prossima manche
people-gives-way = fino alla prossima manche, poi gioca { $name }
people-take = Gioca dalla prossima manche, al posto di { $name }
people-play = Gioca
people-seat = Dai un posto
people-seat-about = Scegli di chi: “Qui, dalla prossima manche”.
people-here = Qui, dalla prossima manche
people-watch = Guarda la prossima
people-replace = Poi il computer
people-as-before = Anzi no
people-rename = Rinomina
people-rename-about = Vale dalla prossima manche.
# Below the name so far
people-renamed-next = → { $now }, dalla prossima manche
people-kick-about = Subentra ora un giocatore virtuale. Chi viene allontanato può bussare di nuovo; chi viene escluso no.
people-kick-about-watching = Chi viene allontanato può bussare di nuovo; chi viene escluso no.
people-hand-over = Cedi
people-hand-over-about = Tutti proseguono sul computer di { $name }, appena lì il tavolo è aperto. I telefoni entrano con il nuovo codice.
people-hand-over-yes = Cedi il tavolo
people-mute = Silenzia
people-hear = Riattiva
people-entry = Chi può entrare
people-turns = Tempo per turno
people-turns-about = Vale subito: chi è di turno ha quel tempo da adesso. Tra una manche e l’altra, tutti confermano di nuovo con “Ci sono”.
people-turn-free = Senza limite
people-turn-seconds = { $seconds } s
people-banned = Esclusioni
people-unban = Può bussare di nuovo

## The menu
menu-kept-hosted = Il tavolo si chiude per tutti, ma la partita si salva esattamente dov’è. Per riaprirlo scegli Continua nella schermata iniziale, e gli altri potranno tornare.
menu-unsaved-hosted = Il tavolo si chiude per tutti. Le ultime mosse al momento non si possono salvare: restano solo finché Skipstone è aperto.
menu-leave-sure = Lasciare il tavolo?
menu-goes-on = Gli altri continuano, e un giocatore virtuale prende il tuo posto. Torna per riprenderlo, se nel frattempo chi ospita non l’ha dato ad altri.
menu-stay-watching = Continua a guardare
menu-watched = Gli altri continuano senza di te.

## What can’t be done
denied-late = Il tavolo è appena cambiato – dai un’altra occhiata.
denied-not-seated = Può farlo solo chi gioca.
denied-not-now = Adesso non è possibile.
denied-seat-taken = Questo posto è occupato.
denied-partners-silent = Durante i turni della propria squadra i partner non parlano. Tienilo per dopo!
denied-too-fast = Un po’ troppo veloce. Aspetta un momento.
denied-name-taken = A questo tavolo qualcuno ha già quel nome.
denied-stone-taken = A questo tavolo qualcun altro ha il sasso che hai scelto, quindi qui ne hai un altro.
denied-player-kicked = Chi ospita ha allontanato qualcuno da questa manche, quindi ogni mossa resta.

## Table manners
table-draw-card = Pesca
table-status-draw = Tocca a te! Prima pesca le tue carte dal mazzo di pesca.
manners-ahead = { $name } ha giocato fuori turno.
manners-catch = Fallo notare
manners-talked = { $name } ha parlato durante il turno della sua squadra.
manners-call = Segnala
chat-audience = Chi legge

# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Il tuo tavolo
lobby-table-of = Tavolo di { $name }
lobby-opening = Apertura del tuo tavolo…
lobby-leave = Esci
lobby-asks-leave = Se esci, il tavolo si chiude per tutti quelli che sono qui.
lobby-stay = Resta
lobby-close = Chiudi il tavolo
host-badge = ospita

lobby-seats = Posti
lobby-full = Tutti i posti sono occupati.
lobby-free-about = All’inizio della partita i posti liberi vanno a giocatori virtuali.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Quando inizi, un giocatore virtuale prende il posto libero: { $names } ({ $level }).
   *[other] Quando inizi, dei giocatori virtuali prendono i { $count } posti liberi: { $names } ({ $level }).
}
lobby-free = Libero
lobby-sit = Siediti qui
lobby-sit-at = Siediti qui: { $seat }
lobby-person = Una persona
lobby-you = { $name } (tu)
lobby-is-ready = ok
lobby-key = Chiave { $key }, che ha solo quel computer
lobby-spectators = Guardano
lobby-own = È così che ti vedono tutti. Ci sono solo i sassi che nessun altro ha.
lobby-rename = Rinomina
lobby-away = Allontana…
lobby-away-of = Allontana { $name }…
lobby-away-ask = Allontanare { $name }?
lobby-away-now = Allontana
lobby-away-ever = Escludi
lobby-away-not = Annulla

## Swapping seats, at tables with teams
lobby-swap-offer = Scambiamo?
lobby-swap-offer-to = Chiedi a { $name } di scambiare il posto con te
lobby-swap = Scambia…
lobby-swap-of = Scambia il posto di { $name }…
lobby-swap-here = Scambia
lobby-swap-both = Scambia i posti di { $name } e { $other }
lobby-swap-not = Annulla

lobby-rules = Regole: { $preset }
lobby-change = Cambia…
lobby-all-rules = Tutte le regole…
lobby-rules-title = Le regole di questo tavolo
lobby-rules-back = Torna alla sala d’attesa
lobby-plan = Regole e tavolo
lobby-use = Usa queste
lobby-unused = Hai fatto delle modifiche. Vuoi usarle?
lobby-unused-drop = Lascia stare
lobby-manners = Al tavolo
lobby-watching = Altri possono guardare
lobby-turn = Tempo per turno
lobby-turn-none = Senza limite
lobby-turn-told = { $time } per ogni turno
lobby-grace = Attesa per chi si disconnette
lobby-grace-about = Dopo, gli altri possono far giocare un giocatore virtuale. Chi torna riprende il suo posto.
lobby-seconds = { $seconds } secondi
lobby-minutes = { $minutes } minuti

lobby-door = Chi può entrare
lobby-copy = Copia
lobby-copied = Copiato
lobby-of-short-code = { $label }: codice breve
lobby-of-invite-code = { $label }: codice d’invito
lobby-new-code = Nuovo codice
lobby-short-code-title = Codice breve
lobby-invite-code-title = Codice d’invito
lobby-invite-about = Da copiare: prova anche di chi è il tavolo.
lobby-short-code = Leggi questo codice ad alta voce: chi lo scrive in Skipstone su questa rete può entrare.
lobby-spoken-code = Il tuo tavolo è aperto. Si entra con il codice { $code }.
lobby-short-code-redrawn = Troppi codici sbagliati: il tavolo ne ha uno nuovo. Vale tra un minuto.
lobby-code-redrawn = Troppi codici sbagliati. Ora il codice breve del tavolo è { $code }; vale tra un minuto.
lobby-addresses = Senza il codice: { $addresses }
lobby-not-announced = Gli altri non trovano il tuo tavolo in rete. Comunica il codice o un indirizzo.
lobby-port-held = Gli altri non trovano il tuo tavolo in rete, perché un altro programma occupa la porta UDP 5353. Comunica il codice o un indirizzo.
entry-knock = Si bussa
entry-code = Codice
entry-open = Aperto
entry-knock-about = Decidi tu chi entra. Chi ha il codice entra subito:
entry-code-about = Entra solo chi ha il codice d’invito:
entry-open-about = Chi trova il tavolo può entrare. Il codice porta qui:

# $words: what is said
lobby-react = Di’ “{ $words }”

knock = { $name } vorrebbe entrare.
knock-to-watch = { $name } vorrebbe guardare.
knock-new = Prima volta qui.
# $day: "on Friday"
knock-known = Ultima visita: { $day }.
knock-known-before = Qui non è la prima volta.
knock-namesake = Conosci { $name } da un altro computer: è un suo secondo computer, o un’altra persona?
knock-others = { $count ->
    [one] Aspetta anche un’altra persona.
   *[other] Aspettano anche altre { $count } persone.
}
knock-let-in = Fai entrare
knock-refuse = Rifiuta

lobby-lost = Connessione persa con chi ospita. Riconnessione…
lobby-stand-up = Guarda e basta
lobby-ready = Ci sono
lobby-not-ready = Non ancora
lobby-begin = Inizia
lobby-begin-anyway = Inizia comunque
lobby-reopen = Cambia qualcosa
lobby-alone = Per ora ci sei solo tu. Condividi il codice d’invito, o inizia con giocatori virtuali.
lobby-begin-about = Inizia quando ci siete tutti. Ognuno vede che cosa si gioca, e dice “Ci sono”.
lobby-waits = In attesa che chi ospita dia il via.
lobby-say-ready = Vuoi giocare così? Allora premi “Ci sono”.
lobby-missing = All’appello mancano: { $names }
lobby-watching-told = Stai guardando. Per giocare prendi un posto libero, o quello di un giocatore virtuale.
lobby-tell-age = L’età decide chi inizia: inserisci la tua al tuo posto.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Novità dall’ultima volta che hai guardato
proposal-as-shown = È tutto come l’hai visto
proposal-confirm = Per me va bene
proposal-age = { $age } anni
change-sits-down = Posto { $seat }: ora gioca qui { $name }.
change-replaces = Posto { $seat }: ora gioca qui { $name }, non { $before }.
# $name: with the level in brackets
change-computer-sits-down = Posto { $seat }: gioca qui il giocatore virtuale { $name }.
change-computer-replaces = Posto { $seat }: ora gioca qui il giocatore virtuale { $name }, non { $before }.
change-level-unknown = sconosciuto
change-renamed = { $name } ora si chiama { $now }.
change-name-of-other = Il nome { $name } ora è di un’altra persona.
change-age = { $name } indica l’età di { $age }.
change-no-age = { $name } non indica più l’età.
change-on-phone = { $name } ora gioca da un telefono.
change-off-phone = { $name } non gioca più da un telefono.
change-away = { $name } non c’è: fino al suo ritorno gioca un giocatore virtuale.
change-back = { $name } è di nuovo qui.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Giocheresti al posto { $seat }, ma avevi scelto il posto { $wished }.
surprise-name = Ti chiameresti { $name }, ma avevi scelto { $wished }.
surprise-age = La tua età sarebbe indicata come { $age }.
surprise-no-age = La tua età non sarebbe indicata.
surprise-bots = I giocatori virtuali sono di un’altra versione di Skipstone: il tuo computer non può controllare le loro mosse, quindi la manche non si potrà verificare.
surprise-unknown-series = Questa serie ne proseguirebbe un’altra che il tuo computer non ha visto, o che chi la ospita non ha giocato: per i punti c’è solo la parola di chi ospita.
surprise-other-series = Questa non è la serie che volevi proseguire qui.
surprise-other-players = { $count ->
    [0] I limiti di tempo o i giocatori virtuali sono diversi da quelli della serie che qui prosegue.
    [one] Al posto { $seats } ci sarebbe una persona diversa da quella della serie che qui prosegue.
   *[other] Ai posti { $seats } ci sarebbero persone diverse da quelle della serie che qui prosegue.
}
surprise-other-scores = Questa serie ne prosegue una che il tuo computer ha visto diversamente: dopo la manche { $round } per te è { $own }, qui si proseguirebbe da { $told }.
move-stands = Qui hai già fatto una mossa, e vale: è stata rimandata a chi ospita.

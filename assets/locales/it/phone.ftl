# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Tocca a te:
phone-choose = gioca una carta, o scartane una per chiudere il turno
phone-nothing-fits = niente da giocare sulle pile centrali: scarta per chiudere il turno
phone-draw = prima pesca le tue carte
phone-promise = ora gioca { $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
} dal mazzo obiettivo
phone-pass = niente da giocare e niente da pescare: puoi passare
phone-empty-hand = la tua mano è vuota: gioca dal mazzo obiettivo o dalle pile di scarto
phone-held = { $can ->
    [both] gioca o scarta
    [play] gioca
   *[discard] scarta
} { $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
}
phone-next = serve { $rank }
phone-play = gioca { $rank }
phone-discard = scarta
phone-say-ready = Quando vuoi giocare, tocca “Ci sono”.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] In squadra con te: { $names }
   *[other] In squadra con te: { $names }
}
phone-renamed = Ora ti chiami { $now }.
phone-tell-age = L’età decide chi inizia: scrivi qui sotto la tua.
phone-name-empty = Prima scrivi un nome.
phone-name-long = Questo nome è troppo lungo.
phone-leave-lobby = Il tuo posto sarà libero per altri.
phone-not-verified = Giocata da un telefono: la parte di questo posto nella smazzata la fa il computer di chi ospita, quindi da qui non si può verificare.

## The way in
phone-knocking = Toc toc. Chi ospita deve farti entrare.
phone-ask-code = Chiedi a chi ospita il codice alla fine dell’indirizzo per i telefoni, e scrivilo qui sotto.
phone-closed = Chi ospita non fa entrare altri telefoni.
phone-table-closed = Chi ospita ha chiuso il tavolo.
phone-handed-over = Il tavolo prosegue su un altro computer. Lì ci sono il nuovo indirizzo e il nuovo codice.
phone-back-later = Chi ospita è via. Il tavolo riprende al suo ritorno.
phone-elsewhere = Questo posto è aperto in un’altra scheda o su un altro dispositivo.
phone-kicked = Chi ospita ha deciso di allontanarti dal tavolo. Per tornare, bussa di nuovo.
phone-banned = Chi ospita non ti lascia più entrare al tavolo.
phone-left = Hai lasciato il tavolo.
phone-lost = Il tavolo non risponde.

## The host’s switch, and the badge of those who come by it
phones-may-join = Entrata da telefono
phones-about = Gli amici giocano dal browser del telefono, senza installare nulla.
phones-scan = Inquadralo con la fotocamera del telefono, o scrivi l’indirizzo nel browser.
phones-unsafe = Chiunque in questa rete potrebbe leggere o cambiare ciò che invia un telefono, e la sua parte nella smazzata la fa il tuo computer.
phones-failed = I telefoni non possono entrare: la rete di questo computer non lo permette.
phone-badge = telefono
phone-badge-about = Gioca da un telefono: la parte di questo posto nella smazzata la fa il computer di chi ospita, quindi da lì non si può verificare.
phones-scan-short = Inquadra per entrare
phones-seats = { $seats ->
    [one] 1 posto da prendere
   *[other] { $seats } posti da prendere
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = Il computer di chi ospita aveva le carte di chi giocava da un telefono: { $names }.

# The deals of the day.

days-title = Partita del giorno
days-today = Oggi, { $date }
days-begun = È iniziato un nuovo giorno: ecco le sue partite.
days-about = Le stesse carte e gli stessi avversari per tutti, ovunque. Conta il primo tentativo: senza suggerimenti e senza annullare mosse. Dopo puoi rigiocarla quanto vuoi.
days-minutes = Circa { $minutes } minuti
days-play = Gioca
days-again = Rigioca
days-won = Vittoria in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
days-lost = Sconfitta dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, { $left ->
    [one] { $left } carta rimasta
   *[other] { $left } carte rimaste
}
days-copy = Copia i risultati
days-copied = Copiato
days-copy-about = Per confrontarti con altri: non svela nulla delle carte.
days-picture = Salva un’immagine
days-picture-file = Skipstone, partita del giorno { $date }
days-picture-title = Partita del giorno  ·  { $date }
days-picture-home = All’arrivo in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
days-picture-skips = { $played } rimbalzi su { $dealt }
days-picture-about = { $dealt } carte obiettivo, turno migliore: { $best ->
    [0] ancora nessuna
    [one] una
   *[other] { $best } di fila
}
days-picture-legend = Un rimbalzo per ogni carta obiettivo, uno stacco dopo ogni turno, un punto per un turno senza.
days-picture-won = Vittoria
days-picture-lost = Non ancora all’arrivo
days-picture-against = contro { $names }
days-picture-minutes = { $minutes } minuti
days-picture-long = circa
days-picture-days = { $days } giorni
days-picture-in-row = di fila
days-picture-call = Le stesse carte per tutti. Ci provi anche tu?
days-result-title = Skipstone, partita del giorno { $date }
days-course = Carte rimaste: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] Gennaio
    [2] Febbraio
    [3] Marzo
    [4] Aprile
    [5] Maggio
    [6] Giugno
    [7] Luglio
    [8] Agosto
    [9] Settembre
    [10] Ottobre
    [11] Novembre
   *[12] Dicembre
} { $year }
days-weekday = { $day ->
    [1] Lu
    [2] Ma
    [3] Me
    [4] Gi
    [5] Ve
    [6] Sa
   *[7] Do
}
days-streak = { $days ->
    [0] Ancora nessun giorno di fila
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
days-longest = Il tuo record: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
days-legend-won = vinta
days-legend-played = giocata
days-back = Torna a oggi
days-past-about = Questo giorno è passato, e le sue partite non contano più. Giocale quanto vuoi.
days-table-title = Partita del giorno, { $date }
days-to-calendar = Al calendario
days-kept = Il tuo tentativo ti aspetta così com’è: le stesse carte, oggi o più avanti.
days-play-length = Gioca: { $length }
days-continue-length = Continua: { $length }
days-again-length = Rigioca: { $length }

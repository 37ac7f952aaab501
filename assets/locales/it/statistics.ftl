# What the player's rounds add up to.

statistics-title = Statistiche
statistics-none = Non hai ancora finito una manche. Giocane una, e qui vedrai come te la cavi.
statistics-nothing = Nessuna delle tue manche corrisponde a questa scelta.
statistics-everything = Mostra tutte le manche

## Which rounds
statistics-player-alone = In solitaria
statistics-tables-all = Tutti i tavoli
statistics-tables-alone = Senza squadre
statistics-tables-teams = A squadre
statistics-size-alone = { $seats } posti
statistics-size-teams = { $seats } posti, { $teams } squadre
statistics-opponents-all = Tutti gli avversari
statistics-opponents-people = Persone
statistics-opponents-levels = Livelli misti
statistics-span-all = Da sempre
statistics-span-year = Un anno
statistics-span-month = 30 giorni

## Large numbers
statistics-percent = { $percent }%
statistics-rounds = Manche giocate
statistics-rounds-about = vinte: { $won }, perse: { $lost }, pari: { $tied }{ $back ->
    [0] {""}
   *[other] , annullate: { $back }
}
statistics-won = Vinte
statistics-interval = a lungo andare tra { $low } e { $high }%
statistics-interval-wide = ancora troppo poche manche per dirlo
statistics-streak = Striscia attuale
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] manche vinta
   *[other] manche vinte di fila
}
statistics-lost-in-a-row = { $rounds ->
    [one] manche persa
   *[other] manche perse di fila
}
statistics-longest-won = Striscia di vittorie più lunga
statistics-longest-lost = striscia di sconfitte più lunga: { $rounds }
statistics-points = Punti per manche
statistics-points-best = record: { $points }
statistics-stock = Carte obiettivo per turno
statistics-stock-about = { $cards } in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
statistics-longest-turn = Turno più lungo
statistics-longest-turn-about = { $cards ->
    [one] carta
   *[other] carte
} sulle pile centrali
statistics-series = Serie vinte
statistics-series-about = su { $series } giocate fino in fondo

## Charts
statistics-by-opponents = Vinte contro
statistics-by-size = Vinte per grandezza del tavolo
statistics-by-partner = Vinte insieme a
statistics-bars-about = La linea sotto una barra: dove probabilmente arriverà la tua quota dopo molte altre manche.
statistics-won-of = { $won } su { $rounds }
statistics-points-over-time = Punti nelle tue ultime manche
statistics-points-about = Ogni colonna è una manche; la linea è la media di { $rounds }.
statistics-points-first = { $rounds } manche fa
statistics-points-last = ultima manche
statistics-freed = Come hai liberato le carte obiettivo
statistics-freed-wild = Dopo un jolly: { $share }.
statistics-freed-straight = Giocate subito
statistics-freed-hand = Con carte in mano
statistics-freed-discards = Con gli scarti
statistics-freed-both = Con entrambi
statistics-endings = Come sono finite le manche
statistics-ending-stock-empty = Mazzo obiettivo vuoto
statistics-ending-blocked = Nessuno poteva muovere
statistics-ending-stalled = Troppo senza carte obiettivo

## How good, and how lucky
rating-title = Quanto giochi bene
rating-about = Dalle manche giocate senza partner contro giocatori virtuali, tenendo conto delle carte e di un eventuale handicap.
rating-none = { $rounds ->
    [one] Ancora una manche così, e lo vedrai qui.
   *[other] Ancora { $rounds } manche così, e lo vedrai qui.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Giochi più o meno come il livello “{ $level }”.
rating-hide = Non valutare il mio gioco
rating-show = Valuta il mio gioco
statistics-luck = Fortuna con le carte
statistics-luck-about = In media le tue carte erano migliori che in { $mean } smazzate su 100. { $fits ->
    [yes] Dopo { $rounds } manche, il solo caso porta ovunque tra { $low } e { $high }: alla lunga si compensa.
   *[no] Dopo { $rounds } manche, il solo caso porta tra { $low } e { $high } in 19 casi su 20.
}
statistics-luck-cards = 1 e jolly: ne hai pescati { $openers }, mentre { $expected } erano da aspettarsi. Turni in cui la carta obiettivo si poteva giocare: { $playable } dei tuoi, { $theirs } di quelli degli avversari.

## What can be done with them
statistics-export = Esporta come tabella
statistics-reset = Azzera…
reset-title = Azzerare le statistiche?
reset-about = { $rounds ->
    [one] Una manche e il suo replay verranno eliminati
   *[other] { $rounds } manche e i loro replay verranno eliminati
} per sempre. Non si può tornare indietro. Le serie, i loro punteggi e le partite in corso restano.
reset-export = Prima puoi esportare i dati di ogni manche, ma non i replay.
reset-keep = Tieni tutto
reset-forget = Elimina
statistics-player = Chi gioca
statistics-tables = Tavoli
statistics-opponents = Avversari
statistics-span = Periodo

# Milestones: what was reached for the first time.
milestones-title = Tappe
milestones-about = { $reached } su { $all }, ognuna grazie a ciò che hai giocato
milestones-hide = Nascondi le tappe
milestones-show = Mostra le tappe
milestone-beat = Vittoria contro il livello “{ $level }”
milestone-beat-people = Vittoria contro altre persone
milestone-together = Vittoria in squadra
milestone-series = Una serie vinta
milestone-in-a-row = { $rounds } manche vinte di fila
milestone-comeback = Vittoria in rimonta da { $cards } carte obiettivo
milestone-long-turn = { $cards } carte giocate in un turno
milestone-no-wild = Nessun jolly sprecato, secondo l’analisi di una manche
milestone-flawless = Nulla di sprecato, secondo l’analisi di una manche
milestone-rounds = { $rounds } manche giocate
milestones-done = { $done } su { $of }
milestones-reached = { $count ->
    [one] Un sassolino per la tua mensola
   *[other] Sassolini per la tua mensola
}: { $names }
milestone-days = Partita del giorno, { $days } giorni di fila
milestone-puzzles = { $puzzles } rompicapo risolti
milestone-puzzles-in-a-row = { $puzzles } rompicapo risolti di fila

# Putting a table together.

new-game-title = Nuova partita
new-game-players = Chi gioca
new-game-alone = Senza squadre
new-game-teams = { $teams } squadre
new-game-seats = Posti
new-game-team = Squadra { $team }
new-game-person = Persona
new-game-shared = Giocate sullo stesso schermo: tra un turno e l’altro le mani restano coperte.
new-game-no-person = Deve giocare almeno una persona.
new-game-same-name = Due persone si chiamano { $name }: a questo computer ognuno deve avere un nome diverso.
new-game-seat = Posto { $seat }
new-game-age = Età
new-game-rules = Regole
new-game-house-rules = Regole della casa
new-game-house-rules-about = Puoi cambiare ogni regola del gioco.
new-game-differs-in = { $preset }, cambiata: { $rule }
new-game-differs = { $preset }, con { $count ->
    [one] una regola cambiata
   *[other] { $count } regole cambiate
}
new-game-invalid-rule = “{ $rule }” vuole un numero intero da { $low } a { $high }.
new-game-reset = Ripristina
new-game-start = Inizia
new-game-go-on = Continua la tua serie ({ $rounds ->
    [one] una manche
   *[other] { $rounds } manche
})
new-game-use-stock = Usa mazzi obiettivo da { $stock }
new-game-use-usual = Usa la regola solita

summary-alone = { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, senza squadre
summary-teams = { $teams } squadre da { $each }
summary-stock = Mazzi obiettivo da { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Mazzi obiettivo { $stocks }
summary-points = A { $target ->
    [one] 1 punto
   *[other] { $target } punti
}
summary-wins = { $target ->
    [one] A una vittoria
   *[other] A { $target } vittorie
}
summary-lowest-left = { $target ->
    [one] Una manche
   *[other] { $target } manche
}, meno carte rimaste
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, al massimo { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
summary-single = Una sola manche

## Computer players
level-random = Casuale
level-easy = Facile
level-greedy = Avido
level-normal = Normale
level-planner = Stratega
level-hard = Difficile
level-expert = Esperto
level-easy-about = Facile gioca tutto ciò che vede, come alle prime armi.
level-normal-about = Normale pianifica il suo turno, e del tuo nota solo l’evidente.
level-hard-about = Difficile sa quanto vale una posizione.
level-expert-about = Esperto pensa in anticipo e conta le carte.

## Presets
preset-standard = Standard
preset-standard-about = Le regole solite, a 500 punti.
preset-quick = Rapida
preset-quick-about = Mazzi obiettivo da 10, a 100 punti.
preset-family = Famiglia
preset-family-about = Mazzi obiettivo da 15, a 200 punti.
preset-classic-1980 = Classica 1980
preset-classic-1980-about = Regole più severe per gli scarti.
preset-classic-1980-more = Una carta dagli scarti si può giocare solo se porta alla propria carta obiettivo nello stesso turno, e mai due volte di fila dalla stessa pila. Oppure per bloccare chi ha quasi finito.
preset-pre-1980 = Prima del 1980
preset-pre-1980-about = Il vecchio mazzo con 20 jolly.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Tre mazzi francesi, i re fanno da jolly.
new-game-sides = Squadre
new-game-seat-name = Posto { $seat }: nome
new-game-seat-age = Posto { $seat }: età
rule-number = { $rule }, numero

# Stock piles of different sizes
handicap = Handicap
handicap-about = Dai un mazzo obiettivo più piccolo a chi ne ha bisogno, così tutti hanno una possibilità.
handicap-of = { $name }: mazzo obiettivo da { $count }
handicap-even = Pari possibilità, in base a come hai giocato: { $stocks }
handicap-take = Usa

### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] Una manche
   *[other] { $rounds } manche
}, { $scoring ->
    [wins] a { $target ->
        [one] 1 vittoria
       *[other] { $target } vittorie
    }
    [left] contano le carte obiettivo rimaste
   *[points] a { $target ->
        [one] 1 punto
       *[other] { $target } punti
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 vittoria
       *[other] { $count } vittorie
    }
    [left] { $count ->
        [one] 1 carta rimasta
       *[other] { $count } carte rimaste
    }
   *[points] { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Posizione { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 manche vinta
   *[other] { $count } manche vinte
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Hanno giocato anche
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Un giocatore virtuale
closing-stand-in = { $computer } { $who ->
    [you] al tuo posto
   *[other] al posto di { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score } in{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] Hai vinto la serie
    [together] { $name } hanno vinto la serie
    [pair] { $name } hanno vinto la serie
   *[other] { $name } ha vinto la serie
}{ $help ->
    [yes] , con l’aiuto del computer!
   *[no] !
}
closing-best-turn = Turno migliore
closing-best = { $name }: { $count } carte obiettivo nella manche { $round }
closing-costliest = Turno più costoso
closing-cost = { $name }: −{ $percent }% di chance di vittoria nel turno { $turn } della manche { $round }
closing-no-cost = Nessun turno ha sprecato nulla
closing-rates-soon = Analisi dei turni…
closing-rates = Analisi dei turni: { $turn } di { $turns }…
closing-streak = Striscia più lunga
closing-in-a-row = { $name }: { $count } manche di fila
# Series won against each other over all evenings
closing-standing = Serie vinte negli scontri diretti
closing-series = { $count ->
    [one] 1 in tutto
   *[other] { $count } in tutto
}
closing-last-round = Ultima manche
closing-back = La serie
closing-save = Salva immagine
# The name of a file
closing-file = Skipstone { $date }

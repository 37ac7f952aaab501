### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] Una ronda
   *[other] { $rounds } rondas
}, { $scoring ->
    [wins] a { $target ->
        [one] 1 victoria
       *[other] { $target } victorias
    }
    [left] contando las cartas de reserva
   *[points] a { $target ->
        [one] 1 punto
       *[other] { $target } puntos
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
    [left] { $count ->
        [one] 1 carta en reserva
       *[other] { $count } cartas en reserva
    }
   *[points] { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Puesto { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 ronda ganada
   *[other] { $count } rondas ganadas
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = También jugaron
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Un jugador virtual
closing-stand-in = { $computer } en { $who ->
    [you] tu asiento
   *[other] el asiento de { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score } en{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = ¡{ $who ->
    [you] Ganas la serie
    [together] { $name } ganan la serie
    [pair] { $name } ganan la serie
   *[other] { $name } gana la serie
}{ $help ->
    [yes] , con ayuda de un jugador virtual!
   *[no] !
}
closing-best-turn = Mejor turno
closing-best = { $name }: { $count } cartas de reserva en la ronda { $round }
closing-costliest = Turno más caro
closing-cost = { $name }: −{ $percent } % de probabilidad de ganar en el turno { $turn } de la ronda { $round }
closing-no-cost = Ningún turno cedió nada
closing-rates-soon = Repasando los turnos…
closing-rates = Repasando los turnos: { $turn } de { $turns }…
closing-streak = Mejor racha
closing-in-a-row = { $name }: { $count } rondas seguidas
# Series won against each other over all evenings
closing-standing = Series ganadas entre vosotros
closing-series = { $count ->
    [one] 1 en total
   *[other] { $count } en total
}
closing-last-round = Última ronda
closing-back = La serie
closing-save = Guardar imagen
# The name of a file
closing-file = Skipstone { $date }

### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, { $scoring ->
    [wins] { $target ->
        [one] até 1 vitória
       *[other] até { $target } vitórias
    }
    [left] contando as cartas restantes
   *[points] { $target ->
        [one] até 1 ponto
       *[other] até { $target } pontos
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] { $count } vitória
       *[other] { $count } vitórias
    }
    [left] { $count ->
        [one] { $count } carta restante
       *[other] { $count } cartas restantes
    }
   *[points] { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = { $place }º lugar: { $name }, { $score }.
closing-won = { $count ->
    [one] { $count } rodada vencida
   *[other] { $count } rodadas vencidas
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Também jogaram
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Um robô
closing-stand-in = { $who ->
    [you] { $computer } no seu lugar
   *[other] { $computer } no lugar de { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score } em{" "}
   *[no] { "" }
}{ $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] Você venceu a série
    [together] { $name } venceram a série
    [pair] { $name } venceram a série
   *[other] { $name } venceu a série
}{ $help ->
    [yes] , com a ajuda de um robô!
   *[no] !
}
closing-best-turn = Melhor turno
closing-best = { $name }: { $count } cartas do estoque na rodada { $round }
closing-costliest = Turno que mais custou
closing-cost = { $name }: −{ $percent }% de chance de vitória no turno { $turn } da rodada { $round }
closing-no-cost = Nenhum turno custou nada
closing-rates-soon = Analisando os turnos…
closing-rates = Analisando os turnos: { $turn } de { $turns }…
closing-streak = Maior sequência
closing-in-a-row = { $name }: { $count } rodadas seguidas
# Series won against each other over all evenings
closing-standing = Séries vencidas entre vocês
closing-series = { $count ->
    [one] { $count } no total
   *[other] { $count } no total
}
closing-last-round = Última rodada
closing-back = A série
closing-save = Salvar imagem
# The name of a file
closing-file = Skipstone { $date }

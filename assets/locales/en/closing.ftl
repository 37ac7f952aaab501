### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $scoring ->
    [wins] to { $target ->
        [one] 1 win
       *[other] { $target } wins
    }
    [left] stock cards left counted
   *[points] to { $target ->
        [one] 1 point
       *[other] { $target } points
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
    [left] { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
   *[points] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Place { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Also played
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = A computer player
closing-stand-in = { $computer } in { $who ->
    [you] your seat
   *[other] { $name }’s seat
}
closing-former = { $name }: { $counts ->
    [yes] { $score } in{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] You win the series
    [together] { $name } win the series
    [pair] { $name } win the series
   *[other] { $name } wins the series
}{ $help ->
    [yes] , with a computer’s help!
   *[no] !
}
closing-best-turn = Best turn
closing-best = { $name }: { $count } stock cards in round { $round }
closing-costliest = Costliest turn
closing-cost = { $name }: −{ $percent }% chance to win in turn { $turn } of round { $round }
closing-no-cost = No turn gave anything away
closing-rates-soon = Looking at the turns…
closing-rates = Looking at the turns: { $turn } of { $turns }…
closing-streak = Longest streak
closing-in-a-row = { $name }: { $count } rounds in a row
# Series won against each other over all evenings
closing-standing = Series won against each other
closing-series = { $count ->
    [one] 1 in all
   *[other] { $count } in all
}
closing-last-round = Last round
closing-back = The series
closing-save = Save picture
# The name of a file
closing-file = Skipstone { $date }

### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $scoring ->
    [wins] en { $target ->
        [one] { $target } victoire
       *[other] { $target } victoires
    }
    [left] on compte les cartes de stock restantes
   *[points] en { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
    [left] reste { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[points] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Rang { $place } : { $name }, { $score }.
closing-won = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Aussi à table
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Un joueur virtuel
closing-stand-in = { $computer }, { $who ->
    [you] à ta place
   *[other] à la place { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}
closing-former = { $name } : { $counts ->
    [yes] { $score } en{" "}
   *[no] { "" }
}{ $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] Tu gagnes la partie
    [together] { $name } gagnent la partie
    [pair] { $name } gagnent la partie
   *[other] { $name } gagne la partie
}{ $help ->
    [yes] , avec l’aide d’un joueur virtuel !
   *[no]  !
}
closing-best-turn = Meilleur tour
closing-best = { $name } : { $count ->
    [one] { $count } carte de stock
   *[other] { $count } cartes de stock
} à la manche { $round }
closing-costliest = Tour le plus coûteux
closing-cost = { $name } : −{ $percent } % de chances de gagner au tour { $turn } de la manche { $round }
closing-no-cost = Aucun tour n’a rien coûté
closing-rates-soon = Examen des tours…
closing-rates = Examen des tours : { $turn } sur { $turns }…
closing-streak = Plus longue série
closing-in-a-row = { $name } : { $count } manches d’affilée
# Series won against each other over all evenings
closing-standing = Parties gagnées entre vous
closing-series = { $count ->
    [one] { $count } en tout
   *[other] { $count } en tout
}
closing-last-round = Dernière manche
closing-back = La partie
closing-save = Enregistrer l’image
# The name of a file
closing-file = Skipstone { $date }

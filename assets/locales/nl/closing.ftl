### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}, { $scoring ->
    [wins] tot { $target ->
        [one] 1 zege
       *[other] { $target } zeges
    }
    [left] resterende voorraadkaarten tellen
   *[points] tot { $target ->
        [one] 1 punt
       *[other] { $target } punten
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 zege
       *[other] { $count } zeges
    }
    [left] { $count ->
        [one] 1 kaart over
       *[other] { $count } kaarten over
    }
   *[points] { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Plek { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Speelden ook mee
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Een computerspeler
closing-stand-in = { $computer } op { $who ->
    [you] jouw plaats
   *[other] de plaats van { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score } in{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] Jij wint de serie
    [together] { $name } winnen de serie
    [pair] { $name } winnen de serie
   *[other] { $name } wint de serie
}{ $help ->
    [yes] , met hulp van een computer!
   *[no] !
}
closing-best-turn = Beste beurt
closing-best = { $name }: { $count } voorraadkaarten in ronde { $round }
closing-costliest = Duurste beurt
closing-cost = { $name }: −{ $percent }% winstkans in beurt { $turn } van ronde { $round }
closing-no-cost = Geen beurt gaf iets weg
closing-rates-soon = De beurten worden bekeken…
closing-rates = De beurten worden bekeken: { $turn } van { $turns }…
closing-streak = Langste reeks
closing-in-a-row = { $name }: { $count } rondes op rij
# Series won against each other over all evenings
closing-standing = Series van elkaar gewonnen
closing-series = { $count ->
    [one] 1 in totaal
   *[other] { $count } in totaal
}
closing-last-round = Laatste ronde
closing-back = De serie
closing-save = Plaatje opslaan
# The name of a file
closing-file = Skipstone { $date }

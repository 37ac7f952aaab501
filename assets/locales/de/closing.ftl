### Das Ende einer Serie. $name: um wen es geht; $round: die Nummer der Runde

# $rounds: wie viele gespielt wurden; $scoring: points, wins (Siege) oder left (Karten in den Spielerstapeln; es sind $target Runden).
closing-about = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $scoring ->
    [wins] bis { $target ->
        [one] 1 Sieg
       *[other] { $target } Siege
    }
    [left] gezählt werden die Spielerstapel
   *[points] bis { $target ->
        [one] 1 Punkt
       *[other] { $target } Punkte
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    }
    [left] { $count ->
        [one] 1 Karte übrig
       *[other] { $count } Karten übrig
    }
   *[points] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
}
# Eine Zeile der Rangliste, wie sie gesprochen wird. $score wie in closing-score, mit closing-won, wo das dasteht
closing-spoken-place = Platz { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
}
# Wer in manchen Runden dabei war und nicht in der Rangliste steht. $score: was dabei zusammenkam, wie in closing-score
closing-also-played = Auch dabei
# Als $name in closing-former. $computer: der Name eines Computerspielers, oder closing-computer; $name: wer den Platz am Ende hat
closing-computer = Ein Computerspieler
closing-stand-in = { $computer } auf { $who ->
    [you] deinem Platz
   *[other] dem Platz von { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score } in{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
# Statt result-series, wo andere für die Punkte gespielt haben als die, die am Ende dort sitzen. $name: deren Namen
closing-won-by = { $who ->
    [you] Du gewinnst die Serie
    [together] { $name } gewinnen die Serie
    [pair] { $name } gewinnen die Serie
   *[other] { $name } gewinnt die Serie
}{ $help ->
    [yes] , mit Hilfe eines Computers!
   *[no] !
}
closing-best-turn = Bester Zug
closing-best = { $name }: { $count } Karten vom Spielerstapel in Runde { $round }
closing-costliest = Teuerster Zug
closing-cost = { $name }: −{ $percent } % Gewinnchance in Zug { $turn } von Runde { $round }
closing-no-cost = Kein Zug hat etwas verschenkt
closing-rates-soon = Die Züge werden bewertet …
closing-rates = Die Züge werden bewertet: { $turn } von { $turns } …
closing-streak = Längste Siegesserie
closing-in-a-row = { $name }: { $count } Runden nacheinander
# Serien, die an allen Abenden gegeneinander gewonnen wurden
closing-standing = Gegeneinander gewonnene Serien
closing-series = { $count ->
    [one] insgesamt 1
   *[other] insgesamt { $count }
}
closing-last-round = Letzte Runde
closing-back = Die Serie
closing-save = Bild speichern
# Der Name einer Datei
closing-file = Skipstone { $date }

# Wie am stärksten gespielt würde und warum: Tipps am Tisch und Rückblick auf eine Runde.

## Zugfolgen
advice-then = { $first }, dann { $next }
advice-wild = eine Wild-Karte als { $rank }
advice-hand = { $cards } { $who ->
    [you] aus deiner Hand
   *[other] aus der Hand
}
advice-stock = { $wild ->
    [yes] die Wild-Karte
   *[no] die { $rank }
} { $who ->
    [you] von deinem Spielerstapel
    [own] vom Spielerstapel
   *[other] vom Spielerstapel von { $name }
}{ $wild ->
    [yes] {" "}als { $rank }
   *[no] { "" }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = { $rank ->
    [0] die Wild-Karte
   *[other] die { $rank }
} { $onto } ablegen
advice-pass = passen
advice-draw = eine Karte ziehen
hint-play = Spiel { $plays }{ $end ->
    [discard] , dann leg { $rank ->
        [0] die Wild-Karte
       *[other] die { $rank }
    } { $onto } ab
    [pass] , dann passe
    [draw] , dann zieh eine Karte
   *[open] { "" }
}.
hint-discard = Leg { $rank ->
    [0] die Wild-Karte
   *[other] die { $rank }
} { $onto } ab.
hint-pass = Passe.
hint-draw = Zieh eine Karte.
# Der Tipp, wie er gesprochen wird: jeder Zug mit seinen Stapeln. $does: discard oder play; $from und $onto wie im Protokoll
hint-step = { $rank ->
    [0] die Wild-Karte
   *[other] die { $rank }
} { $from } { $onto }{ $does ->
    [discard] {" "}ablegen
   *[play] {" "}spielen
}
hint-numbered = Schritt { $step } von { $steps }: { $does }
hint-spoken = Tipp: { $steps }.

## Warum
reason-only-way = Etwas anderes würde keinen Unterschied machen.
reason-wins = Das ist die letzte Karte vom Spielerstapel und gewinnt die Runde!
reason-stock = { $who ->
    [you] Damit liegt eine Karte weniger auf deinem Spielerstapel.
   *[other] Damit liegt eine Karte weniger auf dem Spielerstapel von { $name }.
}
reason-stock-waits = Die Karte { $who ->
    [you] auf deinem Spielerstapel
   *[other] auf dem Spielerstapel von { $name }
} ließe sich jetzt spielen, aber { $wilds ->
    [0] auf viele Züge hinaus war Warten besser.
    [one] die Wild-Karte, die es kostet, ist später mehr wert.
   *[other] die { $wilds } Wild-Karten, die es kostet, sind später mehr wert.
}
reason-new-hand = Damit ist die Hand leer, und es gibt sofort eine neue.
reason-nears = Danach { $count ->
    [0] fehlt keine Karte mehr
    [one] fehlt nur noch { $cards }
   *[other] fehlen nur noch { $cards }
} bis zur Karte { $who ->
    [you] auf deinem Spielerstapel
   *[other] auf dem Spielerstapel von { $name }
}.
reason-keeps = So bleibt auf der Hand, was { $who ->
    [you] zur Karte auf deinem Spielerstapel
   *[other] zur Karte auf dem Spielerstapel von { $name }
} führt: { $cards }.
reason-holds-back = { $who ->
    [you] Auf deinem Spielerstapel
   *[other] Auf dem Spielerstapel von { $name }
} liegt eine { $rank ->
    [0] Wild-Karte
   *[other] { $rank }
}, deshalb bleibt Baustapel { $pile } { $height ->
    [0] leer
   *[other] bei { $height }
}.
reason-blocks = { $who ->
    [you] Auf deinem Spielerstapel
   *[other] Auf dem Spielerstapel von { $name }
} liegt eine { $rank ->
    [0] Wild-Karte
   *[other] { $rank }
}: Baustapel { $pile } ist damit schon weiter.
reason-onto-equal = Sie kommt auf eine gleiche Karte, so wird nichts Neues verdeckt.
reason-onto-higher = Sie kommt auf die nächsthöhere Karte, so lassen sich beide nacheinander spielen.
reason-onto-free = Der Stapel ist leer, so wird nichts verdeckt.
reason-free-over-higher = Sie könnte auch auf die { $rank }, aber viele Züge vorausgeschaut war der leere Stapel besser.
reason-buries-least = Verdeckt wird die { $rank ->
    [0] Wild-Karte
   *[other] { $rank }
}, die von allen oben liegenden Karten zuletzt gebraucht wird.
reason-needed-late = Alle anderen Karten auf der Hand werden früher gebraucht.

## Wie sicher das ist
certainty-clear = Das ist eindeutig das Beste.
certainty-likely = Das ist wahrscheinlich das Beste.
certainty-equal = Es ist knapp. Etwa genauso gut: { $line }.
certainty-equal-without-plays = Es ist knapp. Etwa genauso gut: nichts spielen, nur { $line }.

## Auf dem Brett
slot-hint = Tipp: { $steps }

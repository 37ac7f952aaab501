# Was am stärksten gespielt wäre, und warum: Tipps am Tisch und Rückblick auf Runden.

## Zugfolgen
advice-then = { $first }, dann { $next }
advice-wild = einen Joker als { $rank }
advice-hand = { $cards } { $who ->
    [you] aus deiner Hand
   *[other] aus der Hand
}
advice-stock = { $wild ->
    [yes] den Joker { $who ->
        [you] von deinem Spielerstapel
        [own] vom Spielerstapel
       *[other] vom Spielerstapel von { $name }
    } als { $rank }
   *[no] { $rank } { $who ->
        [you] von deinem Spielerstapel
        [own] vom Spielerstapel
       *[other] vom Spielerstapel von { $name }
    }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = { $rank ->
    [0] den Joker
   *[other] die { $rank }
} { $onto }
advice-pass = passen
advice-draw = eine Karte gezogen
hint-play = Spiel { $plays }{ $end ->
    [discard] , dann leg { $rank ->
        [0] den Joker
       *[other] die { $rank }
    } { $onto } ab
    [pass] , dann passe
    [draw] , dann zieh eine Karte
   *[open] { "" }
}.
hint-discard = Leg { $rank ->
    [0] den Joker
   *[other] die { $rank }
} { $onto } ab.
hint-pass = Passe.
hint-draw = Zieh eine Karte.

## Warum
reason-only-way = Ein anderer Weg macht keinen Unterschied.
reason-wins = Das ist die letzte Karte vom Spielerstapel: Die Runde ist gewonnen.
reason-stock = { $who ->
    [you] Eine Karte weniger auf deinem Spielerstapel.
   *[other] Eine Karte weniger auf dem Spielerstapel von { $name }.
}
reason-new-hand = Damit ist die Hand leer: Sofort kommen fünf neue Karten.
reason-keeps = Auf der Hand bleibt, was { $who ->
    [you] zur Karte auf deinem Spielerstapel
   *[other] zur Karte auf dem Spielerstapel von { $name }
} führt: { $cards }.
reason-holds-back = { $who ->
    [you] Auf deinem Spielerstapel
   *[other] Auf dem Spielerstapel von { $name }
} liegt { $rank ->
    [0] ein Joker
   *[other] eine { $rank }
}: Baustapel { $pile } bleibt { $height ->
    [0] leer
   *[other] bei { $height }
}.
reason-blocks = { $who ->
    [you] Auf deinem Spielerstapel
   *[other] Auf dem Spielerstapel von { $name }
} liegt { $rank ->
    [0] ein Joker
   *[other] eine { $rank }
}: Baustapel { $pile } geht darüber hinaus.
reason-onto-equal = Dort liegt schon eine gleiche: Nichts Neues wird verdeckt.
reason-onto-higher = Dort liegt die nächsthöhere: Beide lassen sich nacheinander spielen.
reason-onto-free = Der Platz ist frei, so wird nichts verdeckt.
reason-buries-least = Verdeckt wird { $rank ->
    [0] ein Joker
   *[other] die { $rank }
}: Keine der obersten Karten wird später gebraucht.
reason-needed-late = Von den Karten auf der Hand wird keine später gebraucht.

## Auf dem Brett
slot-hint = Tipp: { $steps }

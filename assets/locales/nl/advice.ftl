# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, dan { $next }
advice-wild = joker als { $rank }
advice-hand = de { $cards } uit { $who ->
    [you] je hand
   *[other] de hand
}
advice-stock = { $wild ->
    [yes] de joker
   *[no] de { $rank }
} van { $who ->
    [you] je voorraadstapel
    [own] de voorraadstapel
   *[other] de voorraadstapel van { $name }
}{ $wild ->
    [yes] {" "}als { $rank }
   *[no] { "" }
}
advice-discard-pile = de { $cards } { $from }
advice-discarded = { $rank ->
    [0] de joker
   *[other] de { $rank }
} { $onto }
advice-pass = passen
advice-draw = een kaart trekken
hint-play = Speel { $plays }{ $end ->
    [discard] , leg daarna { $rank ->
        [0] de joker
       *[other] de { $rank }
    } af { $onto }
    [pass] , en pas daarna
    [draw] , en trek daarna een kaart
   *[open] { "" }
}.
hint-discard = Leg { $rank ->
    [0] de joker
   *[other] de { $rank }
} af { $onto }.
hint-pass = Pas.
hint-draw = Trek een kaart.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] leg{" "}
   *[play] speel{" "}
}{ $rank ->
    [0] de joker
   *[other] de { $rank }
} { $from } { $onto }
hint-numbered = Stap { $step } van { $steps }: { $does }
hint-spoken = Hint: { $steps }.

## Why
reason-only-way = Iets anders zou niets uitmaken.
reason-wins = Dat is de laatste voorraadkaart: die wint de ronde!
reason-stock = { $who ->
    [you] Dat haalt een kaart van je voorraadstapel.
   *[other] Dat haalt een kaart van de voorraadstapel van { $name }.
}
reason-stock-waits = { $who ->
    [you] Je voorraadkaart
   *[other] De voorraadkaart van { $name }
} kan nu gespeeld worden, maar { $wilds ->
    [0] als je ver vooruitkijkt, is wachten beter.
    [one] de joker die dat kost, is later meer waard.
   *[other] de { $wilds } jokers die dat kost, zijn later meer waard.
}
reason-new-hand = Daarmee is de hand leeg, dus komt er meteen een nieuwe.
reason-nears = Hierna { $count ->
    [0] ontbreekt er geen kaart meer
    [one] ontbreekt alleen de { $cards } nog
   *[other] ontbreken alleen de { $cards } nog
} voor { $who ->
    [you] je voorraadkaart
   *[other] de voorraadkaart van { $name }
}.
reason-keeps = Zo houd je wat naar { $who ->
    [you] je voorraadkaart
   *[other] de voorraadkaart van { $name }
} leidt: { $cards }.
reason-holds-back = { $who ->
    [you] Je voorraadkaart
   *[other] De voorraadkaart van { $name }
} is een { $rank ->
    [0] joker
   *[other] { $rank }
}, dus blijft bouwstapel { $pile } { $height ->
    [0] leeg
   *[other] op { $height }
}.
reason-blocks = { $who ->
    [you] Je voorraadkaart
   *[other] De voorraadkaart van { $name }
} is een { $rank ->
    [0] joker
   *[other] { $rank }
}: hiermee komt bouwstapel { $pile } daar voorbij.
reason-onto-equal = De kaart gaat op een gelijke, dus er wordt niets nieuws begraven.
reason-onto-higher = De kaart gaat op de eerstvolgende hogere, dus beide kun je op volgorde spelen.
reason-onto-free = Die stapel is leeg, dus er wordt niets begraven.
reason-free-over-higher = De kaart past ook op de { $rank }, maar als je ver vooruitkijkt, is de lege stapel beter.
reason-buries-least = Dit begraaft { $rank ->
    [0] de joker
   *[other] de { $rank }
}, de bovenste kaart die het laatst nodig is.
reason-needed-late = Elke andere handkaart is eerder nodig.

## How sure that is
certainty-clear = Dit is duidelijk het beste.
certainty-likely = Dit is waarschijnlijk het beste.
certainty-equal = Het scheelt weinig. Ongeveer even goed: { $line }.
certainty-equal-without-plays = Het scheelt weinig. Ongeveer even goed: niets spelen, alleen { $line }.

## On the board
slot-hint = Hint: { $steps }

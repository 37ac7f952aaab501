# What the strongest player would do, and why: hints at the table, and rounds looked back on.

## Lines of moves
advice-then = { $first }, then { $next }
advice-wild = a wild as { $rank }
advice-hand = { $cards } from { $who ->
    [you] your hand
   *[other] the hand
}
advice-stock = { $wild ->
    [yes] the wild on { $who ->
        [you] your stock
        [own] the stock
       *[other] { $name }’s stock
    } as { $rank }
   *[no] { $who ->
        [you] your stock
        [own] the stock
       *[other] { $name }’s stock
    } { $rank }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = { $rank ->
    [0] the wild
   *[other] the { $rank }
} { $onto }
advice-pass = a pass
advice-draw = a card drawn
hint-play = Play { $plays }{ $end ->
    [discard] , then discard { $rank ->
        [0] the wild
       *[other] the { $rank }
    } { $onto }
    [pass] , then pass
    [draw] , then draw a card
   *[open] { "" }
}.
hint-discard = Discard { $rank ->
    [0] the wild
   *[other] the { $rank }
} { $onto }.
hint-pass = Pass.
hint-draw = Draw a card.

## Why
reason-only-way = No other way makes a difference.
reason-wins = That is the last stock card: the round is won.
reason-stock = { $who ->
    [you] One card less on your stock pile.
   *[other] One card less on { $name }’s stock pile.
}
reason-new-hand = That empties the hand: five new cards come at once.
reason-keeps = The hand keeps what leads to { $who ->
    [you] your stock card
   *[other] { $name }’s stock card
}: { $cards }.
reason-holds-back = { $who ->
    [you] Your
   *[other] { $name }’s
} stock card is { $rank ->
    [0] a wild
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}: build pile { $pile } stays { $height ->
    [0] empty
   *[other] at { $height }
}.
reason-blocks = { $who ->
    [you] Your
   *[other] { $name }’s
} stock card is { $rank ->
    [0] a wild
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}: build pile { $pile } moves past it.
reason-onto-equal = It lies on its equal, so nothing new is buried.
reason-onto-higher = It lies on the next higher card: both can be played in order.
reason-onto-free = The place is free, so nothing is buried.
reason-buries-least = It buries { $rank ->
    [0] a wild
   *[other] the { $rank }
}: no card on top is needed later.
reason-needed-late = No card in hand is needed later.

## On the board
slot-hint = Hint: { $steps }

# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, then { $next }
advice-wild = a wild as { $rank }
advice-hand = { $cards } from { $who ->
    [you] your hand
   *[other] hand
}
advice-stock = { $wild ->
    [yes] the wild
   *[no] the { $rank }
} from { $who ->
    [you] your stock pile
    [own] the stock pile
   *[other] { $name }’s stock pile
}{ $wild ->
    [yes] {" "}as { $rank }
   *[no] { "" }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = discard { $rank ->
    [0] the wild
   *[other] the { $rank }
} { $onto }
advice-pass = pass
advice-draw = draw a card
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
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] discard{" "}
   *[play] play{" "}
}{ $rank ->
    [0] the wild
   *[other] the { $rank }
} { $from } { $onto }
hint-numbered = Step { $step } of { $steps }: { $does }
hint-spoken = Hint: { $steps }.

## Why
reason-only-way = Nothing else would make a difference.
reason-wins = That’s the last stock card: it wins the round!
reason-stock = { $who ->
    [you] That takes a card off your stock pile.
   *[other] That takes a card off { $name }’s stock pile.
}
reason-stock-waits = { $who ->
    [you] Your stock card
   *[other] { $name }’s stock card
} could be played now, but { $wilds ->
    [0] looking many turns ahead, waiting did better.
    [one] the wild that it takes is worth more later.
   *[other] the { $wilds } wilds that it takes are worth more later.
}
reason-new-hand = That empties the hand, so a new one comes right away.
reason-nears = After this, { $count ->
    [0] no card is missing
    [one] only { $cards } is missing
   *[other] only { $cards } are missing
} before { $who ->
    [you] your stock card
   *[other] { $name }’s stock card
}.
reason-keeps = This keeps what leads up to { $who ->
    [you] your stock card
   *[other] { $name }’s stock card
}: { $cards }.
reason-holds-back = { $who ->
    [you] Your
   *[other] { $name }’s
} stock card is { $rank ->
    [0] a wild
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}, so build pile { $pile } stays { $height ->
    [0] empty
   *[other] at { $height }
}.
reason-blocks = { $who ->
    [you] Your
   *[other] { $name }’s
} stock card is { $rank ->
    [0] a wild
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}: this takes build pile { $pile } past it.
reason-onto-equal = It goes on a card of the same rank, so nothing new gets buried.
reason-onto-higher = It goes on the next higher card, so both can be played in order.
reason-onto-free = That pile is empty, so nothing gets buried.
reason-free-over-higher = It would also go on the { $rank }, but looking many turns ahead, the empty pile did better.
reason-buries-least = It buries { $rank ->
    [0] the wild
   *[other] the { $rank }
}, the top card that’s needed last.
reason-needed-late = Every other card in hand is needed sooner.

## How sure that is
certainty-clear = This is clearly the best.
certainty-likely = This is probably the best.
certainty-equal = It’s a close call. About as good: { $line }.
certainty-equal-without-plays = It’s a close call. About as good: play nothing, and only { $line }.

## On the board
slot-hint = Hint: { $steps }

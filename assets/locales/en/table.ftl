# The table: what lies there, what happened, what can be done.

table-pair = { $first } and { $last }
table-team = Team { $team }

## What happened
event-deal = The cards are dealt: { $stock } for each stock pile.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
event-draw-open = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $cards }.
event-draw = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-building = { $who ->
    [you] You announce: building to { $card }.
   *[other] { $name } announces: building to { $card }.
}
event-blocking = { $who ->
    [you] You announce: blocking { $other }’s move.
   *[other] { $name } announces: blocking { $other }’s move.
}
event-play = { $who ->
    [you] You play
   *[other] { $name } plays
} { $rank ->
    [8] an 8
    [11] an 11
   *[other] a { $rank }
} { $from } { $to }.
event-play-wild = { $who ->
    [you] You play
   *[other] { $name } plays
} a wild as { $rank } { $from } { $to }.
event-complete = Build pile { $pile } is completed.
event-replenish-completed = The completed piles are shuffled into a new draw pile of { $draw }.
event-replenish-builds = The cards under the tops of the build piles are shuffled into a new draw pile of { $draw }.
event-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $rank ->
    [0] a wild
    [8] an 8
    [11] an 11
   *[other] a { $rank }
} { $to }.
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-catch = { $who ->
    [you] You catch
   *[other] { $name } catches
} { $whom ->
    [you] you
   *[other] { $caught }
} out of turn: what was played is taken back, and the next turn begins without drawing.
event-call = { $who ->
    [you] You call
   *[other] { $name } calls
} { $whom ->
    [you] you
   *[other] { $talker }
} for talking.
event-penalty-drawing = One card too many: it goes into { $who ->
    [you] your stock pile
   *[other] { $name }’s stock pile
}.
event-penalty-talking = { $count ->
    [0] No card is
    [one] One card is
   *[other] { $count } cards are
} put under { $who ->
    [you] your stock card
   *[other] { $name }’s stock card
}, unseen.
event-out = { $who ->
    [you] You played your last stock card!
   *[other] { $name }’s last stock card is played!
}
event-end = { $reason } The round goes to { $name }.
event-end-tie = { $reason } Nobody wins the round.

from-hand = from the hand
from-stock = from the stock pile
from-stock-of = { $who ->
    [you] from your stock pile
   *[other] from { $name }’s stock pile
}
from-discard = from discard pile { $pile }
from-discard-of = { $who ->
    [you] from your discard pile { $pile }
   *[other] from { $name }’s discard pile { $pile }
}
onto-build = onto build pile { $pile }
onto-discard = onto discard pile { $pile }
onto-discard-of = { $who ->
    [you] onto your discard pile { $pile }
   *[other] onto { $name }’s discard pile { $pile }
}

## What lies where
slot-hand = Hand card { $slot }: { $card }
slot-held = { $name } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
slot-held-open = { $name }’s hand: { $cards }
slot-stock = { $who ->
    [you] Your stock pile
   *[other] { $name }’s stock pile
}, { $card } on top, { $count } left
slot-stock-empty = { $who ->
    [you] Your stock pile
   *[other] { $name }’s stock pile
}, empty
slot-discard = { $who ->
    [you] Your discard pile
   *[other] { $name }’s discard pile
} { $pile }, { $card } on top, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slot-discard-empty = { $who ->
    [you] Your discard pile
   *[other] { $name }’s discard pile
} { $pile }, empty
slot-build = Build pile { $pile }, needs { $needs }
slot-draw = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
slot-completed = Completed piles, { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}

## On the board
table-needs = needs { $rank }
table-draw = { $count } to draw
table-completed = { $count } completed
table-wild = W
table-last-played = ↑ { $cards }
table-last-discarded = ↓ { $card }
table-last-passed = passed

## Around the board
table-menu = Menu
table-undo = Undo
table-hint = Hint
table-hint-about = What the strongest player would do now, and why ({ $key })
table-log-show = Log
table-log-hide = Hide log
table-round = Round { $round }
table-target-points = to { $target } points
table-target-wins = to { $target ->
    [one] 1 win
   *[other] { $target } wins
}
table-target-rounds = lowest after { $target ->
    [one] 1 round
   *[other] { $target } rounds
}
table-status-nowhere = { $rank ->
    [0] Nothing takes the wild now.
   *[other] Nothing takes the { $rank } now.
}
table-status-promise = { $rank ->
    [0] You announced to build up to your wild: play on until it is played.
   *[other] You announced to build up to your { $rank }: play on until it is played.
}
table-pass = Pass
table-typing = Your move: { $typed }▏
table-status-over = The round is over.
table-status-other = { $name } is playing.
table-status-own = Your turn: play onto the build piles. A discard ends your turn.
table-status-held = { $rank ->
    [0] Where to with the wild?
   *[other] Where to with the { $rank }?
} The places that take it are lit.
table-status-empty = Your hand is empty: play from your stock or discard piles.
table-status-pass = Nothing to play and nothing to draw: you may pass.

## The draw for the dealer
draws-title = Who deals?
draws-about = Everyone draws a card, the highest deals. Wilds and ties draw again.
draws-deals = { $name } deals.
draws-you-deal = You deal.
draws-go-on = Deal

## The end of a round
result-you-win = You win the round!
result-wins = The round goes to { $name }
result-tie = Nobody wins the round
result-series = { $count ->
    [one] { $name } wins the series!
   *[other] { $name } share the series!
}
result-next-round = Next round
result-new-game = New game
result-home = Home
points-out = Played out
points-not-out = Nobody played out: without the 25
points-left = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
} left × { $each }
points-sum = { $who ->
    [you] You score
   *[other] { $name } scores
}
points-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left

## The menu
menu-title = Leave the table?
menu-kept = The game is kept, on this very card: go on with it from the title screen.
menu-stay = Play on
menu-leave = Leave
menu-keys = Keys: U takes back, P passes, / begins a move in writing.
menu-keys-alone = Keys: { $hint } gives a hint, U takes back, P passes, / begins a move in writing.

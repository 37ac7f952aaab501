# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } and { $last }
table-team = Team { $team }

## What happened
event-deal = The cards are dealt: { $stock } for each stock pile.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = The cards are dealt. On the stock piles: { $stocks }.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
event-draw-open = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $cards }.
event-draw = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-building = { $who ->
    [you] You announce
   *[other] { $name } announces
}: building up to { $rank ->
    [0] the wild
   *[other] the { $rank }
}.
event-blocking = { $who ->
    [you] You announce: blocking
   *[other] { $name } announces: blocking
} { $whom ->
    [you] your next play.
   *[other] { $other }’s next play.
}
event-play = { $who ->
    [you] You play
   *[other] { $name } plays
} { $rank ->
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $rank }
} { $from } { $to }.
event-play-wild = { $who ->
    [you] You play
   *[other] { $name } plays
} a wild as { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] You play
   *[other] { $name } plays
} { $count } stock cards in a row!
event-complete = Build pile { $pile } is completed.
event-replenish-completed = The completed piles are shuffled into a new draw pile of { $draw }.
event-replenish-builds = The cards under the tops of the build piles are shuffled into a new draw pile of { $draw }.
event-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
} { $rank ->
    [0] a wild
    [A] an A
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
} playing out of turn: the cards go back, and the next turn starts without drawing.
event-call = { $who ->
    [you] You call
   *[other] { $name } calls
} { $whom ->
    [you] you
   *[other] { $talker }
} out for talking.
event-penalty-drawing = One card too many: it goes into { $who ->
    [you] your stock pile
   *[other] { $name }’s stock pile
}.
event-penalty-talking = { $count ->
    [0] No card goes
    [one] One card goes
   *[other] { $count } cards go
} under { $who ->
    [you] your stock card
   *[other] { $name }’s stock card
}, face down.
event-out = { $who ->
    [you] You played your last stock card!
   *[other] { $name } is out of stock cards!
}
event-end = { $reason } { $who ->
    [you] You win the round!
    [team] Your team wins the round!
    [pair] { $name } win the round.
   *[other] { $name } wins the round.
}
event-end-tie = { $reason } Nobody wins the round.

from-hand = from hand
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
slot-held = { $who ->
    [you] You hold
   *[other] { $name } holds
} { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
slot-held-open = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}: { $cards }
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

## What is clicked, and nobody plays from there by a click
explain-draw = The draw pile, with { $count ->
    [one] 1 card
   *[other] { $count } cards
}: everyone’s hand is filled up from it.
explain-completed = { $count ->
    [0] Full build piles come here
   *[other] Full build piles lie here
}. They are shuffled in when cards to draw run out.
explain-stock = { $count ->
    [0] { $name }’s stock pile is empty.
    [one] { $name }’s stock pile, with 1 card left. You can’t play from it.
   *[other] { $name }’s stock pile, with { $count } cards left. You can’t play from it.
}
explain-discard = One of { $name }’s discard piles. You can’t play from it.
explain-player = { $who ->
    [you] That’s you
   *[other] That’s { $name }
}, with { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand and { $stock } in the stock pile.

## On the board
table-next = next
recap-completed = { $cards }, done
recap-begun-again = done, { $cards }
recap-stock = { $name } played your { $cards }.
recap-discards = { $name } played { $cards } from your discard piles.
recap-stock-left = Your stock: { $before } → { $left }.
table-label-draw = draw
table-label-completed = completed
table-label-stock = stock
table-label-discard = discard piles
table-remark = “{ $remark }”
table-remark-by = { $name }: { $remark }
table-last-played = played { $cards }
table-last-wild = wild { $rank }
table-last-stock = { $card } from stock
table-last-stock-of = { $card } { $who ->
    [you] from your stock
   *[other] from { $name }’s stock
}
table-last-many = { $stock ->
    [0] played { $count } cards
   *[other] played { $count } cards, { $stock } from stock
}
table-last-many-helped = played { $count } cards, { $stock } from your stock
table-helped = { $name } played { $count ->
    [one] one of your stock cards
   *[other] { $count } of your stock cards
}.
table-last-stock-count = played { $stock ->
    [one] one stock card
   *[other] { $stock } stock cards
}
table-last-count = played { $count ->
    [one] one card
   *[other] { $count } cards
}
table-score = { $score } pts
table-last-discarded = discarded { $card }
table-last-passed = passed
table-last-caught = caught by { $who ->
    [you] you
   *[other] { $name }
}
table-last-called = called by { $who ->
    [you] you
   *[other] { $name }
}: { $count ->
    [0] no card
    [one] +1 card
   *[other] +{ $count } cards
}
table-last-overdrawn = { $count ->
    [one] one card too many
   *[other] { $count } cards too many
}

## Around the board
table-menu = Menu
table-undo = Undo
table-hint = Hint
table-hint-about = What the strongest player would do, and why ({ $key })
table-skip = To my turn
table-skip-about = Skip ahead until it’s your turn (or hold Space)
table-skip-shared = Skip ahead
table-skip-shared-about = Skip the computer players’ turns (or hold Space)
table-sound-on = Sound is on ({ $key })
table-sound-off = Sound is off ({ $key })
table-log-show = Log
table-log-hide = Hide log
table-round = Round { $round }
table-target-points = to { $target ->
    [one] 1 point
   *[other] { $target } points
}
table-target-wins = to { $target ->
    [one] 1 win
   *[other] { $target } wins
}
table-target-rounds = fewest cards after { $target ->
    [one] 1 round
   *[other] { $target } rounds
}
table-status-nowhere = { $rank ->
    [0] The wild doesn’t fit anywhere right now.
   *[other] The { $rank } doesn’t fit anywhere right now.
}
table-status-promise = { $rank ->
    [0] You announced that you’d build up to your wild. Keep going until you’ve played it.
   *[other] You announced that you’d build up to your { $rank }. Keep going until you’ve played it.
}
table-pass = Pass
table-typing = Your move: { $typed }▏
table-status-deal = The cards are being dealt.
table-status-over = The round is over.
table-turn = { $name }’s turn
table-turn-waits = Waiting for { $name }…
table-status-other = It’s { $name }’s turn.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] Your move!
   *[other] Your move! Empty your stock onto the build piles; discard to end your turn.
}
table-status-discard = { $length ->
    [brief] Your move! Nothing fits the build piles.
   *[other] Your move! Nothing fits the build piles: discard to end your turn.
}
table-status-puzzle = Find the turn: the task is beside the board.
table-status-held = { $rank ->
    [0] Put the wild on one of the lit piles.
   *[other] Put the { $rank } on one of the lit piles.
}
table-status-empty = Your hand is empty. Play from your stock pile or your discard piles.
table-status-pass = Nothing to play and nothing to draw. You can pass.
table-no-hints = No hints at a table with others: that wouldn’t be fair.
table-no-help = This round counts as your first try: no hints, and no taking back.
table-refused-no-target = Cards go onto build piles or discard piles.

## The draw for the dealer
draws-about = Everyone draws a card. The highest one deals.
draws-deals = { $name } drew the highest card and deals.
draws-you-deal = You drew the highest card. You deal.

## The end of a round
result-won = { $who ->
    [you] You win round { $round }!
    [team] Your team wins round { $round }!
    [pair] { $name } win round { $round }
   *[other] { $name } wins round { $round }
}
result-single = { $who ->
    [you] You win!
    [team] Your team wins!
    [pair] { $name } win!
   *[other] { $name } wins!
}
result-tie = Nobody wins round { $round }
result-series = { $count ->
    [one] { $who ->
        [you] You win the series!
        [team] Your team wins the series!
        [pair] { $name } win the series!
       *[other] { $name } wins the series!
    }
   *[other] { $who ->
        [you] You share the series win with { $name }!
        [team] Your team shares the series win with { $name }!
       *[other] { $name } share the series win!
    }
}
result-next-round = Next round
result-new-game = New game
result-again = Play again
result-home = Home
result-review = Review my turns
result-review-shared = Review everyone’s turns
result-watch = Watch the round
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $who ->
    [you] Your
   *[other] { $name }’s
} { $stock ->
    [0] longest turn: { $plays ->
        [one] one card
       *[other] { $plays } cards
    }
    [1] best turn: a stock card
    [2] best turn: two stock cards
    [3] best turn: three stock cards
    [4] best turn: four stock cards
    [5] best turn: five stock cards
    [6] best turn: six stock cards
   *[other] best turn: { $stock } stock cards
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Turn { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}stock card { $cards }
   *[other] {"  ·  "}stock cards { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}past { $names }
}
result-watch-turn = Watch again
result-watch-last = Watch the last turn
result-more = More ›
result-less = ‹ Back
# Whether it was luck
luck-weighs = The cards are being weighed…
luck-line = { $words }  { $shown ->
    [yes] ‹ No figures
   *[no] Figures ›
}
luck-with = { $who ->
    [you] You had the better cards this time.
    [team] Your team had the better cards this time.
   *[other] { $name } had the better cards this time.
}
luck-despite = You won with the worse cards.
luck-own = How were the cards?
luck-even = Nobody had much better cards.
luck-seat = Whose cards
luck-deals = better than
luck-chance = wins by cards alone
luck-openers = ones and wilds
luck-playable = stock card fitted
luck-of-hundred = { $count } of 100
luck-openers-of = { $count } ({ $expected } expected)
luck-playable-of = { $count } of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-turn-by-turn = Turn by turn
result-best-turn-back = The best turn
result-lesson = For next time: { $mistake ->
    [stock-left] in turn { $turn } your stock card could have gone.
    [wild-spent] in turn { $turn } the wild could have waited.
    [opponent-helped] in turn { $turn } you opened the way for somebody else.
    [hand-held] in turn { $turn } more of your hand could have gone.
    [card-spent] in turn { $turn } some cards could have waited.
    [discard] in turn { $turn } another discard would have been better.
   *[other] turn { $turn } is worth a second look.
}
result-lesson-show = Show me
result-undo = Take back…
result-chart = Stock cards left, turn by turn
result-marked-turn = turn { $turn }
result-costliest = Turn { $turn } cost most: −{ $percent }% chance to win
result-no-cost-known = { $count ->
    [one] 1 of your turns
   *[other] { $count } of your turns
} can’t be rated; the others gave nothing away
result-no-cost = None of your turns gave anything away
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] 1 win takes the series
       *[other] { $target } wins take the series
    }
    [left] Fewest cards after { $target ->
        [one] 1 round
       *[other] { $target } rounds
    }
   *[points] { $target } points win the series
}
points-out = { $points } for playing out
points-not-out = Nobody played out, so no 25
points-others = { $who ->
    [you] You had
    [team] Your team had
    [many] The others had
   *[other] { $name } had
} { $count ->
    [one] one stock card
   *[other] { $count } stock cards
} left.
points-left = { $count } × { $each } for { $who ->
    [you] your stock
    [team] your team’s stocks
    [other] { $name }’s stock
    [pair] { $name }’s stocks
   *[many] the others’ stocks
}
points-total = { $count ->
    [one] 1 point
   *[other] { $count } points
}
points-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, { $score } in all.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Take back the end of the round?
reopen-move = Everything from your last move on is undone ({ $move }).
reopen-result = The round isn’t over then: it goes on from there.
reopen-points = The round goes on from there, and { $who ->
    [you] your
    [team] your team’s
   *[other] { $name }’s
} { $points } points are taken off again.
reopen-marked = { $what ->
    [round] The statistics will say that this round was taken back.
   *[series] The score sheet and the statistics will say that this round was taken back.
}
reopen-yes = Take it back
reopen-no = Keep the result

## Practice: the deal of a round beside its game
table-middle = Middle of the table
practice-title = Practice, not counted
practice-back = End practice
practice-back-about = Your game waits exactly where you left it.
practice-back-review = It leads back to the review.
practice-back-challenges = It leads back to the challenges.
practice-back-days = It leads back to the calendar.
practice-undo = Take back
practice-kept = Practice isn’t kept, but your game is.

## Several people at one computer
handover-title = { $name }’s turn
handover-about = Press the button when everyone else looks away.
handover-look = I’m { $name }
table-panel = Beside the board

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = The build piles need { $ranks }.
answer-turn = { $name } { $turn }.
answer-no-turns = The others haven’t had a turn yet.
answer-not-on-turn = It isn’t your turn.
answer-playable = Cards you can play: { $cards }.
answer-nothing = You can’t play any card. Discard one to end your turn.
answer-from-discard = { $card } from discard pile { $pile }
answer-discards = Discard piles: { $piles }.
answer-stock = { $name }: stock { $card }, { $left } left
answer-piles = { $stock }; discards { $cards }.
answer-free = free
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } in a row
chain-longest = { $count } in a row!
# At a stock with one card left.
last-card = last card
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Taken back: { $move }
said-redone = Played again: { $move }
# When a move begins to be typed
said-typing = Type your move, then press Enter.
said-typed-stays = { $typed } is still typed. Backspace mends it, other letters begin anew.
said-hint-over = The hint is gone.
said-typing-over = No move is typed any more.
said-picked = Picked up: { $card }. { $count ->
    [0] It fits no build pile.
    [one] It fits build pile { $piles }.
   *[other] It fits build piles { $piles }.
}
said-put-back = Put back.

# Why something isn't possible, as the table answers.

## Moves
rejected-over = The round is over.
rejected-not-your-turn = It’s { $name }’s turn.
rejected-no-hand-card = There’s no card { $card } in a hand of { $held }.
rejected-stock-empty = That stock pile is empty.
rejected-discard-empty = Discard pile { $pile } is empty.
rejected-not-yours = Those are { $name }’s piles: you can’t play from them.
rejected-not-shared = At this table everyone plays from their own piles only.
rejected-partner-closed = You can use your partner’s piles only once one of you is out.
rejected-build-needs = Build pile { $pile } needs { $needs ->
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $needs }
} or a wild, not { $card ->
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $card }
}.
rejected-wild-on-wild = There’s already a wild on top of build pile { $pile }, and another can’t follow it.
rejected-stock-discarded = Stock cards can’t be discarded, only played.
rejected-discard-moved = Cards can’t be moved between discard piles.
rejected-discard-elsewhere = Discard onto your own piles, not { $name }’s.
rejected-no-own-piles = You have no piles of your own: use a partner’s.
rejected-wild-discarded = You can’t discard a wild while you hold another card.
rejected-pass-with-hand = You still have cards in hand: discard one to end your turn.
rejected-pass-with-play = You can’t pass with an empty hand while there’s a card you can play.
rejected-drawn-already = The table draws your cards for you.
rejected-draw-first = Draw first: { $missing ->
    [one] one more card
   *[other] { $missing } more cards
}.
rejected-nothing-to-draw = There’s nothing left to draw.
rejected-out-of-turn = Out of turn, you can only play your own cards onto build piles, but not your last stock card and, under the 1980 rules, no discard-pile cards.
rejected-other-out-of-turn = { $name } just played out of turn: catch it, or wait for your turn.
rejected-caught = You were caught playing out of turn: play your next turn without drawing.
rejected-nothing-to-catch = There’s nobody to catch.
rejected-nothing-to-call = There’s nothing to call { $name } out for.
rejected-not-leading-up = A discard-pile card must lead up to your stock card, and from here there’s no way to reach it.
rejected-breaks-promise = You announced that you’d build up to your stock card. This would make that impossible.
rejected-promise-open = You announced that you’d build up to your stock card. Play it before you discard.
rejected-same-pile = Your last card came from discard pile { $pile }: use another pile first.
rejected-blocked = You blocked this turn, so you can’t play any more discard-pile cards.

## The table
refused-round-goes-on = This round isn’t over yet.
refused-series-over = The series is over.
refused-revealed = Somebody has seen a new card since then, so this move stays.
refused-nothing-asked = Nobody is asking for your agreement.
refused-paused = The game is paused.
refused-not-away = { $name } isn’t away.
refused-waited-for = Waiting for { $name }: { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
}.
refused-nothing-to-undo = There’s no move to take back.
refused-nothing-to-redo = There’s no move to play again.
refused-others-play = A deal is played again only when you play alone.
refused-pause-too-soon = Let’s play a little first: you can pause again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-seats = Without teams there can be 2 to 6 seats, not { $seats }. For more, play in teams.
table-teams = { $seats } seats can’t be split into { $teams } teams: 4, 6, 8, 10 or 12 seats play in two teams; 6, 9 or 12 in three.
table-stock = Stock piles of { $stock } are too large for { $seats } seats and a deck of { $deck } cards, because { $hand } cards a seat must be left to draw. The largest that fits is { $largest }{ $shared ->
    [0] .
   *[other] , or { $shared } if each team shares two sets of piles.
}
table-stocks = Stock piles of { $stocks } cards are too large for { $seats } seats and a deck of { $deck } cards, because { $hand } cards a seat must be left to draw. Together they can have { $most } cards.
table-stock-count = There are { $piles } stock piles, and each needs a size: { $stocks } doesn’t fit.
table-draw = You can’t draw { $draw } cards each turn when a hand has only { $hand }.
table-first-player = Seat { $seat } should play first, but there are only { $seats } seats.
table-age-missing = Age decides who plays first: enter everyone’s age.

## The end of a round
end-stock-empty = The last stock card is played.
end-blocked = Nobody can move any more.
end-stalled = Nobody played a stock card for too long.

## Typed moves
typed-card = “{ $text }” isn’t a card. Cards are written rank.id, like 7.83, or W.150 for a wild.
typed-move = “{ $text }” isn’t a move. Moves are written source>target, like h3>b1 or s>b2.
typed-source = You can’t take a card from “{ $text }”. Use h1, h2, … (hand), s (stock pile), d1 to d4 (discard pile), s@3 or d2@3 (seat 3’s).
typed-target = You can’t put a card on “{ $text }”. Use b1 to b4 (build pile), d1 to d4 (discard pile), d2@3 (seat 3’s).

card-wild = wild

# Why something can't be, as the table answers.

## Moves
rejected-over = The round is over.
rejected-not-your-turn = It is { $name }’s turn.
rejected-no-hand-card = There is no card { $card } in a hand of { $held }.
rejected-stock-empty = No stock card is left there.
rejected-discard-empty = Discard pile { $pile } is empty.
rejected-no-such-pile = There is no pile { $pile }: piles are 1 to 4.
rejected-not-yours = { $name } is not your partner: those piles are closed to you.
rejected-partner-closed = Partners’ piles open only once one of you is out.
rejected-build-needs = Build pile { $pile } needs { $needs ->
    [8] an 8
    [11] an 11
   *[other] a { $needs }
} or a wild, not { $card ->
    [8] an 8
    [11] an 11
   *[other] a { $card }
}.
rejected-wild-on-wild = A wild lies on build pile { $pile }: no second one may follow.
rejected-stock-discarded = Stock cards can’t be discarded, only played.
rejected-discard-moved = Cards don’t move from one discard pile to another.
rejected-discard-elsewhere = Discards go onto your own piles, not { $name }’s.
rejected-no-own-piles = No piles lie in front of you: use a partner’s.
rejected-wild-discarded = Wilds may not be discarded while you hold another card.
rejected-pass-with-hand = With cards in hand a turn ends with a discard.
rejected-pass-with-play = With an empty hand, what can be played must be played.
rejected-drawn-already = The table draws the cards for you.
rejected-draw-first = Draw first: { $missing ->
    [one] one more card
   *[other] { $missing } more cards
}.
rejected-nothing-to-draw = There is nothing left to draw.
rejected-out-of-turn = Out of turn you may only play your own cards onto build piles: not your last stock card, and by the 1980 rules no discards.
rejected-other-out-of-turn = { $name } has just played out of turn: catch it, or wait for your turn.
rejected-caught = You were caught playing out of turn: play your next turn without drawing.
rejected-nothing-to-catch = There is nobody to catch.
rejected-nothing-to-call = There is nothing to call { $name } for.
rejected-not-leading-up = A discard-pile card must lead up to your stock card: from here no line of plays reaches it.
rejected-breaks-promise = You announced to build up to your stock card: this would make it impossible.
rejected-promise-open = You announced to build up to your stock card: play it before you discard.
rejected-same-pile = You played from discard pile { $pile } last: use another one in between.
rejected-blocked = You blocked in this turn: no more discard-pile cards may be played.

## The table
refused-round-goes-on = This round is not over yet.
refused-series-over = The series is over.
refused-revealed = Somebody has seen a new card since: this move stays.
refused-nothing-asked = Nobody asks you to agree to anything.
refused-paused = { $name } has stopped the game.
refused-not-away = { $name } is not away.
refused-waited-for = { $name } is waited for: { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} more.
refused-nothing-to-undo = There is no move to take back.
table-seats = { $seats } seats can’t play each for themselves: 2 to 6 can, more play in teams.
table-teams = { $seats } seats can’t make { $teams } teams: 4, 6, 8, 10 or 12 seats play in two teams; 6, 9 or 12 in three.
table-stock = Stock piles of { $stock } are too large for { $seats } seats and a deck of { $deck } cards: five cards a seat must be left to draw. The largest that fits is { $largest }.
table-first-player = Seat { $seat } is to play first, but there are only { $seats } seats.
table-age-missing = The first player goes by age: enter the age of everyone.

## The end of a round
end-stock-empty = The last stock card is played.
end-blocked = Nobody can move any more.
end-stalled = No stock card was played for too long.

## Typed moves
typed-card = “{ $text }” is not a card: cards are written rank.id, like 7.83, or W.150 for a wild.
typed-move = “{ $text }” is not a move: moves are written source>target, like h3>b1 or s>b2.
typed-source = “{ $text }” is not a place to take a card from: h1, h2 … (hand), s (stock), d1 to d4 (discard pile), s@3 or d2@3 (seat 3’s).
typed-target = “{ $text }” is not a place to put a card on: b1 to b4 (build pile), d1 to d4 (discard pile), d2@3 (seat 3’s).

card-wild = wild

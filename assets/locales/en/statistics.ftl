# What the player's rounds add up to.

statistics-title = Statistics
statistics-none = No round has been played to its end yet. Play one, and this page begins to tell how you play.
statistics-nothing = None of your rounds fits this choice.
statistics-everything = Show all rounds

## Which rounds
statistics-tables-all = All tables
statistics-tables-alone = Each alone
statistics-tables-teams = In teams
statistics-size-alone = { $seats } seats
statistics-size-teams = { $seats } seats, { $teams } teams
statistics-opponents-all = All opponents
statistics-opponents-people = People
statistics-opponents-levels = Mixed levels
statistics-span-all = All time
statistics-span-year = One year
statistics-span-month = 30 days

## Large numbers
statistics-percent = { $percent } %
statistics-rounds = Rounds played
statistics-rounds-about = { $won } won, { $lost } lost, { $tied } tied
statistics-won = Won
statistics-interval = probably { $low } to { $high } %
statistics-streak = Current streak
statistics-won-in-a-row = { $rounds ->
    [one] round won
   *[other] won in a row
}
statistics-lost-in-a-row = { $rounds ->
    [one] round lost
   *[other] lost in a row
}
statistics-longest-won = Longest winning streak
statistics-longest-lost = longest losing streak: { $rounds }
statistics-points = Points a round
statistics-points-best = at best { $points }
statistics-stock = Stock cards a turn
statistics-stock-about = { $cards } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
statistics-longest-turn = Longest turn
statistics-longest-turn-about = { $cards ->
    [one] card
   *[other] cards
} onto build piles
statistics-series = Series won
statistics-series-about = of { $series } played to the end

## Charts
statistics-by-opponents = Won against
statistics-by-size = Won at tables of
statistics-by-partner = Won together with
statistics-bars-about = The line below a bar: where your true share probably lies.
statistics-won-of = { $won } of { $rounds }
statistics-points-over-time = Points of your last rounds
statistics-points-about = Each column is a round; the line is the mean of { $rounds }.
statistics-points-first = { $rounds ->
    [one] the last round
   *[other] { $rounds } rounds ago
}
statistics-points-last = last round
statistics-freed = How you freed stock cards
statistics-freed-wild = { $share } of them after a wild.
statistics-freed-straight = Played straight away
statistics-freed-hand = With hand cards
statistics-freed-discards = With discards
statistics-freed-both = With both
statistics-endings = How rounds ended
statistics-ending-stock-empty = Stock pile played out
statistics-ending-blocked = Nobody could move
statistics-ending-stalled = No stock card for too long

## What can be done with them
statistics-export = Export as a table
statistics-reset = Reset …
reset-title = Reset the statistics?
reset-about = { $rounds ->
    [one] One round and its replay are deleted
   *[other] { $rounds } rounds and their replays are deleted
} for good: this can’t be undone. Series, their scores and running games stay.
reset-export = You can export the figures of every round first; replays are not part of that.
reset-keep = Keep everything
reset-forget = Delete

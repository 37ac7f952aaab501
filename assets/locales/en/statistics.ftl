# What the player's rounds add up to.

statistics-title = Statistics
statistics-none = You haven’t finished a round yet. Play one, and you’ll see here how you’re doing.
statistics-nothing = None of your rounds match this choice.
statistics-everything = Show all rounds

## Which rounds
statistics-player-alone = Playing alone
statistics-tables-all = All tables
statistics-tables-alone = No teams
statistics-tables-teams = Teams
statistics-size-alone = { $seats } seats
statistics-size-teams = { $seats } seats, { $teams } teams
statistics-opponents-all = All opponents
statistics-opponents-people = People
statistics-opponents-levels = Mixed levels
statistics-span-all = All time
statistics-span-year = One year
statistics-span-month = 30 days

## Large numbers
statistics-percent = { $percent }%
statistics-rounds = Rounds played
statistics-rounds-about = { $won } won, { $lost } lost, { $tied } tied{ $back ->
    [0] {""}
   *[other] , { $back } taken back
}
statistics-won = Won
statistics-interval = in the long run { $low } to { $high }%
statistics-interval-wide = too few rounds to tell yet
statistics-streak = Current streak
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] round won
   *[other] rounds won in a row
}
statistics-lost-in-a-row = { $rounds ->
    [one] round lost
   *[other] rounds lost in a row
}
statistics-longest-won = Longest winning streak
statistics-longest-lost = longest losing streak: { $rounds }
statistics-points = Points per round
statistics-points-best = best: { $points }
statistics-stock = Stock cards per turn
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
statistics-by-size = Won by table size
statistics-by-partner = Won together with
statistics-bars-about = The line under a bar: where your share probably ends up after many more rounds.
statistics-won-of = { $won } of { $rounds }
statistics-points-over-time = Points in your last rounds
statistics-points-about = Each column is a round; the line is the average of { $rounds }.
statistics-points-first = { $rounds } rounds ago
statistics-points-last = last round
statistics-freed = How you freed stock cards
statistics-freed-wild = { $share } of them after a wild.
statistics-freed-straight = Played right away
statistics-freed-hand = With cards from hand
statistics-freed-discards = With discard piles
statistics-freed-both = With both
statistics-endings = How rounds ended
statistics-ending-stock-empty = Stock pile played out
statistics-ending-blocked = Nobody could move
statistics-ending-stalled = No stock card for too long

## How good, and how lucky
rating-title = How good you are
rating-about = From rounds on your own against computer players, with the cards and a handicap taken into account.
rating-none = { $rounds ->
    [one] One more such round, and you’ll see it here.
   *[other] { $rounds } more such rounds, and you’ll see it here.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = You play about as well as level “{ $level }”.
rating-hide = Don’t rate my play
rating-show = Rate my play
statistics-luck = Luck with the cards
statistics-luck-about = On average your cards were better than those of { $mean } of 100 deals. { $fits ->
    [yes] After { $rounds } rounds, chance alone leads to anything from { $low } to { $high }: it evens out.
   *[no] After { $rounds } rounds, chance alone leads to { $low } to { $high } in 19 of 20 cases.
}
statistics-luck-cards = Ones and wilds: you drew { $openers }, { $expected } were to be expected. You could play your stock card in { $playable } of your turns, your opponents in { $theirs } of theirs.

## What can be done with them
statistics-export = Export as a table
statistics-reset = Reset…
reset-title = Reset the statistics?
reset-about = { $rounds ->
    [one] One round and its replay will be deleted
   *[other] { $rounds } rounds and their replays will be deleted
} for good. This can’t be undone. Series, their scores and games in progress stay.
reset-export = You can export the figures of every round first, but not the replays.
reset-keep = Keep everything
reset-forget = Delete
statistics-player = Player
statistics-tables = Tables
statistics-opponents = Opponents
statistics-span = Time

# Milestones: what was reached for the first time.
milestones-title = Milestones
milestones-about = { $reached } of { $all }, each by what you played
milestones-hide = Hide milestones
milestones-show = Show milestones
milestone-beat = Won against level “{ $level }”
milestone-beat-people = Won against other people
milestone-together = Won with a partner
milestone-series = Won a series
milestone-in-a-row = Won { $rounds } rounds in a row
milestone-comeback = Won from { $cards } stock cards behind
milestone-long-turn = Played { $cards } cards in one turn
milestone-no-wild = No wild wasted, by the review of a round
milestone-flawless = Nothing given away, by the review of a round
milestone-rounds = Played { $rounds } rounds
milestones-done = { $done } of { $of }
milestones-reached = { $count ->
    [one] A pebble for your shelf
   *[other] Pebbles for your shelf
}: { $names }
milestone-days = Deal of the day, { $days } days in a row
milestone-puzzles = Solved { $puzzles } puzzles
milestone-puzzles-in-a-row = Solved { $puzzles } puzzles in a row

# The shelf: a pebble for each milestone.
shelf-title = Shelf
shelf-about = { $found } of { $all } pebbles found. Nothing here changes the game.
shelf-found = { $name }, found
shelf-new = { $name }, found, new
shelf-missing = { $name }, not found
shelf-next = Your next pebbles
shelf-complete = You have found them all. What a shelf!
shelf-hint = Choose a pebble to see where it comes from.
shelf-not-yet = Not found yet
shelf-missing-done = Not found yet: { $done } of { $of }
shelf-from = { $date }
shelf-from-round = { $date }, round { $round }: { $players }
shelf-watch-turn = Watch that turn
shelf-watch-round = Watch that round
shelf-put-beside = Put it beside my stone
shelf-take-away = Take it away from my stone
shelf-beside = Beside your stone, as others see it: { $name }
milestone-large-table = Won at a table of { $seats } or more
milestone-stock-cards = Played { $cards } stock cards in one turn
pebble-beat = Level “{ $level }”
pebble-beat-people = Among people
pebble-together = Team win
pebble-large-table = Table of { $seats }
pebble-series = Series won
pebble-in-a-row = { $rounds } wins in a row
pebble-comeback = Comeback
pebble-stock-cards = { $cards } stock cards
pebble-long-turn = { $cards } cards at once
pebble-no-wild = No wild wasted
pebble-flawless = Nothing given away
pebble-rounds = { $rounds } rounds
pebble-days = { $days } days
pebble-puzzles = { $puzzles } puzzles
pebble-puzzles-in-a-row = { $puzzles } puzzles in a row
pebble-beside = pebble: { $name }
shelf-backs = Card backs
shelf-back-takes = { $pebbles } pebbles
shelf-back-missing = { $name }, not found: { $takes }
shelf-back-used = { $name }, in use
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}new card back: { $back }
} ›
back-ripples = Ripples
back-reeds = Reeds
back-moonrise = Moonrise
back-ember = Ember

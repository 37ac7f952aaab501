# Putting a table together.

new-game-title = New game
new-game-players = Players
new-game-alone = No teams
new-game-teams = { $teams } teams
new-game-seats = Seats
new-game-team = Team { $team }
new-game-person = Person
new-game-shared = You share this screen: hands are covered between your turns.
new-game-no-person = At least one person has to play.
new-game-same-name = Two players are called { $name }: everyone at this computer needs a name of their own.
new-game-seat = Seat { $seat }
new-game-age = Age
new-game-rules = Rules
new-game-house-rules = House rules
new-game-house-rules-about = You can change every rule of the game.
new-game-differs-in = { $preset }, changed: { $rule }
new-game-differs = { $preset }, with { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
new-game-invalid-rule = “{ $rule }” takes a whole number from { $low } to { $high }.
new-game-reset = Reset
new-game-start = Start
new-game-go-on = Continue your series ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
})
new-game-use-stock = Use stock piles of { $stock }
new-game-use-usual = Use the usual rule

summary-alone = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, no teams
summary-teams = { $teams } teams of { $each }
summary-stock = Stock piles of { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Stock piles { $stocks }
summary-points = To { $target ->
    [one] 1 point
   *[other] { $target } points
}
summary-wins = { $target ->
    [one] To one win
   *[other] To { $target } wins
}
summary-lowest-left = { $target ->
    [one] One round
   *[other] { $target } rounds
}, fewest cards left
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, at most { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
summary-single = A single round

## Computer players
level-random = Random
level-easy = Easy
level-greedy = Greedy
level-normal = Normal
level-planner = Planner
level-hard = Hard
level-expert = Expert
level-easy-about = Easy plays whatever it sees, like a beginner.
level-normal-about = Normal plans its turn and notices only the obvious about yours.
level-hard-about = Hard knows what a position is worth.
level-expert-about = Expert thinks ahead and counts cards.

## Presets
preset-standard = Standard
preset-standard-about = The usual rules, to 500 points.
preset-quick = Quick
preset-quick-about = Stock piles of 10, to 100 points.
preset-family = Family
preset-family-about = Stock piles of 15, to 200 points.
preset-classic-1980 = Classic 1980
preset-classic-1980-about = Stricter rules for discard piles.
preset-classic-1980-more = You may play a card from a discard pile only if it leads up to your stock card in the same turn, and never twice in a row from the same pile. Or you use it to block somebody who is nearly out.
preset-pre-1980 = Before 1980
preset-pre-1980-about = The older deck with 20 wilds.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Three French-suited decks, kings wild.
new-game-sides = Teams
new-game-seat-name = Seat { $seat }: name
new-game-seat-age = Seat { $seat }: age
rule-number = { $rule }, number

# Stock piles of different sizes
handicap = Handicap
handicap-about = Give whoever needs it a smaller stock pile, so that everyone has a chance.
handicap-of = { $name }: stock pile of { $count }
handicap-even = Even chances, by how you’ve played: { $stocks }
handicap-take = Take it

# The coach: what the player's turns give away, over many rounds.

coach-title = Coach
coach-about = What your turns gave away of your chance to win, compared with the strongest player.
coach-none = Finish a round, and the coach tells you here where your turns give most away.
coach-rates = Looking through your rounds: { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
}
coach-mean = Given away per turn
coach-percent = −{ $percent }%
coach-of = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
coach-most = It pays most to work on this: { $mistake }.
coach-flawless = Nothing that could be measured. Keep it up!
coach-mistakes = Where it goes
coach-mistakes-about = Each bar is a share of all that was given away.
coach-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, −{ $mean }% on average
coach-advice = { $mistake ->
    [stock-left] Before every move, look for a way to your stock card: through your hand, your discard piles and a wild.
    [wild-spent] A wild is worth most when it frees a stock card. Keep it as long as another card will do.
    [opponent-helped] Look at your opponents’ stock cards: don’t leave a build pile just where they need it.
    [hand-held] Cards that can be played make room: play your hand empty and you draw a new one at once.
    [card-spent] A card that leads to your stock card later can be worth more in your hand, and now and then even a stock card can wait.
    [discard] Discard what you need last, onto its equal or the next higher card, and don’t bury what you need soon.
   *[placement] When a card fits two piles, choose the one that leads to your stock card, and not to your opponent’s.
}
coach-worst = Show the worst
coach-worst-of = Show the worst turn: { $mistake }
coach-practise = Puzzles
coach-practise-of = Puzzles against: { $mistake }
coach-months = Month by month
coach-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}

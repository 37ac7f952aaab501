# A seat's turns of a round, rated against the strongest player's.

review-show = Review
review-hide = Hide review
review-my-round = Review my round
review-seat = Player
review-rates = Rating turn { $turn } of { $turns } …
review-about = How much of the chance to win each turn gave away, compared with the strongest player.
review-summary = { $grade ->
    [all] Every turn as good as the strongest player’s!
    [strong] A strong round: hardly anything was given away.
    [solid] A solid round, with a few turns worth another look.
   *[lively] A round to learn from: the turns below show where there was more to gain.
}
review-mean = { $mean } % a turn, over { $count ->
    [one] 1 turn
   *[other] { $count } turns
}.
review-none = No turns were played here.
review-most = Costliest turns
review-every = Every turn
review-turn = Turn { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Played: { $line }
review-better = Better: { $line }
review-as-good = As good as the strongest player: { $line }

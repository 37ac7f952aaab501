# A seat's turns of a round, rated against the strongest player's.

review-show = Review
review-hide = Hide review
review-my-round = Review my round
review-seat = Turns of
review-rates = Rating turn { $turn } of { $turns } …
review-about = What each turn gave away in chances to win, against what the strongest player would have done.
review-summary = { $grade ->
    [all] Turn for turn as good as the strongest player.
    [strong] A strong round: hardly anything was given away.
    [solid] A solid round, with some turns worth another look.
   *[lively] A round with much to discover: the turns below show where more was in it.
}
review-mean = { $mean } % a turn, over { $count ->
    [one] 1 turn
   *[other] { $count } turns
}.
review-none = No turn was played here.
review-most = What cost most
review-every = Every turn
review-turn = Turn { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Played: { $line }
review-better = Better: { $line }
review-as-good = As good as the strongest player’s: { $line }

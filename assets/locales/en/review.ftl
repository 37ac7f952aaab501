# A seat's turns of a round, rated against the strongest player's.

review-show = Review
review-hide = Hide review
review-seat = Player
review-rates = Rating turn { $turn } of { $turns }…
review-about = How much of the chance to win each turn gave away, compared with the strongest player.
review-summary = { $grade ->
    [flawless] Every turn as good as the strongest player’s!
    [strong] A strong round: hardly anything was given away.
    [solid] A solid round, with a few turns worth another look.
   *[loose] A round to learn from: the turns below show where there was more to gain.
}
review-sum = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}, { $percent ->
    [0] nothing given away
   *[other] each giving away { $mean }% of the chance to win on average
}.
review-chances = Chance to win: { $better }% with that, { $played }% as played.{ $rest ->
    [0] { "" }
   *[other] {" "}The other { $rest }% went elsewhere in this turn.
}
review-unrated = { $count ->
    [one] 1 turn more
   *[other] { $count } turns more
} can’t be rated.
review-unrated-turn = This turn can’t be rated: it took cards whose order nobody could know before.
review-chance = Chance to win
review-percent = { $percent }%
review-none = No turns were played here.
review-most = Costliest turns
review-every = Every turn
review-turn = Turn { $turn }
review-cost = { $percent ->
    [0] 0%
   *[other] −{ $percent }%
}
review-played = Played: { $line }
review-better = { $sure ->
    [yes] Clearly better
   *[no] Probably better
}: { $line }
review-same = Just as the strongest player would: { $line }
review-as-good = About as good as the strongest player: { $line }
review-try = Play this turn again
review-try-about = As practice, from here to the end of the round if you like
review-mistake = { $mistake ->
    [stock-left] Stock card left lying
    [wild-spent] Wild better kept
    [opponent-helped] Opponent helped
    [hand-held] Cards held too long
    [card-spent] Cards played too early
    [discard] Wrong discard
   *[placement] Card played in the wrong place
}

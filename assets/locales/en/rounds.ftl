# The rounds that were played.

rounds-title = Played rounds
rounds-none = No round was played to its end yet. Every finished round is kept here, to be seen again.
rounds-open-file = Open a file …
rounds-count = { $count ->
    [0] No rounds
    [one] 1 round
   *[other] { $count } rounds
}
rounds-shown = { $first }–{ $last } of { $count }
rounds-newest = Newest
rounds-newer = ‹ Newer
rounds-older = Older ›
rounds-oldest = Oldest
rounds-replay = Replay
rounds-save = Save
rounds-nobody = Nobody won
rounds-won = { $who ->
    [you] You won
   *[other] { $name } won
}
rounds-won-points = { $who ->
    [you] You won
   *[other] { $name } won
}  ·  { $points ->
    [one] 1 point
   *[other] { $points } points
}
rounds-file = Round { $round }, { $date }
rounds-no-record = The record of this round isn’t there any more.
rounds-file-type = Skipstone records

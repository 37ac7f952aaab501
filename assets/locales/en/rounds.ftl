# The rounds that were played.

rounds-title = Played rounds
rounds-none = You haven’t finished a round yet. Every finished round is kept here for you to watch again.
rounds-open-file = Open a file…
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
rounds-taken-back = taken back
rounds-won = { $who ->
    [you] You won
    [team] Your team won
   *[other] { $name } won
}
rounds-won-points = { $who ->
    [you] You won
    [team] Your team won
   *[other] { $name } won
}  ·  { $points ->
    [one] 1 point
   *[other] { $points } points
}
rounds-file = Round { $round }, { $date }
rounds-no-record = The record of this round is no longer there.
rounds-file-type = Skipstone records

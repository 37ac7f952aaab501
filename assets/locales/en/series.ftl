# The games that were played: series and single rounds, and what can be done with them.

series-title = Games
series-none = No games yet
series-none-about = Every game you start is kept here with its scores until you delete it. You can also import games from another computer.
series-import = Import…
series-export-all = Export all

## The list
series-open = Series in progress
series-over = Finished series
series-single = Single rounds
series-running = round in progress
series-won = { $count ->
    [one] { $who ->
        [you] You won
        [team] Your team won
       *[other] Won by { $name }
    }
   *[other] { $who ->
        [you] Won by you and { $name }
        [team] Won by your team and { $name }
       *[other] Won by { $name }
    }
}
series-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## One series
series-times = Started on { $began }  ·  last played { $played }
series-ahead-points = { $count ->
    [one] 1 point ahead
   *[other] { $count } points ahead
}
series-ahead-wins = { $count ->
    [one] 1 round ahead
   *[other] { $count } rounds ahead
}
series-ahead-cards = { $count ->
    [one] 1 card ahead
   *[other] { $count } cards ahead
}
series-next = round { $round } is next
series-next-running = round { $round } is in progress
series-elsewhere = A series with others: it continues when its host opens the table.
series-carry-on = Carry on here
series-carry-on-about = If that computer is gone for good, the series can go on at this one, with the same people, seats, rules and points. A round that was broken off is dealt anew.
carry-on-nothing-seen = This series can’t be carried on here: your computer hasn’t seen the end of any of its rounds.
carry-on-not-played = This series can’t be carried on here: you had no seat in its last round.
carry-on-over = This series is over.
carry-on-rounds-missing = This series can’t be carried on here: your computer has seen round { $seen }, but has stored { $stored } of its rounds.
carry-on-other-scores = This series can’t be carried on here: the rounds that your computer has stored have other points than those it has seen.
carry-on-no-randomness = This computer gives no random bytes, and without them no cards can be dealt.
series-continue = Continue
series-again = New series like this
series-rename = Rename
series-rename-done = Done
series-off = Cancel
series-end = End early
series-end-asked = End this series now?
series-end-nobody = No round was finished, so nobody wins.
series-end-running = The round in progress will be abandoned.
series-end-yes = End the series
series-export = Export
series-remove = Delete
series-sheet = Score sheet
series-save-picture = Save as picture
series-save-text = Save as text

## What was done
series-undo = Undo
series-removed = Deleted “{ $name }”. Its rounds still count in the statistics.
series-ended = Ended “{ $name }”.
series-saved-pages = Saved as { $path } and { $more ->
    [one] one more page
   *[other] { $more } more pages
} next to it.
series-not-painted = The picture couldn’t be created: { $why }

## The names of files
series-file = Skipstone series
series-file-one = Skipstone series { $name }
series-file-sheet = Skipstone score sheet { $name }

## Imported files
import-new = { $count ->
    [one] Imported one game.
   *[other] Imported { $count } games.
}
import-known = { $count ->
    [one] You already have one of them, unchanged.
   *[other] You already have { $count } of them, unchanged.
}
import-copy = { $count ->
    [one] You have a different version of one of them: both are kept.
   *[other] You have different versions of { $count } of them: both versions are kept.
}
import-empty = There are no games in this file.
import-refused = { $name } wasn’t imported: { $why }
import-not-series = It isn’t a series file.
import-newer = It’s from a newer version of Skipstone. Update yours to read it.
import-broken = it isn’t written correctly ({ $why }).
import-more = { $first } { $count ->
    [one] There is one more problem.
   *[other] There are { $count } more problems.
}
import-series = Series { $series }: { $what }
import-round = Series { $series }, round { $round }: { $what }
import-running = Series { $series }, the round in progress: { $what }
import-score = it can’t have ended like this ({ $why }).
import-over = the series was over before that.
import-differs = its record breaks the rules ({ $why }).
import-other = its record doesn’t belong here ({ $why }).

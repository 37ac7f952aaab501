# The series that were played, and what can be done with them.

series-title = Series
series-none = No series yet
series-none-about = Every game you begin is kept here with its scores, until you remove it. A file of series from another computer can be taken in.
series-import = Import …
series-export-all = Export all

## The list
series-open = Being played
series-over = Finished
series-single = Single rounds
series-running = round begun
series-won = Won by { $name }
series-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}

## One series
series-times = Begun on { $began }  ·  last played { $played }
series-elsewhere = Others play in it: it goes on where its host opens the table.
series-continue = Continue
series-again = Play this table anew
series-rename = Rename
series-rename-done = Done
series-off = Cancel
series-end = End early
series-end-asked = End this series now?
series-end-nobody = No round was played to its end: nobody wins.
series-end-running = The round on the table is given up.
series-end-yes = End the series
series-export = Export
series-remove = Delete
series-sheet = Score sheet
series-save-picture = Save as picture
series-save-text = Save as text

## What was done
series-undo = Undo
series-removed = “{ $name }” was deleted. Its rounds still count in the statistics.
series-ended = “{ $name }” was ended.
series-saved-pages = Saved as { $path } and { $more ->
    [one] one more page
   *[other] { $more } more pages
} beside it.
series-not-painted = The picture can’t be painted: { $why }

## The names of files
series-file = Skipstone series
series-file-one = Skipstone series { $name }
series-file-sheet = Skipstone score sheet { $name }

## Files that are taken in
import-new = { $count ->
    [one] One series was taken in.
   *[other] { $count } series were taken in.
}
import-known = { $count ->
    [one] One was there already and hasn’t changed.
   *[other] { $count } were there already and haven’t changed.
}
import-copy = { $count ->
    [one] One was there, but played otherwise: both are kept.
   *[other] { $count } were there, but played otherwise: both versions are kept.
}
import-empty = There is no series in this file.
import-refused = { $name } wasn’t taken in: { $why }
import-unreadable = It can’t be read ({ $why }).
import-too-large = It is too large to be a file of series.
import-not-series = It is no file of series.
import-newer = A newer Skipstone wrote it: update this one to read it.
import-broken = it isn’t written as it must be ({ $why }).
import-more = { $first } { $count ->
    [one] One thing more is wrong.
   *[other] { $count } things more are wrong.
}
import-series = Series { $series }: { $what }
import-round = Series { $series }, round { $round }: { $what }
import-running = Series { $series }, the round on the table: { $what }
import-score = it can’t have ended so ({ $why }).
import-over = the series was over before that.
import-differs = its record breaks the rules ({ $why }).
import-other = its record belongs elsewhere ({ $why }).

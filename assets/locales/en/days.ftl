# The deals of the day.

days-title = Deal of the day
days-today = Today, { $date }
days-begun = A new day has begun: these are its deals.
days-about = The same cards and the same opponents for everyone, everywhere. Your first try counts: no hints and no taking back. Afterwards you may play it as often as you like.
days-minutes = About { $minutes } minutes
days-play = Play
days-again = Play again
days-won = Won in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
days-lost = Lost after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left
days-copy = Copy the results
days-copied = Copied
days-copy-about = To compare with others: it tells nothing of the cards.
days-picture = Save a picture
days-picture-file = Skipstone, deal of { $date }
days-picture-title = Deal of the day  ·  { $date }
days-picture-home = Home in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
days-picture-skips = { $played } of { $dealt } skips
days-picture-about = { $dealt } stock cards, best turn: { $best ->
    [0] none yet
    [one] one
   *[other] { $best } in a row
}
days-picture-legend = One leap for each stock card, a gap after each turn, a dot for a turn without.
days-picture-won = Won
days-picture-lost = Not home yet
days-picture-against = against { $names }
days-picture-minutes = { $minutes } minutes
days-picture-long = or so
days-picture-days = { $days } days
days-picture-in-row = in a row
days-picture-call = The same cards for everyone. Your turn?
days-result-title = Skipstone, the deal of { $date }
days-course = Cards left: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
days-weekday = { $day ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
days-streak = { $days ->
    [0] No days in a row yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
days-longest = Longest so far: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
days-legend-won = won
days-legend-played = played
days-back = Back to today
days-past-about = This day is over, so its deals don’t count any more. Play them as often as you like.
days-table-title = Deal of the day, { $date }
days-to-calendar = To the calendar
days-kept = Your try waits exactly as it is: the same cards, today or later.
days-play-length = Play: { $length }
days-continue-length = Continue: { $length }
days-again-length = Play again: { $length }

# The score sheet: a series as it is written on paper.

sheet-round = Round
sheet-date = Date
sheet-dealer = Dealer
sheet-total = Total
sheet-empty = No round was played to its end yet.
sheet-note = Round { $round }: { $note }
sheet-won = { $count ->
    [one] { $name } wins the series.
   *[other] { $name } share the series.
}
sheet-early = { $count ->
    [one] Ended early: { $name } wins the series.
   *[other] Ended early: { $name } share the series.
}
sheet-leads = { $count ->
    [one] { $name } leads.
   *[other] { $name } are level.
}
sheet-began = Begun on { $date }

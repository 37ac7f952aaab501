# The score sheet: a series as it is written on paper.

sheet-round = Round
sheet-date = Date
sheet-dealer = Dealer
sheet-total = Total
sheet-empty = No round was played to its end yet.
sheet-note = Round { $round }: { $note }
sheet-won = { $count ->
    [one] The series goes to { $name }.
   *[other] { $name } share the series.
}
sheet-early = { $count ->
    [one] Ended early: the series goes to { $name }.
   *[other] Ended early: { $name } share the series.
}
sheet-leads = { $count ->
    [one] In the lead: { $name }.
   *[other] Level: { $name }.
}
sheet-began = Begun on { $date }

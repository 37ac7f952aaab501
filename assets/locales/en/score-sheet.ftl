# The score sheet: a series as it is written on paper.

sheet-round = Round
sheet-date = Date
sheet-dealer = Dealer
sheet-total = Total
sheet-empty = No round has been finished yet.
sheet-note = Round { $round }: { $note }
sheet-taken-back = Its end was taken back, and it was played on.
sheet-won = { $count ->
    [one] { $who ->
        [you] You win the series!
        [team] Your team wins the series!
        [pair] { $name } win the series.
       *[other] { $name } wins the series.
    }
   *[other] { $who ->
        [you] You share the series win with { $name }.
        [team] Your team shares the series win with { $name }.
       *[other] { $name } share the series win.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Ended early: you win the series!
        [team] Ended early: your team wins the series!
        [pair] Ended early: { $name } win the series.
       *[other] Ended early: { $name } wins the series.
    }
   *[other] { $who ->
        [you] Ended early: you share the series win with { $name }.
        [team] Ended early: your team shares the series win with { $name }.
       *[other] Ended early: { $name } share the series win.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] You’re in the lead.
        [team] Your team is in the lead.
       *[other] In the lead: { $name }.
    }
   *[other] { $who ->
        [you] You’re tied with { $name }.
        [team] Your team is tied with { $name }.
       *[other] Tied: { $name }.
    }
}
sheet-began = Started on { $date }

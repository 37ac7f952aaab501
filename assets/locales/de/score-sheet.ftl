# Das Punkteblatt: eine Serie, wie man sie auf Papier schreibt.

sheet-round = Runde
sheet-date = Datum
sheet-dealer = Geber
sheet-total = Summe
sheet-empty = Noch keine Runde ist zu Ende gespielt.
sheet-note = Runde { $round }: { $note }
sheet-won = { $count ->
    [one] Die Serie geht an { $name }.
   *[other] Die Serie teilen sich { $name }.
}
sheet-early = { $count ->
    [one] Vorzeitig beendet: Die Serie geht an { $name }.
   *[other] Vorzeitig beendet: Die Serie teilen sich { $name }.
}
sheet-leads = { $count ->
    [one] In Führung: { $name }.
   *[other] Gleichstand: { $name }.
}
sheet-began = Begonnen am { $date }

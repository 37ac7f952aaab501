# Das Punkteblatt: eine Serie, wie man sie auf Papier schreibt.

sheet-round = Runde
sheet-date = Datum
sheet-dealer = Geber
sheet-total = Summe
sheet-empty = Noch keine Runde ist zu Ende gespielt.
sheet-note = Runde { $round }: { $note }
sheet-taken-back = Das Ende wurde zurückgenommen und weitergespielt.
sheet-won = { $count ->
    [one] { $who ->
        [you] Du gewinnst die Serie!
        [team] Dein Team gewinnt die Serie!
        [pair] { $name } gewinnen die Serie.
       *[other] { $name } gewinnt die Serie.
    }
   *[other] { $who ->
        [you] Du teilst dir den Seriensieg mit { $name }.
        [team] Dein Team teilt sich den Seriensieg mit { $name }.
       *[other] { $name } teilen sich den Seriensieg.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Vorzeitig beendet: Du gewinnst die Serie!
        [team] Vorzeitig beendet: Dein Team gewinnt die Serie!
        [pair] Vorzeitig beendet: { $name } gewinnen die Serie.
       *[other] Vorzeitig beendet: { $name } gewinnt die Serie.
    }
   *[other] { $who ->
        [you] Vorzeitig beendet: Du teilst dir den Seriensieg mit { $name }.
        [team] Vorzeitig beendet: Dein Team teilt sich den Seriensieg mit { $name }.
       *[other] Vorzeitig beendet: { $name } teilen sich den Seriensieg.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Du liegst vorn.
        [team] Dein Team liegt vorn.
       *[other] In Führung: { $name }.
    }
   *[other] { $who ->
        [you] Du liegst gleichauf mit { $name }.
        [team] Dein Team liegt gleichauf mit { $name }.
       *[other] Gleichauf: { $name }.
    }
}
sheet-began = Begonnen am { $date }

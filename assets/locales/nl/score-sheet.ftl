# The score sheet: a series as it is written on paper.

sheet-round = Ronde
sheet-date = Datum
sheet-dealer = Deler
sheet-total = Totaal
sheet-empty = Er is nog geen ronde uitgespeeld.
sheet-note = Ronde { $round }: { $note }
sheet-taken-back = Het einde is teruggenomen en er is verder gespeeld.
sheet-won = { $count ->
    [one] { $who ->
        [you] Jij wint de serie!
        [team] Je team wint de serie!
        [pair] { $name } winnen de serie.
       *[other] { $name } wint de serie.
    }
   *[other] { $who ->
        [you] Je deelt de seriewinst met { $name }.
        [team] Je team deelt de seriewinst met { $name }.
       *[other] { $name } delen de seriewinst.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Eerder gestopt: jij wint de serie!
        [team] Eerder gestopt: je team wint de serie!
        [pair] Eerder gestopt: { $name } winnen de serie.
       *[other] Eerder gestopt: { $name } wint de serie.
    }
   *[other] { $who ->
        [you] Eerder gestopt: je deelt de seriewinst met { $name }.
        [team] Eerder gestopt: je team deelt de seriewinst met { $name }.
       *[other] Eerder gestopt: { $name } delen de seriewinst.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Je staat voor.
        [team] Je team staat voor.
       *[other] Aan kop: { $name }.
    }
   *[other] { $who ->
        [you] Je staat gelijk met { $name }.
        [team] Je team staat gelijk met { $name }.
       *[other] Gelijk: { $name }.
    }
}
sheet-began = Begonnen op { $date }

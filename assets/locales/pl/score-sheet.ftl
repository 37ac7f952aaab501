# The score sheet: a series as it is written on paper.

sheet-round = Runda
sheet-date = Data
sheet-dealer = Rozdaje
sheet-total = Razem
sheet-empty = Nie ma jeszcze ukończonych rund.
sheet-note = Runda { $round }: { $note }
sheet-taken-back = Koniec cofnięto i grano dalej.
sheet-won = { $count ->
    [one] { $who ->
        [you] Wygrywasz serię!
        [team] Twoja drużyna wygrywa serię!
        [pair] { $name } wygrywają serię.
       *[other] { $name } wygrywa serię.
    }
    [few] { $who ->
        [you] Dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii.
    }
    [many] { $who ->
        [you] Dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii.
    }
   *[other] { $who ->
        [you] Dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] { $name } dzielą wygraną w serii.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Koniec przed czasem: wygrywasz serię!
        [team] Koniec przed czasem: twoja drużyna wygrywa serię!
        [pair] Koniec przed czasem: { $name } wygrywają serię.
       *[other] Koniec przed czasem: { $name } wygrywa serię.
    }
    [few] { $who ->
        [you] Koniec przed czasem: dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Koniec przed czasem: twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] Koniec przed czasem: { $name } dzielą wygraną w serii.
    }
    [many] { $who ->
        [you] Koniec przed czasem: dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Koniec przed czasem: twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] Koniec przed czasem: { $name } dzielą wygraną w serii.
    }
   *[other] { $who ->
        [you] Koniec przed czasem: dzielisz wygraną w serii. Razem z tobą: { $name }.
        [team] Koniec przed czasem: twoja drużyna dzieli wygraną w serii. Razem z nią: { $name }.
       *[other] Koniec przed czasem: { $name } dzielą wygraną w serii.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Prowadzisz.
        [team] Prowadzi twoja drużyna.
       *[other] Na prowadzeniu: { $name }.
    }
    [few] { $who ->
        [you] Remis. Na równi z tobą: { $name }.
        [team] Remis. Na równi z twoją drużyną: { $name }.
       *[other] Remis: { $name }.
    }
    [many] { $who ->
        [you] Remis. Na równi z tobą: { $name }.
        [team] Remis. Na równi z twoją drużyną: { $name }.
       *[other] Remis: { $name }.
    }
   *[other] { $who ->
        [you] Remis. Na równi z tobą: { $name }.
        [team] Remis. Na równi z twoją drużyną: { $name }.
       *[other] Remis: { $name }.
    }
}
sheet-began = Początek: { $date }

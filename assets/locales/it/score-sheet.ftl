# The score sheet: a series as it is written on paper.

sheet-round = Manche
sheet-date = Data
sheet-dealer = Dà le carte
sheet-total = Totale
sheet-empty = Nessuna manche è ancora finita.
sheet-note = Manche { $round }: { $note }
sheet-taken-back = La fine è stata annullata e il gioco è proseguito.
sheet-won = { $count ->
    [one] { $who ->
        [you] Hai vinto la serie!
        [team] La tua squadra ha vinto la serie!
        [pair] { $name } hanno vinto la serie.
       *[other] { $name } ha vinto la serie.
    }
   *[other] { $who ->
        [you] Hai vinto la serie a pari merito con { $name }.
        [team] La tua squadra ha vinto la serie a pari merito con { $name }.
       *[other] { $name } hanno vinto la serie a pari merito.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Chiusa in anticipo: hai vinto la serie!
        [team] Chiusa in anticipo: la tua squadra ha vinto la serie!
        [pair] Chiusa in anticipo: { $name } hanno vinto la serie.
       *[other] Chiusa in anticipo: { $name } ha vinto la serie.
    }
   *[other] { $who ->
        [you] Chiusa in anticipo: hai vinto la serie a pari merito con { $name }.
        [team] Chiusa in anticipo: la tua squadra ha vinto la serie a pari merito con { $name }.
       *[other] Chiusa in anticipo: { $name } hanno vinto la serie a pari merito.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Sei in testa.
        [team] La tua squadra è in testa.
       *[other] In testa: { $name }.
    }
   *[other] { $who ->
        [you] Sei in parità con { $name }.
        [team] La tua squadra è in parità con { $name }.
       *[other] In parità: { $name }.
    }
}
sheet-began = Inizio: { $date }

# A seat's turns of a round, rated against the strongest player's.

review-show = Analisi
review-hide = Nascondi analisi
review-seat = Turni di
review-rates = Analisi del turno { $turn } di { $turns }…
review-about = Quante chance di vittoria ha sprecato ogni turno, rispetto al gioco migliore.
review-summary = { $grade ->
    [flawless] Ogni turno al livello del gioco migliore!
    [strong] Una manche forte: non si è sprecato quasi nulla.
    [solid] Una manche solida, con qualche turno da riguardare.
   *[loose] Una manche da cui imparare: i turni qui sotto mostrano dove si poteva fare di più.
}
review-sum = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}, { $percent ->
    [0] nulla di sprecato
   *[other] in media −{ $mean }% di chance di vittoria per turno
}.
review-chances = Chance di vittoria: { $better }% così, { $played }% come giocato.{ $rest ->
    [0] { "" }
   *[other] {" "}Il restante { $rest }% è andato altrove in questo turno.
}
review-unrated = { $count ->
    [one] 1 altro turno non si può
   *[other] Altri { $count } turni non si possono
} valutare.
review-unrated-turn = Questo turno non si può valutare: ha usato carte di cui nessuno poteva conoscere l’ordine.
review-chance = Chance di vittoria
review-percent = { $percent }%
review-none = Qui non è stato giocato nessun turno.
review-most = Turni più costosi
review-every = Tutti i turni
review-turn = Turno { $turn }
review-cost = { $percent ->
    [0] 0%
   *[other] −{ $percent }%
}
review-played = Giocata: { $line }
review-better = { $sure ->
    [yes] Di certo meglio
   *[no] Forse meglio
}: { $line }
review-same = Proprio come il gioco migliore: { $line }
review-as-good = Buono quasi quanto il gioco migliore: { $line }
review-try = Rigioca questo turno
review-try-about = Per esercitarti, da qui alla fine della manche se vuoi
review-mistake = { $mistake ->
    [stock-left] Carta obiettivo lasciata lì
    [wild-spent] Jolly da tenere
    [opponent-helped] Aiuto agli avversari
    [hand-held] Carte tenute troppo a lungo
    [card-spent] Carte giocate troppo presto
    [discard] Scarto sbagliato
   *[placement] Carta nel posto sbagliato
}

# The score sheet: a series as it is written on paper.

sheet-round = Manche
sheet-date = Date
sheet-dealer = Donne
sheet-total = Total
sheet-empty = Aucune manche n’est encore terminée.
sheet-note = Manche { $round } : { $note }
sheet-taken-back = Sa fin a été annulée, et le jeu a repris.
sheet-won = { $count ->
    [one] { $who ->
        [you] Tu gagnes la partie !
        [team] Ton équipe gagne la partie !
        [pair] { $name } gagnent la partie.
       *[other] { $name } gagne la partie.
    }
   *[other] { $who ->
        [you] Tu partages la victoire avec { $name }.
        [team] Ton équipe partage la victoire avec { $name }.
       *[other] { $name } se partagent la victoire.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Fin anticipée : tu gagnes la partie !
        [team] Fin anticipée : ton équipe gagne la partie !
        [pair] Fin anticipée : { $name } gagnent la partie.
       *[other] Fin anticipée : { $name } gagne la partie.
    }
   *[other] { $who ->
        [you] Fin anticipée : tu partages la victoire avec { $name }.
        [team] Fin anticipée : ton équipe partage la victoire avec { $name }.
       *[other] Fin anticipée : { $name } se partagent la victoire.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Tu mènes.
        [team] Ton équipe mène.
       *[other] En tête : { $name }.
    }
   *[other] { $who ->
        [you] Égalité entre toi et { $name }.
        [team] Égalité entre ton équipe et { $name }.
       *[other] Égalité : { $name }.
    }
}
sheet-began = Commencée le { $date }

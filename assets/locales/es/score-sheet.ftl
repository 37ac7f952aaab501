# The score sheet: a series as it is written on paper.

sheet-round = Ronda
sheet-date = Fecha
sheet-dealer = Reparte
sheet-total = Total
sheet-empty = Aún no ha terminado ninguna ronda.
sheet-note = Ronda { $round }: { $note }
sheet-taken-back = El final se deshizo y la ronda siguió.
sheet-won = { $count ->
    [one] { $who ->
        [you] ¡Ganas la serie!
        [team] ¡Tu equipo gana la serie!
        [pair] { $name } ganan la serie.
       *[other] { $name } gana la serie.
    }
   *[other] { $who ->
        [you] Compartes la victoria de la serie con { $name }.
        [team] Tu equipo comparte la victoria de la serie con { $name }.
       *[other] { $name } comparten la victoria de la serie.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Terminada antes: ¡ganas la serie!
        [team] Terminada antes: ¡tu equipo gana la serie!
        [pair] Terminada antes: { $name } ganan la serie.
       *[other] Terminada antes: { $name } gana la serie.
    }
   *[other] { $who ->
        [you] Terminada antes: compartes la victoria de la serie con { $name }.
        [team] Terminada antes: tu equipo comparte la victoria de la serie con { $name }.
       *[other] Terminada antes: { $name } comparten la victoria de la serie.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Vas en cabeza.
        [team] Tu equipo va en cabeza.
       *[other] En cabeza: { $name }.
    }
   *[other] { $who ->
        [you] Empatas con { $name }.
        [team] Tu equipo empata con { $name }.
       *[other] Empate: { $name }.
    }
}
sheet-began = Empezó el { $date }

# The score sheet: a series as it is written on paper.

sheet-round = Rodada
sheet-date = Data
sheet-dealer = Deu as cartas
sheet-total = Total
sheet-empty = Nenhuma rodada terminou ainda.
sheet-note = Rodada { $round }: { $note }
sheet-taken-back = O final foi desfeito, e a rodada continuou.
sheet-won = { $count ->
    [one] { $who ->
        [you] Você venceu a série!
        [team] Seu time venceu a série!
        [pair] { $name } venceram a série.
       *[other] { $name } venceu a série.
    }
   *[other] { $who ->
        [you] Você dividiu a vitória na série com { $name }.
        [team] Seu time dividiu a vitória na série com { $name }.
       *[other] { $name } dividiram a vitória na série.
    }
}
sheet-early = { $count ->
    [one] { $who ->
        [you] Fim antecipado: você venceu a série!
        [team] Fim antecipado: seu time venceu a série!
        [pair] Fim antecipado: { $name } venceram a série.
       *[other] Fim antecipado: { $name } venceu a série.
    }
   *[other] { $who ->
        [you] Fim antecipado: você dividiu a vitória na série com { $name }.
        [team] Fim antecipado: seu time dividiu a vitória na série com { $name }.
       *[other] Fim antecipado: { $name } dividiram a vitória na série.
    }
}
sheet-leads = { $count ->
    [one] { $who ->
        [you] Você está na frente.
        [team] Seu time está na frente.
       *[other] Na frente: { $name }.
    }
   *[other] { $who ->
        [you] Empate: você e { $name }.
        [team] Empate: seu time e { $name }.
       *[other] Empate: { $name }.
    }
}
sheet-began = Começou em { $date }

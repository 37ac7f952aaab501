# The deals of the day.

days-title = Rodada do dia
days-today = Hoje, { $date }
days-begun = Começou um novo dia: estas são as rodadas dele.
days-about = As mesmas cartas e os mesmos adversários para todo mundo, em todo lugar. Vale a primeira tentativa: sem dicas e sem desfazer. Depois você pode jogar quantas vezes quiser.
days-minutes = Uns { $minutes } minutos
days-play = Jogar
days-again = Jogar de novo
days-won = Vitória em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
days-lost = Derrota após { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, { $left ->
    [one] faltou { $left } carta
   *[other] faltaram { $left } cartas
}
days-copy = Copiar resultados
days-copied = Copiado
days-copy-about = Para comparar com outras pessoas: não revela nada das cartas.
days-picture = Salvar imagem
days-picture-file = Skipstone, rodada de { $date }
days-picture-title = Rodada do dia  ·  { $date }
days-picture-home = Chegada em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
days-picture-skips = { $played } de { $dealt } saltos
days-picture-about = { $dealt } cartas no estoque, melhor turno: { $best ->
    [0] ainda nenhuma
    [one] uma
   *[other] { $best } seguidas
}
days-picture-legend = Um salto para cada carta do estoque, um espaço após cada turno, um ponto para um turno sem nenhuma.
days-picture-won = Vitória
days-picture-lost = Ainda não chegou
days-picture-against = contra { $names }
days-picture-minutes = { $minutes } minutos
days-picture-long = mais ou menos
days-picture-days = { $days } dias
days-picture-in-row = seguidos
days-picture-call = As mesmas cartas para todo mundo. Vai encarar?
days-result-title = Skipstone, rodada de { $date }
days-course = Cartas restantes: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
days-weekday = { $day ->
    [1] seg
    [2] ter
    [3] qua
    [4] qui
    [5] sex
    [6] sáb
   *[7] dom
}
days-streak = { $days ->
    [0] Ainda nenhum dia seguido
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
days-longest = Recorde até agora: { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
days-legend-won = vitória
days-legend-played = jogada
days-back = Voltar a hoje
days-past-about = Este dia já passou, então as rodadas não valem mais. Jogue quantas vezes quiser.
days-table-title = Rodada do dia, { $date }
days-to-calendar = Calendário
days-kept = Sua tentativa espera exatamente como está: as mesmas cartas, hoje ou depois.
days-play-length = Jogar: { $length }
days-continue-length = Continuar: { $length }
days-again-length = Jogar de novo: { $length }

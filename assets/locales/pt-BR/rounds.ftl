# The rounds that were played.

rounds-title = Rodadas jogadas
rounds-none = Você ainda não terminou nenhuma rodada. Toda rodada terminada fica guardada aqui para você rever.
rounds-open-file = Abrir arquivo…
rounds-count = { $count ->
    [0] Nenhuma rodada
    [one] 1 rodada
   *[other] { $count } rodadas
}
rounds-shown = { $first }–{ $last } de { $count }
rounds-newest = Mais nova
rounds-newer = ‹ Mais novas
rounds-older = Mais antigas ›
rounds-oldest = Mais antiga
rounds-replay = Rever
rounds-save = Salvar
rounds-nobody = Ninguém venceu
rounds-taken-back = desfeita
rounds-won = { $who ->
    [you] Você venceu
    [team] Seu time venceu
   *[other] { $name } venceu
}
rounds-won-points = { $who ->
    [you] Você venceu
    [team] Seu time venceu
   *[other] { $name } venceu
}  ·  { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
rounds-file = Rodada { $round }, { $date }
rounds-no-record = O registro desta rodada não existe mais.
rounds-file-type = Registros do Skipstone

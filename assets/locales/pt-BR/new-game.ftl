# Putting a table together.

new-game-title = Nova partida
new-game-players = Participantes
new-game-alone = Sem times
new-game-teams = { $teams } times
new-game-seats = Lugares
new-game-team = Time { $team }
new-game-person = Pessoa
new-game-shared = Vocês dividem esta tela: as mãos ficam cobertas entre uma vez e outra.
new-game-no-person = É preciso pelo menos uma pessoa jogando.
new-game-same-name = O nome { $name } aparece duas vezes: neste computador, cada pessoa precisa de um nome só seu.
new-game-seat = Lugar { $seat }
new-game-age = Idade
new-game-rules = Regras
new-game-house-rules = Regras da casa
new-game-house-rules-about = Você pode mudar todas as regras do jogo.
new-game-differs-in = { $preset }, com mudança: { $rule }
new-game-differs = { $preset }, com { $count ->
    [one] { $count } regra mudada
   *[other] { $count } regras mudadas
}
new-game-invalid-rule = “{ $rule }” aceita um número inteiro de { $low } a { $high }.
new-game-reset = Redefinir
new-game-start = Começar
new-game-go-on = Continuar sua série ({ $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
})
new-game-use-stock = Usar estoques de { $stock }
new-game-use-usual = Usar a regra de sempre

summary-alone = { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}, sem times
summary-teams = { $teams } times de { $each }
summary-stock = Estoques de { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Estoques { $stocks }
summary-points = Até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}
summary-wins = { $target ->
    [one] Até uma vitória
   *[other] Até { $target } vitórias
}
summary-lowest-left = { $target ->
    [one] Uma rodada
   *[other] { $target } rodadas
}, menos cartas restantes
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, no máximo { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}
summary-single = Uma única rodada

## Computer players
level-random = Aleatório
level-easy = Fácil
level-greedy = Guloso
level-normal = Normal
level-planner = Planejador
level-hard = Difícil
level-expert = Especialista
level-easy-about = Fácil joga tudo o que vê, como quem está começando.
level-normal-about = Normal planeja a própria vez e só percebe o óbvio na sua.
level-hard-about = Difícil sabe quanto vale uma posição.
level-expert-about = Especialista pensa adiante e conta as cartas.

## Presets
preset-standard = Padrão
preset-standard-about = As regras de sempre, até 500 pontos.
preset-quick = Rápido
preset-quick-about = Estoques de 10, até 100 pontos.
preset-family = Família
preset-family-about = Estoques de 15, até 200 pontos.
preset-classic-1980 = Clássico 1980
preset-classic-1980-about = Regras mais rígidas para as pilhas de descarte.
preset-classic-1980-more = Você só pode jogar uma carta de uma pilha de descarte se ela levar à carta do seu estoque na mesma vez, e nunca duas vezes seguidas da mesma pilha. Ou então para bloquear quem está quase terminando.
preset-pre-1980 = Antes de 1980
preset-pre-1980-about = O baralho antigo, com 20 curingas.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Três baralhos franceses, com reis como curingas.
new-game-sides = Times
new-game-seat-name = Lugar { $seat }: nome
new-game-seat-age = Lugar { $seat }: idade
rule-number = { $rule }, número

# Stock piles of different sizes
handicap = Vantagem
handicap-about = Dê um estoque menor a quem precisa, para que todo mundo tenha chance.
handicap-of = { $name }: estoque de { $count }
handicap-even = Chances iguais, pelo que vocês já jogaram: { $stocks }
handicap-take = Usar

# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Sim
rule-off = Não
rule-changed = Em “{ $preset }” aqui está “{ $value }”.
rule-allowed = Um número inteiro de { $low } a { $high }

section-2 = Baralho
section-3 = Início da rodada
section-4 = Um turno
section-5 = Monte de compras e fim da rodada
section-6 = Pontuação
section-7 = Times
section-7-alone = Estas regras aparecem quando você joga em times.
section-8 = As regras de 1980
section-9 = Modos à mesa
section-9-about = Comprar à mão, jogar fora da vez e denunciar conversas é coisa de pessoas em uma mesa na rede. Os robôs sempre seguem as regras.

## Deck
rule-deck = Baralho
rule-deck-about = Com quais cartas se joga. A única diferença real é o número de curingas.
rule-deck-modern = Moderno, 162 cartas
rule-deck-edition-1980 = 1980, 168 cartas
rule-deck-pre-1980 = Antes de 1980, 164 cartas
rule-deck-three-decks = Três baralhos franceses

## Setting up a round
rule-stock = Estoques
rule-stock-about = Quantas cartas cada pessoa precisa jogar. O normal é 30 até quatro lugares e 20 para mais.
rule-stock-standard = 30 ou 20 cartas
rule-stock-any = À sua escolha
rule-stock-number = { $number } cartas
rule-stock-list = { $list } cartas
rule-first_player = Quem começa
rule-first_player-about = Quem joga primeiro em cada rodada. No início um sorteio decide quem dá as cartas; depois isso passa para a esquerda.
rule-first_player-left-of-dealer = À esquerda de quem deu as cartas
rule-first_player-youngest = A pessoa mais nova
rule-first_player-middle-age = A pessoa de idade do meio
rule-first_player-random = Por sorteio
rule-first_player-highest-stock = A maior carta no estoque

## A turn
rule-hand = Mão
rule-hand-about = Quantas cartas tem uma mão cheia. O normal são cinco.
rule-hand-number = { $number } cartas
rule-draw = Compra
rule-draw-about = Como um turno começa: completar a mão ou comprar um número fixo de cartas.
rule-draw-refill = Completar a mão
rule-draw-number = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
rule-wild_discard = Pode descartar curingas
rule-wild_discard-about = Se não, um curinga só pode ser jogado, a menos que seja tudo o que restou na mão.
rule-consecutive_wilds = Curinga sobre curinga
rule-consecutive_wilds-about = Um curinga pode ser jogado direto sobre outro.
rule-hide_buried = Esconder descartes
rule-hide_buried-about = Só a carta de cima de uma pilha de descarte aparece; o que há embaixo, você precisa lembrar.

## Draw pile and the end of a round
rule-replenish = Novo monte de compras
rule-replenish-about = Quando as pilhas completas são embaralhadas no monte de compras.
rule-replenish-when-empty = Quando acabar
rule-replenish-at-once = Na hora
rule-replenish-any = Quando houver poucas
rule-replenish-number = Abaixo de { $number } cartas
rule-replenish_from_builds = Usar as pilhas de construção
rule-replenish_from_builds-about = Quando não há mais nada para comprar, as cartas sob o topo de cada pilha de construção são embaralhadas. Sem isso, a rodada pode travar.
rule-stalled_after = Travada após
rule-stalled_after-about = Uma rodada termina depois de tantas voltas à mesa sem que ninguém jogue uma carta do estoque.
rule-stalled_after-number = { $number ->
    [one] { $number } volta
   *[other] { $number } voltas
}
rule-stalled_scores = Rodadas travadas contam
rule-stalled_scores-about = Quando uma rodada termina porque ninguém avança, vence quem tem menos cartas no estoque. Se não, ninguém vence.

## Scoring
rule-scoring = Pontuação
rule-scoring-about = Como as rodadas se somam em uma série.
rule-scoring-points = Pontos
rule-scoring-wins = Rodadas vencidas
rule-scoring-lowest-left = Menos cartas restantes
rule-scoring-single = Uma única rodada
rule-target = Meta
rule-target-about = Os pontos ou vitórias para vencer a série; com menos cartas restantes, o número de rodadas.
rule-target-number = { $number }
rule-max_rounds = Máximo de rodadas
rule-max_rounds-about = Depois de tantas rodadas a série termina mesmo que ninguém tenha chegado à meta, e vence o melhor resultado. 0 quer dizer sem limite.
rule-max_rounds-number = { $number ->
    [0] sem limite
    [one] { $number } rodada
   *[other] { $number } rodadas
}

## Partners
rule-team_piles = Pilhas do time
rule-team_piles-about = Cada pessoa tem um estoque e pilhas de descarte, ou cada time divide dois conjuntos.
rule-team_piles-per-seat = Um conjunto por lugar
rule-team_piles-two-per-team = Dois conjuntos por time
rule-finished_partner = Estoque vazio
rule-finished_partner-about = Quem fica sem cartas no estoque continua ajudando o time, ou não joga mais.
rule-finished_partner-keeps-playing = Continua jogando
rule-finished_partner-goes-out = Sai da rodada
rule-sharing = Pilhas do time abertas
rule-sharing-about = Quando você pode jogar do estoque e dos descartes do seu time.
rule-sharing-always = Sempre
rule-sharing-after-out = Após um estoque vazio
rule-sharing-never = Nunca
rule-partner_silence = Silêncio no time
rule-partner_silence-about = Dentro do time, ninguém conversa enquanto é a vez do time.

## The 1980 rules
rule-lead_up = Levar ao estoque
rule-lead_up-about = Você só pode jogar uma carta de uma pilha de descarte se ela levar à carta do seu estoque na mesma vez.
rule-alternating = Alternar descartes
rule-alternating-about = Nunca jogar duas vezes seguidas da mesma pilha de descarte.
rule-blocking = Bloqueio
rule-blocking-about = Você pode bloquear alguém com uma carta do descarte se no estoque dessa pessoa não houver mais cartas do que isto. 0 quer dizer nunca.
rule-blocking-number = { $number ->
    [0] nunca
    [one] até { $number } carta
   *[other] até { $number } cartas
}

## Table manners
rule-manual_draw = Comprar à mão
rule-manual_draw-about = Cada pessoa compra suas cartas uma a uma. Se você comprar uma a mais, ela vai para o seu próprio estoque, sob a carta aberta.
rule-manual_draw-off = A mesa compra
rule-manual_draw-shuffle-into-stock = Sim; a carta a mais é embaralhada no estoque
rule-manual_draw-under-stock = Sim; a carta a mais vai para o fundo do estoque
rule-out_of_turn = Jogar fora da vez
rule-out_of_turn-about = Se você jogar fora da vez e alguém flagrar antes da próxima jogada, você desfaz tudo e joga seu próximo turno sem comprar. Se ninguém perceber, fica valendo.
rule-call_talking = Denunciar conversas
rule-call_talking-about = O time pode conversar durante a própria vez, e todo mundo ouve. Os adversários podem denunciar: duas cartas vão para baixo da carta do estoque de quem falou.

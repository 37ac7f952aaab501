# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } e { $last }
table-team = Time { $team }

## What happened
event-deal = As cartas são dadas: { $stock } para cada estoque.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = As cartas são dadas. Nos estoques: { $stocks }.
event-turn = { $who ->
    [you] Sua vez.
   *[other] Vez de { $name }.
}
event-draw-open = { $who ->
    [you] Você compra
   *[other] { $name } compra
} { $cards }.
event-draw = { $who ->
    [you] Você compra
   *[other] { $name } compra
} { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.
event-building = { $who ->
    [you] Você anuncia
   *[other] { $name } anuncia
}: construir até { $rank ->
    [0] o curinga
   *[other] o { $rank }
}.
event-blocking = { $who ->
    [you] Você anuncia: bloquear
   *[other] { $name } anuncia: bloquear
} { $whom ->
    [you] a sua próxima jogada.
   *[other] a próxima jogada de { $other }.
}
event-play = { $who ->
    [you] Você joga
   *[other] { $name } joga
} um { $rank } { $from } { $to }.
event-play-wild = { $who ->
    [you] Você joga
   *[other] { $name } joga
} um curinga como { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] Você joga
   *[other] { $name } joga
} { $count } cartas do estoque seguidas!
event-complete = A pilha de construção { $pile } está completa.
event-replenish-completed = As pilhas completas são embaralhadas em um novo monte de compras de { $draw }.
event-replenish-builds = As cartas sob o topo das pilhas de construção são embaralhadas em um novo monte de compras de { $draw }.
event-discard = { $who ->
    [you] Você descarta
   *[other] { $name } descarta
} um { $rank ->
    [0] curinga
   *[other] { $rank }
} { $to }.
event-pass = { $who ->
    [you] Você passa.
   *[other] { $name } passa.
}
event-catch = { $who ->
    [you] Você flagra
   *[other] { $name } flagra
} { $whom ->
    [you] você
   *[other] { $caught }
} jogando fora da vez: as cartas voltam, e o próximo turno começa sem compra.
event-call = { $who ->
    [you] Você denuncia
   *[other] { $name } denuncia
} { $whom ->
    [you] a sua conversa
   *[other] a conversa de { $talker }
}.
event-penalty-drawing = Uma carta a mais: ela vai para { $who ->
    [you] o seu estoque
   *[other] o estoque de { $name }
}.
event-penalty-talking = { $count ->
    [0] Nenhuma carta vai
    [one] Uma carta vai
   *[other] { $count } cartas vão
} para baixo da carta do { $who ->
    [you] seu estoque
   *[other] estoque de { $name }
}, com a face para baixo.
event-out = { $who ->
    [you] Você jogou sua última carta do estoque!
   *[other] { $name } não tem mais cartas no estoque!
}
event-end = { $reason } { $who ->
    [you] Você venceu a rodada!
    [team] Seu time venceu a rodada!
    [pair] { $name } venceram a rodada.
   *[other] { $name } venceu a rodada.
}
event-end-tie = { $reason } Ninguém venceu a rodada.

from-hand = da mão
from-stock = do estoque
from-stock-of = { $who ->
    [you] do seu estoque
   *[other] do estoque de { $name }
}
from-discard = da pilha de descarte { $pile }
from-discard-of = { $who ->
    [you] da sua pilha de descarte { $pile }
   *[other] da pilha de descarte { $pile } de { $name }
}
onto-build = na pilha de construção { $pile }
onto-discard = na pilha de descarte { $pile }
onto-discard-of = { $who ->
    [you] na sua pilha de descarte { $pile }
   *[other] na pilha de descarte { $pile } de { $name }
}

## What lies where
slot-hand = Carta { $slot } da mão: { $card }
slot-held = { $who ->
    [you] Você tem
   *[other] { $name } tem
} { $count ->
    [0] a mão vazia
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
slot-held-open = { $who ->
    [you] Sua mão
   *[other] Mão de { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Seu estoque
   *[other] Estoque de { $name }
}, { $card } no topo, restam { $count }
slot-stock-empty = { $who ->
    [you] Seu estoque, vazio
   *[other] Estoque de { $name }, vazio
}
slot-discard = { $who ->
    [you] Sua pilha de descarte { $pile }
   *[other] Pilha de descarte { $pile } de { $name }
}, { $card } no topo, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
slot-discard-empty = { $who ->
    [you] Sua pilha de descarte { $pile }
   *[other] Pilha de descarte { $pile } de { $name }
}, vazia
slot-build = Pilha de construção { $pile }, pede { $needs }
slot-draw = Monte de compras, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
slot-completed = Pilhas completas, { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}

## What is clicked, and nobody plays from there by a click
explain-draw = O monte de compras, com { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: é dele que se completam as mãos de todo mundo.
explain-completed = { $count ->
    [0] As pilhas de construção completas vêm para cá
   *[other] As pilhas de construção completas ficam aqui
}. Elas são embaralhadas quando acabam as cartas para comprar.
explain-stock = { $count ->
    [0] O estoque de { $name } está vazio.
    [one] O estoque de { $name }, com { $count } carta. Você não pode jogar dali.
   *[other] O estoque de { $name }, com { $count } cartas. Você não pode jogar dali.
}
explain-discard = Uma das pilhas de descarte de { $name }. Você não pode jogar dali.
explain-player = { $who ->
    [you] Você, com
   *[other] { $name }, com
} { $hand ->
    [one] { $hand } carta
   *[other] { $hand } cartas
} na mão e { $stock } no estoque.

## On the board
table-next = próxima
recap-completed = { $cards }, completa
recap-begun-again = completa, { $cards }
recap-stock = { $name } jogou { $cards } do seu estoque.
recap-discards = { $name } jogou { $cards } dos seus descartes.
recap-stock-left = Seu estoque: { $before } → { $left }.
table-label-draw = compras
table-label-completed = completas
table-label-stock = estoque
table-label-discard = descartes
table-remark = “{ $remark }”
table-remark-by = { $name }: { $remark }
table-last-played = jogou { $cards }
table-last-wild = curinga { $rank }
table-last-stock = { $card } do estoque
table-last-stock-of = { $card } { $who ->
    [you] do seu estoque
   *[other] do estoque de { $name }
}
table-last-many = { $stock ->
    [0] jogou { $count } cartas
   *[other] jogou { $count } cartas, { $stock } do estoque
}
table-last-many-helped = jogou { $count } cartas, { $stock } do seu estoque
table-helped = { $name } ajudou você e jogou { $count ->
    [one] uma carta
   *[other] { $count } cartas
} do seu estoque.
table-last-stock-count = jogou { $stock ->
    [one] uma carta
   *[other] { $stock } cartas
} do estoque
table-last-count = jogou { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
table-score = { $score } pts
table-last-discarded = descartou { $card }
table-last-passed = passou
table-last-caught = { $who ->
    [you] você flagrou
   *[other] { $name } flagrou
}
table-last-called = { $who ->
    [you] você denunciou
   *[other] { $name } denunciou
}: { $count ->
    [0] nenhuma carta
    [one] +1 carta
   *[other] +{ $count } cartas
}
table-last-overdrawn = { $count ->
    [one] uma carta a mais
   *[other] { $count } cartas a mais
}

## Around the board
table-menu = Menu
table-undo = Desfazer
table-hint = Dica
table-hint-about = O que o robô mais forte faria, e por quê ({ $key })
table-skip = Até a minha vez
table-skip-about = Avançar até a sua vez (ou segurar Espaço)
table-skip-shared = Avançar
table-skip-shared-about = Pular os turnos dos robôs (ou segurar Espaço)
table-sound-on = O som está ligado ({ $key })
table-sound-off = O som está desligado ({ $key })
table-log-show = Histórico
table-log-hide = Ocultar
table-round = Rodada { $round }
table-target-points = até { $target ->
    [one] { $target } ponto
   *[other] { $target } pontos
}
table-target-wins = até { $target ->
    [one] { $target } vitória
   *[other] { $target } vitórias
}
table-target-rounds = menos cartas após { $target ->
    [one] { $target } rodada
   *[other] { $target } rodadas
}
table-status-nowhere = { $rank ->
    [0] O curinga não cabe em lugar nenhum agora.
   *[other] O { $rank } não cabe em lugar nenhum agora.
}
table-status-promise = { $rank ->
    [0] Você anunciou que construiria até o seu curinga. Continue até jogá-lo.
   *[other] Você anunciou que construiria até o seu { $rank }. Continue até jogá-lo.
}
table-pass = Passar
table-typing = Sua jogada: { $typed }▏
table-status-deal = As cartas estão sendo dadas.
table-status-over = A rodada terminou.
table-turn = Vez de { $name }
table-turn-waits = Esperando { $name }…
table-status-other = É a vez de { $name }.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] Sua vez!
   *[other] Sua vez! Esvazie seu estoque nas pilhas de construção; descarte para encerrar.
}
table-status-discard = { $length ->
    [brief] Sua vez! Nada cabe nas pilhas de construção.
   *[other] Sua vez! Nada cabe nas pilhas de construção: descarte para encerrar.
}
table-status-puzzle = Ache o turno: a tarefa está ao lado da mesa.
table-status-held = { $rank ->
    [0] Coloque o curinga em uma das pilhas acesas.
   *[other] Coloque o { $rank } em uma das pilhas acesas.
}
table-status-empty = Sua mão está vazia. Jogue do estoque ou dos descartes.
table-status-pass = Nada para jogar nem comprar. Você pode passar.
table-no-hints = Não há dicas em mesas com outras pessoas: não seria justo.
table-no-help = Esta rodada vale como sua primeira tentativa: sem dicas e sem desfazer.
table-refused-no-target = As cartas vão para pilhas de construção ou de descarte.

## The draw for the dealer
draws-about = Cada pessoa tira uma carta. Quem tira a mais alta dá as cartas.
draws-deals = { $name } tirou a carta mais alta e dá as cartas.
draws-you-deal = Você tirou a carta mais alta e dá as cartas.

## The end of a round
result-won = { $who ->
    [you] Você venceu a rodada { $round }!
    [team] Seu time venceu a rodada { $round }!
    [pair] { $name } venceram a rodada { $round }
   *[other] { $name } venceu a rodada { $round }
}
result-single = { $who ->
    [you] Você venceu!
    [team] Seu time venceu!
    [pair] { $name } venceram!
   *[other] { $name } venceu!
}
result-tie = Ninguém venceu a rodada { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Você venceu a série!
        [team] Seu time venceu a série!
        [pair] { $name } venceram a série!
       *[other] { $name } venceu a série!
    }
   *[other] { $who ->
        [you] Você dividiu a vitória na série com { $name }!
        [team] Seu time dividiu a vitória na série com { $name }!
       *[other] { $name } dividiram a vitória na série!
    }
}
result-next-round = Próxima rodada
result-new-game = Nova partida
result-again = Jogar de novo
result-home = Início
result-review = Analisar meus turnos
result-review-shared = Analisar todos os turnos
result-watch = Rever a rodada
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Seu turno mais longo
       *[other] Turno mais longo de { $name }
    }: { $plays ->
        [one] { $plays } carta
       *[other] { $plays } cartas
    }
   *[other] { $who ->
        [you] Seu melhor turno
       *[other] Melhor turno de { $name }
    }: { $stock ->
        [1] uma carta do estoque
        [2] duas cartas do estoque
        [3] três cartas do estoque
        [4] quatro cartas do estoque
        [5] cinco cartas do estoque
        [6] seis cartas do estoque
       *[other] { $stock } cartas do estoque
    }
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Turno { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}carta do estoque { $cards }
   *[other] {"  ·  "}cartas do estoque { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}à frente de { $names }
}
result-watch-turn = Ver de novo
result-watch-last = Rever o último turno
result-more = Mais ›
result-less = ‹ Voltar
# Whether it was luck
luck-weighs = Pesando as cartas…
luck-line = { $words }  { $shown ->
    [yes] ‹ Sem números
   *[no] Números ›
}
luck-with = { $who ->
    [you] Desta vez você teve as melhores cartas.
    [team] Desta vez sua equipe teve as melhores cartas.
   *[other] As melhores cartas desta vez: { $name }.
}
luck-despite = Vitória com as piores cartas.
luck-own = Como foram as cartas?
luck-even = Ninguém teve cartas bem melhores.
luck-seat = Cartas de quem
luck-deals = melhores que em
luck-chance = vence só pelas cartas
luck-openers = cartas 1 e curingas
luck-playable = carta do estoque cabia
luck-of-hundred = { $count } de 100
luck-openers-of = { $count } (esperado: { $expected })
luck-playable-of = { $count } de { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
result-turn-by-turn = Turno a turno
result-best-turn-back = O melhor turno
result-lesson = Para a próxima vez: { $mistake ->
    [stock-left] no turno { $turn } dava para jogar a carta do seu estoque.
    [wild-spent] no turno { $turn } o curinga podia esperar.
    [opponent-helped] no turno { $turn } você abriu caminho para outra pessoa.
    [hand-held] no turno { $turn } dava para jogar mais da sua mão.
    [card-spent] no turno { $turn } algumas cartas podiam esperar.
    [discard] no turno { $turn } outro descarte seria melhor.
   *[other] vale dar outra olhada no turno { $turn }.
}
result-lesson-show = Mostrar
result-undo = Desfazer…
result-chart = Estoques, turno a turno
result-marked-turn = turno { $turn }
result-costliest = O turno { $turn } foi o que mais custou: −{ $percent }% de chance de vitória
result-no-cost-known = { $count ->
    [one] { $count } dos seus turnos não pode ser avaliado
   *[other] { $count } dos seus turnos não podem ser avaliados
}; os outros não custaram nada
result-no-cost = Nenhum dos seus turnos custou nada
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] { $target } vitória leva a série
       *[other] { $target } vitórias levam a série
    }
    [left] Menos cartas após { $target ->
        [one] { $target } rodada
       *[other] { $target } rodadas
    }
   *[points] Com { $target } pontos se vence a série
}
points-out = { $points } por esvaziar o estoque
points-not-out = Ninguém esvaziou o estoque, então não há os 25
points-others = { $who ->
    [you] Você ainda tinha
    [team] Seu time ainda tinha
    [many] Os outros ainda tinham
    [pair] { $name } ainda tinham
   *[other] { $name } ainda tinha
} { $count ->
    [one] uma carta
   *[other] { $count } cartas
} no estoque.
points-left = { $count } × { $each } { $who ->
    [you] pelo seu estoque
    [team] pelos estoques do seu time
    [other] pelo estoque de { $name }
    [pair] pelos estoques de { $name }
   *[many] pelos outros estoques
}
points-total = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
points-counted = { $count ->
    [one] { $count } carta restante
   *[other] { $count } cartas restantes
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, { $score } no total.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Desfazer o fim da rodada?
reopen-move = Tudo a partir da sua última jogada é desfeito ({ $move }).
reopen-result = Aí a rodada não terminou: ela continua dali.
reopen-points = A rodada continua dali, e são descontados { $points } pontos { $who ->
    [you] seus
    [team] do seu time
   *[other] de { $name }
}.
reopen-marked = { $what ->
    [round] As estatísticas vão dizer que esta rodada foi desfeita.
   *[series] A folha de pontos e as estatísticas vão dizer que esta rodada foi desfeita.
}
reopen-yes = Desfazer
reopen-no = Manter o resultado

## Practice: the deal of a round beside its game
table-middle = Centro da mesa
practice-title = Treino, não conta
practice-back = Encerrar treino
practice-back-about = Seu jogo espera exatamente onde você parou.
practice-back-review = Isso leva de volta à análise.
practice-back-challenges = Isso leva de volta aos desafios.
practice-back-days = Isso leva de volta ao calendário.
practice-undo = Desfazer
practice-kept = O treino não fica guardado, mas o seu jogo sim.

## Several people at one computer
handover-title = Vez de { $name }
handover-about = Pressione o botão quando mais ninguém estiver olhando.
handover-look = Sou { $name }
table-panel = Ao lado da mesa

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = As pilhas de construção pedem { $ranks }.
answer-turn = { $name }: { $turn }.
answer-no-turns = As outras pessoas ainda não jogaram.
answer-not-on-turn = Não é a sua vez.
answer-playable = Cartas que você pode jogar: { $cards }.
answer-nothing = Você não pode jogar nenhuma carta. Descarte uma para encerrar sua vez.
answer-from-discard = { $card } da pilha de descarte { $pile }
answer-discards = Pilhas de descarte: { $piles }.
answer-stock = { $name }: estoque { $card }, restam { $left }
answer-piles = { $stock }; descartes { $cards }.
answer-free = livre
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } seguidas
chain-longest = { $count } seguidas!
# At a stock with one card left.
last-card = última carta
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Desfeito: { $move }
said-redone = Refeito: { $move }
# When a move begins to be typed
said-typing = Digite sua jogada e pressione Enter.
said-typed-stays = { $typed } continua digitado. Backspace corrige, outras letras começam de novo.
said-hint-over = A dica sumiu.
said-typing-over = Não há mais jogada digitada.
said-picked = Pegou: { $card }. { $count ->
    [0] Não cabe em nenhuma pilha de construção.
    [one] Cabe na pilha de construção { $piles }.
   *[other] Cabe nas pilhas de construção { $piles }.
}
said-put-back = Devolvida.

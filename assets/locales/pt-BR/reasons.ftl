# Why something isn't possible, as the table answers.

## Moves
rejected-over = A rodada terminou.
rejected-not-your-turn = É a vez de { $name }.
rejected-no-hand-card = Não há carta { $card } em uma mão de { $held }.
rejected-stock-empty = Esse estoque está vazio.
rejected-discard-empty = A pilha de descarte { $pile } está vazia.
rejected-not-yours = Essas pilhas são de { $name }: você não pode jogar dali.
rejected-not-shared = Nesta mesa cada um joga só das próprias pilhas.
rejected-partner-closed = As pilhas do time só se abrem para você quando alguém do time fica sem estoque.
rejected-build-needs = A pilha de construção { $pile } pede um { $needs } ou um curinga, não um { $card }.
rejected-wild-on-wild = Já há um curinga no topo da pilha de construção { $pile }, e outro não pode vir em seguida.
rejected-stock-discarded = Cartas do estoque não podem ser descartadas, só jogadas.
rejected-discard-moved = Cartas não podem passar de uma pilha de descarte a outra.
rejected-discard-elsewhere = Descarte nas suas pilhas, não nas de { $name }.
rejected-no-own-piles = Você não tem pilhas próprias: use as do time.
rejected-wild-discarded = Você não pode descartar um curinga enquanto tiver outra carta.
rejected-pass-with-hand = Você ainda tem cartas na mão: descarte uma para encerrar sua vez.
rejected-pass-with-play = Você não pode passar com a mão vazia enquanto houver carta para jogar.
rejected-drawn-already = A mesa compra as cartas por você.
rejected-draw-first = Primeiro compre: { $missing ->
    [one] falta uma carta
   *[other] faltam { $missing } cartas
}.
rejected-nothing-to-draw = Não há mais nada para comprar.
rejected-out-of-turn = Fora da vez, você só pode jogar suas próprias cartas nas pilhas de construção, mas não a última carta do estoque e, pelas regras de 1980, nenhuma das pilhas de descarte.
rejected-other-out-of-turn = { $name } acabou de jogar fora da vez: flagre a jogada ou espere a sua vez.
rejected-caught = Flagraram você jogando fora da vez: jogue seu próximo turno sem comprar.
rejected-nothing-to-catch = Não há ninguém para flagrar.
rejected-nothing-to-call = Não há nada para denunciar em { $name }.
rejected-not-leading-up = Uma carta do descarte precisa levar à carta do seu estoque, e daqui não dá para chegar lá.
rejected-breaks-promise = Você anunciou que construiria até a carta do seu estoque. Assim não seria mais possível.
rejected-promise-open = Você anunciou que construiria até a carta do seu estoque. Jogue essa carta antes de descartar.
rejected-same-pile = Sua última carta veio da pilha de descarte { $pile }: use outra pilha antes.
rejected-blocked = Você bloqueou neste turno, então não pode mais jogar cartas do descarte.

## The table
refused-round-goes-on = Esta rodada ainda não terminou.
refused-series-over = A série terminou.
refused-revealed = Alguém já viu uma carta nova desde então, por isso a jogada fica.
refused-nothing-asked = Ninguém está pedindo a sua opinião.
refused-paused = O jogo está em pausa.
refused-not-away = { $name } não está fora.
refused-waited-for = Esperando { $name }: { $seconds ->
    [one] mais { $seconds } segundo
   *[other] mais { $seconds } segundos
}.
refused-nothing-to-undo = Não há jogada para desfazer.
refused-nothing-to-redo = Não há jogada para refazer.
refused-others-play = Só dá para repetir as cartas quando não há mais ninguém jogando com você.
refused-pause-too-soon = Vamos jogar um pouco antes: você pode pausar de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
table-seats = Sem times, pode haver de 2 a 6 lugares, não { $seats }. Para mais gente, jogue em times.
table-teams = { $seats } lugares não se dividem em { $teams } times: 4, 6, 8, 10 ou 12 lugares formam dois times; 6, 9 ou 12 formam três.
table-stock = Estoques de { $stock } são grandes demais para { $seats } lugares e um baralho de { $deck } cartas, porque devem sobrar { $hand } cartas por lugar para comprar. O maior que cabe é { $largest }{ $shared ->
    [0] .
   *[other] , ou { $shared } se cada time dividir dois conjuntos de pilhas.
}
table-stocks = Estoques de { $stocks } cartas são grandes demais para { $seats } lugares e um baralho de { $deck } cartas, porque devem sobrar { $hand } cartas por lugar para comprar. Juntos, podem ter { $most } cartas.
table-stock-count = Há { $piles } estoques, e cada um precisa de um tamanho: { $stocks } não serve.
table-draw = Não dá para comprar { $draw } cartas por turno se a mão tem só { $hand }.
table-first-player = O lugar { $seat } deveria começar, mas só há { $seats } lugares.
table-age-missing = A idade decide quem começa: informe a de cada pessoa.

## The end of a round
end-stock-empty = A última carta do estoque foi jogada.
end-blocked = Ninguém consegue mais jogar.
end-stalled = Faz tempo demais que ninguém joga uma carta do estoque.

## Typed moves
typed-card = “{ $text }” não é uma carta. Cartas se escrevem valor.número, como 7.83, ou W.150 para um curinga.
typed-move = “{ $text }” não é uma jogada. Jogadas se escrevem origem>destino, como h3>b1 ou s>b2.
typed-source = Não dá para pegar uma carta de “{ $text }”. Use h1, h2, … (mão), s (estoque), d1 a d4 (pilha de descarte), s@3 ou d2@3 (do lugar 3).
typed-target = Não dá para colocar uma carta em “{ $text }”. Use b1 a b4 (pilha de construção), d1 a d4 (pilha de descarte), d2@3 (do lugar 3).

card-wild = curinga

# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, depois { $next }
advice-wild = curinga como { $rank }
advice-hand = o { $cards } { $who ->
    [you] da sua mão
   *[other] da mão
}
advice-stock = { $wild ->
    [yes] o curinga
   *[no] o { $rank }
} { $who ->
    [you] do seu estoque
    [own] do estoque
   *[other] do estoque de { $name }
}{ $wild ->
    [yes] {" "}como { $rank }
   *[no] { "" }
}
advice-discard-pile = o { $cards } { $from }
advice-discarded = descartar { $rank ->
    [0] o curinga
   *[other] o { $rank }
} { $onto }
advice-pass = passar
advice-draw = comprar uma carta
hint-play = Jogue { $plays }{ $end ->
    [discard] , depois descarte { $rank ->
        [0] o curinga
       *[other] o { $rank }
    } { $onto }
    [pass] , depois passe
    [draw] , depois compre uma carta
   *[open] { "" }
}.
hint-discard = Descarte { $rank ->
    [0] o curinga
   *[other] o { $rank }
} { $onto }.
hint-pass = Passe.
hint-draw = Compre uma carta.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] descartar{" "}
   *[play] jogar{" "}
}{ $rank ->
    [0] o curinga
   *[other] o { $rank }
} { $from } { $onto }
hint-numbered = Passo { $step } de { $steps }: { $does }
hint-spoken = Dica: { $steps }.

## Why
reason-only-way = Qualquer outra coisa daria no mesmo.
reason-wins = É a última carta do estoque: com ela se vence a rodada!
reason-stock = { $who ->
    [you] Isso tira uma carta do seu estoque.
   *[other] Isso tira uma carta do estoque de { $name }.
}
reason-stock-waits = { $who ->
    [you] A carta do seu estoque
   *[other] A carta do estoque de { $name }
} já poderia sair, mas { $wilds ->
    [0] olhando muitos turnos adiante, esperar deu mais certo.
    [one] o curinga que isso gasta vale mais depois.
   *[other] os { $wilds } curingas que isso gasta valem mais depois.
}
reason-new-hand = Isso esvazia a mão, e a nova vem na hora.
reason-nears = Depois disso, { $count ->
    [0] não falta nenhuma carta
    [one] só falta { $cards }
   *[other] só faltam { $cards }
} para { $who ->
    [you] a carta do seu estoque
   *[other] a carta do estoque de { $name }
}.
reason-keeps = Isso guarda o que leva { $who ->
    [you] à carta do seu estoque
   *[other] à carta do estoque de { $name }
}: { $cards }.
reason-holds-back = A carta do { $who ->
    [you] seu estoque
   *[other] estoque de { $name }
} é um { $rank ->
    [0] curinga
   *[other] { $rank }
}, então a pilha de construção { $pile } fica { $height ->
    [0] vazia
   *[other] em { $height }
}.
reason-blocks = A carta do { $who ->
    [you] seu estoque
   *[other] estoque de { $name }
} é um { $rank ->
    [0] curinga
   *[other] { $rank }
}: isso leva a pilha de construção { $pile } além dela.
reason-onto-equal = Vai sobre uma carta de mesmo valor, então nada novo fica enterrado.
reason-onto-higher = Vai sobre a carta um número acima, então as duas podem sair em ordem.
reason-onto-free = Essa pilha está vazia, então nada fica enterrado.
reason-free-over-higher = Também iria sobre o { $rank }, mas, olhando muitos turnos adiante, a pilha vazia deu mais certo.
reason-buries-least = Enterra { $rank ->
    [0] o curinga
   *[other] o { $rank }
}, a carta de cima que mais vai demorar a fazer falta.
reason-needed-late = Todas as outras cartas da mão vão fazer falta antes.

## How sure that is
certainty-clear = Esta é claramente a melhor jogada.
certainty-likely = Esta é provavelmente a melhor jogada.
certainty-equal = A diferença é pequena. Quase tão bom: { $line }.
certainty-equal-without-plays = A diferença é pequena. Quase tão bom: não jogar nada, só { $line }.

## On the board
slot-hint = Dica: { $steps }

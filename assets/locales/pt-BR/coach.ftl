# The coach: what the player's turns give away, over many rounds.

coach-title = Treinador
coach-about = O que os seus turnos custaram em chance de vitória, em comparação com o robô mais forte.
coach-none = Termine uma rodada, e o treinador mostra aqui onde você mais perde.
coach-rates = Analisando suas rodadas: { $left ->
    [one] falta { $left }.
   *[other] faltam { $left }.
}
coach-mean = Perda por turno
coach-percent = −{ $percent }%
coach-of = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
coach-most = O que mais vale a pena treinar: { $mistake }.
coach-flawless = Nenhuma perda que dê para medir. Continue assim!
coach-mistakes = Onde você perde
coach-mistakes-about = Cada barra é uma parte de toda a perda.
coach-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, −{ $mean }% em média
coach-advice = { $mistake ->
    [stock-left] Antes de cada jogada, procure um caminho até a carta do seu estoque: pela mão, pelos descartes ou com um curinga.
    [wild-spent] O curinga vale mais quando libera uma carta do estoque. Guarde-o enquanto outra carta resolver.
    [opponent-helped] Olhe as cartas de estoque dos outros: não deixe uma pilha de construção bem onde eles precisam.
    [hand-held] Jogar as cartas possíveis abre espaço: esvazie a mão e você compra outra na hora.
    [card-spent] Uma carta que mais tarde leva até o seu estoque pode valer mais na mão, e às vezes até a carta do estoque pode esperar.
    [discard] Descarte o que vai usar por último, sobre uma carta igual ou um número acima, e não enterre o que vai usar logo.
   *[placement] Quando a carta cabe em duas pilhas, escolha a que leva ao seu estoque, não ao dos outros.
}
coach-worst = Ver o pior turno
coach-worst-of = Ver o pior turno: { $mistake }
coach-practise = Quebra-cabeças
coach-practise-of = Quebra-cabeças contra: { $mistake }
coach-months = Mês a mês
coach-rounds = { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}

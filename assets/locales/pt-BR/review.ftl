# A seat's turns of a round, rated against the strongest player's.

review-show = Análise
review-hide = Ocultar análise
review-seat = De quem
review-rates = Avaliando o turno { $turn } de { $turns }…
review-about = Quanto cada turno custou em chance de vitória, em comparação com o robô mais forte.
review-summary = { $grade ->
    [flawless] Todos os turnos tão bons quanto os do robô mais forte!
    [strong] Uma rodada forte: quase nada se perdeu.
    [solid] Uma boa rodada, com alguns turnos que vale rever.
   *[loose] Uma rodada para aprender: os turnos abaixo mostram onde dava para ganhar mais.
}
review-sum = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}, { $percent ->
    [0] nada se perdeu
   *[other] cada um custou em média { $mean }% da chance de vitória
}.
review-chances = Chance de vitória: { $better }% assim, { $played }% como foi jogado.{ $rest ->
    [0] { "" }
   *[other] {" "}O resto ({ $rest }%) se perdeu em outras jogadas deste turno.
}
review-unrated = { $count ->
    [one] Mais { $count } turno não pode ser avaliado.
   *[other] Mais { $count } turnos não podem ser avaliados.
}
review-unrated-turn = Este turno não pode ser avaliado: usou cartas cuja ordem ninguém podia saber antes.
review-chance = Chance de vitória
review-percent = { $percent }%
review-none = Nenhum turno foi jogado aqui.
review-most = Turnos que mais custaram
review-every = Todos os turnos
review-turn = Turno { $turn }
review-cost = { $percent ->
    [0] 0%
   *[other] −{ $percent }%
}
review-played = Jogada feita: { $line }
review-better = { $sure ->
    [yes] Claramente melhor
   *[no] Provavelmente melhor
}: { $line }
review-same = Igual ao robô mais forte: { $line }
review-as-good = Quase tão bom quanto o robô mais forte: { $line }
review-try = Jogar este turno de novo
review-try-about = Como treino, daqui até o fim da rodada, se você quiser
review-mistake = { $mistake ->
    [stock-left] Carta do estoque esquecida
    [wild-spent] Curinga gasto à toa
    [opponent-helped] Ajuda ao adversário
    [hand-held] Cartas presas na mão
    [card-spent] Cartas jogadas cedo demais
    [discard] Descarte errado
   *[placement] Carta no lugar errado
}

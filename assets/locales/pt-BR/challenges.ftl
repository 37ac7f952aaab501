# Challenges: one deal for several people.

challenges-title = Desafios
challenges-about = Um desafio é uma rodada em forma de código curto: quem o abre joga com as mesmas cartas contra os mesmos adversários. Você cria um a partir de qualquer uma das Rodadas jogadas, ou ao fim de uma rodada.
challenges-code = Cole um código aqui
challenges-counts = Vale a primeira tentativa: sem dicas e sem desfazer.
challenges-played-before = Você já conhece estas cartas: jogar de novo não vale.
challenges-copy = Copiar o código
challenges-taken = Jogados aqui
challenges-open = Abrir arquivo
challenges-open-about = Outras pessoas mandam para você um desafio em arquivo, ou o registro da rodada delas, que salvam em Rodadas jogadas. A rodada é rejogada aqui, para que ninguém conte vantagem do que não jogou.
challenges-course = Cartas restantes após cada turno: { $cards }
challenges-played-cards = Cartas jogadas em cada turno: { $cards }
challenges-save = Salvar em arquivo
challenges-file = Desafio
challenges-waiting = Para jogar
challenges-remove = Remover
challenges-rivals = Quem já jogou: { $names }. Quando você também jogar, as rodadas aparecem lado a lado.
challenges-checking = As rodadas estão sendo rejogadas…
challenges-refused = { $name }: { $why }
challenge-kept = Um novo desafio espera por você em Desafios.{ $refused ->
    [0] { "" }
    [one] {" "}Um registro dele não prova nada e ficou de fora.
   *[other] {" "}{ $refused } registros dele não provam nada e ficaram de fora.
}
challenge-file-records = Um desafio tem no máximo { $most } registros.
challenges-nameless = Sem nome
challenges-make = Desafio
challenges-make-about = As mesmas cartas para outras pessoas, em um código para enviar
challenges-table-title = Desafio
challenges-back = Desafios
challenge-code-none = Isto não é um código de desafio: são cerca de 60 letras, números, - e _ seguidos.
challenge-code-checksum = O código do desafio está incompleto ou tem uma letra errada.
challenge-code-newer = Este desafio foi feito com uma versão mais nova do Skipstone.
challenge-code-content = Esta versão do Skipstone não consegue jogar este desafio.
challenge-not-repeatable = As cartas desta rodada não podem ser dadas de novo a outras pessoas.
attempt-other-deal = Este registro é de outra rodada: { $what ->
    [rules] as regras são outras
    [players] quem joga é diferente
    [dealer] quem dá as cartas é outra pessoa
   *[cards] as cartas são outras
}.
attempt-broken = Este registro sai das regras na linha { $line }, então não prova nada.
attempt-unfinished = Esta rodada não foi jogada até o fim.
attempt-deviation = Na linha { $line } um robô joga diferente do que jogaria aqui: o registro foi alterado ou é de outra versão do Skipstone.

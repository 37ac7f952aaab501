# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Como jogar

how-goal = O objetivo
how-goal-about = Esvazie sua pilha de estoque antes de todo mundo. A carta de cima fica aberta; o número ao lado mostra quantas ainda restam.

how-piles = As pilhas
how-piles-about = No meio ficam quatro pilhas de construção, que são de todo mundo. Cada uma vai { $faces ->
    [french] do ás à dama, carta por carta; o curinga vale como qualquer carta. A pilha que chega à dama está completa e abre espaço para um novo ás.
   *[other] de 1 a 12, carta por carta; o curinga vale como qualquer carta. A pilha que chega a 12 está completa e abre espaço para um novo 1.
} Cada pessoa tem à sua frente um estoque e quatro pilhas de descarte.

how-turn = Sua vez
how-turn-about = Sua mão é completada até cinco cartas. Aí jogue quantas cartas quiser nas pilhas de construção: da mão, do topo do estoque ou do topo das suas pilhas de descarte. Se jogar as cinco, você compra mais cinco na hora e continua. Jogar nunca é obrigatório.

how-discard = O descarte encerra sua vez
how-discard-about = Coloque uma carta da mão em uma das suas pilhas de descarte. Qualquer carta pode ir sobre qualquer outra, mas depois só a de cima pode ser jogada. Então empilhe na ordem em que vai precisar.

how-end = O fim da rodada
how-end-about = Jogue a última carta do seu estoque e vença a rodada: são 25 pontos, mais 5 por carta que restar nos outros estoques. Quem chegar primeiro a 500 pontos vence a série.

how-partners = Times
how-partners-about = Em times, você também pode jogar do estoque e dos descartes de quem joga com você, e o time vence a rodada quando todos os seus estoques estiverem vazios.

how-phones = Com outras pessoas
how-phones-about = Abra uma mesa na tela inicial: as outras pessoas entram pelo computador ou, se você ligar “Celulares podem entrar” na sala de espera, pelo navegador do celular, escaneando um código.

how-controls = Nesta mesa
how-controls-about = Arraste a carta até o lugar, ou clique na carta e depois na pilha. Com dois cliques, ela vai para onde melhor cabe. As setas e Enter também funcionam. Se uma carta não puder ser jogada, você vê por quê. Jogando sem outras pessoas, H mostra o que o robô mais forte faria, U desfaz sua última jogada, e segurar Espaço avança até a sua vez. ? mostra todas as teclas, F11 abre em tela cheia.

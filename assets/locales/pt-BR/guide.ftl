# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Aprender a jogar · { $step } de { $steps }
guide-build = Oi, meu nome é { $name }! Estes quatro lugares no meio são as pilhas de construção. A gente constrói junto nelas, { $faces ->
    [french] do A (ás) ao Q (dama). Você tem um ás
   *[other] de 1 a 12. Você tem um 1
}: é só colocar em uma delas.
guide-note-controls = Arraste a carta, ou clique na carta e depois no lugar. Teclas: 1 a 5 para a sua mão, 6 a 9 para os lugares do meio.
guide-onto = Ótimo! Qualquer pessoa pode construir em qualquer pilha, sempre com a próxima carta. Agora é um 2, e você tem um.
guide-goal = E o que importa mesmo são os estoques. O que mostra o 4 é seu, o que mostra o 3 é meu. Quem esvaziar o seu primeiro vence!
guide-wild = A carta do seu estoque é um 4, mas antes a pilha do meio precisa de um 3. O curinga pode ser qualquer carta, então use-o ali como 3.
guide-stock = E agora o 4 do seu estoque!
guide-race = Está vendo a linha pontilhada lá em cima? É a nossa corrida. Sua pedra acabou de avançar, porque uma carta do seu estoque saiu. Quem chega à bandeira esvaziou o estoque.
guide-discard = Muito bem, faltam quatro! Nada mais cabe, então encerre sua vez: coloque o 9 da mão em uma das suas pilhas de descarte. Mais tarde você pode jogá-lo de lá.
guide-watch = Minha vez! Jogo um 5 e um 6, e depois também descarto. A carta do meu estoque, o 3, ainda não cabe.
guide-hand = Sua vez! Você comprou até ter cinco cartas de novo, e dá para jogar todas. Primeiro o 7, depois o 8.
guide-freed = Muito bem, agora a carta do seu estoque cabe: jogue o 9! E depois o seu 10 em cima dele.
guide-empty = Restam duas cartas na sua mão, { $faces ->
    [french] um ás
   *[other] um 1
} e um 2. Jogue as duas também, começando uma nova pilha, e veja o que acontece!
guide-refill = Sua mão ficou vazia, então você comprou na hora mais cinco cartas do monte de compras. E ainda é a sua vez!
guide-block = Mas cuidado: a carta do meu estoque é um 3, e uma pilha pede um 3! Coloque ali o seu 3, e eu fico sem saída.
guide-order = Ei! Agora encerre sua vez: coloque o 8 sobre o 9. Em uma pilha de descarte só a carta de cima pode ser jogada, e você vai precisar do 8 antes do 9.
guide-blocked = Hum, meu 3 não cabe mais, então vou construir outra coisa. { $faces ->
    [french] Com a dama, a pilha está completa. Ela abre espaço para um novo ás
   *[other] Com o 12, a pilha está completa. Ela abre espaço para um novo 1
}, e volta a ser embaralhada quando o monte de compras acaba.
guide-finish = Sua vez, e eu até dei uma ajuda. Jogue o 6, depois o 7 do seu estoque!
guide-reward = E aí vem o prêmio pela sua pilha de descarte em ordem: primeiro o 8, depois o 9.
guide-win = Restam duas cartas no estoque, e as duas cabem. Jogue as duas e vença!
guide-won = Você conseguiu!

guide-go-on = Continuar
# The same for those who hear it
guide-go-on-key = Pressione Enter para continuar.
guide-read-first = Leia primeiro o que { $name } diz, depois pressione “Continuar” ou Enter.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Primeiro pegue { $card } { $from ->
    [stock] do seu estoque
    [discard] da sua pilha de descarte
   *[hand] da sua mão
}.
guide-put = Agora coloque a carta em uma pilha acesa { $onto ->
    [discard] de descarte
   *[build] no meio
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] o curinga
        [1] o ás
        [11] o valete
        [12] a dama
       *[other] o { $rank }
    }
   *[other] { $rank ->
        [0] o curinga
       *[other] o { $rank }
    }
}
guide-discard-later = O descarte encerraria sua vez. { $instead }
guide-other-order = As regras permitem, mas aqui quero mostrar outra coisa. { $instead }
guide-wait = É a minha vez. É só olhar!
guide-note-double-click = Ainda mais rápido: dê dois cliques na carta, e ela vai para onde cabe.
guide-kept = Você pode recomeçar quando quiser: “Aprender a jogar” está em “Mais”, na tela inicial.

guide-end = Você venceu sua primeira rodada!
guide-end-about = Construa { $faces ->
    [french] do ás à dama
   *[other] de 1 a 12
}, esvazie seu estoque e descarte para encerrar sua vez: é só isso. Se empacar, “Dica” mostra uma boa jogada, e “Desfazer” volta atrás. Que tal uma partida curta sem a minha ajuda?
guide-play = Jogar uma curta

## Tips
tip-close = Entendi
tip-who-begins = Você começa, porque está à esquerda de quem deu as cartas. Isso muda a cada rodada, então na próxima outra pessoa começa.
tip-last-hand-card = { $moment ->
    [after] Você jogou a mão inteira, então comprou outra na hora. E ainda é a sua vez!
   *[before] Jogue também a última carta da mão: com a mão vazia, você compra outra na hora.
}
tip-wild-for-stock = Seu curinga pode fazer o papel da carta que vem antes da carta do seu estoque. Aí o seu { $rank } cabe.
tip-block = A carta do estoque de { $name }, o { $rank }, cabe em uma pilha de construção. Se você colocar ali o seu { $rank } antes, ela fica bloqueada.
tip-discard-order = Antes de descartar: uma pilha em ordem conta para baixo. Seu { $rank } sobre o { $above } vai bem, pois você vai precisar do { $rank } antes.
tip-hint = Dúvida sobre a carta? O botão “Dica” ({ $key }) mostra o que o robô mais forte faria, e por quê.
tip-skip = Se da próxima vez não quiser esperar, segure Espaço ou pressione “Até a minha vez”.

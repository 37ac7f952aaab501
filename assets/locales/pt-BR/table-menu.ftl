# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Jogo
menu-page-people = Pessoas
menu-page-rules = Regras
menu-page-keys = Teclas
menu-page-settings = Configurações

## Game
menu-kept = O jogo é salvo após cada jogada. Escolha Continuar na tela inicial para seguir jogando.
menu-unsaved = As últimas jogadas não podem ser salvas agora. Elas só duram enquanto o Skipstone estiver aberto.
menu-stay = Continuar jogando
menu-to-result = Voltar ao resultado
menu-close = Fechar o menu
menu-restart = Repetir estas cartas
menu-restart-beside = Como treino: seu jogo espera exatamente como está.
menu-restart-about = Desde a primeira carta, com as mesmas cartas para todo mundo.
menu-new-game = Nova partida
menu-new-game-about = Esta continua salva.
menu-leave = Sair da mesa

## Rules
menu-rules-title = As regras desta mesa
menu-rules-basics = Todo mundo constrói nas mesmas quatro pilhas, de 1 a 12. Quem esvaziar o estoque primeiro vence a rodada.
menu-rules-preset = Modelo: { $preset }
menu-rules-house = Como “{ $preset }”, exceto: { $rules }

says-deck = { $value ->
    [edition-1980] Joga-se com o baralho de 1980, de 168 cartas.
    [pre-1980] Joga-se com o baralho de antes de 1980: 164 cartas, sendo 20 curingas.
    [three-decks] Joga-se com três baralhos franceses; os reis e os coringas do baralho valem como curinga.
   *[modern] Joga-se com o baralho moderno de 162 cartas.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Uma vantagem: os estoques começam com números diferentes de cartas ({ $list }).
   *[number] Cada estoque começa com { $number ->
        [one] uma carta.
       *[other] { $number } cartas.
    }
}
says-first_player = { $value ->
    [youngest] A pessoa mais nova começa cada rodada.
    [middle-age] A pessoa de idade do meio começa cada rodada.
    [highest-stock] Começa quem mostrar a maior carta no estoque; curingas não contam.
    [random] Um sorteio decide quem começa cada rodada.
    [number] { $name } começa cada rodada.
   *[left-of-dealer] Começa quem está à esquerda de quem deu as cartas.
}
says-hand = Jogue a mão inteira e receba { $number } cartas novas na hora.
says-draw = { $value ->
    [number] Cada turno começa com a compra de { $number ->
        [one] uma carta.
       *[other] { $number } cartas.
    }
   *[refill] Cada turno começa completando a mão até { $number } cartas.
}
says-wild_discard = { $value ->
    [false] Um curinga só pode ser descartado quando é tudo o que você tem na mão.
   *[true] Curingas podem ser descartados.
}
says-consecutive_wilds = { $value ->
    [false] Um curinga não pode ser jogado sobre outro.
   *[true] Um curinga pode ser jogado sobre outro.
}
says-hide_buried = { $value ->
    [true] Só a carta de cima de cada pilha de descarte fica à vista.
   *[false] Todas as cartas das pilhas de descarte ficam à vista.
}
says-replenish = { $value ->
    [number] Quando restam menos de { $number } cartas para comprar, as pilhas completas são embaralhadas junto.
    [at-once] Uma pilha completa é embaralhada na hora no monte de compras.
   *[when-empty] Quando o monte de compras acaba, as pilhas completas são embaralhadas e formam um novo.
}
says-replenish_from_builds = { $value ->
    [false] Quando não há mais nada para comprar, ninguém compra.
   *[true] Quando não há mais nada para comprar, as pilhas de construção ficam só com a carta de cima, e o resto é embaralhado em um novo monte de compras.
}
says-stalled_after = Uma rodada termina quando ninguém joga uma carta do estoque durante { $number ->
    [one] uma volta
   *[other] { $number } voltas
} à mesa.
says-stalled_scores = { $value ->
    [false] Ninguém vence nem pontua em uma rodada que termina porque ninguém avança.
   *[true] Se ninguém mais avança, vence a rodada quem tem menos cartas no estoque.
}
says-scoring = { $value ->
    [wins] Cada rodada vencida vale um.
    [lowest-left] As cartas que sobram no seu estoque contam contra você.
    [single] Esta é uma única rodada.
   *[points] Uma rodada vencida vale 25 pontos, mais 5 por carta nos outros estoques.
}
says-target = { $value ->
    [wins] Quem chegar primeiro a { $number ->
        [one] uma vitória
       *[other] { $number } vitórias
    } leva a série.
    [lowest-left] Após { $number ->
        [one] uma rodada
       *[other] { $number } rodadas
    }, a menor soma vence a série.
   *[points] Quem chegar primeiro a { $number ->
        [one] { $number } ponto
       *[other] { $number } pontos
    } vence a série.
}
says-max_rounds = { $number ->
    [0] Não há limite de rodadas.
    [one] A série termina no máximo após uma rodada.
   *[other] A série termina no máximo após { $number } rodadas.
}
says-team_piles = { $value ->
    [two-per-team] Cada time divide dois estoques e dois conjuntos de pilhas de descarte.
   *[per-seat] Cada pessoa tem um estoque e pilhas de descarte.
}
says-finished_partner = { $value ->
    [goes-out] Quem esvaziou o estoque não joga mais.
   *[keeps-playing] Quem esvaziou o estoque continua ajudando o time.
}
says-sharing = { $value ->
    [after-out] As pilhas do time só se abrem para você quando alguém do time fica sem estoque.
    [never] Cada um joga só das próprias pilhas.
   *[always] Você também pode jogar do estoque e dos descartes do seu time.
}
says-partner_silence = { $value ->
    [false] O time pode conversar durante a própria vez.
   *[true] O time fica em silêncio durante a própria vez.
}
says-lead_up = { $value ->
    [true] Uma carta do descarte só pode ser jogada se levar à carta do estoque na mesma vez.
   *[false] Cartas do descarte podem ser jogadas sempre que couberem.
}
says-alternating = { $value ->
    [true] Não se pode jogar duas vezes seguidas da mesma pilha de descarte.
   *[false] Pode-se jogar da mesma pilha de descarte quantas vezes quiser.
}
says-blocking = { $number ->
    [0] Cartas do descarte não podem ser usadas só para bloquear.
    [one] Você pode bloquear alguém com uma carta do descarte enquanto essa pessoa tiver só uma carta no estoque.
   *[other] Você pode bloquear alguém com uma carta do descarte enquanto essa pessoa tiver no máximo { $number } cartas no estoque.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Cada pessoa compra à mão; a carta a mais é embaralhada no próprio estoque.
    [under-stock] Cada pessoa compra à mão; a carta a mais vai para o fundo do próprio estoque.
   *[off] A mesa compra as cartas de todo mundo.
}
says-out_of_turn = { $value ->
    [true] Quem joga fora da vez e é flagrado desfaz tudo e não compra no turno seguinte.
   *[false] Ninguém pode jogar fora da vez.
}
says-call_talking = { $value ->
    [true] Conversas no time podem ser denunciadas e custam duas cartas a mais no estoque.
   *[false] Conversas não podem ser denunciadas.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-tab = Tab
key-space = Espaço
keys-asked = Perguntar, por som ou na tela
keys-playable-does = o que posso jogar?
keys-builds-does = o que as pilhas de construção pedem?
keys-hand-does = que cartas tenho na mão?
keys-own-does = o que há no meu estoque e nos meus descartes?
keys-others-does = o que há na frente das outras pessoas?
keys-turns-does = o que as outras pessoas fizeram por último?
keys-mouse = Mouse
keys-keyboard = Teclado
keys-drag = Arrastar uma carta
keys-drag-does = joga ou descarta a carta onde você soltar
keys-click = Clicar e clicar
keys-click-does = pega uma carta e depois a coloca
keys-double = Dois cliques
keys-double-does = joga a carta onde ela melhor cabe
keys-hover = Parar sobre uma pilha
keys-hover-does = diz qual é e o que há nela
keys-arrows = Setas
keys-arrows-does = movem o cursor de pilha em pilha
keys-enter-does = pega e coloca
keys-letters = Letras nas pilhas
keys-letters-does = escolhem a pilha na hora: 1 a 5 a sua mão, S o seu estoque, Q W E R os seus descartes, 6 a 9 as pilhas de construção
keys-slash-does = digita uma jogada, como s>b1
keys-pass-does = encerra a vez se você não puder descartar
keys-reactions-does = mostram a todo mundo uma cara da sua pedra
keys-undo-does = desfaz sua última jogada
keys-redo-does = refaz o que você desfez
keys-hint-does = mostra o que o robô mais forte faria
keys-space = Segurar Espaço
keys-space-does = avança até a sua vez
keys-sound-does = desliga e liga os sons
keys-tab-does = vai aos botões e volta
keys-escape-does = abre e fecha este menu
keys-draw-does = compra uma carta
keys-keys-does = mostra esta página
keys-help-does = explica o jogo
keys-full-screen-does = tela cheia
keys-close-does = fecha a janela

## The rules of a series, on that page of the menu
menu-rules-kept = Estas regras valem para a série toda.
menu-rules-kept-host = Estas regras valem para a série toda: todo mundo concordou com elas. O tempo por turno pode mudar quando quiser, na página “Pessoas”.
menu-new-series = Nova série
menu-new-series-about = Para outras regras: todo mundo volta à sala de espera com você.
menu-new-series-later = Para outras regras, depois que esta rodada terminar.
menu-new-series-asks = Com uma nova série, esta termina aqui para todo mundo.
menu-series-stay = Continuar esta

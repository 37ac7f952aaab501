# A round played back.

# The name of the screen, for those who hear it
replay-screen = Reprise
replay-player = { $name } ({ $level })
replay-unfinished = O registro termina antes do fim da rodada.
replay-verified = Verificada
replay-not-from-seed = Semente não confere
replay-differs = Fora das regras
replay-about-verified = Todas as jogadas seguem as regras, e as cartas foram embaralhadas a partir do número aleatório (semente) indicado no registro. Que ninguém escolheu esse número, só dá para saber nas rodadas de que você participou.
replay-about-not-from-seed = Todas as jogadas seguem as regras, mas as cartas não foram embaralhadas a partir do número aleatório (semente) indicado no registro.
replay-about-differs = A reprise para no ponto em que o registro sai das regras.
replay-own-turn = {" "}(seu turno { $turn })
replay-place = Turno { $turn } de { $turns }{ $own }  ·  jogada { $move } de { $moves }
replay-play = Reproduzir
replay-pause = Pausar
replay-play-key = Reproduzir ou pausar (Espaço)
replay-begin = Voltar ao começo (Home)
replay-turn-back = Voltar um turno (Shift + ←)
replay-back = Voltar uma jogada (←)
replay-forward = Avançar uma jogada (→)
replay-turn-forward = Avançar um turno (Shift + →)
replay-end = Ir ao fim (End)
replay-print-key = Abre a rodada em PDF no seu leitor; é de lá que você imprime (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Todas as mãos
replay-speed = Velocidade
replay-view = Visão de quem

# A round played back.

# The name of the screen, for those who hear it
replay-screen = Repetición
replay-player = { $name } ({ $level })
replay-unfinished = La grabación acaba antes de que termine la ronda.
replay-verified = Verificada
replay-not-from-seed = No sale de su semilla
replay-differs = Reglas rotas
replay-about-verified = Todas las jugadas siguen las reglas, y las cartas se barajaron con el número aleatorio (semilla) que indica la grabación. Que nadie eligió ese número solo se sabe de las rondas en las que participaste.
replay-about-not-from-seed = Todas las jugadas siguen las reglas, pero las cartas no se barajaron con el número aleatorio (semilla) que indica la grabación.
replay-about-differs = La repetición se detiene donde la grabación rompe las reglas.
replay-own-turn = {" "}(tu turno { $turn })
replay-place = Turno { $turn } de { $turns }{ $own }  ·  jugada { $move } de { $moves }
replay-play = Reproducir
replay-pause = Pausa
replay-play-key = Reproducir o pausar (Espacio)
replay-begin = Volver al reparto (Inicio)
replay-turn-back = Un turno atrás (Mayús + ←)
replay-back = Una jugada atrás (←)
replay-forward = Una jugada adelante (→)
replay-turn-forward = Un turno adelante (Mayús + →)
replay-end = Ir al final (Fin)
replay-print-key = Abre la ronda como PDF en tu visor; desde ahí la imprimes (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Todas las manos
replay-speed = Velocidad
replay-view = Qué vista

# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Partida
menu-page-people = Gente
menu-page-rules = Reglas
menu-page-keys = Teclas
menu-page-settings = Ajustes

## Game
menu-kept = La partida se guarda tras cada jugada. Elige «Continuar» en la pantalla de inicio para seguir jugando.
menu-unsaved = Lo último que has jugado no se puede guardar ahora mismo. Solo dura mientras Skipstone siga abierto.
menu-stay = Seguir jugando
menu-to-result = Volver al resultado
menu-close = Cerrar el menú
menu-restart = Repetir este reparto
menu-restart-beside = Como práctica: tu partida te espera tal como está.
menu-restart-about = Desde la primera carta, con las mismas cartas para todo el mundo.
menu-new-game = Nueva partida
menu-new-game-about = Esta queda guardada.
menu-leave = Dejar la mesa

## Rules
menu-rules-title = Las reglas de esta mesa
menu-rules-basics = Todo el mundo construye en las mismas cuatro pilas, del 1 al 12. Quien vacía antes su reserva gana la ronda.
menu-rules-preset = Variante: { $preset }
menu-rules-house = Como «{ $preset }», salvo: { $rules }

says-deck = { $value ->
    [edition-1980] Se juega con la baraja de 1980, de 168 cartas.
    [pre-1980] Se juega con la baraja anterior a 1980: 164 cartas, 20 de ellas comodines.
    [three-decks] Se juega con tres barajas francesas; los reyes y los jokers son comodines.
   *[modern] Se juega con la baraja moderna, de 162 cartas.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Con hándicap: las reservas empiezan con distinto número de cartas ({ $list }).
   *[number] Cada reserva empieza con { $number ->
        [one] una carta.
       *[other] { $number } cartas.
    }
}
says-first_player = { $value ->
    [youngest] En cada ronda empieza quien tiene menos edad.
    [middle-age] En cada ronda empieza quien tiene la edad intermedia.
    [highest-stock] Empieza quien muestra la carta de reserva más alta; los comodines no cuentan.
    [random] El azar decide quién empieza cada ronda.
    [number] { $name } empieza cada ronda.
   *[left-of-dealer] Empieza quien está a la izquierda de quien reparte.
}
says-hand = Si juegas toda la mano, recibes { $number } cartas nuevas enseguida.
says-draw = { $value ->
    [number] Cada turno empieza robando { $number ->
        [one] una carta.
       *[other] { $number } cartas.
    }
   *[refill] Cada turno empieza completando la mano hasta { $number } cartas.
}
says-wild_discard = { $value ->
    [false] Un comodín solo se puede descartar cuando es lo único que tienes.
   *[true] Los comodines se pueden descartar.
}
says-consecutive_wilds = { $value ->
    [false] Un comodín no se puede jugar sobre otro.
   *[true] Un comodín se puede jugar sobre otro.
}
says-hide_buried = { $value ->
    [true] De cada descarte solo se ve la carta de arriba.
   *[false] En los descartes se ven todas las cartas.
}
says-replenish = { $value ->
    [number] Cuando quedan menos de { $number } cartas para robar, se barajan con ellas las pilas completas.
    [at-once] Una pila completa se baraja enseguida en el mazo.
   *[when-empty] Cuando se acaba el mazo, las pilas completas se barajan para hacer otro.
}
says-replenish_from_builds = { $value ->
    [false] Cuando no queda nada que robar, no roba nadie.
   *[true] Cuando no queda nada más que robar, las pilas de construcción conservan su carta de arriba y el resto se baraja para hacer otro mazo.
}
says-stalled_after = Una ronda termina cuando no se juega ninguna carta de reserva en { $number ->
    [one] una vuelta
   *[other] { $number } vueltas
} a la mesa.
says-stalled_scores = { $value ->
    [false] Si una ronda termina porque nadie puede avanzar, nadie la gana ni puntúa.
   *[true] Si nadie puede avanzar, gana la ronda quien tenga menos cartas en la reserva.
}
says-scoring = { $value ->
    [wins] Cada ronda ganada cuenta uno.
    [lowest-left] Las cartas que quedan en tu reserva cuentan en tu contra.
    [single] Es una sola ronda.
   *[points] Ganar una ronda da 25 puntos, y 5 por cada carta de las demás reservas.
}
says-target = { $value ->
    [wins] Gana la serie quien llega antes a { $number ->
        [one] una victoria
       *[other] { $number } victorias
    }.
    [lowest-left] Tras { $number ->
        [one] una ronda
       *[other] { $number } rondas
    }, la suma más baja gana la serie.
   *[points] Gana la serie quien llega antes a { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }.
}
says-max_rounds = { $number ->
    [0] No hay límite de rondas.
    [one] La serie termina como muy tarde tras una ronda.
   *[other] La serie termina como muy tarde tras { $number } rondas.
}
says-team_piles = { $value ->
    [two-per-team] Cada equipo comparte dos reservas y dos juegos de descartes.
   *[per-seat] Cada asiento tiene su reserva y sus descartes.
}
says-finished_partner = { $value ->
    [goes-out] Quien ha vaciado su reserva no juega más turnos.
   *[keeps-playing] Quien ha vaciado su reserva sigue ayudando al equipo.
}
says-sharing = { $value ->
    [after-out] Solo puedes jugar de las pilas de tu pareja cuando alguien de tu equipo haya vaciado su reserva.
    [never] Se juega solo de las pilas propias.
   *[always] También puedes jugar de la reserva y los descartes de tu pareja.
}
says-partner_silence = { $value ->
    [false] El equipo puede hablar durante sus turnos.
   *[true] El equipo guarda silencio durante sus turnos.
}
says-lead_up = { $value ->
    [true] Una carta de un descarte solo se puede jugar si en el mismo turno lleva a tu carta de reserva.
   *[false] Las cartas de los descartes se pueden jugar siempre que encajen.
}
says-alternating = { $value ->
    [true] No puedes jugar del mismo descarte dos veces seguidas.
   *[false] Puedes jugar del mismo descarte cuantas veces quieras.
}
says-blocking = { $number ->
    [0] Las cartas de los descartes no se pueden usar solo para bloquear.
    [one] Puedes bloquear con una carta de un descarte a quien solo tenga una carta de reserva.
   *[other] Puedes bloquear con una carta de un descarte a quien tenga como mucho { $number } cartas de reserva.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Cada cual roba a mano; una carta de más se baraja en la propia reserva.
    [under-stock] Cada cual roba a mano; una carta de más va al fondo de la propia reserva.
   *[off] La mesa roba por todo el mundo.
}
says-out_of_turn = { $value ->
    [true] Si te pillan jugando fuera de turno, retiras lo jugado y en el próximo turno no robas.
   *[false] No se puede jugar fuera de turno.
}
says-call_talking = { $value ->
    [true] Se puede delatar a quien habla con su equipo: recibe dos cartas de reserva más.
   *[false] No se puede delatar a quien habla.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Mayús
key-enter = Intro
key-escape = Esc
key-tab = Tab
key-space = Espacio
keys-asked = Preguntar, de oído o de vista
keys-playable-does = ¿qué puedo jugar?
keys-builds-does = ¿qué necesitan las pilas de construcción?
keys-hand-does = ¿qué cartas tengo?
keys-own-does = ¿qué hay en mi reserva y mis descartes?
keys-others-does = ¿qué tienen delante los demás?
keys-turns-does = ¿qué hicieron los demás la última vez?
keys-mouse = Ratón
keys-keyboard = Teclado
keys-drag = Arrastrar una carta
keys-drag-does = la juega o descarta donde la sueltes
keys-click = Clic y clic
keys-click-does = toma una carta y luego la pone
keys-double = Doble clic
keys-double-does = juega la carta donde mejor encaja
keys-hover = Pararse en una pila
keys-hover-does = dice qué es y qué hay en ella
keys-arrows = Flechas
keys-arrows-does = mueven el cursor de pila en pila
keys-enter-does = toma y pone
keys-letters = Letras de las pilas
keys-letters-does = eligen esa pila al momento: 1 a 5 tu mano, S tu reserva, Q W E R tus descartes, 6 a 9 las pilas de construcción
keys-slash-does = escribe una jugada, como s>b1
keys-pass-does = termina el turno si no puedes descartar
keys-reactions-does = muestran a todos una cara de tu piedra
keys-undo-does = deshace tu última jugada
keys-redo-does = repite lo que has deshecho
keys-hint-does = muestra qué haría el juego más fuerte
keys-space = Espacio, sin soltar
keys-space-does = salta hasta tu turno
keys-sound-does = quita y pone el sonido
keys-tab-does = va a los botones y vuelve
keys-escape-does = abre y cierra este menú
keys-draw-does = roba una carta
keys-keys-does = muestra esta página
keys-help-does = explica el juego
keys-full-screen-does = pantalla completa
keys-close-does = cierra la ventana

## The rules of a series, on that page of the menu
menu-rules-kept = Estas reglas valen para toda la serie.
menu-rules-kept-host = Estas reglas valen para toda la serie: así se ha acordado. El tiempo por turno se puede cambiar en cualquier momento, en la página «Gente».
menu-new-series = Nueva serie
menu-new-series-about = Para otras reglas: toda la mesa vuelve contigo a la sala.
menu-new-series-later = Para otras reglas, cuando acabe esta ronda.
menu-new-series-asks = Si empiezas una nueva serie, esta termina aquí para todo el mundo.
menu-series-stay = Seguir con esta

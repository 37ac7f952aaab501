# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Sí
rule-off = No
rule-changed = En «{ $preset }» es «{ $value }».
rule-allowed = Un número entero del { $low } al { $high }

section-2 = Baraja
section-3 = Preparar una ronda
section-4 = Un turno
section-5 = Mazo y final de la ronda
section-6 = Puntos
section-7 = En equipo
section-7-alone = Estas reglas aparecen al jugar en equipos.
section-8 = Las reglas de 1980
section-9 = Modales en la mesa
section-9-about = Robar a mano, jugar fuera de turno y delatar a quien habla son para personas en una mesa en red. Los jugadores virtuales siempre cumplen las reglas.

## Deck
rule-deck = Baraja
rule-deck-about = Con qué cartas se juega. La única diferencia real es el número de comodines.
rule-deck-modern = Moderna, 162 cartas
rule-deck-edition-1980 = 1980, 168 cartas
rule-deck-pre-1980 = Antes de 1980, 164 cartas
rule-deck-three-decks = Tres barajas francesas

## Setting up a round
rule-stock = Reservas
rule-stock-about = De cuántas cartas hay que deshacerse. Lo habitual: 30 con hasta cuatro asientos y 20 con más.
rule-stock-standard = 30 o 20 cartas
rule-stock-any = A tu gusto
rule-stock-number = { $number } cartas
rule-stock-list = { $list } cartas
rule-first_player = Quién empieza
rule-first_player-about = Quién juega primero en cada ronda. Quien reparte primero se decide robando una carta; después, el reparto pasa a la izquierda.
rule-first_player-left-of-dealer = Izquierda de quien reparte
rule-first_player-youngest = Quien tenga menos edad
rule-first_player-middle-age = Quien tenga la edad intermedia
rule-first_player-random = Por sorteo
rule-first_player-highest-stock = La carta de reserva más alta

## A turn
rule-hand = Mano
rule-hand-about = Cuántas cartas tiene una mano completa. Lo habitual son cinco.
rule-hand-number = { $number } cartas
rule-draw = Robar
rule-draw-about = Cómo empieza un turno: completar la mano o robar un número fijo de cartas.
rule-draw-refill = Completar la mano
rule-draw-number = { $number ->
    [one] Una carta
   *[other] { $number } cartas
}
rule-wild_discard = Se pueden descartar comodines
rule-wild_discard-about = Si no, un comodín solo se puede jugar, salvo que sea lo único que te quede en la mano.
rule-consecutive_wilds = Comodín sobre comodín
rule-consecutive_wilds-about = Un comodín se puede jugar justo encima de otro.
rule-hide_buried = Ocultar descartes tapados
rule-hide_buried-about = De cada descarte solo se ve la carta de arriba; tendrás que recordar lo que hay debajo.

## Draw pile and the end of a round
rule-replenish = Nuevo mazo
rule-replenish-about = Cuándo se barajan en el mazo las pilas completas.
rule-replenish-when-empty = Cuando se acaba
rule-replenish-at-once = Enseguida
rule-replenish-any = Cuando queda poco
rule-replenish-number = Con menos de { $number } cartas
rule-replenish_from_builds = Usar lo tapado en las pilas
rule-replenish_from_builds-about = Cuando no queda nada más que robar, se barajan las cartas que hay bajo la superior de cada pila de construcción. Sin esto, una ronda puede atascarse.
rule-stalled_after = Se atasca tras
rule-stalled_after-about = Una ronda termina tras este número de vueltas a la mesa sin que se juegue una carta de reserva.
rule-stalled_after-number = { $number ->
    [one] una vuelta
   *[other] { $number } vueltas
}
rule-stalled_scores = Las rondas atascadas cuentan
rule-stalled_scores-about = Si una ronda termina porque nadie puede avanzar, la gana quien tenga menos cartas en la reserva. Si no, no la gana nadie.

## Scoring
rule-scoring = Puntos
rule-scoring-about = Cómo se suman las rondas en una serie.
rule-scoring-points = Puntos
rule-scoring-wins = Rondas ganadas
rule-scoring-lowest-left = Menos cartas en reserva
rule-scoring-single = Una sola ronda
rule-target = Meta
rule-target-about = Los puntos o victorias necesarios para ganar la serie; con menos cartas en reserva, el número de rondas.
rule-target-number = { $number }
rule-max_rounds = Rondas como máximo
rule-max_rounds-about = Tras estas rondas la serie termina aunque nadie haya llegado a la meta, y gana el mejor resultado. 0 significa sin límite.
rule-max_rounds-number = { $number ->
    [0] sin límite
    [one] una ronda
   *[other] { $number } rondas
}

## Partners
rule-team_piles = Las pilas de un equipo
rule-team_piles-about = Cada asiento tiene su reserva y sus descartes, o cada equipo comparte dos juegos de ellos.
rule-team_piles-per-seat = Un juego por asiento
rule-team_piles-two-per-team = Dos juegos por equipo
rule-finished_partner = Reserva vacía
rule-finished_partner-about = Quien ya no tiene cartas de reserva sigue ayudando al equipo, o no juega más turnos.
rule-finished_partner-keeps-playing = Sigue jugando
rule-finished_partner-goes-out = Se retira
rule-sharing = Pilas de la pareja abiertas
rule-sharing-about = Cuándo puedes jugar de la reserva y los descartes de tu pareja.
rule-sharing-always = Siempre
rule-sharing-after-out = Tras vaciar una reserva
rule-sharing-never = Nunca
rule-partner_silence = Silencio en el equipo
rule-partner_silence-about = Durante un turno de tu equipo, el equipo no puede chatear.

## The 1980 rules
rule-lead_up = Llegar a la carta de reserva
rule-lead_up-about = Solo puedes jugar una carta de un descarte si en el mismo turno lleva a tu carta de reserva.
rule-alternating = Alternar descartes
rule-alternating-about = Nunca se juega del mismo descarte dos veces seguidas.
rule-blocking = Bloquear
rule-blocking-about = Puedes bloquear a alguien con una carta de un descarte si en su reserva no quedan más cartas que estas. 0 significa nunca.
rule-blocking-number = { $number ->
    [0] nunca
    [one] hasta una carta
   *[other] hasta { $number } cartas
}

## Table manners
rule-manual_draw = Robar a mano
rule-manual_draw-about = Cada cual roba sus cartas una a una. Si robas una de más, va a tu propia reserva, bajo la carta descubierta.
rule-manual_draw-off = Roba la mesa
rule-manual_draw-shuffle-into-stock = Sí; una de más se baraja en la reserva
rule-manual_draw-under-stock = Sí; una de más va al fondo de la reserva
rule-out_of_turn = Jugar fuera de turno
rule-out_of_turn-about = Si juegas fuera de turno y te pillan antes de la siguiente jugada, lo retiras todo y juegas tu próximo turno sin robar. Si nadie se da cuenta, vale.
rule-call_talking = Delatar a quien habla
rule-call_talking-about = El equipo puede chatear durante sus turnos, y todo el mundo lo oye. Los rivales pueden delatarlo: quien habló recibe dos cartas bajo su carta de reserva.

# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } y { $last }
table-team = Equipo { $team }

## What happened
event-deal = Se reparten las cartas: { $stock } para cada reserva.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = Se reparten las cartas. En las reservas: { $stocks }.
event-turn = { $who ->
    [you] Tu turno.
   *[other] Turno de { $name }.
}
event-draw-open = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $cards }.
event-draw = { $who ->
    [you] Robas
   *[other] { $name } roba
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-building = { $who ->
    [you] Anuncias
   *[other] { $name } anuncia
}: construir hasta { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}.
event-blocking = { $who ->
    [you] Anuncias un bloqueo
   *[other] { $name } anuncia un bloqueo
}: { $whom ->
    [you] tu próxima jugada.
   *[other] la próxima jugada de { $other }.
}
event-play = { $who ->
    [you] Juegas
   *[other] { $name } juega
} { $rank ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $rank }
} { $from } { $to }.
event-play-wild = { $who ->
    [you] Juegas
   *[other] { $name } juega
} un comodín como { $rank ->
    [A] as
   *[other] { $rank }
} { $from } { $to }.
event-chain = ¡{ $who ->
    [you] Juegas
   *[other] { $name } juega
} { $count } cartas de reserva seguidas!
event-complete = La pila { $pile } está completa.
event-replenish-completed = Las pilas completas se barajan para hacer un nuevo mazo de { $draw }.
event-replenish-builds = Lo tapado en las pilas de construcción se baraja para hacer un nuevo mazo de { $draw }.
event-discard = { $who ->
    [you] Descartas
   *[other] { $name } descarta
} { $rank ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $rank }
} { $to }.
event-pass = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-catch = { $whom ->
    [you] { $name } te pilla
   *[other] { $who ->
        [you] Pillas a { $caught }
       *[other] { $name } pilla a { $caught }
    }
} jugando fuera de turno: las cartas vuelven a su sitio y el próximo turno empieza sin robar.
event-call = { $whom ->
    [you] { $name } te delata
   *[other] { $who ->
        [you] Delatas a { $talker }
       *[other] { $name } delata a { $talker }
    }
} por hablar.
event-penalty-drawing = Una carta de más: va a { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
}.
event-penalty-talking = { $count ->
    [0] No va ninguna carta
    [one] Va una carta
   *[other] Van { $count } cartas
} bajo la carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
}, boca abajo.
event-out = { $who ->
    [you] ¡Has jugado tu última carta de reserva!
   *[other] ¡{ $name } ha vaciado su reserva!
}
event-end = { $reason } { $who ->
    [you] ¡Ganas la ronda!
    [team] ¡Tu equipo gana la ronda!
    [pair] { $name } ganan la ronda.
   *[other] { $name } gana la ronda.
}
event-end-tie = { $reason } Nadie gana la ronda.

from-hand = de la mano
from-stock = de la reserva
from-stock-of = { $who ->
    [you] de tu reserva
   *[other] de la reserva de { $name }
}
from-discard = del descarte { $pile }
from-discard-of = { $who ->
    [you] de tu descarte { $pile }
   *[other] del descarte { $pile } de { $name }
}
onto-build = en la pila { $pile }
onto-discard = en el descarte { $pile }
onto-discard-of = { $who ->
    [you] en tu descarte { $pile }
   *[other] en el descarte { $pile } de { $name }
}

## What lies where
slot-hand = Carta { $slot } de la mano: { $card }
slot-held = { $who ->
    [you] Tienes
   *[other] { $name } tiene
} { $count ->
    [0] la mano vacía
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
slot-held-open = { $who ->
    [you] Tu mano
   *[other] Mano de { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Tu reserva
   *[other] Reserva de { $name }
}, arriba { $card }, { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
slot-stock-empty = { $who ->
    [you] Tu reserva
   *[other] Reserva de { $name }
}, sin cartas
slot-discard = { $who ->
    [you] Tu descarte { $pile }
   *[other] Descarte { $pile } de { $name }
}, arriba { $card }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
slot-discard-empty = { $who ->
    [you] Tu descarte { $pile }
   *[other] Descarte { $pile } de { $name }
}, sin cartas
slot-build = Pila { $pile }, necesita { $needs }
slot-draw = Mazo, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
slot-completed = Pilas completas, { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}

## What is clicked, and nobody plays from there by a click
explain-draw = El mazo, con { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}: de aquí se completan todas las manos.
explain-completed = { $count ->
    [0] Aquí van a parar las pilas completas
   *[other] Aquí están las pilas completas
}. Se barajan en el mazo cuando no quedan cartas para robar.
explain-stock = { $count ->
    [0] La reserva de { $name } está vacía.
    [one] La reserva de { $name }, con 1 carta. No puedes jugar de ahí.
   *[other] La reserva de { $name }, con { $count } cartas. No puedes jugar de ahí.
}
explain-discard = Uno de los descartes de { $name }. No puedes jugar de ahí.
explain-player = { $who ->
    [you] Tu sitio
   *[other] El sitio de { $name }
}, con { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano y { $stock } en la reserva.

## On the board
table-next = toca
recap-completed = { $cards }, completa
recap-begun-again = completa, { $cards }
recap-stock = { $name } ha jugado { $cards } de tu reserva.
recap-discards = { $name } ha jugado { $cards } de tus descartes.
recap-stock-left = Tu reserva: { $before } → { $left }.
table-label-draw = mazo
table-label-completed = completas
table-label-stock = reserva
table-label-discard = descartes
table-remark = «{ $remark }»
table-remark-by = { $name }: { $remark }
table-last-played = jugó { $cards }
table-last-wild = comodín { $rank }
table-last-stock = { $card } de la reserva
table-last-stock-of = { $card } { $who ->
    [you] de tu reserva
   *[other] de la reserva de { $name }
}
table-last-many = { $stock ->
    [0] jugó { $count } cartas
   *[other] jugó { $count } cartas, { $stock } de la reserva
}
table-last-many-helped = jugó { $count } cartas, { $stock } de tu reserva
table-helped = { $name } ha jugado { $count ->
    [one] una de tus cartas de reserva
   *[other] { $count } de tus cartas de reserva
}.
table-last-stock-count = jugó { $stock ->
    [one] una carta
   *[other] { $stock } cartas
} de la reserva
table-last-count = jugó { $count ->
    [one] una carta
   *[other] { $count } cartas
}
table-score = { $score } pts
table-last-discarded = descartó { $card ->
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $card }
}
table-last-passed = pasó
table-last-caught = fuera de turno: { $who ->
    [you] aviso tuyo
   *[other] aviso de { $name }
}
table-last-called = habló: { $who ->
    [you] aviso tuyo
   *[other] aviso de { $name }
}, { $count ->
    [0] ninguna carta
    [one] +1 carta
   *[other] +{ $count } cartas
}
table-last-overdrawn = { $count ->
    [one] una carta de más
   *[other] { $count } cartas de más
}

## Around the board
table-menu = Menú
table-undo = Deshacer
table-hint = Pista
table-hint-about = Qué haría el juego más fuerte, y por qué ({ $key })
table-skip = A mi turno
table-skip-about = Saltar hasta tu turno (o mantén pulsado Espacio)
table-skip-shared = Saltar
table-skip-shared-about = Saltar los turnos de los jugadores virtuales (o mantén pulsado Espacio)
table-sound-on = El sonido está activado ({ $key })
table-sound-off = El sonido está desactivado ({ $key })
table-log-show = Historial
table-log-hide = Ocultar historial
table-round = Ronda { $round }
table-target-points = a { $target ->
    [one] 1 punto
   *[other] { $target } puntos
}
table-target-wins = a { $target ->
    [one] 1 victoria
   *[other] { $target } victorias
}
table-target-rounds = menos cartas tras { $target ->
    [one] 1 ronda
   *[other] { $target } rondas
}
table-status-nowhere = { $rank ->
    [0] El comodín
    [A] El as
    [J] La J
    [Q] La Q
   *[other] El { $rank }
} no encaja ahora en ningún sitio.
table-status-promise = { $rank ->
    [0] Has anunciado que llegarías a tu comodín. Sigue hasta haberlo jugado.
    [A] Has anunciado que llegarías a tu as. Sigue hasta haberlo jugado.
   *[other] Has anunciado que llegarías a tu { $rank }. Sigue hasta haber jugado esa carta.
}
table-pass = Pasar
table-typing = Tu jugada: { $typed }▏
table-status-deal = Se están repartiendo las cartas.
table-status-over = La ronda ha terminado.
table-turn = Turno de { $name }
table-turn-waits = Esperando a { $name }…
table-status-other = Le toca a { $name }.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] ¡Te toca!
   *[other] ¡Te toca! Vacía tu reserva en las pilas de construcción; descarta para terminar tu turno.
}
table-status-discard = { $length ->
    [brief] ¡Te toca! Nada encaja en las pilas.
   *[other] ¡Te toca! Nada encaja en las pilas de construcción: descarta para terminar tu turno.
}
table-status-puzzle = Encuentra el turno: la tarea está junto al tablero.
table-status-held = Pon { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} en una de las pilas iluminadas.
table-status-empty = No te quedan cartas en la mano. Juega de tu reserva o de tus descartes.
table-status-pass = Nada que jugar ni que robar. Puedes pasar.
table-no-hints = En una mesa con más gente no hay pistas: no sería justo.
table-no-help = Esta ronda cuenta como tu primer intento: sin pistas y sin deshacer.
table-refused-no-target = Las cartas van a las pilas de construcción o a los descartes.

## The draw for the dealer
draws-about = Cada cual roba una carta. Reparte la más alta.
draws-deals = { $name } ha robado la carta más alta y reparte.
draws-you-deal = Has robado la carta más alta. Repartes tú.

## The end of a round
result-won = { $who ->
    [you] ¡Ganas la ronda { $round }!
    [team] ¡Tu equipo gana la ronda { $round }!
    [pair] { $name } ganan la ronda { $round }
   *[other] { $name } gana la ronda { $round }
}
result-single = { $who ->
    [you] ¡Has ganado!
    [team] ¡Gana tu equipo!
    [pair] ¡Ganan { $name }!
   *[other] ¡Gana { $name }!
}
result-tie = Nadie gana la ronda { $round }
result-series = { $count ->
    [one] { $who ->
        [you] ¡Ganas la serie!
        [team] ¡Tu equipo gana la serie!
        [pair] ¡{ $name } ganan la serie!
       *[other] ¡{ $name } gana la serie!
    }
   *[other] { $who ->
        [you] ¡Compartes la victoria de la serie con { $name }!
        [team] ¡Tu equipo comparte la victoria de la serie con { $name }!
       *[other] ¡{ $name } comparten la victoria de la serie!
    }
}
result-next-round = Siguiente ronda
result-new-game = Nueva partida
result-again = Jugar otra vez
result-home = Inicio
result-review = Analizar mis turnos
result-review-shared = Analizar todos los turnos
result-watch = Ver la ronda
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Tu turno más largo
       *[other] Turno más largo de { $name }
    }: { $plays ->
        [one] una carta
       *[other] { $plays } cartas
    }
   *[other] { $who ->
        [you] Tu mejor turno
       *[other] Mejor turno de { $name }
    }: { $stock ->
        [1] una carta de reserva
        [2] dos cartas de reserva
        [3] tres cartas de reserva
        [4] cuatro cartas de reserva
        [5] cinco cartas de reserva
        [6] seis cartas de reserva
       *[other] { $stock } cartas de reserva
    }
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Turno { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}carta de reserva { $cards }
   *[other] {"  ·  "}cartas de reserva { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}adelanta a { $names }
}
result-watch-turn = Ver otra vez
result-watch-last = Ver el último turno
result-more = Más ›
result-less = ‹ Atrás
# Whether it was luck
luck-weighs = Sopesando las cartas…
luck-line = { $words }  { $shown ->
    [yes] ‹ Sin cifras
   *[no] Cifras ›
}
luck-with = { $who ->
    [you] Esta vez tuviste las mejores cartas.
    [team] Esta vez tu equipo tuvo las mejores cartas.
   *[other] Las mejores cartas esta vez: { $name }.
}
luck-despite = Victoria con las peores cartas.
luck-own = ¿Cómo fueron las cartas?
luck-even = Nadie tuvo cartas mucho mejores.
luck-seat = Cartas de
luck-deals = mejores que
luck-chance = gana solo por cartas
luck-openers = unos y comodines
luck-playable = reserva jugable
luck-of-hundred = { $count } de 100
luck-openers-of = { $count } (lo esperable: { $expected })
luck-playable-of = { $count } de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
result-turn-by-turn = Turno a turno
result-best-turn-back = El mejor turno
result-lesson = Para la próxima: { $mistake ->
    [stock-left] en el turno { $turn } podías jugar tu carta de reserva.
    [wild-spent] en el turno { $turn } el comodín podía esperar.
    [opponent-helped] en el turno { $turn } abriste camino a un rival.
    [hand-held] en el turno { $turn } podías jugar más cartas de la mano.
    [card-spent] en el turno { $turn } algunas cartas podían esperar.
    [discard] en el turno { $turn } habría sido mejor otro descarte.
   *[other] el turno { $turn } merece otra mirada.
}
result-lesson-show = A ver
result-undo = Deshacer…
result-chart = Cartas de reserva, turno a turno
result-marked-turn = turno { $turn }
result-costliest = El turno { $turn } fue el más caro: −{ $percent } % de probabilidad de ganar
result-no-cost-known = { $count ->
    [one] 1 de tus turnos no se puede
   *[other] { $count } de tus turnos no se pueden
} valorar; los demás no cedieron nada
result-no-cost = Ninguno de tus turnos cedió nada
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] 1 victoria da la serie
       *[other] { $target } victorias dan la serie
    }
    [left] Gana la reserva menor tras { $target ->
        [one] 1 ronda
       *[other] { $target } rondas
    }
   *[points] { $target } puntos dan la serie
}
points-out = { $points } por vaciar la reserva
points-not-out = Nadie vació su reserva: sin los 25 puntos
points-others = { $who ->
    [you] Tú tenías
    [team] Tu equipo tenía
    [many] Los demás tenían
    [pair] { $name } tenían
   *[other] { $name } tenía
} aún { $count ->
    [one] una carta
   *[other] { $count } cartas
} de reserva.
points-left = { $count } × { $each } por { $who ->
    [you] tu reserva
    [team] las reservas de tu equipo
    [other] la reserva de { $name }
    [pair] las reservas de { $name }
   *[many] las demás reservas
}
points-total = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
points-counted = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, { $score } en total.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = ¿Deshacer el final de la ronda?
reopen-move = Se deshace todo desde tu última jugada ({ $move }).
reopen-result = La ronda ya no habrá terminado: sigue desde ahí.
reopen-points = La ronda sigue desde ahí, y se restan los { $points } puntos de { $who ->
    [you] tu cuenta
    [team] tu equipo
   *[other] { $name }
}.
reopen-marked = { $what ->
    [round] En las estadísticas constará que el final de esta ronda se deshizo.
   *[series] En la hoja de puntos y en las estadísticas constará que el final de esta ronda se deshizo.
}
reopen-yes = Deshacer
reopen-no = Dejar el resultado

## Practice: the deal of a round beside its game
table-middle = Centro de la mesa
practice-title = Práctica, no cuenta
practice-back = Dejar la práctica
practice-back-about = Tu partida te espera justo donde la dejaste.
practice-back-review = Vuelves al análisis.
practice-back-challenges = Vuelves a los retos.
practice-back-days = Vuelves al calendario.
practice-undo = Deshacer
practice-kept = La práctica no se guarda, pero tu partida sí.

## Several people at one computer
handover-title = Turno de { $name }
handover-about = Pulsa el botón cuando nadie más esté mirando.
handover-look = Soy { $name }
table-panel = Junto al tablero

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = Las pilas de construcción necesitan { $ranks }.
answer-turn = { $name } { $turn }.
answer-no-turns = Los demás aún no han tenido turno.
answer-not-on-turn = No es tu turno.
answer-playable = Cartas que puedes jugar: { $cards }.
answer-nothing = No puedes jugar ninguna carta. Descarta una para terminar tu turno.
answer-from-discard = { $card } del descarte { $pile }
answer-discards = Descartes: { $piles }.
answer-stock = { $name }: reserva { $card }, { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
answer-piles = { $stock }; descartes { $cards }.
answer-free = libre
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } seguidas
chain-longest = ¡{ $count } seguidas!
# At a stock with one card left.
last-card = última carta
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Deshecho: { $move }
said-redone = Repetido: { $move }
# When a move begins to be typed
said-typing = Escribe tu jugada y pulsa Intro.
said-typed-stays = { $typed } sigue escrito. La tecla Retroceso lo corrige, otras letras empiezan de nuevo.
said-hint-over = La pista ya no está.
said-typing-over = Ya no hay ninguna jugada escrita.
said-picked = Carta cogida: { $card }. { $count ->
    [0] No encaja en ninguna pila de construcción.
    [one] Encaja en la pila { $piles }.
   *[other] Encaja en las pilas { $piles }.
}
said-put-back = Devuelta a su sitio.

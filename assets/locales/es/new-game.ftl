# Putting a table together.

new-game-title = Nueva partida
new-game-players = Participantes
new-game-alone = Sin equipos
new-game-teams = { $teams } equipos
new-game-seats = Asientos
new-game-team = Equipo { $team }
new-game-person = Persona
new-game-shared = Compartís esta pantalla: las manos se tapan entre vuestros turnos.
new-game-no-person = Tiene que jugar al menos una persona.
new-game-same-name = El nombre { $name } está repetido: en este ordenador cada persona necesita el suyo.
new-game-seat = Asiento { $seat }
new-game-age = Edad
new-game-rules = Reglas
new-game-house-rules = Reglas de la casa
new-game-house-rules-about = Puedes cambiar todas las reglas del juego.
new-game-differs-in = { $preset }, con cambios: { $rule }
new-game-differs = { $preset }, con { $count ->
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
new-game-invalid-rule = «{ $rule }» necesita un número entero del { $low } al { $high }.
new-game-reset = Restablecer
new-game-start = Empezar
new-game-go-on = Seguir tu serie ({ $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
})
new-game-use-stock = Usar reservas de { $stock }
new-game-use-usual = Usar la regla habitual

summary-alone = { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, sin equipos
summary-teams = { $teams } equipos de { $each }
summary-stock = Reservas de { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Reservas { $stocks }
summary-points = A { $target ->
    [one] 1 punto
   *[other] { $target } puntos
}
summary-wins = { $target ->
    [one] A una victoria
   *[other] A { $target } victorias
}
summary-lowest-left = { $target ->
    [one] Una ronda
   *[other] { $target } rondas
}, gana la reserva menor
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, como mucho { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
summary-single = Una sola ronda

## Computer players
level-random = Azar
level-easy = Fácil
level-greedy = Impulsivo
level-normal = Normal
level-planner = Previsor
level-hard = Difícil
level-expert = Experto
level-easy-about = Fácil juega lo primero que ve, como quien empieza.
level-normal-about = Normal planea su turno y del tuyo solo nota lo evidente.
level-hard-about = Difícil sabe lo que vale una posición.
level-expert-about = Experto piensa a largo plazo y cuenta las cartas.

## Presets
preset-standard = Estándar
preset-standard-about = Las reglas habituales, a 500 puntos.
preset-quick = Rápida
preset-quick-about = Reservas de 10, a 100 puntos.
preset-family = Familiar
preset-family-about = Reservas de 15, a 200 puntos.
preset-classic-1980 = Clásica 1980
preset-classic-1980-about = Reglas más estrictas para los descartes.
preset-classic-1980-more = Solo puedes jugar una carta de un descarte si en el mismo turno lleva a tu carta de reserva, y nunca dos veces seguidas del mismo descarte. O la usas para bloquear a quien está a punto de acabar.
preset-pre-1980 = Antes de 1980
preset-pre-1980-about = La baraja antigua, con 20 comodines.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Tres barajas francesas, con los reyes de comodín.
new-game-sides = Equipos
new-game-seat-name = Asiento { $seat }: nombre
new-game-seat-age = Asiento { $seat }: edad
rule-number = { $rule }, número

# Stock piles of different sizes
handicap = Hándicap
handicap-about = Da una reserva más pequeña a quien la necesite, para que todo el mundo tenga opciones.
handicap-of = { $name }: reserva de { $count }
handicap-even = Para igualar, según habéis jugado: { $stocks }
handicap-take = Usar

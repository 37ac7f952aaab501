# What the player's rounds add up to.

statistics-title = Estadísticas
statistics-none = Aún no has terminado ninguna ronda. Juega una y aquí verás cómo te va.
statistics-nothing = Ninguna de tus rondas coincide con esta selección.
statistics-everything = Ver todas las rondas

## Which rounds
statistics-player-alone = Por tu cuenta
statistics-tables-all = Todas las mesas
statistics-tables-alone = Sin equipos
statistics-tables-teams = Equipos
statistics-size-alone = { $seats } asientos
statistics-size-teams = { $seats } asientos, { $teams } equipos
statistics-opponents-all = Todos los rivales
statistics-opponents-people = Personas
statistics-opponents-levels = Niveles mixtos
statistics-span-all = Siempre
statistics-span-year = Un año
statistics-span-month = 30 días

## Large numbers
statistics-percent = { $percent } %
statistics-rounds = Rondas jugadas
statistics-rounds-about = ganadas: { $won }, perdidas: { $lost }, empatadas: { $tied }{ $back ->
    [0] { "" }
   *[other] , con el final deshecho: { $back }
}
statistics-won = Ganadas
statistics-interval = a la larga, del { $low } al { $high } %
statistics-interval-wide = aún son pocas rondas para saberlo
statistics-streak = Racha actual
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] ronda ganada
   *[other] rondas ganadas seguidas
}
statistics-lost-in-a-row = { $rounds ->
    [one] ronda perdida
   *[other] rondas perdidas seguidas
}
statistics-longest-won = Mejor racha
statistics-longest-lost = más derrotas seguidas: { $rounds }
statistics-points = Puntos por ronda
statistics-points-best = máximo: { $points }
statistics-stock = Cartas de reserva por turno
statistics-stock-about = { $cards } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
statistics-longest-turn = Turno más largo
statistics-longest-turn-about = { $cards ->
    [one] carta
   *[other] cartas
} en las pilas
statistics-series = Series ganadas
statistics-series-about = de { $series } jugadas hasta el final

## Charts
statistics-by-opponents = Ganadas contra
statistics-by-size = Ganadas según la mesa
statistics-by-partner = Ganadas en equipo con
statistics-bars-about = La línea bajo cada barra: dónde acabará probablemente tu parte tras muchas más rondas.
statistics-won-of = { $won } de { $rounds }
statistics-points-over-time = Puntos en tus últimas rondas
statistics-points-about = Cada columna es una ronda; la línea es la media de { $rounds }.
statistics-points-first = hace { $rounds } rondas
statistics-points-last = última ronda
statistics-freed = Cómo liberaste cartas de reserva
statistics-freed-wild = { $share } de ellas, tras un comodín.
statistics-freed-straight = Jugadas directamente
statistics-freed-hand = Con cartas de la mano
statistics-freed-discards = Con los descartes
statistics-freed-both = Con ambas cosas
statistics-endings = Cómo acabaron las rondas
statistics-ending-stock-empty = Reserva vaciada
statistics-ending-blocked = Nadie podía jugar
statistics-ending-stalled = Demasiado sin cartas de reserva

## How good, and how lucky
rating-title = Qué tal juegas
rating-about = A partir de las rondas que juegas por tu cuenta contra jugadores virtuales, teniendo en cuenta las cartas y el hándicap.
rating-none = { $rounds ->
    [one] Una ronda más de ese tipo y lo verás aquí.
   *[other] { $rounds } rondas más de ese tipo y lo verás aquí.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Juegas más o menos como el nivel «{ $level }».
rating-hide = No puntuar mi juego
rating-show = Puntuar mi juego
statistics-luck = Suerte con las cartas
statistics-luck-about = De media, tus cartas fueron mejores que las de { $mean } de cada 100 repartos. { $fits ->
    [yes] Tras { $rounds } rondas, el puro azar da entre { $low } y { $high }: la suerte se compensa.
   *[no] Tras { $rounds } rondas, el puro azar da entre { $low } y { $high } en 19 de cada 20 casos.
}
statistics-luck-cards = Unos y comodines: robaste { $openers } y lo esperable eran { $expected }. Pudiste jugar tu carta de reserva en el { $playable } de tus turnos; tus rivales, en el { $theirs } de los suyos.

## What can be done with them
statistics-export = Exportar como tabla
statistics-reset = Restablecer…
reset-title = ¿Restablecer las estadísticas?
reset-about = { $rounds ->
    [one] Una ronda y su repetición se borrarán
   *[other] { $rounds } rondas y sus repeticiones se borrarán
} para siempre. Esto no se puede deshacer. Las series, sus puntos y las partidas en curso se conservan.
reset-export = Antes puedes exportar las cifras de cada ronda, pero no las repeticiones.
reset-keep = Conservar todo
reset-forget = Borrar
statistics-player = Quién juega
statistics-tables = Mesas
statistics-opponents = Rivales
statistics-span = Periodo

# Milestones: what was reached for the first time.
milestones-title = Hitos
milestones-about = { $reached } de { $all }, cada uno por lo que has jugado
milestones-hide = Ocultar hitos
milestones-show = Ver hitos
milestone-beat = Victoria contra el nivel «{ $level }»
milestone-beat-people = Victoria contra otras personas
milestone-together = Victoria en equipo
milestone-series = Serie ganada
milestone-in-a-row = { $rounds } rondas ganadas seguidas
milestone-comeback = Victoria tras ir { $cards } cartas de reserva por detrás
milestone-long-turn = { $cards } cartas jugadas en un turno
milestone-no-wild = Ningún comodín malgastado, según el análisis de una ronda
milestone-flawless = Nada cedido, según el análisis de una ronda
milestone-rounds = { $rounds } rondas jugadas
milestones-done = { $done } de { $of }
milestones-reached = { $count ->
    [one] Un guijarro para tu estante
   *[other] Guijarros para tu estante
}: { $names }
milestone-days = Partida del día, { $days } días seguidos
milestone-puzzles = { $puzzles } puzles resueltos
milestone-puzzles-in-a-row = { $puzzles } puzles resueltos seguidos

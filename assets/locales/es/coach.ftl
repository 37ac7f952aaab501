# The coach: what the player's turns give away, over many rounds.

coach-title = Entrenamiento
coach-about = Cuánta probabilidad de ganar cedieron tus turnos, en comparación con el juego más fuerte.
coach-none = Termina una ronda y aquí verás en qué cedes más.
coach-rates = Analizando tus rondas: { $left ->
    [one] queda 1.
   *[other] quedan { $left }.
}
coach-mean = Cedido por turno
coach-percent = −{ $percent } %
coach-of = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
coach-most = Lo que más te conviene mejorar: { $mistake }.
coach-flawless = Nada que se pueda medir. ¡Sigue así!
coach-mistakes = En qué se va
coach-mistakes-about = Cada barra es una parte de todo lo cedido.
coach-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, −{ $mean } % de media
coach-advice = { $mistake ->
    [stock-left] Antes de cada jugada, busca un camino hasta tu carta de reserva: con la mano, los descartes y un comodín.
    [wild-spent] Un comodín vale más cuando libera una carta de reserva. Guárdalo mientras te sirva otra carta.
    [opponent-helped] Mira las cartas de reserva de tus rivales: no dejes una pila justo donde la necesitan.
    [hand-held] Jugar cartas hace sitio: si vacías la mano, robas otra enseguida.
    [card-spent] Una carta que más tarde lleve a tu carta de reserva puede valer más en la mano, y a veces hasta una carta de reserva puede esperar.
    [discard] Descarta lo que vayas a necesitar más tarde, sobre una carta igual o la inmediatamente superior, y no tapes lo que necesites pronto.
   *[placement] Si una carta cabe en dos pilas, elige la que lleve a tu carta de reserva, y no a la de tu rival.
}
coach-worst = Ver el peor
coach-worst-of = Ver el peor turno: { $mistake }
coach-practise = Puzles
coach-practise-of = Puzles contra esto: { $mistake }
coach-months = Mes a mes
coach-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}

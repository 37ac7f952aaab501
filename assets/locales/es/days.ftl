# The deals of the day.

days-title = Partida del día
days-today = Hoy, { $date }
days-begun = Ha empezado un nuevo día: estas son sus partidas.
days-about = Las mismas cartas y los mismos rivales para todo el mundo, en todas partes. Cuenta tu primer intento: sin pistas y sin deshacer. Después puedes jugarla cuantas veces quieras.
days-minutes = Unos { $minutes } minutos
days-play = Jugar
days-again = Otra vez
days-won = Ganada en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
days-lost = Perdida tras { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}, con { $left ->
    [one] { $left } carta
   *[other] { $left } cartas
} en la reserva
days-copy = Copiar resultados
days-copied = Copiado
days-copy-about = Para comparar con más gente: no revela nada de las cartas.
days-picture = Guardar imagen
days-picture-file = Skipstone, partida del { $date }
days-picture-title = Partida del día  ·  { $date }
days-picture-home = En la meta en { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
days-picture-skips = { $played } de { $dealt } saltos
days-picture-about = { $dealt } cartas de reserva, mejor turno: { $best ->
    [0] ninguna aún
    [one] una
   *[other] { $best } seguidas
}
days-picture-legend = Un salto por cada carta de reserva, un hueco tras cada turno, un punto por cada turno sin ninguna.
days-picture-won = Ganada
days-picture-lost = Aún sin llegar
days-picture-against = contra { $names }
days-picture-minutes = { $minutes } minutos
days-picture-long = más o menos
days-picture-days = { $days } días
days-picture-in-row = seguidos
days-picture-call = Las mismas cartas para todo el mundo. ¿Y tú?
days-result-title = Skipstone, la partida del { $date }
days-course = Cartas que quedan: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] Enero
    [2] Febrero
    [3] Marzo
    [4] Abril
    [5] Mayo
    [6] Junio
    [7] Julio
    [8] Agosto
    [9] Septiembre
    [10] Octubre
    [11] Noviembre
   *[12] Diciembre
} de { $year }
days-weekday = { $day ->
    [1] Lu
    [2] Ma
    [3] Mi
    [4] Ju
    [5] Vi
    [6] Sá
   *[7] Do
}
days-streak = { $days ->
    [0] Aún sin días seguidos
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
days-longest = La mejor racha: { $days ->
    [one] { $days } día
   *[other] { $days } días
}
days-legend-won = ganada
days-legend-played = jugada
days-back = Volver a hoy
days-past-about = Este día ya pasó y sus partidas no cuentan. Juégalas cuantas veces quieras.
days-table-title = Partida del día, { $date }
days-to-calendar = Al calendario
days-kept = Tu intento te espera tal como está: las mismas cartas, hoy o más tarde.
days-play-length = Jugar: { $length }
days-continue-length = Continuar: { $length }
days-again-length = Otra vez: { $length }

# The title screen.

home-tagline =
    Construye, vacía tu reserva
    y termina antes que nadie.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Vas ganando por { $lead }.
    [team] Tu equipo va ganando por { $lead }.
   *[other] { $people ->
        [one] { $names } va ganando por { $lead }.
       *[other] { $names } van ganando por { $lead }.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] una ronda
       *[other] { $lead } rondas
    }
   *[points] { $lead ->
        [one] un punto
       *[other] { $lead } puntos
    }
}
home-level = { $who ->
    [you] Empatas con { $names }.
    [team] Tu equipo empata con { $names }.
   *[other] Empate entre { $names }.
}
home-greeting-away = Te he guardado el sitio.
home-greeting-even = Ahora hay empate.
home-greeting-streak = ¡{ $days } días seguidos! Qué bien que hayas vuelto.
home-greeting-caught-up = Me estás alcanzando.
home-greeting-ahead = ¿Seguimos?
home-continue = Continuar
home-waiting = { $count ->
    [one] Te espera otra partida
   *[other] Te esperan { $count } partidas más
}
home-after-round = Tras la ronda { $round }
home-waiting-all = Partidas en espera
home-play = Jugar
home-new-game = Nueva partida
home-day-waits = Las mismas cartas para todo el mundo
home-day-waits-in-row = La de hoy te espera{"\u000A"}{ $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
home-day-played = Jugada: { $days ->
    [0] la de hoy
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}{ $more ->
    [0] { "" }
    [one] {"\u000A"}queda una partida
   *[other] {"\u000A"}quedan { $more } partidas
}
home-puzzles = Puntuación { $rating } · { $solved } resueltos
home-more = Más
home-learn = Aprender a jugar
home-learn-about = Tu primera ronda, paso a paso: unos dos minutos.
home-host = Abrir una mesa
home-join = Ir a una mesa
home-return = Volver a { $table }
home-statistics = Estadísticas
home-how-to-play = Cómo se juega
home-rounds = Rondas jugadas
home-settings = Ajustes
home-about = Acerca de
home-quit = Salir
home-note = Sigue las reglas del juego de cartas de secuencias que se vende como SKIP-BO®. Sin afiliación con Mattel.
# Said first to whoever uses a screen reader
listener-welcome = Las flechas leen la pantalla línea a línea, y Tab va de botón en botón. En la mesa, el signo de interrogación muestra todas las teclas.

# Puzzles.

puzzles-title = Puzles
puzzles-about = Un turno de una ronda real: encuentra la mejor forma de jugarlo. Para tu puntuación cuenta el primer intento; después, prueba cuantas veces quieras.
puzzles-kind-play-it-out-about = Hasta el final: las próximas cartas están a la vista. Juega todas las cartas de reserva que puedas en un turno.
puzzles-kind-what-now-about = ¿Y ahora qué? Las próximas cartas están ocultas, como en cualquier ronda. Encuentra el turno que gana más a menudo.
puzzles-kind = { $kind ->
    [play-it-out] Hasta el final
    [what-now] ¿Y ahora qué?
   *[all] Todos
}
puzzles-theme = { $theme ->
    [wilds] Comodines
    [digging] Desenterrar descartes
    [completing] Completar pilas
    [hand-out] Vaciar la mano
    [blocking] Frenar a los rivales
    [partner] Jugar en equipo
   *[all] Todos los temas
}
puzzles-next = Siguiente puzle
puzzles-first = Primer puzle
puzzles-none = Ya has resuelto todos estos.
puzzles-rating = Tu puntuación
puzzles-rating-none = { $count ->
    [one] llega con el próximo puzle
   *[other] tras { $count } puzles más
}
puzzles-solved = Resueltos
puzzles-solved-of = { $solved } de { $all }
puzzles-streak = Seguidos
puzzles-streak-of = { $count } (máximo { $longest })
puzzles-tried = Probados hasta ahora: { $count }
puzzles-left = Por resolver: { $left } de { $all }.
puzzles-nearest = Ahora viene el más cercano a tu puntuación.
puzzles-due = { $count ->
    [one] Vuelve un puzle que fallaste, y va primero.
   *[other] Vuelven { $count } puzles que fallaste, y van primero.
}
puzzles-returns-next = { $days ->
    [one] El próximo puzle que fallaste vuelve mañana.
   *[other] El próximo puzle que fallaste vuelve dentro de { $days } días.
}
puzzles-returns = { $days ->
    [0] ha vuelto
    [one] vuelve mañana
   *[other] vuelve dentro de { $days } días
}
puzzles-no-such = No hay ninguno así. La estrella junto a un puzle lo hace favorito.
puzzles-favourites = Favoritos
puzzles-favourites-listed = Tus favoritos: { $count }
puzzles-favourite-number = Favorito: puzle { $number }
puzzles-favourite-new = Favorito: puzle de dificultad { $rating }
puzzles-open-new = Abrir el puzle de dificultad { $rating }
puzzles-result = { $result ->
    [new] Por resolver
    [at-once] Resuelto a la primera
    [later] Resuelto después
   *[missed] Aún sin resolver
}
puzzles-open = Abrir
puzzles-paste = Pegar un puzle
puzzles-paste-about = ¿Te han enviado uno como texto? Cópialo primero.
puzzles-paste-empty = No hay texto que pegar.
puzzles-paste-wrong = Ese texto no es un puzle: { $why }.
puzzles-paste-line = la línea { $line } no se entiende
puzzles-paste-key = «{ $key }» falta o está mal
puzzles-paste-position = esa posición no se puede dar

puzzle-title = Puzle
puzzle-rating = Dificultad { $rating }
puzzle-rating-about = Con una puntuación igual se resuelven más o menos la mitad de estos puzles a la primera.
puzzle-task-play-it-out = Juega { $count ->
    [one] una carta de reserva
   *[other] { $count } cartas de reserva
} en este turno.
puzzle-task-what-now = Encuentra el mejor turno: juega hasta ver una carta nueva, o descarta.
puzzle-coming-stock = Lo próximo en tu reserva: { $cards }
puzzle-coming-draw = Robarás al vaciar la mano: { $cards }
puzzle-solved = ¡Resuelto!
puzzle-solved-all = { $count ->
    [one] La carta de reserva está jugada.
    [2] Las dos cartas de reserva, en un turno.
   *[other] Las { $count } cartas de reserva, en un turno.
}
puzzle-answer = Esta es la solución.
puzzle-step-count = Paso { $step } de { $steps }
puzzle-step-back = Volver al paso anterior
puzzle-step-on = Ir al paso siguiente
puzzle-fewer = Has jugado { $count } de { $best } { $best ->
    [one] carta
   *[other] cartas
} de reserva.
puzzle-worse = Hay un turno mejor.
puzzle-chance-best = Ganas el { $best } % de las rondas desde aquí; con el segundo mejor turno, el { $next } %.
puzzle-chance-tried = Ganarías el { $tried } % de las rondas desde aquí; con el mejor turno, el { $best } %.
puzzle-chance-counting = Contando cuántas veces gana…
puzzle-next-best = El segundo mejor turno: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Este turno deja sin jugar una carta de reserva que se podía jugar.
    [wild-spent] Este turno gasta un comodín que es mejor guardar.
    [opponent-helped] Este turno facilita a un rival jugar una carta de reserva.
    [hand-held] Este turno se guarda cartas que es mejor jugar.
    [card-spent] Este turno juega cartas que es mejor guardar para después.
    [discard] Para el descarte es mejor otra carta u otra pila.
   *[placement] Las cartas son las buenas, pero en las pilas equivocadas.
}
puzzle-block = La carta de reserva de { $name } es { $rank ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $rank }
}, y { $missing ->
    [one] hay que jugar una carta más
   *[other] hay que jugar { $missing } cartas más
} para que encaje. Tras el segundo mejor turno { $otherwise ->
    [0] encajaría enseguida.
    [one] bastaría con una.
   *[other] bastaría con { $otherwise }.
}
puzzle-no-hints = En los puzles no hay pistas. «Solución» muestra la respuesta.
puzzle-over = Este intento ha terminado. Prueba otra vez o pasa al siguiente puzle.
puzzle-own-rating-about = Sube con cada puzle que resuelves a la primera: más con uno difícil, menos con uno fácil.
puzzle-own-rating-later = Tu puntuación llega { $count ->
    [one] con el próximo puzle.
   *[other] tras { $count } puzles más.
}
puzzle-own-rating = Tu puntuación: { $rating }
puzzle-own-rating-changed = Tu puntuación: { $rating } ({ $change })
puzzle-streak = ¡{ $count } seguidos!
puzzle-again = Otra vez
puzzle-show = Solución
puzzle-show-counts = Si miras la solución, cuenta como no resuelto.
puzzle-come-back = Este ha vuelto. Resuélvelo ahora y no volverá más.
puzzle-returns = { $days ->
    [0] Este puzle ha vuelto.
    [one] Este puzle vuelve mañana.
   *[other] Este puzle vuelve dentro de { $days } días.
}
puzzle-tried-before = Ya lo habías probado, así que no cuenta para tu puntuación.
puzzle-next = Siguiente puzle
puzzle-another = Otro parecido
puzzle-favourite = Favorito
puzzle-copy = Copiar como texto
puzzle-picture = Guardar imagen
puzzle-all = Todos los puzles
puzzle-stay = Volver al puzle
puzzle-leave = Dejar el puzle
puzzle-kept = Se guardan tu puntuación y tus puzles resueltos.
puzzle-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
puzzle-picture-next = toca { $rank }
puzzle-stock = Reserva
puzzle-discards = Descartes
puzzle-hand = Mano
puzzles-kinds = Tipo
puzzles-themes = Tema
puzzles-open-number = Abrir puzle { $number }

timed-title = Contrarreloj
timed-about = Tres minutos y todos los puzles que puedas. Empiezan fáciles, y nada cuenta para tu puntuación.
timed-begin = Empezar
timed-once-more = Otra vez
timed-left = Tiempo
timed-solved = Resueltos
timed-best = Tu récord: { $solved }
timed-skip = Saltar este
timed-again = Empezar este de nuevo
timed-end = Terminar
timed-kept = Lo que llevas resuelto cuenta. Mientras tanto, el reloj sigue.
timed-over = Ya viene el siguiente puzle.
timed-no-hints = En la contrarreloj no hay pistas. Puedes saltarte un puzle.
timed-begins = Tienes tres minutos.
timed-minute = Queda un minuto.
timed-ten-seconds = Quedan diez segundos.
timed-ended = Contrarreloj: { $solved ->
    [0] ninguno resuelto
    [one] un puzle resuelto
   *[other] { $solved } puzles resueltos
}
timed-new-best = ¡Nuevo récord! Antes era { $before }.
timed-first-best = Este es tu récord por batir.
timed-none = La próxima vez empezarán fáciles otra vez.
timed-missed = Fallados o saltados. Ahora, con calma:

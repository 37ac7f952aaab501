# The games that were played: series and single rounds, and what can be done with them.

series-title = Partidas
series-none = Aún no hay partidas
series-none-about = Aquí se guarda cada partida que empieces, con sus puntos, hasta que la borres. También puedes importar partidas de otro ordenador.
series-import = Importar…
series-export-all = Exportar todo

## The list
series-open = Series en curso
series-over = Series terminadas
series-single = Rondas sueltas
series-running = ronda en curso
series-won = { $count ->
    [one] { $who ->
        [you] Has ganado
        [team] Ha ganado tu equipo
       *[other] Victoria de { $name }
    }
   *[other] { $who ->
        [you] Victoria tuya y de { $name }
        [team] Victoria de tu equipo y de { $name }
       *[other] Victoria de { $name }
    }
}
series-more = { $count ->
    [one] Ver una más
   *[other] Ver { $count } más
}

## One series
series-times = Empezó el { $began }  ·  última vez el { $played }
series-ahead-points = { $count ->
    [one] 1 punto de ventaja
   *[other] { $count } puntos de ventaja
}
series-ahead-wins = { $count ->
    [one] 1 ronda de ventaja
   *[other] { $count } rondas de ventaja
}
series-ahead-cards = { $count ->
    [one] 1 carta de ventaja
   *[other] { $count } cartas de ventaja
}
series-next = sigue la ronda { $round }
series-next-running = ronda { $round } en curso
series-elsewhere = Una serie con más gente: sigue cuando quien organiza abra la mesa.
series-carry-on = Seguir aquí
series-carry-on-about = Si aquel ordenador ya no va a volver, la serie puede seguir en este, con la misma gente, los mismos asientos, reglas y puntos. Una ronda interrumpida se reparte de nuevo.
carry-on-nothing-seen = Esta serie no se puede seguir aquí: tu ordenador no ha visto el final de ninguna de sus rondas.
carry-on-not-played = Esta serie no se puede seguir aquí: no tenías asiento en su última ronda.
carry-on-over = Esta serie ha terminado.
carry-on-rounds-missing = Esta serie no se puede seguir aquí: tu ordenador ha visto la ronda { $seen }, pero solo ha guardado { $stored } de sus rondas.
carry-on-other-scores = Esta serie no se puede seguir aquí: las rondas que ha guardado tu ordenador tienen otros puntos que las que ha visto.
carry-on-no-randomness = Este ordenador no da bytes aleatorios, y sin ellos no se pueden repartir cartas.
series-continue = Continuar
series-again = Nueva serie igual
series-rename = Renombrar
series-rename-done = Hecho
series-off = Cancelar
series-end = Terminar antes
series-end-asked = ¿Terminar esta serie ahora?
series-end-nobody = No ha terminado ninguna ronda, así que no gana nadie.
series-end-running = Se abandonará la ronda en curso.
series-end-yes = Terminar la serie
series-export = Exportar
series-remove = Borrar
series-sheet = Hoja de puntos
series-save-picture = Guardar imagen
series-save-text = Guardar texto

## What was done
series-undo = Deshacer
series-removed = «{ $name }» borrada. Sus rondas siguen contando en las estadísticas.
series-ended = «{ $name }» terminada.
series-saved-pages = Guardada como { $path }, con { $more ->
    [one] una página más
   *[other] { $more } páginas más
} al lado.
series-not-painted = No se ha podido crear la imagen: { $why }

## The names of files
series-file = Skipstone serie
series-file-one = Skipstone serie { $name }
series-file-sheet = Skipstone hoja de puntos { $name }

## Imported files
import-new = { $count ->
    [one] Una partida importada.
   *[other] { $count } partidas importadas.
}
import-known = { $count ->
    [one] Una de ellas ya la tenías, sin cambios.
   *[other] { $count } de ellas ya las tenías, sin cambios.
}
import-copy = { $count ->
    [one] De una de ellas tienes otra versión: se conservan las dos.
   *[other] De { $count } de ellas tienes otra versión: se conservan las dos versiones.
}
import-empty = En este archivo no hay partidas.
import-refused = No se ha importado { $name }: { $why }
import-not-series = No es un archivo de serie.
import-newer = Es de una versión más nueva de Skipstone. Actualiza la tuya para leerlo.
import-broken = no está bien escrito ({ $why }).
import-more = { $first } { $count ->
    [one] Hay un problema más.
   *[other] Hay { $count } problemas más.
}
import-series = Serie { $series }: { $what }
import-round = Serie { $series }, ronda { $round }: { $what }
import-running = Serie { $series }, la ronda en curso: { $what }
import-score = no pudo acabar así ({ $why }).
import-over = la serie había terminado antes de eso.
import-differs = su grabación rompe las reglas ({ $why }).
import-other = su grabación no corresponde aquí ({ $why }).

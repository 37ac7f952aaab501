# The rounds that were played.

rounds-title = Rondas jugadas
rounds-none = Aún no has terminado ninguna ronda. Aquí se guardan todas las que termines, para que puedas volver a verlas.
rounds-open-file = Abrir archivo…
rounds-count = { $count ->
    [0] Ninguna ronda
    [one] 1 ronda
   *[other] { $count } rondas
}
rounds-shown = { $first }–{ $last } de { $count }
rounds-newest = Últimas
rounds-newer = ‹ Más nuevas
rounds-older = Más antiguas ›
rounds-oldest = Primeras
rounds-replay = Repetición
rounds-save = Guardar
rounds-nobody = No ganó nadie
rounds-taken-back = final deshecho
rounds-won = { $who ->
    [you] Has ganado
    [team] Ha ganado tu equipo
   *[other] Victoria de { $name }
}
rounds-won-points = { $who ->
    [you] Has ganado
    [team] Ha ganado tu equipo
   *[other] Victoria de { $name }
}  ·  { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
rounds-file = Ronda { $round }, { $date }
rounds-no-record = La grabación de esta ronda ya no está.
rounds-file-type = Grabaciones de Skipstone

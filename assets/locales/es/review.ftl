# A seat's turns of a round, rated against the strongest player's.

review-show = Análisis
review-hide = Ocultar análisis
review-seat = De quién
review-rates = Analizando el turno { $turn } de { $turns }…
review-about = Cuánta probabilidad de ganar cedió cada turno, en comparación con el juego más fuerte.
review-summary = { $grade ->
    [flawless] ¡Todos los turnos, al nivel del juego más fuerte!
    [strong] Una ronda muy buena: apenas se cedió nada.
    [solid] Una buena ronda, con algunos turnos que vale la pena repasar.
   *[loose] Una ronda para aprender: los turnos de abajo muestran dónde se podía sacar más.
}
review-sum = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}, { $percent ->
    [0] nada cedido
   *[other] cediendo de media un { $mean } % de probabilidad de ganar por turno
}.
review-chances = Probabilidad de ganar: { $better } % con eso, { $played } % con lo jugado.{ $rest ->
    [0] { "" }
   *[other] {" "}El otro { $rest } % se perdió en otras jugadas del turno.
}
review-unrated = { $count ->
    [one] 1 turno más no se puede
   *[other] { $count } turnos más no se pueden
} valorar.
review-unrated-turn = Este turno no se puede valorar: se robaron cartas cuyo orden nadie podía saber.
review-chance = Probabilidad de ganar
review-percent = { $percent } %
review-none = Aquí no se jugó ningún turno.
review-most = Turnos más caros
review-every = Todos los turnos
review-turn = Turno { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Jugado: { $line }
review-better = { $sure ->
    [yes] Claramente mejor
   *[no] Probablemente mejor
}: { $line }
review-same = Igual que el juego más fuerte: { $line }
review-as-good = Casi tan bueno como el juego más fuerte: { $line }
review-try = Jugar otra vez este turno
review-try-about = Como práctica, desde aquí hasta el final de la ronda si quieres
review-mistake = { $mistake ->
    [stock-left] Carta de reserva sin jugar
    [wild-spent] Comodín malgastado
    [opponent-helped] Ayuda a un rival
    [hand-held] Cartas guardadas de más
    [card-spent] Cartas jugadas antes de tiempo
    [discard] Descarte equivocado
   *[placement] Carta jugada en mal sitio
}

# Why something isn't possible, as the table answers.

## Moves
rejected-over = La ronda ha terminado.
rejected-not-your-turn = Le toca a { $name }.
rejected-no-hand-card = No existe la carta { $card } en una mano de { $held }.
rejected-stock-empty = Esa reserva está vacía.
rejected-discard-empty = El descarte { $pile } está vacío.
rejected-not-yours = Esas pilas son de { $name }: no puedes jugar de ahí.
rejected-not-shared = En esta mesa se juega solo de las pilas propias.
rejected-partner-closed = Solo puedes usar las pilas de tu pareja cuando alguien de tu equipo haya vaciado su reserva.
rejected-build-needs = La pila { $pile } necesita { $needs ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $needs }
} o un comodín, no { $card ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $card }
}.
rejected-wild-on-wild = Ya hay un comodín en lo alto de la pila { $pile }, y no puede ir otro encima.
rejected-stock-discarded = Las cartas de reserva no se descartan, solo se juegan.
rejected-discard-moved = Las cartas no se pueden mover de un descarte a otro.
rejected-discard-elsewhere = Descarta en tus propias pilas, no en las de { $name }.
rejected-no-own-piles = No tienes pilas propias: usa las de tu equipo.
rejected-wild-discarded = No puedes descartar un comodín mientras tengas otra carta.
rejected-pass-with-hand = Aún tienes cartas en la mano: descarta una para terminar tu turno.
rejected-pass-with-play = No puedes pasar con la mano vacía mientras haya una carta que puedas jugar.
rejected-drawn-already = La mesa roba las cartas por ti.
rejected-draw-first = Primero roba: { $missing ->
    [one] una carta más
   *[other] { $missing } cartas más
}.
rejected-nothing-to-draw = No queda nada que robar.
rejected-out-of-turn = Fuera de turno solo puedes jugar cartas tuyas en las pilas de construcción, pero no tu última carta de reserva ni, con las reglas de 1980, cartas de los descartes.
rejected-other-out-of-turn = { $name } acaba de jugar fuera de turno: avisa, o espera a tu turno.
rejected-caught = Te han pillado jugando fuera de turno: juega tu próximo turno sin robar.
rejected-nothing-to-catch = No hay nadie a quien pillar.
rejected-nothing-to-call = No hay nada de lo que acusar a { $name }.
rejected-not-leading-up = Una carta de un descarte debe llevar a tu carta de reserva, y desde aquí no hay forma de llegar.
rejected-breaks-promise = Has anunciado que llegarías a tu carta de reserva. Con esto sería imposible.
rejected-promise-open = Has anunciado que llegarías a tu carta de reserva. Juégala antes de descartar.
rejected-same-pile = Tu última carta salió del descarte { $pile }: usa antes otro.
rejected-blocked = Has bloqueado en este turno, así que no puedes jugar más cartas de los descartes.

## The table
refused-round-goes-on = Esta ronda aún no ha terminado.
refused-series-over = La serie ha terminado.
refused-revealed = Desde entonces alguien ha visto una carta nueva, así que esta jugada se queda.
refused-nothing-asked = Nadie te está pidiendo permiso.
refused-paused = La partida está en pausa.
refused-not-away = { $name } sigue en la mesa.
refused-waited-for = Esperando a { $name }: { $seconds ->
    [one] un segundo más
   *[other] { $seconds } segundos más
}.
refused-nothing-to-undo = No hay ninguna jugada que deshacer.
refused-nothing-to-redo = No hay ninguna jugada que repetir.
refused-others-play = Un reparto solo se repite cuando juegas por tu cuenta.
refused-pause-too-soon = Juguemos un poco primero: podrás volver a pausar en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
table-seats = Sin equipos puede haber de 2 a 6 asientos, no { $seats }. Si sois más, jugad en equipos.
table-teams = { $seats } asientos no se pueden dividir en { $teams } equipos: con 4, 6, 8, 10 o 12 asientos se juega en dos equipos; con 6, 9 o 12, en tres.
table-stock = Las reservas de { $stock } cartas son demasiado grandes para { $seats } asientos y una baraja de { $deck } cartas, porque deben quedar { $hand } cartas por asiento para robar. Como mucho caben { $largest }{ $shared ->
    [0] .
   *[other] , o { $shared } si cada equipo comparte dos juegos de pilas.
}
table-stocks = Las reservas de { $stocks } cartas son demasiado grandes para { $seats } asientos y una baraja de { $deck } cartas, porque deben quedar { $hand } cartas por asiento para robar. Entre todas pueden tener { $most } cartas.
table-stock-count = Hay { $piles } reservas y cada una necesita un tamaño: { $stocks } no encaja.
table-draw = No puedes robar { $draw } cartas en cada turno si la mano es solo de { $hand }.
table-first-player = Debería empezar el asiento { $seat }, pero solo hay { $seats } asientos.
table-age-missing = La edad decide quién empieza: escribe la de cada persona.

## The end of a round
end-stock-empty = Se ha jugado la última carta de reserva.
end-blocked = Nadie puede jugar más.
end-stalled = Hace demasiado que nadie juega una carta de reserva.

## Typed moves
typed-card = «{ $text }» no es una carta. Las cartas se escriben valor.número, como 7.83, o W.150 para un comodín.
typed-move = «{ $text }» no es una jugada. Las jugadas se escriben origen>destino, como h3>b1 o s>b2.
typed-source = No puedes tomar una carta de «{ $text }». Usa h1, h2, … (mano), s (reserva), d1 a d4 (descartes), s@3 o d2@3 (los del asiento 3).
typed-target = No puedes poner una carta en «{ $text }». Usa b1 a b4 (pilas de construcción), d1 a d4 (descartes), d2@3 (el del asiento 3).

card-wild = comodín

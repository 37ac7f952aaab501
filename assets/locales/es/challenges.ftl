# Challenges: one deal for several people.

challenges-title = Retos
challenges-about = Un reto es un reparto en forma de código corto: quien lo abre juega las mismas cartas contra los mismos rivales. Puedes crear uno con cualquier ronda en Rondas jugadas, o al acabar una ronda.
challenges-code = Pega un código aquí
challenges-counts = Cuenta tu primer intento: sin pistas y sin deshacer.
challenges-played-before = Ya conoces estas cartas: volver a jugarlas no cuenta.
challenges-copy = Copiar el código
challenges-taken = Jugados aquí
challenges-open = Abrir archivo
challenges-open-about = Te pueden enviar un reto como archivo, o la grabación de una ronda guardada en Rondas jugadas. Aquí se vuelve a jugar, para que nadie presuma de lo que no jugó.
challenges-course = Cartas que quedan tras cada turno: { $cards }
challenges-played-cards = Cartas jugadas en cada turno: { $cards }
challenges-save = Guardar como archivo
challenges-file = Reto
challenges-waiting = Por jugar
challenges-remove = Quitar
challenges-rivals = Jugado por { $names }. Cuando lo juegues tú también, vuestras rondas aparecerán lado a lado.
challenges-checking = Se están jugando otra vez las rondas…
challenges-refused = { $name }: { $why }
challenge-kept = Te espera un nuevo reto en Retos.{ $refused ->
    [0] { "" }
    [one] {" "}Una grabación suya no demuestra nada y se ha dejado fuera.
   *[other] {" "}{ $refused } grabaciones suyas no demuestran nada y se han dejado fuera.
}
challenge-file-records = Un reto tiene como mucho { $most } grabaciones.
challenges-nameless = Sin nombre
challenges-make = Reto
challenges-make-about = El mismo reparto para otras personas, en un código que puedes enviar
challenges-table-title = Reto
challenges-back = A los retos
challenge-code-none = Esto no es un código de reto: tiene unas 60 letras, cifras, - y _ seguidas.
challenge-code-checksum = Este código de reto está incompleto o tiene una letra equivocada.
challenge-code-newer = Este reto se hizo con una versión más nueva de Skipstone.
challenge-code-content = Esta versión de Skipstone no puede jugar este reto.
challenge-not-repeatable = Las cartas de esta ronda no se pueden volver a repartir para otras personas.
attempt-other-deal = Esta grabación es de otro reparto: no coincide { $what ->
    [rules] en las reglas
    [players] en quién juega
    [dealer] en quién reparte
   *[cards] en las cartas
}.
attempt-broken = Esta grabación rompe las reglas en la línea { $line }, así que no demuestra nada.
attempt-unfinished = Esta ronda no se jugó hasta el final.
attempt-deviation = En la línea { $line } un jugador virtual hace algo distinto de lo que haría aquí: la grabación se ha cambiado o es de otra versión de Skipstone.

# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Tu nombre
page-code = Código
page-stone = Tu piedra
page-age = Tu edad
page-play = Unirme
page-watch = Mirar
page-again = Reintentar
page-here = Usar aquí
page-offline = Conexión perdida. Reconectando…
page-moved = No se llega a la mesa. Si sigue así, puede que su dirección haya cambiado: escribe la que aparece en la pantalla del ordenador anfitrión y conservarás tu asiento.
page-moved-address = La dirección que muestra la mesa
page-moved-go = Ir allí

## The lobby
page-seats = Asientos
page-free = Libre
page-watching = Mirando
page-rules = Reglas
page-all-rules = Todas las reglas de esta mesa

## The table
page-others = Los demás
page-builds = Pilas de construcción
page-own = Tus pilas
page-hand = Tu mano
page-draw = mazo
page-next = sigue
page-on-turn = juega
page-in-a-row = seguidas
page-partner = equipo
page-discarding = Al descartar termina tu turno
page-your-turn = Tu turno

## The result
page-result = Resultado
page-player = Nombre
page-left = En reserva
page-starts = La próxima ronda empieza en

## Talk and log
page-talk = Chat e historial
page-reactions = Reacciones
page-log = Qué ha pasado
page-message = Di algo
page-team = Solo a tu equipo
page-send = Enviar

## The menu
page-menu = Menú
page-close = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-settings = En este dispositivo
page-sound = Sonidos
page-vibration = Vibrar en tu turno

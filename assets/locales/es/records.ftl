# What is wrong with a record.

record-line = Línea { $line }: { $what }
record-none = Esto no es la grabación de una ronda.
record-newer = Esta grabación tiene la versión { $version }, de un Skipstone más nuevo.
record-version = No existe la versión { $version } de las grabaciones.
record-broken = la grabación está dañada ({ $problem }).

differs-wanted-deal = aquí debería estar el reparto.
differs-wanted-first-turn = aquí debería estar el primer turno.
differs-wanted-move = aquí debería haber una jugada.
differs-wanted-nothing = aquí no debería haber nada más.
differs-found = La grabación dice { $found }
differs-first-player = { $recorded } no puede empezar: según las reglas le toca a { $expected }.
differs-not-seated = no hay nadie en el asiento { $seat }: los asientos van del 1 al { $seats }.
differs-illegal = { $name } no puede jugar { $move }: { $why }
differs-objection = { $name } no puede protestar: { $why }
differs-shuffle = el mazo que se baraja aquí debe tener exactamente las cartas { $cards }
differs-event = la grabación dice { $recorded }, según las reglas es { $expected }
differs-deal-stocks = no se pudo repartir así: { $found } reservas para { $seats } asientos.
differs-deal-stock = no se pudo repartir así: la reserva de { $name } tiene { $found } cartas, y no { $expected }.
differs-deal-twice = no se pudo repartir así: dos cartas tienen el número { $id }.
differs-deal-rank = no se pudo repartir así: { $found } cartas de valor { $rank }, cuando la baraja tiene { $expected }.
differs-deal-wilds = no se pudo repartir así: { $found } comodines, cuando la baraja tiene { $expected }.

## Files
file-missing = No se encuentra { $file }.
file-forbidden = No tienes permiso para leer { $file }.
file-folder = { $file } es una carpeta. Abre un archivo.
file-unreadable = No se puede leer ({ $why }).
file-is-folder = Es una carpeta.
file-is-device = Es una tubería o un dispositivo, no un archivo.
file-too-large = Pasa de { $mebibytes } MB: es demasiado grande.
file-encoding = Es texto en { $encoding }. Guárdalo como UTF-8.
file-undecodable = La línea { $line } no es { $encoding }. Guarda el archivo como UTF-8.
file-line-end = La línea { $line } termina solo con CR. Guarda el archivo con LF o CRLF como fin de línea.
file-broken = No se puede abrir { $file }. { $why }
file-no-dialog = No hay ventana para elegir archivos. Arrastra el archivo a la ventana o indícalo en la línea de órdenes: skipstone FILE

## Enlaces
link-broken = Este enlace está incompleto o dañado. Pide que te lo manden otra vez.
link-unknown = Esta versión no sabe adónde lleva el enlace. Quizá lo sepa un Skipstone más nuevo.
link-wrong = Este enlace no lleva a ninguna parte. { $why }
link-no-puzzle = El enlace lleva a un puzle que esta versión no tiene. Quizá lo tenga un Skipstone más nuevo.

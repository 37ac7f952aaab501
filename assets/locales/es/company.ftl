# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Ocultar
table-spectators = Mirando: { $names }
chat-draft = Di algo
chat-send = Enviar
chat-everyone = A toda la mesa
chat-partners = Al equipo
chat-to-partners = { $name } (al equipo)
chat-spectator = { $name } (mirando)

## What people say at their stones
reaction-hello = ¡Hola!
reaction-nice = ¡Muy bien!
reaction-good-luck = ¡Suerte!
reaction-hmm = Mmm…
reaction-oh-no = ¡Oh, no!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Decir «{ $words }» ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Tu turno – { $title }
# What a person says, after the name and what else is told of them
table-says = dice «{ $words }»
nudge = Avisar a { $name }
nudge-said = ¡Te toca!

## What happens at the table. $name: a player
news-came = { $name } ha entrado.
news-watches = { $name } está mirando.
news-sat-down = { $name } ha tomado asiento.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] { $other } y tú habéis cambiado de asiento.
   *[other] { $name } y { $other } han cambiado de asiento.
}
# $name: the other one of the two
swap-asked = { $name } quiere cambiar de asiento contigo.
swap-agree = Cambiar
swap-decline = No, gracias
swap-waits = Has propuesto a { $name } cambiar de asiento.
swap-withdraw = Déjalo
news-swap-declined = { $name } prefiere no cambiar de asiento.
news-swap-off = Ya no se cambia de asiento con { $name }.
news-left = { $name } se ha ido.
news-kicked = Quien organiza ha expulsado a { $name } de la mesa.
news-kicked-own = Has expulsado a { $name } de la mesa.
news-plays-on = { $computer }, un jugador virtual, sigue en lugar de { $name }.
news-renamed = { $name } se llama ahora { $now }.
news-renamed-next = { $name } se llamará { $now } a partir de la próxima ronda.
news-renamed-next-own = Te llamarás { $now } a partir de la próxima ronda.
news-keeps-name = { $name } conserva al final ese nombre.
news-keeps-name-own = Al final conservas el nombre { $name }.
news-away = { $name } ha perdido la conexión.
news-not-back = { $count ->
    [one] { $name } aún no ha vuelto.
   *[other] { $name } aún no han vuelto.
}
news-waits = Quien organiza quiere esperar a { $name }.
news-back = { $count ->
    [one] { $name } ha vuelto.
   *[other] { $name } han vuelto.
}
news-replaced = { $count ->
    [one] { $name } ya no está en la mesa: sigue un jugador virtual.
   *[other] { $name } ya no están en la mesa: siguen jugadores virtuales.
}
news-replaced-away = { $count ->
    [one] { $name } no ha vuelto: sigue un jugador virtual.
   *[other] { $name } no han vuelto: siguen jugadores virtuales.
}
news-plays-next = { $name } juega a partir de la próxima ronda en lugar de { $seat }.
news-plays-next-own = Juegas a partir de la próxima ronda en lugar de { $seat }.
news-watches-next = { $name } pasa a mirar a partir de la próxima ronda, y juega en su lugar un jugador virtual.
news-watches-next-own = Pasas a mirar a partir de la próxima ronda, y juega por ti un jugador virtual.
news-watches-next-for = Pasas a mirar a partir de la próxima ronda, y { $name } juega por ti.
news-out-of-time = A { $name } se le acabó el tiempo: se ha descartado una carta en su lugar.
news-out-of-time-own = Se te acabó el tiempo: se ha descartado una carta en tu lugar.
said-out-of-time = ¡Tiempo!
news-paused = { $who ->
    [host] Quien organiza ha puesto la partida en pausa.
   *[other] { $name } ha puesto la partida en pausa.
}
# After an own press, or once the time of a turn is over
news-goes-on = La partida sigue.
news-resumed = { $who ->
    [host] Quien organiza ha reanudado la partida.
   *[other] { $name } ha reanudado la partida.
}
news-back-in-lobby = Quien organiza ha vuelto a la sala, donde empieza la próxima serie.
news-turn-limit = Desde ahora un turno puede durar { $seconds } segundos.
news-no-turn-limit = Desde ahora los turnos no tienen límite de tiempo.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] Se ha sentado un jugador virtual: { $names }.
   *[other] Se han sentado jugadores virtuales: { $names }.
}
news-computer-level = El jugador virtual { $name } juega ahora en el nivel { $level }.
news-computer-left = El jugador virtual { $name } se ha ido.
news-seats = La mesa tiene ahora { $seats } asientos.
news-teams = { $teams ->
    [one] Ahora se juega en un solo equipo.
   *[other] Ahora se juega en { $teams } equipos.
}
news-no-teams = Ahora cada cual juega por su cuenta.
news-grace = Si alguien pierde la conexión, la mesa espera ahora { $seconds } segundos.
news-preset = La mesa juega ahora con «{ $preset }».
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Ha cambiado una regla: { $rules }.
   *[other] Han cambiado algunas reglas: { $rules }.
}

## Around the board
table-pause = Pausa
table-undo-ask = Pedir deshacer
table-take-seat = Sentarme
table-seat-taken = Juegas la próxima
table-seat-taken-about = Pulsa aquí si prefieres seguir mirando.
table-watching = { $round }  ·  estás mirando

## At the seats
seat-quiet = no responde…
seat-away-for = fuera { $left }
seat-away = fuera
seat-replaced = virtual
table-status-quiet = Esperando a { $name }, que ahora mismo no responde.
table-status-away = Esperando a { $name }, que no tiene conexión. Si tarda demasiado, puede seguir un jugador virtual.
table-status-away-watching = Esperando a { $name }, que no tiene conexión.
seat-given = Quien organiza da tu asiento a un jugador virtual a partir de la próxima ronda. Puedes mirar o conservarlo.
seat-given-keep = Conservarlo
seat-given-watch = Miraré
seat-vacant = { $name } se ha ido. ¿Quieres su asiento a partir de la próxima ronda?
seat-take = Ocupar el asiento de { $name }
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } se ha ido. ¿Quién juega ahí a partir de la próxima ronda?
seat-offered-host = { $name } deja su asiento después de esta ronda. ¿Quién juega ahí entonces?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = Un jugador virtual
seat-offered = { $name } deja su asiento después de esta ronda. ¿Lo quieres?
away-asks = { $name } lleva un rato fuera.
away-replace = Que siga un jugador virtual ({ $level })
away-wait = Esperar

## Taking back
takeback-asked = { $name } quiere deshacer la última jugada.
takeback-agree = Vale
takeback-refuse = Que se quede
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Para deshacer falta el acuerdo de toda la mesa.
   *[other] Para deshacer falta la respuesta de { $names }.
}
takeback-withdraw = Déjalo
takeback-answered = { $name } quiere deshacer la última jugada. { $count ->
    [0] Aún faltan respuestas.
   *[other] Esperando a { $names }.
}
takeback-done = { $who ->
    [you] Se ha deshecho tu última jugada.
   *[other] Se ha deshecho la última jugada de { $name }.
}
# To who watches, in large letters
takeback-watched = { $name } pide deshacer. Esperando a { $names }.
takeback-withdrawn = { $who ->
    [you] Has retirado la petición. La jugada se queda.
   *[other] { $name } ha retirado la petición. La jugada se queda.
}
takeback-refused = { $who ->
    [you] Has dicho que no. La jugada se queda.
   *[other] { $name } ha dicho que no. La jugada se queda.
}
takeback-over = La jugada se queda.
takeback-lapsed = Tu petición de deshacer ya no está abierta. Pídelo otra vez si aún quieres.

## What keeps the game from going on
paused-title = { $who ->
    [you] Has puesto la partida en pausa
    [host] Quien organiza ha puesto la partida en pausa
   *[other] { $name } ha puesto la partida en pausa
}
paused-in-turn = { $who ->
    [you] Has puesto la partida en pausa, pero el tiempo de tu turno sigue corriendo
   *[other] { $name } ha puesto la partida en pausa, pero el tiempo de su turno sigue corriendo
}
paused-about = Nadie puede jugar hasta que se reanude, pero podéis seguir chateando.
paused-go-on = Reanudar
lost-title = Conexión perdida
lost-again = No se llega a la mesa. Nuevo intento en { $seconds } s: tu asiento está a salvo.
lost-now = No se llega a la mesa. Intentándolo otra vez: tu asiento está a salvo.
lost-again-watching = No se llega a la mesa. Nuevo intento en { $seconds } s.
lost-now-watching = No se llega a la mesa. Intentándolo otra vez…
lost-carry-on = Si el ordenador anfitrión ya no va a volver, puedes seguir en este desde la última ronda terminada.
carried-on-elsewhere = { $count ->
    [one] { $names } sigue al parecer vuestra serie en otro ordenador.
    [many] { $names } siguen al parecer vuestra serie, cada cual en su ordenador. Poneos de acuerdo en una de las mesas.
   *[other] { $names } siguen al parecer vuestra serie, cada cual en su ordenador. Poneos de acuerdo en una de las mesas.
}
carried-on-join = Ir con { $name }

## Between rounds. $ready and $people: how many
ready-count = { $ready } de { $people } con todo listo para la próxima ronda
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = La ronda empieza cuando todo el mundo pulse «Todo listo».
ready-waits = Esperando a { $names }.
# Said to one who isn't ready either
ready-waits-too = Se espera a { $names } y a ti.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } te espera.
   *[other] { $names } te esperan.
}
ready-begins-in = La ronda empieza en { $left }
ready-begins-now = La ronda empieza
ready-yes = todo listo
ready-reads = leyendo
ready-away = fuera
again-count = Quieren jugar otra vez: { $ready } de { $people }
again-yes = repite
round-began = Ha empezado la siguiente ronda.
round-own-turn = Te toca.
round-back = Volver a la mesa
result-ready = Todo listo
result-not-ready = Todavía no
result-begin-anyway = Empezar sin esperar
result-wait-for = Esperar a { $name }

## The host closes the table. $name: who hosts
the-host = Quien organiza
closed-title = La mesa está cerrada
closed-saved = { $name } ha cerrado la mesa; está guardada. Quédate aquí y verás cuándo se abre de nuevo.
closed-for-good = { $name } ha cerrado la mesa.
closed-handed-title = La mesa se muda
closed-handed-to-you = { $name } te cede la mesa. Sigue aquí y todos pasarán a tu ordenador.
closed-handed-over = { $name } cede la mesa a { $other }. En cuanto se abra, pasas allí.
between-title = La serie sigue
between-about = En cuanto todo el mundo pulse «Todo listo», aquí se reparte la siguiente ronda.
closed-open-again-title = La mesa está abierta de nuevo
closed-open-again = { $name } ha abierto la mesa de nuevo.
closed-kept-title = Tu otra mesa está abierta de nuevo
closed-kept = { $name } ha abierto de nuevo la mesa donde se te guarda el asiento.
closed-new-table-title = Hay otra mesa abierta
closed-new-table-saved = { $name } ha abierto otra mesa. La tuya de antes sigue cerrada; está guardada.
closed-new-table = { $name } ha abierto otra mesa. La tuya de antes está cerrada.
closed-join-new = Ir a esa mesa
closed-come-back = Volver

## The end of a round
result-verified = Verificada: reparto limpio, jugada según las reglas.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 nota.
   *[other] {" "}{ $notes } notas.
} { $shown ->
    [yes] Ocultar detalles
   *[no] Detalles…
}
result-verified-about = Nadie pudo elegir estas cartas, ni siquiera quien organiza: salen de números aleatorios fijados antes de mostrarse el primero. Tu programa ha comprobado todas las jugadas. Lo que ningún programa puede saber: si quien organiza, cuyo ordenador tiene que conocer todas las cartas, las miró.
result-verified-about-watcher = Nadie pudo elegir estas cartas, salvo quien organiza junto con todas las personas que dieron números aleatorios. Tu programa ha comprobado todas las jugadas. Lo que ningún programa puede saber: si quien organiza, cuyo ordenador tiene que conocer todas las cartas, las miró.
result-verified-about-host = Tu programa ha comprobado todas las jugadas. Lo que pueden demostrar los demás lo dicen sus programas.
result-not-proven-about = Esto no acusa a nadie: simplemente, tu programa no pudo comprobarlo todo.
result-broken-about = Tu programa ha encontrado algo que el programa anfitrión no puede haber hecho sin querer.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = El reparto se sorteó { $number } veces: { $count ->
    [one] el ordenador de { $names } no respondió.
   *[other] los ordenadores de { $names } no respondieron.
}
result-dealt-without = Reparto sin número aleatorio de { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] El ordenador de { $names } vio la misma ronda.
   *[other] Los ordenadores de { $names } vieron la misma ronda.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] El ordenador de { $names } dice que vio la misma ronda, pero { $known ->
        [this-host] solo lo conoces por esta mesa.
       *[new] es nuevo para ti.
    }
   *[other] Los ordenadores de { $names } dicen que vieron la misma ronda, pero { $known ->
        [this-host] solo los conoces por esta mesa.
       *[new] son nuevos para ti.
    }
}
# How well a player’s computer is known.
key-direct = Ya te has encontrado antes con este ordenador.
key-other-host = Conoces este ordenador de la mesa de otra persona.
key-this-host = Solo conoces este ordenador por quien organiza esta mesa.
key-new = Este ordenador es nuevo para ti.
result-played-for = Un jugador virtual hizo jugadas por { $names }.
result-scores-told = De los puntos anteriores solo responde la palabra de quien organiza.
result-rematch = Jugar otra vez
result-waits = Otra { $what ->
    [round] ronda
   *[series] serie
} empieza cuando todo el mundo quiera jugar otra vez.
result-host-in-lobby = { $name } ha vuelto a la sala. Ven cuando quieras.
result-to-lobby = A la sala

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Ronda { $round }: { $words }
doubt-own-share = Sin demostrar: el reparto se hizo sin número aleatorio de tu ordenador.
# $from: the number of an entry in the round’s log
doubt-watched = Sin demostrar: estabas mirando y no participaste en el reparto. Lo que viste desde el paso { $from } cuadra.
doubt-end-not-shown = Sin demostrar: el final de la ronda no llegó a tu ordenador.
doubt-other-bots = Sin demostrar: los jugadores virtuales son de otra versión de Skipstone, así que sus jugadas no se pueden comprobar aquí.
doubt-too-long = Sin demostrar: los jugadores virtuales hicieron más jugadas de las que se pueden comprobar.
doubt-log-lost = Sin demostrar: el programa anfitrión se reinició y perdió parte de la ronda.
doubt-other-series-before = Sin demostrar: así no iba la serie con el anfitrión anterior, según lo que vio tu ordenador. Uno de los dos ha dicho otra cosa.
# $count: how many rounds.
doubt-unfinished-deals = Sin demostrar: { $count ->
    [one] una ronda anterior con este anfitrión o el anterior quedó sin terminar
   *[other] { $count } rondas anteriores con este anfitrión o el anterior quedaron sin terminar
}. Así se podrían dejar fuera repartos, de modo que tu ordenador no puede estar seguro de este.
# $count: how many rounds.
doubt-kicked = Sin demostrar: quien organiza te expulsó de { $count ->
    [one] una ronda anterior, así que no la jugaste hasta el final
   *[other] { $count } rondas anteriores, así que no las jugaste hasta el final
}. Por eso tu ordenador no puede estar seguro de esta.
doubt-played-for = Sin demostrar: quien organiza dejó que un jugador virtual jugara por ti, aunque estabas.
# $had and $limit: seconds
doubt-turn-cut-short = Sin demostrar: tu turno terminó a los { $had } de { $limit } segundos, según el reloj de tu ordenador.
doubt-move-ignored = Sin demostrar: jugaste a tiempo, pero tu turno terminó sin tu jugada.
doubt-pause-late = Sin demostrar: la partida se pausó o se reanudó en tu nombre mucho después de que lo pidieras.
doubt-unknown-signature = Sin demostrar: tu clave firmó algo que este programa no conoce. ¿La usas en otro sitio o has restaurado una copia de seguridad?
doubt-not-present = Sin demostrar: no estabas en esta ronda.
doubt-no-record = Sin demostrar: no estabas, y quien organiza no tiene una grabación legible de esta ronda.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Reglas rotas: quien organiza firmó dos versiones distintas de esta ronda.
breach-contract = Reglas rotas: quien organiza empezó esta ronda con reglas, asientos o puntos que no se siguen de lo anterior.
breach-dealer = Reglas rotas: quien organiza no sorteó quién reparte con los números aleatorios de toda la mesa.
breach-forged = Reglas rotas: en el paso { $step }, quien organiza hizo una jugada por otra persona.
breach-illegal = Reglas rotas: en el paso { $step }, quien organiza permitió una jugada contra las reglas.
breach-differs = Reglas rotas: en el paso { $step }, quien organiza mostró algo que no sale del reparto.
breach-bot = Reglas rotas: en el paso { $step }, quien organiza no dejó a un jugador virtual hacer su propia jugada.
breach-takeback = Reglas rotas: en el paso { $step }, quien organiza deshizo jugadas que debían quedarse.
breach-takeover = Reglas rotas: en el paso { $step }, quien organiza dejó que siguiera un jugador virtual sin motivo.
breach-talk = Reglas rotas: en el paso { $step }, quien organiza permitió delatar a alguien que no había hablado.
breach-limits = Reglas rotas: en el paso { $step }, quien organiza dio menos tiempo del acordado.
breach-pause = Reglas rotas: en el paso { $step }, quien organiza pausó o reanudó la partida en nombre de otra persona.
unfair-foreign-share = Reglas rotas: quien organiza repartió con un número aleatorio en nombre de { $name }, que no podía dar ninguno.
unfair-signature = Reglas rotas: quien organiza repartió con un número aleatorio que { $name } nunca firmó.
unfair-share = Reglas rotas: quien organiza repartió con un número aleatorio de { $name } distinto del prometido antes del reparto.
unfair-failure = Reglas rotas: quien organiza empezó de nuevo el reparto sin motivo.
unfair-secret = Reglas rotas: el secreto de quien organiza no es el prometido antes del reparto.

## The number that is the same for everyone who was shown the same
safety-number-ask = ¿Habéis visto lo mismo?
safety-number = Leeos este número: { $number }. Si el de alguien es distinto, no se os mostró lo mismo.
deal-declined-own = Quien organiza quiso repartir algo distinto de lo que habías aceptado, así que no se repartió nada. Mira lo que se propone y pulsa «Todo listo».
deal-declined = { $name } no ha aceptado esta ronda, así que no se repartió nada.

## The people in the menu
people-title = En la mesa
people-watches = mirando
people-computer = jugador virtual
people-watches-next = mira a partir de la próxima ronda
people-plays-next = juega a partir de la próxima ronda
people-gives-way = hasta la próxima ronda, luego juega { $name }
people-take = Jugar a partir de la próxima ronda en lugar de { $name }
people-play = Jugar
people-seat = Dar asiento
people-seat-about = Elige el asiento: «Aquí, desde la próxima ronda».
people-here = Aquí, desde la próxima ronda
people-watch = Mirar la próxima
people-replace = Virtual la próxima
people-as-before = Mejor no
people-rename = Renombrar
people-rename-about = Vale a partir de la próxima ronda.
# Below the name so far
people-renamed-next = → { $now }, a partir de la próxima ronda
people-kick-about = Sigue un jugador virtual. Tras una expulsión se puede volver a llamar a la puerta; con un veto, no.
people-kick-about-watching = Tras una expulsión se puede volver a llamar a la puerta; con un veto, no.
people-hand-over = Ceder
people-hand-over-about = Todo el mundo sigue en el ordenador de { $name } en cuanto la mesa se abra allí. Los móviles entran con el código nuevo.
people-hand-over-yes = Ceder la mesa
people-mute = Silenciar
people-hear = Oír de nuevo
people-entry = Quién puede entrar
people-turns = Tiempo por turno
people-turns-about = Vale al momento: quien tenga el turno dispone desde ahora de ese tiempo. Entre dos rondas, todo el mundo vuelve a pulsar «Todo listo».
people-turn-free = Sin límite
people-turn-seconds = { $seconds } s
people-banned = Con veto
people-unban = Quitar veto

## The menu
menu-kept-hosted = La mesa se cierra para todo el mundo, pero la partida se guarda tal como está. Elige «Continuar» en la pantalla de inicio para abrirla de nuevo, y los demás podrán volver.
menu-unsaved-hosted = La mesa se cierra para todo el mundo. Lo último que se ha jugado no se puede guardar ahora mismo: solo dura mientras Skipstone siga abierto.
menu-leave-sure = ¿Dejar la mesa?
menu-goes-on = Los demás siguen jugando, y un jugador virtual ocupa tu asiento. Vuelve para recuperarlo, salvo que quien organiza se lo haya dado a otra persona.
menu-stay-watching = Seguir mirando
menu-watched = Los demás siguen jugando sin ti.

## What can’t be done
denied-late = La mesa acaba de cambiar: míralo otra vez.
denied-not-seated = Eso solo lo puede hacer quien juega.
denied-not-now = Ahora mismo no se puede.
denied-seat-taken = Este asiento está ocupado.
denied-partners-silent = El equipo no habla durante sus turnos. ¡Guárdatelo para luego!
denied-too-fast = Eso ha sido muy rápido. Espera un momento.
denied-name-taken = En esta mesa ya hay alguien con ese nombre.
denied-stone-taken = Otra persona de esta mesa tiene la piedra que elegiste, así que aquí tienes otra.
denied-player-kicked = Ha habido una expulsión en esta ronda, así que todas las jugadas se quedan.

## Table manners
table-draw-card = Robar
table-status-draw = ¡Te toca! Primero roba tus cartas del mazo.
manners-ahead = { $name } ha jugado fuera de turno.
manners-catch = Pillar
manners-talked = { $name } ha hablado durante el turno de su equipo.
manners-call = Delatar
chat-audience = Quién lo lee

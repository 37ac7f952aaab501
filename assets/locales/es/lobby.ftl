# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Tu mesa
lobby-table-of = Mesa de { $name }
lobby-opening = Abriendo tu mesa…
lobby-leave = Salir
lobby-asks-leave = Si sales, la mesa se cierra para todo el mundo.
lobby-stay = Quedarme
lobby-close = Cerrar la mesa
host-badge = organiza

lobby-seats = Asientos
lobby-full = Todos los asientos están ocupados.
lobby-free-about = Los jugadores virtuales ocupan los asientos libres al empezar la partida.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Al empezar, un jugador virtual ocupa el asiento libre: { $names } ({ $level }).
   *[other] Al empezar, jugadores virtuales ocupan los { $count } asientos libres: { $names } ({ $level }).
}
lobby-free = Libre
lobby-sit = Sentarme aquí
lobby-sit-at = Sentarme aquí: { $seat }
lobby-person = Una persona
lobby-you = { $name } (tú)
lobby-is-ready = todo listo
lobby-key = Clave { $key }, que solo tiene su ordenador
lobby-spectators = Mirando
lobby-own = Así te ven los demás. Solo se muestran las piedras que nadie más tiene.
lobby-rename = Renombrar
lobby-away = Expulsar…
lobby-away-of = Expulsar a { $name }…
lobby-away-ask = ¿Expulsar a { $name }?
lobby-away-now = Expulsar
lobby-away-ever = Vetar
lobby-away-not = Cancelar

## Swapping seats, at tables with teams
lobby-swap-offer = ¿Cambiamos?
lobby-swap-offer-to = Proponer a { $name } cambiar de asiento contigo
lobby-swap = Cambiar…
lobby-swap-of = Cambiar el asiento de { $name }…
lobby-swap-here = Cambiar
lobby-swap-both = Cambiar los asientos de { $name } y { $other }
lobby-swap-not = Cancelar

lobby-rules = Reglas: { $preset }
lobby-change = Cambiar…
lobby-all-rules = Todas las reglas…
lobby-rules-title = Las reglas de esta mesa
lobby-rules-back = Volver a la sala
lobby-plan = Reglas y mesa
lobby-use = Usar estas
lobby-unused = Has cambiado algo. ¿Quieres usarlo?
lobby-unused-drop = Desechar
lobby-manners = En la mesa
lobby-watching = Se puede mirar
lobby-turn = Tiempo por turno
lobby-turn-none = Sin límite
lobby-turn-told = { $time } por turno
lobby-grace = Espera si falta alguien
lobby-grace-about = Después, los demás pueden dejar que siga un jugador virtual. Quien vuelve recupera su asiento.
lobby-seconds = { $seconds } segundos
lobby-minutes = { $minutes } minutos

lobby-door = Quién puede entrar
lobby-copy = Copiar
lobby-copied = Copiado
lobby-of-short-code = { $label }: código corto
lobby-of-invite-code = { $label }: código de invitación
lobby-new-code = Nuevo código
lobby-short-code-title = Código corto
lobby-invite-code-title = Código de invitación
lobby-invite-about = Para copiar: también demuestra de quién es la mesa.
lobby-short-code = Lee este código en voz alta: quien lo escriba en Skipstone en esta red puede entrar.
lobby-spoken-code = Tu mesa está abierta. Los demás entran con el código { $code }.
lobby-short-code-redrawn = Se probaron demasiados códigos equivocados, así que la mesa tiene uno nuevo. Funciona dentro de un minuto.
lobby-code-redrawn = Se probaron demasiados códigos equivocados. El código corto de la mesa es ahora { $code }; funciona dentro de un minuto.
lobby-addresses = Sin el código: { $addresses }
lobby-not-announced = Los demás no pueden encontrar tu mesa en la red. Dales el código o una dirección.
lobby-port-held = Los demás no pueden encontrar tu mesa en la red porque otro programa ocupa el puerto UDP 5353. Dales el código o una dirección.
entry-knock = Llamar
entry-code = Código
entry-open = Abierta
entry-knock-about = Tú decides quién entra. Con el código se entra directamente:
entry-code-about = Solo se entra con el código de invitación:
entry-open-about = Puede entrar cualquiera que encuentre la mesa. El código lleva a ella:

# $words: what is said
lobby-react = Decir «{ $words }»

knock = { $name } quiere entrar.
knock-to-watch = { $name } quiere mirar.
knock-new = Primera vez aquí.
# $day: "on Friday"
knock-known = Estuvo aquí { $day }.
knock-known-before = Ya estuvo aquí antes.
knock-namesake = Conoces a { $name } de otro ordenador: ¿será un segundo ordenador suyo o será otra persona?
knock-others = { $count ->
    [one] También espera otra persona.
   *[other] También esperan otras { $count } personas.
}
knock-let-in = Dejar entrar
knock-refuse = Rechazar

lobby-lost = Se ha perdido la conexión con la mesa. Reconectando…
lobby-stand-up = Solo mirar
lobby-ready = Todo listo
lobby-not-ready = Todavía no
lobby-begin = Empezar
lobby-begin-anyway = Empezar igualmente
lobby-reopen = Cambiar algo
lobby-alone = Por ahora no hay nadie más. Comparte el código de invitación o empieza con jugadores virtuales.
lobby-begin-about = Empieza cuando no falte nadie. Cada cual ve a qué vais a jugar y pulsa «Todo listo».
lobby-waits = Esperando a que quien organiza empiece.
lobby-say-ready = ¿Quieres jugar así? Entonces pulsa «Todo listo».
lobby-missing = Falta confirmar: { $names }
lobby-watching-told = Estás mirando. Para jugar, ocupa un asiento libre o el de un jugador virtual.
lobby-tell-age = La edad decide quién empieza: escribe la tuya en tu asiento.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Nuevo desde la última vez que miraste
proposal-as-shown = Todo está como lo viste
proposal-confirm = Me parece bien
proposal-age = { $age } años
change-sits-down = Asiento { $seat }: ahora juega aquí { $name }.
change-replaces = Asiento { $seat }: ahora juega aquí { $name }, no { $before }.
# $name: with the level in brackets
change-computer-sits-down = Asiento { $seat }: juega aquí el jugador virtual { $name }.
change-computer-replaces = Asiento { $seat }: ahora juega aquí el jugador virtual { $name }, no { $before }.
change-level-unknown = desconocido
change-renamed = { $name } se llama ahora { $now }.
change-name-of-other = Ahora otra persona tiene el nombre { $name }.
change-age = { $name } indica que tiene { $age } años.
change-no-age = { $name } ya no indica su edad.
change-on-phone = { $name } juega ahora desde un móvil.
change-off-phone = { $name } ya no juega desde un móvil.
change-away = { $name } no está: hasta que vuelva, juega un jugador virtual.
change-back = { $name } ha vuelto.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Jugarías en el asiento { $seat }, aunque elegiste el { $wished }.
surprise-name = Te llamarías { $name }, aunque elegiste { $wished }.
surprise-age = Como edad tuya figuraría { $age }.
surprise-no-age = Tu edad no figuraría.
surprise-bots = Los jugadores virtuales son de otra versión de Skipstone: tu ordenador no puede comprobar sus jugadas, así que la ronda no se puede verificar.
surprise-unknown-series = Se dice que esta serie continúa otra que tu ordenador no ha visto, o en la que no jugó quien organiza: de los puntos solo responde su palabra.
surprise-other-series = Esta no es la serie que venías a seguir aquí.
surprise-other-players = { $count ->
    [0] Los límites de tiempo o los jugadores virtuales no son los de la serie que continúa aquí.
    [one] El asiento { $seats } lo tendría otra persona que en la serie que continúa aquí.
   *[other] Los asientos { $seats } los tendrían otras personas que en la serie que continúa aquí.
}
surprise-other-scores = Esta serie continúa una que tu ordenador ha visto de otra forma: tras la ronda { $round } tienes { $own }, y aquí seguiría con { $told }.
move-stands = Ya has hecho una jugada aquí, y vale: se ha enviado de nuevo.

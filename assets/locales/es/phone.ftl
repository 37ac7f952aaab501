# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Tu turno:
phone-choose = juega una carta, o descarta una para terminar el turno
phone-nothing-fits = nada encaja en las pilas de construcción: descarta para terminar el turno
phone-draw = primero roba tus cartas
phone-promise = juega ahora { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} de la reserva
phone-pass = nada que jugar ni que robar: puedes pasar
phone-empty-hand = no te quedan cartas en la mano: juega de tu reserva o de tus descartes
phone-held = { $can ->
    [both] juega o descarta
    [play] juega
   *[discard] descarta
} { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}
phone-next = toca { $rank }
phone-play = jugar { $rank }
phone-discard = descartar
phone-say-ready = Pulsa «Todo listo» cuando quieras empezar.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] Juegas en pareja con { $names }
   *[other] Juegas en equipo con { $names }
}
phone-renamed = Ahora te llamas { $now }.
phone-tell-age = La edad decide quién empieza: escribe la tuya abajo.
phone-name-empty = Primero escribe un nombre.
phone-name-long = Ese nombre es demasiado largo.
phone-leave-lobby = Tu asiento quedará libre.
phone-not-verified = Jugada desde un móvil: el ordenador anfitrión hace la parte de este asiento en el reparto, así que este asiento no puede verificarlo.

## The way in
phone-knocking = Llamando a la puerta. Quien organiza tiene que dejarte entrar.
phone-ask-code = Pide a quien organiza el código que va al final de la dirección para móviles y escríbelo abajo.
phone-closed = Ya no se admiten más móviles.
phone-table-closed = La mesa está cerrada.
phone-handed-over = La mesa sigue en otro ordenador. Allí están la dirección y el código nuevos.
phone-back-later = Quien organiza se ha ido. La mesa seguirá cuando vuelva.
phone-elsewhere = Este asiento está abierto en otra pestaña o en otro dispositivo.
phone-kicked = Quien organiza te ha expulsado de la mesa. Para volver, llama otra vez a la puerta.
phone-banned = Quien organiza te ha vetado en la mesa.
phone-left = Has dejado la mesa.
phone-lost = No se llega a la mesa.

## The host’s switch, and the badge of those who come by it
phones-may-join = Permitir móviles
phones-about = Se juega en el navegador del móvil, sin instalar nada.
phones-scan = Escanea esto con la cámara del móvil o escribe la dirección en su navegador.
phones-unsafe = Cualquiera en esta red podría leer o cambiar lo que envía un móvil, y tu ordenador hace su parte en el reparto.
phones-failed = No se puede entrar con el móvil: la red de este ordenador no lo permite.
phone-badge = móvil
phone-badge-about = Juega desde un móvil: el ordenador anfitrión hace la parte de este asiento en el reparto, así que este asiento no puede verificarlo.
phones-scan-short = Escanea para entrar
phones-seats = { $seats ->
    [one] 1 asiento libre
   *[other] { $seats } asientos libres
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = El ordenador anfitrión tenía las cartas de quienes jugaron desde el móvil: { $names }.

# Getting to somebody's table.

join-title = Unirse a una mesa
join-where = Dirección o código
join-where-example = K7M-4RX, 192.168.1.20 o 0A5K2-…
join-play = Jugar
join-watch = Mirar
join-go = Entrar
join-found = Mesas en esta red
join-looking = Buscando mesas… Si la tuya no aparece, escribe su dirección o un código de invitación.
join-looking-off = La búsqueda de mesas está desactivada en los ajustes. Aun así, puedes entrar con una dirección o un código de invitación.
join-looking-failed = No se pueden buscar mesas en esta red. Aun así, puedes entrar con una dirección o un código de invitación.
join-looking-port-held = Otro programa impide que Skipstone busque mesas: ocupa el puerto UDP 5353. Aun así, puedes entrar con una dirección o un código de invitación.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } sigue vuestra serie con { $names }
join-free = { $free ->
    [0] los { $seats } asientos ocupados
    [one] 1 de { $seats } asientos libre
   *[other] { $free } de { $seats } asientos libres
}
join-kept = se te guarda el asiento
join-kept-claimed = puede que aquí se te guarde el asiento
join-host-known = ya la conoces
join-host-claimed = puede que ya la conozcas
join-is-code = Un código de invitación para la mesa en { $address }.
join-is-computer = { $host }, puerto { $port }
join-is-computer-with-code = Un código corto para la mesa en { $host }, puerto { $port }.
join-is-short-code = Un código corto para «{ $table }».
join-short-code-looking = Un código corto. Todavía no se ha encontrado ninguna mesa en esta red: espera un momento o escribe la dirección delante, como 192.168.1.20/K7M-4RX.
join-short-code-address = Un código corto. No se buscan mesas, así que escribe la dirección delante, como 192.168.1.20/K7M-4RX.
join-short-code-choose = Un código corto. Hay más de una mesa: elige la de quien te dio el código. Probarlo en otra contaría allí como error.
# Where several tables are on the network. $code: the short code
join-which-host = ¿Quién te dio el código { $code }?
join-which-host-about = Elige esa mesa o pulsa su número. Probarlo en otra contaría allí como error.
join-address-code-letter = No es el código de una mesa: míralo otra vez. Los códigos tienen las cifras 2 a 9 y las letras { $letters }, pero no «{ $letter }».
# $address: what was typed, with the port
join-address-code-almost = No es el código de una mesa: míralo otra vez. Los códigos tienen las cifras 2 a 9 y las letras { $letters }, pero no «{ $letter }». Si es el nombre de un ordenador, escribe { $address }.
join-address-code-almost-length = No es el código de una mesa: los códigos tienen { $letters } letras y cifras. Si es el nombre de un ordenador, escribe { $address }.
join-address-code-length = Un código corto tiene { $letters } letras y cifras.

join-address-empty = Escribe la dirección de la mesa o el código de invitación. Quien organiza ve ambos en la sala.
join-address-letter = «{ $letter }» no aparece en los códigos de invitación. Se componen de cifras y letras sin U.
join-address-short = Aún no es el código de invitación completo: { $letters } de al menos 30 letras.
join-address-typo = Hay una errata en el código de invitación. Compáralo con el original.
join-address-newer = Este código es de una versión más nueva de Skipstone. Actualiza la tuya.
join-address-port = «{ $port }» no es un puerto. Los puertos son números del 1 al 65535.
join-address-host = «{ $host }» no es ni una dirección ni un código de invitación.

## Waiting
join-of-code = la mesa de tu código de invitación
join-calling = Conectando con { $table }…
join-calling-about = Tarda unos segundos como mucho.
join-knocked = Has llamado a la puerta de { $table }.
join-knocked-about = Esperando a que te dejen entrar como «{ $name }».
join-knocked-watch-about = Esperando a que te dejen entrar como «{ $name }», para mirar.
join-knocked-once = Solo hace falta una vez.
join-cancel = Cancelar

## Why not
join-failed = No se pudo entrar en { $table }
join-over = Ya no estás en { $table }
join-again = Reintentar
join-knock = Llamar otra vez
join-watch-instead = Solo mirar
join-choose = Otra mesa
join-home = A la pantalla de inicio
join-other-code = Volver al código
join-unknown = Aquí no hay ningún ordenador llamado «{ $name }».
join-unknown-or-code = Aquí no hay ningún ordenador llamado «{ $name }», y tampoco es el código de una mesa: los códigos solo tienen las cifras 2 a 9 y las letras { $letters }.
join-unknown-next = Revisa cómo está escrito o usa su dirección, que se parece a 192.168.1.20. El puerto es { $port }, salvo que te hayan dicho otro.
join-no-network-next = ¿Está este ordenador conectado a una red?
join-nothing-answers = { $near ->
    [true] El ordenador de la mesa no responde.
   *[false] Sin respuesta de { $address }.
}
join-nothing-answers-next = ¿Sigue abierta la mesa? Si es así, el cortafuegos del ordenador anfitrión debe dejar pasar a Skipstone: puerto UDP { $port }.
join-alike = En { $address }, clave { $key }
kept-at-other-table = Esta es una mesa nueva. Tu asiento en «{ $table }» se guarda hasta que { $name } la abra de nuevo.
join-kept-not-open = «{ $table }» no está abierta ahora
join-kept-closed = El ordenador anfitrión no responde. Tu asiento sigue siendo tuyo.
join-kept-closed-watched = Quédate aquí: en cuanto la mesa se abra de nuevo, volverás a ella, aunque haya cambiado de dirección. Si ya está abierta, comprueba que los dos ordenadores estén en la misma red.
join-kept-closed-next = Vuelve cuando la mesa se haya abierto de nuevo. Si ya está abierta, comprueba que los dos ordenadores estén en la misma red.
join-other-network = Sin respuesta de { $address }, que está en otra red que este ordenador.
join-other-network-next = Conéctate a la misma red, por ejemplo la misma wifi, y prueba otra vez.
join-unreachable = { $near ->
    [true] Desde aquí no se llega al ordenador de la mesa.
   *[false] Desde aquí no se llega a { $address }.
}
join-unreachable-next = Revisa la dirección: ¿falta o sobra alguna cifra?
join-no-address = Esta mesa no dice cómo llegar a ella.
join-no-address-next = Pide a quien organiza el código de invitación o una dirección. Ambos aparecen en la sala.
join-other-protocol = En { $address } no hay ninguna mesa de Skipstone que esta versión entienda.
join-other-protocol-next = Necesitáis la misma versión de Skipstone. La tuya es la { $version }.
join-busy = La mesa no admite más conexiones en este momento.
join-busy-next = Prueba otra vez dentro de un momento.
join-key-changed = Esta no es la mesa que conoces
join-key-changed-next = Esta mesa tenía antes otra clave. Puede que quien organiza haya reinstalado Skipstone o cambiado de ordenador, o que alguien se esté haciendo pasar por esa persona. Pregúntale antes de entrar, y compara la nueva clave con la de su sala.
join-key-before = La clave que conoces
join-key-now = La clave de ahora
join-key-stay = No entrar
join-key-anyway = Entrar igualmente
join-unexpected-key = El ordenador que ha respondido no es el de la lista.
join-unexpected-key-next = Su clave es otra, así que alguien podría estar haciéndose pasar por quien organiza. Pídele el código de invitación y entra con él.
join-not-the-table = No es la mesa de este código de invitación.
join-not-the-table-next = Pide el código actual a quien organiza.
join-lost-next = Prueba otra vez. Si sigue pasando, pregunta a quien organiza si la mesa sigue abierta.
join-protocol-violation = El programa anfitrión ha enviado algo sin sentido: { $why }.
join-protocol-violation-next = Después de eso la partida ya no era de fiar. Comparad vuestras versiones de Skipstone y actualizad las dos.
join-version = La mesa tiene la versión { $app } y tú tienes la { $own }. No funcionan juntas.
join-version-host = Quien organiza tiene que actualizar Skipstone.
join-version-guest = Actualiza tu Skipstone.
join-full = Todos los asientos están ocupados.
join-full-next = Puedes mirar, y jugar a partir de la próxima ronda si algún asiento es de un jugador virtual.
join-no-watching = Esta mesa no admite a nadie más mirando.
join-no-watching-next = Pide a quien organiza que permita mirar, en la sala.
join-not-let-in = No te han dejado entrar.
join-not-let-in-next = Quizá no miraba nadie. Pregunta a quien organiza y llama otra vez.
join-code-needed = Para esta mesa necesitas el código de invitación.
join-code-needed-next = Pide el código a quien organiza y escríbelo en lugar de la dirección.
join-wrong-short-code = Este no es el código de esta mesa, o ya no lo es. { $tries ->
    [0] No te quedan intentos hasta que la mesa tenga un código nuevo.
    [one] Te queda un intento.
   *[other] Te quedan { $tries } intentos.
}
join-wrong-short-code-next = Pide el código actual a quien organiza, o revisa la mesa y la dirección.
join-codes-paused = En esta mesa se probaron demasiados códigos equivocados, así que ahora tiene uno nuevo.
join-codes-paused-next = Pide el código nuevo a quien organiza y prueba otra vez dentro de { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}
join-wrong-code = El código de invitación está mal o ya no vale. { $tries ->
    [0] De momento no puedes volver a probar.
    [one] Te queda un intento.
   *[other] Te quedan { $tries } intentos.
}
join-wrong-code-next = Pide el código actual a quien organiza.
join-banned = Tienes un veto en esta mesa.
join-banned-next = Solo quien organiza puede quitarlo.
join-name-taken = En esta mesa ya hay alguien con tu nombre.
join-name-taken-next = Entra con otro: es solo para esta mesa.
join-no-seat = No tienes asiento en la mesa que está abierta ahora.
join-no-seat-next = Entra: quizá haya un asiento libre. El asiento que te guarda una mesa anterior sigue siendo tuyo.

network-in-use = Otro programa está usando el puerto { $port }.
network-not-allowed = Este sistema no permite a Skipstone usar el puerto { $port }.
network-not-here = { $address } no es una dirección de este ordenador.
network-other = No se puede usar la red de este ordenador: { $why }

lost-ended = La mesa ha terminado la conexión.
lost-silent = Se ha perdido la conexión.
lost-restarted = El programa anfitrión se ha reiniciado.
lost-misunderstood = No se entiende al programa anfitrión: { $why }.
lost-broken = La conexión ha fallado: { $why }.

farewell-back-later = { $name } se ha ido. La partida seguirá cuando vuelva.
farewell-handed-over = La mesa sigue en otro ordenador. En cuanto se abra, estará en esta lista.
farewell-kicked = { $name } te ha expulsado de la mesa, así que no se te guarda el asiento.
farewell-kicked-next = Para volver, llama otra vez a la puerta.
farewell-banned = { $name } te ha vetado en la mesa. No puedes volver.
farewell-replaced = Has entrado desde otra ventana u otro ordenador.
farewell-too-slow = Tu conexión era demasiado lenta para seguir la partida.
farewell-misunderstood = Los dos programas no se entienden. Necesitáis la misma versión de Skipstone.

introduction-title = ¿Cómo te llamas en la mesa?
introduction-about = Así te ven los demás. Puedes cambiar ambas cosas más tarde, en los ajustes y en la sala.
introduction-name = Tu nombre
introduction-name-example = Tu nombre
introduction-nameless = …
introduction-stone = Tu piedra
introduction-no-name = Primero escribe un nombre. Puede ser cualquiera, y puedes cambiarlo luego.
introduction-sit = Sentarme
introduction-cancel = Cancelar
join-wanted = Para qué

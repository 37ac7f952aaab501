# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = ¿No se encuentra la mesa?
network-looking = Examinando este ordenador y sus redes…
network-looking-about = Tarda hasta diez segundos; con una dirección, un poco más.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] En este ordenador no se ve nada que impida encontrar mesas.
        [one] No hay nada seguro, pero sí una cosa que puede ser la causa.
       *[other] No hay nada seguro, pero sí { $possible } cosas que pueden ser la causa.
    }
    [one] Hay una cosa que impide encontrar mesas.
   *[other] Hay { $causes } cosas que impiden encontrar mesas.
}
network-again = Comprobar otra vez
network-address = La dirección de la mesa
network-address-example = 192.168.1.20 o 0A5K2-…
network-try = Probar la dirección
network-address-about = Está en la pantalla de quien organiza: Skipstone te dice entonces hasta dónde llega un paquete. También vale un código de invitación.
network-address-short-code = Un código corto no contiene ninguna dirección. Está debajo de él, en la pantalla de quien organiza.
network-section-cause = Lo que impide encontrar mesas
network-section-possible = Lo que puede ser la causa
network-section-unknown = Lo que no se puede saber
network-section-fine = Lo que funciona
network-section-general = Lo que ningún programa puede ver

## Causes
network-discovery-off = No se anuncian ni se buscan mesas en ninguna red.
network-discovery-off-next = En los ajustes, en «Mesas en la red», elige «En todas partes». Hasta entonces, solo se llega a una mesa con una dirección o un código de invitación.
network-loopback-only = Las mesas solo se anuncian y se buscan en este ordenador.
network-loopback-only-next = En los ajustes, en «Mesas en la red», elige «En todas partes».
network-interfaces-missing = En los ajustes figura la red { $names }, que aquí no existe.
network-interfaces-missing-next = En los ajustes, en «Mesas en la red», elige «En todas partes».
network-no-network = Este ordenador no está en ninguna red.
network-no-network-next = Conéctate a la misma wifi que los demás o enchufa el cable. Si no hay ni lo uno ni lo otro, la zona wifi de un móvil también es una red.
network-port-held = Otro programa ocupa el puerto UDP 5353 y no lo comparte con nadie, así que no se puede anunciar ni encontrar ninguna mesa.
network-port-held-next = { $system ->
    [windows] Ciérralo: a menudo es una versión antigua de Bonjour o un programa de música. En un terminal, netstat -abno -p UDP dice cuál es. Hasta entonces, se llega a la mesa con la dirección o el código de invitación.
    [macos] Ciérralo: en un terminal, sudo lsof -i UDP:5353 dice cuál es. Hasta entonces, se llega a la mesa con la dirección o el código de invitación.
   *[linux] Ciérralo: en un terminal, sudo ss -ulpn 'sport = :5353' dice cuál es. Hasta entonces, se llega a la mesa con la dirección o el código de invitación.
}
network-port-half-held = Otro programa ocupa el puerto UDP 5353 en una de las versiones de IP y no lo comparte con nadie. Las mesas solo se encuentran por la otra versión.
network-local-network-denied = macOS no deja que Skipstone acceda a la red local.
network-local-network-denied-next = En Ajustes del Sistema, «Privacidad y seguridad», «Red local», activa Skipstone y vuelve a abrirlo.
network-send-refused = Este ordenador prohíbe a Skipstone enviar nada por la red { $network }.
network-send-refused-next = { $system ->
    [windows] Permite Skipstone en el firewall de Windows para redes privadas, o en el de tu programa de seguridad.
    [macos] Permite Skipstone en el cortafuegos de tu programa de seguridad.
   *[linux] En el cortafuegos de este ordenador, permite UDP de salida al puerto 5353 y al puerto de la mesa.
}
network-send-refused-vpn = La VPN { $vpn } no deja pasar nada a la red { $network }.
network-send-refused-vpn-next = Desactiva la VPN o su kill switch mientras juegas, o permite la red local en sus ajustes.
network-send-failed = No se puede enviar nada a los demás por la red { $network }.
network-send-failed-next = Desconéctate de esta red y vuelve a conectarte. Si no sirve, se llega a la mesa con la dirección o el código de invitación.
network-not-heard-back = Un mensaje que este ordenador envió por la red { $network } no ha vuelto: lo descarta un cortafuegos de este ordenador.
network-not-heard-back-next = { $system ->
    [windows] Permite Skipstone en el firewall de Windows para redes privadas, o en el de tu programa de seguridad.
    [macos] En Ajustes del Sistema, «Red», «Firewall», «Opciones», permite las conexiones entrantes a Skipstone.
   *[linux] Deja entrar el puerto UDP 5353 y el puerto de la mesa: con ufw, mediante sudo ufw allow 5353/udp y sudo ufw allow 7462/udp; con firewalld, mediante su servicio mdns y una regla para 7462/udp.
}
network-vpn-takes-network = Lo que va dirigido a la red { $network } se va por la VPN { $vpn }.
network-vpn-takes-network-next = Desactiva la VPN mientras juegas, o permite la red local en sus ajustes (a menudo «acceso a la LAN» o «túnel dividido»).
network-public = Windows toma esta red por pública y oculta en ella este ordenador.
network-public-next = En Configuración, «Red e Internet», abre las propiedades de la red y elige «Red privada». Hazlo solo en casa.
network-firewall-blocks-all = El firewall de macOS bloquea todas las conexiones entrantes.
network-firewall-blocks-all-next = En Ajustes del Sistema, «Red», «Firewall», «Opciones», desactiva «Bloquear todas las conexiones entrantes».
network-other-subnet = Se anuncia una mesa en { $theirs }, pero este ordenador está en { $ours }: son dos redes distintas.
network-other-subnet-next = Conéctate a la misma wifi o al mismo router que quien organiza. Si el router comunica las dos redes, la dirección funciona igualmente.
network-name-unknown = Aquí no se conoce ningún ordenador llamado { $name }.
network-name-unknown-next = Escribe la dirección con números que muestra la pantalla de quien organiza.

## How far a packet gets
network-reach-table = En { $to } responde una mesa.
network-reach-busy = La mesa en { $to } responde, pero ahora mismo no admite más conexiones.
network-reach-busy-next = Espera un minuto y prueba otra vez.
network-reach-other-program = En { $to } responde algo, pero no una mesa de esta versión de Skipstone.
network-reach-other-program-next = Compara el puerto con el de la pantalla de quien organiza, y comparad vuestras versiones.
network-reach-nothing-listens = El ordenador en { $to } está ahí, y dice que en ese puerto no hay ninguna mesa abierta.
network-reach-nothing-listens-next = Compara el puerto con el de la pantalla de quien organiza. Si es correcto, un cortafuegos del ordenador anfitrión rechaza las conexiones: debe dejar entrar el puerto UDP { $port }.
network-reach-not-allowed = Este ordenador no envía nada a { $to }: aquí lo prohíbe un cortafuegos o una VPN.
network-reach-not-allowed-next = Permite Skipstone en el cortafuegos de este ordenador. Si hay una VPN activa, desactívala mientras juegas o permite la red local en sus ajustes.
network-reach-no-route = Desde aquí no hay camino hasta { $to }: este ordenador no está en esa red.
network-reach-no-route-next = Conéctate a la misma wifi o al mismo router que quien organiza, o activa el túnel que os une.
network-reach-nobody-there = Aquí ningún ordenador tiene la dirección { $to }, aunque otros dispositivos de esta red han dado señales.
network-reach-nobody-there-next = Compara la dirección con la de la pantalla de quien organiza: puede que haya cambiado. Si estáis en una wifi de invitados, pasad a la principal.
network-reach-kept-apart = En { $to } no responde nadie, y ningún otro dispositivo de esta red ha dado señales: seguramente aísla sus dispositivos, como una wifi de invitados.
network-reach-kept-apart-next = Conectad los dos ordenadores a la wifi principal, o los dos a la zona wifi de un móvil. Si el router tiene un ajuste de aislamiento de clientes, desactivadlo.
network-reach-rejected = El ordenador en { $to } está ahí, y su cortafuegos rechaza las conexiones.
network-reach-rejected-next = En el ordenador anfitrión hay que dejar entrar el puerto UDP { $port }.
network-reach-dropped = El ordenador en { $to } está ahí, pero por UDP no vuelve nada: lo descarta un cortafuegos, allí o por el camino, o la mesa está cerrada.
network-reach-dropped-next = En el ordenador anfitrión hay que dejar entrar el puerto UDP { $port }. En una oficina o un hotel, quizá lo bloquea la propia red.
network-reach-silent = De { $to } no vuelve nada. No se puede saber si el ordenador está ahí.
network-reach-silent-next = ¿Está abierta la mesa y es correcta la dirección? Entonces hay que dejar entrar el puerto UDP { $port } en el ordenador anfitrión. Si estáis en una wifi de invitados, pasad a la principal.
network-reach-silent-tunnel = De { $to } no vuelve nada por el túnel.
network-reach-silent-tunnel-next = ¿Está activo el túnel en los dos extremos, y deja entrar cada uno la dirección del otro? ¿Es la dirección que tiene el ordenador anfitrión dentro del túnel?
network-reach-other-network = De { $to } no vuelve nada; está en una red distinta a la de este ordenador.
network-reach-other-network-next = Conéctate a la misma wifi o al mismo router que quien organiza. Desde otro lugar os hace falta un túnel.

## Possible causes
network-announcement-missing = La mesa en { $to } responde, pero su anuncio no llega aquí: la red retiene el multicast, o el ordenador anfitrión no la anuncia.
network-announcement-missing-next = Entra con la dirección o el código de invitación; funciona igual de bien. Puede que en el router esté activado IGMP snooping o un filtro multicast.
network-vpn-is-default = La VPN { $vpn } está activa. Muchas VPN dejan pasar la red local, pero no todas.
network-vpn-is-default-next = Si los demás no te encuentran, desactiva la VPN o su kill switch mientras juegas, o permite la red local en sus ajustes.
network-only-tunnel = Solo el túnel { $network } lleva hasta los demás, y en él no se anuncia nada.
network-only-tunnel-next = Ahí se entra en las mesas con la dirección o el código de invitación.
network-no-lease = Ningún router ha dado a este ordenador una dirección en la red { $network }.
network-no-lease-next = Conéctate otra vez a la wifi o revisa el cable. Entre dos ordenadores unidos por un solo cable es normal.
network-several = Este ordenador está en varias redes: { $names }. Los demás solo lo encuentran en la suya.
network-several-next = Si los demás no te encuentran, desactiva la wifi del ordenador que va por cable, o comparad las direcciones.
network-only-ipv6 = Este ordenador solo tiene direcciones IPv6. Los dispositivos que solo tienen IPv4 no lo encuentran.
network-only-ipv6-next = Escribe su dirección entre corchetes, como [fd00::20]:7462, o activa DHCP en el router.
network-nobody-heard = Ningún otro dispositivo ha dado señales en esta red. O no hay ninguno que diga nada, o la red aísla sus dispositivos.
network-nobody-heard-next = En una wifi de invitados o en un hotel, pasad a la wifi principal, o todos a la zona wifi de un móvil. Si no es eso, prueba la dirección de la mesa.
network-own-table-unheard = No se ha oído el anuncio de tu mesa, aunque otros mensajes de este ordenador sí han vuelto.
network-own-table-unheard-next = Comprueba otra vez dentro de unos segundos. Si sigue igual, cierra la mesa y vuelve a abrirla; hasta entonces, se llega a ella con la dirección o el código de invitación.
network-firewall-on = { $firewall } está activo. No se puede saber si deja entrar a Skipstone.
network-firewall-on-ufw-next = Si los demás no encuentran tu mesa o no llegan a ella: sudo ufw allow 7462/udp y sudo ufw allow 5353/udp; para móviles, también sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Si los demás no encuentran tu mesa o no llegan a ella: sudo firewall-cmd --add-service=mdns --add-port=7462/udp; para móviles, también --add-port=7463/tcp.
network-firewall-on-windows-next = Si los demás no llegan a tu mesa: en Seguridad de Windows, «Firewall y protección de red», elige «Permitir una aplicación a través de firewall» y marca Skipstone para redes privadas.
network-firewall-on-macos-next = Si los demás no llegan a tu mesa: en Ajustes del Sistema, «Red», «Firewall», «Opciones», permite las conexiones entrantes a Skipstone.

## What can't be known
network-firewall-unknown = Si hay un cortafuegos activo y qué deja entrar.
network-public-unknown = Si Windows toma esta red por pública.
network-networks-unknown = En qué redes está este ordenador: el sistema no lo dice.

## What works
network-no-known-firewall = { $system ->
    [windows] El firewall de Windows está desactivado.
    [macos] El firewall de macOS está desactivado.
   *[linux] Ni ufw ni firewalld están activos. No se puede saber qué dejan entrar otros cortafuegos.
}
network-addresses = { $kind ->
    [tunnel] Túnel o VPN { $network }: { $addresses }
    [virtual] Máquinas virtuales y contenedores, { $network }: { $addresses }
   *[local] Red { $network }: { $addresses }
}
network-heard-back = El mensaje que este ordenador envió por la red { $network } ha vuelto.
network-devices-heard = { $count ->
    [one] Otro dispositivo ha dado señales.
   *[other] Otros { $count } dispositivos han dado señales.
}
network-own-table-heard = Se ha oído el anuncio de tu mesa.
network-tables-heard = { $count ->
    [one] Se anuncia una mesa de otra persona.
   *[other] Se anuncian { $count } mesas de otras personas.
}

## What no program can see
network-general-apart = Las wifis de invitados, los hoteles y algunas oficinas aíslan sus dispositivos. Pasad a la wifi principal, o activad la zona wifi de un móvil y conectaos todos a ella: jugar ahí no gasta datos.
network-general-vpn = Una VPN en cualquiera de los ordenadores o móviles puede dejarlo fuera de la red, sobre todo si tiene kill switch. Desactivadla mientras jugáis.
network-general-https = Algunos navegadores de móvil exigen https y dicen que no se puede acceder a la página. Escribe http:// delante de la dirección, o escanea el código de la pantalla de quien organiza.
network-general-cable = Un ordenador por cable y un móvil por wifi se encuentran si los dos van al mismo router. Un segundo router, o un repetidor con red propia, hace dos redes: entonces conectad los dos a la misma.
network-general-away = Si la familia está lejos, un túnel como WireGuard lleva a la mesa. El manual dice cómo.

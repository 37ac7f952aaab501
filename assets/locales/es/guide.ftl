# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Aprender a jugar · { $step } de { $steps }
guide-build = ¡Hola, soy { $name }! Estos cuatro sitios del centro son las pilas de construcción. Ahí construye todo el mundo, { $faces ->
    [french] del as (A) a la Q (dama). Tienes un as
   *[other] del 1 al 12. Tienes un 1
}: ponlo en una de ellas.
guide-note-controls = Arrastra la carta, o haz clic en la carta y luego en el sitio. Teclas: de 1 a 5 para tu mano, de 6 a 9 para los sitios del centro.
guide-onto = ¡Genial! Cualquiera puede construir en cualquier pila, siempre con la carta siguiente. Ahora toca un 2, y tú tienes uno.
guide-goal = Y todo va de esto: las reservas. La del 4 es tuya, la del 3 es mía. ¡Gana quien vacíe antes la suya!
guide-wild = Tu carta de reserva es un 4, pero la pila del centro necesita antes un 3. Un comodín puede ser cualquier carta: juégalo ahí como 3.
guide-stock = ¡Y ahora el 4 de tu reserva!
guide-race = ¿Ves la línea de puntos de arriba? Es nuestra carrera. Tu piedra acaba de avanzar, porque tienes una carta menos en la reserva. Quien llega a la bandera ha vaciado su reserva.
guide-discard = ¡Muy bien, quedan cuatro! No encaja nada más, así que termina tu turno: pon el 9 de tu mano en una de tus pilas de descarte. Desde ahí podrás jugarlo después.
guide-watch = ¡Me toca! Jugaré un 5 y un 6, y luego también descartaré. Mi carta de reserva, el 3, todavía no encaja.
guide-hand = ¡Tu turno! Has robado hasta tener cinco cartas, y puedes jugarlas todas. Primero el 7, luego el 8.
guide-freed = Muy bien, ahora encaja tu carta de reserva: ¡juega el 9! Y luego tu 10 encima.
guide-empty = Te quedan dos cartas en la mano, { $faces ->
    [french] un as
   *[other] un 1
} y un 2. Juégalas también para empezar otra pila, ¡y verás lo que pasa!
guide-refill = Tu mano estaba vacía, así que enseguida has robado cinco cartas del mazo. ¡Y sigue siendo tu turno!
guide-block = Pero ojo: mi carta de reserva es un 3, ¡y hay una pila que necesita un 3! Pon ahí el tuyo y me bloqueas.
guide-order = ¡Oye! Ahora termina tu turno: pon el 8 sobre el 9. De un descarte solo se puede jugar la carta de arriba, y necesitarás el 8 antes que el 9.
guide-blocked = Mmm, mi 3 ya no encaja, así que construiré otra cosa. Con { $faces ->
    [french] la Q se completa una pila. Deja sitio para otro as
   *[other] el 12 se completa una pila. Deja sitio para otro 1
}, y se vuelve a barajar cuando se acaba el mazo.
guide-finish = Tu turno, y encima te he ayudado. ¡Juega el 6 y luego el 7 de tu reserva!
guide-reward = Aquí está el premio por tener ordenado el descarte: primero el 8, luego el 9.
guide-win = Quedan dos cartas de reserva, y las dos encajan. ¡Juégalas y ganas!
guide-won = ¡Conseguido!

guide-go-on = Seguir
# The same for those who hear it
guide-go-on-key = Pulsa Intro para seguir.
guide-read-first = Lee primero lo que dice { $name } y luego pulsa «Seguir» o Intro.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Primero toma { $card } de { $from ->
    [stock] tu reserva
    [discard] tu descarte
   *[hand] tu mano
}.
guide-put = Ahora pon la carta en { $onto ->
    [discard] un descarte iluminado
   *[build] una pila iluminada del centro
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] el comodín
        [1] el as
        [11] la J
        [12] la Q
       *[other] el { $rank }
    }
   *[other] { $rank ->
        [0] el comodín
       *[other] el { $rank }
    }
}
guide-discard-later = Si descartas, termina tu turno. { $instead }
guide-other-order = Las reglas lo permiten, pero aquí quiero enseñarte otra cosa. { $instead }
guide-wait = Me toca a mí. ¡Tú mira!
guide-note-double-click = Aún más rápido: haz doble clic en una carta y se juega donde encaje.
guide-kept = Puedes volver a empezar cuando quieras: «Aprender a jugar» está en «Más», en la pantalla de inicio.

guide-end = ¡Has ganado tu primera ronda!
guide-end-about = Construye { $faces ->
    [french] del as a la Q
   *[other] del 1 al 12
}, vacía tu reserva y descarta para terminar tu turno: eso es todo el juego. Si te atascas, «Pista» muestra una buena jugada, y «Deshacer» da marcha atrás. ¿Te animas con una partida corta sin mi ayuda?
guide-play = Jugar una corta

## Tips
tip-close = Entendido
tip-who-begins = Empiezas tú, porque estás a la izquierda de quien reparte. En cada ronda reparte alguien distinto, así que la próxima vez empezará otra persona.
tip-last-hand-card = { $moment ->
    [after] Has jugado toda la mano, así que has robado otra enseguida. ¡Y sigue siendo tu turno!
   *[before] Juega también la última carta de la mano: con la mano vacía, robas otra enseguida.
}
tip-wild-for-stock = Tu comodín puede hacer de la carta que va justo antes de tu carta de reserva. Así encaja tu { $rank ->
    [A] as
   *[other] { $rank }
}.
tip-block = La carta de reserva de { $name }, { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}, encaja en una pila. Si pones ahí antes la tuya de igual valor, se queda sin sitio.
tip-discard-order = Antes de descartar: un descarte ordenado cuenta hacia abajo. Tu { $rank ->
    [A] as
   *[other] { $rank }
} sobre { $above ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $above }
} va bien, porque la de arriba la necesitarás antes.
tip-hint = ¿No sabes qué carta? El botón «Pista» ({ $key }) muestra qué haría el juego más fuerte, y por qué.
tip-skip = La próxima vez que no quieras esperar a los demás: mantén pulsado Espacio o pulsa «A mi turno».

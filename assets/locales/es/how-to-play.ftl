# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Cómo se juega

how-goal = El objetivo
how-goal-about = Vacía tu reserva antes que nadie. Su carta superior está boca arriba; el número que tiene al lado indica cuántas cartas quedan.

how-piles = Las pilas
how-piles-about = En el centro hay cuatro pilas de construcción comunes. Cada una se construye { $faces ->
    [french] del as a la Q, carta a carta; un comodín vale por cualquier carta. Una pila que llega a la Q está completa y deja sitio para otro as.
   *[other] del 1 al 12, carta a carta; un comodín vale por cualquier carta. Una pila que llega al 12 está completa y deja sitio para otro 1.
} Delante de cada asiento hay una reserva y cuatro pilas de descarte.

how-turn = Tu turno
how-turn-about = Tu mano se completa hasta cinco cartas. Después juega cuantas cartas quieras en las pilas de construcción: de la mano, de lo alto de tu reserva o de lo alto de tus descartes. Si juegas las cinco, robas otras cinco enseguida y sigues. Nunca es obligatorio jugar.

how-discard = Al descartar termina tu turno
how-discard-about = Pon una carta de la mano en una de tus pilas de descarte. Cualquier carta puede ir sobre cualquier otra, pero luego solo se puede jugar la de arriba: ordénalas según las vayas a querer.

how-end = El final de la ronda
how-end-about = Juega la última carta de tu reserva y ganas la ronda: 25 puntos, más 5 por cada carta que quede en las demás reservas. Gana la serie quien llegue antes a 500 puntos.

how-partners = En equipo
how-partners-about = En equipos, también puedes jugar de la reserva y los descartes de tu pareja, y tu equipo gana la ronda cuando todas sus reservas están vacías.

how-phones = Con más gente
how-phones-about = Abre una mesa en la pantalla de inicio: los demás se unen desde su ordenador o, si activas «Permitir móviles» en la sala, desde el navegador del móvil escaneando un código.

how-controls = En esta mesa
how-controls-about = Arrastra una carta a su sitio, o haz clic en la carta y luego en la pila. Con doble clic se juega donde mejor encaja. También sirven las flechas e Intro. Si una carta no se puede jugar, verás por qué. En una partida por tu cuenta, H muestra qué haría el juego más fuerte, U deshace tu última jugada y, si mantienes pulsado Espacio, saltas hasta tu turno. ? muestra todas las teclas y F11 pasa a pantalla completa.

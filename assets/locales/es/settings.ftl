# How the player wants the window.

# What the language calls itself.
language-name = Español

settings-title = Ajustes
settings-theme = Tema
settings-theme-about = Los colores de la mesa y de todo lo que la rodea. Sistema: claro, oscuro o con alto contraste, como tu escritorio.
settings-desktop = Sistema
settings-cards = Cartas
settings-cards-about = Clásicas: números y colores. Números grandes: tan grandes como la carta. Francesas: del as a la Q en vez del 1 al 12.
cards-classic = Clásicas
cards-large = Números grandes
cards-french = Francesas
settings-hand = Tu mano
settings-hand-about = Tus cartas de izquierda a derecha: como las robaste, o por número con los comodines al final. Las teclas 1 a 5 siguen ese orden.
hand-drawn = Como se roban
hand-sorted = Ordenada
settings-language = Idioma
settings-language-about = Lo cambia todo al instante.
settings-language-partly = { $language } ({ $percent } %)
settings-speed = Velocidad de animación
settings-speed-about = Lo rápido que se mueven las cartas. Un clic siempre salta adelante.
settings-pace = Ritmo de los jugadores virtuales
settings-pace-about = Cuánto piensan los jugadores virtuales. Si hay muchos en la mesa, piensan más deprisa.
settings-motion = Movimiento
settings-motion-about = Reducido: las cartas se desvanecen en vez de volar, y nada se inclina, rebota ni ondea. Sistema: como en tu escritorio.
settings-scale = Tamaño
settings-scale-about = El tamaño de cartas, botones y texto respecto al texto de tu escritorio, hasta donde quepa en la ventana.
settings-scale-fits = En esta ventana cabe { $size }. A partir de ahí solo crecen tus propias cartas.
settings-sound = Sonido
settings-sound-about = Piedras, agua y cartas, y un tintineo cuando te toca.
sound-off = No
settings-percent = { $percent } %
settings-speech = Qué dice el lector de pantalla
settings-speech-about = Sobre lo que ocurre en la mesa. Breve: en qué quedó cada turno. Normal: cada carta. Completo: también lo que necesitan y tienen entonces las pilas.
speech-brief = Breve
speech-normal = Normal
speech-full = Completo
settings-one-switch = Un pulsador
settings-one-switch-about = Un marco recorre todo lo que se puede pulsar, grupo a grupo, y se para en cada uno este tiempo. Espacio, Intro o un clic en cualquier sitio eligen: primero un grupo, luego algo de dentro. Un campo muestra letras para escribir.
one-switch-off = No
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnñopqrstuvwxyzáéíóúü
one-switch-blank = Espacio
one-switch-delete = Borrar
one-switch-capital = Mayúscula
one-switch-enter = Intro
one-switch-done = Hecho
one-switch-scroll-down = Bajar
one-switch-scroll-up = Subir
settings-tips = Consejos
settings-tips-about = Frases sueltas en tus primeras rondas, cada una solo una vez. Si los activas de nuevo, vuelven todos.
settings-on = Sí
settings-off = No
settings-recap = Lo que ha cambiado
settings-recap-about = Al empezar tu turno: qué había antes en las pilas, quién ha jugado en ellas y dónde han descartado los demás. Desaparece con tu primera jugada. Una nota dice también qué han tomado tus compañeros de tus propias pilas.
settings-remarks = Comentarios
settings-remarks-about = Lo que dicen de vez en cuando los jugadores virtuales, cada cual a su manera.
settings-stone = Tu piedra
settings-stone-about = La piedra que te representa en la mesa.

theme-lake = Lago
theme-felt = Tapete
theme-midnight = Medianoche
theme-high-contrast = Alto contraste

speed-off = No
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta

pace-none = Al instante
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
motion-full = Completo
motion-reduced = Reducido

stone-river = Canto rodado
stone-amber = Ámbar
stone-jade = Jade
stone-lapis = Lapislázuli
stone-coral = Coral
stone-amethyst = Amatista
stone-moonstone = Piedra lunar
stone-obsidian = Obsidiana

## Playing with others
settings-others = Jugar con más gente
settings-name = Tu nombre
settings-name-about = Lo que verán los demás en tu próxima mesa. Hasta 64 letras.
settings-network = Mesas en la red
settings-network-about = Dónde se anuncian tus mesas y dónde busca Skipstone otras. Una dirección o un código de invitación siempre funcionan.
settings-network-all = En todas partes
settings-network-named = Solo en…
settings-network-loopback = Este ordenador
settings-network-none = En ninguna
settings-network-example = eth0, wlan0
settings-port = Puerto de tus mesas
settings-port-about = El puerto UDP que tu cortafuegos debe dejar pasar. Si está ocupado, se usa otro.
player-unnamed = Sin nombre

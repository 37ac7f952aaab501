# How the player wants the window.

# What the language calls itself.
language-name = Italiano

settings-title = Impostazioni
settings-theme = Tema
settings-theme-about = I colori del tavolo e di tutto il resto. Sistema: chiaro, scuro o ad alto contrasto come il tuo desktop.
settings-desktop = Sistema
settings-cards = Carte
settings-cards-about = Classiche: numeri e colori. Numeri grandi: grandi quanto la carta. Francesi: dall’asso alla donna al posto di 1–12.
cards-classic = Classiche
cards-large = Numeri grandi
cards-french = Francesi
settings-hand = La tua mano
settings-hand-about = Le tue carte da sinistra a destra: come le hai pescate, o per numero con i jolly alla fine. I tasti da 1 a 5 seguono l’ordine.
hand-drawn = Come pescate
hand-sorted = In ordine
settings-language = Lingua
settings-language-about = Cambia tutto subito.
settings-language-partly = { $language } ({ $percent }%)
settings-speed = Velocità animazioni
settings-speed-about = La velocità con cui si muovono le carte. Con un clic si salta sempre avanti.
settings-pace = Ritmo del computer
settings-pace-about = Quanto pensano i giocatori virtuali. Se al tavolo sono tanti, pensano più in fretta.
settings-motion = Movimento
settings-motion-about = Ridotto: le carte sfumano invece di volare, e niente si inclina, rimbalza o increspa. Sistema: come nel tuo desktop.
settings-scale = Grandezza
settings-scale-about = Quanto sono grandi carte, pulsanti e testo, rispetto al testo del tuo desktop e allo spazio nella finestra.
settings-scale-fits = { $size } entra in questa finestra. Oltre, crescono solo le tue carte.
settings-sound = Suoni
settings-sound-about = Sassi, acqua e carte, e un rintocco quando tocca a te.
sound-off = No
settings-percent = { $percent }%
settings-speech = Lettura dello schermo
settings-speech-about = Di ciò che accade al tavolo. Breve: l’esito di ogni turno. Normale: ogni carta. Completa: anche che cosa serve alle pile e che cosa contengono.
speech-brief = Breve
speech-normal = Normale
speech-full = Completa
settings-one-switch = Un solo tasto
settings-one-switch-about = Una cornice percorre tutto ciò che si può premere, gruppo per gruppo, fermandosi ogni volta per questo tempo. Spazio, Invio o un clic ovunque sceglie: prima un gruppo, poi che cosa c’è dentro. Nei campi compaiono le lettere per scrivere.
one-switch-off = No
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyzàèéìòù
one-switch-blank = Spazio
one-switch-delete = Cancella
one-switch-capital = Maiuscola
one-switch-enter = Invio
one-switch-done = Fatto
one-switch-scroll-down = Scorri giù
one-switch-scroll-up = Scorri su
settings-tips = Consigli
settings-tips-about = Singole frasi nelle tue prime manche, ognuna una volta. Se li riattivi, tornano tutti.
settings-on = Sì
settings-off = No
settings-recap = Che cosa è cambiato
settings-recap-about = All’inizio del tuo turno: che cosa c’era prima sulle pile centrali, chi ci ha giocato e dove hanno scartato gli altri. Sparisce con la tua prima mossa. Una nota dice anche che cosa hanno preso i compagni dalle tue pile.
settings-remarks = Battute
settings-remarks-about = Che cosa dicono ogni tanto i giocatori virtuali, ognuno a modo suo.
settings-stone = Il tuo sasso
settings-stone-about = Il sasso che ti rappresenta al tavolo.

theme-lake = Lago
theme-felt = Panno
theme-midnight = Mezzanotte
theme-high-contrast = Alto contrasto

speed-off = No
speed-fast = Veloce
speed-normal = Normale
speed-slow = Lenta

pace-none = Immediato
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento
motion-full = Pieno
motion-reduced = Ridotto

stone-river = Ciottolo di fiume
stone-amber = Ambra
stone-jade = Giada
stone-lapis = Lapislazzuli
stone-coral = Corallo
stone-amethyst = Ametista
stone-moonstone = Pietra di luna
stone-obsidian = Ossidiana

## Playing with others
settings-others = Giocare con altri
settings-name = Il tuo nome
settings-name-about = Ciò che gli altri vedono al tuo prossimo tavolo. Al massimo 64 lettere.
settings-network = Tavoli in rete
settings-network-about = Dove i tuoi tavoli vengono annunciati e dove Skipstone ne cerca altri. Un indirizzo o un codice d’invito funziona sempre.
settings-network-all = Ovunque
settings-network-named = Solo su…
settings-network-loopback = Questo computer
settings-network-none = No
settings-network-example = eth0, wlan0
settings-port = Porta dei tuoi tavoli
settings-port-about = La porta UDP che il firewall deve lasciar passare. Se è occupata, se ne usa un’altra.
player-unnamed = Giocatore

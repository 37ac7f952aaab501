# How the player wants the window.

# What the language calls itself.
language-name = Français

settings-title = Réglages
settings-theme = Thème
settings-theme-about = Les couleurs de la table et de tout ce qui l’entoure. Système : clair, sombre ou contrasté comme ton bureau.
settings-desktop = Système
settings-cards = Cartes
settings-cards-about = Classiques : chiffres et couleurs. Gros chiffres : aussi grands que la carte. Françaises : de l’as à la dame pour 1 à 12.
cards-classic = Classiques
cards-large = Gros chiffres
cards-french = Françaises
settings-hand = Ta main
settings-hand-about = Tes cartes de gauche à droite : comme tu les as piochées, ou par valeur avec les jokers à la fin. Les touches 1 à 5 suivent.
hand-drawn = Comme piochée
hand-sorted = Triée
settings-language = Langue
settings-language-about = S’applique partout, aussitôt.
settings-language-partly = { $language } ({ $percent } %)
settings-speed = Vitesse d’animation
settings-speed-about = La vitesse des cartes. Un clic les fait toujours arriver d’un coup.
settings-pace = Rythme des joueurs virtuels
settings-pace-about = Le temps que réfléchissent les joueurs virtuels. Quand ils sont nombreux à table, ils vont plus vite.
settings-motion = Mouvement
settings-motion-about = Réduit : les cartes apparaissent en fondu au lieu de voler, et rien ne penche, ne rebondit ni n’ondule. Système : comme ton bureau.
settings-scale = Taille
settings-scale-about = La taille des cartes, des boutons et du texte, par rapport au texte de ton bureau et dans la limite de la fenêtre.
settings-scale-fits = { $size } tient dans cette fenêtre. Au-delà, seules tes propres cartes grandissent.
settings-sound = Son
settings-sound-about = Pierres, eau et cartes, et un carillon quand c’est à toi.
sound-off = Non
settings-percent = { $percent } %
settings-speech = Lecteur d’écran
settings-speech-about = Ce qu’il dit de la table. Bref : le bilan de chaque tour. Normal : chaque carte. Complet : aussi ce qu’il faut aux piles et ce qu’elles contiennent.
speech-brief = Bref
speech-normal = Normal
speech-full = Complet
settings-one-switch = Contacteur
settings-one-switch-about = Un cadre parcourt tout ce qui s’active, groupe par groupe, et s’arrête ce temps sur chacun. Espace, Entrée ou un clic n’importe où choisit : d’abord un groupe, puis ce qu’il contient. Un champ apporte des lettres pour écrire.
one-switch-off = Non
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyzéèêàâçùûîôëï
one-switch-blank = Espace
one-switch-delete = Effacer
one-switch-capital = Majuscule
one-switch-enter = Entrée
one-switch-done = Terminé
one-switch-scroll-down = Descendre
one-switch-scroll-up = Monter
settings-tips = Astuces
settings-tips-about = De petites phrases pendant tes premières manches, chacune une fois. Réactivées, elles reviennent toutes.
settings-on = Oui
settings-off = Non
settings-recap = Ce qui a changé
settings-recap-about = Au début de ton tour : ce qu’il y avait avant sur les piles, qui y a joué et où les autres ont défaussé. Ça disparaît avec ton premier coup. Une note dit aussi ce que tes partenaires ont pris dans tes propres piles.
settings-remarks = Remarques
settings-remarks-about = Ce que les joueurs virtuels disent de temps en temps, chacun à sa façon.
settings-stone = Ta pierre
settings-stone-about = La pierre qui te représente à table.

theme-lake = Lac
theme-felt = Tapis
theme-midnight = Minuit
theme-high-contrast = Contraste élevé

speed-off = Aucune
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente

pace-none = Instantané
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
motion-full = Complet
motion-reduced = Réduit

stone-river = Galet
stone-amber = Ambre
stone-jade = Jade
stone-lapis = Lapis
stone-coral = Corail
stone-amethyst = Améthyste
stone-moonstone = Pierre de lune
stone-obsidian = Obsidienne

## Playing with others
settings-others = Jouer à plusieurs
settings-name = Ton nom
settings-name-about = Ce que les autres verront à ta prochaine table. 64 lettres au plus.
settings-network = Tables sur le réseau
settings-network-about = Où tes tables sont annoncées et où Skipstone en cherche d’autres. Une adresse ou un code d’invitation marche toujours.
settings-network-all = Partout
settings-network-named = Seulement sur…
settings-network-loopback = Cet ordinateur
settings-network-none = Nulle part
settings-network-example = eth0, wlan0
settings-port = Port de tes tables
settings-port-about = Le port UDP que ton pare-feu doit laisser passer. S’il est pris, un autre est utilisé.
player-unnamed = Anonyme

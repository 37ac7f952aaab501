# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Partie
menu-page-people = À table
menu-page-rules = Règles
menu-page-keys = Touches
menu-page-settings = Réglages

## Game
menu-kept = La partie est enregistrée après chaque coup. Choisis « Continuer » à l’écran d’accueil pour la reprendre.
menu-unsaved = Tes derniers coups ne peuvent pas être enregistrés pour l’instant. Ils ne durent que tant que Skipstone reste ouvert.
menu-stay = Continuer à jouer
menu-to-result = Retour au résultat
menu-close = Fermer le menu
menu-restart = Rejouer cette donne
menu-restart-beside = Pour t’entraîner : ta partie t’attend telle quelle.
menu-restart-about = Depuis la première carte, avec les mêmes cartes pour tout le monde.
menu-new-game = Nouvelle partie
menu-new-game-about = Celle-ci reste enregistrée.
menu-leave = Quitter la table

## Rules
menu-rules-title = Les règles de cette table
menu-rules-basics = Tout le monde monte les quatre mêmes piles, de 1 à 12. Qui vide son stock en premier gagne la manche.
menu-rules-preset = Variante : { $preset }
menu-rules-house = Comme « { $preset } », sauf : { $rules }

says-deck = { $value ->
    [edition-1980] Vous jouez avec le jeu de 1980, 168 cartes.
    [pre-1980] Vous jouez avec le jeu d’avant 1980 : 164 cartes, dont 20 jokers.
    [three-decks] Vous jouez avec trois jeux de 52 cartes ; les rois et les vrais jokers servent de jokers.
   *[modern] Vous jouez avec le jeu moderne de 162 cartes.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Un handicap : les stocks commencent avec des nombres de cartes différents ({ $list }).
   *[number] Chaque stock commence avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
}
says-first_player = { $value ->
    [youngest] La personne la plus jeune commence chaque manche.
    [middle-age] La personne d’âge médian commence chaque manche.
    [highest-stock] Qui montre la plus haute carte de stock commence ; les jokers ne comptent pas.
    [random] Le hasard décide qui commence chaque manche.
    [number] { $name } commence chaque manche.
   *[left-of-dealer] La place à gauche de qui donne commence.
}
says-hand = Joue toute ta main, et tu reçois aussitôt { $number } nouvelles cartes.
says-draw = { $value ->
    [number] Au début de chaque tour, on pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[refill] Au début de chaque tour, la main est complétée à { $number } cartes.
}
says-wild_discard = { $value ->
    [false] Un joker ne peut être défaussé que si c’est tout ce que tu as en main.
   *[true] Les jokers peuvent être défaussés.
}
says-consecutive_wilds = { $value ->
    [false] Un joker ne peut pas être joué sur un autre.
   *[true] Un joker peut être joué sur un autre.
}
says-hide_buried = { $value ->
    [true] Seule la carte du dessus de chaque défausse est visible.
   *[false] Toutes les cartes des défausses sont visibles.
}
says-replenish = { $value ->
    [number] Quand il reste moins de { $number } cartes à piocher, les piles complètes y sont mélangées.
    [at-once] Une pile complète est aussitôt mélangée à la pioche.
   *[when-empty] Quand la pioche est vide, les piles complètes sont mélangées en une nouvelle.
}
says-replenish_from_builds = { $value ->
    [false] Quand il n’y a plus rien à piocher, personne ne pioche.
   *[true] Quand il n’y a plus rien d’autre à piocher, les piles de construction gardent leur carte du dessus, et le reste est mélangé en une nouvelle pioche.
}
says-stalled_after = Une manche s’arrête après { $number ->
    [one] { $number } tour de table
   *[other] { $number } tours de table
} sans carte de stock.
says-stalled_scores = { $value ->
    [false] Personne ne gagne ni ne marque dans une manche arrêtée parce que personne n’avance.
   *[true] Si personne n’avance plus, qui a le moins de cartes en stock gagne la manche.
}
says-scoring = { $value ->
    [wins] Chaque manche gagnée compte un.
    [lowest-left] Les cartes restées dans ton stock comptent contre toi.
    [single] C’est une manche unique.
   *[points] Une manche gagnée vaut 25 points, et 5 par carte dans le stock des autres.
}
says-target = { $value ->
    [wins] À { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    }, on gagne la partie.
    [lowest-left] Après { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }, la plus petite somme gagne la partie.
   *[points] À { $number ->
        [one] { $number } point
       *[other] { $number } points
    }, on gagne la partie.
}
says-max_rounds = { $number ->
    [0] Le nombre de manches n’est pas limité.
    [one] La partie s’arrête au plus tard après { $number } manche.
   *[other] La partie s’arrête au plus tard après { $number } manches.
}
says-team_piles = { $value ->
    [two-per-team] Chaque équipe partage deux stocks et deux jeux de défausses.
   *[per-seat] Chaque place a un stock et des défausses.
}
says-finished_partner = { $value ->
    [goes-out] Qui a vidé son stock ne joue plus.
   *[keeps-playing] Qui a vidé son stock continue d’aider son équipe.
}
says-sharing = { $value ->
    [after-out] Tu ne peux te servir dans ton équipe qu’une fois un stock vidé.
    [never] On ne joue que depuis ses propres cartes.
   *[always] Tu peux aussi jouer depuis les autres stocks et défausses de ton équipe.
}
says-partner_silence = { $value ->
    [false] Les partenaires peuvent parler pendant le tour de l’autre.
   *[true] Les partenaires se taisent pendant le tour de l’autre.
}
says-lead_up = { $value ->
    [true] Une carte de défausse ne se joue que si elle mène à ta carte de stock dans le même tour.
   *[false] Les cartes de défausse se jouent dès qu’elles vont.
}
says-alternating = { $value ->
    [true] Tu ne peux pas jouer deux fois de suite depuis la même défausse.
   *[false] Tu peux jouer depuis la même défausse autant que tu veux.
}
says-blocking = { $number ->
    [0] Les cartes de défausse ne servent pas à simplement bloquer.
    [one] Tu peux bloquer quelqu’un avec une carte de défausse quand il lui reste { $number } carte de stock.
   *[other] Tu peux bloquer quelqu’un avec une carte de défausse quand il lui reste au plus { $number } cartes de stock.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Chacun pioche à la main ; une carte de trop est mélangée à son propre stock.
    [under-stock] Chacun pioche à la main ; une carte de trop va au fond de son propre stock.
   *[off] La table pioche pour tout le monde.
}
says-out_of_turn = { $value ->
    [true] Qui joue hors de son tour et se fait signaler reprend ses cartes et ne pioche pas au tour suivant.
   *[false] Personne ne peut jouer hors de son tour.
}
says-call_talking = { $value ->
    [true] Des partenaires qui parlent peuvent être signalés : deux cartes de stock en plus.
   *[false] Parler ne peut pas être signalé.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Maj
key-enter = Entrée
key-escape = Échap
key-tab = Tab
key-space = Espace
keys-asked = Demander, à l’oreille ou à l’œil
keys-playable-does = qu’est-ce que je peux jouer ?
keys-builds-does = que demandent les piles de construction ?
keys-hand-does = quelles cartes ai-je en main ?
keys-own-does = qu’y a-t-il sur mon stock et mes défausses ?
keys-others-does = qu’y a-t-il devant les autres ?
keys-turns-does = qu’ont fait les autres en dernier ?
keys-mouse = Souris
keys-keyboard = Clavier
keys-drag = Glisser une carte
keys-drag-does = la joue ou la défausse là où tu lâches
keys-click = Cliquer, puis cliquer
keys-click-does = prend une carte, puis la pose
keys-double = Double-clic
keys-double-does = joue la carte là où elle va le mieux
keys-hover = S’arrêter sur une pile
keys-hover-does = dit ce que c’est et ce qu’elle contient
keys-arrows = Flèches
keys-arrows-does = déplacent le curseur de pile en pile
keys-enter-does = prend et pose
keys-letters = Lettres sur les piles
keys-letters-does = choisissent la pile aussitôt : 1 à 5 ta main, S ton stock, Q W E R tes défausses, 6 à 9 les piles de construction
keys-slash-does = tape un coup, comme s>b1
keys-pass-does = finit le tour si tu ne peux pas défausser
keys-reactions-does = montrent à tous une mine de ta pierre
keys-undo-does = annule ton dernier coup
keys-redo-does = rejoue ce que tu as annulé
keys-hint-does = montre ce que jouerait le niveau le plus fort
keys-space = Espace, maintenu
keys-space-does = passe directement à ton tour
keys-sound-does = coupe et remet les sons
keys-tab-does = va aux boutons et revient
keys-escape-does = ouvre et ferme ce menu
keys-draw-does = pioche une carte
keys-keys-does = affiche cette page
keys-help-does = explique le jeu
keys-full-screen-does = plein écran
keys-close-does = ferme la fenêtre

## The rules of a series, on that page of the menu
menu-rules-kept = Ces règles valent pour toute la partie.
menu-rules-kept-host = Ces règles valent pour toute la partie : tout le monde les a acceptées. Le temps par tour se change à tout moment, à la page « À table ».
menu-new-series = Nouvelle partie
menu-new-series-about = Pour d’autres règles : tout le monde revient au salon avec toi.
menu-new-series-later = Pour d’autres règles, une fois cette manche finie.
menu-new-series-asks = Avec une nouvelle partie, celle-ci s’arrête ici pour tout le monde.
menu-series-stay = Garder celle-ci

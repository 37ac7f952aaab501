# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Apprendre à jouer · { $step } sur { $steps }
guide-build = Salut, moi c’est { $name } ! Ces quatre emplacements au milieu sont les piles de construction. On y construit tous, { $faces ->
    [french] de A (as) à Q (dame). Tu as un as en main
   *[other] de 1 à 12. Tu as un 1 en main
} : pose-le sur l’une d’elles.
guide-note-controls = Glisse la carte, ou clique sur la carte puis sur l’emplacement. Touches : 1 à 5 pour ta main, 6 à 9 pour les emplacements du milieu.
guide-onto = Super ! Tout le monde peut jouer sur toutes les piles, toujours avec la carte suivante. Là, c’est un 2, et tu en as un.
guide-goal = Et voici tout l’enjeu : les stocks. Celui avec le 4 est à toi, celui avec le 3 est à moi. Qui vide le sien en premier a gagné !
guide-wild = Ta carte de stock est un 4, mais il faut d’abord un 3 à la pile du milieu. Un joker remplace n’importe quelle carte : joue-le là comme 3.
guide-stock = Et maintenant, le 4 de ton stock !
guide-race = Tu vois la ligne pointillée en haut ? C’est notre course. Ta pierre vient d’avancer, car une de tes cartes de stock est partie. Qui atteint le drapeau a vidé son stock.
guide-discard = Bien joué, plus que quatre ! Rien d’autre n’est jouable, alors finis ton tour : pose le 9 de ta main sur une de tes défausses. Tu pourras le jouer de là plus tard.
guide-watch = À moi ! Je joue un 5 et un 6, puis je défausse aussi. Ma carte de stock, le 3, ne va encore nulle part.
guide-hand = À toi ! Tu as repioché jusqu’à cinq cartes, et tu peux toutes les jouer. D’abord le 7, puis le 8.
guide-freed = Bien joué, maintenant ta carte de stock est jouable : joue le 9 ! Et ensuite ton 10 par-dessus.
guide-empty = Il te reste deux cartes en main, { $faces ->
    [french] un as
   *[other] un 1
} et un 2. Joue-les aussi, pour commencer une nouvelle pile, et regarde ce qui se passe !
guide-refill = Ta main était vide, alors tu as aussitôt tiré cinq nouvelles cartes de la pioche. Et c’est toujours à toi !
guide-block = Mais attention : ma carte de stock est un 3, et il faut un 3 à une pile ! Poses-y ton propre 3, et tu me bloques.
guide-order = Hé ! Bon, finis ton tour : pose le 8 sur le 9. Seule la carte du dessus d’une défausse peut être jouée, et il te faudra le 8 avant le 9.
guide-blocked = Hm, mon 3 ne va plus nulle part, alors je construis autre chose. Avec { $faces ->
    [french] sa dame, une pile est complète. Elle laisse la place à un nouvel as
   *[other] son 12, une pile est complète. Elle laisse la place à un nouveau 1
}, et sera mélangée à nouveau quand la pioche sera vide.
guide-finish = À toi, et je t’ai même donné un coup de main. Joue le 6, puis le 7 de ton stock !
guide-reward = Voilà la récompense de ta défausse bien rangée : d’abord le 8, puis le 9.
guide-win = Encore deux cartes de stock, et les deux sont jouables. Joue-les et tu gagnes !
guide-won = C’est gagné !

guide-go-on = Continuer
# The same for those who hear it
guide-go-on-key = Appuie sur Entrée pour continuer.
guide-read-first = Lis d’abord ce que dit { $name }, puis choisis « Continuer » ou appuie sur Entrée.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Prends d’abord { $card } { $from ->
    [stock] de ton stock
    [discard] de ta défausse
   *[hand] de ta main
}.
guide-put = Pose cette carte { $onto ->
    [discard] sur une défausse éclairée
   *[build] sur une pile éclairée au milieu
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] le joker
        [1] l’as
        [11] le valet
        [12] la dame
       *[other] le { $rank }
    }
   *[other] { $rank ->
        [0] le joker
       *[other] le { $rank }
    }
}
guide-discard-later = Défausser terminerait ton tour. { $instead }
guide-other-order = Les règles le permettent, mais ici j’aimerais te montrer autre chose. { $instead }
guide-wait = C’est à moi. Regarde bien !
guide-note-double-click = Encore plus vite : double-clique sur une carte, et elle se joue là où elle va.
guide-kept = Tu peux recommencer quand tu veux : « Apprendre à jouer » est sous « Plus », à l’écran d’accueil.

guide-end = Ta première victoire !
guide-end-about = Monter { $faces ->
    [french] de l’as à la dame
   *[other] de 1 à 12
}, vider ton stock, et défausser pour finir ton tour : c’est tout le jeu. Si tu bloques, « Conseil » montre un bon coup, et « Annuler » défait les coups. Envie d’une courte partie sans mon aide ?
guide-play = Jouer une courte partie

## Tips
tip-close = Compris
tip-who-begins = Tu commences, car tu es à gauche de qui donne. La donne tourne à chaque manche : la prochaine fois, quelqu’un d’autre commencera.
tip-last-hand-card = { $moment ->
    [after] Tu as joué toute ta main, alors tu en as aussitôt pioché une nouvelle. Et c’est toujours à toi !
   *[before] Joue aussi ta dernière carte : main vide, tu en pioches aussitôt une nouvelle.
}
tip-wild-for-stock = Ton joker peut remplacer la carte juste avant ta carte de stock. Ensuite, { $rank ->
    [0] ton joker
    [A] ton as
    [J] ton valet
    [Q] ta dame
   *[other] ton { $rank }
} pourra suivre.
tip-block = La carte de stock { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}, { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
}, va sur une pile. Si tu y poses d’abord { $rank ->
    [0] ton joker
    [A] ton as
    [J] ton valet
    [Q] ta dame
   *[other] ton { $rank }
}, la voilà bloquée.
tip-discard-order = Avant de défausser : une défausse bien rangée descend. Poser { $rank ->
    [0] ton joker
    [A] ton as
    [J] ton valet
    [Q] ta dame
   *[other] ton { $rank }
} sur { $above ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $above }
}, c’est bien : il te faudra d’abord { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
}.
tip-hint = Tu hésites ? Le bouton « Conseil » ({ $key }) montre ce que jouerait le niveau le plus fort, et pourquoi.
tip-skip = La prochaine fois que tu ne veux pas attendre les autres : garde Espace enfoncé, ou choisis « À mon tour ».

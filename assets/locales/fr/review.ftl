# A seat's turns of a round, rated against the strongest player's.

review-show = Analyse
review-hide = Masquer l’analyse
review-seat = Qui
review-rates = Analyse du tour { $turn } sur { $turns }…
review-about = Ce que chaque tour a coûté en chances de gagner, comparé au niveau le plus fort.
review-summary = { $grade ->
    [flawless] Chaque tour digne du niveau le plus fort !
    [strong] Une belle manche : presque rien de perdu.
    [solid] Une manche solide, avec quelques tours à revoir.
   *[loose] Une manche pour apprendre : les tours ci-dessous montrent où il y avait mieux.
}
review-sum = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}, { $percent ->
    [0] rien de perdu
   *[other] { $mean } % de chances de gagner perdues par tour en moyenne
}.
review-chances = Chances de gagner : { $better } % ainsi, { $played } % avec le tour joué.{ $rest ->
    [0] { "" }
   *[other] {" "}Le reste ({ $rest } %) s’est perdu ailleurs dans ce tour.
}
review-unrated = { $count ->
    [one] { $count } autre tour ne peut pas être évalué
   *[other] { $count } autres tours ne peuvent pas être évalués
}.
review-unrated-turn = Ce tour ne peut pas être évalué : il a fallu des cartes dont personne ne pouvait connaître l’ordre.
review-chance = Chances de gagner
review-percent = { $percent } %
review-none = Aucun tour n’a été joué ici.
review-most = Tours les plus coûteux
review-every = Tous les tours
review-turn = Tour { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Joué : { $line }
review-better = { $sure ->
    [yes] Nettement mieux
   *[no] Sans doute mieux
} : { $line }
review-same = Comme le niveau le plus fort : { $line }
review-as-good = Presque aussi bon que le niveau le plus fort : { $line }
review-try = Rejouer ce tour
review-try-about = Pour t’entraîner, d’ici jusqu’à la fin de la manche si tu veux
review-mistake = { $mistake ->
    [stock-left] Carte de stock oubliée
    [wild-spent] Joker à garder
    [opponent-helped] Aide à l’adversaire
    [hand-held] Cartes gardées trop longtemps
    [card-spent] Cartes jouées trop tôt
    [discard] Mauvaise défausse
   *[placement] Carte au mauvais endroit
}

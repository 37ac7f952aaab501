# The coach: what the player's turns give away, over many rounds.

coach-title = Coach
coach-about = Ce que tes tours ont coûté à tes chances de gagner, comparés à ceux du niveau le plus fort.
coach-none = Termine une manche, et le coach te dira ici où tes tours coûtent le plus.
coach-rates = Je parcours tes manches : { $left ->
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
coach-mean = Perte par tour
coach-percent = −{ $percent } %
coach-of = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
coach-most = À travailler d’abord : { $mistake }.
coach-flawless = Rien de mesurable. Continue comme ça !
coach-mistakes = Où ça se perd
coach-mistakes-about = Chaque barre est une part du total perdu.
coach-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, −{ $mean } % en moyenne
coach-advice = { $mistake ->
    [stock-left] Avant chaque coup, cherche un chemin vers ta carte de stock : par ta main, tes défausses et un joker.
    [wild-spent] Un joker vaut le plus quand il libère une carte de stock. Garde-le tant qu’une autre carte suffit.
    [opponent-helped] Regarde le stock de tes adversaires : ne laisse pas une pile juste à la hauteur qu’il leur faut.
    [hand-held] Des cartes jouables, c’est de la place : vide ta main, et tu repioches aussitôt.
    [card-spent] Une carte qui mène plus tard à ton stock vaut parfois mieux en main, et de temps en temps même une carte de stock peut attendre.
    [discard] Défausse ce qui te servira en dernier, sur une carte égale ou juste au-dessus, et n’enterre pas ce qu’il te faut bientôt.
   *[placement] Quand une carte va sur deux piles, choisis celle qui mène à ton stock, pas à celui d’en face.
}
coach-worst = Voir le pire
coach-worst-of = Voir le pire tour : { $mistake }
coach-practise = Énigmes
coach-practise-of = Énigmes pour y remédier : { $mistake }
coach-months = Mois par mois
coach-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

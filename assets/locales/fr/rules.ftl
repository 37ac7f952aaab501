# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Oui
rule-off = Non
rule-changed = Dans « { $preset } », c’est « { $value } ».
rule-allowed = Un nombre entier de { $low } à { $high }

section-2 = Jeu de cartes
section-3 = Mise en place
section-4 = Un tour
section-5 = Pioche et fin de manche
section-6 = Score
section-7 = Partenaires
section-7-alone = Ces règles apparaissent quand vous jouez en équipes.
section-8 = Les règles de 1980
section-9 = Bonnes manières
section-9-about = Piocher à la main, jouer hors de son tour et signaler les bavardages, c’est pour les gens à une table en réseau. Les joueurs virtuels respectent toujours les règles.

## Deck
rule-deck = Jeu de cartes
rule-deck-about = Les cartes avec lesquelles vous jouez. La seule vraie différence est le nombre de jokers.
rule-deck-modern = Moderne, 162 cartes
rule-deck-edition-1980 = 1980, 168 cartes
rule-deck-pre-1980 = Avant 1980, 164 cartes
rule-deck-three-decks = Trois jeux de 52 cartes

## Setting up a round
rule-stock = Stocks
rule-stock-about = Combien de cartes chacun doit jouer pour gagner. D’habitude 30 jusqu’à quatre places, 20 au-delà.
rule-stock-standard = 30 ou 20 cartes
rule-stock-any = À ton choix
rule-stock-number = { $number } cartes
rule-stock-list = { $list } cartes
rule-first_player = Qui commence
rule-first_player-about = Qui joue en premier à chaque manche. Au début, chacun tire une carte pour savoir qui donne, puis la donne passe à gauche.
rule-first_player-left-of-dealer = À gauche de qui donne
rule-first_player-youngest = La personne la plus jeune
rule-first_player-middle-age = La personne d’âge médian
rule-first_player-random = Au hasard
rule-first_player-highest-stock = La plus haute carte de stock

## A turn
rule-hand = Main
rule-hand-about = Combien de cartes a une main pleine. D’habitude cinq.
rule-hand-number = { $number } cartes
rule-draw = Piocher
rule-draw-about = Comment un tour commence : compléter sa main, ou piocher un nombre fixe de cartes.
rule-draw-refill = Compléter la main
rule-draw-number = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
rule-wild_discard = Défausser un joker
rule-wild_discard-about = Sinon, un joker ne peut qu’être joué, sauf si c’est tout ce qui te reste en main.
rule-consecutive_wilds = Joker sur joker
rule-consecutive_wilds-about = Un joker peut être joué directement sur un autre.
rule-hide_buried = Défausses cachées
rule-hide_buried-about = Seule la carte du dessus d’une défausse est visible ; à toi de retenir ce qu’il y a dessous.

## Draw pile and the end of a round
rule-replenish = Nouvelle pioche
rule-replenish-about = Quand les piles complètes sont mélangées à la pioche.
rule-replenish-when-empty = Quand elle est vide
rule-replenish-at-once = Aussitôt
rule-replenish-any = Quand elle baisse
rule-replenish-number = Sous { $number } cartes
rule-replenish_from_builds = Reprendre sous les piles
rule-replenish_from_builds-about = Quand il n’y a plus rien d’autre à piocher, les cartes sous le dessus de chaque pile de construction sont mélangées. Sans ça, une manche peut se bloquer.
rule-stalled_after = Arrêt après
rule-stalled_after-about = Une manche s’arrête après ce nombre de tours de table sans carte de stock jouée.
rule-stalled_after-number = { $number ->
    [one] { $number } tour de table
   *[other] { $number } tours de table
}
rule-stalled_scores = Les manches arrêtées comptent
rule-stalled_scores-about = Une manche arrêtée parce que personne n’avance est gagnée par qui a le moins de cartes en stock. Sinon, personne ne la gagne.

## Scoring
rule-scoring = Score
rule-scoring-about = Comment les manches s’additionnent dans une partie.
rule-scoring-points = Points
rule-scoring-wins = Manches gagnées
rule-scoring-lowest-left = Le moins de cartes
rule-scoring-single = Manche unique
rule-target = Objectif
rule-target-about = Les points ou victoires qu’il faut pour gagner la partie ; avec « Le moins de cartes », le nombre de manches.
rule-target-number = { $number }
rule-max_rounds = Manches au plus
rule-max_rounds-about = Après ce nombre de manches, la partie s’arrête même si personne n’a atteint l’objectif, et le meilleur score gagne. 0 : sans limite.
rule-max_rounds-number = { $number ->
    [0] sans limite
    [one] { $number } manche
   *[other] { $number } manches
}

## Partners
rule-team_piles = Cartes d’une équipe
rule-team_piles-about = Chacun a un stock et des défausses, ou chaque équipe en partage deux jeux.
rule-team_piles-per-seat = Un jeu par place
rule-team_piles-two-per-team = Deux jeux par équipe
rule-finished_partner = Stock vide
rule-finished_partner-about = Qui n’a plus de cartes de stock continue d’aider son équipe, ou ne joue plus.
rule-finished_partner-keeps-playing = Continue à jouer
rule-finished_partner-goes-out = Ne joue plus
rule-sharing = Partage entre partenaires
rule-sharing-about = Quand tu peux jouer depuis le stock et les défausses des partenaires.
rule-sharing-always = À tout moment
rule-sharing-after-out = Une fois un stock vidé
rule-sharing-never = Jamais
rule-partner_silence = Partenaires muets
rule-partner_silence-about = Les partenaires ne peuvent pas s’écrire pendant le tour de l’autre.

## The 1980 rules
rule-lead_up = Mener au stock
rule-lead_up-about = Tu ne peux jouer une carte de défausse que si elle mène à ta carte de stock dans le même tour.
rule-alternating = Alterner les défausses
rule-alternating-about = Jamais deux fois de suite depuis la même défausse.
rule-blocking = Bloquer
rule-blocking-about = Tu peux bloquer quelqu’un avec une carte de défausse si son stock n’a pas plus de cartes que ça. 0 : jamais.
rule-blocking-number = { $number ->
    [0] jamais
    [one] jusqu’à { $number } carte
   *[other] jusqu’à { $number } cartes
}

## Table manners
rule-manual_draw = Piocher à la main
rule-manual_draw-about = On pioche ses cartes une par une. Une de trop, et elle va dans ton propre stock, sous la carte visible.
rule-manual_draw-off = La table pioche
rule-manual_draw-shuffle-into-stock = Oui ; une de trop est mélangée au stock
rule-manual_draw-under-stock = Oui ; une de trop va au fond du stock
rule-out_of_turn = Jouer hors de son tour
rule-out_of_turn-about = Si tu joues hors de ton tour et qu’on le signale avant le coup suivant, tu reprends tout et joues ton prochain tour sans piocher. Si personne ne le remarque, ça reste.
rule-call_talking = Signaler qui parle
rule-call_talking-about = Les partenaires peuvent s’écrire pendant le tour de l’autre, et tout le monde le lit. Les adversaires peuvent le signaler : deux cartes vont sous la carte de stock de qui a parlé.

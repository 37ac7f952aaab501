# Why something isn't possible, as the table answers.

## Moves
rejected-over = La manche est finie.
rejected-not-your-turn = C’est à { $name } de jouer.
rejected-no-hand-card = Il n’y a pas de carte { $card } dans une main de { $held }.
rejected-stock-empty = Ce stock est vide.
rejected-discard-empty = La défausse { $pile } est vide.
rejected-not-yours = Ce sont les cartes { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
} : tu ne peux pas jouer de là.
rejected-not-shared = À cette table, on ne joue que depuis ses propres cartes.
rejected-partner-closed = Tu ne peux te servir dans ton équipe qu’une fois un stock vidé.
rejected-build-needs = La pile { $pile } demande { $needs ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $needs }
} ou un joker, pas { $card ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $card }
}.
rejected-wild-on-wild = Il y a déjà un joker sur la pile { $pile }, un autre ne peut pas le suivre.
rejected-stock-discarded = Une carte de stock ne se défausse pas, elle se joue.
rejected-discard-moved = Les cartes ne passent pas d’une défausse à l’autre.
rejected-discard-elsewhere = Défausse chez toi, pas chez { $name }.
rejected-no-own-piles = Tu n’as pas de cartes à toi : sers-toi dans ton équipe.
rejected-wild-discarded = Tu ne peux pas défausser un joker tant que tu as une autre carte.
rejected-pass-with-hand = Tu as encore des cartes en main : défausses-en une pour finir ton tour.
rejected-pass-with-play = Main vide, tu ne peux pas passer tant qu’une carte peut être jouée.
rejected-drawn-already = La table pioche pour toi.
rejected-draw-first = Pioche d’abord : { $missing ->
    [one] encore une carte
   *[other] encore { $missing } cartes
}.
rejected-nothing-to-draw = Il n’y a plus rien à piocher.
rejected-out-of-turn = Hors de ton tour, tu ne peux jouer que tes propres cartes sur les piles de construction, mais pas ta dernière carte de stock ni, selon les règles de 1980, des cartes de défausse.
rejected-other-out-of-turn = { $name } vient de jouer hors de son tour : signale-le, ou attends le tien.
rejected-caught = Coup repéré hors de ton tour : joue ton prochain tour sans piocher.
rejected-nothing-to-catch = Il n’y a personne à prendre sur le fait.
rejected-nothing-to-call = Il n’y a rien à reprocher à { $name }.
rejected-not-leading-up = Une carte de défausse doit mener à ta carte de stock, et d’ici aucun chemin n’y mène.
rejected-breaks-promise = Tu as annoncé que tu montais jusqu’à ta carte de stock. Ce coup l’empêcherait.
rejected-promise-open = Tu as annoncé que tu montais jusqu’à ta carte de stock. Joue-la avant de défausser.
rejected-same-pile = Ta dernière carte venait de la défausse { $pile } : prends-en d’abord une autre.
rejected-blocked = Tu as bloqué pendant ce tour : plus de cartes de défausse pour toi.

## The table
refused-round-goes-on = Cette manche n’est pas encore finie.
refused-series-over = La partie est finie.
refused-revealed = Depuis, quelqu’un a vu une nouvelle carte : ce coup reste.
refused-nothing-asked = Personne ne te demande ton accord.
refused-paused = La partie est en pause.
refused-not-away = { $name } est bien là.
refused-waited-for = On attend { $name } : encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-nothing-to-undo = Il n’y a pas de coup à annuler.
refused-nothing-to-redo = Il n’y a pas de coup à rejouer.
refused-others-play = Une donne ne se rejoue que quand tu joues en solo.
refused-pause-too-soon = Jouons d’abord un peu : nouvelle pause possible dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
table-seats = Sans équipes, il y a 2 à 6 places, pas { $seats }. Au-delà, jouez en équipes.
table-teams = { $seats } places ne se partagent pas en { $teams } équipes : 4, 6, 8, 10 ou 12 places font deux équipes ; 6, 9 ou 12 en font trois.
table-stock = Des stocks de { $stock } sont trop grands pour { $seats } places et un jeu de { $deck } cartes, car il doit rester { $hand } cartes par place à piocher. Le maximum est { $largest }{ $shared ->
    [0] .
   *[other] , ou { $shared } si chaque équipe partage deux jeux de piles.
}
table-stocks = Des stocks de { $stocks } cartes sont trop grands pour { $seats } places et un jeu de { $deck } cartes, car il doit rester { $hand } cartes par place à piocher. Ensemble, ils peuvent avoir { $most } cartes.
table-stock-count = Il y a { $piles } stocks, et chacun a besoin d’une taille : { $stocks } ne va pas.
table-draw = Tu ne peux pas piocher { $draw } cartes par tour quand une main n’en a que { $hand }.
table-first-player = La place { $seat } doit commencer, mais il n’y a que { $seats } places.
table-age-missing = L’âge décide qui commence : indique l’âge de tout le monde.

## The end of a round
end-stock-empty = La dernière carte de stock est jouée.
end-blocked = Plus personne ne peut jouer.
end-stalled = Personne n’a joué de carte de stock depuis trop longtemps.

## Typed moves
typed-card = « { $text } » n’est pas une carte. Une carte s’écrit valeur.numéro, comme 7.83, ou W.150 pour un joker.
typed-move = « { $text } » n’est pas un coup. Un coup s’écrit départ>arrivée, comme h3>b1 ou s>b2.
typed-source = Tu ne peux pas prendre de carte à « { $text } ». Utilise h1, h2, … (main), s (stock), d1 à d4 (défausse), s@3 ou d2@3 (celles de la place 3).
typed-target = Tu ne peux pas poser de carte à « { $text } ». Utilise b1 à b4 (pile de construction), d1 à d4 (défausse), d2@3 (celle de la place 3).

card-wild = joker

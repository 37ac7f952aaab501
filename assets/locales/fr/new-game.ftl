# Putting a table together.

new-game-title = Nouvelle partie
new-game-players = À table
new-game-alone = Sans équipes
new-game-teams = { $teams } équipes
new-game-seats = Places
new-game-team = Équipe { $team }
new-game-person = Humain
new-game-shared = Vous partagez cet écran : les mains sont cachées entre vos tours.
new-game-no-person = Il faut au moins une vraie personne.
new-game-same-name = Deux fois le nom { $name } : à cet ordinateur, chacun a besoin de son propre nom.
new-game-seat = Place { $seat }
new-game-age = Âge
new-game-rules = Règles
new-game-house-rules = Règles maison
new-game-house-rules-about = Tu peux changer chaque règle du jeu.
new-game-differs-in = { $preset }, modifiée : { $rule }
new-game-differs = { $preset }, { $count ->
    [one] une règle modifiée
   *[other] { $count } règles modifiées
}
new-game-invalid-rule = « { $rule } » demande un nombre entier de { $low } à { $high }.
new-game-reset = Rétablir
new-game-start = Commencer
new-game-go-on = Continuer ta partie ({ $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
})
new-game-use-stock = Prendre des stocks de { $stock }
new-game-use-usual = Prendre la règle habituelle

summary-alone = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, sans équipes
summary-teams = { $teams } équipes de { $each }
summary-stock = Stocks de { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Stocks { $stocks }
summary-points = En { $target ->
    [one] { $target } point
   *[other] { $target } points
}
summary-wins = En { $target ->
    [one] { $target } victoire
   *[other] { $target } victoires
}
summary-lowest-left = { $target ->
    [one] { $target } manche
   *[other] { $target } manches
}, le moins de cartes
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} au plus
summary-single = Manche unique

## Computer players
level-random = Hasard
level-easy = Facile
level-greedy = Vorace
level-normal = Normal
level-planner = Prévoyant
level-hard = Difficile
level-expert = Expert
level-easy-about = Facile joue tout ce qui se présente, comme à ses débuts.
level-normal-about = Normal prépare son tour et ne voit du tien que l’évident.
level-hard-about = Difficile sait ce que vaut une position.
level-expert-about = Expert anticipe et compte les cartes.

## Presets
preset-standard = Standard
preset-standard-about = Les règles habituelles, en 500 points.
preset-quick = Rapide
preset-quick-about = Stocks de 10, en 100 points.
preset-family = Famille
preset-family-about = Stocks de 15, en 200 points.
preset-classic-1980 = Classique 1980
preset-classic-1980-about = Règles plus strictes pour les défausses.
preset-classic-1980-more = Tu ne peux jouer une carte de défausse que si elle mène à ta carte de stock dans le même tour, et jamais deux fois de suite depuis la même défausse. Ou bien tu t’en sers pour bloquer quelqu’un qui a presque fini.
preset-pre-1980 = Avant 1980
preset-pre-1980-about = L’ancien jeu, avec 20 jokers.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Trois jeux de 52 cartes, les rois sont des jokers.
new-game-sides = Équipes
new-game-seat-name = Place { $seat } : nom
new-game-seat-age = Place { $seat } : âge
rule-number = { $rule }, nombre

# Stock piles of different sizes
handicap = Handicap
handicap-about = Donne un plus petit stock à qui en a besoin, pour que tout le monde ait sa chance.
handicap-of = { $name } : stock de { $count }
handicap-even = Chances égales, d’après vos manches : { $stocks }
handicap-take = Appliquer

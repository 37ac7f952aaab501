# The shelf: a pebble for each milestone.
shelf-title = Étagère
shelf-about = Galets trouvés : { $found } sur { $all }. Rien ici ne change le jeu.
shelf-found = { $name }, trouvé
shelf-new = { $name }, trouvé, nouveau
shelf-missing = { $name }, pas trouvé
shelf-next = Tes prochains galets
shelf-complete = Tu les as tous trouvés. Quelle étagère !
shelf-hint = Choisis un galet pour voir d’où il vient.
shelf-not-yet = Pas encore trouvé
shelf-missing-done = Pas encore trouvé : { $done } sur { $of }
shelf-from = { $date }
shelf-from-round = { $date }, manche { $round } : { $players }
shelf-watch-turn = Revoir ce tour
shelf-watch-round = Revoir cette manche
shelf-put-beside = Poser près de ma pierre
shelf-take-away = Retirer de ma pierre
shelf-beside = Près de ta pierre, comme les autres le voient : { $name }
milestone-large-table = Gagner à une table de { $seats } ou plus
milestone-stock-cards = Jouer { $cards } cartes de stock en un tour
pebble-beat = Niveau « { $level } »
pebble-beat-people = Entre humains
pebble-together = Victoire en équipe
pebble-large-table = Table de { $seats }
pebble-series = Partie gagnée
pebble-in-a-row = { $rounds } victoires de suite
pebble-comeback = Remontée
pebble-stock-cards = { $cards } cartes de stock
pebble-long-turn = { $cards } cartes d’un coup
pebble-no-wild = Aucun joker gâché
pebble-flawless = Rien de perdu
pebble-rounds = { $rounds } manches
pebble-days = { $days } jours
pebble-puzzles = { $puzzles } énigmes
pebble-puzzles-in-a-row = { $puzzles } énigmes d’affilée
pebble-beside = galet : { $name }
shelf-backs = Dos des cartes
shelf-back-takes = { $pebbles } galets
shelf-back-missing = { $name }, pas trouvé : { $takes }
shelf-back-used = { $name }, utilisé
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}nouveau dos de cartes : { $back }
} ›
back-ripples = Ondes
back-reeds = Roseaux
back-moonrise = Lever de lune
back-ember = Braise

# What the player's rounds add up to.

statistics-title = Statistiques
statistics-none = Tu n’as pas encore terminé de manche. Joues-en une, et tu verras ici où tu en es.
statistics-nothing = Aucune de tes manches ne correspond à ce choix.
statistics-everything = Toutes les manches

## Which rounds
statistics-player-alone = En solo
statistics-tables-all = Toutes les tables
statistics-tables-alone = Sans équipes
statistics-tables-teams = Équipes
statistics-size-alone = { $seats } places
statistics-size-teams = { $seats } places, { $teams } équipes
statistics-opponents-all = Tous les adversaires
statistics-opponents-people = Personnes
statistics-opponents-levels = Niveaux mêlés
statistics-span-all = Depuis toujours
statistics-span-year = Un an
statistics-span-month = 30 jours

## Large numbers
statistics-percent = { $percent } %
statistics-rounds = Manches jouées
statistics-rounds-about = gagnées : { $won }, perdues : { $lost }, nulles : { $tied }{ $back ->
    [0] { "" }
   *[other] , annulées : { $back }
}
statistics-won = Gagnées
statistics-interval = à la longue { $low } à { $high } %
statistics-interval-wide = trop peu de manches pour le dire
statistics-streak = Série en cours
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] manche gagnée
   *[other] manches gagnées d’affilée
}
statistics-lost-in-a-row = { $rounds ->
    [one] manche perdue
   *[other] manches perdues d’affilée
}
statistics-longest-won = Plus longue série gagnante
statistics-longest-lost = plus longue série de défaites : { $rounds }
statistics-points = Points par manche
statistics-points-best = record : { $points }
statistics-stock = Cartes de stock par tour
statistics-stock-about = { $cards } en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
statistics-longest-turn = Plus long tour
statistics-longest-turn-about = { $cards ->
    [one] carte posée sur les piles
   *[other] cartes posées sur les piles
}
statistics-series = Parties gagnées
statistics-series-about = sur { $series } jouées jusqu’au bout

## Charts
statistics-by-opponents = Gagnées contre
statistics-by-size = Gagnées par taille de table
statistics-by-partner = Gagnées avec
statistics-bars-about = Le trait sous une barre : où ta part finira sans doute après bien d’autres manches.
statistics-won-of = { $won } sur { $rounds }
statistics-points-over-time = Points de tes dernières manches
statistics-points-about = Chaque colonne est une manche ; la ligne est la moyenne sur { $rounds }.
statistics-points-first = il y a { $rounds } manches
statistics-points-last = dernière manche
statistics-freed = Comment tu as libéré ton stock
statistics-freed-wild = { $share } d’entre elles après un joker.
statistics-freed-straight = Jouée directement
statistics-freed-hand = Avec des cartes en main
statistics-freed-discards = Avec des défausses
statistics-freed-both = Avec les deux
statistics-endings = Comment les manches ont fini
statistics-ending-stock-empty = Stock vidé
statistics-ending-blocked = Plus aucun coup possible
statistics-ending-stalled = Trop longtemps sans carte de stock

## How good, and how lucky
rating-title = Ton niveau
rating-about = D’après tes manches en solo contre des joueurs virtuels, compte tenu des cartes et du handicap.
rating-none = { $rounds ->
    [one] Encore { $rounds } manche de ce genre, et tu le verras ici.
   *[other] Encore { $rounds } manches de ce genre, et tu le verras ici.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Tu joues à peu près comme le niveau « { $level } ».
rating-hide = Ne pas évaluer mon jeu
rating-show = Évaluer mon jeu
statistics-luck = Chance aux cartes
statistics-luck-about = En moyenne, tes cartes étaient meilleures que celles de { $mean } donnes sur 100. { $fits ->
    [yes] Après { $rounds } manches, le hasard seul mène de { $low } à { $high } : ça s’équilibre.
   *[no] Après { $rounds } manches, le hasard seul mène de { $low } à { $high } dans 19 cas sur 20.
}
statistics-luck-cards = 1 et jokers : tu en as pioché { $openers }, on en attendait { $expected }. Ta carte de stock était jouable dans { $playable } de tes tours, celle de tes adversaires dans { $theirs } des leurs.

## What can be done with them
statistics-export = Exporter en tableau
statistics-reset = Effacer…
reset-title = Effacer les statistiques ?
reset-about = { $rounds ->
    [one] { $rounds } manche sera supprimée avec son enregistrement
   *[other] { $rounds } manches seront supprimées avec leurs enregistrements
}, pour de bon. C’est irréversible. Les parties, leurs scores et celles en cours restent.
reset-export = Tu peux d’abord exporter les chiffres de chaque manche, mais pas les enregistrements.
reset-keep = Tout garder
reset-forget = Supprimer
statistics-player = Nom
statistics-tables = Tables
statistics-opponents = Adversaires
statistics-span = Période

# Milestones: what was reached for the first time.
milestones-title = Succès
milestones-about = { $reached } sur { $all }, chacun par ce que tu as joué
milestones-hide = Masquer les succès
milestones-show = Voir les succès
milestone-beat = Gagner contre le niveau « { $level } »
milestone-beat-people = Gagner contre d’autres personnes
milestone-together = Gagner en équipe
milestone-series = Gagner une partie
milestone-in-a-row = Gagner { $rounds } manches d’affilée
milestone-comeback = Gagner avec { $cards } cartes de retard
milestone-long-turn = Jouer { $cards } cartes en un tour
milestone-no-wild = Aucun joker gâché, d’après l’analyse d’une manche
milestone-flawless = Rien de perdu, d’après l’analyse d’une manche
milestone-rounds = Jouer { $rounds } manches
milestones-done = { $done } sur { $of }
milestones-reached = { $count ->
    [one] Un galet pour ton étagère
   *[other] Des galets pour ton étagère
} : { $names }
milestone-days = Donne du jour, { $days } jours de suite
milestone-puzzles = Résoudre { $puzzles } énigmes
milestone-puzzles-in-a-row = Résoudre { $puzzles } énigmes d’affilée

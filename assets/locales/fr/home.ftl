# The title screen.

home-tagline =
    Monte les piles, vide ton stock,
    et finis en tête.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Tu mènes { $lead }.
    [team] Ton équipe mène { $lead }.
   *[other] { $people ->
    [one] { $names } mène { $lead }.
   *[other] { $names } mènent { $lead }.
}
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] d’une manche
       *[other] de { $lead } manches
    }
   *[points] { $lead ->
        [one] d’un point
       *[other] de { $lead } points
    }
}
home-level = { $who ->
    [you] Égalité entre toi et { $names }.
    [team] Égalité entre ton équipe et { $names }.
   *[other] Égalité : { $names }.
}
home-greeting-away = Ta place est restée au chaud.
home-greeting-even = On est à égalité.
home-greeting-streak = { $days } jours de suite ! Quel plaisir de te revoir.
home-greeting-caught-up = Tu reviens sur nous.
home-greeting-ahead = On continue ?
home-continue = Continuer
home-waiting = { $count ->
    [one] Une autre partie attend
   *[other] { $count } autres parties attendent
}
home-after-round = Après la manche { $round }
home-waiting-all = Parties en attente
home-play = Jouer
home-new-game = Nouvelle partie
home-day-waits = Mêmes cartes pour tous
home-day-waits-in-row = Celle du jour t’attend{"\u000A"}{ $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
home-day-played = Jouée : { $days ->
    [0] celle du jour
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}{ $more ->
    [0] { "" }
    [one] {"\u000A"}une autre donne attend
   *[other] {"\u000A"}{ $more } autres donnes attendent
}
home-puzzles = Niveau { $rating } · résolues : { $solved }
home-more = Plus
home-learn = Apprendre à jouer
home-learn-about = Ta première manche, pas à pas : deux minutes environ.
home-host = Ouvrir une table
home-join = Rejoindre
home-return = Retour à { $table }
home-statistics = Statistiques
home-how-to-play = Règles du jeu
home-rounds = Manches jouées
home-settings = Réglages
home-about = À propos
home-quit = Quitter
home-note = Suit les règles du jeu de suites vendu sous le nom de SKIP-BO®. Sans lien avec Mattel.
# Said first to whoever uses a screen reader
listener-welcome = Les flèches lisent l’écran ligne par ligne, et Tab passe d’un bouton à l’autre. À la table, le point d’interrogation liste toutes les touches.

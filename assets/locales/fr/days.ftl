# The deals of the day.

days-title = Donne du jour
days-today = Aujourd’hui, { $date }
days-begun = Un nouveau jour commence : voici ses donnes.
days-about = Les mêmes cartes et les mêmes adversaires pour tout le monde, partout. Ton premier essai compte : ni conseil ni annulation. Ensuite, rejoue-la autant que tu veux.
days-minutes = { $minutes } minutes environ
days-play = Jouer
days-again = Rejouer
days-won = Gagnée en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
days-lost = Perdue après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, reste { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
days-copy = Copier les résultats
days-copied = Copié
days-copy-about = Pour comparer avec d’autres : rien n’y trahit les cartes.
days-picture = Créer une image
days-picture-file = Skipstone, donne du { $date }
days-picture-title = Donne du jour  ·  { $date }
days-picture-home = Au but en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
days-picture-skips = { $played } ricochets sur { $dealt }
days-picture-about = { $dealt } cartes de stock, meilleur tour : { $best ->
    [0] aucune encore
    [one] une
   *[other] { $best } d’affilée
}
days-picture-legend = Un saut par carte de stock, un espace après chaque tour, un point pour un tour sans.
days-picture-won = Gagnée
days-picture-lost = Pas encore au but
days-picture-against = contre { $names }
days-picture-minutes = { $minutes } minutes
days-picture-long = environ
days-picture-days = { $days } jours
days-picture-in-row = de suite
days-picture-call = Les mêmes cartes pour tous. À toi ?
days-result-title = Skipstone, la donne du { $date }
days-course = Cartes restantes : { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] Janvier
    [2] Février
    [3] Mars
    [4] Avril
    [5] Mai
    [6] Juin
    [7] Juillet
    [8] Août
    [9] Septembre
    [10] Octobre
    [11] Novembre
   *[12] Décembre
} { $year }
days-weekday = { $day ->
    [1] lu
    [2] ma
    [3] me
    [4] je
    [5] ve
    [6] sa
   *[7] di
}
days-streak = { $days ->
    [0] Pas encore de jours de suite
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
days-longest = Record : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
days-legend-won = gagnée
days-legend-played = jouée
days-back = Retour à aujourd’hui
days-past-about = Ce jour est passé, ses donnes ne comptent plus. Joue-les autant que tu veux.
days-table-title = Donne du jour, { $date }
days-to-calendar = Au calendrier
days-kept = Ton essai t’attend tel quel : les mêmes cartes, aujourd’hui ou plus tard.
days-play-length = Jouer : { $length }
days-continue-length = Continuer : { $length }
days-again-length = Rejouer : { $length }

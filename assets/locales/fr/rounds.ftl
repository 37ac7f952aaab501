# The rounds that were played.

rounds-title = Manches jouées
rounds-none = Tu n’as pas encore terminé de manche. Chaque manche terminée est gardée ici, pour que tu puisses la revoir.
rounds-open-file = Ouvrir un fichier…
rounds-count = { $count ->
    [0] Aucune manche
    [one] 1 manche
   *[other] { $count } manches
}
rounds-shown = { $first }–{ $last } sur { $count }
rounds-newest = Dernières
rounds-newer = ‹ Plus récentes
rounds-older = Plus anciennes ›
rounds-oldest = Premières
rounds-replay = Revoir
rounds-save = Enregistrer
rounds-nobody = Personne n’a gagné
rounds-taken-back = annulée
rounds-won = { $who ->
    [you] Tu as gagné
    [team] Ton équipe a gagné
   *[other] Victoire : { $name }
}
rounds-won-points = { $who ->
    [you] Tu as gagné
    [team] Ton équipe a gagné
   *[other] Victoire : { $name }
}  ·  { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rounds-file = Manche { $round }, { $date }
rounds-no-record = L’enregistrement de cette manche n’existe plus.
rounds-file-type = Enregistrements Skipstone

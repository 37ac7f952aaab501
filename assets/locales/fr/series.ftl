# The games that were played: series and single rounds, and what can be done with them.

series-title = Parties
series-none = Aucune partie
series-none-about = Chaque partie commencée est gardée ici avec ses scores jusqu’à ce que tu la supprimes. Tu peux aussi importer des parties d’un autre ordinateur.
series-import = Importer…
series-export-all = Tout exporter

## The list
series-open = Parties en cours
series-over = Parties terminées
series-single = Manches uniques
series-running = manche en cours
series-won = { $count ->
    [one] { $who ->
        [you] Tu as gagné
        [team] Ton équipe a gagné
       *[other] Victoire : { $name }
    }
   *[other] { $who ->
        [you] Victoire : toi et { $name }
        [team] Victoire : ton équipe et { $name }
       *[other] Victoire : { $name }
    }
}
series-more = { $count ->
    [one] En montrer une de plus
   *[other] En montrer { $count } de plus
}

## One series
series-times = Commencée le { $began }  ·  jouée { $played }
series-ahead-points = { $count ->
    [one] { $count } point d’avance
   *[other] { $count } points d’avance
}
series-ahead-wins = { $count ->
    [one] { $count } manche d’avance
   *[other] { $count } manches d’avance
}
series-ahead-cards = { $count ->
    [one] { $count } carte d’avance
   *[other] { $count } cartes d’avance
}
series-next = manche { $round } à jouer
series-next-running = manche { $round } en cours
series-elsewhere = Une partie à plusieurs : elle continue quand l’hôte ouvre la table.
series-carry-on = Poursuivre ici
series-carry-on-about = Si l’ordinateur d’origine a disparu pour de bon, la partie peut continuer sur celui-ci, avec les mêmes gens, places, règles et points. Une manche interrompue est redistribuée.
carry-on-nothing-seen = Cette partie ne peut pas être poursuivie ici : ton ordinateur n’a vu la fin d’aucune de ses manches.
carry-on-not-played = Cette partie ne peut pas être poursuivie ici : tu n’avais pas de place dans sa dernière manche.
carry-on-over = Cette partie est terminée.
carry-on-rounds-missing = Cette partie ne peut pas être poursuivie ici : ton ordinateur a vu la manche { $seen }, mais n’en a gardé que { $stored }.
carry-on-other-scores = Cette partie ne peut pas être poursuivie ici : les manches gardées par ton ordinateur ont d’autres points que celles qu’il a vues.
carry-on-no-randomness = Cet ordinateur ne fournit pas d’octets aléatoires, et sans eux on ne peut pas distribuer de cartes.
series-continue = Continuer
series-again = Rejouer la même
series-rename = Renommer
series-rename-done = Valider
series-off = Annuler
series-end = Terminer tôt
series-end-asked = Terminer cette partie maintenant ?
series-end-nobody = Aucune manche n’est finie : personne ne gagne.
series-end-running = La manche en cours sera abandonnée.
series-end-yes = Terminer la partie
series-export = Exporter
series-remove = Supprimer
series-sheet = Feuille de score
series-save-picture = Enregistrer l’image
series-save-text = Enregistrer le texte

## What was done
series-undo = Annuler
series-removed = « { $name } » est supprimée. Ses manches comptent toujours dans les statistiques.
series-ended = « { $name } » est terminée.
series-saved-pages = Enregistrée sous { $path }, avec { $more ->
    [one] { $more } autre page
   *[other] { $more } autres pages
} à côté.
series-not-painted = Impossible de créer l’image : { $why }

## The names of files
series-file = Partie Skipstone
series-file-one = Partie Skipstone { $name }
series-file-sheet = Feuille de score Skipstone { $name }

## Imported files
import-new = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
import-known = { $count ->
    [one] Tu en as déjà { $count }, inchangée.
   *[other] Tu en as déjà { $count }, inchangées.
}
import-copy = { $count ->
    [one] Tu as une autre version de l’une d’elles : les deux sont gardées.
   *[other] Tu as d’autres versions de { $count } d’entre elles : les deux versions sont gardées.
}
import-empty = Il n’y a aucune partie dans ce fichier.
import-refused = { $name } n’a pas été importé : { $why }
import-not-series = Ce n’est pas un fichier de parties.
import-newer = Il vient d’une version plus récente de Skipstone. Mets la tienne à jour pour le lire.
import-broken = il est mal écrit ({ $why }).
import-more = { $first } { $count ->
    [one] Il y a encore { $count } problème.
   *[other] Il y a encore { $count } problèmes.
}
import-series = Partie { $series } : { $what }
import-round = Partie { $series }, manche { $round } : { $what }
import-running = Partie { $series }, manche en cours : { $what }
import-score = elle n’a pas pu finir ainsi ({ $why }).
import-over = la partie était déjà terminée.
import-differs = son enregistrement enfreint les règles ({ $why }).
import-other = son enregistrement n’a rien à faire ici ({ $why }).

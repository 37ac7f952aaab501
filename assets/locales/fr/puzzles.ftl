# Puzzles.

puzzles-title = Énigmes
puzzles-about = Un tour d’une vraie manche : trouve la meilleure façon de le jouer. Ton premier essai compte pour ton niveau ; ensuite, essaie autant que tu veux.
puzzles-kind-play-it-out-about = Tout jouer : les cartes à venir sont visibles. Joue autant de cartes de stock que possible en un tour.
puzzles-kind-what-now-about = Et maintenant ? Les cartes à venir sont cachées, comme dans toute manche. Trouve le tour qui gagne le plus souvent.
puzzles-kind = { $kind ->
    [play-it-out] Tout jouer
    [what-now] Et maintenant ?
   *[all] Toutes
}
puzzles-theme = { $theme ->
    [wilds] Jokers
    [digging] Fouiller les défausses
    [completing] Compléter des piles
    [hand-out] Vider sa main
    [blocking] Freiner l’adversaire
    [partner] Jouer en équipe
   *[all] Tous les thèmes
}
puzzles-next = Énigme suivante
puzzles-first = Première énigme
puzzles-none = Tu les as toutes résolues.
puzzles-rating = Ton niveau
puzzles-rating-none = { $count ->
    [one] avec la prochaine énigme
   *[other] dans { $count } énigmes
}
puzzles-solved = Résolues
puzzles-solved-of = { $solved } sur { $all }
puzzles-streak = D’affilée
puzzles-streak-of = { $count } (record { $longest })
puzzles-tried = Essayées : { $count }
puzzles-left = Encore { $left } sur { $all } à résoudre.
puzzles-nearest = La plus proche de ton niveau vient ensuite.
puzzles-due = { $count ->
    [one] Une énigme ratée est de retour, elle passe en premier.
   *[other] { $count } énigmes ratées sont de retour, elles passent en premier.
}
puzzles-returns-next = { $days ->
    [one] La prochaine énigme ratée revient demain.
   *[other] La prochaine énigme ratée revient dans { $days } jours.
}
puzzles-returns = { $days ->
    [0] de retour
    [one] revient demain
   *[other] revient dans { $days } jours
}
puzzles-no-such = Il n’y en a pas. L’étoile à côté d’une énigme en fait une favorite.
puzzles-favourites = Favorites
puzzles-favourites-listed = Tes favorites : { $count }
puzzles-favourite-number = Favorite : énigme { $number }
puzzles-favourite-new = Favorite : énigme de difficulté { $rating }
puzzles-open-new = Ouvrir l’énigme de difficulté { $rating }
puzzles-result = { $result ->
    [new] À résoudre
    [at-once] Résolue du premier coup
    [later] Résolue plus tard
   *[missed] Pas encore résolue
}
puzzles-open = Ouvrir
puzzles-paste = Coller une énigme
puzzles-paste-about = On t’en a envoyé une en texte ? Copie-la d’abord.
puzzles-paste-empty = Il n’y a pas de texte à coller.
puzzles-paste-wrong = Ce texte n’est pas une énigme : { $why }.
puzzles-paste-line = la ligne { $line } est incompréhensible
puzzles-paste-key = « { $key } » manque ou est faux
puzzles-paste-position = une telle position est impossible

puzzle-title = Énigme
puzzle-rating = Difficulté { $rating }
puzzle-rating-about = À niveau égal, on résout environ la moitié de ces énigmes du premier coup.
puzzle-task-play-it-out = Joue { $count ->
    [one] { $count } carte de stock
   *[other] { $count } cartes de stock
} dans ce tour.
puzzle-task-what-now = Trouve le meilleur tour : joue jusqu’à voir une nouvelle carte, ou défausse.
puzzle-coming-stock = Ensuite sur ton stock : { $cards }
puzzle-coming-draw = Piochées quand ta main est vide : { $cards }
puzzle-solved = Résolue !
puzzle-solved-all = { $count ->
    [one] La carte de stock est jouée.
    [2] Les deux cartes de stock, en un tour.
   *[other] Les { $count } cartes de stock, en un tour.
}
puzzle-answer = Voici la solution.
puzzle-step-count = Étape { $step } sur { $steps }
puzzle-step-back = Étape précédente
puzzle-step-on = Étape suivante
puzzle-fewer = Tu as joué { $count } sur { $best ->
    [one] { $best } carte de stock
   *[other] { $best } cartes de stock
}.
puzzle-worse = Il y a un meilleur tour.
puzzle-chance-best = D’ici, tu gagnes { $best } % des manches ; avec le deuxième meilleur tour, { $next } %.
puzzle-chance-tried = D’ici, tu gagnerais { $tried } % des manches ; avec le meilleur tour, { $best } %.
puzzle-chance-counting = Calcul des chances de gagner…
puzzle-next-best = Le deuxième meilleur tour : { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Ce tour oublie une carte de stock qui pouvait être jouée.
    [wild-spent] Ce tour dépense un joker qu’il vaut mieux garder.
    [opponent-helped] Ce tour facilite la carte de stock d’un adversaire.
    [hand-held] Ce tour retient des cartes qu’il vaut mieux jouer.
    [card-spent] Ce tour joue des cartes qu’il vaut mieux garder pour plus tard.
    [discard] Une autre carte, ou une autre défausse, serait meilleure.
   *[placement] Les bonnes cartes, mais sur les mauvaises piles.
}
puzzle-block = La carte de stock { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
} est { $rank ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $rank }
}, et { $missing ->
    [one] il manque encore { $missing } carte
   *[other] il manque encore { $missing } cartes
} avant qu’elle soit jouable. Après le deuxième meilleur tour, { $otherwise ->
    [0] elle serait jouable aussitôt.
    [one] il n’en manquerait qu’une.
   *[other] il n’en manquerait que { $otherwise }.
}
puzzle-no-hints = Pas de conseils dans une énigme. « Solution » montre la réponse.
puzzle-over = Cet essai est fini. Réessaie, ou passe à l’énigme suivante.
puzzle-own-rating-about = Il monte avec chaque énigme résolue du premier coup : plus pour une difficile, moins pour une facile.
puzzle-own-rating-later = Ton niveau arrive { $count ->
    [one] avec la prochaine énigme.
   *[other] dans { $count } énigmes.
}
puzzle-own-rating = Ton niveau : { $rating }
puzzle-own-rating-changed = Ton niveau : { $rating } ({ $change })
puzzle-streak = { $count } d’affilée !
puzzle-again = Réessayer
puzzle-show = Solution
puzzle-show-counts = Si tu regardes la solution, l’énigme compte comme non résolue.
puzzle-come-back = Celle-ci est de retour. Résous-la maintenant, et elle ne reviendra plus.
puzzle-returns = { $days ->
    [0] Cette énigme est de retour.
    [one] Cette énigme revient demain.
   *[other] Cette énigme revient dans { $days } jours.
}
puzzle-tried-before = Tu as déjà essayé celle-ci, elle ne compte plus pour ton niveau.
puzzle-next = Énigme suivante
puzzle-another = Une du même genre
puzzle-favourite = Favorite
puzzle-copy = Copier
puzzle-picture = Créer une image
puzzle-all = Toutes les énigmes
puzzle-stay = Retour à l’énigme
puzzle-leave = Quitter l’énigme
puzzle-kept = Ton niveau et tes énigmes résolues sont gardés.
puzzle-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
puzzle-picture-next = ensuite { $rank }
puzzle-stock = Stock
puzzle-discards = Défausses
puzzle-hand = Main
puzzles-kinds = Type
puzzles-themes = Thème
puzzles-open-number = Ouvrir l’énigme { $number }

timed-title = Contre la montre
timed-about = Trois minutes, et le plus d’énigmes possible. Elles commencent faciles, et rien ne compte pour ton niveau.
timed-begin = Commencer
timed-once-more = Encore une fois
timed-left = Temps restant
timed-solved = Résolues
timed-best = Ton record : { $solved }
timed-skip = Passer celle-ci
timed-again = Recommencer
timed-end = Arrêter
timed-kept = Ce que tu as résolu jusqu’ici compte. La montre continue de tourner.
timed-over = L’énigme suivante arrive.
timed-no-hints = Pas de conseils contre la montre. Tu peux passer une énigme.
timed-begins = Tu as trois minutes.
timed-minute = Encore une minute.
timed-ten-seconds = Encore dix secondes.
timed-ended = Contre la montre : { $solved ->
    [0] aucune énigme résolue
    [one] une énigme résolue
   *[other] { $solved } énigmes résolues
}
timed-new-best = Nouveau record ! L’ancien était de { $before }.
timed-first-best = Voilà ton record à battre.
timed-none = La prochaine fois, elles recommencent faciles.
timed-missed = Ratées ou passées. Maintenant, prends ton temps :

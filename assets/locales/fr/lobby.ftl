# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Ta table
lobby-table-of = Table { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}
lobby-opening = Ouverture de ta table…
lobby-leave = Quitter
lobby-asks-leave = Si tu pars, la table ferme pour toutes les personnes ici.
lobby-stay = Rester
lobby-close = Fermer la table
host-badge = hôte

lobby-seats = Places
lobby-full = Toutes les places sont prises.
lobby-free-about = Au début de la partie, des joueurs virtuels prennent les places libres.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Au début, un joueur virtuel prend la place libre : { $names } ({ $level }).
   *[other] Au début, des joueurs virtuels prennent les { $count } places libres : { $names } ({ $level }).
}
lobby-free = Libre
lobby-sit = S’asseoir ici
lobby-sit-at = S’asseoir ici : { $seat }
lobby-person = Quelqu’un
lobby-you = { $name } (toi)
lobby-is-ready = d’accord
lobby-key = Clé { $key }, que seul son ordinateur possède
lobby-spectators = Regardent
lobby-own = C’est ainsi que tout le monde te voit. Seules les pierres encore libres sont proposées.
lobby-rename = Renommer
lobby-away = Exclure…
lobby-away-of = Exclure { $name }…
lobby-away-ask = Exclure { $name } ?
lobby-away-now = Exclure
lobby-away-ever = Bannir
lobby-away-not = Annuler

## Swapping seats, at tables with teams
lobby-swap-offer = On échange ?
lobby-swap-offer-to = Proposer à { $name } d’échanger vos places
lobby-swap = Échanger…
lobby-swap-of = Échanger la place { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}…
lobby-swap-here = Échanger
lobby-swap-both = Échanger les places { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
} et { $other ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $other }
}
lobby-swap-not = Annuler

lobby-rules = Règles : { $preset }
lobby-change = Modifier…
lobby-all-rules = Toutes les règles…
lobby-rules-title = Les règles de cette table
lobby-rules-back = Retour au salon
lobby-plan = Règles et table
lobby-use = Appliquer
lobby-unused = Tu as changé quelque chose. L’appliquer ?
lobby-unused-drop = Abandonner
lobby-manners = À table
lobby-watching = On peut regarder
lobby-turn = Temps par tour
lobby-turn-none = Sans limite
lobby-turn-told = { $time } par tour
lobby-grace = Attente en cas de coupure
lobby-grace-about = Ensuite, les autres peuvent faire jouer un joueur virtuel. La place est rendue au retour.
lobby-seconds = { $seconds } secondes
lobby-minutes = { $minutes } minutes

lobby-door = Qui peut entrer
lobby-copy = Copier
lobby-copied = Copié
lobby-of-short-code = { $label } : code court
lobby-of-invite-code = { $label } : code d’invitation
lobby-new-code = Nouveau code
lobby-short-code-title = Code court
lobby-invite-code-title = Code d’invitation
lobby-invite-about = À copier : il prouve aussi à qui est la table.
lobby-short-code = Lis ce code à voix haute : qui le tape dans Skipstone sur ce réseau peut entrer.
lobby-spoken-code = Ta table est ouverte. On y entre avec le code { $code }.
lobby-short-code-redrawn = Trop de codes faux ont été essayés : la table en a un nouveau. Il marche dans une minute.
lobby-code-redrawn = Trop de codes faux ont été essayés. Le code court de la table est maintenant { $code } ; il marche dans une minute.
lobby-addresses = Sans le code : { $addresses }
lobby-not-announced = Les autres ne peuvent pas trouver ta table sur le réseau. Donne-leur le code ou une adresse.
lobby-port-held = Les autres ne peuvent pas trouver ta table sur le réseau, car un autre programme occupe le port UDP 5353. Donne-leur le code ou une adresse.
entry-knock = Frapper
entry-code = Code
entry-open = Ouverte
entry-knock-about = C’est toi qui ouvres la porte. Avec le code, on entre directement :
entry-code-about = On n’entre qu’avec le code d’invitation :
entry-open-about = Toute personne qui trouve la table peut entrer. Le code y mène :

# $words: what is said
lobby-react = Dire « { $words } »

knock = { $name } voudrait entrer.
knock-to-watch = { $name } voudrait regarder.
knock-new = Première visite.
# $day: "on Friday"
knock-known = Dernière visite : { $day }.
knock-known-before = Déjà une visite ici.
knock-namesake = Tu connais { $name } depuis un autre ordinateur : est-ce un second, ou bien quelqu’un d’autre ?
knock-others = { $count ->
    [one] { $count } autre personne attend aussi.
   *[other] { $count } autres personnes attendent aussi.
}
knock-let-in = Ouvrir
knock-refuse = Refuser

lobby-lost = Connexion à l’hôte perdue. Reconnexion…
lobby-stand-up = Plutôt regarder
lobby-ready = D’accord
lobby-not-ready = Pas encore
lobby-begin = Commencer
lobby-begin-anyway = Commencer quand même
lobby-reopen = Changer quelque chose
lobby-alone = Il n’y a encore que toi. Partage le code d’invitation, ou commence avec des joueurs virtuels.
lobby-begin-about = Commence quand tout le monde est là. Chacun voit ce que vous jouerez, et donne son accord.
lobby-waits = On attend que l’hôte commence.
lobby-say-ready = C’est bien ainsi que tu veux jouer ? Alors donne ton accord.
lobby-missing = Accord attendu : { $names }
lobby-watching-told = Tu regardes. Pour jouer, prends une place libre, ou celle d’un joueur virtuel.
lobby-tell-age = L’âge décide qui commence : indique le tien à ta place.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Nouveau depuis la dernière fois
proposal-as-shown = Tout est comme tu l’as vu
proposal-confirm = Ça me va
proposal-age = { $age } ans
change-sits-down = Place { $seat } : { $name } joue ici maintenant.
change-replaces = Place { $seat } : { $name } joue ici maintenant, et non { $before }.
# $name: with the level in brackets
change-computer-sits-down = Place { $seat } : le joueur virtuel { $name } joue ici.
change-computer-replaces = Place { $seat } : le joueur virtuel { $name } joue ici maintenant, et non { $before }.
change-level-unknown = inconnu
change-renamed = { $name } s’appelle maintenant { $now }.
change-name-of-other = Quelqu’un d’autre porte maintenant le nom { $name }.
change-age = { $name } indique l’âge de { $age } ans.
change-no-age = { $name } n’indique plus d’âge.
change-on-phone = { $name } joue maintenant sur téléphone.
change-off-phone = { $name } ne joue plus sur téléphone.
change-away = { $name } est hors ligne : un joueur virtuel joue en attendant.
change-back = { $name } est de retour.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Tu jouerais à la place { $seat }, alors que tu as choisi la place { $wished }.
surprise-name = Tu t’appellerais { $name }, alors que tu as choisi { $wished }.
surprise-age = On indiquerait { $age } ans comme ton âge.
surprise-no-age = Ton âge ne serait pas indiqué.
surprise-bots = Les joueurs virtuels viennent d’une autre version de Skipstone : ton ordinateur ne peut pas contrôler leurs coups, la manche ne pourra donc pas être vérifiée.
surprise-unknown-series = Cette partie est censée en poursuivre une autre que ton ordinateur n’a pas vue, ou que son hôte n’a pas jouée : pour les points, il faut croire l’hôte.
surprise-other-series = Ce n’est pas la partie que tu venais poursuivre ici.
surprise-other-players = { $count ->
    [0] Les limites de temps ou les joueurs virtuels ne sont pas ceux de la partie qui continue ici.
    [one] La place { $seats } n’aurait pas la même personne que dans la partie qui continue ici.
   *[other] Les places { $seats } n’auraient pas les mêmes personnes que dans la partie qui continue ici.
}
surprise-other-scores = Cette partie en poursuit une que ton ordinateur a vue autrement : après la manche { $round } tu as { $own }, ici elle continuerait avec { $told }.
move-stands = Tu as déjà joué un coup ici, et il tient : il a été renvoyé à l’hôte.

# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Masquer
table-spectators = Regardent : { $names }
chat-draft = Dis quelque chose
chat-send = Envoyer
chat-everyone = À tous
chat-partners = À l’équipe
chat-to-partners = { $name } (à l’équipe)
chat-spectator = { $name } (regarde)

## What people say at their stones
reaction-hello = Salut !
reaction-nice = Joli !
reaction-good-luck = Bonne chance !
reaction-hmm = Hmm…
reaction-oh-no = Oh non !
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Dire « { $words } » ({ $key })
reaction-by = { $name } : { $words }
# $title: the name of the program and its profile
title-own-turn = À toi – { $title }
# What a person says, after the name and what else is told of them
table-says = dit « { $words } »
nudge = Relancer { $name }
nudge-said = À toi !

## What happens at the table. $name: a player
news-came = { $name } est à table.
news-watches = { $name } regarde.
news-sat-down = { $name } prend place.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] Toi et { $other } avez échangé vos places.
   *[other] { $name } et { $other } ont échangé leurs places.
}
# $name: the other one of the two
swap-asked = { $name } voudrait échanger sa place avec toi.
swap-agree = Échanger
swap-decline = Non, merci
swap-waits = Tu as proposé à { $name } d’échanger vos places.
swap-withdraw = Laisser tomber
news-swap-declined = { $name } préfère ne pas échanger.
news-swap-off = L’échange de places avec { $name } n’a plus lieu.
news-left = { $name } a quitté la table.
news-kicked = L’hôte a fait quitter la table à { $name }.
news-kicked-own = Tu as fait quitter la table à { $name }.
news-plays-on = { $computer }, un joueur virtuel, continue à la place { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}.
news-renamed = { $name } s’appelle maintenant { $now }.
news-renamed-next = { $name } s’appellera { $now } dès la prochaine manche.
news-renamed-next-own = Tu t’appelleras { $now } dès la prochaine manche.
news-keeps-name = { $name } garde finalement ce nom.
news-keeps-name-own = Tu gardes finalement le nom { $name }.
news-away = { $name } a perdu la connexion.
news-not-back = { $count ->
    [one] { $name } n’est pas encore de retour.
   *[other] { $name } ne sont pas encore de retour.
}
news-waits = L’hôte aimerait attendre { $name }.
news-back = { $count ->
    [one] { $name } est de retour.
   *[other] { $name } sont de retour.
}
news-replaced = { $count ->
    [one] { $name } n’est plus à table : un joueur virtuel continue.
   *[other] { $name } ne sont plus à table : des joueurs virtuels continuent.
}
news-replaced-away = { $count ->
    [one] Sans retour { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }, un joueur virtuel continue.
   *[other] Sans retour { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }, des joueurs virtuels continuent.
}
news-plays-next = { $name } joue dès la prochaine manche, à la place { $seat ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $seat }
}.
news-plays-next-own = Tu joues dès la prochaine manche, à la place { $seat ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $seat }
}.
news-watches-next = { $name } regarde dès la prochaine manche, et un joueur virtuel prend sa place.
news-watches-next-own = Tu regardes dès la prochaine manche, et un joueur virtuel joue pour toi.
news-watches-next-for = Tu regardes dès la prochaine manche, et { $name } joue pour toi.
news-out-of-time = Temps écoulé pour { $name } : une carte a été défaussée à sa place.
news-out-of-time-own = Temps écoulé : une carte a été défaussée pour toi.
said-out-of-time = Temps écoulé
news-paused = { $who ->
    [host] L’hôte a mis la partie en pause.
   *[other] { $name } a mis la partie en pause.
}
# After an own press, or once the time of a turn is over
news-goes-on = La partie continue.
news-resumed = { $who ->
    [host] L’hôte a relancé la partie.
   *[other] { $name } a relancé la partie.
}
news-back-in-lobby = L’hôte est de retour au salon, où commence la prochaine partie.
news-turn-limit = À partir de maintenant, un tour peut durer { $seconds } secondes.
news-no-turn-limit = À partir de maintenant, le temps par tour n’est plus limité.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] Le joueur virtuel { $names } prend place.
   *[other] Les joueurs virtuels { $names } prennent place.
}
news-computer-level = Le joueur virtuel { $name } joue maintenant au niveau { $level }.
news-computer-left = Le joueur virtuel { $name } a quitté la table.
news-seats = La table a maintenant { $seats } places.
news-teams = { $teams ->
    [one] Tout le monde joue maintenant dans une seule équipe.
   *[other] Vous jouez maintenant en { $teams } équipes.
}
news-no-teams = Maintenant, chacun joue pour soi.
news-grace = Si quelqu’un perd la connexion, la table attend maintenant son retour { $seconds } secondes.
news-preset = La table joue maintenant selon « { $preset } ».
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Une règle a changé : { $rules }.
   *[other] Des règles ont changé : { $rules }.
}

## Around the board
table-pause = Pause
table-undo-ask = Demander à annuler
table-take-seat = Prendre une place
table-seat-taken = Tu joues la prochaine
table-seat-taken-about = Appuie ici pour continuer plutôt à regarder.
table-watching = { $round }  ·  tu regardes

## At the seats
seat-quiet = pas de réponse…
seat-away-for = hors ligne { $left }
seat-away = hors ligne
seat-replaced = virtuel
table-status-quiet = On attend { $name }, qui ne répond pas pour l’instant.
table-status-away = On attend { $name }, hors ligne. Si c’est trop long, un joueur virtuel peut prendre le relais.
table-status-away-watching = On attend { $name }, hors ligne.
seat-given = L’hôte donne ta place à un joueur virtuel dès la prochaine manche. Tu peux regarder, ou la garder.
seat-given-keep = Garder ma place
seat-given-watch = Je regarde
seat-vacant = { $name } a quitté la table. Veux-tu la place dès la prochaine manche ?
seat-take = Prendre la place { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } a quitté la table. Qui y joue dès la prochaine manche ?
seat-offered-host = { $name } laisse sa place après cette manche. Qui y joue ensuite ?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = Un joueur virtuel
seat-offered = { $name } laisse sa place après cette manche. La veux-tu ?
away-asks = { $name } est hors ligne depuis un moment.
away-replace = Laisser jouer un joueur virtuel ({ $level })
away-wait = Attendre

## Taking back
takeback-asked = { $name } voudrait annuler le dernier coup.
takeback-agree = D’accord
takeback-refuse = Non, ça reste
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Ta demande d’annulation attend l’accord de tous.
   *[other] Ta demande d’annulation attend encore { $names }.
}
takeback-withdraw = Laisser tomber
takeback-answered = { $name } voudrait annuler le dernier coup. { $count ->
    [0] Tout le monde n’a pas encore répondu.
   *[other] On attend { $names }.
}
takeback-done = { $who ->
    [you] Ton dernier coup est annulé.
   *[other] Le dernier coup { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    } est annulé.
}
# To who watches, in large letters
takeback-watched = { $name } demande à annuler. On attend { $names }.
takeback-withdrawn = { $who ->
    [you] Tu as retiré ta demande. Le coup reste.
   *[other] { $name } a retiré sa demande. Le coup reste.
}
takeback-refused = { $who ->
    [you] Tu as refusé. Le coup reste.
   *[other] { $name } a refusé. Le coup reste.
}
takeback-over = Le coup reste.
takeback-lapsed = Ta demande d’annulation n’est plus valable. Redemande si tu le veux encore.

## What keeps the game from going on
paused-title = { $who ->
    [you] Tu as mis la partie en pause
    [host] L’hôte a mis la partie en pause
   *[other] { $name } a mis la partie en pause
}
paused-in-turn = { $who ->
    [you] Tu as mis la partie en pause, mais le temps de ton tour continue
   *[other] { $name } a mis la partie en pause, mais le temps de son tour continue
}
paused-about = Personne ne peut jouer avant la reprise, mais le chat reste ouvert.
paused-go-on = Reprendre
lost-title = Connexion perdue
lost-again = La table ne répond pas. Nouvel essai dans { $seconds } s – ta place est gardée.
lost-now = La table ne répond pas. Nouvel essai – ta place est gardée.
lost-again-watching = La table ne répond pas. Nouvel essai dans { $seconds } s.
lost-now-watching = La table ne répond pas. Nouvel essai…
lost-carry-on = Si l’ordinateur de l’hôte a disparu pour de bon, tu peux poursuivre sur celui-ci, depuis la dernière manche terminée.
carried-on-elsewhere = { $count ->
    [one] { $names } semble poursuivre votre partie sur un autre ordinateur.
    [many] { $names } semblent poursuivre votre partie, chacun sur son ordinateur. Mettez-vous d’accord sur une des tables.
   *[other] { $names } semblent poursuivre votre partie, chacun sur son ordinateur. Mettez-vous d’accord sur une des tables.
}
carried-on-join = Rejoindre { $name }

## Between rounds. $ready and $people: how many
ready-count = { $ready } sur { $people } d’accord pour la manche suivante
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = La manche commence quand tout le monde est d’accord.
ready-waits = On attend { $names }.
# Said to one who isn't ready either
ready-waits-too = On attend { $names } et toi.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } t’attend.
   *[other] { $names } t’attendent.
}
ready-begins-in = La manche commence dans { $left }
ready-begins-now = La manche commence
ready-yes = d’accord
ready-reads = lit
ready-away = hors ligne
again-count = { $ready } sur { $people } d’accord pour rejouer
again-yes = rejoue
round-began = La manche suivante a commencé.
round-own-turn = C’est à toi.
round-back = Retour à la table
result-ready = D’accord
result-not-ready = Pas tout de suite
result-begin-anyway = Commencer sans attendre
result-wait-for = Attendre { $name }

## The host closes the table. $name: who hosts
the-host = L’hôte
closed-title = La table est fermée
closed-saved = { $name } a fermé la table ; elle est enregistrée. Reste ici, et tu verras quand elle rouvrira.
closed-for-good = { $name } a fermé la table.
closed-handed-title = La table déménage
closed-handed-to-you = { $name } te confie la table. Poursuis ici, et tout le monde vient sur ton ordinateur.
closed-handed-over = { $name } confie la table à { $other }. Tu la rejoins dès qu’elle est ouverte.
between-title = La partie continue
between-about = Dès que tout le monde est d’accord, la manche suivante est distribuée ici.
closed-open-again-title = La table est rouverte
closed-open-again = { $name } a rouvert la table.
closed-kept-title = Ton autre table est rouverte
closed-kept = { $name } a rouvert la table où ta place est gardée.
closed-new-table-title = Une autre table est ouverte
closed-new-table-saved = { $name } a ouvert une autre table. Celle où tu étais est toujours fermée ; elle est enregistrée.
closed-new-table = { $name } a ouvert une autre table. Celle où tu étais est fermée.
closed-join-new = Rejoindre cette table
closed-come-back = Revenir

## The end of a round
result-verified = Vérifiée : donne loyale, règles respectées.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}{ $notes } remarque.
   *[other] {" "}{ $notes } remarques.
} { $shown ->
    [yes] Masquer les détails
   *[no] Détails…
}
result-verified-about = Personne n’a pu choisir ces cartes, pas même l’hôte : elles viennent de nombres aléatoires promis avant que le premier soit montré. Ton programme a contrôlé chaque coup. Ce qu’aucun programme ne peut savoir : si l’hôte, dont l’ordinateur doit connaître toutes les cartes, les a regardées.
result-verified-about-watcher = Personne n’a pu choisir ces cartes, sauf l’hôte avec l’aide de toutes les places qui ont donné des nombres aléatoires. Ton programme a contrôlé chaque coup. Ce qu’aucun programme ne peut savoir : si l’hôte, dont l’ordinateur doit connaître toutes les cartes, les a regardées.
result-verified-about-host = Ton programme a contrôlé chaque coup. Ce que les autres peuvent prouver, leurs programmes le disent.
result-not-proven-about = Ça n’accuse personne : ton programme n’a simplement pas pu tout contrôler.
result-broken-about = Ton programme a trouvé quelque chose que celui de l’hôte ne peut pas avoir fait par hasard.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = La donne a été tirée { $number } fois : { $count ->
    [one] l’ordinateur { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } n’a pas répondu.
   *[other] les ordinateurs { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } n’ont pas répondu.
}
result-dealt-without = Donne faite sans nombre aléatoire { $names ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $names }
}.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] L’ordinateur { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } a vu la même manche.
   *[other] Les ordinateurs { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } ont vu la même manche.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] L’ordinateur { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } dit avoir vu la même manche, mais { $known ->
        [this-host] tu ne le connais que par cet hôte.
       *[new] il est nouveau pour toi.
    }
   *[other] Les ordinateurs { $names ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $names }
    } disent avoir vu la même manche, mais { $known ->
        [this-host] tu ne les connais que par cet hôte.
       *[new] ils sont nouveaux pour toi.
    }
}
# How well a player’s computer is known.
key-direct = Tu as déjà rencontré cet ordinateur.
key-other-host = Tu connais cet ordinateur par la table d’un autre hôte.
key-this-host = Tu ne connais cet ordinateur que par cet hôte.
key-new = Cet ordinateur est nouveau pour toi.
result-played-for = Un joueur virtuel a joué des coups pour { $names }.
result-scores-told = Pour les scores d’avant, il faut croire l’hôte.
result-rematch = Rejouer
result-waits = Une autre { $what ->
    [round] manche
   *[series] partie
} commence quand tout le monde ici veut rejouer.
result-host-in-lobby = { $name } est de retour au salon. Viens quand tu veux.
result-to-lobby = Au salon

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Manche { $round } : { $words }
doubt-own-share = Non prouvée : la donne a été faite sans nombre aléatoire de ton ordinateur.
# $from: the number of an entry in the round’s log
doubt-watched = Non prouvée : tu as regardé, sans prendre part à la donne. Ce que tu as vu depuis l’étape { $from } concorde.
doubt-end-not-shown = Non prouvée : la fin de la manche n’est pas arrivée à ton ordinateur.
doubt-other-bots = Non prouvée : les joueurs virtuels viennent d’une autre version de Skipstone, leurs coups ne peuvent pas être contrôlés ici.
doubt-too-long = Non prouvée : les joueurs virtuels ont joué plus de coups qu’on ne peut en contrôler.
doubt-log-lost = Non prouvée : le programme de l’hôte a redémarré et perdu une partie de la manche.
doubt-other-series-before = Non prouvée : ce n’est pas ainsi qu’en était la série chez l’hôte précédent, d’après ce que ton ordinateur a vu. L’un des deux hôtes a dit autre chose.
# $count: how many rounds.
doubt-unfinished-deals = Non prouvée : { $count ->
    [one] une manche précédente avec cet hôte ou le précédent n’a jamais été terminée
   *[other] { $count } manches précédentes avec cet hôte ou le précédent n’ont jamais été terminées
}. Un hôte pourrait ainsi écarter des donnes : ton ordinateur ne peut donc pas être sûr de celle-ci.
# $count: how many rounds.
doubt-kicked = Non prouvée : l’hôte t’a fait quitter { $count ->
    [one] une manche précédente, que tu n’as donc pas jouée jusqu’au bout
   *[other] { $count } manches précédentes, que tu n’as donc pas jouées jusqu’au bout
}. Ton ordinateur ne peut donc pas être sûr de celle-ci.
doubt-played-for = Non prouvée : l’hôte a laissé un joueur virtuel jouer pour toi alors que tu étais là.
# $had and $limit: seconds
doubt-turn-cut-short = Non prouvée : ton tour s’est terminé après { $had } secondes sur { $limit }, à l’horloge de ton ordinateur.
doubt-move-ignored = Non prouvée : tu as joué à temps, mais ton tour s’est terminé sans ton coup.
doubt-pause-late = Non prouvée : la partie a été mise en pause ou relancée en ton nom bien après ta demande.
doubt-unknown-signature = Non prouvée : ta clé a signé quelque chose que ce programme ne connaît pas. L’utilises-tu ailleurs, ou as-tu restauré une sauvegarde ?
doubt-not-present = Non prouvée : tu n’étais pas là pour cette manche.
doubt-no-record = Non prouvée : tu n’étais pas là, et l’hôte n’a pas d’enregistrement lisible de cette manche.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Règles enfreintes : l’hôte a signé deux versions différentes de cette manche.
breach-contract = Règles enfreintes : l’hôte a commencé cette manche avec des règles, des places ou des scores qui ne découlent pas de ce qui précède.
breach-dealer = Règles enfreintes : l’hôte n’a pas tiré qui donne à partir des nombres aléatoires de tous.
breach-forged = Règles enfreintes : à l’étape { $step }, l’hôte a joué un coup pour quelqu’un.
breach-illegal = Règles enfreintes : à l’étape { $step }, l’hôte a permis un coup contraire aux règles.
breach-differs = Règles enfreintes : à l’étape { $step }, l’hôte a montré quelque chose qui ne découle pas de la donne.
breach-bot = Règles enfreintes : à l’étape { $step }, l’hôte n’a pas laissé un joueur virtuel jouer son propre coup.
breach-takeback = Règles enfreintes : à l’étape { $step }, l’hôte a annulé des coups qui devaient rester.
breach-takeover = Règles enfreintes : à l’étape { $step }, l’hôte a fait jouer un joueur virtuel sans raison.
breach-talk = Règles enfreintes : à l’étape { $step }, l’hôte a laissé signaler quelqu’un qui n’avait pas parlé.
breach-limits = Règles enfreintes : à l’étape { $step }, l’hôte a donné moins de temps que convenu.
breach-pause = Règles enfreintes : à l’étape { $step }, l’hôte a mis la partie en pause ou l’a relancée au nom de quelqu’un d’autre.
unfair-foreign-share = Règles enfreintes : l’hôte a distribué avec un nombre aléatoire pour { $name }, qui ne pouvait pas en fournir.
unfair-signature = Règles enfreintes : l’hôte a distribué avec un nombre aléatoire que { $name } n’a jamais signé.
unfair-share = Règles enfreintes : l’hôte a distribué avec un autre nombre aléatoire pour { $name } que celui promis avant la donne.
unfair-failure = Règles enfreintes : l’hôte a recommencé la donne sans raison.
unfair-secret = Règles enfreintes : le secret de l’hôte n’est pas celui promis avant la donne.

## The number that is the same for everyone who was shown the same
safety-number-ask = Tout le monde a-t-il vu la même chose ?
safety-number = Lisez-vous ce nombre : { $number }. Si celui de quelqu’un diffère, on ne vous a pas montré la même chose.
deal-declined-own = L’hôte a distribué autre chose que ce que tu avais accepté, donc rien n’a été distribué. Regarde ce qui est proposé, et donne ton accord.
deal-declined = { $name } n’a pas accepté cette manche, donc rien n’a été distribué.

## The people in the menu
people-title = À table
people-watches = regarde
people-computer = joueur virtuel
people-watches-next = regarde dès la prochaine manche
people-plays-next = joue dès la prochaine manche
people-gives-way = jusqu’à la prochaine manche, puis { $name } joue
people-take = Jouer dès la prochaine manche, à la place { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}
people-play = Jouer
people-seat = Donner une place
people-seat-about = Choisis la place : « Ici, dès la prochaine manche ».
people-here = Ici, dès la prochaine manche
people-watch = Regarder ensuite
people-replace = Virtuel ensuite
people-as-before = Finalement non
people-rename = Renommer
people-rename-about = Vaut dès la prochaine manche.
# Below the name so far
people-renamed-next = → { $now }, dès la prochaine manche
people-kick-about = Un joueur virtuel prend le relais. Après une exclusion, on peut frapper à nouveau ; après un bannissement, non.
people-kick-about-watching = Après une exclusion, on peut frapper à nouveau ; après un bannissement, non.
people-hand-over = Confier la table
people-hand-over-about = Tout le monde continue sur l’ordinateur de { $name }, dès que la table y est ouverte. Les téléphones suivent avec le nouveau code.
people-hand-over-yes = Confier la table
people-mute = Sourdine
people-hear = Réentendre
people-entry = Qui peut entrer
people-turns = Temps par tour
people-turns-about = Vaut aussitôt : le tour en cours a ce temps à partir de maintenant. Entre deux manches, chacun redonne son accord.
people-turn-free = Sans limite
people-turn-seconds = { $seconds } s
people-banned = Liste noire
people-unban = Laisser frapper

## The menu
menu-kept-hosted = La table ferme pour tout le monde, mais la partie est enregistrée telle quelle. Choisis « Continuer » à l’écran d’accueil pour la rouvrir, et les autres pourront revenir.
menu-unsaved-hosted = La table ferme pour tout le monde. Les derniers coups ne peuvent pas être enregistrés pour l’instant : ils ne durent que tant que Skipstone reste ouvert.
menu-leave-sure = Quitter la table ?
menu-goes-on = Les autres continuent, et un joueur virtuel prend ta place. Reviens pour la reprendre, sauf si l’hôte l’a donnée à quelqu’un d’autre.
menu-stay-watching = Continuer à regarder
menu-watched = Les autres continuent sans toi.

## What can’t be done
denied-late = La table vient de changer – regarde encore une fois.
denied-not-seated = Il faut une place à table pour ça.
denied-not-now = Ce n’est pas possible pour l’instant.
denied-seat-taken = Cette place est prise.
denied-partners-silent = Les partenaires ne se parlent pas pendant le tour de l’autre. Garde ça pour plus tard !
denied-too-fast = C’était un peu rapide. Attends un instant.
denied-name-taken = Quelqu’un à cette table porte déjà ce nom.
denied-stone-taken = Quelqu’un d’autre à cette table a la pierre que tu as choisie, tu en as donc une autre ici.
denied-player-kicked = L’hôte a exclu quelqu’un de cette manche, donc chaque coup reste.

## Table manners
table-draw-card = Piocher
table-status-draw = À toi ! Pioche d’abord tes cartes.
manners-ahead = { $name } a joué hors de son tour.
manners-catch = Signaler
manners-talked = { $name } a parlé pendant le tour de son équipe.
manners-call = Signaler
chat-audience = Qui le lit

# Getting to somebody's table.

join-title = Rejoindre une table
join-where = Adresse ou code
join-where-example = K7M-4RX, 192.168.1.20 ou 0A5K2-…
join-play = Jouer
join-watch = Regarder
join-go = Entrer
join-found = Tables sur ce réseau
join-looking = Recherche de tables… Si la tienne n’apparaît pas, entre son adresse ou un code d’invitation.
join-looking-off = La recherche de tables est coupée dans les réglages. Tu peux quand même entrer avec une adresse ou un code d’invitation.
join-looking-failed = Impossible de chercher des tables sur ce réseau. Tu peux quand même entrer avec une adresse ou un code d’invitation.
join-looking-port-held = Un autre programme empêche Skipstone de chercher des tables : il occupe le port UDP 5353. Tu peux quand même entrer avec une adresse ou un code d’invitation.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } poursuit ta partie avec { $names }
join-free = { $free ->
    [0] les { $seats } places sont prises
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
join-kept = ta place est gardée
join-kept-claimed = ta place est peut-être gardée ici
join-host-known = hôte connu
join-host-claimed = peut-être un hôte que tu connais
join-is-code = Un code d’invitation pour la table à { $address }.
join-is-computer = { $host }, port { $port }
join-is-computer-with-code = Un code court pour la table à { $host }, port { $port }.
join-is-short-code = Un code court pour « { $table } ».
join-short-code-looking = Un code court. Aucune table trouvée sur ce réseau pour l’instant : attends un peu, ou tape l’adresse devant, comme 192.168.1.20/K7M-4RX.
join-short-code-address = Un code court. La recherche de tables est coupée : tape l’adresse devant, comme 192.168.1.20/K7M-4RX.
join-short-code-choose = Un code court. Il y a plusieurs tables : choisis celle de l’hôte qui t’a donné le code. À une autre table, l’essai compterait comme faux.
# Where several tables are on the network. $code: the short code
join-which-host = Qui t’a donné le code { $code } ?
join-which-host-about = Choisis cette table, ou appuie sur son numéro. À une autre table, l’essai compterait comme faux.
join-address-code-letter = Ce n’est pas le code d’une table : vérifie-le. Les codes ont les chiffres 2 à 9 et les lettres { $letters }, mais pas de « { $letter } ».
# $address: what was typed, with the port
join-address-code-almost = Ce n’est pas le code d’une table : vérifie-le. Les codes ont les chiffres 2 à 9 et les lettres { $letters }, mais pas de « { $letter } ». Si c’est le nom d’un ordinateur, tape { $address }.
join-address-code-almost-length = Ce n’est pas le code d’une table : les codes ont { $letters } lettres et chiffres. Si c’est le nom d’un ordinateur, tape { $address }.
join-address-code-length = Un code court a { $letters } lettres et chiffres.

join-address-empty = Entre l’adresse de l’hôte ou le code d’invitation. L’hôte voit les deux dans le salon.
join-address-letter = « { $letter } » n’existe pas dans les codes d’invitation. Ils sont faits de chiffres et de lettres sans U.
join-address-short = Le code d’invitation n’est pas encore complet : { $letters } lettres sur au moins 30.
join-address-typo = Il y a une faute de frappe dans le code d’invitation. Compare-le avec celui de l’hôte.
join-address-newer = Ce code vient d’une version plus récente de Skipstone. Mets la tienne à jour.
join-address-port = « { $port } » n’est pas un port. Les ports sont des nombres de 1 à 65535.
join-address-host = « { $host } » n’est ni une adresse ni un code d’invitation.

## Waiting
join-of-code = la table de ton code d’invitation
join-calling = Connexion à { $table }…
join-calling-about = Ça prend quelques secondes au plus.
join-knocked = Tu as frappé à { $table }.
join-knocked-about = On attend que l’hôte t’ouvre, sous le nom « { $name } ».
join-knocked-watch-about = On attend que l’hôte t’ouvre, sous le nom « { $name } », pour regarder.
join-knocked-once = Tu n’auras à le faire qu’une fois.
join-cancel = Annuler

## Why not
join-failed = Impossible de rejoindre { $table }
join-over = Tu n’es plus à { $table }
join-again = Réessayer
join-knock = Frapper encore
join-watch-instead = Plutôt regarder
join-choose = Autre table
join-home = À l’écran d’accueil
join-other-code = Retour au code
join-unknown = Il n’y a pas d’ordinateur nommé « { $name } » ici.
join-unknown-or-code = Il n’y a pas d’ordinateur nommé « { $name } » ici, et ce n’est pas non plus le code d’une table : les codes n’ont que les chiffres 2 à 9 et les lettres { $letters }.
join-unknown-next = Vérifie l’orthographe, ou utilise son adresse, du genre 192.168.1.20. Le port est { $port }, sauf si l’hôte dit autre chose.
join-no-network-next = Cet ordinateur est-il connecté à un réseau ?
join-nothing-answers = { $near ->
    [true] L’ordinateur de la table ne répond pas.
   *[false] Pas de réponse de { $address }.
}
join-nothing-answers-next = La table est-elle encore ouverte ? Si oui, le pare-feu de l’ordinateur hôte doit laisser passer Skipstone : port UDP { $port }.
join-alike = À { $address }, clé { $key }
kept-at-other-table = C’est une nouvelle table. Ta place à « { $table } » est gardée jusqu’à ce que { $name } la rouvre.
join-kept-not-open = « { $table } » n’est pas ouverte en ce moment
join-kept-closed = L’ordinateur de l’hôte ne répond pas. Ta place reste à toi.
join-kept-closed-watched = Reste ici : dès que la table rouvre, tu y seras de retour, même si son adresse a changé. Si elle est déjà ouverte, vérifie que les deux ordinateurs sont sur le même réseau.
join-kept-closed-next = Reviens quand l’hôte aura rouvert la table. Si elle est ouverte, vérifie que les deux ordinateurs sont sur le même réseau.
join-other-network = Pas de réponse de { $address }, qui est sur un autre réseau que cet ordinateur.
join-other-network-next = Connecte-toi au même réseau, par exemple le même Wi-Fi, et réessaie.
join-unreachable = { $near ->
    [true] L’ordinateur de la table est injoignable d’ici.
   *[false] { $address } est injoignable d’ici.
}
join-unreachable-next = Vérifie l’adresse : un chiffre manquant ou faux ?
join-no-address = Cette table ne dit pas comment la joindre.
join-no-address-next = Demande à l’hôte le code d’invitation ou une adresse. Les deux sont affichés dans le salon.
join-other-protocol = À { $address }, il n’y a pas de table Skipstone que cette version comprenne.
join-other-protocol-next = Il vous faut la même version de Skipstone. La tienne est la { $version }.
join-busy = L’hôte ne peut plus accepter de connexions pour le moment.
join-busy-next = Réessaie dans un moment.
join-key-changed = Ce n’est pas l’hôte que tu connais
join-key-changed-next = Cette table avait une autre clé. L’hôte a peut-être réinstallé Skipstone ou changé d’ordinateur, ou quelqu’un se fait passer pour l’hôte. Demande-lui avant d’entrer, et compare la nouvelle clé avec celle de son salon.
join-key-before = La clé que tu connais
join-key-now = La clé montrée maintenant
join-key-stay = Ne pas entrer
join-key-anyway = Entrer quand même
join-unexpected-key = L’ordinateur qui a répondu n’est pas l’hôte de la liste.
join-unexpected-key-next = Sa clé est différente : quelqu’un se fait peut-être passer pour l’hôte. Demande le code d’invitation à l’hôte et entre avec.
join-not-the-table = Ce n’est pas la table de ce code d’invitation.
join-not-the-table-next = Demande à l’hôte le code actuel.
join-lost-next = Réessaie. Si ça continue, demande à l’hôte si sa table est encore ouverte.
join-protocol-violation = Le programme de l’hôte a envoyé quelque chose qui n’a pas de sens : { $why }.
join-protocol-violation-next = Après ça, la partie n’était plus fiable. Comparez vos versions de Skipstone et mettez les deux à jour.
join-version = L’hôte a la version { $app } et toi la { $own }. Elles ne vont pas ensemble.
join-version-host = C’est à l’hôte de mettre Skipstone à jour.
join-version-guest = Mets ton Skipstone à jour.
join-full = Toutes les places sont prises.
join-full-next = Tu peux regarder, et jouer dès la prochaine manche si un joueur virtuel a une place.
join-no-watching = Personne d’autre ne peut regarder cette table.
join-no-watching-next = Demande à l’hôte de le permettre dans le salon.
join-not-let-in = L’hôte ne t’a pas ouvert.
join-not-let-in-next = Peut-être que personne ne regardait. Demande à l’hôte, et frappe à nouveau.
join-code-needed = Il te faut le code d’invitation de cette table.
join-code-needed-next = Demande le code à l’hôte et entre-le à la place de l’adresse.
join-wrong-short-code = Ce n’est pas, ou plus, le code de cette table. { $tries ->
    [0] Plus d’essai jusqu’à ce que la table ait un nouveau code.
    [one] Il te reste { $tries } essai.
   *[other] Il te reste { $tries } essais.
}
join-wrong-short-code-next = Demande à l’hôte le code actuel, ou vérifie la table et l’adresse.
join-codes-paused = Trop de codes faux ont été essayés à cette table : elle en a un nouveau.
join-codes-paused-next = Demande le nouveau code à l’hôte, et réessaie dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
join-wrong-code = Le code d’invitation est faux ou n’est plus valable. { $tries ->
    [0] Tu ne peux pas réessayer pour l’instant.
    [one] Il te reste { $tries } essai.
   *[other] Il te reste { $tries } essais.
}
join-wrong-code-next = Demande à l’hôte le code actuel.
join-banned = L’hôte t’interdit cette table.
join-banned-next = Seul l’hôte peut y remédier.
join-name-taken = Quelqu’un à cette table porte déjà ton nom.
join-name-taken-next = Entre sous un autre : il ne vaut que pour cette table.
join-no-seat = Tu n’as pas de place à la table qui est ouverte maintenant.
join-no-seat-next = Rejoins-la – il y a peut-être une place libre. Une place gardée à une table précédente reste à toi.

network-in-use = Le port { $port } est utilisé par un autre programme.
network-not-allowed = Ce système n’autorise pas Skipstone à utiliser le port { $port }.
network-not-here = { $address } n’est pas une adresse de cet ordinateur.
network-other = Le réseau de cet ordinateur est inutilisable : { $why }

lost-ended = L’hôte a coupé la connexion.
lost-silent = La connexion a été perdue.
lost-restarted = Le programme de l’hôte a redémarré.
lost-misunderstood = Le programme de l’hôte était incompréhensible : { $why }.
lost-broken = La connexion a échoué : { $why }.

farewell-back-later = { $name } a quitté la table. La partie continue à son retour.
farewell-handed-over = La table continue sur un autre ordinateur. Dès qu’elle y est ouverte, elle apparaît dans cette liste.
farewell-kicked = { $name } t’a fait quitter la table : aucune place ne t’est gardée.
farewell-kicked-next = Pour revenir, frappe à nouveau.
farewell-banned = { $name } t’interdit cette table. Tu ne peux pas revenir.
farewell-replaced = Tu as rejoint la table depuis une autre fenêtre ou un autre ordinateur.
farewell-too-slow = Ta connexion était trop lente pour suivre la partie.
farewell-misunderstood = Les deux programmes ne se comprennent pas. Il vous faut la même version de Skipstone.

introduction-title = Quel est ton nom à table ?
introduction-about = C’est ainsi que les autres te voient. Tu pourras changer nom et pierre plus tard, dans les réglages et dans le salon.
introduction-name = Ton nom
introduction-name-example = Ton nom
introduction-nameless = …
introduction-stone = Ta pierre
introduction-no-name = Tape d’abord un nom. N’importe lequel, il pourra changer plus tard.
introduction-sit = S’asseoir
introduction-cancel = Annuler
join-wanted = Pour quoi faire

# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = À toi :
phone-choose = joue une carte, ou défausse pour finir ton tour
phone-nothing-fits = rien ne va sur les piles : défausse pour finir ton tour
phone-draw = pioche d’abord tes cartes
phone-promise = joue maintenant { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
} du stock
phone-pass = rien à jouer et rien à piocher : tu peux passer
phone-empty-hand = ta main est vide : joue depuis ton stock ou tes défausses
phone-held = { $can ->
    [both] joue ou défausse
    [play] joue
   *[discard] défausse
} { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
}
phone-next = ensuite { $rank }
phone-play = jouer { $rank }
phone-discard = défausser
phone-say-ready = Dis quand on peut commencer.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] Avec toi : { $names }
   *[other] Avec toi : { $names }
}
phone-renamed = Tu t’appelles maintenant { $now }.
phone-tell-age = L’âge décide qui commence : tape le tien ci-dessous.
phone-name-empty = Tape d’abord un nom.
phone-name-long = Ce nom est trop long.
phone-leave-lobby = Ta place sera libre pour d’autres.
phone-not-verified = Joué sur téléphone : l’ordinateur de l’hôte joue la part de cette place dans la donne, qui ne peut donc pas être vérifiée de là.

## The way in
phone-knocking = Tu as frappé. L’hôte doit t’ouvrir.
phone-ask-code = Demande à l’hôte le code à la fin de l’adresse pour téléphones, et tape-le ci-dessous.
phone-closed = L’hôte ne laisse plus entrer de téléphones.
phone-table-closed = L’hôte a fermé la table.
phone-handed-over = La table continue sur un autre ordinateur. La nouvelle adresse et le nouveau code y sont affichés.
phone-back-later = L’hôte a quitté la table. Elle reprendra à son retour.
phone-elsewhere = Cette place est ouverte dans un autre onglet ou sur un autre appareil.
phone-kicked = L’hôte t’a fait quitter la table. Pour revenir, frappe à nouveau.
phone-banned = L’hôte t’interdit cette table.
phone-left = Tu as quitté la table.
phone-lost = La table ne répond pas.

## The host’s switch, and the badge of those who come by it
phones-may-join = Entrée par téléphone
phones-about = On joue dans le navigateur du téléphone, sans rien installer.
phones-scan = Scanne ceci avec un téléphone, ou tape l’adresse dans son navigateur.
phones-unsafe = N’importe qui sur ce réseau pourrait lire ou modifier ce qu’un téléphone envoie, et ton ordinateur joue sa part dans la donne.
phones-failed = Pas d’entrée par téléphone : le réseau de cet ordinateur ne le permet pas.
phone-badge = téléphone
phone-badge-about = Joue sur téléphone : l’ordinateur de l’hôte joue la part de cette place dans la donne, qui ne peut donc pas être vérifiée de là.
phones-scan-short = Scanner pour entrer
phones-seats = { $seats ->
    [one] { $seats } place à prendre
   *[other] { $seats } places à prendre
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = L’ordinateur de l’hôte tenait les cartes { $names ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $names }
}, sur téléphone.

# Why nobody finds a table: what was looked at, what it means, and the one thing to do.
# $system: linux, windows or macos. $network, $vpn: what the system calls a network interface

network-title = Table introuvable ?
network-looking = Examen de cet ordinateur et de ses réseaux…
network-looking-about = Ça prend jusqu’à dix secondes, un peu plus avec une adresse.
# $causes, $possible: how many of each
network-summary = { $causes ->
    [0] { $possible ->
        [0] Rien sur cet ordinateur ne semble empêcher de trouver les tables.
        [one] Rien de certain, mais une chose est peut-être en cause.
       *[other] Rien de certain, mais { $possible } choses sont peut-être en cause.
    }
    [one] Une chose empêche de trouver les tables.
   *[other] { $causes } choses empêchent de trouver les tables.
}
network-again = Vérifier à nouveau
network-address = L’adresse de la table
network-address-example = 192.168.1.20 ou 0A5K2-…
network-try = Tester l’adresse
network-address-about = Elle est sur l’écran de l’hôte : Skipstone te dit alors jusqu’où va un paquet. Un code d’invitation convient aussi.
network-address-short-code = Un code court ne contient pas d’adresse. Elle est affichée en dessous, sur l’écran de l’hôte.
network-section-cause = Ce qui empêche de trouver les tables
network-section-possible = Ce qui est peut-être en cause
network-section-unknown = Ce qu’on ne peut pas savoir
network-section-fine = Ce qui marche
network-section-general = Ce qu’aucun programme ne peut voir

## Causes
network-discovery-off = Les tables ne sont ni annoncées ni cherchées, sur aucun réseau.
network-discovery-off-next = Dans les réglages, sous « Tables sur le réseau », choisis « Partout ». D’ici là, seul un code d’invitation ou une adresse mène à une table.
network-loopback-only = Les tables ne sont annoncées et cherchées que sur cet ordinateur.
network-loopback-only-next = Dans les réglages, sous « Tables sur le réseau », choisis « Partout ».
network-interfaces-missing = Les réglages indiquent le réseau { $names }, qui n’existe pas ici.
network-interfaces-missing-next = Dans les réglages, sous « Tables sur le réseau », choisis « Partout ».
network-no-network = Cet ordinateur n’est sur aucun réseau.
network-no-network-next = Connecte-toi au même Wi-Fi que les autres, ou branche le câble. Sans l’un ni l’autre, le partage de connexion d’un téléphone fait aussi un réseau.
network-port-held = Un autre programme occupe le port UDP 5353 et ne le partage avec personne : aucune table ne peut être annoncée ni trouvée.
network-port-held-next = { $system ->
    [windows] Ferme-le : c’est souvent une ancienne version de Bonjour ou un programme de musique. Dans un terminal, netstat -abno -p UDP donne son nom. D’ici là, l’adresse ou le code d’invitation mène à la table.
    [macos] Ferme-le : dans un terminal, sudo lsof -i UDP:5353 donne son nom. D’ici là, l’adresse ou le code d’invitation mène à la table.
   *[linux] Ferme-le : dans un terminal, sudo ss -ulpn 'sport = :5353' donne son nom. D’ici là, l’adresse ou le code d’invitation mène à la table.
}
network-port-half-held = Un autre programme occupe le port UDP 5353 pour une version d’IP et ne le partage avec personne. Les tables ne se trouvent que par l’autre version.
network-local-network-denied = macOS ne laisse pas Skipstone accéder au réseau local.
network-local-network-denied-next = Dans Réglages Système, « Confidentialité et sécurité », « Réseau local », active Skipstone, puis relance-le.
network-send-refused = Cet ordinateur interdit à Skipstone d’envoyer quoi que ce soit sur le réseau { $network }.
network-send-refused-next = { $system ->
    [windows] Autorise Skipstone dans le pare-feu Windows pour les réseaux privés, ou dans celui de ton logiciel de sécurité.
    [macos] Autorise Skipstone dans le pare-feu de ton logiciel de sécurité.
   *[linux] Dans le pare-feu de cet ordinateur, autorise l’UDP sortant vers le port 5353 et vers le port de la table.
}
network-send-refused-vpn = Le VPN { $vpn } ne laisse rien passer vers le réseau { $network }.
network-send-refused-vpn-next = Coupe le VPN ou son kill switch pendant que tu joues, ou autorise le réseau local dans ses réglages.
network-send-failed = Impossible d’envoyer quoi que ce soit aux autres sur le réseau { $network }.
network-send-failed-next = Déconnecte-toi de ce réseau, puis reconnecte-toi. Si ça ne suffit pas, l’adresse ou le code d’invitation mène à la table.
network-not-heard-back = Un message envoyé par cet ordinateur sur le réseau { $network } ne lui est pas revenu : un pare-feu de cet ordinateur le rejette.
network-not-heard-back-next = { $system ->
    [windows] Autorise Skipstone dans le pare-feu Windows pour les réseaux privés, ou dans celui de ton logiciel de sécurité.
    [macos] Dans Réglages Système, « Réseau », « Coupe-feu », « Options », autorise les connexions entrantes pour Skipstone.
   *[linux] Laisse entrer le port UDP 5353 et le port de la table : avec ufw, par sudo ufw allow 5353/udp et sudo ufw allow 7462/udp ; avec firewalld, par son service mdns et une règle pour 7462/udp.
}
network-vpn-takes-network = Ce qui est destiné au réseau { $network } part dans le VPN { $vpn }.
network-vpn-takes-network-next = Coupe le VPN pendant que tu joues, ou autorise le réseau local dans ses réglages (souvent « accès au réseau local » ou « split tunneling »).
network-public = Windows prend ce réseau pour un réseau public et y cache cet ordinateur.
network-public-next = Dans Paramètres, « Réseau et Internet », ouvre les propriétés du réseau et choisis « Réseau privé ». À ne faire que chez soi.
network-firewall-blocks-all = Le coupe-feu de macOS bloque toutes les connexions entrantes.
network-firewall-blocks-all-next = Dans Réglages Système, « Réseau », « Coupe-feu », « Options », désactive « Bloquer toutes les connexions entrantes ».
network-other-subnet = Une table est annoncée à { $theirs }, mais cet ordinateur est à { $ours } : ce sont deux réseaux.
network-other-subnet-next = Connecte-toi au même Wi-Fi ou au même routeur que l’hôte. Si le routeur relie les deux réseaux, l’adresse marche quand même.
network-name-unknown = Aucun ordinateur nommé { $name } n’est connu ici.
network-name-unknown-next = Tape l’adresse en chiffres affichée sur l’écran de l’hôte.

## How far a packet gets
network-reach-table = À { $to }, une table répond.
network-reach-busy = La table à { $to } répond, mais n’accepte plus de connexions pour le moment.
network-reach-busy-next = Attends une minute, puis réessaie.
network-reach-other-program = À { $to }, quelque chose répond, mais pas une table de cette version de Skipstone.
network-reach-other-program-next = Compare le port avec celui de l’écran de l’hôte, et comparez vos versions.
network-reach-nothing-listens = L’ordinateur à { $to } est là, et dit qu’aucune table n’est ouverte sur ce port.
network-reach-nothing-listens-next = Compare le port avec celui de l’écran de l’hôte. S’il est juste, un pare-feu sur l’ordinateur de l’hôte refuse les connexions : il doit laisser entrer le port UDP { $port }.
network-reach-not-allowed = Cet ordinateur n’envoie rien à { $to } : un pare-feu ou un VPN l’interdit ici.
network-reach-not-allowed-next = Autorise Skipstone dans le pare-feu de cet ordinateur. Si un VPN est actif, coupe-le pendant que tu joues, ou autorise le réseau local dans ses réglages.
network-reach-no-route = Aucun chemin ne mène d’ici à { $to } : cet ordinateur n’est pas sur ce réseau-là.
network-reach-no-route-next = Connecte-toi au même Wi-Fi ou au même routeur que l’hôte, ou établis le tunnel entre vous.
network-reach-nobody-there = Aucun ordinateur n’a l’adresse { $to } ici, alors que d’autres appareils de ce réseau se sont signalés.
network-reach-nobody-there-next = Compare l’adresse avec celle de l’écran de l’hôte : elle a peut-être changé. Sur un Wi-Fi invité, passez tous les deux sur le Wi-Fi principal.
network-reach-kept-apart = À { $to }, personne ne répond, et aucun autre appareil de ce réseau ne s’est signalé : il isole sans doute ses appareils, comme un Wi-Fi invité.
network-reach-kept-apart-next = Connectez les deux ordinateurs au Wi-Fi principal, ou tous deux au partage de connexion d’un téléphone. Si le routeur a un réglage d’isolation des clients, désactivez-le.
network-reach-rejected = L’ordinateur à { $to } est là, et son pare-feu refuse les connexions.
network-reach-rejected-next = Sur l’ordinateur de l’hôte, il faut laisser entrer le port UDP { $port }.
network-reach-dropped = L’ordinateur à { $to } est là, mais rien ne revient par UDP : un pare-feu, là-bas ou en chemin, bloque tout, ou la table est fermée.
network-reach-dropped-next = Sur l’ordinateur de l’hôte, il faut laisser entrer le port UDP { $port }. Dans un bureau ou un hôtel, c’est peut-être le réseau lui-même qui le bloque.
network-reach-silent = Rien ne revient de { $to }. Impossible de savoir si l’ordinateur est là.
network-reach-silent-next = La table est-elle ouverte, et l’adresse juste ? Alors il faut laisser entrer le port UDP { $port } sur l’ordinateur de l’hôte. Sur un Wi-Fi invité, passez tous les deux sur le Wi-Fi principal.
network-reach-silent-tunnel = Rien ne revient de { $to } par le tunnel.
network-reach-silent-tunnel-next = Le tunnel est-il établi aux deux bouts, et chaque bout laisse-t-il entrer l’adresse de l’autre ? Est-ce bien l’adresse de l’hôte dans le tunnel ?
network-reach-other-network = Rien ne revient de { $to }, qui est sur un autre réseau que cet ordinateur.
network-reach-other-network-next = Connecte-toi au même Wi-Fi ou au même routeur que l’hôte. Depuis un autre endroit, il vous faut un tunnel entre vous.

## Possible causes
network-announcement-missing = La table à { $to } répond, mais son annonce n’arrive pas ici : le réseau retient le multicast, ou l’hôte ne l’annonce pas.
network-announcement-missing-next = Entre avec l’adresse ou le code d’invitation, ça marche tout aussi bien. Dans le routeur, l’IGMP snooping ou un filtre multicast est peut-être activé.
network-vpn-is-default = Le VPN { $vpn } est actif. Beaucoup de VPN laissent passer le réseau local, mais pas tous.
network-vpn-is-default-next = Si les autres ne te trouvent pas, coupe le VPN ou son kill switch pendant que tu joues, ou autorise le réseau local dans ses réglages.
network-only-tunnel = Seul le tunnel { $network } mène aux autres, et rien n’y est annoncé.
network-only-tunnel-next = On y rejoint les tables par l’adresse ou le code d’invitation.
network-no-lease = Aucun routeur n’a donné d’adresse à cet ordinateur sur le réseau { $network }.
network-no-lease-next = Reconnecte-toi au Wi-Fi, ou vérifie le câble. Entre deux ordinateurs reliés par un seul câble, c’est normal.
network-several = Cet ordinateur est sur plusieurs réseaux : { $names }. Les autres ne le trouvent que sur le leur.
network-several-next = Si les autres ne te trouvent pas, coupe le Wi-Fi de l’ordinateur branché par câble, ou comparez vos adresses.
network-only-ipv6 = Cet ordinateur n’a que des adresses IPv6. Les appareils qui n’ont que l’IPv4 ne le trouvent pas.
network-only-ipv6-next = Tape son adresse entre crochets, comme [fd00::20]:7462, ou active le DHCP dans le routeur.
network-nobody-heard = Aucun autre appareil ne s’est signalé sur ce réseau. Soit il n’y en a pas qui parle, soit le réseau isole ses appareils.
network-nobody-heard-next = Sur un Wi-Fi invité ou à l’hôtel, passez sur le Wi-Fi principal, ou tous sur le partage de connexion d’un téléphone. Sinon, teste l’adresse de la table.
network-own-table-unheard = L’annonce de ta table n’est pas revenue, alors que d’autres messages de cet ordinateur sont revenus.
network-own-table-unheard-next = Vérifie à nouveau dans quelques secondes. Si rien ne change, ferme la table et rouvre-la ; d’ici là, l’adresse ou le code d’invitation y mène.
network-firewall-on = { $firewall } est actif. Impossible de savoir s’il laisse entrer Skipstone.
network-firewall-on-ufw-next = Si les autres ne trouvent pas ou n’atteignent pas ta table : sudo ufw allow 7462/udp et sudo ufw allow 5353/udp ; pour les téléphones, aussi sudo ufw allow 7463/tcp.
network-firewall-on-firewalld-next = Si les autres ne trouvent pas ou n’atteignent pas ta table : sudo firewall-cmd --add-service=mdns --add-port=7462/udp ; pour les téléphones, aussi --add-port=7463/tcp.
network-firewall-on-windows-next = Si les autres n’atteignent pas ta table : dans Sécurité Windows, « Pare-feu et protection du réseau », choisis « Autoriser une application via le pare-feu » et coche Skipstone pour les réseaux privés.
network-firewall-on-macos-next = Si les autres n’atteignent pas ta table : dans Réglages Système, « Réseau », « Coupe-feu », « Options », autorise les connexions entrantes pour Skipstone.

## What can't be known
network-firewall-unknown = Si un pare-feu est actif, et ce qu’il laisse entrer.
network-public-unknown = Si Windows prend ce réseau pour un réseau public.
network-networks-unknown = Sur quels réseaux est cet ordinateur : le système ne le dit pas.

## What works
network-no-known-firewall = { $system ->
    [windows] Le pare-feu Windows est désactivé.
    [macos] Le coupe-feu de macOS est désactivé.
   *[linux] Ni ufw ni firewalld n’est actif. Impossible de savoir ce que d’autres pare-feu laissent entrer.
}
network-addresses = { $kind ->
    [tunnel] Tunnel ou VPN { $network } : { $addresses }
    [virtual] Machines virtuelles et conteneurs, { $network } : { $addresses }
   *[local] Réseau { $network } : { $addresses }
}
network-heard-back = Le message envoyé par cet ordinateur lui est revenu sur le réseau { $network }.
network-devices-heard = { $count ->
    [one] { $count } autre appareil s’est signalé.
   *[other] { $count } autres appareils se sont signalés.
}
network-own-table-heard = L’annonce de ta table est bien revenue.
network-tables-heard = { $count ->
    [one] { $count } autre table est annoncée.
   *[other] { $count } autres tables sont annoncées.
}

## What no program can see
network-general-apart = Les Wi-Fi invités, les hôtels et certains bureaux isolent leurs appareils. Passez sur le Wi-Fi principal, ou activez le partage de connexion d’un téléphone et connectez-vous-y tous : y jouer ne consomme pas de données.
network-general-vpn = Un VPN sur l’un des ordinateurs ou téléphones peut le tenir à l’écart du réseau, surtout s’il a un kill switch. Coupez-le pendant que vous jouez.
network-general-https = Certains navigateurs de téléphone exigent https et disent que la page est inaccessible. Tape http:// devant l’adresse, ou scanne le code sur l’écran de l’hôte.
network-general-cable = Un ordinateur sur câble et un téléphone en Wi-Fi se trouvent s’ils dépendent du même routeur. Un second routeur ou un répéteur qui a son propre réseau en fait deux : connectez alors les deux au même.
network-general-away = Si la famille est ailleurs, un tunnel comme WireGuard mène à la table. Le guide d’utilisation explique comment.

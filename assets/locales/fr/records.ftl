# What is wrong with a record.

record-line = Ligne { $line } : { $what }
record-none = Ce n’est pas l’enregistrement d’une manche.
record-newer = Cet enregistrement a la version { $version }, d’un Skipstone plus récent.
record-version = Il n’existe pas de version d’enregistrement { $version }.
record-broken = l’enregistrement est abîmé ({ $problem }).

differs-wanted-deal = la donne devrait être ici.
differs-wanted-first-turn = le premier tour devrait être ici.
differs-wanted-move = un coup devrait être ici.
differs-wanted-nothing = il ne devrait plus rien y avoir ici.
differs-found = L’enregistrement dit { $found }
differs-first-player = { $recorded } ne peut pas commencer : selon les règles, c’est { $expected }.
differs-not-seated = personne n’occupe la place { $seat } : les places vont de 1 à { $seats }.
differs-illegal = { $name } ne peut pas jouer { $move } : { $why }
differs-objection = { $name } ne peut pas s’y opposer : { $why }
differs-shuffle = la pile mélangée ici doit contenir exactement les cartes { $cards }
differs-event = l’enregistrement dit { $recorded }, selon les règles c’est { $expected }
differs-deal-stocks = cette donne est impossible : { $found } stocks pour { $seats } places.
differs-deal-stock = cette donne est impossible : le stock { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
} a { $found } cartes, et non { $expected }.
differs-deal-twice = cette donne est impossible : deux cartes portent le numéro { $id }.
differs-deal-rank = cette donne est impossible : { $found } cartes de valeur { $rank }, alors que le jeu en a { $expected }.
differs-deal-wilds = cette donne est impossible : { $found } jokers, alors que le jeu en a { $expected }.

## Files
file-missing = { $file } est introuvable.
file-forbidden = Tu n’as pas le droit de lire { $file }.
file-folder = { $file } est un dossier. Ouvre plutôt un fichier.
file-unreadable = Lecture impossible ({ $why }).
file-is-folder = C’est un dossier.
file-is-device = C’est un tube ou un périphérique, pas un fichier.
file-too-large = Il dépasse { $mebibytes } Mo, c’est trop.
file-encoding = C’est du texte en { $encoding }. Enregistre-le en UTF-8.
file-undecodable = La ligne { $line } n’est pas en { $encoding }. Enregistre le fichier en UTF-8.
file-line-end = La ligne { $line } se termine par CR seul. Enregistre le fichier avec des fins de ligne LF ou CRLF.
file-broken = { $file } ne peut pas être ouvert. { $why }
file-no-dialog = Aucune boîte de dialogue de fichiers n’est disponible. Glisse le fichier sur la fenêtre, ou nomme-le en ligne de commande : skipstone FILE

## Liens
link-broken = Ce lien est incomplet ou abîmé. Demande qu’on te l’envoie de nouveau.
link-unknown = Cette version ne sait pas où mène ce lien. Un Skipstone plus récent le sait peut-être.
link-wrong = Ce lien ne mène nulle part. { $why }
link-no-puzzle = Ce lien mène à une énigme que cette version n’a pas. Un Skipstone plus récent l’a peut-être.

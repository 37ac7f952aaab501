# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Ton nom
page-code = Code
page-stone = Ta pierre
page-age = Ton âge
page-play = Rejoindre
page-watch = Regarder
page-again = Réessayer
page-here = Jouer ici
page-offline = Connexion perdue. Reconnexion…
page-moved = La table ne répond pas. Si ça dure, l’adresse de l’hôte a peut-être changé : tape celle de son écran, et ta place te suit.
page-moved-address = L’adresse sur l’écran de l’hôte
page-moved-go = Y aller

## The lobby
page-seats = Places
page-free = Libre
page-watching = Regardent
page-rules = Règles
page-all-rules = Toutes les règles de cette table

## The table
page-others = Les autres
page-builds = Piles de construction
page-own = Tes piles
page-hand = Ta main
page-draw = pioche
page-next = ensuite
page-on-turn = joue
page-in-a-row = d’affilée
page-partner = partenaire
page-discarding = Défausser termine ton tour
page-your-turn = À toi

## The result
page-result = Résultat
page-player = Nom
page-left = Reste
page-starts = Prochaine manche dans

## Talk and log
page-talk = Chat et journal
page-reactions = Réactions
page-log = Journal
page-message = Dis quelque chose
page-team = Partenaires seulement
page-send = Envoyer

## The menu
page-menu = Menu
page-close = Fermer
page-cancel = Annuler
page-save = Enregistrer
page-settings = Sur cet appareil
page-sound = Sons
page-vibration = Vibrer à ton tour

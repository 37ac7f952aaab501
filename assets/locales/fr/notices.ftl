# What the player must be told wherever they are.

notice-dismiss = Compris
notice-show-report = Voir le rapport
notice-crashed = Oups, Skipstone s’est arrêté à cause d’une erreur. Ta partie est enregistrée. Le rapport pour les développeurs ne contient ni tes cartes, ni noms, ni clés.
notice-no-viewer = Aucun programme trouvé pour afficher le rapport. Il est dans { $path }.
notice-other-profile = Prendre un autre profil
notice-unsaved = Pas encore enregistré. { $why } Tu peux continuer à jouer ; un nouvel essai suit chaque coup.
unsaved-lost = { $why } Perdus sinon : { $moves ->
    [0] tes derniers changements
    [one] un coup
   *[other] { $moves } coups
}.
unsaved-disk-full = Le disque est plein.
unsaved-asks-close = { $lost } Fermer Skipstone quand même ?
unsaved-asks-switch = { $lost } Prendre un autre profil quand même ?
unsaved-cancel = Annuler
unsaved-close = Fermer quand même
unsaved-switch = Changer quand même
notice-setting = { $path } : valeur { $found } non valable pour { $key } ; attendu : { $allowed }. La valeur par défaut est utilisée.
setting-one-of = une valeur parmi { $values }
setting-name = une ligne de 64 octets au plus
setting-interfaces = "all", "loopback", "none", ou des noms d’interfaces séparés par des virgules
setting-number = un nombre de { $low } à { $high }
notice-series-gone = Cette partie n’existe plus.
notice-series-no-round = Cette partie n’a pas de manche pour s’entraîner.
notice-no-key = Impossible de créer la clé à laquelle les autres te reconnaissent : { $why }
notice-no-table = Impossible d’ouvrir ta table. { $why }
notice-no-home-dir = Ce système n’a pas de dossier personnel pour toi : rien ne sera enregistré quand tu fermeras cette fenêtre.

store-error-in-use = Une autre fenêtre de Skipstone utilise les données de ce profil. Rien n’est enregistré ici tant qu’elle est ouverte.
store-error-unusable = { $path } est inutilisable : { $why }.
store-error-damaged = { $path } est abîmé ({ $why }). Il a été gardé sous { $now }, et un nouveau fichier a été commencé.
store-error-newer = Tes données dans { $path } viennent d’une version plus récente de Skipstone et restent telles quelles. Mets Skipstone à jour, ou prends un autre profil.
store-error-foreign = { $path } appartient à un autre programme. Il a été gardé sous { $now }, et un nouveau fichier a été commencé.
store-error-unreleased = { $path } a été écrit par un Skipstone d’avant la version 0.1.0. Il a été gardé sous { $now }, et un nouveau fichier a été commencé.
store-error-library-format = { $path } est dans un format trop ancien pour être lu. Il a été gardé sous { $now }, et un nouveau fichier a été commencé.
store-error-value = Une entrée est illisible ({ $what } { $key } : { $why }). Elle a été laissée telle quelle.
store-error-round = La manche en cours ne peut pas continuer ({ $why }). Elle a été mise de côté et sera redistribuée.

cause-full = le disque est plein
cause-read-only = lecture seule
cause-denied = accès refusé
notice-played-for-you = Un joueur virtuel a joué des coups pour toi. Sinon, la donne était loyale et les règles respectées.
notice-round = Manche { $number } : { $words }
notice-broken-round = L’hôte a enfreint les règles d’une manche. La preuve signée est dans { $path } ; « skipstone verify » montre à tous ce qu’elle prouve.

# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Retour

# Who has entered no name: on the own seat, and on another one.
player-you = Toi
player-number = Place { $seat }

exported = Enregistré sous { $path }
not-exported = Impossible d’écrire { $path } : { $error }
not-exported-no-folder = Il n’y a pas de dossier de documents où l’enregistrer.
# What something is, with its value: "Ada: 89%".
labelled = { $label } : { $value }
copy-link = Copier le lien

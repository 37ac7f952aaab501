# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Indietro

# Who has entered no name: on the own seat, and on another one.
player-you = Tu
player-number = Giocatore { $seat }

exported = Salvato come { $path }
not-exported = Impossibile scrivere { $path }: { $error }
not-exported-no-folder = Non c’è una cartella Documenti in cui salvarlo.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Copia link

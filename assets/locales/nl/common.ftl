# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Terug

# Who has entered no name: on the own seat, and on another one.
player-you = Jij
player-number = Speler { $seat }

exported = Opgeslagen als { $path }
not-exported = { $path } kan niet worden opgeslagen: { $error }
not-exported-no-folder = Er is geen documentenmap om het in op te slaan.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Link kopiëren

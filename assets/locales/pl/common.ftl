# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Wróć

# Who has entered no name: on the own seat, and on another one.
player-you = Ty
player-number = Gracz { $seat }

exported = Zapisano jako { $path }
not-exported = Nie można zapisać { $path }: { $error }
not-exported-no-folder = Brak folderu dokumentów, w którym można by to zapisać.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Kopiuj link

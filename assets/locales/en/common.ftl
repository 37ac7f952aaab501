# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed pile, wild, hand, play,
# discard, pass, round, series, seat, team, dealer, preset. Around the table: host, record, replay, review.

back = Back

# Who has entered no name: on the own seat, and on another one.
player-you = You
player-number = Player { $seat }

exported = Saved as { $path }
not-exported = { $path } can’t be written: { $error }
not-exported-no-folder = There’s no documents folder to save it in.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Copy link

# The words of the rules, the same everywhere: stock pile, draw pile, build pile, discard pile, completed, wild, hand, play,
# discard, pass, round, series, seat, team, dealer.

back = Back

exported = Saved as { $path }
not-exported = { $path } can’t be written: { $error }
not-exported-no-folder = There is no folder for your documents to save it in.

# A round played back.

# The name of the screen, for those who hear it
replay-screen = Replay
replay-player = { $name } ({ $level })
replay-unfinished = The record ends before the round is over.
replay-verified = Verified
replay-not-from-seed = Not from its seed
replay-differs = Breaks the rules
replay-about-verified = Every move follows the rules, and the cards were shuffled from the random number (seed) that the record names. That nobody chose that number is known only of rounds that you took part in.
replay-about-not-from-seed = Every move follows the rules, but the cards weren’t shuffled from the random number (seed) that the record names.
replay-about-differs = The replay stops where the record breaks the rules.
replay-own-turn = {" "}(your turn { $turn })
replay-place = Turn { $turn } of { $turns }{ $own }  ·  move { $move } of { $moves }
replay-play = Play
replay-pause = Pause
replay-play-key = Play or pause (Space)
replay-begin = Back to the deal (Home)
replay-turn-back = Back one turn (Shift + ←)
replay-back = Back one move (←)
replay-forward = Forward one move (→)
replay-turn-forward = Forward one turn (Shift + →)
replay-end = To the end (End)
replay-print-key = Opens the round as a PDF in your viewer; you print it from there (Ctrl + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = All hands
replay-speed = Speed
replay-view = Whose view

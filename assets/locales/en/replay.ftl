# A round played back.

replay-player = { $name } ({ $level })
replay-unfinished = The record breaks off before the end.
replay-verified = Verified
replay-not-from-seed = Not from its seed
replay-differs = Breaks the rules
replay-about-verified = Every move follows the rules, and all cards came from the seed of the record.
replay-about-not-from-seed = Every move follows the rules, but the cards were not dealt and shuffled by the seed of the record.
replay-about-differs = The record is shown as far as it follows the rules.
replay-place = Turn { $turn } of { $turns }  ·  move { $move } of { $moves }
replay-play = Play
replay-pause = Pause
replay-play-key = Play or pause (Space)
replay-begin = To the deal (Home)
replay-turn-back = A turn back (Shift + ←)
replay-back = A move back (←)
replay-forward = A move on (→)
replay-turn-forward = A turn on (Shift + →)
replay-end = To the end (End)
replay-pace = { $times }×
replay-all-hands = All hands

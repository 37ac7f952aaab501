# Puzzles.

puzzles-title = Puzzles
puzzles-about = A turn out of a real round, and one best way to play it. Your first try counts for your rating; after that, try as often as you like.
puzzles-kind-play-it-out-about = Play it out: the coming cards lie open. Play as many stock cards as you can in one turn.
puzzles-kind-what-now-about = What now? The coming cards are hidden, as in any round. Find the turn that wins most often.
puzzles-kind = { $kind ->
    [play-it-out] Play it out
    [what-now] What now?
   *[all] All
}
puzzles-theme = { $theme ->
    [wilds] Wilds
    [digging] Digging out discards
    [completing] Completing piles
    [hand-out] Emptying the hand
    [blocking] Holding opponents back
    [partner] Playing with a partner
   *[all] All themes
}
puzzles-next = Next puzzle
puzzles-first = First puzzle
puzzles-none = You’ve solved all of these.
puzzles-rating = Your rating
puzzles-rating-none = { $count ->
    [one] comes with the next puzzle
   *[other] after { $count } more puzzles
}
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $all }
puzzles-streak = In a row
puzzles-streak-of = { $count } (best { $longest })
puzzles-tried = Tried so far: { $count }
puzzles-left = { $left } of { $all } still to solve.
puzzles-nearest = The one nearest to your rating comes next.
puzzles-due = { $count ->
    [one] A puzzle that you missed is back, and comes first.
   *[other] { $count } puzzles that you missed are back, and come first.
}
puzzles-returns-next = { $days ->
    [one] The next puzzle that you missed comes back tomorrow.
   *[other] The next puzzle that you missed comes back in { $days } days.
}
puzzles-returns = { $days ->
    [0] back again
    [one] comes back tomorrow
   *[other] comes back in { $days } days
}
puzzles-no-such = There are none of these. The star beside a puzzle makes it a favourite.
puzzles-favourites = Favourites
puzzles-favourites-listed = Your favourites: { $count }
puzzles-favourite-number = Favourite: puzzle { $number }
puzzles-favourite-new = Favourite: puzzle of difficulty { $rating }
puzzles-open-new = Open the puzzle of difficulty { $rating }
puzzles-result = { $result ->
    [new] Still to solve
    [at-once] Solved at once
    [later] Solved later
   *[missed] Not solved yet
}
puzzles-open = Open
puzzles-paste = Paste a puzzle
puzzles-paste-about = Somebody sent you one as a text? Copy it first.
puzzles-paste-empty = There is no text to paste.
puzzles-paste-wrong = That text is no puzzle: { $why }.
puzzles-paste-line = line { $line } can’t be understood
puzzles-paste-key = “{ $key }” is missing or wrong
puzzles-paste-position = no such position can come about

puzzle-title = Puzzle
puzzle-rating = Difficulty { $rating }
puzzle-rating-about = A player whose rating is the same solves about half of such puzzles at the first try.
puzzle-task-play-it-out = Play { $count ->
    [one] a stock card
   *[other] { $count } stock cards
} in this turn.
puzzle-task-what-now = Find the best turn: play until you see a new card, or discard.
puzzle-coming-stock = Next on your stock pile: { $cards }
puzzle-coming-draw = Drawn once your hand is empty: { $cards }
puzzle-solved = Solved!
puzzle-solved-all = { $count ->
    [one] The stock card is played.
    [2] Both stock cards, in one turn.
   *[other] All { $count } stock cards, in one turn.
}
puzzle-answer = This is the answer.
puzzle-step-count = Step { $step } of { $steps }
puzzle-step-back = Back to the step before
puzzle-step-on = On to the next step
puzzle-fewer = You played { $count } of { $best } stock { $best ->
    [one] card
   *[other] cards
}.
puzzle-worse = There’s a better turn.
puzzle-chance-best = You win { $best }% of rounds from here; with the next best turn { $next }%.
puzzle-chance-tried = You’d win { $tried }% of rounds from here; with the best turn { $best }%.
puzzle-chance-counting = Counting how often that wins…
puzzle-next-best = The next best turn: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] This turn leaves a stock card that could be played.
    [wild-spent] This turn spends a wild that’s better kept.
    [opponent-helped] This turn makes it easier for an opponent to play a stock card.
    [hand-held] This turn holds back cards that are better played.
    [card-spent] This turn plays cards that are better kept for later.
    [discard] Another card, or another pile, is better for the discard.
   *[placement] The right cards, but on the wrong piles.
}
puzzle-block = { $name }’s stock card is { $rank ->
    [A] an A
    [8] an 8
    [11] an 11
   *[other] a { $rank }
}, and { $missing ->
    [one] one more card has
   *[other] { $missing } more cards have
} to be played before it fits. After the next best turn { $otherwise ->
    [0] it would fit at once.
    [one] it would take only one.
   *[other] it would take only { $otherwise }.
}
puzzle-no-hints = No hints in a puzzle. “Answer” shows the solution.
puzzle-over = This try is over. Try again, or go on to the next puzzle.
puzzle-own-rating-about = It rises with each puzzle that you solve at the first try: more for a hard one, less for an easy one.
puzzle-own-rating-later = Your rating comes { $count ->
    [one] with the next puzzle.
   *[other] after { $count } more puzzles.
}
puzzle-own-rating = Your rating: { $rating }
puzzle-own-rating-changed = Your rating: { $rating } ({ $change })
puzzle-streak = { $count } in a row!
puzzle-again = Try again
puzzle-show = Answer
puzzle-show-counts = Looking at the answer counts as not solved.
puzzle-come-back = This one is back. Solve it now, and it won’t return.
puzzle-returns = { $days ->
    [0] This puzzle is back.
    [one] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $days } days.
}
puzzle-tried-before = You’ve tried this one before, so it no longer counts for your rating.
puzzle-next = Next puzzle
puzzle-another = Another like this
puzzle-favourite = Favourite
puzzle-copy = Copy as text
puzzle-picture = Save a picture
puzzle-all = All puzzles
puzzle-stay = Back to the puzzle
puzzle-leave = Leave the puzzle
puzzle-kept = Your rating and your solved puzzles are kept.
puzzle-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
puzzle-picture-next = next { $rank }
puzzle-stock = Stock
puzzle-discards = Discards
puzzle-hand = Hand
puzzles-kinds = Kind
puzzles-themes = Theme
puzzles-open-number = Open puzzle { $number }

timed-title = Against the clock
timed-about = Three minutes, as many puzzles as you can. They begin easy, and nothing counts for your rating.
timed-begin = Start
timed-once-more = Once more
timed-left = Time left
timed-solved = Solved
timed-best = Your best: { $solved }
timed-skip = Leave this one out
timed-again = Start this one over
timed-end = End the set
timed-kept = What you’ve solved so far counts. The clock goes on meanwhile.
timed-over = The next puzzle is coming.
timed-no-hints = No hints against the clock. You can leave a puzzle out.
timed-begins = You have three minutes.
timed-minute = One minute left.
timed-ten-seconds = Ten seconds left.
timed-ended = Against the clock: { $solved ->
    [0] none solved
    [one] one puzzle solved
   *[other] { $solved } puzzles solved
}
timed-new-best = A new best! It was { $before } before.
timed-first-best = That’s your best to beat.
timed-none = Next time they begin easy again.
timed-missed = Missed or left out. Take your time with them now:

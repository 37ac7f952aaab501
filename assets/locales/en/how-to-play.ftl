# The game in a page. What it says is the usual rules.

how-title = How to play

how-goal = The goal
how-goal-about = Be the first to play away your stock pile. Its top card is open; the number beside it says how many are left.

how-piles = The piles
how-piles-about = In the middle lie four build piles that belong to everyone. Each is built from 1 to 12, one card after the other; a wild stands for whatever card is needed. A pile that reaches 12 leaves the table and its place is free for a new 1. In front of every player lie a stock pile and four discard piles.

how-turn = Your turn
how-turn-about = Your hand is filled up to five cards. Then play as many cards as you like onto the build piles: from your hand, from the top of your stock pile, or from the top of your discard piles. When you have played all five, you draw five more at once and go on. You are never forced to play.

how-discard = Discarding ends the turn
how-discard-about = Put one card of your hand onto one of your discard piles. Any card may lie on any other, but only the top one can be played later, so put together what you will want in that order.

how-end = The end of a round
how-end-about = Whoever plays the last card of a stock pile wins the round: 25 points, and 5 more for each card left in the others’ stock piles. The first to 500 points wins the series.

how-partners = Partners
how-partners-about = In teams you may also play from your partner’s stock and discard piles, and the round is won when all stock piles of a team are empty.

how-controls = At this table
how-controls-about = Drag a card where it should go, or click it and then the place. A double click plays it where it fits best. The arrow keys and Enter do the same. Whatever can’t be played says why. At a table of your own, H asks what the strongest player would do now, and U takes the last move back.

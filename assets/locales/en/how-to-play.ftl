# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = How to play

how-goal = The goal
how-goal-about = Be the first to play your whole stock pile. Its top card is face up; the number beside it shows how many cards are left.

how-piles = The piles
how-piles-about = In the middle are four build piles that everyone shares. Each one is built from { $faces ->
    [french] ace to queen, one card after another; a wild stands in for any card. A pile that reaches the queen is completed and makes room for a new ace.
   *[other] 1 to 12, one card after another; a wild stands in for any card. A pile that reaches 12 is completed and makes room for a new 1.
} In front of each player are a stock pile and four discard piles.

how-turn = Your turn
how-turn-about = Your hand is filled up to five cards. Then play as many cards as you like onto the build piles: from your hand, from the top of your stock pile or from the top of your discard piles. If you play all five, you draw five more right away and carry on. You never have to play.

how-discard = Discarding ends your turn
how-discard-about = Put one card from your hand onto one of your discard piles. Any card can go on any other, but only the top one can be played later, so stack your cards in the order you’ll want them.

how-end = The end of a round
how-end-about = Play the last card of your stock pile to win the round: 25 points, plus 5 for each card left in the others’ stock piles. The first to reach 500 points wins the series.

how-partners = Partners
how-partners-about = In teams, you may also play from your partner’s stock pile and discard piles, and your team wins the round when all its stock piles are empty.

how-phones = With others
how-phones-about = Host a table on the title screen: others join from their own computers, or, if you switch on “Phones may join” in the lobby, from their phones’ browsers by scanning a code.

how-controls = At this table
how-controls-about = Drag a card to where it should go, or click the card and then the pile. Double-click to play it where it fits best. The arrow keys and Enter work too. If a card can’t be played, you’ll see why. In a game on your own, H shows what the strongest player would do, U takes back your last move, and holding Space skips ahead to your turn. ? shows all keys, F11 switches to full screen.

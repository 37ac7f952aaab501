# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Yes
rule-off = No
rule-changed = In “{ $preset }” this is “{ $value }”.
rule-allowed = A whole number from { $low } to { $high }

section-2 = Deck
section-3 = Setting up a round
section-4 = A turn
section-5 = Draw pile and the end of a round
section-6 = Scoring
section-7 = Partners
section-7-alone = These rules appear when you play in teams.
section-8 = The 1980 rules
section-9 = Table manners
section-9-about = Drawing by hand, playing out of turn and calling out talkers are for people at a network table. Computer players always stick to the rules.

## Deck
rule-deck = Deck
rule-deck-about = Which cards you play with. The only real difference is the number of wilds.
rule-deck-modern = Modern, 162 cards
rule-deck-edition-1980 = 1980, 168 cards
rule-deck-pre-1980 = Before 1980, 164 cards
rule-deck-three-decks = Three French-suited decks

## Setting up a round
rule-stock = Stock piles
rule-stock-about = How many cards everyone has to get rid of. Usually 30 for up to four seats and 20 for more.
rule-stock-standard = 30 or 20 cards
rule-stock-any = Your choice
rule-stock-number = { $number } cards
rule-stock-list = { $list } cards
rule-first_player = First player
rule-first_player-about = Who plays first in each round. Everyone draws for the first dealer, then the deal passes to the left.
rule-first_player-left-of-dealer = Left of the dealer
rule-first_player-youngest = The youngest player
rule-first_player-middle-age = The middle-aged player
rule-first_player-random = Drawn by lot
rule-first_player-highest-stock = The highest stock card

## A turn
rule-hand = Hand
rule-hand-about = How many cards a full hand has. Usually five.
rule-hand-number = { $number } cards
rule-draw = Drawing
rule-draw-about = How a turn starts: fill your hand, or draw a fixed number of cards.
rule-draw-refill = Fill the hand
rule-draw-number = { $number ->
    [one] One card
   *[other] { $number } cards
}
rule-wild_discard = Wilds may be discarded
rule-wild_discard-about = If not, a wild can only be played, unless it’s all you have left in hand.
rule-consecutive_wilds = Wild on wild
rule-consecutive_wilds-about = A wild may be played directly onto another wild.
rule-hide_buried = Hide buried discards
rule-hide_buried-about = Only the top card of a discard pile is shown; you’ll have to remember what’s under it.

## Draw pile and the end of a round
rule-replenish = New draw pile
rule-replenish-about = When completed piles are shuffled into the draw pile.
rule-replenish-when-empty = When it’s empty
rule-replenish-at-once = Right away
rule-replenish-any = When it’s low
rule-replenish-number = Below { $number } cards
rule-replenish_from_builds = Take from under the build piles
rule-replenish_from_builds-about = When there’s nothing else left to draw, the cards under the top of each build pile are shuffled. Without this, a round can get stuck.
rule-stalled_after = Stalled after
rule-stalled_after-about = A round ends after this many times around the table without a stock card being played.
rule-stalled_after-number = { $number ->
    [one] once around
   *[other] { $number } times around
}
rule-stalled_scores = Stuck rounds count
rule-stalled_scores-about = A round that ends because nobody gets any further is won by whoever has the fewest stock cards left. If not, nobody wins it.

## Scoring
rule-scoring = Scoring
rule-scoring-about = How rounds add up to a series.
rule-scoring-points = Points
rule-scoring-wins = Rounds won
rule-scoring-lowest-left = Fewest cards left
rule-scoring-single = A single round
rule-target = Target
rule-target-about = The points or wins it takes to win the series; with fewest cards left, the number of rounds.
rule-target-number = { $number }
rule-max_rounds = At most so many rounds
rule-max_rounds-about = After so many rounds the series ends even if nobody has reached the target, and the best score wins. 0 means no limit.
rule-max_rounds-number = { $number ->
    [0] no limit
    [one] one round
   *[other] { $number } rounds
}

## Partners
rule-team_piles = A team’s piles
rule-team_piles-about = Everyone has a stock pile and discard piles, or each team shares two sets of them.
rule-team_piles-per-seat = One set per seat
rule-team_piles-two-per-team = Two sets per team
rule-finished_partner = Empty stock pile
rule-finished_partner-about = A player with no stock cards left keeps helping the team, or takes no more turns.
rule-finished_partner-keeps-playing = Keeps playing
rule-finished_partner-goes-out = Goes out
rule-sharing = Partners’ piles are open
rule-sharing-about = When you may play from a partner’s stock pile and discard piles.
rule-sharing-always = At any time
rule-sharing-after-out = Once one of you is out
rule-sharing-never = Never
rule-partner_silence = Partners stay silent
rule-partner_silence-about = Partners can’t chat during each other’s turns.

## The 1980 rules
rule-lead_up = Lead up to the stock card
rule-lead_up-about = You may play a card from a discard pile only if it leads up to your stock card in the same turn.
rule-alternating = Alternate discard piles
rule-alternating-about = Never play from the same discard pile twice in a row.
rule-blocking = Blocking
rule-blocking-about = You may block a player with a discard-pile card if their stock pile has no more cards than this. 0 means never.
rule-blocking-number = { $number ->
    [0] never
   *[other] up to { $number } cards
}

## Table manners
rule-manual_draw = Draw by hand
rule-manual_draw-about = Players draw their cards one by one. If you draw one too many, it goes into your own stock pile, under the face-up card.
rule-manual_draw-off = The table draws
rule-manual_draw-shuffle-into-stock = Yes; one too many is shuffled into the stock pile
rule-manual_draw-under-stock = Yes; one too many goes to the bottom of the stock pile
rule-out_of_turn = Playing out of turn
rule-out_of_turn-about = If you play out of turn and get caught before the next move, you take it all back and play your next turn without drawing. If nobody notices, it stands.
rule-call_talking = Calling out talkers
rule-call_talking-about = Partners can chat during each other’s turns, and everyone hears it. Opponents may call them out for it: two cards go under the talker’s stock card.

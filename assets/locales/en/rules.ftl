# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Yes
rule-off = No
rule-changed = Preset { $preset }: { $value }
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
section-9-about = Drawing by hand, playing out of turn and calling talkers need people at one table on the network; computer players always keep to the rules.

## Deck
rule-deck = Deck
rule-deck-about = Which cards are played with; wilds are the only difference that matters.
rule-deck-modern = Modern, 162 cards
rule-deck-edition-1980 = 1980, 168 cards
rule-deck-pre-1980 = Before 1980, 164 cards
rule-deck-three-decks = Three French decks

## Setting up a round
rule-stock = Stock piles
rule-stock-about = How many cards everyone has to get rid of. Standard is 30 for up to four seats and 20 for more.
rule-stock-standard = Standard
rule-stock-any = Agreed on
rule-stock-number = { $number } cards
rule-first_player = First player
rule-first_player-about = Who begins each round. The dealer is drawn for, then the deal passes to the left.
rule-first_player-left-of-dealer = Left of the dealer
rule-first_player-youngest = The youngest
rule-first_player-middle-age = The one of middle age
rule-first_player-random = Drawn by lot

## A turn
rule-draw = Drawing
rule-draw-about = How a turn begins: with a hand filled up to five, or with a fixed number of new cards.
rule-draw-refill = Up to five
rule-draw-number = { $number ->
    [one] One card
   *[other] { $number } cards
}
rule-wild_discard = Wilds may be discarded
rule-wild_discard-about = Otherwise a wild leaves the hand only by being played, unless nothing else is held.
rule-consecutive_wilds = Wild on wild
rule-consecutive_wilds-about = A wild may be played directly onto another wild.
rule-hide_buried = Hide buried discards
rule-hide_buried-about = Only the top card of a discard pile may be seen; what lies under it must be remembered.

## Draw pile and the end of a round
rule-replenish = New draw pile
rule-replenish-about = When completed build piles are shuffled into the draw pile.
rule-replenish-when-empty = When it is empty
rule-replenish-at-once = At once
rule-replenish-any = When it is low
rule-replenish-number = Below { $number } cards
rule-replenish_from_builds = Take from under the build piles
rule-replenish_from_builds-about = When nothing else is left to draw, the cards under the tops of the build piles are shuffled. Without this a round can get stuck.
rule-stalled_after = Stalled after
rule-stalled_after-about = A round ends after so many times around the table in which nobody played a stock card.
rule-stalled_after-number = { $number } circles

## Scoring
rule-scoring = Scoring
rule-scoring-about = How rounds add up to a series.
rule-scoring-points = Points
rule-scoring-wins = Rounds won
rule-scoring-lowest-left = Fewest cards left
rule-scoring-single = A single round
rule-target = Target
rule-target-about = Points or wins that win the series; with fewest cards left, the number of rounds.
rule-target-number = { $number }

## Partners
rule-team_piles = Piles of a team
rule-team_piles-about = Everyone has a stock pile and discard piles, or each team shares two sets of them.
rule-team_piles-per-seat = One set a seat
rule-team_piles-two-per-team = Two sets a team
rule-finished_partner = Empty stock pile
rule-finished_partner-about = Whoever has no stock cards left goes on helping the team, or takes no more turns.
rule-finished_partner-keeps-playing = Keeps playing
rule-finished_partner-goes-out = Goes out
rule-share_before_out = Partners’ piles are open
rule-share_before_out-about = You may play from a partner’s stock and discard piles at any time; otherwise only once one of you is out.
rule-partner_silence = Partners keep silent
rule-partner_silence-about = Partners can’t chat during each other’s turns.

## The 1980 rules
rule-lead_up = Lead up to the stock
rule-lead_up-about = A card from a discard pile may be played only if it leads up to your stock card in the same turn.
rule-alternating = Alternate discard piles
rule-alternating-about = No two plays in succession from the same discard pile.
rule-blocking = Blocking
rule-blocking-about = The largest stock pile whose next play may be blocked with a discard-pile card. 0 means never.
rule-blocking-number = { $number ->
    [0] never
   *[other] up to { $number } cards
}

## Table manners
rule-manual_draw = Draw by hand
rule-manual_draw-about = Players draw their cards one by one. A card too many goes into the own stock pile, under the open card.
rule-manual_draw-off = The table draws
rule-manual_draw-shuffle-into-stock = Yes; one too many is shuffled into the stock
rule-manual_draw-under-stock = Yes; one too many goes to the bottom of the stock
rule-out_of_turn = Playing out of turn
rule-out_of_turn-about = Who plays out of turn and is caught before the next move takes it all back, and plays its next turn without drawing. Uncaught it stands.
rule-call_talking = Calling talkers
rule-call_talking-about = Partners can chat during each other’s turns, and all hear it. Opponents may call them for it: two cards go under the talker’s stock card.

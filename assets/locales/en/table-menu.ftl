# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Game
menu-page-people = People
menu-page-rules = Rules
menu-page-keys = Keys
menu-page-settings = Settings

## Game
menu-kept = The game is saved after every move. Choose Continue on the title screen to play on.
menu-unsaved = What you played last can’t be saved right now. It lasts only as long as Skipstone stays open.
menu-stay = Keep playing
menu-to-result = Back to the result
menu-close = Close the menu
menu-restart = Play this deal again
menu-restart-beside = As practice: your game waits exactly as it is.
menu-restart-about = From the first card, with the same cards for everyone.
menu-new-game = New game
menu-new-game-about = This one stays saved.
menu-leave = Leave the table

## Rules
menu-rules-title = The rules at this table
menu-rules-basics = Everyone builds on the same four piles, from 1 to 12. Whoever empties their stock pile first wins the round.
menu-rules-preset = Preset: { $preset }
menu-rules-house = Like “{ $preset }”, except: { $rules }

says-deck = { $value ->
    [edition-1980] You play with the 1980 deck of 168 cards.
    [pre-1980] You play with the deck from before 1980: 164 cards, 20 of them wild.
    [three-decks] You play with three French-suited decks; kings and jokers are wild.
   *[modern] You play with the modern deck of 162 cards.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] A handicap: the stock piles start with different numbers of cards ({ $list }).
   *[number] Each stock pile starts with { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
}
says-first_player = { $value ->
    [youngest] The youngest player begins each round.
    [middle-age] The middle-aged player begins each round.
    [highest-stock] Whoever’s stock pile shows the highest card begins; wilds don’t count.
    [random] Lots decide who begins each round.
    [number] { $name } begins each round.
   *[left-of-dealer] The player to the left of the dealer begins.
}
says-hand = Play your whole hand, and you get { $number } new cards right away.
says-draw = { $value ->
    [number] Each turn starts with drawing { $number ->
        [one] one card.
       *[other] { $number } cards.
    }
   *[refill] Each turn starts with filling the hand up to { $number } cards.
}
says-wild_discard = { $value ->
    [false] A wild may only be discarded when it’s all you hold.
   *[true] Wilds may be discarded.
}
says-consecutive_wilds = { $value ->
    [false] A wild may not be played onto another wild.
   *[true] A wild may be played onto another wild.
}
says-hide_buried = { $value ->
    [true] Only the top card of each discard pile can be seen.
   *[false] All cards in discard piles can be seen.
}
says-replenish = { $value ->
    [number] When fewer than { $number } cards are left to draw, the completed piles are shuffled in.
    [at-once] A completed pile is shuffled into the draw pile right away.
   *[when-empty] When the draw pile is empty, the completed piles are shuffled into a new one.
}
says-replenish_from_builds = { $value ->
    [false] When nothing is left to draw, nobody draws.
   *[true] When nothing else is left to draw, the build piles keep their top cards, and the rest is shuffled into a new draw pile.
}
says-stalled_after = A round ends when no stock card was played for { $number ->
    [one] one time
   *[other] { $number } times
} around the table.
says-stalled_scores = { $value ->
    [false] Nobody wins or scores in a round that ends because nobody gets any further.
   *[true] If nobody gets any further, whoever has the fewest stock cards left wins the round.
}
says-scoring = { $value ->
    [wins] Each round won counts one.
    [lowest-left] Cards left in your stock pile count against you.
    [single] This is a single round.
   *[points] A won round scores 25 points, and 5 for each card in the others’ stock piles.
}
says-target = { $value ->
    [wins] The first with { $number ->
        [one] one win
       *[other] { $number } wins
    } takes the series.
    [lowest-left] After { $number ->
        [one] one round
       *[other] { $number } rounds
    }, the lowest sum wins the series.
   *[points] The first with { $number ->
        [one] 1 point
       *[other] { $number } points
    } wins the series.
}
says-max_rounds = { $number ->
    [0] There’s no limit to the number of rounds.
    [one] The series ends after one round at the latest.
   *[other] The series ends after { $number } rounds at the latest.
}
says-team_piles = { $value ->
    [two-per-team] Each team shares two stock piles and two sets of discard piles.
   *[per-seat] Every player has a stock pile and discard piles.
}
says-finished_partner = { $value ->
    [goes-out] Whoever has emptied their stock pile takes no more turns.
   *[keeps-playing] Whoever has emptied their stock pile keeps helping the team.
}
says-sharing = { $value ->
    [after-out] You may play from your partner’s piles only once one of you is out.
    [never] Everyone plays from their own piles only.
   *[always] You may play from your partner’s stock and discard piles too.
}
says-partner_silence = { $value ->
    [false] Partners may talk during each other’s turns.
   *[true] Partners stay silent during each other’s turns.
}
says-lead_up = { $value ->
    [true] A card from a discard pile may be played only if it leads up to your stock card in the same turn.
   *[false] Cards from discard piles may be played whenever they fit.
}
says-alternating = { $value ->
    [true] You may not play from the same discard pile twice in a row.
   *[false] You may play from the same discard pile as often as you like.
}
says-blocking = { $number ->
    [0] Cards from discard piles may not be used just to block.
    [one] You may block a player with a card from a discard pile while they have one stock card left.
   *[other] You may block a player with a card from a discard pile while they have at most { $number } stock cards left.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Everyone draws by hand; a card too many is shuffled into the own stock pile.
    [under-stock] Everyone draws by hand; a card too many goes to the bottom of the own stock pile.
   *[off] The table draws for everyone.
}
says-out_of_turn = { $value ->
    [true] Whoever plays out of turn and is caught takes it back and doesn’t draw on the next turn.
   *[false] Nobody can play out of turn.
}
says-call_talking = { $value ->
    [true] Partners who talk can be called out, for two more stock cards.
   *[false] Talking can’t be called out.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Shift
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Space
keys-asked = Asking, by ear or by eye
keys-playable-does = what can I play?
keys-builds-does = what do the build piles need?
keys-hand-does = which cards do I hold?
keys-own-does = what lies on my stock pile and my discard piles?
keys-others-does = what lies before the others?
keys-turns-does = what did the others do last?
keys-mouse = Mouse
keys-keyboard = Keyboard
keys-drag = Drag a card
keys-drag-does = plays or discards it where you let go
keys-click = Click, then click
keys-click-does = picks a card up, then puts it down
keys-double = Double-click
keys-double-does = plays the card where it fits best
keys-hover = Rest on a pile
keys-hover-does = says what it is and what lies in it
keys-arrows = Arrow keys
keys-arrows-does = move the cursor from pile to pile
keys-enter-does = picks up and puts down
keys-letters = Letters on the piles
keys-letters-does = pick that pile at once: 1 to 5 your hand, S your stock pile, Q W E R your discard piles, 6 to 9 the build piles
keys-slash-does = types a move, such as s>b1
keys-pass-does = ends the turn if you can’t discard
keys-reactions-does = show everyone a face of your stone
keys-undo-does = takes back your last move
keys-redo-does = plays again what you took back
keys-hint-does = shows what the strongest player would do
keys-space = Space, held
keys-space-does = skips ahead to your turn
keys-sound-does = turns sounds off and on
keys-tab-does = goes to the buttons and back
keys-escape-does = opens and closes this menu
keys-draw-does = draws a card
keys-keys-does = shows this page
keys-help-does = explains the game
keys-full-screen-does = full screen
keys-close-does = closes the window

## The rules of a series, on that page of the menu
menu-rules-kept = These rules hold for the whole series.
menu-rules-kept-host = These rules hold for the whole series: everyone has agreed to them. The time for a turn can change at any time, on the page “People”.
menu-new-series = New series
menu-new-series-about = For other rules: everyone comes back to the lobby with you.
menu-new-series-later = For other rules, once this round is over.
menu-new-series-asks = With a new series, this one ends here for everyone.
menu-series-stay = Keep playing this one

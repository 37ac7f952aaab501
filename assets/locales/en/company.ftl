# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Hide
table-watchers = Watching: { $names }
chat-draft = Say something
chat-send = Send
chat-everyone = Everyone
chat-partners = Partners
chat-to-partners = { $name } (to partners)
chat-watcher = { $name } (watching)

## Around the board
table-pause = Pause
table-undo-ask = Ask to undo
table-watching = { $round }  ·  you’re watching

## At the seats
seat-away-for = away, waiting { $left }
seat-away = away
seat-replaced = computer plays
away-asks = { $name } has been away for a while.
away-replace = Let a computer player take over
away-wait = Wait

## Taking back
takeback-asked = { $name } would like to take back the last move.
takeback-agree = Sure
takeback-refuse = Let it stand
takeback-waits = Waiting for the others to agree to your undo.
takeback-answered = { $name } would like to take back the last move. Waiting for the others.
takeback-done = { $who ->
    [you] Your last move was taken back.
   *[other] { $name }’s last move was taken back.
}
takeback-over = The move stands.

## What keeps the game from going on
paused-title = { $who ->
    [you] You paused the game
   *[other] { $name } paused the game
}
paused-about = Nobody can play until it goes on, but you can still chat.
paused-go-on = Resume
lost-title = Connection lost
lost-again = Can’t reach the table. Trying again in { $seconds } s – your seat is safe.
lost-now = Can’t reach the table. Trying again – your seat is safe.
lost-again-watching = Can’t reach the table. Trying again in { $seconds } s.
lost-now-watching = Can’t reach the table. Trying again …

## The end of a round
result-verified = Verified: a fair deal, played by the rules.
# $number: the number of the deal that succeeded; $names: whose random numbers were missing before.
result-redealt = { $number ->
    [2] Second deal
    [3] Third deal
   *[other] Deal no. { $number }
}: no random number came from { $names }.
result-dealt-without = Dealt without a random number from { $names }.
result-rematch = Play again
result-waits = The host can start another series.
unfair-own-share = Not verified: the deal didn’t use the random number from your computer.
unfair-share = Not verified: the deal used random numbers that nobody at the table had committed to.
unfair-restarted = Not verified: the host began the deal again without a reason.
unfair-host-alone = Dealt by the host alone: no other computer took part, so a spectator can’t verify it.
unfair-dealer = Not verified: the dealer wasn’t drawn from everyone’s random numbers.
unfair-secret = Not verified: the host’s secret isn’t the one promised before the deal.
unfair-seed = Not verified: the cards weren’t dealt from the host’s secret and everyone’s random numbers.
differs-came-late = Not verified: you weren’t connected for the whole round, from before the deal to the end.
differs-not-revealed = Not verified: the host didn’t reveal its part of the deal after the round.
differs-rewritten = Not verified: the host took back moves without asking you.
differs-bot = Not verified: at event { $event }, a computer player didn’t play its own move.
differs-no-record = Not verified: the host doesn’t show the record of this round.
differs-unreadable = Not verified: the host’s record of this round can’t be read ({ $why }).
differs-other-round = Not verified: the host’s record is of another round.
differs-unfinished = Not verified: the host’s record ends before the round is over.
differs-rules = Not verified: the host’s record of this round breaks the rules ({ $why }).
differs-shown = Not verified: at event { $event }, the host’s record differs from what you were shown.

## The menu
menu-kept-hosted = The table closes for everyone, but the game is saved right where it is. Choose Continue on the title screen to reopen it, and the others can come back.
menu-goes-on = The others play on, and a computer player takes your seat. Come back any time to take over again.
menu-watched = The others play on without you.

## What can’t be done
denied-late = The table just changed – have another look.
denied-not-seated = Only players can do that.
denied-host-only = Only the host can do that.
denied-not-now = That’s not possible right now.
denied-seat-taken = This seat is taken.
denied-partners-silent = Partners don’t talk during each other’s turns. Save it for later!
denied-not-in-the-rules = This table plays without that rule.
denied-too-fast = That was a bit fast. Wait a moment.
denied-name-taken = Somebody at this table already has that name.

## Table manners
table-draw-card = Draw
table-status-draw = Your turn! First draw your cards from the draw pile.
manners-ahead = { $name } played out of turn.
manners-catch = Catch
manners-talked = { $name } talked during their own team’s turn.
manners-call = Call it

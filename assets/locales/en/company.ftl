# A table with others: who is there, what they say and ask, and whether all is fair.

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
table-undo-ask = Ask to take back
table-watching = { $round }  ·  you watch

## At the seats
seat-away-for = away, waiting { $left }
seat-away = away
seat-replaced = computer plays
away-asks = { $name } has been away for a while.
away-replace = Let a computer player take over
away-wait = Wait

## Taking back
takeback-asked = { $name } asks to take the last move back.
takeback-agree = Agree
takeback-refuse = Let it stand
takeback-waits = The others are asked whether your move may be taken back.
takeback-answered = { $name } asks to take the last move back: the others are asked too.
takeback-done = { $name }’s last move was taken back.
takeback-over = The move stands.

## What keeps the game from going on
paused-title = { $who ->
    [you] You have paused the game
   *[other] { $name } has paused the game
}
paused-about = Nobody can play until it goes on. The chat stays open.
paused-go-on = Go on
lost-title = Connection lost
lost-again = The table can’t be reached. Trying again in { $seconds } s; your seat is kept.
lost-now = The table can’t be reached. Trying again now; your seat is kept.

## The end of a round
result-verified = Verified: dealt and played as promised.
result-rematch = Another series
result-waits = The host can begin another series.
unfair-own-share = Not verified: the cards were dealt without the random number from your computer.
unfair-secret = Not verified: the host’s secret is not the one promised before the deal.
unfair-seed = Not verified: the cards were not dealt from the host’s secret and everyone’s random numbers.
differs-came-late = Not verified: your program wasn’t there from before the deal to the end, so nothing was promised to it.
differs-no-record = Not verified: the host doesn’t show the record of this round.
differs-unreadable = Not verified: the host’s record of this round can’t be read ({ $why }).
differs-other-round = Not verified: the host’s record is one of another round.
differs-unfinished = Not verified: the host’s record breaks off before the round is over.
differs-rules = Not verified: the host’s record of this round breaks the rules ({ $why }).
differs-shown = Not verified: at event { $event } the host’s record differs from what you were shown.

## The menu
menu-kept-hosted = The table closes for everyone, and the game is kept on this very card: go on with it from the title screen, and the others come back.
menu-goes-on = The others play on. A computer player takes your seat; you can come back and take it over again.
menu-watched = The others play on without you.

## What can’t be
denied-late = Something else happened first: look again.
denied-not-seated = Only players can do that.
denied-host-only = Only the host can do that.
denied-not-now = That isn’t possible now.
denied-seat-taken = This seat isn’t free.
denied-partners-silent = Partners don’t talk during each other’s turns: say it afterwards.
denied-not-in-the-rules = This table plays without that rule.
denied-too-fast = That was too much at once: wait a moment.
denied-name-taken = Somebody at this table has this name already.

## Table manners
table-draw-card = Draw
table-status-draw = Your turn: draw your cards first, from the draw pile.
manners-ahead = { $name } has played out of turn.
manners-catch = Catch
manners-talked = { $name } talked during the own team’s turn.
manners-call = Call it

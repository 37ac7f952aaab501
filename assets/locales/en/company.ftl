# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Hide
table-spectators = Watching: { $names }
chat-draft = Say something
chat-send = Send
chat-everyone = Everyone
chat-partners = Partners
chat-to-partners = { $name } (to partners)
chat-spectator = { $name } (watching)

## What people say at their stones
reaction-hello = Hello!
reaction-nice = Nice!
reaction-good-luck = Good luck!
reaction-hmm = Hmm…
reaction-oh-no = Oh no!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Say “{ $words }” ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Your turn – { $title }
# What a person says, after the name and what else is told of them
table-says = says “{ $words }”
nudge = Nudge { $name }
nudge-said = Your turn!

## What happens at the table. $name: a player
news-came = { $name } came in.
news-watches = { $name } watches.
news-sat-down = { $name } sat down.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] You and { $other } have swapped seats.
   *[other] { $name } and { $other } have swapped seats.
}
# $name: the other one of the two
swap-asked = { $name } would like to swap seats with you.
swap-agree = Swap
swap-decline = No, thanks
swap-waits = You’ve asked { $name } to swap seats.
swap-withdraw = Never mind
news-swap-declined = { $name } would rather not swap seats.
news-swap-off = Swapping seats with { $name } is off.
news-left = { $name } left.
news-kicked = The host removed { $name } from the table.
news-kicked-own = You removed { $name } from the table.
news-plays-on = { $computer }, a computer player, plays on for { $name }.
news-renamed = { $name } is now called { $now }.
news-renamed-next = { $name } is called { $now } from the next round on.
news-renamed-next-own = You’re called { $now } from the next round on.
news-keeps-name = { $name } keeps that name after all.
news-keeps-name-own = You keep the name { $name } after all.
news-away = { $name } lost the connection.
news-not-back = { $count ->
    [one] { $name } isn’t back yet.
   *[other] { $name } aren’t back yet.
}
news-waits = The host would like to wait for { $name }.
news-back = { $count ->
    [one] { $name } is back.
   *[other] { $name } are back.
}
news-replaced = { $count ->
    [one] { $name } isn’t at the table any more: a computer player plays on.
   *[other] { $name } aren’t at the table any more: computer players play on.
}
news-replaced-away = { $count ->
    [one] { $name } didn’t come back: a computer player plays on.
   *[other] { $name } didn’t come back: computer players play on.
}
news-plays-next = { $name } plays from the next round on, in place of { $seat }.
news-plays-next-own = You play from the next round on, in place of { $seat }.
news-watches-next = { $name } watches from the next round on, and a computer player plays instead.
news-watches-next-own = You watch from the next round on, and a computer player plays for you.
news-watches-next-for = You watch from the next round on, and { $name } plays for you.
news-out-of-time = { $name } ran out of time: a card was discarded for them.
news-out-of-time-own = You ran out of time: a card was discarded for you.
said-out-of-time = Out of time
news-paused = { $who ->
    [host] The host paused the game.
   *[other] { $name } paused the game.
}
# After an own press, or once the time of a turn is over
news-goes-on = The game goes on.
news-resumed = { $who ->
    [host] The host resumed the game.
   *[other] { $name } resumed the game.
}
news-back-in-lobby = The host is back in the lobby, where the next series begins.
news-turn-limit = From now on a turn may take { $seconds } seconds.
news-no-turn-limit = From now on there’s no time limit for a turn.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] The computer player { $names } sat down.
   *[other] The computer players { $names } sat down.
}
news-computer-level = The computer player { $name } now plays at level { $level }.
news-computer-left = The computer player { $name } left.
news-seats = The table has { $seats } seats now.
news-teams = { $teams ->
    [one] Everyone plays in one team now.
   *[other] You play in { $teams } teams now.
}
news-no-teams = Everyone plays for themselves now.
news-grace = If somebody loses the connection, the table now waits { $seconds } seconds for them.
news-preset = The table plays by “{ $preset }” now.
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] A rule has changed: { $rules }.
   *[other] Some rules have changed: { $rules }.
}

## Around the board
table-pause = Pause
table-undo-ask = Ask to undo
table-take-seat = Take a seat
table-seat-taken = You play next round
table-seat-taken-about = Press this to keep watching instead.
table-watching = { $round }  ·  you’re watching

## At the seats
seat-quiet = no answer…
seat-away-for = away { $left }
seat-away = away
seat-replaced = computer
table-status-quiet = Waiting for { $name }, who isn’t answering right now.
table-status-away = Waiting for { $name }, who isn’t connected. If it takes too long, a computer player can take over.
table-status-away-watching = Waiting for { $name }, who isn’t connected.
seat-given = The host gives your seat to a computer player from the next round on. You can watch, or keep it.
seat-given-keep = Keep my seat
seat-given-watch = I’ll watch
seat-vacant = { $name } has left. Would you like the seat from the next round on?
seat-take = Take { $name }’s seat
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } has left. Who plays there from the next round on?
seat-offered-host = { $name } gives up their seat after this round. Who plays there then?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = The computer
seat-offered = { $name } gives up their seat after this round. Would you like it?
away-asks = { $name } has been away for a while.
away-replace = Let a computer player ({ $level }) take over
away-wait = Wait

## Taking back
takeback-asked = { $name } would like to take back the last move.
takeback-agree = Sure
takeback-refuse = Let it stand
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Your undo waits until everyone has agreed.
   *[other] Your undo waits for { $names }.
}
takeback-withdraw = Never mind
takeback-answered = { $name } would like to take back the last move. { $count ->
    [0] Not everyone has answered yet.
   *[other] Waiting for { $names }.
}
takeback-done = { $who ->
    [you] Your last move was taken back.
   *[other] { $name }’s last move was taken back.
}
# To who watches, in large letters
takeback-watched = { $name } asks to undo. Waiting for { $names }.
takeback-withdrawn = { $who ->
    [you] You withdrew the request. The move stands.
   *[other] { $name } withdrew the request. The move stands.
}
takeback-refused = { $who ->
    [you] You refused. The move stands.
   *[other] { $name } refused. The move stands.
}
takeback-over = The move stands.
takeback-lapsed = Your request to undo is no longer open. Ask again if you still want to.

## What keeps the game from going on
paused-title = { $who ->
    [you] You paused the game
    [host] The host paused the game
   *[other] { $name } paused the game
}
paused-in-turn = { $who ->
    [you] You paused the game, but the time of your turn runs on
   *[other] { $name } paused the game, but the time of their turn runs on
}
paused-about = Nobody can play until it goes on, but you can still chat.
paused-go-on = Resume
lost-title = Connection lost
lost-again = Can’t reach the table. Trying again in { $seconds } s – your seat is safe.
lost-now = Can’t reach the table. Trying again – your seat is safe.
lost-again-watching = Can’t reach the table. Trying again in { $seconds } s.
lost-now-watching = Can’t reach the table. Trying again…
lost-carry-on = If the host’s computer is gone for good, you can carry on at this one, from the last round that was finished.
carried-on-elsewhere = { $count ->
    [one] { $names } seems to carry your series on at another computer.
   *[other] { $names } seem to carry your series on, each at a computer of their own. Agree on one of the tables.
}
carried-on-join = Join { $name }

## Between rounds. $ready and $people: how many
ready-count = { $ready } of { $people } ready for the next round
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = The round begins once everyone is ready.
ready-waits = Waiting for { $names }.
# Said to one who isn't ready either
ready-waits-too = Waiting for { $names } and you.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } is waiting for you.
   *[other] { $names } are waiting for you.
}
ready-begins-in = The round begins in { $left }
ready-begins-now = The round begins
ready-yes = ready
ready-reads = reading
ready-away = away
again-count = { $ready } of { $people } want to play again
again-yes = plays again
round-began = The next round has begun.
round-own-turn = It’s your turn.
round-back = Back to the table
result-ready = Ready
result-not-ready = Not just yet
result-begin-anyway = Begin without waiting
result-wait-for = Wait for { $name }

## The host closes the table. $name: who hosts
the-host = The host
closed-title = The table is closed
closed-saved = { $name } closed the table; it is saved. Stay here, and you’ll read when it is open again.
closed-for-good = { $name } closed the table.
closed-handed-title = The table moves
closed-handed-to-you = { $name } hands the table over to you. Carry on, and everybody is led to your computer.
closed-handed-over = { $name } hands the table over to { $other }. You’re led there as soon as it’s open.
between-title = The series goes on
between-about = Once everybody is ready, the next round is dealt here.
closed-open-again-title = The table is open again
closed-open-again = { $name } has the table open again.
closed-kept-title = Your other table is open again
closed-kept = { $name } has opened the table again where your seat is kept.
closed-new-table-title = Another table is open
closed-new-table-saved = { $name } opened another table. The one you were at is still closed; it is saved.
closed-new-table = { $name } opened another table. The one you were at is closed.
closed-join-new = Join that table
closed-come-back = Come back

## The end of a round
result-verified = Verified: a fair deal, played by the rules.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 note.
   *[other] {" "}{ $notes } notes.
} { $shown ->
    [yes] Hide details
   *[no] Details…
}
result-verified-about = Nobody could choose these cards, not even the host: they come from random numbers that were promised before the first one was shown. Your program has checked every move. What no program can know: whether the host, whose computer has to know all cards, looked at them.
result-verified-about-watcher = Nobody could choose these cards but the host together with all players who gave random numbers. Your program has checked every move. What no program can know: whether the host, whose computer has to know all cards, looked at them.
result-verified-about-host = Your program has checked every move. What the others can prove, theirs say.
result-not-proven-about = This accuses nobody: your program just couldn’t check everything.
result-broken-about = Your program has found what the host’s program can’t have done by accident.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = The deal was drawn { $number } times: { $count ->
    [one] { $names }’s computer didn’t answer.
   *[other] the computers of { $names } didn’t answer.
}
result-dealt-without = Dealt without a random number from { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] { $names }’s computer saw the same round.
   *[other] The computers of { $names } saw the same round.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] { $names }’s computer says that it saw the same round, but { $known ->
        [this-host] you know it only through this host.
       *[new] it’s new to you.
    }
   *[other] The computers of { $names } say that they saw the same round, but { $known ->
        [this-host] you know them only through this host.
       *[new] they’re new to you.
    }
}
# How well a player’s computer is known.
key-direct = You’ve met this computer before.
key-other-host = You know this computer from another host’s table.
key-this-host = You know this computer only through this host.
key-new = This computer is new to you.
result-played-for = A computer player made moves for { $names }.
result-scores-told = Earlier scores are the host’s word.
result-rematch = Play again
result-waits = Another { $what ->
    [round] round
   *[series] series
} begins once everyone here wants to play again.
result-host-in-lobby = { $name } has gone back to the lobby. Come along when you’re ready.
result-to-lobby = To the lobby

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Round { $round }: { $words }
doubt-own-share = Not proven: the deal was made without a random number from your computer.
# $from: the number of an entry in the round’s log
doubt-watched = Not proven: you watched, and took no part in the deal. What you saw from step { $from } on fits together.
doubt-end-not-shown = Not proven: the end of the round didn’t reach your computer.
doubt-other-bots = Not proven: the computer players are from another version of Skipstone, so their moves can’t be checked here.
doubt-too-long = Not proven: the computer players made more moves than can be checked.
doubt-log-lost = Not proven: the host’s program was restarted and lost part of the round.
doubt-other-series-before = Not proven: this isn’t how the series stood at the host before, by what your computer was shown. One of the two hosts has told something else.
# $count: how many rounds.
doubt-unfinished-deals = Not proven: { $count ->
    [one] an earlier round with this host or the one before was never finished
   *[other] { $count } earlier rounds with this host or the one before were never finished
}. A host could leave out deals that way, so your computer can’t be sure of this one.
# $count: how many rounds.
doubt-kicked = Not proven: the host removed you from { $count ->
    [one] an earlier round, so you didn’t play it to its end
   *[other] { $count } earlier rounds, so you didn’t play them to their end
}. That’s why your computer can’t be sure of this one.
doubt-played-for = Not proven: the host let a computer player play for you, though you were there.
# $had and $limit: seconds
doubt-turn-cut-short = Not proven: your turn ended after { $had } of { $limit } seconds, by your computer’s clock.
doubt-move-ignored = Not proven: you moved in time, but your turn ended without your move.
doubt-pause-late = Not proven: the game was paused or resumed in your name long after you had asked for it.
doubt-unknown-signature = Not proven: your key signed something that this program doesn’t know of. Do you use it elsewhere, or have you restored a backup?
doubt-not-present = Not proven: you weren’t there for this round.
doubt-no-record = Not proven: you weren’t there, and the host has no readable record of this round.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Broken: the host signed two different versions of this round.
breach-contract = Broken: the host began this round with rules, seats or scores that don’t follow from before.
breach-dealer = Broken: the host didn’t draw the dealer from everyone’s random numbers.
breach-forged = Broken: at step { $step }, the host made a move for a player.
breach-illegal = Broken: at step { $step }, the host allowed a move that’s against the rules.
breach-differs = Broken: at step { $step }, the host showed something that doesn’t follow from the deal.
breach-bot = Broken: at step { $step }, the host didn’t let a computer player play its own move.
breach-takeback = Broken: at step { $step }, the host took back moves that had to stand.
breach-takeover = Broken: at step { $step }, the host let a computer player take over without a reason.
breach-talk = Broken: at step { $step }, the host let somebody be called who hadn’t talked.
breach-limits = Broken: at step { $step }, the host gave the players less time than they had agreed to.
breach-pause = Broken: at step { $step }, the host paused the game or let it go on in somebody else’s name.
unfair-foreign-share = Broken: the host dealt with a random number for { $name }, who couldn’t give one.
unfair-signature = Broken: the host dealt with a random number that { $name } never signed.
unfair-share = Broken: the host dealt with another random number for { $name } than the one promised before the deal.
unfair-failure = Broken: the host began the deal again without a reason.
unfair-secret = Broken: the host’s secret isn’t the one promised before the deal.

## The number that is the same for everyone who was shown the same
safety-number-ask = Has everyone seen the same?
safety-number = Read this number to each other: { $number }. If somebody’s differs, you weren’t shown the same.
deal-declined-own = The host dealt something other than what you were ready for, so nothing was dealt. Look at what’s proposed, and say that you’re ready.
deal-declined = { $name } hasn’t agreed to this round, so nothing was dealt.

## The people in the menu
people-title = At the table
people-watches = watches
people-computer = computer player
people-watches-next = watches from the next round on
people-plays-next = plays from the next round on
people-gives-way = until the next round, then { $name } plays
people-take = Play from the next round on, in place of { $name }
people-play = Play
people-seat = Give a seat
people-seat-about = Choose whose seat: “Here, from the next round on”.
people-here = Here, from the next round on
people-watch = Watch next round
people-replace = Computer next round
people-as-before = Not after all
people-rename = Rename
people-rename-about = Holds from the next round on.
# Below the name so far
people-renamed-next = → { $now }, from the next round on
people-kick-about = A computer player takes over now. Kicked people may knock again; banned ones can’t.
people-kick-about-watching = Kicked people may knock again; banned ones can’t.
people-hand-over = Hand over
people-hand-over-about = Everybody goes on at { $name }’s computer, once { $name } opens the table there. Phones come along by its new code.
people-hand-over-yes = Hand the table over
people-mute = Mute
people-hear = Hear again
people-entry = Who can come in
people-turns = Time for a turn
people-turns-about = Holds at once: whoever is on turn has that time from now on. Between two rounds, everyone says once more that they’re ready.
people-turn-free = No limit
people-turn-seconds = { $seconds } s
people-banned = Banned
people-unban = Let knock again

## The menu
menu-kept-hosted = The table closes for everyone, but the game is saved right where it is. Choose Continue on the title screen to reopen it, and the others can come back.
menu-unsaved-hosted = The table closes for everyone. What was played last can’t be saved right now: it lasts only as long as Skipstone stays open.
menu-leave-sure = Leave the table?
menu-goes-on = The others play on, and a computer player takes your seat. Come back to take over again, unless the host has given your seat to somebody else.
menu-stay-watching = Keep watching
menu-watched = The others play on without you.

## What can’t be done
denied-late = The table just changed – have another look.
denied-not-seated = Only players can do that.
denied-not-now = That’s not possible right now.
denied-seat-taken = This seat is taken.
denied-partners-silent = Partners don’t talk during each other’s turns. Save it for later!
denied-too-fast = That was a bit fast. Wait a moment.
denied-name-taken = Somebody at this table already has that name.
denied-stone-taken = Somebody else at this table has the stone you chose, so you have another one here.
denied-player-kicked = The host has removed somebody from this round, so every move stays.

## Table manners
table-draw-card = Draw
table-status-draw = Your turn! First draw your cards from the draw pile.
manners-ahead = { $name } played out of turn.
manners-catch = Catch
manners-talked = { $name } talked during their own team’s turn.
manners-call = Call it
chat-audience = Who reads it

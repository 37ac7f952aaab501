# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Your table
lobby-table-of = { $name }’s table
lobby-opening = Opening your table…
lobby-leave = Leave
lobby-asks-leave = If you leave, the table closes for everyone who is here.
lobby-stay = Stay
lobby-close = Close the table
host-badge = host

lobby-seats = Seats
lobby-full = All seats are taken.
lobby-free-about = Computer players take any free seats when the game starts.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] When you start, a computer player takes the free seat: { $names } ({ $level }).
   *[other] When you start, computer players take the { $count } free seats: { $names } ({ $level }).
}
lobby-free = Free
lobby-sit = Sit here
lobby-sit-at = Sit here: { $seat }
lobby-person = A person
lobby-you = { $name } (you)
lobby-is-ready = ready
lobby-key = Key { $key }, which only their computer has
lobby-spectators = Watching
lobby-own = This is how everyone sees you. Only stones that nobody else has are shown.
lobby-rename = Rename
lobby-away = Kick…
lobby-away-of = Kick { $name }…
lobby-away-ask = Kick { $name }?
lobby-away-now = Kick
lobby-away-ever = Ban
lobby-away-not = Cancel

## Swapping seats, at tables with teams
lobby-swap-offer = Swap with me?
lobby-swap-offer-to = Ask { $name } to swap seats with you
lobby-swap = Swap…
lobby-swap-of = Swap the seat of { $name }…
lobby-swap-here = Swap
lobby-swap-both = Swap the seats of { $name } and { $other }
lobby-swap-not = Cancel

lobby-rules = Rules: { $preset }
lobby-change = Change…
lobby-all-rules = All rules…
lobby-rules-title = The rules at this table
lobby-rules-back = Back to the lobby
lobby-plan = Rules and table
lobby-use = Use these
lobby-unused = You’ve changed something. Use it?
lobby-unused-drop = Discard
lobby-manners = At the table
lobby-watching = Others may watch
lobby-turn = Time for a turn
lobby-turn-none = No limit
lobby-turn-told = { $time } for each turn
lobby-grace = Wait for a lost player
lobby-grace-about = After that, the others may let a computer player take over. The player gets the seat back on returning.
lobby-seconds = { $seconds } seconds
lobby-minutes = { $minutes } minutes

lobby-door = Who can join
lobby-copy = Copy
lobby-copied = Copied
lobby-of-short-code = { $label }: short code
lobby-of-invite-code = { $label }: invite code
lobby-new-code = New code
lobby-short-code-title = Short code
lobby-invite-code-title = Invite code
lobby-invite-about = To be copied: it also proves whose table it is.
lobby-short-code = Read this code out: whoever types it into Skipstone on this network may come in.
lobby-spoken-code = Your table is open. Others come in with the code { $code }.
lobby-short-code-redrawn = Too many wrong codes were tried, so the table has a new one. It works after a minute.
lobby-code-redrawn = Too many wrong codes were tried. The table’s short code is now { $code }; it works after a minute.
lobby-addresses = Without the code: { $addresses }
lobby-not-announced = Others can’t find your table on the network. Give them the code or an address.
lobby-port-held = Others can’t find your table on the network, because another program holds UDP port 5353. Give them the code or an address.
entry-knock = Knock
entry-code = Code
entry-open = Open
entry-knock-about = You decide who comes in. Players with the code come straight in:
entry-code-about = Only players with the invite code can come in:
entry-open-about = Anyone who finds the table can come in. The code leads to it:

# $words: what is said
lobby-react = Say “{ $words }”

knock = { $name } would like to come in.
knock-to-watch = { $name } would like to watch.
knock-new = New here.
# $day: "on Friday"
knock-known = Was here { $day }.
knock-known-before = Was here before.
knock-namesake = You know { $name } from another computer: is this a second one of theirs, or somebody else?
knock-others = { $count ->
    [one] Somebody else is waiting too.
   *[other] { $count } others are waiting too.
}
knock-let-in = Let in
knock-refuse = Refuse

lobby-lost = Lost the connection to the host. Reconnecting…
lobby-stand-up = Watch instead
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-begin = Start
lobby-begin-anyway = Start anyway
lobby-reopen = Change something
lobby-alone = You’re the only one here so far. Share the invite code, or start with computer players.
lobby-begin-about = Start when all are here. Everyone sees what you’ll play, and says that they’re ready.
lobby-waits = Waiting for the host to start.
lobby-say-ready = Is this how you want to play? Then say that you’re ready.
lobby-missing = Not ready yet: { $names }
lobby-watching-told = You’re watching. Take a free seat, or a computer player’s, to play.
lobby-tell-age = Age decides who plays first: enter yours at your seat.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = New since you last looked
proposal-as-shown = Everything is as you saw it
proposal-confirm = That’s fine with me
proposal-age = { $age } years
change-sits-down = Seat { $seat }: { $name } plays here now.
change-replaces = Seat { $seat }: { $name } plays here now, not { $before }.
# $name: with the level in brackets
change-computer-sits-down = Seat { $seat }: the computer player { $name } plays here.
change-computer-replaces = Seat { $seat }: the computer player { $name } plays here now, not { $before }.
change-level-unknown = unknown
change-renamed = { $name } is called { $now } now.
change-name-of-other = Another player now has the name { $name }.
change-age = { $name } gives the age of { $age }.
change-no-age = { $name } gives no age any more.
change-on-phone = { $name } plays from a phone now.
change-off-phone = { $name } doesn’t play from a phone any more.
change-away = { $name } is away: a computer player plays until they’re back.
change-back = { $name } is back.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = You’d play in seat { $seat }, though you chose seat { $wished }.
surprise-name = You’d be called { $name }, though you chose { $wished }.
surprise-age = Your age would be given as { $age }.
surprise-no-age = Your age wouldn’t be given.
surprise-bots = The computer players are from another version of Skipstone: your computer can’t check their moves, so the round can’t be verified.
surprise-unknown-series = This series is said to go on from another one that your computer hasn’t seen, or that its host didn’t play: the points are the host’s word.
surprise-other-series = This isn’t the series that you came here to go on with.
surprise-other-players = { $count ->
    [0] Time limits or computer players are others than in the series that goes on here.
    [one] Somebody else would have seat { $seats } than in the series that goes on here.
   *[other] Others would have seats { $seats } than in the series that goes on here.
}
surprise-other-scores = This series goes on from one that your computer has seen differently: after round { $round } you have { $own }, here it would go on with { $told }.
move-stands = You’ve already made a move here, and it stands: it was sent to the host again.

# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Your table
lobby-table-of = { $name }’s table
lobby-opening = The table is being opened …
lobby-leave = Leave

lobby-seats = Seats
lobby-free-about = Computer players take the seats that are free when the game begins.
lobby-free = Free
lobby-sit = Sit here
lobby-person = A person
lobby-you = { $name } (you)
lobby-is-ready = ready
lobby-key = Key { $key }
lobby-watchers = Watching
lobby-away = Send away …
lobby-away-ask = Send { $name } away?
lobby-away-now = Now
lobby-away-ever = For good
lobby-away-not = No

lobby-rules = Rules: { $preset }
lobby-change = Change …
lobby-plan = Rules and table
lobby-use = Play like this
lobby-manners = At the table
lobby-watching = Others may watch
lobby-turn = Time for a turn
lobby-turn-none = No limit
lobby-turn-told = { $time } for each turn
lobby-grace = A lost player’s seat waits
lobby-grace-about = After that the others may let a computer player take over. It hands back when the player returns.
lobby-seconds = { $seconds } seconds
lobby-minutes = { $minutes } minutes

lobby-door = Who comes in
lobby-copy = Copy
lobby-copied = Copied
lobby-new-code = New code
lobby-addresses = Without the code: { $addresses }
lobby-not-announced = Your table isn’t found on the network by itself: give others the code or an address.
entry-knock = Knock
entry-code = Code
entry-open = Open
entry-knock-about = You are asked, except about those with the code:
entry-code-about = Only who has the invite code comes in:
entry-open-about = Whoever finds the table comes in. The code leads to it:

knock = { $name } would like to come in.
knock-new = New here. Key { $key }
knock-known = Has been here before. Key { $key }
knock-namesake = Careful: you know another { $name }. This one’s key is { $key }, the one you know has { $known }.
knock-let-in = Let in
knock-refuse = Don’t

lobby-lost = The connection to the host was lost. It is tried again by itself.
lobby-stand-up = Watch instead
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-begin = Begin
lobby-alone = Nobody else has a seat yet. Pass the invite code on, or begin with computer players.
lobby-all-ready = Everyone is ready.
lobby-missing = Not ready yet: { $names }
lobby-waits = The host begins the game.
lobby-say-ready = Say when you are ready.
lobby-watching-told = You are watching. Take a free seat to play.
lobby-tell-age = The first player goes by age: enter yours at your seat.

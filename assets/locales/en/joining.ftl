# Getting to somebody's table.

join-title = Join a table
join-where = Address or code
join-where-example = K7M-4RX, 192.168.1.20 or 0A5K2-…
join-play = Play
join-watch = Watch
join-go = Join
join-found = Tables on this network
join-looking = Looking for tables… If yours isn’t listed, enter its address or an invite code.
join-looking-off = Looking for tables is turned off in the settings. You can still join with an address or an invite code.
join-looking-failed = Can’t look for tables on this network. You can still join with an address or an invite code.
join-looking-port-held = Another program keeps Skipstone from looking for tables: it holds UDP port 5353. You can still join with an address or an invite code.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } carries on your series with { $names }
join-free = { $free ->
    [0] all { $seats } seats taken
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
join-kept = your seat is kept
join-kept-claimed = your seat may be kept here
join-host-known = known
join-host-claimed = may be a host you know
join-is-code = An invite code for the table at { $address }.
join-is-computer = { $host }, port { $port }
join-is-computer-with-code = A short code for the table at { $host }, port { $port }.
join-is-short-code = A short code for “{ $table }”.
join-short-code-looking = A short code. No table has been found on this network yet: wait a moment, or type the address before it, like 192.168.1.20/K7M-4RX.
join-short-code-address = A short code. Tables aren’t looked for, so type the address before it, like 192.168.1.20/K7M-4RX.
join-short-code-choose = A short code. There is more than one table: choose that of the host who told you the code. A try at another one would count as wrong there.
# Where several tables are on the network. $code: the short code
join-which-host = Who told you the code { $code }?
join-which-host-about = Choose that table, or press its number. A try at another one would count as wrong there.
join-address-code-letter = That isn’t a table’s code: look at it again. Codes have the digits 2 to 9 and the letters { $letters }, but no “{ $letter }”.
# $address: what was typed, with the port
join-address-code-almost = That isn’t a table’s code: look at it again. Codes have the digits 2 to 9 and the letters { $letters }, but no “{ $letter }”. If it’s a computer’s name, type { $address }.
join-address-code-almost-length = That isn’t a table’s code: codes have { $letters } letters and digits. If it’s a computer’s name, type { $address }.
join-address-code-length = A short code has { $letters } letters and digits.

join-address-empty = Enter the host’s address or the invite code. The host sees both in the lobby.
join-address-letter = “{ $letter }” doesn’t occur in invite codes. They are made of digits and letters without U.
join-address-short = That’s not the whole invite code yet: { $letters } of at least 30 letters.
join-address-typo = There’s a typo in the invite code. Compare it with the host’s.
join-address-newer = This code comes from a newer version of Skipstone. Please update yours.
join-address-port = “{ $port }” isn’t a port. Ports are numbers from 1 to 65535.
join-address-host = “{ $host }” is neither an address nor an invite code.

## Waiting
join-of-code = the table of your invite code
join-calling = Connecting to { $table }…
join-calling-about = This takes a few seconds at most.
join-knocked = You knocked at { $table }.
join-knocked-about = Waiting for the host to let you in as “{ $name }”.
join-knocked-watch-about = Waiting for the host to let you in as “{ $name }”, to watch.
join-knocked-once = You only have to do this once.
join-cancel = Cancel

## Why not
join-failed = Couldn’t join { $table }
join-over = You’re no longer at { $table }
join-again = Try again
join-knock = Knock again
join-watch-instead = Watch instead
join-choose = Other table
join-home = To the title screen
join-other-code = Back to the code
join-unknown = There’s no computer called “{ $name }” here.
join-unknown-or-code = There’s no computer called “{ $name }” here, and it isn’t a table’s code either: codes have only the digits 2 to 9 and the letters { $letters }.
join-unknown-next = Check the spelling, or use its address, which looks like 192.168.1.20. The port is { $port } unless the host says otherwise.
join-no-network-next = Is this computer connected to a network?
join-nothing-answers = { $near ->
    [true] The table’s computer doesn’t answer.
   *[false] No answer from { $address }.
}
join-nothing-answers-next = Is the table still open? If so, the firewall on the host’s computer must let Skipstone through: UDP port { $port }.
join-alike = At { $address }, key { $key }
kept-at-other-table = This is a new table. Your seat at “{ $table }” is kept until { $name } opens that one again.
join-kept-not-open = “{ $table }” isn’t open right now
join-kept-closed = The host’s computer doesn’t answer. Your seat stays yours.
join-kept-closed-watched = Stay here: as soon as the table is open again, you’ll be back at it, even if its address has changed. If it is open now, check that both computers are in the same network.
join-kept-closed-next = Come back once the host has opened the table again. If it is open, check that both computers are in the same network.
join-other-network = No answer from { $address }, which is in a different network than this computer.
join-other-network-next = Connect to the same network, for example the same Wi-Fi, and try again.
join-unreachable = { $near ->
    [true] The table’s computer can’t be reached from here.
   *[false] { $address } can’t be reached from here.
}
join-unreachable-next = Check the address: is a digit missing or wrong?
join-no-address = This table doesn’t say how to reach it.
join-no-address-next = Ask the host for the invite code or an address. Both are shown in the lobby.
join-other-protocol = There’s no Skipstone table at { $address } that this version understands.
join-other-protocol-next = You both need the same version of Skipstone. Yours is { $version }.
join-busy = The host can’t take any more connections at the moment.
join-busy-next = Try again in a moment.
join-key-changed = This isn’t the host you know
join-key-changed-next = This table used to have a different key. The host may have reinstalled Skipstone or moved to another computer, or somebody may be pretending to be the host. Ask the host before you join, and compare the new key with the one in their lobby.
join-key-before = The key you know
join-key-now = The key shown now
join-key-stay = Don’t join
join-key-anyway = Join anyway
join-unexpected-key = The computer that answered isn’t the host in the list.
join-unexpected-key-next = Its key is a different one, so somebody may be pretending to be the host. Ask the host for the invite code and join with that.
join-not-the-table = That isn’t the table this invite code is for.
join-not-the-table-next = Ask the host for the current code.
join-lost-next = Try again. If it keeps happening, ask the host whether their table is still open.
join-protocol-violation = The host’s program sent something that makes no sense: { $why }.
join-protocol-violation-next = The game couldn’t be trusted after that. Compare your versions of Skipstone and update both.
join-version = The host has version { $app } and you have { $own }. They don’t work together.
join-version-host = The host needs to update Skipstone.
join-version-guest = Please update your Skipstone.
join-full = Every seat is taken.
join-full-next = You can watch, and play from the next round on if a computer player has a seat.
join-no-watching = Nobody else can watch this table.
join-no-watching-next = Ask the host to allow watching in the lobby.
join-not-let-in = The host didn’t let you in.
join-not-let-in-next = Maybe nobody was looking. Ask the host, and knock again.
join-code-needed = You need the invite code for this table.
join-code-needed-next = Ask the host for the code and enter it instead of the address.
join-wrong-short-code = This isn’t the code of this table, or not any more. { $tries ->
    [0] You have no tries left until the table has a new code.
    [one] You have one try left.
   *[other] You have { $tries } tries left.
}
join-wrong-short-code-next = Ask the host for the current code, or check the table and the address.
join-codes-paused = Too many wrong codes were tried at this table, so it has a new one now.
join-codes-paused-next = Ask the host for the new code, and try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
join-wrong-code = The invite code is wrong or no longer valid. { $tries ->
    [0] You can’t try again for now.
    [one] You have one try left.
   *[other] You have { $tries } tries left.
}
join-wrong-code-next = Ask the host for the current code.
join-banned = The host has banned you.
join-banned-next = Only the host can undo that.
join-name-taken = Somebody at this table already has your name.
join-name-taken-next = Join under another one: it is for this table only.
join-no-seat = You have no seat at the table that is open now.
join-no-seat-next = Join it – maybe there’s a free seat. A seat that an earlier table keeps stays yours.

network-in-use = Port { $port } is in use by another program.
network-not-allowed = This system doesn’t allow Skipstone to use port { $port }.
network-not-here = { $address } is not an address of this computer.
network-other = This computer’s network can’t be used: { $why }

lost-ended = The host ended the connection.
lost-silent = The connection was lost.
lost-restarted = The host’s program was restarted.
lost-misunderstood = The host’s program couldn’t be understood: { $why }.
lost-broken = The connection failed: { $why }.

farewell-back-later = { $name } has left. The game continues when they’re back.
farewell-handed-over = The table goes on at another computer. As soon as it’s open there, it’s in the list here.
farewell-kicked = { $name } removed you from the table, so no seat is kept for you.
farewell-kicked-next = To come back, knock again.
farewell-banned = { $name } banned you from the table. You can’t come back.
farewell-replaced = You joined from another window or computer.
farewell-too-slow = Your connection was too slow to follow the game.
farewell-misunderstood = The two programs don’t understand each other. You both need the same version of Skipstone.

introduction-title = What are you called at the table?
introduction-about = This is how the others see you. You can change both later, in the settings and in the lobby.
introduction-name = Your name
introduction-name-example = Your name
introduction-nameless = …
introduction-stone = Your stone
introduction-no-name = Type a name first. It can be any, and it can change later.
introduction-sit = Sit down
introduction-cancel = Cancel
join-wanted = What for

# Getting to somebody's table.

join-title = Join a table
join-where = Address or invite code
join-where-example = 192.168.1.20 or 0A5K2-…
join-play = Play
join-watch = Watch
join-go = Join
join-found = Tables on this network
join-looking = Looking for tables … A table that isn’t listed can be joined by its address or an invite code.
join-looking-off = Tables aren’t looked for: the settings say so. An address or an invite code leads to one.
join-looking-failed = Tables can’t be looked for on this network. An address or an invite code leads to one.
join-free = { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
} of { $seats }
join-host-known = known
join-host-changed = another key than before
join-is-code = An invite code: it leads to { $address }.
join-is-computer = { $host }, port { $port }

destination-empty = Type the host’s address or the invite code: the host sees both in the lobby.
destination-letter = “{ $letter }” doesn’t occur in invite codes: they are made of digits and letters without U.
destination-short = The invite code goes on: { $letters } of at least 30 letters are there.
destination-typo = There is a typing error in the invite code. Compare it with the host’s.
destination-newer = A newer version of Skipstone made this code: update yours.
destination-port = “{ $port }” is no port: it is a number from 1 to 65535.
destination-host = “{ $host }” is neither an address nor an invite code.

## Waiting
join-of-code = the table of your invite code
join-calling = Calling { $table } …
join-calling-about = This takes some seconds at most.
join-knocked = The host of { $table } is asked whether to let you in.
join-knocked-about = You are at the door as “{ $name }”. Whoever was let in before comes straight in.
join-cancel = Cancel

## Why not
join-failed = You didn’t get to { $table }
join-over = You left { $table }
join-again = Try again
join-watch-instead = Watch instead
join-choose = Another table
join-unknown = No computer is called “{ $name }” here.
join-unknown-next = Check the spelling, or use its address: it looks like 192.168.1.20. The port is { $port } unless the host says otherwise.
join-no-network-next = Is this computer connected to a network?
join-nothing-answers = Nothing answers at { $address }.
join-nothing-answers-next = Is the table still open? If it is, the firewall of the host’s computer must let Skipstone through: UDP port { $port }.
join-other-network = Nothing answers at { $address }, which is in another network than this computer.
join-other-network-next = Join the same network, for example the same Wi-Fi, and try again.
join-unreachable = { $address } can’t be reached from here.
join-unreachable-next = Check the address: is a digit missing or wrong?
join-no-address = This table says no address to reach it at.
join-no-address-next = Ask the host for the invite code, or for an address: both are shown in the lobby.
join-other-protocol = What answers at { $address } is no Skipstone table that this version understands.
join-other-protocol-next = Both need the same version of Skipstone. Yours is { $version }.
join-busy = The host takes no more connections at the moment.
join-busy-next = Try again in a moment.
join-key-changed = This is not the host you know
join-key-changed-next = At this place another key was shown before. The host’s program may have been set up anew, or moved to another computer. It may also be somebody else who pretends to be the host: ask the host before you join, and compare the new key with what their lobby shows.
join-key-before = The key you know
join-key-now = The key shown now
join-key-stay = Don’t join
join-key-anyway = Join anyway
join-not-the-table = What answers there isn’t the table that the invite code is for.
join-not-the-table-next = Ask the host for the table’s present code.
join-lost-next = Try again. If it stays like this, ask the host whether their program still runs.
join-untrue = The host’s program tells something that can’t be: { $why }.
join-untrue-next = Nothing that was shown after that would be certain. Ask the host which version they have, and update both.
join-version = The host’s program has version { $app }, yours has { $own }, and they don’t understand each other.
join-version-host = The host must update Skipstone.
join-version-guest = Update your Skipstone.
join-full = Every seat is taken.
join-full-next = You can watch, and take a seat when one is free.
join-no-watching = Nobody else can watch this table.
join-no-watching-next = Ask the host to allow watching in the lobby.
join-not-let-in = The host didn’t let you in.
join-not-let-in-next = Perhaps nobody was looking: ask the host, and knock again.
join-code-needed = This table is for those who have its invite code.
join-code-needed-next = Ask the host for the code, and enter it instead of the address.
join-wrong-code = The invite code is wrong, or isn’t valid any more. { $tries ->
    [0] It can’t be tried again for now.
    [one] You have one try left.
   *[other] You have { $tries } tries left.
}
join-wrong-code-next = Ask the host for the table’s present code.
join-banned = The host doesn’t let you in.
join-banned-next = Only the host can change that.
join-name-taken = Somebody at this table has your name already.
join-name-taken-next = Choose another name in the settings, and try again.
join-no-seat = You have no seat at this table any more.
join-no-seat-next = Join it anew: perhaps a seat is free.

network-in-use = Port { $port } is in use by another program.
network-not-allowed = This system doesn’t allow the use of port { $port }.
network-not-here = { $address } is not an address of this computer.
network-other = This computer’s network can’t be used: { $why }

lost-ended = The host has ended the connection.
lost-silent = The connection was lost.
lost-restarted = The host’s program was started again.
lost-misunderstood = The host’s program wasn’t understood: { $why }.
lost-broken = The connection broke: { $why }.

farewell-closed = The host has closed the table.
farewell-back-later = The host has left. The table goes on when it is back.
farewell-sent-away = The host has sent you away.
farewell-replaced = You have joined from another window or computer.
farewell-too-slow = Your connection was too slow to follow the game.
farewell-misunderstood = The two programs don’t understand each other. Both need the same version of Skipstone.

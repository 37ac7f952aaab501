# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Your turn:
phone-choose = play a card, or discard one to end your turn
phone-nothing-fits = nothing fits the build piles: discard to end your turn
phone-draw = first draw your cards
phone-promise = now play the { $rank ->
    [0] wild
   *[other] { $rank }
} from the stock pile
phone-pass = nothing to play and nothing to draw: you can pass
phone-empty-hand = your hand is empty: play from your stock or your discard piles
phone-held = { $can ->
    [both] play or discard the
    [play] play the
   *[discard] discard the
} { $rank ->
    [0] wild
   *[other] { $rank }
}
phone-next = next { $rank }
phone-play = play { $rank }
phone-discard = discard
phone-say-ready = Say when you’re ready.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] Your partner is { $names }
   *[other] Your partners are { $names }
}
phone-renamed = You’re called { $now } now.
phone-tell-age = Age decides who plays first: type yours below.
phone-name-empty = Type a name first.
phone-name-long = That name is too long.
phone-leave-lobby = Your seat will be free for others.
phone-not-verified = Played from a phone: the host’s computer plays this seat’s part in the deal, so this seat can’t verify it.

## The way in
phone-knocking = Knocking. The host has to let you in.
phone-ask-code = Ask the host for the code at the end of the phones’ address, and type it below.
phone-closed = The host lets in no more phones.
phone-table-closed = The host has closed the table.
phone-handed-over = The table goes on at another computer. Its host has the new address and code.
phone-back-later = The host has left. The table goes on when it is back.
phone-elsewhere = This seat is open in another tab or on another device.
phone-kicked = The host removed you from the table. To come back, knock again.
phone-banned = The host banned you from the table.
phone-left = You have left the table.
phone-lost = The table can’t be reached.

## The host’s switch, and the badge of those who come by it
phones-may-join = Phones may join
phones-about = Friends play in their phone’s browser, without installing anything.
phones-scan = Scan this with a phone’s camera, or type the address into its browser.
phones-unsafe = Anybody in this network could read or change what a phone sends, and your computer plays its part in the deal.
phones-failed = Phones can’t join: this computer’s network doesn’t allow it.
phone-badge = phone
phone-badge-about = Plays from a phone: the host’s computer plays this seat’s part in the deal, so this seat can’t verify it.
phones-scan-short = Scan to join
phones-seats = { $seats ->
    [one] 1 seat to take
   *[other] { $seats } seats to take
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = The host’s computer held the cards of { $names }, who played from a phone.

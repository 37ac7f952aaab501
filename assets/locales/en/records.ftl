# What is wrong with a record.

record-line = Line { $line }: { $what }
record-none = This isn’t the record of a round.
record-newer = This record has version { $version }, from a newer Skipstone.
record-version = There is no record version { $version }.
record-broken = the record is broken ({ $problem }).

differs-wanted-deal = the deal should be here.
differs-wanted-first-turn = the first turn should be here.
differs-wanted-move = a move should be here.
differs-wanted-nothing = nothing more should be here.
differs-found = The record says { $found }
differs-first-player = { $recorded } can’t play first: by the rules it’s { $expected }.
differs-not-seated = nobody sits in seat { $seat }: seats are 1 to { $seats }.
differs-illegal = { $name } can’t play { $move }: { $why }
differs-objection = { $name } can’t object: { $why }
differs-shuffle = the pile shuffled here must have exactly the cards { $cards }
differs-event = the record says { $recorded }, by the rules it’s { $expected }
differs-deal-stocks = it can’t have been dealt like this: { $found } stock piles for { $seats } seats.
differs-deal-stock = it can’t have been dealt like this: { $name }’s stock pile has { $found } cards, not { $expected }.
differs-deal-twice = it can’t have been dealt like this: two cards have the number { $id }.
differs-deal-rank = it can’t have been dealt like this: { $found } cards of rank { $rank }, where the deck has { $expected }.
differs-deal-wilds = it can’t have been dealt like this: { $found } wilds, where the deck has { $expected }.

## Files
file-missing = Can’t find { $file }.
file-forbidden = You don’t have permission to read { $file }.
file-folder = { $file } is a folder. Open a file instead.
file-unreadable = It can’t be read ({ $why }).
file-is-folder = It’s a folder.
file-is-device = It’s a pipe or a device, not a file.
file-too-large = It’s larger than { $mebibytes } MB, which is too large.
file-encoding = It’s text in { $encoding }. Save it as UTF-8.
file-undecodable = Line { $line } isn’t { $encoding }. Save the file as UTF-8.
file-line-end = Line { $line } ends with CR alone. Save the file with LF or CRLF as line ends.
file-broken = { $file } can’t be opened. { $why }
file-no-dialog = No file dialog is available. Drag the file onto the window, or name it on the command line: skipstone FILE

## Links
link-broken = This link is incomplete or damaged. Ask for it again.
link-unknown = This link leads to nothing that this version knows. Maybe a newer Skipstone does.
link-wrong = This link leads nowhere. { $why }
link-no-puzzle = This link leads to a puzzle that this version doesn’t have. Maybe a newer Skipstone does.

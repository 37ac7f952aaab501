# What is wrong with a record.

record-line = Line { $line }: { $what }
record-none = This is not the record of a round.
record-newer = This record has version { $version }, made by a newer Skipstone.
record-version = There is no record version { $version }.
record-broken = the record is broken ({ $problem }).

differs-wanted-deal = the deal belongs here.
differs-wanted-first-turn = the first turn belongs here.
differs-wanted-move = a move belongs here.
differs-wanted-nothing = nothing more belongs here.
differs-found = The record says { $found }
differs-first-player = { $recorded } can’t play first: by the rules it is { $expected }.
differs-not-seated = nobody sits on seat { $seat }: seats are 1 to { $seats }.
differs-illegal = { $name } can’t move { $move }: { $why }
differs-objection = { $name } can’t object: { $why }
differs-shuffle = the pile shuffled here must hold exactly the cards { $cards }
differs-event = the record says { $recorded }, by the rules it is { $expected }
differs-deal-stocks = this can’t have been dealt: { $found } stock piles for { $seats } seats.
differs-deal-stock = this can’t have been dealt: the stock pile of { $name } has { $found } cards, not { $expected }.
differs-deal-twice = this can’t have been dealt: two cards have the number { $id }.
differs-deal-rank = this can’t have been dealt: { $found } cards of rank { $rank }, the deck has { $expected }.
differs-deal-wilds = this can’t have been dealt: { $found } wilds, the deck has { $expected }.

## Files
file-missing = { $file } is not there.
file-forbidden = { $file } may not be read.
file-folder = { $file } is a folder. Open a file.
file-unreadable = { $file } can’t be read: { $why }
file-broken = { $file } can’t be opened. { $why }
file-no-dialog = No file dialog answered. Drag the file onto the window, or name it on the command line: skipstone FILE

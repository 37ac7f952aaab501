# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Your name
page-code = Code
page-stone = Your stone
page-age = Your age
page-play = Join
page-watch = Watch
page-again = Try again
page-here = Use it here
page-offline = Connection lost. Reconnecting…
page-moved = The table can’t be reached. If that goes on, the host may have another address by now: type the one that stands on the host’s screen, and your seat comes along.
page-moved-address = The address on the host’s screen
page-moved-go = Go there

## The lobby
page-seats = Seats
page-free = Free
page-watching = Watching
page-rules = Rules
page-all-rules = All rules at this table

## The table
page-others = Other players
page-builds = Build piles
page-own = Your piles
page-hand = Your hand
page-draw = draw
page-next = next
page-on-turn = playing
page-in-a-row = in a row
page-partner = partner
page-discarding = Discarding ends your turn
page-your-turn = Your turn

## The result
page-result = Result
page-player = Player
page-left = Stock left
page-starts = The next round starts in

## Talk and log
page-talk = Chat and log
page-reactions = Reactions
page-log = What happened
page-message = Say something
page-team = Only to partners
page-send = Send

## The menu
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-save = Save
page-settings = On this device
page-sound = Sounds
page-vibration = Vibrate on your turn

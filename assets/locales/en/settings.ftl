# How the player wants the window.

# What the language calls itself.
language-name = English

settings-title = Settings
settings-theme = Theme
settings-theme-about = The colours of the table and everything around it. System: as light, dark or rich in contrast as your desktop.
settings-desktop = System
settings-cards = Cards
settings-cards-about = Classic: numbers and colours. Large index: numbers as large as the card. French: ace to queen for 1 to 12.
cards-classic = Classic
cards-large = Large index
cards-french = French
settings-hand = Your hand
settings-hand-about = Your cards from left to right: as you drew them, or by number with wilds last. The keys 1 to 5 count along.
hand-drawn = As drawn
hand-sorted = Sorted
settings-language = Language
settings-language-about = Changes everything right away.
settings-language-partly = { $language } ({ $percent }%)
settings-speed = Animation speed
settings-speed-about = How fast cards move. A click always skips ahead.
settings-pace = Computer players’ pace
settings-pace-about = How long computer players think. With many of them at the table, they think faster.
settings-motion = Motion
settings-motion-about = Reduced: cards fade instead of flying, and nothing tilts, bounces or ripples. System: as your desktop has it.
settings-scale = Interface size
settings-scale-about = How large cards, buttons and text are, against the text of your desktop, and as far as the window has room.
settings-scale-fits = { $size } fits in this window. Beyond that, only your own cards grow.
settings-sound = Sound
settings-sound-about = Stones, water and cards, and a chime when it’s your turn.
sound-off = Off
settings-percent = { $percent }%
settings-speech = What screen readers say
settings-speech-about = Of what happens at the table. Brief: what each turn came to. Normal: every card. Full: also what the piles need and hold then.
speech-brief = Brief
speech-normal = Normal
speech-full = Full
settings-one-switch = One switch
settings-one-switch-about = A frame walks over all that can be pressed, group by group, for so long each. Space, Enter or a click anywhere chooses: first a group, then what is in it. A field brings letters to type with.
one-switch-off = Off
one-switch-half-second = 0.5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyz
one-switch-blank = Blank
one-switch-delete = Delete
one-switch-capital = Capital
one-switch-enter = Enter
one-switch-done = Done
one-switch-scroll-down = Scroll down
one-switch-scroll-up = Scroll up
settings-tips = Tips
settings-tips-about = Single sentences in your first rounds, each once. Turned on again, they all come back.
settings-on = On
settings-off = Off
settings-recap = What changed
settings-recap-about = At the start of your turn: what lay on the build piles before, who played there, and where others discarded. It leaves with your first move. A note also tells what partners took from your own piles.
settings-remarks = Remarks
settings-remarks-about = What computer players say now and then, each in its own way.
settings-stone = Your stone
settings-stone-about = The stone that stands for you at the table.

theme-lake = Lake
theme-felt = Felt
theme-midnight = Midnight
theme-high-contrast = High contrast

speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

pace-none = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
motion-full = Full
motion-reduced = Reduced

stone-river = River pebble
stone-amber = Amber
stone-jade = Jade
stone-lapis = Lapis
stone-coral = Coral
stone-amethyst = Amethyst
stone-moonstone = Moonstone
stone-obsidian = Obsidian

## Playing with others
settings-others = Playing with others
settings-name = Your name
settings-name-about = What others see at your next table. Up to 64 letters.
settings-network = Tables on the network
settings-network-about = Where your tables are announced and where Skipstone looks for others. An address or an invite code always works.
settings-network-all = Everywhere
settings-network-named = Only on…
settings-network-loopback = This computer
settings-network-none = Nowhere
settings-network-example = eth0, wlan0
settings-port = Port of your tables
settings-port-about = The UDP port that your firewall must let through. If it’s taken, another one is used.
player-unnamed = Player

# How the player wants the window.

settings-title = Settings
settings-theme = Theme
settings-theme-about = The colours of the table and everything around it.
settings-language = Language
settings-language-about = Everything is said in it at once.
settings-speed = Animation speed
settings-speed-about = How fast cards move. A click always skips what is still moving.
settings-scale = Interface size
settings-scale-about = How large cards, buttons and text are, as far as the window has room.
settings-percent = { $percent } %

theme-lake = Lake
theme-felt = Felt
theme-midnight = Midnight
theme-high-contrast = High contrast

speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow

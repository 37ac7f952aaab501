# Wie die Spielerin oder der Spieler das Fenster will.

settings-title = Einstellungen
settings-theme = Farben
settings-theme-about = Die Farben des Tisches und alles Übrigen.
settings-language = Sprache
settings-language-about = Gilt sofort für alles.
settings-speed = Tempo der Animationen
settings-speed-about = Wie schnell Karten sich bewegen. Ein Klick überspringt, was sich noch bewegt.
settings-scale = Größe
settings-scale-about = Wie groß Karten, Knöpfe und Text sind, soweit das Fenster Platz hat.
settings-percent = { $percent } %

theme-lake = See
theme-felt = Filz
theme-midnight = Mitternacht
theme-high-contrast = Hoher Kontrast

speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam

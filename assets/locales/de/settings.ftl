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

## Mit anderen spielen
settings-others = Mit anderen spielen
settings-name = Dein Name
settings-name-about = So sehen dich andere am Tisch, vom nächsten an. Bis zu 64 Zeichen.
settings-network = Tische im Netzwerk
settings-network-about = Wo deine Tische angekündigt und die der anderen gesucht werden. Mit Adresse oder Einladungscode geht es immer.
settings-network-all = Überall
settings-network-named = Nur an …
settings-network-loopback = Dieser Computer
settings-network-none = Nirgends
settings-network-example = eth0, wlan0
settings-port = Port deiner Tische
settings-port-about = Was eine Firewall durchlassen muss (UDP). Ist er belegt, wird ein anderer genommen.
player-unnamed = Spieler

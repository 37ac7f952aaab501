# Wie das Fenster sein soll.

# Wie die Sprache sich selbst nennt.
language-name = Deutsch

settings-title = Einstellungen
settings-theme = Farben
settings-theme-about = Die Farben des ganzen Programms. System: so hell, dunkel oder kontrastreich wie dein Desktop.
settings-desktop = System
settings-cards = Karten
settings-cards-about = Klassisch: Zahlen und Farben. Große Zahlen: so groß wie die Karte. Französisch: Ass bis Dame für 1 bis 12.
cards-classic = Klassisch
cards-large = Große Zahlen
cards-french = Französisch
settings-hand = Deine Hand
settings-hand-about = Deine Karten von links nach rechts: wie gezogen, oder nach Zahlen mit Wild-Karten am Ende. Die Tasten 1 bis 5 zählen mit.
hand-drawn = Wie gezogen
hand-sorted = Sortiert
settings-language = Sprache
settings-language-about = Gilt sofort für alles.
settings-language-partly = { $language } ({ $percent } %)
settings-speed = Tempo der Animationen
settings-speed-about = Wie schnell sich die Karten bewegen. Mit einem Klick überspringst du das.
settings-pace = Tempo der Computerspieler
settings-pace-about = Wie lange Computerspieler nachdenken. Sitzen viele am Tisch, denken sie schneller.
settings-motion = Bewegung
settings-motion-about = Reduziert: Karten verschwinden und erscheinen, statt zu fliegen, und nichts neigt sich, hüpft oder schlägt Wellen. System: wie auf deinem Desktop.
settings-scale = Größe
settings-scale-about = Wie groß Karten, Knöpfe und Text sind, im Verhältnis zum Text deines Desktops und soweit im Fenster Platz ist.
settings-scale-fits = In dieses Fenster passen { $size }. Darüber hinaus werden nur noch deine Karten größer.
settings-sound = Ton
settings-sound-about = Steine, Wasser und Karten, und ein Klang, wenn du dran bist.
sound-off = Aus
settings-percent = { $percent } %
settings-speech = Was vorgelesen wird
settings-speech-about = Wie viel Bildschirmleser vom Geschehen am Tisch vorlesen. Kurz: was bei jedem Zug herauskam. Normal: jede Karte. Ausführlich: auch, was die Stapel dann brauchen und was darauf liegt.
speech-brief = Kurz
speech-normal = Normal
speech-full = Ausführlich
settings-one-switch = Ein Schalter
settings-one-switch-about = Ein Rahmen wandert über alles, was sich drücken lässt, Gruppe für Gruppe, jeweils so lange. Leertaste, Eingabetaste oder ein Klick irgendwo wählt aus: erst eine Gruppe, dann etwas darin. Für Eingabefelder erscheinen Buchstaben zum Schreiben.
one-switch-off = Aus
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyzäöüß
one-switch-blank = Leerzeichen
one-switch-delete = Löschen
one-switch-capital = Groß
one-switch-enter = Eingabe
one-switch-done = Fertig
one-switch-scroll-down = Nach unten blättern
one-switch-scroll-up = Nach oben blättern
settings-tips = Hinweise am Anfang
settings-tips-about = Einzelne Sätze in deinen ersten Runden, jeder nur einmal. Schaltest du sie wieder an, kommen alle noch einmal.
settings-on = An
settings-off = Aus
settings-recap = Was sich geändert hat
settings-recap-about = Zu Beginn deines Zugs: was vorher auf den Baustapeln lag, wer dort gespielt hat und wo andere abgelegt haben. Mit deinem ersten Spielzug verschwindet es. Ein Hinweis sagt dir auch, was jemand aus deinem Team von deinen eigenen Stapeln genommen hat.
settings-remarks = Bemerkungen
settings-remarks-about = Was Computerspieler ab und zu sagen, jeder auf seine Art.
settings-stone = Dein Stein
settings-stone-about = Der Stein, der am Tisch für dich steht.

theme-lake = See
theme-felt = Filz
theme-midnight = Mitternacht
theme-high-contrast = Hoher Kontrast

speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam

pace-none = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
motion-full = Voll
motion-reduced = Reduziert

stone-river = Flusskiesel
stone-amber = Bernstein
stone-jade = Jade
stone-lapis = Lapislazuli
stone-coral = Koralle
stone-amethyst = Amethyst
stone-moonstone = Mondstein
stone-obsidian = Obsidian

## Mit anderen spielen
settings-others = Mit anderen spielen
settings-name = Dein Name
settings-name-about = So sehen dich die anderen am nächsten Tisch. Bis zu 64 Zeichen.
settings-network = Tische im Netzwerk
settings-network-about = Wo deine Tische angekündigt werden und wo nach anderen gesucht wird. Mit einer Adresse oder einem Einladungscode geht es immer.
settings-network-all = Überall
settings-network-named = Nur an …
settings-network-loopback = Dieser Computer
settings-network-none = Nirgends
settings-network-example = eth0, wlan0
settings-port = Port deiner Tische
settings-port-about = Der UDP-Port, den deine Firewall durchlassen muss. Ist er belegt, wird ein anderer genommen.
player-unnamed = Spieler

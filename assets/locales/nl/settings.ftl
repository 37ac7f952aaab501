# How the player wants the window.

# What the language calls itself.
language-name = Nederlands

settings-title = Instellingen
settings-theme = Thema
settings-theme-about = De kleuren van de tafel en alles eromheen. Systeem: zo licht, donker of contrastrijk als je bureaublad.
settings-desktop = Systeem
settings-cards = Kaarten
settings-cards-about = Klassiek: getallen en kleuren. Grote getallen: zo groot als de kaart. Frans: aas tot vrouw voor 1 tot 12.
cards-classic = Klassiek
cards-large = Grote getallen
cards-french = Frans
settings-hand = Je hand
settings-hand-about = Je kaarten van links naar rechts: zoals getrokken, of op getal met jokers achteraan. De toetsen 1 tot 5 tellen mee.
hand-drawn = Zoals getrokken
hand-sorted = Gesorteerd
settings-language = Taal
settings-language-about = Verandert alles meteen.
settings-language-partly = { $language } ({ $percent }%)
settings-speed = Animatiesnelheid
settings-speed-about = Hoe snel kaarten bewegen. Met een klik spoel je altijd door.
settings-pace = Tempo computerspelers
settings-pace-about = Hoe lang computerspelers nadenken. Met veel van hen aan tafel denken ze sneller.
settings-motion = Beweging
settings-motion-about = Minder: kaarten vervagen in plaats van te vliegen, en niets kantelt, stuitert of golft. Systeem: zoals je bureaublad.
settings-scale = Grootte
settings-scale-about = Hoe groot kaarten, knoppen en tekst zijn ten opzichte van de tekst op je bureaublad, en zover het venster ruimte heeft.
settings-scale-fits = In dit venster past { $size }. Daarboven groeien alleen je eigen kaarten.
settings-sound = Geluid
settings-sound-about = Stenen, water en kaarten, en een belletje als je aan de beurt bent.
sound-off = Uit
settings-percent = { $percent }%
settings-speech = Wat schermlezers zeggen
settings-speech-about = Over wat er aan tafel gebeurt. Kort: wat elke beurt opleverde. Normaal: elke kaart. Alles: ook wat de stapels dan nodig hebben en bevatten.
speech-brief = Kort
speech-normal = Normaal
speech-full = Alles
settings-one-switch = Eén schakelaar
settings-one-switch-about = Een kader gaat groep voor groep langs alles wat je kunt indrukken, telkens zo lang. Spatie, Enter of een klik waar dan ook kiest: eerst een groep, dan wat erin zit. Bij een invoerveld verschijnen letters om mee te typen.
one-switch-off = Uit
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyz
one-switch-blank = Spatie
one-switch-delete = Wissen
one-switch-capital = Hoofdletter
one-switch-enter = Enter
one-switch-done = Klaar
one-switch-scroll-down = Omlaag scrollen
one-switch-scroll-up = Omhoog scrollen
settings-tips = Tips
settings-tips-about = Losse zinnen in je eerste rondes, elk één keer. Zet je ze weer aan, dan komen ze allemaal terug.
settings-on = Aan
settings-off = Uit
settings-recap = Wat er veranderd is
settings-recap-about = Aan het begin van je beurt: wat er eerst op de bouwstapels lag, wie daar speelde en waar anderen aflegden. Het verdwijnt met je eerste zet. Een bericht vertelt ook wat partners van je eigen stapels namen.
settings-remarks = Opmerkingen
settings-remarks-about = Wat computerspelers af en toe zeggen, elk op eigen wijze.
settings-stone = Je steen
settings-stone-about = De steen waarmee je aan tafel zit.

theme-lake = Bergmeer
theme-felt = Vilt
theme-midnight = Middernacht
theme-high-contrast = Hoog contrast

speed-off = Uit
speed-fast = Snel
speed-normal = Normaal
speed-slow = Langzaam

pace-none = Direct
pace-fast = Snel
pace-normal = Normaal
pace-slow = Langzaam
motion-full = Volledig
motion-reduced = Minder

stone-river = Rivierkei
stone-amber = Barnsteen
stone-jade = Jade
stone-lapis = Lapis
stone-coral = Koraal
stone-amethyst = Amethist
stone-moonstone = Maansteen
stone-obsidian = Obsidiaan

## Playing with others
settings-others = Met anderen spelen
settings-name = Je naam
settings-name-about = Wat anderen aan je volgende tafel zien. Hoogstens 64 letters.
settings-network = Tafels op het netwerk
settings-network-about = Waar je tafels worden aangekondigd en waar Skipstone andere zoekt. Een adres of uitnodigingscode werkt altijd.
settings-network-all = Overal
settings-network-named = Alleen op…
settings-network-loopback = Deze computer
settings-network-none = Nergens
settings-network-example = eth0, wlan0
settings-port = Poort van je tafels
settings-port-about = De UDP-poort die je firewall moet doorlaten. Is die bezet, dan wordt een andere gebruikt.
player-unnamed = Speler

# How the player wants the window.

# What the language calls itself.
language-name = Polski

settings-title = Ustawienia
settings-theme = Motyw
settings-theme-about = Kolory stołu i wszystkiego wokół. Systemowy: jasny, ciemny lub kontrastowy, tak jak twój pulpit.
settings-desktop = Systemowy
settings-cards = Karty
settings-cards-about = Klasyczne: liczby i kolory. Duże liczby: liczby na całą kartę. Francuskie: od asa do damy zamiast od 1 do 12.
cards-classic = Klasyczne
cards-large = Duże liczby
cards-french = Francuskie
settings-hand = Twoja ręka
settings-hand-about = Twoje karty od lewej do prawej: w kolejności dobierania albo według liczb, z jokerami na końcu. Klawisze od 1 do 5 liczą tak samo.
hand-drawn = Jak dobrane
hand-sorted = Po kolei
settings-language = Język
settings-language-about = Zmienia wszystko od razu.
settings-language-partly = { $language } ({ $percent }%)
settings-speed = Szybkość animacji
settings-speed-about = Jak szybko ruszają się karty. Kliknięcie zawsze przewija.
settings-pace = Tempo komputera
settings-pace-about = Jak długo myślą gracze komputerowi. Gdy jest ich przy stole wielu, myślą szybciej.
settings-motion = Ruch
settings-motion-about = Ograniczony: karty pojawiają się zamiast latać, nic się nie przechyla, nie podskakuje i nie faluje. Systemowy: tak jak twój pulpit.
settings-scale = Wielkość
settings-scale-about = Jak duże są karty, przyciski i tekst wobec tekstu pulpitu, o ile w oknie jest miejsce.
settings-scale-fits = W tym oknie mieści się { $size }. Powyżej rosną tylko twoje karty.
settings-sound = Dźwięk
settings-sound-about = Kamienie, woda i karty oraz dzwonek, gdy zaczyna się twoja tura.
sound-off = Wył.
settings-percent = { $percent }%
settings-speech = Co mówi czytnik ekranu
settings-speech-about = O tym, co dzieje się przy stole. Krótko: co dała każda tura. Normalnie: każda karta. Wszystko: także to, czego potem potrzebują stosy i co na nich leży.
speech-brief = Krótko
speech-normal = Normalnie
speech-full = Wszystko
settings-one-switch = Jeden przycisk
settings-one-switch-about = Ramka wędruje po wszystkim, co można nacisnąć, grupa po grupie, w takim tempie. Spacja, Enter lub kliknięcie gdziekolwiek wybiera: najpierw grupę, potem to, co w niej jest. Pole tekstowe daje litery do pisania.
one-switch-off = Wył.
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż
one-switch-blank = Odstęp
one-switch-delete = Usuń
one-switch-capital = Wielka
one-switch-enter = Enter
one-switch-done = Gotowe
one-switch-scroll-down = Przewiń w dół
one-switch-scroll-up = Przewiń w górę
settings-tips = Wskazówki
settings-tips-about = Pojedyncze zdania w pierwszych rundach, każde raz. Po ponownym włączeniu wracają wszystkie.
settings-on = Wł.
settings-off = Wył.
settings-recap = Co się zmieniło
settings-recap-about = Na początku twojej tury: co wcześniej leżało na stosach budowy, kto na nie zagrał i gdzie inni odrzucili karty. Znika z twoim pierwszym ruchem. Notatka mówi też, co partnerzy wzięli z twoich własnych stosów.
settings-remarks = Komentarze
settings-remarks-about = Co gracze komputerowi mówią od czasu do czasu, każdy po swojemu.
settings-stone = Twój kamień
settings-stone-about = Kamień, który oznacza cię przy stole.

theme-lake = Jezioro
theme-felt = Sukno
theme-midnight = Północ
theme-high-contrast = Wysoki kontrast

speed-off = Wył.
speed-fast = Szybko
speed-normal = Normalnie
speed-slow = Wolno

pace-none = Od razu
pace-fast = Szybko
pace-normal = Normalnie
pace-slow = Wolno
motion-full = Pełny
motion-reduced = Ograniczony

stone-river = Otoczak
stone-amber = Bursztyn
stone-jade = Jadeit
stone-lapis = Lazuryt
stone-coral = Koral
stone-amethyst = Ametyst
stone-moonstone = Kamień księżycowy
stone-obsidian = Obsydian

## Playing with others
settings-others = Gra z innymi
settings-name = Twoje imię
settings-name-about = To zobaczą inni przy następnym stole. Do 64 liter.
settings-network = Stoły w sieci
settings-network-about = Gdzie ogłaszane są twoje stoły i gdzie Skipstone szuka innych. Adres lub kod zaproszenia działa zawsze.
settings-network-all = Wszędzie
settings-network-named = Tylko na…
settings-network-loopback = Ten komputer
settings-network-none = Nigdzie
settings-network-example = eth0, wlan0
settings-port = Port twoich stołów
settings-port-about = Port UDP, który musi przepuszczać twoja zapora. Jeśli jest zajęty, używany jest inny.
player-unnamed = Gracz

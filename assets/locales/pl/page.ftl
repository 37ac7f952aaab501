# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Twoje imię
page-code = Kod
page-stone = Twój kamień
page-age = Twój wiek
page-play = Dołącz
page-watch = Oglądaj
page-again = Spróbuj znowu
page-here = Graj tutaj
page-offline = Utracono połączenie. Łączę ponownie…
page-moved = Stół nie odpowiada. Jeśli to potrwa, gospodarz może mieć już inny adres: wpisz ten z jego ekranu, a twoje miejsce przejdzie z tobą.
page-moved-address = Adres z ekranu gospodarza
page-moved-go = Przejdź tam

## The lobby
page-seats = Miejsca
page-free = Wolne
page-watching = Oglądają
page-rules = Zasady
page-all-rules = Wszystkie zasady tego stołu

## The table
page-others = Inni gracze
page-builds = Stosy budowy
page-own = Twoje stosy
page-hand = Twoja ręka
page-draw = dobierz
page-next = następna
page-on-turn = gra
page-in-a-row = z rzędu
page-partner = partner
page-discarding = Odrzucenie karty kończy turę
page-your-turn = Twoja tura

## The result
page-result = Wynik
page-player = Gracz
page-left = W stosiku
page-starts = Następna runda za

## Talk and log
page-talk = Czat i przebieg
page-reactions = Reakcje
page-log = Co się działo
page-message = Napisz coś
page-team = Tylko do partnerów
page-send = Wyślij

## The menu
page-menu = Menu
page-close = Zamknij
page-cancel = Anuluj
page-save = Zapisz
page-settings = Na tym urządzeniu
page-sound = Dźwięki
page-vibration = Wibracja w twojej turze

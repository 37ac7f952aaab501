# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Je naam
page-code = Code
page-stone = Je steen
page-age = Je leeftijd
page-play = Meespelen
page-watch = Meekijken
page-again = Opnieuw proberen
page-here = Hier verdergaan
page-offline = Verbinding verbroken. Opnieuw verbinden…
page-moved = De tafel is niet bereikbaar. Blijft dat zo, dan heeft de host misschien een ander adres: typ het adres van het scherm van de host, dan verhuist je plaats mee.
page-moved-address = Het adres op het scherm van de host
page-moved-go = Ga erheen

## The lobby
page-seats = Plaatsen
page-free = Vrij
page-watching = Kijken mee
page-rules = Regels
page-all-rules = Alle regels aan deze tafel

## The table
page-others = Andere spelers
page-builds = Bouwstapels
page-own = Jouw stapels
page-hand = Je hand
page-draw = trekstapel
page-next = hierna
page-on-turn = speelt
page-in-a-row = op rij
page-partner = partner
page-discarding = Afleggen beëindigt je beurt
page-your-turn = Jouw beurt

## The result
page-result = Uitslag
page-player = Speler
page-left = Over
page-starts = De volgende ronde begint over

## Talk and log
page-talk = Chat en verloop
page-reactions = Reacties
page-log = Wat er gebeurde
page-message = Zeg iets
page-team = Alleen naar partners
page-send = Versturen

## The menu
page-menu = Menu
page-close = Sluiten
page-cancel = Annuleren
page-save = Opslaan
page-settings = Op dit apparaat
page-sound = Geluid
page-vibration = Trillen bij je beurt

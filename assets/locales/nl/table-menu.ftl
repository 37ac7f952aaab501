# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Spel
menu-page-people = Mensen
menu-page-rules = Regels
menu-page-keys = Toetsen
menu-page-settings = Instellingen

## Game
menu-kept = Het spel wordt na elke zet opgeslagen. Kies “Verder spelen” op het startscherm om door te gaan.
menu-unsaved = Wat je het laatst speelde, kan nu niet worden opgeslagen. Het blijft alleen zolang Skipstone openstaat.
menu-stay = Doorspelen
menu-to-result = Terug naar de uitslag
menu-close = Menu sluiten
menu-restart = Deze kaarten overspelen
menu-restart-beside = Als oefening: je spel wacht precies zoals het is.
menu-restart-about = Vanaf de eerste kaart, met voor iedereen dezelfde kaarten.
menu-new-game = Nieuw spel
menu-new-game-about = Dit blijft opgeslagen.
menu-leave = Van tafel gaan

## Rules
menu-rules-title = De regels aan deze tafel
menu-rules-basics = Iedereen bouwt op dezelfde vier stapels, van 1 tot 12. Wie het eerst de eigen voorraadstapel leeg heeft, wint de ronde.
menu-rules-preset = Variant: { $preset }
menu-rules-house = Als “{ $preset }”, behalve: { $rules }

says-deck = { $value ->
    [edition-1980] Je speelt met het kaartspel van 1980, met 168 kaarten.
    [pre-1980] Je speelt met het kaartspel van vóór 1980: 164 kaarten, waarvan 20 jokers.
    [three-decks] Je speelt met drie gewone kaartspellen; heren en jokers vervangen elke kaart.
   *[modern] Je speelt met het moderne kaartspel, met 162 kaarten.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Een handicap: de voorraadstapels beginnen met een verschillend aantal kaarten ({ $list }).
   *[number] Elke voorraadstapel begint met { $number ->
        [one] één kaart.
       *[other] { $number } kaarten.
    }
}
says-first_player = { $value ->
    [youngest] De jongste speler begint elke ronde.
    [middle-age] De speler met de middelste leeftijd begint elke ronde.
    [highest-stock] Wie de hoogste kaart op de voorraadstapel heeft, begint; jokers tellen niet mee.
    [random] Het lot bepaalt wie elke ronde begint.
    [number] { $name } begint elke ronde.
   *[left-of-dealer] De speler links van de deler begint.
}
says-hand = Speel je hele hand, en je krijgt meteen { $number } nieuwe kaarten.
says-draw = { $value ->
    [number] Elke beurt begint met het trekken van { $number ->
        [one] één kaart.
       *[other] { $number } kaarten.
    }
   *[refill] Elke beurt begint met het aanvullen van de hand tot { $number } kaarten.
}
says-wild_discard = { $value ->
    [false] Een joker mag je alleen afleggen als je niets anders in je hand hebt.
   *[true] Jokers mogen worden afgelegd.
}
says-consecutive_wilds = { $value ->
    [false] Een joker mag niet op een andere joker worden gespeeld.
   *[true] Een joker mag op een andere joker worden gespeeld.
}
says-hide_buried = { $value ->
    [true] Van elke aflegstapel is alleen de bovenste kaart te zien.
   *[false] Alle kaarten in aflegstapels zijn te zien.
}
says-replenish = { $value ->
    [number] Als er minder dan { $number } kaarten te trekken zijn, worden de volle stapels ingeschud.
    [at-once] Een volle stapel wordt meteen in de trekstapel geschud.
   *[when-empty] Als de trekstapel leeg is, worden de volle stapels tot een nieuwe geschud.
}
says-replenish_from_builds = { $value ->
    [false] Als er niets meer te trekken is, trekt niemand.
   *[true] Als er verder niets meer te trekken is, houden de bouwstapels hun bovenste kaart, en wordt de rest tot een nieuwe trekstapel geschud.
}
says-stalled_after = Een ronde eindigt als er { $number ->
    [one] één keer
   *[other] { $number } keer
} de tafel rond geen voorraadkaart is gespeeld.
says-stalled_scores = { $value ->
    [false] Eindigt een ronde omdat niemand verder komt, dan wint niemand en zijn er geen punten.
   *[true] Komt niemand verder, dan wint wie de minste voorraadkaarten overheeft de ronde.
}
says-scoring = { $value ->
    [wins] Elke gewonnen ronde telt voor één.
    [lowest-left] Kaarten die op je voorraadstapel overblijven, tellen tegen je.
    [single] Dit is één losse ronde.
   *[points] Een gewonnen ronde levert 25 punten op, en 5 voor elke kaart in de voorraadstapels van de anderen.
}
says-target = { $value ->
    [wins] Wie het eerst { $number ->
        [one] één zege
       *[other] { $number } zeges
    } heeft, wint de serie.
    [lowest-left] Na { $number ->
        [one] één ronde
       *[other] { $number } rondes
    } wint het laagste totaal de serie.
   *[points] Wie het eerst { $number ->
        [one] 1 punt
       *[other] { $number } punten
    } heeft, wint de serie.
}
says-max_rounds = { $number ->
    [0] Er is geen grens aan het aantal rondes.
    [one] De serie eindigt uiterlijk na één ronde.
   *[other] De serie eindigt uiterlijk na { $number } rondes.
}
says-team_piles = { $value ->
    [two-per-team] Elk team deelt twee voorraadstapels en twee stel aflegstapels.
   *[per-seat] Elke speler heeft een voorraadstapel en aflegstapels.
}
says-finished_partner = { $value ->
    [goes-out] Wie de voorraadstapel leeg heeft, krijgt geen beurten meer.
   *[keeps-playing] Wie de voorraadstapel leeg heeft, blijft het team helpen.
}
says-sharing = { $value ->
    [after-out] Van de stapels van je partner mag je pas spelen als een van jullie klaar is.
    [never] Iedereen speelt alleen van de eigen stapels.
   *[always] Je mag ook van de voorraadstapel en aflegstapels van je partner spelen.
}
says-partner_silence = { $value ->
    [false] Partners mogen praten tijdens elkaars beurten.
   *[true] Partners zwijgen tijdens elkaars beurten.
}
says-lead_up = { $value ->
    [true] Een kaart van een aflegstapel mag alleen worden gespeeld als die in dezelfde beurt naar je voorraadkaart leidt.
   *[false] Kaarten van aflegstapels mogen worden gespeeld wanneer ze passen.
}
says-alternating = { $value ->
    [true] Je mag niet twee keer achter elkaar van dezelfde aflegstapel spelen.
   *[false] Je mag zo vaak van dezelfde aflegstapel spelen als je wilt.
}
says-blocking = { $number ->
    [0] Kaarten van aflegstapels mogen niet worden gebruikt om alleen te blokkeren.
    [one] Met een kaart van een aflegstapel mag je een speler blokkeren die nog één voorraadkaart heeft.
   *[other] Met een kaart van een aflegstapel mag je een speler blokkeren die nog hoogstens { $number } voorraadkaarten heeft.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Iedereen trekt zelf; een kaart te veel wordt in de eigen voorraadstapel geschud.
    [under-stock] Iedereen trekt zelf; een kaart te veel gaat onder de eigen voorraadstapel.
   *[off] De tafel trekt voor iedereen.
}
says-out_of_turn = { $value ->
    [true] Wie buiten de beurt speelt en betrapt wordt, neemt alles terug en trekt in de volgende beurt niet.
   *[false] Niemand kan buiten de beurt spelen.
}
says-call_talking = { $value ->
    [true] Partners die praten, kun je daarop aanspreken: dat kost hen twee voorraadkaarten extra.
   *[false] Op praten kan niemand worden aangesproken.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Shift
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Spatie
keys-asked = Vragen, op het gehoor of het oog
keys-playable-does = wat kan ik spelen?
keys-builds-does = wat hebben de bouwstapels nodig?
keys-hand-does = welke kaarten heb ik in mijn hand?
keys-own-does = wat ligt er op mijn voorraadstapel en mijn aflegstapels?
keys-others-does = wat ligt er voor de anderen?
keys-turns-does = wat deden de anderen het laatst?
keys-mouse = Muis
keys-keyboard = Toetsenbord
keys-drag = Sleep een kaart
keys-drag-does = speelt de kaart of legt die af, waar je loslaat
keys-click = Klik, en klik nog eens
keys-click-does = pakt een kaart op en legt die neer
keys-double = Dubbelklik
keys-double-does = speelt de kaart waar die het best past
keys-hover = Blijf op een stapel staan
keys-hover-does = zegt wat het is en wat erin ligt
keys-arrows = Pijltoetsen
keys-arrows-does = gaan van stapel naar stapel
keys-enter-does = pakt op en legt neer
keys-letters = Letters op de stapels
keys-letters-does = kiezen meteen die stapel: 1 tot 5 je hand, S je voorraadstapel, Q W E R je aflegstapels, 6 tot 9 de bouwstapels
keys-slash-does = typt een zet, zoals s>b1
keys-pass-does = beëindigt de beurt als je niet kunt afleggen
keys-reactions-does = tonen iedereen een gezicht van je steen
keys-undo-does = neemt je laatste zet terug
keys-redo-does = speelt opnieuw wat je terugnam
keys-hint-does = toont wat de sterkste speler zou doen
keys-space = Spatie, ingedrukt
keys-space-does = spoelt door tot je beurt
keys-sound-does = zet geluid uit en aan
keys-tab-does = gaat naar de knoppen en terug
keys-escape-does = opent en sluit dit menu
keys-draw-does = trekt een kaart
keys-keys-does = toont deze pagina
keys-help-does = legt het spel uit
keys-full-screen-does = volledig scherm
keys-close-does = sluit het venster

## The rules of a series, on that page of the menu
menu-rules-kept = Deze regels gelden voor de hele serie.
menu-rules-kept-host = Deze regels gelden voor de hele serie: iedereen is ermee akkoord gegaan. De tijd per beurt kan altijd veranderen, op de pagina “Mensen”.
menu-new-series = Nieuwe serie
menu-new-series-about = Voor andere regels: iedereen gaat met je mee terug naar de lobby.
menu-new-series-later = Voor andere regels, zodra deze ronde is afgelopen.
menu-new-series-asks = Met een nieuwe serie eindigt deze hier voor iedereen.
menu-series-stay = Deze doorspelen

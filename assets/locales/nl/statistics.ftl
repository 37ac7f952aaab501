# What the player's rounds add up to.

statistics-title = Statistieken
statistics-none = Je hebt nog geen ronde uitgespeeld. Speel er een, en je ziet hier hoe het gaat.
statistics-nothing = Geen van je rondes past bij deze keuze.
statistics-everything = Toon alle rondes

## Which rounds
statistics-player-alone = Alleen gespeeld
statistics-tables-all = Alle tafels
statistics-tables-alone = Zonder teams
statistics-tables-teams = Teams
statistics-size-alone = { $seats } plaatsen
statistics-size-teams = { $seats } plaatsen, { $teams } teams
statistics-opponents-all = Alle tegenstanders
statistics-opponents-people = Mensen
statistics-opponents-levels = Gemengde niveaus
statistics-span-all = Alles
statistics-span-year = Een jaar
statistics-span-month = 30 dagen

## Large numbers
statistics-percent = { $percent }%
statistics-rounds = Gespeelde rondes
statistics-rounds-about = { $won } gewonnen, { $lost } verloren, { $tied } gelijk{ $back ->
    [0] {""}
   *[other] , { $back } teruggenomen
}
statistics-won = Gewonnen
statistics-interval = op den duur { $low } tot { $high }%
statistics-interval-wide = nog te weinig rondes om iets te zeggen
statistics-streak = Huidige reeks
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] ronde gewonnen
   *[other] rondes op rij gewonnen
}
statistics-lost-in-a-row = { $rounds ->
    [one] ronde verloren
   *[other] rondes op rij verloren
}
statistics-longest-won = Langste winstreeks
statistics-longest-lost = langste verliesreeks: { $rounds }
statistics-points = Punten per ronde
statistics-points-best = beste: { $points }
statistics-stock = Voorraadkaarten per beurt
statistics-stock-about = { $cards } in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
statistics-longest-turn = Langste beurt
statistics-longest-turn-about = { $cards ->
    [one] kaart
   *[other] kaarten
} op bouwstapels
statistics-series = Series gewonnen
statistics-series-about = van { $series } uitgespeelde

## Charts
statistics-by-opponents = Gewonnen tegen
statistics-by-size = Gewonnen per tafelgrootte
statistics-by-partner = Gewonnen samen met
statistics-bars-about = De lijn onder een balk: waar je aandeel na veel meer rondes waarschijnlijk uitkomt.
statistics-won-of = { $won } van { $rounds }
statistics-points-over-time = Punten in je laatste rondes
statistics-points-about = Elke kolom is een ronde; de lijn is het gemiddelde van { $rounds }.
statistics-points-first = { $rounds } rondes geleden
statistics-points-last = laatste ronde
statistics-freed = Hoe je voorraadkaarten vrijspeelde
statistics-freed-wild = { $share } ervan na een joker.
statistics-freed-straight = Meteen gespeeld
statistics-freed-hand = Met kaarten uit je hand
statistics-freed-discards = Met aflegstapels
statistics-freed-both = Met beide
statistics-endings = Hoe rondes eindigden
statistics-ending-stock-empty = Voorraad leeggespeeld
statistics-ending-blocked = Niemand kon meer
statistics-ending-stalled = Te lang geen voorraadkaart

## How good, and how lucky
rating-title = Hoe goed je bent
rating-about = Uit rondes alleen tegen computerspelers, rekening houdend met de kaarten en een handicap.
rating-none = { $rounds ->
    [one] Nog één zo’n ronde, en je ziet het hier.
   *[other] Nog { $rounds } van die rondes, en je ziet het hier.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Je speelt ongeveer zo goed als niveau “{ $level }”.
rating-hide = Mijn spel niet beoordelen
rating-show = Mijn spel beoordelen
statistics-luck = Geluk met de kaarten
statistics-luck-about = Gemiddeld waren je kaarten beter dan bij { $mean } van de 100 keer delen. { $fits ->
    [yes] Na { $rounds } rondes kan het door puur toeval van { $low } tot { $high } zijn: het heft elkaar op.
   *[no] Na { $rounds } rondes wordt het door puur toeval in 19 van de 20 gevallen { $low } tot { $high }.
}
statistics-luck-cards = Enen en jokers: je trok er { $openers }, te verwachten waren er { $expected }. Je kon je voorraadkaart in { $playable } van je beurten spelen, je tegenstanders in { $theirs } van hun beurten.

## What can be done with them
statistics-export = Exporteren als tabel
statistics-reset = Wissen…
reset-title = Statistieken wissen?
reset-about = { $rounds ->
    [one] Eén ronde en de herhaling ervan worden
   *[other] { $rounds } rondes en de herhalingen ervan worden
} voorgoed verwijderd. Dit kan niet ongedaan worden gemaakt. Series, hun stand en lopende spellen blijven.
reset-export = Je kunt eerst de cijfers van elke ronde exporteren, maar niet de herhalingen.
reset-keep = Alles houden
reset-forget = Verwijderen
statistics-player = Speler
statistics-tables = Tafels
statistics-opponents = Tegenstanders
statistics-span = Tijd

# Milestones: what was reached for the first time.
milestones-title = Mijlpalen
milestones-about = { $reached } van { $all }, elk bij wat je speelde
milestones-hide = Mijlpalen verbergen
milestones-show = Mijlpalen tonen
milestone-beat = Gewonnen van niveau “{ $level }”
milestone-beat-people = Gewonnen van andere mensen
milestone-together = Gewonnen met een partner
milestone-series = Een serie gewonnen
milestone-in-a-row = { $rounds } rondes op rij gewonnen
milestone-comeback = Gewonnen na { $cards } voorraadkaarten achterstand
milestone-long-turn = { $cards } kaarten in één beurt gespeeld
milestone-no-wild = Geen joker verspild, volgens de terugblik op een ronde
milestone-flawless = Niets weggegeven, volgens de terugblik op een ronde
milestone-rounds = { $rounds } rondes gespeeld
milestones-done = { $done } van { $of }
milestones-reached = { $count ->
    [one] Een kiezel voor je plank
   *[other] Kiezels voor je plank
}: { $names }
milestone-days = Spel van de dag, { $days } dagen op rij
milestone-puzzles = { $puzzles } puzzels opgelost
milestone-puzzles-in-a-row = { $puzzles } puzzels op rij opgelost

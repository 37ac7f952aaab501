# Putting a table together.

new-game-title = Nieuw spel
new-game-players = Spelers
new-game-alone = Zonder teams
new-game-teams = { $teams } teams
new-game-seats = Plaatsen
new-game-team = Team { $team }
new-game-person = Mens
new-game-shared = Jullie delen dit scherm: tussen jullie beurten blijven de handen verborgen.
new-game-no-person = Er moet minstens één mens meespelen.
new-game-same-name = Twee spelers heten { $name }: aan deze computer heeft iedereen een eigen naam nodig.
new-game-seat = Plaats { $seat }
new-game-age = Leeftijd
new-game-rules = Regels
new-game-house-rules = Huisregels
new-game-house-rules-about = Je kunt elke regel van het spel veranderen.
new-game-differs-in = { $preset }, veranderd: { $rule }
new-game-differs = { $preset }, met { $count ->
    [one] één veranderde regel
   *[other] { $count } veranderde regels
}
new-game-invalid-rule = Bij “{ $rule }” hoort een heel getal van { $low } tot en met { $high }.
new-game-reset = Herstellen
new-game-start = Beginnen
new-game-go-on = Ga verder met je serie ({ $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
})
new-game-use-stock = Neem voorraadstapels van { $stock }
new-game-use-usual = Neem de gewone regel

summary-alone = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}, zonder teams
summary-teams = { $teams } teams van { $each }
summary-stock = Voorraadstapels van { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Voorraadstapels { $stocks }
summary-points = Tot { $target ->
    [one] 1 punt
   *[other] { $target } punten
}
summary-wins = { $target ->
    [one] Tot één zege
   *[other] Tot { $target } zeges
}
summary-lowest-left = { $target ->
    [one] Eén ronde
   *[other] { $target } rondes
}, minste kaarten over
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, hoogstens { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
summary-single = Eén losse ronde

## Computer players
level-random = Willekeurig
level-easy = Makkelijk
level-greedy = Gretig
level-normal = Normaal
level-planner = Planner
level-hard = Moeilijk
level-expert = Expert
level-easy-about = Makkelijk speelt alles wat het ziet, als een beginner.
level-normal-about = Normaal plant de eigen beurt en ziet bij jou alleen wat voor de hand ligt.
level-hard-about = Moeilijk weet wat een stelling waard is.
level-expert-about = Expert denkt vooruit en telt kaarten.

## Presets
preset-standard = Standaard
preset-standard-about = De gewone regels, tot 500 punten.
preset-quick = Snel
preset-quick-about = Voorraadstapels van 10, tot 100 punten.
preset-family = Familie
preset-family-about = Voorraadstapels van 15, tot 200 punten.
preset-classic-1980 = Klassiek 1980
preset-classic-1980-about = Strengere regels voor aflegstapels.
preset-classic-1980-more = Een kaart van een aflegstapel mag je alleen spelen als die in dezelfde beurt naar je voorraadkaart leidt, en nooit twee keer achter elkaar van dezelfde stapel. Of je blokkeert er iemand mee die bijna klaar is.
preset-pre-1980 = Vóór 1980
preset-pre-1980-about = Het oudere kaartspel met 20 jokers.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Drie gewone kaartspellen, heren als joker.
new-game-sides = Teams
new-game-seat-name = Plaats { $seat }: naam
new-game-seat-age = Plaats { $seat }: leeftijd
rule-number = { $rule }, aantal

# Stock piles of different sizes
handicap = Handicap
handicap-about = Geef wie het nodig heeft een kleinere voorraadstapel, zodat iedereen kans maakt.
handicap-of = { $name }: voorraadstapel van { $count }
handicap-even = Gelijke kansen, naar hoe je hebt gespeeld: { $stocks }
handicap-take = Overnemen

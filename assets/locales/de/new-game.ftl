# Einen Tisch zusammenstellen.

new-game-title = Neues Spiel
new-game-players = Wer spielt
new-game-alone = Ohne Teams
new-game-teams = { $teams } Teams
new-game-seats = Plätze
new-game-team = Team { $team }
new-game-person = Mensch
new-game-shared = Ihr teilt euch den Bildschirm: Zwischen euren Zügen bleiben die Handkarten verdeckt.
new-game-no-person = Mindestens ein Mensch muss mitspielen.
new-game-same-name = { $name } gibt es zweimal: An diesem Computer braucht jeder einen eigenen Namen.
new-game-seat = Platz { $seat }
new-game-age = Alter
new-game-rules = Regeln
new-game-house-rules = Hausregeln
new-game-house-rules-about = Jede Regel des Spiels lässt sich ändern.
new-game-differs-in = { $preset }, geändert: { $rule }
new-game-differs = { $preset } mit { $count ->
    [one] einer geänderten Regel
   *[other] { $count } geänderten Regeln
}
new-game-invalid-rule = Bei „{ $rule }“ muss eine ganze Zahl von { $low } bis { $high } stehen.
new-game-reset = Zurücksetzen
new-game-start = Los geht’s
new-game-go-on = Deine Serie fortsetzen ({ $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
})
new-game-use-stock = Spielerstapel mit { $stock } Karten nehmen
new-game-use-usual = Übliche Regel nehmen

summary-alone = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, ohne Teams
summary-teams = { $teams } Teams zu { $each }
summary-stock = Spielerstapel mit { $stock } Karten
# $stocks: die Größen Platz für Platz, wie 12 / 20 / 20
summary-stocks = Spielerstapel { $stocks }
summary-points = Bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
summary-wins = { $target ->
    [one] Bis zu einem Sieg
   *[other] Bis zu { $target } Siegen
}
summary-lowest-left = { $target ->
    [one] Eine Runde
   *[other] { $target } Runden
}, wenigste Karten übrig
# $target: das Ziel, wie „Bis 500 Punkte“ oder „bis 500 Punkte“
summary-limited = { $target }, höchstens { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
summary-single = Eine einzelne Runde

## Computerspieler
level-random = Zufall
level-easy = Leicht
level-greedy = Gierig
level-normal = Mittel
level-planner = Planer
level-hard = Schwer
level-expert = Experte
level-easy-about = Leicht spielt alles gleich aus, wie ein Anfänger.
level-normal-about = Mittel plant den eigenen Zug und merkt bei dir nur, was offensichtlich ist.
level-hard-about = Schwer weiß, was eine Stellung wert ist.
level-expert-about = Experte denkt voraus und zählt die Karten mit.

## Vorlagen
preset-standard = Standard
preset-standard-about = Die üblichen Regeln, bis 500 Punkte.
preset-quick = Schnell
preset-quick-about = Spielerstapel mit 10 Karten, bis 100 Punkte.
preset-family = Familie
preset-family-about = Spielerstapel mit 15 Karten, bis 200 Punkte.
preset-classic-1980 = Klassisch 1980
preset-classic-1980-about = Strengere Regeln für Hilfsstapel.
preset-classic-1980-more = Eine Karte vom Hilfsstapel darfst du nur spielen, wenn sie noch im selben Zug zur Karte auf deinem Spielerstapel hinführt, und nie zweimal nacheinander vom selben Stapel. Oder du blockierst damit jemanden, der fast fertig ist.
preset-pre-1980 = Vor 1980
preset-pre-1980-about = Das ältere Blatt mit 20 Wild-Karten.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Drei französische Blätter, Könige als Wild-Karten.
new-game-sides = Teams
new-game-seat-name = Platz { $seat }: Name
new-game-seat-age = Platz { $seat }: Alter
rule-number = { $rule }, Anzahl

# Spielerstapel verschiedener Größe
handicap = Vorgabe
handicap-about = Wer es braucht, bekommt einen kleineren Spielerstapel, damit alle eine Chance haben.
handicap-of = { $name }: Spielerstapel mit { $count }
handicap-even = Gleiche Chancen, so wie du bisher gespielt hast: { $stocks }
handicap-take = Übernehmen

# Die Züge eines Platzes in einer Runde, verglichen mit dem stärksten Spiel.

review-show = Rückblick
review-hide = Rückblick ausblenden
review-seat = Spieler
review-rates = Zug { $turn } von { $turns } wird bewertet …
review-about = Wie viel von der Gewinnchance jeder Zug verschenkt hat, verglichen mit dem stärksten Spiel.
review-summary = { $grade ->
    [flawless] Jeder Zug so gut wie das stärkste Spiel!
    [strong] Eine starke Runde: Kaum etwas wurde verschenkt.
    [solid] Eine solide Runde, in der ein paar Züge einen zweiten Blick wert sind.
   *[loose] Eine Runde zum Lernen: Die Züge unten zeigen, wo mehr drin war.
}
review-sum = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}, { $percent ->
    [0] nichts verschenkt
   *[other] im Schnitt je { $mean } % Gewinnchance verschenkt
}.
review-chances = Gewinnchance: { $better } % damit, { $played } % wie gespielt.{ $rest ->
    [0] { "" }
   *[other] {" "}Die übrigen { $rest } % kostete anderes in diesem Zug.
}
review-unrated = { $count ->
    [one] 1 weiterer Zug lässt
   *[other] { $count } weitere Züge lassen
} sich nicht bewerten.
review-unrated-turn = Dieser Zug lässt sich nicht bewerten: Er nahm Karten, deren Folge vorher niemand kennen konnte.
review-chance = Gewinnchance
review-percent = { $percent } %
review-none = Hier wurde kein Zug gespielt.
review-most = Die teuersten Züge
review-every = Alle Züge
review-turn = Zug { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Gespielt: { $line }
review-better = { $sure ->
    [yes] Eindeutig besser
   *[no] Wahrscheinlich besser
}: { $line }
review-same = Genau wie das stärkste Spiel: { $line }
review-as-good = Etwa so gut wie das stärkste Spiel: { $line }
review-try = Diesen Zug noch einmal spielen
review-try-about = Zur Übung, von hier an bis zum Ende der Runde, wenn du willst
review-mistake = { $mistake ->
    [stock-left] Karte vom Spielerstapel liegen gelassen
    [wild-spent] Wild-Karte besser behalten
    [opponent-helped] Einem Gegner geholfen
    [hand-held] Karten zu lange behalten
    [card-spent] Karten zu früh gespielt
    [discard] Falsch abgelegt
   *[placement] Karte an der falschen Stelle gespielt
}

# Warum etwas nicht geht, wie der Tisch es sagt.

## Züge
rejected-over = Die Runde ist vorbei.
rejected-not-your-turn = { $name } ist am Zug.
rejected-no-hand-card = Eine Karte { $card } gibt es nicht: Auf der Hand { $held ->
    [one] ist nur eine Karte
    [0] ist keine Karte
   *[other] sind nur { $held } Karten
}.
rejected-stock-empty = Dieser Spielerstapel ist leer.
rejected-discard-empty = Hilfsstapel { $pile } ist leer.
rejected-not-yours = Das sind die Stapel von { $name }: Von dort kannst du nicht spielen.
rejected-not-shared = An diesem Tisch spielen alle nur von ihren eigenen Stapeln.
rejected-partner-closed = Die Stapel im Team darfst du erst benutzen, wenn jemand von euch fertig ist.
rejected-build-needs = Baustapel { $pile } braucht eine { $needs } oder eine Wild-Karte, keine { $card }.
rejected-wild-on-wild = Auf Baustapel { $pile } liegt oben schon eine Wild-Karte, da darf keine zweite drauf.
rejected-stock-discarded = Karten vom Spielerstapel kannst du nicht ablegen, nur ausspielen.
rejected-discard-moved = Karten dürfen nicht von einem Hilfsstapel auf einen anderen.
rejected-discard-elsewhere = Leg auf deine eigenen Stapel ab, nicht auf die von { $name }.
rejected-no-own-piles = Du hast keine eigenen Stapel: Nimm die in deinem Team.
rejected-wild-discarded = Eine Wild-Karte darfst du nicht ablegen, solange du eine andere Karte hast.
rejected-pass-with-hand = Du hast noch Karten auf der Hand: Leg eine ab, um deinen Zug zu beenden.
rejected-pass-with-play = Mit leerer Hand darfst du nicht passen, solange du eine Karte spielen kannst.
rejected-drawn-already = Der Tisch zieht die Karten für dich.
rejected-draw-first = Zieh zuerst: { $missing ->
    [one] noch eine Karte
   *[other] noch { $missing } Karten
}.
rejected-nothing-to-draw = Es gibt nichts mehr zu ziehen.
rejected-out-of-turn = Außer der Reihe darfst du nur eigene Karten auf Baustapel spielen, aber nicht die letzte vom Spielerstapel und nach den Regeln von 1980 keine von Hilfsstapeln.
rejected-other-out-of-turn = { $name } hat gerade außer der Reihe gespielt: Melde es oder warte, bis du am Zug bist.
rejected-caught = Du wurdest beim Spielen außer der Reihe erwischt: Spiel deinen nächsten Zug, ohne zu ziehen.
rejected-nothing-to-catch = Es gibt niemanden zu erwischen.
rejected-nothing-to-call = Es gibt nichts, wofür du { $name } melden könntest.
rejected-not-leading-up = Eine Karte vom Hilfsstapel muss zur Karte auf deinem Spielerstapel hinführen, und von hier führt kein Weg dorthin.
rejected-breaks-promise = Du hast angesagt, zur Karte auf deinem Spielerstapel hinzubauen. Damit ginge das nicht mehr.
rejected-promise-open = Du hast angesagt, zur Karte auf deinem Spielerstapel hinzubauen. Spiel sie, bevor du ablegst.
rejected-same-pile = Deine letzte Karte kam von Hilfsstapel { $pile }: Nimm erst einen anderen.
rejected-blocked = Du hast in diesem Zug blockiert und darfst keine Karten mehr von Hilfsstapeln spielen.

## Der Tisch
refused-round-goes-on = Diese Runde ist noch nicht vorbei.
refused-series-over = Die Serie ist vorbei.
refused-revealed = Inzwischen hat jemand eine neue Karte gesehen, deshalb bleibt dieser Zug.
refused-nothing-asked = Niemand bittet dich gerade um Zustimmung.
refused-paused = Das Spiel ist angehalten.
refused-not-away = { $name } ist nicht weg.
refused-waited-for = Auf { $name } wird gewartet: noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
refused-nothing-to-redo = Es gibt keinen Zug, den du noch einmal spielen könntest.
refused-others-play = Dieselben Karten noch einmal gibt es nur, wenn du allein spielst.
refused-pause-too-soon = Erst mal weiterspielen: Du kannst das Spiel in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder anhalten.
table-seats = Ohne Teams gibt es 2 bis 6 Plätze, nicht { $seats }. Mit mehr spielt ihr in Teams.
table-teams = { $seats } Plätze lassen sich nicht in { $teams } Teams teilen: 4, 6, 8, 10 oder 12 Plätze spielen in zwei Teams, 6, 9 oder 12 in drei.
table-stock = Spielerstapel mit { $stock } Karten sind für { $seats } Plätze und ein Blatt mit { $deck } Karten zu groß, denn { $hand } Karten pro Platz müssen zum Ziehen bleiben. Höchstens { $largest } passen{ $shared ->
    [0] .
   *[other] , oder { $shared }, wenn sich jedes Team zwei Sätze von Stapeln teilt.
}
table-stocks = Spielerstapel mit { $stocks } Karten sind für { $seats } Plätze und ein Blatt mit { $deck } Karten zu groß, denn { $hand } Karten pro Platz müssen zum Ziehen bleiben. Zusammen können sie { $most } Karten haben.
table-stock-count = Es gibt { $piles } Spielerstapel, und jeder braucht eine Größe: { $stocks } passt nicht.
table-draw = Du kannst nicht in jedem Zug { $draw } Karten ziehen, wenn eine Hand nur { $hand } hat.
table-first-player = Platz { $seat } soll anfangen, aber es gibt nur { $seats } Plätze.
table-age-missing = Wer anfängt, entscheidet das Alter: Gib das Alter von allen ein.

## Das Ende einer Runde
end-stock-empty = Die letzte Karte vom Spielerstapel ist gespielt.
end-blocked = Niemand kann mehr spielen.
end-stalled = Zu lange hat niemand eine Karte vom Spielerstapel gespielt.

## Getippte Züge
typed-card = „{ $text }“ ist keine Karte. Karten schreibt man Wert.Nummer, etwa 7.83, oder W.150 für eine Wild-Karte.
typed-move = „{ $text }“ ist kein Zug. Züge schreibt man Quelle>Ziel, etwa h3>b1 oder s>b2.
typed-source = Von „{ $text }“ kannst du keine Karte nehmen. Es gibt h1, h2 … (Hand), s (Spielerstapel), d1 bis d4 (Hilfsstapel), s@3 oder d2@3 (die von Platz 3).
typed-target = Auf „{ $text }“ kannst du keine Karte legen. Es gibt b1 bis b4 (Baustapel), d1 bis d4 (Hilfsstapel), d2@3 (der von Platz 3).

card-wild = Wild-Karte

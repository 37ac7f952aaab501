# Warum etwas nicht geht, wie der Tisch es sagt.

## Züge
rejected-over = Die Runde ist vorbei.
rejected-not-your-turn = { $name } ist am Zug.
rejected-no-hand-card = Karte { $card } gibt es nicht: In der Hand { $held ->
    [one] ist nur eine Karte
    [0] ist keine Karte
   *[other] sind nur { $held } Karten
}.
rejected-stock-empty = Dort liegt keine Karte vom Spielerstapel mehr.
rejected-discard-empty = Hilfsstapel { $pile } ist leer.
rejected-no-such-pile = Es gibt keinen Stapel { $pile }: Stapel sind 1 bis 4.
rejected-not-yours = Die Stapel von { $name } sind nicht die einer Partnerin oder eines Partners.
rejected-partner-closed = Die Stapel im Team öffnen sich erst, wenn jemand von euch fertig ist.
rejected-build-needs = Baustapel { $pile } braucht eine { $needs } oder einen Joker, keine { $card }.
rejected-wild-on-wild = Auf Baustapel { $pile } liegt ein Joker: Ein zweiter darf nicht folgen.
rejected-stock-discarded = Karten vom Spielerstapel kann man nicht ablegen, nur ausspielen.
rejected-discard-moved = Karten wandern nicht von einem Hilfsstapel zum anderen.
rejected-discard-elsewhere = Abgelegt wird auf die eigenen Stapel, nicht auf die von { $name }.
rejected-no-own-piles = Vor dir liegen keine Stapel: Nimm die im Team.
rejected-wild-discarded = Joker dürfen nicht abgelegt werden, solange du eine andere Karte hast.
rejected-pass-with-hand = Mit Karten auf der Hand endet ein Zug durch Ablegen.
rejected-pass-with-play = Mit leerer Hand muss gespielt werden, was gespielt werden kann.
rejected-drawn-already = Der Tisch zieht die Karten für dich.
rejected-draw-first = Zieh zuerst: { $missing ->
    [one] noch eine Karte
   *[other] noch { $missing } Karten
}.
rejected-nothing-to-draw = Es gibt nichts mehr zu ziehen.
rejected-out-of-turn = Außer der Reihe darfst du nur eigene Karten auf Baustapel spielen: nicht die letzte vom Spielerstapel, und nach den Regeln von 1980 keine von Hilfsstapeln.
rejected-other-out-of-turn = { $name } hat gerade außer der Reihe gespielt: Melde es, oder warte, bis du am Zug bist.
rejected-caught = Du wurdest außer der Reihe erwischt: Spiel deinen nächsten Zug, ohne zu ziehen.
rejected-nothing-to-catch = Es gibt niemanden zu erwischen.
rejected-nothing-to-call = Es gibt nichts, wofür { $name } gemeldet werden könnte.
rejected-not-leading-up = Eine Karte vom Hilfsstapel muss zur Karte auf deinem Spielerstapel hinführen: Von hier führt kein Weg zu ihr.
rejected-breaks-promise = Du hast angesagt, zur Karte auf deinem Spielerstapel hinzubauen: Das würde damit unmöglich.
rejected-promise-open = Du hast angesagt, zur Karte auf deinem Spielerstapel hinzubauen: Spiel sie, bevor du ablegst.
rejected-same-pile = Zuletzt kam die Karte von Hilfsstapel { $pile }: Nimm erst einen anderen.
rejected-blocked = Du hast in diesem Zug blockiert: Von den Hilfsstapeln darf nichts mehr gespielt werden.

## Der Tisch
refused-round-goes-on = Diese Runde ist noch nicht vorbei.
refused-series-over = Die Serie ist vorbei.
refused-revealed = Seither hat jemand eine neue Karte gesehen: Dieser Zug bleibt.
refused-nothing-asked = Niemand bittet dich um dein Einverständnis.
refused-paused = { $name } hat das Spiel angehalten.
refused-not-away = { $name } ist nicht weg.
refused-waited-for = Auf { $name } wird gewartet: noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-nothing-to-undo = Es gibt keinen Zug zurückzunehmen.
table-seats = { $seats } Plätze können nicht jeder für sich spielen: 2 bis 6 können es, mehr spielen in Teams.
table-teams = { $seats } Plätze ergeben keine { $teams } Teams: 4, 6, 8, 10 oder 12 Plätze spielen in zwei Teams, 6, 9 oder 12 in drei.
table-stock = Spielerstapel von { $stock } Karten sind für { $seats } Plätze und { $deck } Karten zu groß: Fünf Karten je Platz müssen zum Ziehen bleiben. Höchstens { $largest } passen.
table-first-player = Platz { $seat } soll anfangen, aber es gibt nur { $seats } Plätze.
table-age-missing = Wer anfängt, geht nach dem Alter: Gib das Alter von allen ein.

## Das Ende einer Runde
end-stock-empty = Ein Spielerstapel ist leer gespielt.
end-blocked = Niemand kann mehr ziehen.
end-stalled = Zu lange wurde keine Karte vom Spielerstapel gespielt.

## Getippte Züge
typed-card = „{ $text }“ ist keine Karte: Karten schreibt man Wert.Nummer, etwa 7.83, oder W.150 für einen Joker.
typed-move = „{ $text }“ ist kein Zug: Züge schreibt man Quelle>Ziel, etwa h3>b1 oder s>b2.
typed-source = Von „{ $text }“ lässt sich keine Karte nehmen: h1, h2 … (Hand), s (Stapel), d1 bis d4 (Hilfsstapel), s@3 oder d2@3 (die von Platz 3).
typed-target = Auf „{ $text }“ lässt sich keine Karte legen: b1 bis b4 (Baustapel), d1 bis d4 (Hilfsstapel), d2@3 (der von Platz 3).

card-wild = Joker

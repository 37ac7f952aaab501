# Der Trainer: was die Züge über viele Runden verschenken.

coach-title = Trainer
coach-about = Was deine Züge von deiner Gewinnchance verschenkt haben, verglichen mit dem stärksten Spiel.
coach-none = Spiel eine Runde zu Ende, dann sagt dir der Trainer hier, wo deine Züge am meisten verschenken.
coach-rates = Deine Runden werden durchgesehen: { $left ->
    [one] Noch 1 fehlt.
   *[other] Noch { $left } fehlen.
}
coach-mean = Pro Zug verschenkt
coach-percent = −{ $percent } %
coach-of = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
coach-most = Hier lohnt sich Übung am meisten: { $mistake }.
coach-flawless = Nichts, was sich messen lässt. Weiter so!
coach-mistakes = Wo es bleibt
coach-mistakes-about = Jeder Balken ist ein Anteil an allem, was verschenkt wurde.
coach-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, im Schnitt −{ $mean } %
coach-advice = { $mistake ->
    [stock-left] Such vor jedem Zug einen Weg zur Karte auf deinem Spielerstapel: über die Hand, die Hilfsstapel und eine Wild-Karte.
    [wild-spent] Eine Wild-Karte ist am meisten wert, wenn sie eine Karte vom Spielerstapel freimacht. Behalte sie, solange es eine andere Karte auch tut.
    [opponent-helped] Achte auf die Spielerstapel der Gegner: Lass keinen Baustapel dort stehen, wo sie ihn brauchen.
    [hand-held] Karten, die passen, machen Platz: Spielst du die Hand leer, ziehst du sofort eine neue.
    [card-spent] Eine Karte, die später zu deinem Spielerstapel führt, ist in der Hand oft mehr wert, und manchmal kann sogar eine Karte vom Spielerstapel warten.
    [discard] Leg ab, was du zuletzt brauchst, auf eine gleiche oder die nächsthöhere Karte, und begrabe nichts, was du bald brauchst.
   *[placement] Passt eine Karte auf zwei Stapel, nimm den, der zu deinem Spielerstapel führt und nicht zu dem des Gegners.
}
coach-worst = Teuersten zeigen
coach-worst-of = Den teuersten Zug zeigen: { $mistake }
coach-practise = Aufgaben
coach-practise-of = Aufgaben dazu: { $mistake }
coach-months = Monat für Monat
coach-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}

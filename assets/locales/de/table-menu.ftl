# Das Menü am Tisch: das Spiel, seine Regeln in Sätzen, Tasten, Einstellungen.

menu-page-game = Spiel
menu-page-people = Leute
menu-page-rules = Regeln
menu-page-keys = Tasten
menu-page-settings = Einstellungen

## Spiel
menu-kept = Das Spiel wird nach jedem Zug gespeichert. Mit „Weiterspielen“ auf der Startseite geht es weiter.
menu-unsaved = Was du zuletzt gespielt hast, lässt sich gerade nicht speichern. Es bleibt nur erhalten, solange Skipstone offen ist.
menu-stay = Weiterspielen
menu-to-result = Zurück zum Ergebnis
menu-close = Menü schließen
menu-restart = Diese Karten noch einmal
menu-restart-beside = Zur Übung: Dein Spiel wartet genau so, wie es ist.
menu-restart-about = Von der ersten Karte an, mit denselben Karten für alle.
menu-new-game = Neues Spiel
menu-new-game-about = Dieses bleibt gespeichert.
menu-leave = Tisch verlassen

## Regeln
menu-rules-title = Die Regeln an diesem Tisch
menu-rules-basics = Alle bauen auf dieselben vier Stapel, von 1 bis 12. Wer seinen Spielerstapel zuerst leert, gewinnt die Runde.
menu-rules-preset = Regelwerk: { $preset }
menu-rules-house = Wie „{ $preset }“, außer: { $rules }

says-deck = { $value ->
    [edition-1980] Gespielt wird mit dem Blatt von 1980 mit 168 Karten.
    [pre-1980] Gespielt wird mit dem Blatt aus der Zeit vor 1980: 164 Karten, davon 20 Wild-Karten.
    [three-decks] Gespielt wird mit drei französischen Blättern; auch die Könige sind Wild-Karten.
   *[modern] Gespielt wird mit dem modernen Blatt mit 162 Karten.
}
# $list: die Spielenden mit der Größe ihrer Stapel, wie Ada 12, Pebble 20
says-stock = { $value ->
    [list] Mit Vorgabe: Die Spielerstapel beginnen verschieden hoch ({ $list }).
   *[number] Jeder Spielerstapel beginnt mit { $number ->
        [one] einer Karte.
       *[other] { $number } Karten.
    }
}
says-first_player = { $value ->
    [youngest] Wer am jüngsten ist, beginnt jede Runde.
    [middle-age] Wer vom Alter her in der Mitte liegt, beginnt jede Runde.
    [highest-stock] Wer die höchste Karte auf dem Spielerstapel hat, beginnt; Wild-Karten zählen nicht.
    [random] Das Los entscheidet, wer eine Runde beginnt.
    [number] { $name } beginnt jede Runde.
   *[left-of-dealer] Wer links vom Geber sitzt, beginnt.
}
says-hand = Wer die ganze Hand spielt, bekommt sofort { $number } neue Karten.
says-draw = { $value ->
    [number] Jeder Zug beginnt damit, dass du { $number ->
        [one] eine Karte ziehst.
       *[other] { $number } Karten ziehst.
    }
   *[refill] Zu Beginn jedes Zuges wird die Hand auf { $number } Karten aufgefüllt.
}
says-wild_discard = { $value ->
    [false] Eine Wild-Karte darfst du nur ablegen, wenn du nichts anderes mehr auf der Hand hast.
   *[true] Wild-Karten dürfen abgelegt werden.
}
says-consecutive_wilds = { $value ->
    [false] Eine Wild-Karte darf nicht auf eine andere gespielt werden.
   *[true] Eine Wild-Karte darf auf eine andere gespielt werden.
}
says-hide_buried = { $value ->
    [true] Von jedem Hilfsstapel ist nur die oberste Karte zu sehen.
   *[false] Alle Karten der Hilfsstapel sind zu sehen.
}
says-replenish = { $value ->
    [number] Sind weniger als { $number } Karten zu ziehen, werden die fertigen Stapel untergemischt.
    [at-once] Ein fertiger Stapel wird sofort unter den Nachziehstapel gemischt.
   *[when-empty] Ist der Nachziehstapel leer, werden die fertigen Stapel zu einem neuen gemischt.
}
says-replenish_from_builds = { $value ->
    [false] Gibt es nichts mehr zu ziehen, zieht niemand.
   *[true] Gibt es sonst nichts mehr zu ziehen, behalten die Baustapel ihre oberste Karte, und der Rest wird zu einem neuen Nachziehstapel gemischt.
}
says-stalled_after = Eine Runde endet, wenn { $number ->
    [one] einen Umlauf
   *[other] { $number } Umläufe
} lang niemand eine Karte vom Spielerstapel spielt.
says-stalled_scores = { $value ->
    [false] Kommt in einer Runde niemand mehr weiter, gewinnt sie niemand, und es gibt keine Punkte.
   *[true] Kommt niemand mehr weiter, gewinnt die Runde, wer die wenigsten Karten im Spielerstapel hat.
}
says-scoring = { $value ->
    [wins] Jede gewonnene Runde zählt eins.
    [lowest-left] Karten, die in deinem Spielerstapel bleiben, zählen gegen dich.
    [single] Das ist eine einzelne Runde.
   *[points] Eine gewonnene Runde bringt 25 Punkte und 5 für jede Karte in den Spielerstapeln der anderen.
}
says-target = { $value ->
    [wins] Wer zuerst { $number ->
        [one] einmal
       *[other] { $number }-mal
    } gewonnen hat, gewinnt die Serie.
    [lowest-left] Nach { $number ->
        [one] einer Runde
       *[other] { $number } Runden
    } gewinnt die kleinste Summe die Serie.
   *[points] Wer zuerst { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } hat, gewinnt die Serie.
}
says-max_rounds = { $number ->
    [0] Die Zahl der Runden ist nicht begrenzt.
    [one] Die Serie endet spätestens nach einer Runde.
   *[other] Die Serie endet spätestens nach { $number } Runden.
}
says-team_piles = { $value ->
    [two-per-team] Jedes Team teilt sich zwei Spielerstapel und zweimal vier Hilfsstapel.
   *[per-seat] Alle haben einen Spielerstapel und Hilfsstapel.
}
says-finished_partner = { $value ->
    [goes-out] Wer seinen Spielerstapel geleert hat, ist nicht mehr am Zug.
   *[keeps-playing] Wer seinen Spielerstapel geleert hat, hilft dem Team weiter.
}
says-sharing = { $value ->
    [after-out] Von den Stapeln im Team darfst du erst spielen, wenn jemand von euch fertig ist.
    [never] Alle spielen nur von ihren eigenen Stapeln.
   *[always] Du darfst auch von den anderen Spieler- und Hilfsstapeln in deinem Team spielen.
}
says-partner_silence = { $value ->
    [false] Partner dürfen miteinander reden, während einer am Zug ist.
   *[true] Partner schweigen, während einer von ihnen am Zug ist.
}
says-lead_up = { $value ->
    [true] Eine Karte vom Hilfsstapel darfst du nur spielen, wenn sie im selben Zug zu deiner Spielerstapelkarte führt.
   *[false] Karten von Hilfsstapeln dürfen gespielt werden, sobald sie passen.
}
says-alternating = { $value ->
    [true] Du darfst nicht zweimal hintereinander vom selben Hilfsstapel spielen.
   *[false] Vom selben Hilfsstapel darfst du so oft spielen, wie du möchtest.
}
says-blocking = { $number ->
    [0] Karten von Hilfsstapeln dürfen nicht nur zum Blockieren gespielt werden.
    [one] Mit einer Karte vom Hilfsstapel darfst du jemanden blockieren, der noch eine Karte im Spielerstapel hat.
   *[other] Mit einer Karte vom Hilfsstapel darfst du jemanden blockieren, der höchstens noch { $number } Karten im Spielerstapel hat.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Alle ziehen selbst; eine Karte zu viel wird in den eigenen Spielerstapel gemischt.
    [under-stock] Alle ziehen selbst; eine Karte zu viel kommt unter den eigenen Spielerstapel.
   *[off] Gezogen wird von selbst.
}
says-out_of_turn = { $value ->
    [true] Wer außer der Reihe spielt und ertappt wird, nimmt alles zurück und zieht im nächsten Zug nicht.
   *[false] Außer der Reihe kann niemand spielen.
}
says-call_talking = { $value ->
    [true] Partner, die reden, können ertappt werden; das kostet zwei Karten.
   *[false] Reden kann nicht geahndet werden.
}

## Tasten
key-ctrl = Strg
key-cmd = Cmd
key-alt = Alt
key-shift = Umschalt
key-enter = Eingabe
key-escape = Escape
key-tab = Tabulator
key-space = Leertaste
keys-asked = Fragen, zum Hören oder Lesen
keys-playable-does = Was kann ich spielen?
keys-builds-does = Was brauchen die Baustapel?
keys-hand-does = Welche Karten habe ich?
keys-own-does = Was liegt auf meinem Spielerstapel und meinen Hilfsstapeln?
keys-others-does = Was liegt vor den anderen?
keys-turns-does = Was haben die anderen zuletzt getan?
keys-mouse = Maus
keys-keyboard = Tastatur
keys-drag = Karte ziehen
keys-drag-does = spielt sie oder wirft sie ab, wo du loslässt
keys-click = Klick, dann Klick
keys-click-does = nimmt eine Karte auf und legt sie ab
keys-double = Doppelklick
keys-double-does = spielt die Karte dorthin, wo sie am besten passt
keys-hover = Auf einem Stapel verweilen
keys-hover-does = sagt, was er ist und was darin liegt
keys-arrows = Pfeiltasten
keys-arrows-does = bewegen den Rahmen von Stapel zu Stapel
keys-enter-does = nimmt auf und legt ab
keys-letters = Zeichen auf den Stapeln
keys-letters-does = wählen den Stapel sofort: 1 bis 5 die Hand, S den Spielerstapel, Q W E R die Hilfsstapel, 6 bis 9 die Baustapel
keys-slash-does = tippt einen Zug, zum Beispiel s>b1
keys-pass-does = beendet den Zug, wenn du nicht ablegen kannst
keys-reactions-does = zeigen allen ein Gesicht deines Steins
keys-undo-does = nimmt deinen letzten Zug zurück
keys-redo-does = spielt wieder, was du zurückgenommen hast
keys-hint-does = zeigt, wie am stärksten gespielt würde
keys-space = Leertaste, gehalten
keys-space-does = springt vor bis zu deinem Zug
keys-sound-does = schaltet Töne aus und ein
keys-tab-does = führt zu den Knöpfen und zurück
keys-escape-does = öffnet und schließt dieses Menü
keys-draw-does = zieht eine Karte
keys-keys-does = zeigt diese Seite
keys-help-does = erklärt das Spiel
keys-full-screen-does = Vollbild
keys-close-does = schließt das Fenster

## Die Regeln einer Serie, auf dieser Seite des Menüs
menu-rules-kept = Diese Regeln gelten für die ganze Serie.
menu-rules-kept-host = Diese Regeln gelten für die ganze Serie: Alle haben ihnen zugestimmt. Die Zeit für einen Zug lässt sich jederzeit ändern, auf der Seite „Leute“.
menu-new-series = Neue Serie
menu-new-series-about = Für andere Regeln: Alle kommen mit dir zurück in die Lobby.
menu-new-series-later = Für andere Regeln, sobald diese Runde vorbei ist.
menu-new-series-asks = Mit einer neuen Serie endet diese hier für alle.
menu-series-stay = Diese Serie weiterspielen

# Die Regeln eines Tisches: rule-<Schlüssel> heißt die Regel, -about erklärt sie, -<Wort> und -number sind ihre Werte.

rule-on = Ja
rule-off = Nein
rule-changed = In „{ $preset }“ steht hier „{ $value }“.
rule-allowed = Eine ganze Zahl von { $low } bis { $high }

section-2 = Blatt
section-3 = Vor einer Runde
section-4 = Ein Zug
section-5 = Nachziehstapel und Rundenende
section-6 = Wertung
section-7 = Teams
section-7-alone = Diese Regeln erscheinen, wenn ihr in Teams spielt.
section-8 = Die Regeln von 1980
section-9 = Tischsitten
section-9-about = Selbst ziehen, außer der Reihe spielen und Schwätzer melden ist etwas für Menschen an einem Tisch im Netzwerk. Computerspieler halten sich immer an die Regeln.

## Blatt
rule-deck = Blatt
rule-deck-about = Mit welchen Karten ihr spielt. Wichtig ist nur, wie viele Wild-Karten dabei sind.
rule-deck-modern = Modern, 162 Karten
rule-deck-edition-1980 = 1980, 168 Karten
rule-deck-pre-1980 = Vor 1980, 164 Karten
rule-deck-three-decks = Drei französische

## Vor einer Runde
rule-stock = Spielerstapel
rule-stock-about = Wie viele Karten alle loswerden müssen. Üblich sind 30 bei bis zu vier Plätzen, sonst 20.
rule-stock-standard = 30 oder 20 Karten
rule-stock-any = Freie Wahl
rule-stock-number = { $number } Karten
rule-stock-list = { $list } Karten
rule-first_player = Wer anfängt
rule-first_player-about = Wer in jeder Runde anfängt. Der erste Geber wird durch Ziehen bestimmt, danach wandert das Geben nach links.
rule-first_player-left-of-dealer = Links vom Geber
rule-first_player-youngest = Wer am jüngsten ist
rule-first_player-middle-age = Wer im mittleren Alter ist
rule-first_player-random = Ausgelost
rule-first_player-highest-stock = Die höchste Karte auf dem Spielerstapel

## Ein Zug
rule-hand = Hand
rule-hand-about = Wie viele Karten eine volle Hand hat. Üblich sind fünf.
rule-hand-number = { $number } Karten
rule-draw = Ziehen
rule-draw-about = Wie ein Zug beginnt: die Hand auffüllen oder eine feste Zahl von Karten ziehen.
rule-draw-refill = Hand auffüllen
rule-draw-number = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}
rule-wild_discard = Wild-Karten ablegen
rule-wild_discard-about = Wenn nicht, kannst du eine Wild-Karte nur spielen, außer du hast nichts anderes mehr auf der Hand.
rule-consecutive_wilds = Wild-Karte auf Wild-Karte
rule-consecutive_wilds-about = Eine Wild-Karte darf direkt auf eine andere gespielt werden.
rule-hide_buried = Abgelegtes verdecken
rule-hide_buried-about = Von jedem Hilfsstapel ist nur die oberste Karte zu sehen; was darunter liegt, musst du dir merken.

## Nachziehstapel und Rundenende
rule-replenish = Neuer Nachziehstapel
rule-replenish-about = Wann volle Stapel in den Nachziehstapel gemischt werden.
rule-replenish-when-empty = Wenn er leer ist
rule-replenish-at-once = Sofort
rule-replenish-any = Wenn wenig übrig ist
rule-replenish-number = Unter { $number } Karten
rule-replenish_from_builds = Unter den Baustapeln nehmen
rule-replenish_from_builds-about = Gibt es sonst nichts mehr zu ziehen, werden die Karten unter der obersten Karte jedes Baustapels gemischt. Ohne das kann eine Runde feststecken.
rule-stalled_after = Festgefahren nach
rule-stalled_after-about = Eine Runde endet, wenn so viele Umläufe lang niemand eine Karte vom Spielerstapel spielt.
rule-stalled_after-number = { $number ->
    [one] 1 Umlauf
   *[other] { $number } Umläufen
}
rule-stalled_scores = Festgefahrene Runden zählen
rule-stalled_scores-about = Kommt in einer Runde niemand mehr weiter, gewinnt, wer die wenigsten Karten im Spielerstapel hat. Sonst gewinnt sie niemand.

## Wertung
rule-scoring = Wertung
rule-scoring-about = Wie aus Runden eine Serie wird.
rule-scoring-points = Punkte
rule-scoring-wins = Gewonnene Runden
rule-scoring-lowest-left = Wenigste Karten übrig
rule-scoring-single = Eine einzelne Runde
rule-target = Ziel
rule-target-about = Wie viele Punkte oder Siege man für den Seriensieg braucht; bei „Wenigste Karten übrig“ die Zahl der Runden.
rule-target-number = { $number }
rule-max_rounds = Höchstens so viele Runden
rule-max_rounds-about = Nach so vielen Runden endet die Serie, auch wenn das Ziel noch nicht erreicht ist; der beste Stand gewinnt. 0 heißt unbegrenzt.
rule-max_rounds-number = { $number ->
    [0] unbegrenzt
    [one] eine Runde
   *[other] { $number } Runden
}

## Teams
rule-team_piles = Stapel im Team
rule-team_piles-about = Alle haben einen Spielerstapel und Hilfsstapel, oder jedes Team teilt sich zwei Sätze davon.
rule-team_piles-per-seat = Ein Satz pro Platz
rule-team_piles-two-per-team = Zwei Sätze pro Team
rule-finished_partner = Leerer Spielerstapel
rule-finished_partner-about = Wer keine Karten mehr im Spielerstapel hat, hilft dem Team weiter oder setzt aus.
rule-finished_partner-keeps-playing = Spielt weiter
rule-finished_partner-goes-out = Setzt aus
rule-sharing = Stapel im Team sind offen
rule-sharing-about = Wann du von den Spieler- und Hilfsstapeln im Team spielen darfst.
rule-sharing-always = Jederzeit
rule-sharing-after-out = Wenn jemand von euch fertig ist
rule-sharing-never = Nie
rule-partner_silence = Im Team wird geschwiegen
rule-partner_silence-about = Während jemand aus dem Team am Zug ist, könnt ihr im Team nicht chatten.

## Die Regeln von 1980
rule-lead_up = Zum Spielerstapel hinbauen
rule-lead_up-about = Eine Karte vom Hilfsstapel darfst du nur spielen, wenn sie im selben Zug zur Karte auf deinem Spielerstapel hinführt.
rule-alternating = Hilfsstapel abwechseln
rule-alternating-about = Nie zweimal hintereinander vom selben Hilfsstapel spielen.
rule-blocking = Blockieren
rule-blocking-about = Du darfst jemanden mit einer Karte vom Hilfsstapel blockieren, wenn der Spielerstapel dort höchstens so viele Karten hat. 0 heißt nie.
rule-blocking-number = { $number ->
    [0] nie
   *[other] bis { $number } Karten
}

## Tischsitten
rule-manual_draw = Selbst ziehen
rule-manual_draw-about = Alle ziehen ihre Karten einzeln. Ziehst du eine zu viel, kommt sie in deinen Spielerstapel, unter die offene Karte.
rule-manual_draw-off = Der Tisch zieht
rule-manual_draw-shuffle-into-stock = Ja; eine zu viel wird in den Spielerstapel gemischt
rule-manual_draw-under-stock = Ja; eine zu viel kommt ganz unten in den Spielerstapel
rule-out_of_turn = Außer der Reihe spielen
rule-out_of_turn-about = Wer außer der Reihe spielt und vor dem nächsten Zug erwischt wird, nimmt alles zurück und spielt den nächsten Zug, ohne zu ziehen. Merkt es niemand, gilt es.
rule-call_talking = Schwätzer melden
rule-call_talking-about = Im Team darf während der Züge geredet werden, und alle hören es. Die Gegner dürfen es melden: Dann kommen zwei Karten unter die oberste Karte auf dem Spielerstapel des Schwätzers.

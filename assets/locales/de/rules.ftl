# Die Regeln eines Tisches: rule-<Schlüssel> heißt die Regel, -about erklärt sie, -<Wort> und -number sind ihre Werte.

rule-on = Ja
rule-off = Nein
rule-changed = Vorlage { $preset }: { $value }
rule-allowed = Eine ganze Zahl von { $low } bis { $high }

section-2 = Blatt
section-3 = Vor einer Runde
section-4 = Ein Zug
section-5 = Nachziehstapel und Rundenende
section-6 = Wertung
section-7 = Teams
section-7-alone = Diese Regeln erscheinen, wenn in Teams gespielt wird.
section-8 = Die Regeln von 1980
section-9 = Tischsitten
section-9-about = Selbst ziehen, außer der Reihe spielen und Schwätzer melden braucht Menschen an einem Tisch im Netz; Computerspieler halten sich immer an die Regeln.

## Blatt
rule-deck = Blatt
rule-deck-about = Mit welchen Karten gespielt wird; nur die Zahl der Joker macht einen Unterschied.
rule-deck-modern = Heutig, 162 Karten
rule-deck-edition-1980 = 1980, 168 Karten
rule-deck-pre-1980 = Vor 1980, 164 Karten
rule-deck-three-decks = Drei französische

## Vor einer Runde
rule-stock = Spielerstapel
rule-stock-about = Wie viele Karten alle loswerden müssen. Standard sind 30 bei bis zu vier Plätzen, sonst 20.
rule-stock-standard = Standard
rule-stock-any = Vereinbart
rule-stock-number = { $number } Karten
rule-first_player = Wer anfängt
rule-first_player-about = Wer jede Runde beginnt. Der Geber wird ausgelost, danach wandert das Geben nach links.
rule-first_player-left-of-dealer = Links vom Geber
rule-first_player-youngest = Die jüngste Person
rule-first_player-middle-age = Die mittleren Alters
rule-first_player-random = Ausgelost

## Ein Zug
rule-draw = Ziehen
rule-draw-about = Wie ein Zug beginnt: die Hand auf fünf auffüllen oder eine feste Zahl neuer Karten ziehen.
rule-draw-refill = Auf fünf auffüllen
rule-draw-number = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}
rule-wild_discard = Joker ablegen
rule-wild_discard-about = Sonst verlässt ein Joker die Hand nur durch Spielen, außer man hält nichts anderes.
rule-consecutive_wilds = Joker auf Joker
rule-consecutive_wilds-about = Ein Joker darf direkt auf einen anderen gespielt werden.
rule-hide_buried = Abgelegtes verdecken
rule-hide_buried-about = Nur die oberste Karte eines Hilfsstapels ist zu sehen; was darunter liegt, muss man sich merken.

## Nachziehstapel und Rundenende
rule-replenish = Neuer Nachziehstapel
rule-replenish-about = Wann vollendete Baustapel in den Nachziehstapel gemischt werden.
rule-replenish-when-empty = Wenn er leer ist
rule-replenish-at-once = Sofort
rule-replenish-any = Wenn wenig übrig ist
rule-replenish-number = Unter { $number } Karten
rule-replenish_from_builds = Unter den Baustapeln nehmen
rule-replenish_from_builds-about = Ist sonst nichts mehr zu ziehen, werden die Karten unter den obersten der Baustapel gemischt. Ohne das kann eine Runde festfahren.
rule-stalled_after = Festgefahren nach
rule-stalled_after-about = Eine Runde endet nach so vielen Umläufen, in denen niemand eine Karte vom Spielerstapel spielte.
rule-stalled_after-number = { $number } Umläufen

## Wertung
rule-scoring = Wertung
rule-scoring-about = Wie aus Runden eine Serie wird.
rule-scoring-points = Punkte
rule-scoring-wins = Gewonnene Runden
rule-scoring-lowest-left = Wenigste Karten übrig
rule-scoring-single = Eine einzelne Runde
rule-target = Ziel
rule-target-about = Punkte oder Siege, die die Serie gewinnen; bei „wenigste Karten übrig“ die Zahl der Runden.
rule-target-number = { $number }

## Teams
rule-team_piles = Stapel im Team
rule-team_piles-about = Alle haben einen Spielerstapel und Hilfsstapel, oder jedes Team teilt sich zwei Sätze davon.
rule-team_piles-per-seat = Ein Satz je Platz
rule-team_piles-two-per-team = Zwei Sätze je Team
rule-finished_partner = Leerer Spielerstapel
rule-finished_partner-about = Wer keine Karten im Spielerstapel mehr hat, hilft dem Team weiter oder setzt aus.
rule-finished_partner-keeps-playing = Spielt weiter
rule-finished_partner-goes-out = Setzt aus
rule-share_before_out = Stapel im Team sind offen
rule-share_before_out-about = Du darfst jederzeit von den Spieler- und Hilfsstapeln im Team spielen; sonst erst, wenn jemand von euch fertig ist.
rule-partner_silence = Im Team wird geschwiegen
rule-partner_silence-about = Während jemand aus dem Team am Zug ist, ist der Chat im Team geschlossen.

## Die Regeln von 1980
rule-lead_up = Zum Spielerstapel hinbauen
rule-lead_up-about = Eine Karte vom Hilfsstapel darf nur gespielt werden, wenn sie im selben Zug zur Karte auf deinem Spielerstapel hinführt.
rule-alternating = Hilfsstapel abwechseln
rule-alternating-about = Nie zweimal hintereinander vom selben Hilfsstapel.
rule-blocking = Blockieren
rule-blocking-about = Der größte Spielerstapel, dessen nächster Zug mit einer Karte vom Hilfsstapel blockiert werden darf. 0 heißt nie.
rule-blocking-number = { $number ->
    [0] nie
   *[other] bis { $number } Karten
}

## Tischsitten
rule-manual_draw = Selbst ziehen
rule-manual_draw-about = Alle ziehen ihre Karten einzeln. Eine Karte zu viel kommt in den eigenen Spielerstapel, unter die offene Karte.
rule-manual_draw-off = Der Tisch zieht
rule-manual_draw-shuffle-into-stock = Ja; eine zu viel wird in den Spielerstapel gemischt
rule-manual_draw-under-stock = Ja; eine zu viel kommt ganz unten in den Spielerstapel
rule-out_of_turn = Außer der Reihe spielen
rule-out_of_turn-about = Wer außer der Reihe spielt und vor dem nächsten Zug erwischt wird, nimmt alles zurück und spielt den nächsten Zug, ohne zu ziehen. Unbemerkt gilt es.
rule-call_talking = Schwätzer melden
rule-call_talking-about = Im Team darf während der Züge geredet werden, und alle hören es. Wer zur Gegenseite gehört, darf es melden: Zwei Karten kommen unter die Spielerkarte.

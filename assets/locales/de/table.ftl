# Der Tisch: was dort liegt, was geschah, was man tun kann. Wo ein Platz oder Team handelt, sagt $who, wer: you oder jemand
# anderes; bei einem Team auch team (das eigene) oder pair (zwei mit Namen).

table-pair = { $first } und { $last }
table-team = Team { $team }

## Was geschah
event-deal = Die Karten sind gegeben: { $stock } für jeden Spielerstapel.
# $stocks: die Spielenden mit der Größe ihrer Stapel, wie Ada 12, Pebble 20
event-deal-each = Die Karten sind gegeben. Auf den Spielerstapeln: { $stocks }.
event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-draw-open = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $cards }.
event-draw = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-building = { $who ->
    [you] Du sagst an
   *[other] { $name } sagt an
}: hinbauen zur { $rank ->
    [0] Wild-Karte
   *[other] { $rank }
}.
event-blocking = { $who ->
    [you] Du sagst an
   *[other] { $name } sagt an
}: { $whom ->
    [you] dich blockieren.
   *[other] { $other } blockieren.
}
event-play = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} eine { $rank } { $from } { $to }.
event-play-wild = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} eine Wild-Karte als { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} { $count } Karten vom Spielerstapel in Folge!
event-complete = Baustapel { $pile } ist voll.
event-replenish-completed = Aus den vollen Stapeln wird ein neuer Nachziehstapel mit { $draw } Karten gemischt.
event-replenish-builds = Aus den unteren Karten der Baustapel wird ein neuer Nachziehstapel mit { $draw } Karten gemischt.
event-discard = { $who ->
    [you] Du legst
   *[other] { $name } legt
} eine { $rank ->
    [0] Wild-Karte
   *[other] { $rank }
} { $to } ab.
event-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-catch = { $who ->
    [you] Du erwischst
   *[other] { $name } erwischt
} { $whom ->
    [you] dich
   *[other] { $caught }
} außer der Reihe: Die Karten gehen zurück, und der nächste Zug beginnt, ohne zu ziehen.
event-call = { $who ->
    [you] Du meldest
   *[other] { $name } meldet
} { $whom ->
    [you] dich
   *[other] { $talker }
} fürs Schwätzen.
event-penalty-drawing = Eine Karte zu viel: Sie kommt in { $who ->
    [you] deinen Spielerstapel
   *[other] den Spielerstapel von { $name }
}.
event-penalty-talking = { $count ->
    [0] Keine Karte kommt
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
} verdeckt unter { $who ->
    [you] die oberste Karte auf deinem Spielerstapel
   *[other] die oberste Karte auf dem Spielerstapel von { $name }
}.
event-out = { $who ->
    [you] Dein Spielerstapel ist leer!
   *[other] Der Spielerstapel von { $name } ist leer!
}
event-end = { $reason } { $who ->
    [you] Du gewinnst die Runde!
    [team] Dein Team gewinnt die Runde!
    [pair] { $name } gewinnen die Runde.
   *[other] { $name } gewinnt die Runde.
}
event-end-tie = { $reason } Niemand gewinnt die Runde.

from-hand = aus der Hand
from-stock = vom Spielerstapel
from-stock-of = { $who ->
    [you] von deinem Spielerstapel
   *[other] vom Spielerstapel von { $name }
}
from-discard = von Hilfsstapel { $pile }
from-discard-of = { $who ->
    [you] von deinem Hilfsstapel { $pile }
   *[other] von Hilfsstapel { $pile } von { $name }
}
onto-build = auf Baustapel { $pile }
onto-discard = auf Hilfsstapel { $pile }
onto-discard-of = { $who ->
    [you] auf deinen Hilfsstapel { $pile }
   *[other] auf Hilfsstapel { $pile } von { $name }
}

## Was wo liegt
slot-hand = Handkarte { $slot }: { $card }
slot-held = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
slot-held-open = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Dein Spielerstapel
   *[other] Spielerstapel von { $name }
}, oben { $card }, noch { $count }
slot-stock-empty = { $who ->
    [you] Dein Spielerstapel
   *[other] Spielerstapel von { $name }
}, leer
slot-discard = { $who ->
    [you] Dein Hilfsstapel { $pile }
   *[other] Hilfsstapel { $pile } von { $name }
}, oben { $card }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
slot-discard-empty = { $who ->
    [you] Dein Hilfsstapel { $pile }
   *[other] Hilfsstapel { $pile } von { $name }
}, leer
slot-build = Baustapel { $pile }, braucht { $needs }
slot-draw = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
slot-completed = Volle Stapel, { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}

## Was angeklickt wird, ohne dass ein Klick von dort spielt
explain-draw = Der Nachziehstapel mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: Von hier werden alle Hände aufgefüllt.
explain-completed = { $count ->
    [0] Hierher kommen volle Baustapel
   *[other] Hier liegen volle Baustapel
}. Sie werden untergemischt, wenn die Karten zum Ziehen ausgehen.
explain-stock = { $count ->
    [0] Der Spielerstapel von { $name } ist leer.
    [one] Der Spielerstapel von { $name }, noch 1 Karte. Du kannst nicht davon spielen.
   *[other] Der Spielerstapel von { $name }, noch { $count } Karten. Du kannst nicht davon spielen.
}
explain-discard = Ein Hilfsstapel von { $name }. Du kannst nicht davon spielen.
explain-player = { $who ->
    [you] Das bist du
   *[other] Das ist { $name }
}, mit { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand und { $stock } auf dem Spielerstapel.

## Auf dem Brett
table-next = braucht
recap-completed = { $cards }, voll
recap-begun-again = voll, { $cards }
recap-stock = { $name } hat { $cards } von deinem Spielerstapel gespielt.
recap-discards = { $name } hat { $cards } von deinen Hilfsstapeln gespielt.
recap-stock-left = Dein Spielerstapel: { $before } → { $left }.
table-label-draw = Nachziehstapel
table-label-completed = abgeräumt
table-label-stock = Spielerstapel
table-label-discard = Hilfsstapel
table-remark = „{ $remark }“
table-remark-by = { $name }: { $remark }
table-last-played = { $cards } gespielt
table-last-wild = Wild { $rank }
table-last-stock = { $card } vom Spielerstapel
table-last-stock-of = { $card } { $who ->
    [you] von deinem Spielerstapel
   *[other] vom Spielerstapel von { $name }
}
table-last-many = { $stock ->
    [0] { $count } Karten gespielt
   *[other] { $count } Karten gespielt, davon { $stock } vom Spielerstapel
}
table-last-many-helped = { $count } Karten gespielt, davon { $stock } von deinem Spielerstapel
table-helped = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von deinem Spielerstapel gespielt.
table-last-stock-count = { $stock ->
    [one] eine Karte
   *[other] { $stock } Karten
} vom Spielerstapel gespielt
table-last-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gespielt
table-score = { $score } P.
table-last-discarded = { $card } abgelegt
table-last-passed = gepasst
table-last-caught = von { $who ->
    [you] dir
   *[other] { $name }
} erwischt
table-last-called = von { $who ->
    [you] dir
   *[other] { $name }
} gemeldet: { $count ->
    [0] keine Karte
    [one] +1 Karte
   *[other] +{ $count } Karten
}
table-last-overdrawn = { $count ->
    [one] eine Karte zu viel
   *[other] { $count } Karten zu viel
}

## Um das Brett herum
table-menu = Menü
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-about = Wie am stärksten gespielt würde und warum ({ $key })
table-skip = Zu meinem Zug
table-skip-about = Bis zu deinem Zug vorspulen (oder Leertaste halten)
table-skip-shared = Vorspulen
table-skip-shared-about = Züge der Computerspieler vorspulen (oder Leertaste halten)
table-sound-on = Der Ton ist an ({ $key })
table-sound-off = Der Ton ist aus ({ $key })
table-log-show = Verlauf
table-log-hide = Verlauf ausblenden
table-round = Runde { $round }
table-target-points = bis { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkte
}
table-target-wins = bis { $target ->
    [one] 1 Sieg
   *[other] { $target } Siege
}
table-target-rounds = wenigste Karten nach { $target ->
    [one] 1 Runde
   *[other] { $target } Runden
}
table-status-nowhere = { $rank ->
    [0] Die Wild-Karte passt gerade nirgends.
   *[other] Die { $rank } passt gerade nirgends.
}
table-status-promise = { $rank ->
    [0] Du hast angesagt, zu deiner Wild-Karte hinzubauen. Mach weiter, bis du sie gespielt hast.
   *[other] Du hast angesagt, zu deiner { $rank } hinzubauen. Mach weiter, bis du sie gespielt hast.
}
table-pass = Passen
table-typing = Dein Zug: { $typed }▏
table-status-deal = Die Karten werden gegeben.
table-status-over = Die Runde ist vorbei.
table-turn = { $name } ist dran
table-turn-waits = Warten auf { $name } …
table-status-other = { $name } ist am Zug.
# $length: brief, wo es Zug um Zug gesagt wird
table-status-own = { $length ->
    [brief] Du bist dran!
   *[other] Du bist dran! Spiel deinen Spielerstapel auf die Baustapel; mit Ablegen endet dein Zug.
}
table-status-discard = { $length ->
    [brief] Du bist dran! Nichts passt auf die Baustapel.
   *[other] Du bist dran! Nichts passt auf die Baustapel: Ablegen beendet deinen Zug.
}
table-status-puzzle = Finde den Zug: Die Aufgabe steht neben dem Tisch.
table-status-held = { $rank ->
    [0] Leg die Wild-Karte auf einen der leuchtenden Stapel.
   *[other] Leg die { $rank } auf einen der leuchtenden Stapel.
}
table-status-empty = Deine Hand ist leer. Spiel von deinem Spielerstapel oder deinen Hilfsstapeln.
table-status-pass = Nichts zu spielen und nichts zu ziehen. Du kannst passen.
table-no-hints = Am Tisch mit anderen gibt es keine Tipps: Das wäre unfair.
table-no-help = Diese Runde zählt als dein erster Versuch: ohne Tipps und ohne Zurücknehmen.
table-refused-no-target = Karten kommen auf Baustapel oder Hilfsstapel.

## Wer gibt
draws-about = Alle ziehen eine Karte. Wer die höchste hat, gibt.
draws-deals = { $name } hat die höchste Karte und gibt.
draws-you-deal = Du hast die höchste Karte und gibst.

## Das Ende einer Runde
result-won = { $who ->
    [you] Du gewinnst Runde { $round }!
    [team] Dein Team gewinnt Runde { $round }!
    [pair] { $name } gewinnen Runde { $round }
   *[other] { $name } gewinnt Runde { $round }
}
result-single = { $who ->
    [you] Du gewinnst!
    [team] Dein Team gewinnt!
    [pair] { $name } gewinnen!
   *[other] { $name } gewinnt!
}
result-tie = Niemand gewinnt Runde { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Du gewinnst die Serie!
        [team] Dein Team gewinnt die Serie!
        [pair] { $name } gewinnen die Serie!
       *[other] { $name } gewinnt die Serie!
    }
   *[other] { $who ->
        [you] Du teilst dir den Seriensieg mit { $name }!
        [team] Dein Team teilt sich den Seriensieg mit { $name }!
       *[other] { $name } teilen sich den Seriensieg!
    }
}
result-next-round = Nächste Runde
result-new-game = Neues Spiel
result-again = Noch eine Runde
result-home = Startseite
result-review = Meine Züge ansehen
result-review-shared = Alle Züge ansehen
result-watch = Runde ansehen
# $stock: die Karten vom Spielerstapel darin; $plays: alle Karten
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Dein längster Zug
       *[other] Der längste Zug von { $name }
    }: { $plays ->
        [one] eine Karte
       *[other] { $plays } Karten
    }
   *[other] { $who ->
        [you] Dein bester Zug
       *[other] Der beste Zug von { $name }
    }: { $stock ->
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
       *[other] { $stock } Karten
    } vom Spielerstapel
}
# $passed: wie viele davor weniger und danach mehr Karten hatten; $names: diese
result-best-turn-about = Zug { $turn }{ $stock ->
    [0] { "" }
   *[other] {"  ·  "}vom Spielerstapel { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}vorbei an { $names }
}
result-watch-turn = Noch einmal sehen
result-watch-last = Den letzten Zug ansehen
result-more = Mehr ›
result-less = ‹ Zurück
# Ob es Glück war
luck-weighs = Die Karten werden gewogen …
luck-line = { $words }  { $shown ->
    [yes] ‹ Ohne Zahlen
   *[no] Zahlen ›
}
luck-with = { $who ->
    [you] Du hattest diesmal die besseren Karten.
    [team] Euer Team hatte diesmal die besseren Karten.
   *[other] Die besseren Karten diesmal: { $name }.
}
luck-despite = Mit den schlechteren Karten gewonnen.
luck-own = Wie waren die Karten?
luck-even = Niemand hatte deutlich bessere Karten.
luck-seat = Wessen Karten
luck-deals = besser als in
luck-chance = gewinnt allein durch Karten
luck-openers = Einsen und Wild-Karten
luck-playable = Spielerkarte passte
luck-of-hundred = { $count } von 100
luck-openers-of = { $count } ({ $expected } erwartet)
luck-playable-of = in { $count } von { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
result-turn-by-turn = Zug für Zug
result-best-turn-back = Der beste Zug
result-lesson = Fürs nächste Mal: { $mistake ->
    [stock-left] In Zug { $turn } hätte deine Karte vom Spielerstapel gepasst.
    [wild-spent] In Zug { $turn } hätte die Wild-Karte warten können.
    [opponent-helped] In Zug { $turn } hast du jemand anderem den Weg geebnet.
    [hand-held] In Zug { $turn } hätte mehr von deiner Hand gehen können.
    [card-spent] In Zug { $turn } hätten ein paar Karten warten können.
    [discard] In Zug { $turn } hättest du besser anders abgelegt.
   *[other] Zug { $turn } ist einen zweiten Blick wert.
}
result-lesson-show = Zeigen
result-undo = Zug zurücknehmen …
result-chart = Spielerstapel, Zug für Zug
result-marked-turn = Zug { $turn }
result-costliest = Zug { $turn } hat am meisten gekostet: −{ $percent } % Siegchance
result-no-cost-known = { $count ->
    [one] 1 deiner Züge lässt
   *[other] { $count } deiner Züge lassen
} sich nicht bewerten; die anderen haben nichts verschenkt
result-no-cost = Keiner deiner Züge hat etwas verschenkt
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] 1 Sieg entscheidet die Serie
       *[other] { $target } Siege entscheiden die Serie
    }
    [left] Die wenigsten Karten nach { $target ->
        [one] 1 Runde
       *[other] { $target } Runden
    }
   *[points] { $target } Punkte gewinnen die Serie
}
points-out = { $points } für den leeren Stapel
points-not-out = Kein Stapel leer gespielt, also keine 25
points-others = { $who ->
    [you] Du hattest
    [team] Dein Team hatte
    [many] Die anderen hatten
    [pair] { $name } hatten
   *[other] { $name } hatte
} noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} im Spielerstapel.
points-left = { $count } × { $each } für { $who ->
    [you] deinen Stapel
    [team] die Stapel deines Teams
    [other] den Stapel von { $name }
    [pair] die Stapel von { $name }
   *[many] die Stapel der anderen
}
points-total = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
points-counted = noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
# Dasselbe für alle, die das Rennen nicht sehen. $left wie in points-counted, $score wie in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, insgesamt { $score }.

## Bevor das Ende einer Runde zurückgenommen wird. $what ist eine Serie oder die einzige Runde.
reopen-title = Das Ende der Runde zurücknehmen?
reopen-move = Alles ab deinem letzten Zug wird zurückgenommen ({ $move }).
reopen-result = Die Runde ist dann nicht zu Ende, sondern geht von dort aus weiter.
reopen-points = Die Runde geht von dort aus weiter, und die { $points } Punkte für { $who ->
    [you] dich
    [team] dein Team
   *[other] { $name }
} werden wieder abgezogen.
reopen-marked = { $what ->
    [round] In der Statistik steht dann, dass diese Runde zurückgenommen wurde.
   *[series] Auf dem Punkteblatt und in der Statistik steht dann, dass diese Runde zurückgenommen wurde.
}
reopen-yes = Ja, zurücknehmen
reopen-no = Ergebnis behalten

## Üben: die Karten einer Runde neben ihrem Spiel
table-middle = Tischmitte
practice-title = Übung, zählt nicht
practice-back = Übung beenden
practice-back-about = Dein Spiel wartet genau dort, wo du warst.
practice-back-review = Das führt zurück zum Rückblick.
practice-back-challenges = Das führt zurück zu den Herausforderungen.
practice-back-days = Das führt zurück zum Kalender.
practice-undo = Zug zurücknehmen
practice-kept = Eine Übung wird nicht gespeichert, dein Spiel schon.

## Mehrere Menschen an einem Computer
handover-title = { $name } ist dran
handover-about = Drück auf den Knopf, sobald alle anderen wegschauen.
handover-look = Ich bin { $name }
table-panel = Neben dem Tisch

# Antworten auf die Tasten, die nach dem Tisch fragen; ein Bildschirmleser spricht sie.
answer-builds = Die Baustapel brauchen { $ranks }.
answer-turn = { $name }: { $turn }.
answer-no-turns = Die anderen waren noch nicht am Zug.
answer-not-on-turn = Du bist nicht am Zug.
answer-playable = Spielbare Karten: { $cards }.
answer-nothing = Du kannst keine Karte spielen. Leg eine ab, um deinen Zug zu beenden.
answer-from-discard = { $card } vom Hilfsstapel { $pile }
answer-discards = Hilfsstapel: { $piles }.
answer-stock = { $name }: Spielerstapel { $card }, noch { $left }
answer-piles = { $stock }; Hilfsstapel { $cards }.
answer-free = frei
# Am Stein, solange der Zug dauert. Das zweite ist die bisher längste Folge der Runde.
chain-count = { $count } in Folge
chain-longest = { $count } in Folge!
# An einem Spielerstapel mit nur noch einer Karte.
last-card = letzte Karte
# Nach einer Rücknahme, und nachdem dieselben Züge noch einmal gemacht wurden. $move: was das Protokoll vom ersten davon sagt
said-taken-back = Zurückgenommen: { $move }
said-redone = Noch einmal gespielt: { $move }
# Wenn ein Zug getippt zu werden beginnt
said-typing = Tipp deinen Zug und drück dann die Eingabetaste.
said-typed-stays = { $typed } steht noch da. Mit der Rücktaste änderst du es, andere Buchstaben beginnen neu.
said-hint-over = Der Tipp ist weg.
said-typing-over = Es wird kein Zug mehr getippt.
said-picked = Aufgenommen: { $card }. { $count ->
    [0] Passt auf keinen Baustapel.
    [one] Passt auf Baustapel { $piles }.
   *[other] Passt auf die Baustapel { $piles }.
}
said-put-back = Zurückgelegt.

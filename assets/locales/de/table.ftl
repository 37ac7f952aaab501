# Der Tisch: was dort liegt, was geschah, was man tun kann.

table-pair = { $first } und { $last }
table-team = Team { $team }

## Was geschah
event-deal = Die Karten sind gegeben: { $stock } für jeden Spielerstapel.
event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-draw-open = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
} { $cards }.
event-draw = { $name } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
event-building = { $who ->
    [you] Du sagst an: hinbauen zur { $card }.
   *[other] { $name } sagt an: hinbauen zur { $card }.
}
event-blocking = { $who ->
    [you] Du sagst an: { $other } blockieren.
   *[other] { $name } sagt an: { $other } blockieren.
}
event-play = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} eine { $rank } { $from } { $to }.
event-play-wild = { $who ->
    [you] Du spielst
   *[other] { $name } spielt
} einen Joker als { $rank } { $from } { $to }.
event-complete = Baustapel { $pile } ist vollendet.
event-replenish-completed = Aus den vollendeten Stapeln wird ein neuer Nachziehstapel mit { $draw } Karten gemischt.
event-replenish-builds = Aus den Karten unter den obersten der Baustapel wird ein neuer Nachziehstapel mit { $draw } Karten gemischt.
event-discard = { $who ->
    [you] Du legst
   *[other] { $name } legt
} { $rank ->
    [0] einen Joker
   *[other] eine { $rank }
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
} außer der Reihe: Was gespielt wurde, wird zurückgenommen, und der nächste Zug beginnt ohne zu ziehen.
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
} ungesehen unter { $who ->
    [you] deine Spielerkarte
   *[other] die Spielerkarte von { $name }
}.
event-out = { $who ->
    [you] Deine letzte Karte vom Spielerstapel ist gespielt!
   *[other] Die letzte Karte vom Spielerstapel von { $name } ist gespielt!
}
event-end = { $reason } Die Runde geht an { $name }.
event-end-tie = { $reason } Die Runde geht an niemanden.

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
slot-held = { $name } hat { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
slot-held-open = Hand von { $name }: { $cards }
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
slot-completed = Vollendete Stapel, { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}

## Auf dem Brett
table-needs = braucht { $rank }
table-draw = { $count } zu ziehen
table-completed = { $count } vollendet
table-wild = J
table-last-played = ↑ { $cards }
table-last-discarded = ↓ { $card }
table-last-passed = passt

## Um das Brett herum
table-menu = Menü
table-undo = Zurücknehmen
table-hint = Tipp
table-hint-about = Wie am stärksten gespielt würde, und warum ({ $key })
table-log-show = Verlauf
table-log-hide = Verlauf zu
table-round = Runde { $round }
table-target-points = bis { $target } Punkte
table-target-wins = bis { $target ->
    [one] 1 Sieg
   *[other] { $target } Siege
}
table-target-rounds = am wenigsten nach { $target ->
    [one] 1 Runde
   *[other] { $target } Runden
}
table-status-nowhere = { $rank ->
    [0] Nichts nimmt jetzt den Joker an.
   *[other] Nichts nimmt jetzt die { $rank } an.
}
table-status-promise = { $rank ->
    [0] Du hast angesagt, zu deinem Joker hinzubauen: Spiel weiter, bis er gespielt ist.
   *[other] Du hast angesagt, zu deiner { $rank } hinzubauen: Spiel weiter, bis sie gespielt ist.
}
table-pass = Passen
table-typing = Dein Zug: { $typed }▏
table-status-over = Die Runde ist vorbei.
table-status-other = { $name } ist am Zug.
table-status-own = Du bist am Zug: Spiel auf die Baustapel. Ablegen beendet deinen Zug.
table-status-held = { $rank ->
    [0] Wohin mit dem Joker?
   *[other] Wohin mit der { $rank }?
} Die Plätze dafür leuchten.
table-status-empty = Deine Hand ist leer: Spiel vom Spielerstapel oder von den Hilfsstapeln.
table-status-pass = Nichts zu spielen und nichts zu ziehen: Du darfst passen.

## Wer gibt
draws-title = Wer gibt?
draws-about = Alle ziehen eine Karte, die höchste gibt. Joker und Gleichstand ziehen noch einmal.
draws-deals = { $name } gibt.
draws-you-deal = Du gibst.
draws-go-on = Geben

## Das Ende einer Runde
result-you-win = Du gewinnst die Runde!
result-wins = Die Runde geht an { $name }
result-tie = Die Runde geht an niemanden
result-series = { $count ->
    [one] Die Serie geht an { $name }!
   *[other] Die Serie teilen sich { $name }!
}
result-next-round = Nächste Runde
result-new-game = Neues Spiel
result-home = Startseite
points-out = Ausgespielt
points-not-out = Niemand hat ausgespielt: ohne die 25
points-left = { $name }: noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} × { $each }
points-sum = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
}
points-counted = noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Das Menü
menu-title = Den Tisch verlassen?
menu-kept = Das Spiel bleibt erhalten, genau auf dieser Karte: auf dem Startbildschirm geht es weiter.
menu-stay = Weiterspielen
menu-leave = Verlassen
menu-keys = Tasten: U nimmt zurück, P passt, / beginnt einen geschriebenen Zug.
menu-keys-alone = Tasten: { $hint } gibt einen Tipp, U nimmt zurück, P passt, / beginnt einen geschriebenen Zug.

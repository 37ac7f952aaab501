# Herausforderungen: ein Spiel für mehrere.

challenges-title = Herausforderungen
challenges-about = Eine Herausforderung ist ein Spiel als kurzer Code: Wer ihn öffnet, spielt dieselben Karten gegen dieselben Gegner. Du machst sie aus jeder gespielten Runde, in der Liste oder gleich danach.
challenges-code = Code hier einfügen
challenges-counts = Dein erster Versuch zählt: ohne Tipps und ohne Zurücknehmen.
challenges-played-before = Du kennst diese Karten: Noch einmal gespielt, zählen sie nicht.
challenges-copy = Code kopieren
challenges-taken = Hier gespielt
challenges-open = Datei öffnen
challenges-open-about = Andere schicken dir eine Herausforderung als Datei oder die Aufzeichnung ihrer Runde, die sie in „Gespielte Runden“ speichern. Hier wird sie nachgespielt, damit niemand behaupten kann, was nicht gespielt wurde.
challenges-course = Karten übrig nach jedem Zug: { $cards }
challenges-played-cards = Karten gespielt in jedem Zug: { $cards }
challenges-save = Als Datei speichern
challenges-file = Herausforderung
challenges-waiting = Noch zu spielen
challenges-remove = Entfernen
challenges-rivals = Gespielt von { $names }. Sobald du auch gespielt hast, stehen eure Runden nebeneinander.
challenges-checking = Die Runden werden nachgespielt …
challenges-refused = { $name }: { $why }
challenge-kept = Unter „Herausforderungen“ wartet eine neue auf dich.{ $refused ->
    [0] { "" }
    [one] {" "}Eine Aufzeichnung davon beweist nichts und wurde ausgelassen.
   *[other] {" "}{ $refused } Aufzeichnungen davon beweisen nichts und wurden ausgelassen.
}
challenge-file-records = Eine Herausforderung hat höchstens { $most } Aufzeichnungen.
challenges-nameless = Ohne Namen
challenges-make = Herausfordern
challenges-make-about = Dasselbe Spiel für andere, als Code zum Verschicken
challenges-table-title = Herausforderung
challenges-back = Zu den Herausforderungen
challenge-code-none = Das ist kein Code einer Herausforderung: Ein Code ist eine Reihe von etwa 60 Buchstaben, Ziffern, - und _.
challenge-code-checksum = Dieser Code ist unvollständig oder hat einen falschen Buchstaben.
challenge-code-newer = Diese Herausforderung stammt von einer neueren Version von Skipstone.
challenge-code-content = Diese Version von Skipstone kann diese Herausforderung nicht spielen.
challenge-not-repeatable = Die Karten dieser Runde können für andere nicht noch einmal ausgeteilt werden.
attempt-other-deal = Diese Aufzeichnung ist von einem anderen Spiel: Sie hat { $what ->
    [rules] andere Regeln
    [players] andere Spieler
    [dealer] einen anderen Geber
   *[cards] andere Karten
}.
attempt-broken = Diese Aufzeichnung bricht in Zeile { $line } die Regeln und beweist deshalb nichts.
attempt-unfinished = Diese Runde wurde nicht zu Ende gespielt.
attempt-deviation = In Zeile { $line } tut ein Computerspieler etwas anderes als hier: Die Aufzeichnung wurde verändert oder ist von einer anderen Version von Skipstone.

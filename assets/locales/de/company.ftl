# Ein Tisch mit anderen: wer da ist, was sie sagen und fragen, und ob alles fair ist.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Ausblenden
table-watchers = Es schauen zu: { $names }
chat-draft = Etwas sagen
chat-send = Senden
chat-everyone = Alle
chat-partners = Partner
chat-to-partners = { $name } (an Partner)
chat-watcher = { $name } (schaut zu)

## Um das Brett
table-pause = Pause
table-undo-ask = Zurücknehmen?
table-watching = { $round }  ·  du schaust zu

## An den Plätzen
seat-away-for = weg, noch { $left }
seat-away = weg
seat-replaced = Computer spielt
away-asks = { $name } ist schon eine Weile weg.
away-replace = Ein Computer soll übernehmen
away-wait = Warten

## Zurücknehmen
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-agree = Einverstanden
takeback-refuse = Er bleibt
takeback-waits = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
takeback-answered = { $name } möchte den letzten Zug zurücknehmen: die anderen werden auch gefragt.
takeback-done = Der letzte Zug von { $name } wurde zurückgenommen.
takeback-over = Der Zug bleibt.

## Was das Spiel aufhält
paused-title = { $who ->
    [you] Du hast das Spiel angehalten
   *[other] { $name } hat das Spiel angehalten
}
paused-about = Niemand kann spielen, bis es weitergeht. Der Chat bleibt offen.
paused-go-on = Weiter
lost-title = Verbindung verloren
lost-again = Der Tisch ist nicht zu erreichen. Nächster Versuch in { $seconds } s; dein Platz bleibt dir.
lost-now = Der Tisch ist nicht zu erreichen. Es wird gerade wieder versucht; dein Platz bleibt dir.

## Das Ende einer Runde
result-verified = Geprüft: gegeben und gespielt wie versprochen.
result-rematch = Noch eine Serie
result-waits = Wer den Tisch eröffnet hat, kann noch eine Serie beginnen.
unfair-own-share = Nicht bestätigt: die Karten wurden ohne die Zufallszahl deines Computers gegeben.
unfair-secret = Nicht bestätigt: das Geheimnis des Gastgebers ist nicht das vor dem Geben versprochene.
unfair-seed = Nicht bestätigt: die Karten kamen nicht aus dem Geheimnis des Gastgebers und den Zufallszahlen aller.
differs-came-late = Nicht bestätigt: Dein Programm war nicht von vor dem Geben bis zum Ende dabei, ihm wurde also nichts versprochen.
differs-no-record = Nicht bestätigt: der Gastgeber zeigt die Aufzeichnung dieser Runde nicht.
differs-unreadable = Nicht bestätigt: die Aufzeichnung dieser Runde ist nicht zu lesen ({ $why }).
differs-other-round = Nicht bestätigt: die Aufzeichnung des Gastgebers ist die einer anderen Runde.
differs-unfinished = Nicht bestätigt: die Aufzeichnung des Gastgebers bricht vor dem Ende der Runde ab.
differs-rules = Nicht bestätigt: die Aufzeichnung dieser Runde verstößt gegen die Regeln ({ $why }).
differs-shown = Nicht bestätigt: bei Ereignis { $event } weicht die Aufzeichnung von dem ab, was dir gezeigt wurde.

## Das Menü
menu-kept-hosted = Der Tisch schließt für alle, und das Spiel bleibt auf genau dieser Karte erhalten: setze es vom Titelbild aus fort, dann kommen die anderen zurück.
menu-goes-on = Die anderen spielen weiter. Ein Computer übernimmt deinen Platz; du kannst zurückkommen und ihn wieder einnehmen.
menu-watched = Die anderen spielen ohne dich weiter.

## Was nicht geht
denied-late = Etwas anderes ist zuvorgekommen: sieh noch einmal hin.
denied-not-seated = Das können nur Mitspieler.
denied-host-only = Das kann nur, wer den Tisch eröffnet hat.
denied-not-now = Das geht jetzt nicht.
denied-seat-taken = Dieser Platz ist nicht frei.
denied-partners-silent = Partner sprechen nicht, solange einer von ihnen am Zug ist: sag es danach.
denied-not-in-the-rules = An diesem Tisch gilt diese Regel nicht.
denied-too-fast = Das war zu viel auf einmal: warte einen Moment.
denied-name-taken = Jemand an diesem Tisch heißt schon so.

## Tischsitten
table-draw-card = Ziehen
table-status-draw = Du bist am Zug: zieh zuerst deine Karten vom Nachziehstapel.
manners-ahead = { $name } hat außer der Reihe gespielt.
manners-catch = Ertappt!
manners-talked = { $name } hat im Zug des eigenen Teams geredet.
manners-call = Anzeigen

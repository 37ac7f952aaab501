# Ein Tisch mit anderen: wer da ist, was sie sagen und fragen, und ob alles fair war.

## Chat
table-chat = Chat
table-chat-unread = Chat ({ $count })
table-chat-hide = Ausblenden
table-watchers = Schauen zu: { $names }
chat-draft = Sag etwas
chat-send = Senden
chat-everyone = Alle
chat-partners = Mein Team
chat-to-partners = { $name } (ans Team)
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
away-replace = Computer übernehmen lassen
away-wait = Warten

## Zurücknehmen
takeback-asked = { $name } möchte den letzten Zug zurücknehmen.
takeback-agree = Na klar
takeback-refuse = Lieber nicht
takeback-waits = Die anderen müssen noch zustimmen, dass du den Zug zurücknimmst.
takeback-answered = { $name } möchte den letzten Zug zurücknehmen. Die anderen müssen noch zustimmen.
takeback-done = { $who ->
    [you] Dein letzter Zug wurde zurückgenommen.
   *[other] Der letzte Zug von { $name } wurde zurückgenommen.
}
takeback-over = Der Zug bleibt.

## Was das Spiel aufhält
paused-title = { $who ->
    [you] Du hast das Spiel angehalten
   *[other] { $name } hat das Spiel angehalten
}
paused-about = Bis es weitergeht, kann niemand spielen. Chatten könnt ihr trotzdem.
paused-go-on = Weiter
lost-title = Verbindung verloren
lost-again = Der Tisch ist nicht erreichbar. Nächster Versuch in { $seconds } s – dein Platz bleibt dir.
lost-now = Der Tisch ist nicht erreichbar. Neuer Versuch – dein Platz bleibt dir.
lost-again-watching = Der Tisch ist nicht erreichbar. Nächster Versuch in { $seconds } s.
lost-now-watching = Der Tisch ist nicht erreichbar. Neuer Versuch …

## Das Ende einer Runde
result-verified = Geprüft: fair gegeben und nach den Regeln gespielt.
# $number: die Nummer des Gebens, das gelungen ist; $names: wessen Zufallszahlen vorher fehlten.
result-redealt = { $number ->
    [2] Zweites Geben
    [3] Drittes Geben
   *[other] { $number }. Geben
}: Von { $names } kam keine Zufallszahl.
result-dealt-without = Ohne Zufallszahl von { $names } gegeben.
result-rematch = Noch eine Serie
result-waits = Der Gastgeber kann noch eine Serie starten.
unfair-own-share = Nicht bestätigt: Beim Geben wurde die Zufallszahl deines Computers nicht verwendet.
unfair-share = Nicht bestätigt: Beim Geben wurden Zufallszahlen verwendet, auf die sich niemand am Tisch festgelegt hatte.
unfair-restarted = Nicht bestätigt: Der Gastgeber hat das Geben ohne Grund neu begonnen.
unfair-host-alone = Der Gastgeber hat allein gegeben: Kein anderer Computer war beteiligt, deshalb kannst du es beim Zuschauen nicht prüfen.
unfair-dealer = Nicht bestätigt: Der Geber wurde nicht aus den Zufallszahlen aller gezogen.
unfair-secret = Nicht bestätigt: Das Geheimnis des Gastgebers ist nicht das, was er vor dem Geben versprochen hat.
unfair-seed = Nicht bestätigt: Die Karten kamen nicht aus dem Geheimnis des Gastgebers und den Zufallszahlen aller.
differs-came-late = Nicht bestätigt: Du warst nicht die ganze Runde verbunden, von vor dem Geben bis zum Ende.
differs-not-revealed = Nicht bestätigt: Der Gastgeber hat seinen Teil des Gebens nach der Runde nicht offengelegt.
differs-rewritten = Nicht bestätigt: Der Gastgeber hat Züge zurückgenommen, ohne dich zu fragen.
differs-bot = Nicht bestätigt: Bei Ereignis { $event } hat ein Computerspieler nicht seinen eigenen Zug gespielt.
differs-no-record = Nicht bestätigt: Der Gastgeber zeigt die Aufzeichnung dieser Runde nicht.
differs-unreadable = Nicht bestätigt: Die Aufzeichnung des Gastgebers ist nicht lesbar ({ $why }).
differs-other-round = Nicht bestätigt: Die Aufzeichnung des Gastgebers ist von einer anderen Runde.
differs-unfinished = Nicht bestätigt: Die Aufzeichnung des Gastgebers endet vor dem Ende der Runde.
differs-rules = Nicht bestätigt: Die Aufzeichnung des Gastgebers verstößt gegen die Regeln ({ $why }).
differs-shown = Nicht bestätigt: Bei Ereignis { $event } weicht die Aufzeichnung des Gastgebers von dem ab, was du gesehen hast.

## Das Menü
menu-kept-hosted = Der Tisch schließt für alle, aber das Spiel bleibt genau so gespeichert. Mit „Weiterspielen“ auf der Startseite öffnest du ihn wieder, und die anderen können zurückkommen.
menu-goes-on = Die anderen spielen weiter, und ein Computerspieler übernimmt deinen Platz. Du kannst jederzeit zurückkommen und selbst weiterspielen.
menu-watched = Die anderen spielen ohne dich weiter.

## Was nicht geht
denied-late = Am Tisch hat sich gerade etwas geändert – schau noch mal hin.
denied-not-seated = Das können nur Mitspieler.
denied-host-only = Das kann nur der Gastgeber.
denied-not-now = Das geht gerade nicht.
denied-seat-taken = Dieser Platz ist besetzt.
denied-partners-silent = Während jemand aus dem Team am Zug ist, redet ihr nicht. Sag es danach!
denied-not-in-the-rules = An diesem Tisch wird ohne diese Regel gespielt.
denied-too-fast = Das war etwas schnell. Warte einen Moment.
denied-name-taken = Jemand an diesem Tisch heißt schon so.

## Tischsitten
table-draw-card = Ziehen
table-status-draw = Du bist dran! Zieh zuerst deine Karten vom Nachziehstapel.
manners-ahead = { $name } hat außer der Reihe gespielt.
manners-catch = Erwischt!
manners-talked = { $name } hat geredet, während das eigene Team am Zug war.
manners-call = Melden

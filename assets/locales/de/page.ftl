# Die Seite, die der Browser eines Handys am Tisch zeigt: ihre eigenen festen Wörter. Der Gastgeber schickt sie alle, darum ohne
# Argumente.

## Hereinkommen
page-name = Dein Name
page-code = Code
page-stone = Dein Stein
page-age = Dein Alter
page-play = Mitspielen
page-watch = Zuschauen
page-again = Nochmal versuchen
page-here = Hier weiterspielen
page-offline = Keine Verbindung. Neuer Versuch …
page-moved = Der Tisch ist nicht zu erreichen. Bleibt das so, hat der Gastgeber vielleicht eine andere Adresse: Gib die ein, die auf seinem Bildschirm steht, dann kommt dein Platz mit.
page-moved-address = Die Adresse auf dem Bildschirm des Gastgebers
page-moved-go = Dorthin

## Die Lobby
page-seats = Plätze
page-free = Frei
page-watching = Schauen zu
page-rules = Regeln
page-all-rules = Alle Regeln an diesem Tisch

## Der Tisch
page-others = Die anderen
page-builds = Baustapel
page-own = Deine Stapel
page-hand = Deine Hand
page-draw = ziehen
page-next = danach
page-on-turn = am Zug
page-in-a-row = hintereinander
page-partner = Partner
page-discarding = Ablegen beendet deinen Zug
page-your-turn = Du bist am Zug

## Das Ergebnis
page-result = Ergebnis
page-player = Wer
page-left = Übrig
page-starts = Die nächste Runde beginnt in

## Chat und Verlauf
page-talk = Chat und Verlauf
page-reactions = Reaktionen
page-log = Was geschah
page-message = Sag etwas
page-team = Nur für Partner
page-send = Senden

## Das Menü
page-menu = Menü
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-settings = Auf diesem Gerät
page-sound = Töne
page-vibration = Vibrieren, wenn du dran bist

# Die Wörter der Regeln, überall gleich: stock pile = Spielerstapel, draw pile = Nachziehstapel, build pile = Baustapel,
# discard pile = Hilfsstapel, completed pile = voller Stapel, wild = Wild-Karte (wie auf der Karte, in Kurzform W), hand = Hand,
# play = spielen, discard = ablegen, pass = passen, round = Runde, series = Serie, seat = Platz, team = Team, dealer = Geber,
# preset = Vorlage. Rund um den Tisch: host = Gastgeber, record = Aufzeichnung, replay = Wiederholung, review = Rückblick.
# Geduzt wird.

back = Zurück

# Wer keinen Namen eingegeben hat: auf dem eigenen Platz und auf einem anderen.
player-you = Du
player-number = Spieler { $seat }

exported = Gespeichert als { $path }
not-exported = { $path } konnte nicht gespeichert werden: { $error }
not-exported-no-folder = Es gibt keinen Ordner für Dokumente, in dem das gespeichert werden könnte.
# What something is, with its value: "Ada: 89%".
labelled = { $label }: { $value }
copy-link = Link kopieren

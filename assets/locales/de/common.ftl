# Die Wörter der Regeln, überall gleich: stock pile = Spielerstapel, draw pile = Nachziehstapel, build pile = Baustapel,
# discard pile = Hilfsstapel, completed = vollendet, wild = Joker, hand = Hand, play = spielen, discard = ablegen,
# pass = passen, round = Runde, series = Serie, seat = Platz, team = Team, dealer = Geber. Geduzt wird.

back = Zurück

exported = Gespeichert als { $path }
not-exported = { $path } lässt sich nicht schreiben: { $error }
not-exported-no-folder = Es gibt keinen Ordner für deine Dokumente, in dem das gespeichert werden könnte.

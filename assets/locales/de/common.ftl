# Die Wörter der Regeln, überall gleich: stock pile = Spielerstapel, draw pile = Nachziehstapel, build pile = Baustapel,
# discard pile = Hilfsstapel, completed = vollendet, wild = Joker, hand = Hand, play = spielen, discard = ablegen,
# pass = passen, round = Runde, series = Serie, seat = Platz, team = Team, dealer = Geber. Geduzt wird.

back = Zurück

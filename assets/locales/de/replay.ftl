# Eine Runde, noch einmal gespielt.

# Wie die Seite heißt, für alle, die sie hören
replay-screen = Wiederholung
replay-player = { $name } ({ $level })
replay-unfinished = Die Aufzeichnung endet vor dem Ende der Runde.
replay-verified = Geprüft
replay-not-from-seed = Nicht aus der Zufallszahl
replay-differs = Gegen die Regeln
replay-about-verified = Jeder Zug folgt den Regeln, und gemischt wurde nach der Zufallszahl, die in der Aufzeichnung steht. Dass niemand diese Zahl ausgesucht hat, weißt du nur von Runden, bei denen du selbst dabei warst.
replay-about-not-from-seed = Jeder Zug folgt den Regeln, aber gemischt wurde nicht nach der Zufallszahl, die in der Aufzeichnung steht.
replay-about-differs = Die Wiederholung endet dort, wo die Aufzeichnung gegen die Regeln verstößt.
replay-own-turn = {" "}(dein Zug { $turn })
replay-place = Zug { $turn } von { $turns }{ $own }  ·  Karte { $move } von { $moves }
replay-play = Abspielen
replay-pause = Anhalten
replay-play-key = Abspielen oder anhalten (Leertaste)
replay-begin = Zurück zum Geben (Pos 1)
replay-turn-back = Einen Zug zurück (Umschalt + ←)
replay-back = Eine Karte zurück (←)
replay-forward = Eine Karte weiter (→)
replay-turn-forward = Einen Zug weiter (Umschalt + →)
replay-end = Zum Ende (Ende)
replay-print-key = Öffnet die Runde als PDF in deinem Betrachter; von dort druckst du sie (Strg + P).
replay-pdf = PDF
replay-pace = { $times }×
replay-all-hands = Alle Hände
replay-speed = Tempo
replay-view = Wessen Sicht

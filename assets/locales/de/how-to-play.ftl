# Das Spiel auf einer Seite, nach den üblichen Regeln. $faces: die gezeigten Karten, french oder mit Zahlen.

how-title = So geht’s

how-goal = Das Ziel
how-goal-about = Spiel deinen Spielerstapel vor allen anderen leer. Seine oberste Karte liegt offen; die Zahl daneben zeigt, wie viele Karten noch da sind.

how-piles = Die Stapel
how-piles-about = In der Mitte liegen vier Baustapel, die allen gehören. Jeder wird von { $faces ->
    [french] Ass bis Dame aufgebaut, eine Karte nach der anderen; eine Wild-Karte ersetzt jede beliebige Karte. Ein Stapel, der bei der Dame ankommt, ist voll und macht Platz für ein neues Ass.
   *[other] 1 bis 12 aufgebaut, eine Karte nach der anderen; eine Wild-Karte ersetzt jede beliebige Karte. Ein Stapel, der bei 12 ankommt, ist voll und macht Platz für eine neue 1.
} Vor jedem Spieler liegen ein Spielerstapel und vier Hilfsstapel.

how-turn = Dein Zug
how-turn-about = Deine Hand wird auf fünf Karten aufgefüllt. Dann spielst du so viele Karten, wie du magst, auf die Baustapel: aus der Hand oder die oberste von deinem Spielerstapel oder einem deiner Hilfsstapel. Hast du alle fünf gespielt, ziehst du sofort fünf neue und machst weiter. Spielen musst du nie.

how-discard = Ablegen beendet den Zug
how-discard-about = Leg eine Karte aus der Hand auf einen deiner Hilfsstapel. Jede Karte darf auf jede andere, aber nur die oberste kannst du später spielen. Leg sie also so, wie du sie nacheinander brauchst.

how-end = Das Ende einer Runde
how-end-about = Wer die letzte Karte vom eigenen Spielerstapel spielt, gewinnt die Runde: 25 Punkte und 5 für jede Karte, die noch in den Spielerstapeln der anderen liegt. Wer zuerst 500 Punkte hat, gewinnt die Serie.

how-partners = Teams
how-partners-about = In Teams darfst du auch von den Spieler- und Hilfsstapeln deines Teams spielen. Dein Team gewinnt die Runde, wenn alle seine Spielerstapel leer sind.

how-phones = Mit anderen
how-phones-about = Eröffne auf der Startseite einen Tisch: Andere kommen von ihren Computern dazu, oder, wenn du in der Lobby „Telefone dürfen mitspielen“ einschaltest, mit dem Browser ihres Telefons, indem sie einen Code scannen.

how-controls = An diesem Tisch
how-controls-about = Zieh eine Karte dorthin, wo sie hinsoll, oder klick erst die Karte und dann den Stapel an. Ein Doppelklick spielt sie dort, wo sie am besten passt. Pfeiltasten und Eingabetaste gehen auch. Passt eine Karte nicht, siehst du, warum. Spielst du allein, zeigt dir H, wie am stärksten gespielt würde, U nimmt deinen letzten Zug zurück, und die gehaltene Leertaste spult bis zu deinem nächsten Zug vor. ? zeigt alle Tasten, F11 wechselt zum Vollbild.

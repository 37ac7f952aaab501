# Das Spiel auf einer Seite, nach den üblichen Regeln.

how-title = So wird gespielt

how-goal = Das Ziel
how-goal-about = Spiel als Erstes deinen Spielerstapel leer. Seine oberste Karte liegt offen; die Zahl daneben sagt, wie viele noch da sind.

how-piles = Die Stapel
how-piles-about = In der Mitte liegen vier Baustapel, die allen gehören. Jeder wird von 1 bis 12 aufgebaut, eine Karte nach der anderen; ein Joker steht für jede Karte, die gerade gebraucht wird. Ein Stapel, der bei 12 ankommt, verlässt den Tisch, und sein Platz ist frei für eine neue 1. Vor allen liegen ein Spielerstapel und vier Hilfsstapel.

how-turn = Dein Zug
how-turn-about = Deine Hand wird auf fünf Karten aufgefüllt. Dann spielst du so viele Karten, wie du willst, auf die Baustapel: aus der Hand, von deinem Spielerstapel oder von deinen Hilfsstapeln, immer die oberste. Hast du alle fünf gespielt, ziehst du sofort fünf neue und machst weiter. Spielen musst du nie.

how-discard = Ablegen beendet den Zug
how-discard-about = Leg eine Karte aus der Hand auf einen deiner Hilfsstapel. Jede Karte darf auf jeder liegen, aber nur die oberste lässt sich später spielen; leg also zusammen, was du in dieser Reihenfolge brauchen wirst.

how-end = Das Ende einer Runde
how-end-about = Wer die letzte Karte eines Spielerstapels spielt, gewinnt die Runde: 25 Punkte und 5 für jede Karte, die in den Spielerstapeln der anderen übrig ist. Wer zuerst 500 Punkte hat, gewinnt die Serie.

how-partners = Teams
how-partners-about = Im Team darfst du auch von den Spieler- und Hilfsstapeln der anderen im Team spielen, und die Runde ist gewonnen, wenn alle Spielerstapel des Teams leer sind.

how-controls = An diesem Tisch
how-controls-about = Zieh eine Karte dorthin, wo sie hin soll, oder klick erst sie und dann den Platz an. Ein Doppelklick spielt sie, wo sie am besten passt. Mit den Pfeiltasten und der Eingabetaste geht es auch. Was nicht geht, sagt warum. An einem Tisch für dich allein zeigt H, wie am stärksten gespielt würde, und U nimmt den letzten Zug zurück.

# Die geführte Runde, Schritt für Schritt wie in assets/guide/round.txt, und die Tipps der ersten Runden. $name ist, wer mit dir
# spielt und spricht; in Tipps, wer als Nächstes dran ist. $faces: die gezeigten Karten, french mit Ass, Bube und Dame, sonst mit
# Zahlen.

guide-title = Spielen lernen · { $step } von { $steps }
guide-build = Hallo, ich bin { $name }! Die vier Plätze in der Mitte sind die Baustapel. Wir bauen alle darauf, von { $faces ->
    [french] A (Ass) bis Q (Dame). Du hast ein Ass: Leg es
   *[other] 1 bis 12. Du hast eine 1: Leg sie
} auf einen davon.
guide-note-controls = Zieh die Karte hin oder klick erst die Karte und dann den Platz an. Tasten: 1 bis 5 für deine Hand, 6 bis 9 für die Plätze in der Mitte.
guide-onto = Prima! Alle dürfen auf jedem Stapel weiterbauen, immer mit der nächsten Karte. Das ist jetzt die 2, und du hast eine.
guide-goal = Und darum geht’s: um die Spielerstapel. Der mit der 4 ist deiner, der mit der 3 ist meiner. Wer seinen zuerst leer hat, gewinnt!
guide-wild = Dein Spielerstapel zeigt eine 4, aber der Stapel in der Mitte braucht erst eine 3. Eine Wild-Karte ersetzt jede Karte: Leg sie dort als 3.
guide-stock = Und jetzt die 4 von deinem Spielerstapel!
guide-race = Siehst du die gepunktete Linie ganz oben? Das ist unser Rennen. Dein Stein ist gerade vorgerückt, weil dein Spielerstapel kleiner ist. Wer die Fahne erreicht, hat seinen leer.
guide-discard = Gut gemacht, jetzt sind es noch vier! Sonst passt nichts, also beende deinen Zug: Leg die 9 aus deiner Hand auf einen deiner Hilfsstapel. Von dort kannst du sie später spielen.
guide-watch = Ich bin dran! Ich spiele eine 5 und eine 6, dann lege ich auch ab. Die 3 auf meinem Spielerstapel passt noch nicht.
guide-hand = Du bist dran! Du hast wieder auf fünf Karten nachgezogen und kannst sie alle spielen. Erst die 7, dann die 8.
guide-freed = Prima, jetzt passt die Karte von deinem Spielerstapel: Spiel die 9! Und dann deine 10 darauf.
guide-empty = Zwei Handkarten sind noch übrig, { $faces ->
    [french] ein Ass
   *[other] eine 1
} und eine 2. Spiel auch sie, als Anfang eines neuen Stapels, und sieh, was passiert!
guide-refill = Deine Hand war leer, also hast du sofort fünf neue Karten vom Nachziehstapel gezogen. Und du bist immer noch dran!
guide-block = Aber pass auf: Mein Spielerstapel zeigt eine 3, und ein Stapel braucht eine 3! Leg deine eigene 3 dorthin, dann komme ich nicht weiter.
guide-order = Hey! Jetzt beende deinen Zug: Leg die 8 auf die 9. Nur die oberste Karte eines Hilfsstapels lässt sich spielen, und du brauchst die 8 vor der 9.
guide-blocked = Hm, meine 3 passt nicht mehr, also baue ich etwas anderes. Mit der { $faces ->
    [french] Dame ist ein Stapel voll. Er macht Platz für ein neues Ass
   *[other] 12 ist ein Stapel voll. Er macht Platz für eine neue 1
} und wird untergemischt, wenn der Nachziehstapel leer ist.
guide-finish = Du bist dran, und ich habe dir sogar geholfen. Spiel die 6 und dann die 7 von deinem Spielerstapel!
guide-reward = Und hier ist der Lohn für deinen ordentlichen Hilfsstapel: erst die 8, dann die 9.
guide-win = Noch zwei Karten auf deinem Spielerstapel, und beide passen. Spiel sie, und du gewinnst!
guide-won = Geschafft!

guide-go-on = Weiter
# Dasselbe für alle, die es hören
guide-go-on-key = Weiter mit der Eingabetaste.
guide-read-first = Lies erst, was { $name } sagt, und drück dann „Weiter“ oder die Eingabetaste.
# Die Antworten auf das, worauf ein Schritt nicht wartet: welche Karte zuerst kommt und wohin sie gehört.
guide-take = Nimm zuerst { $card } { $from ->
    [stock] von deinem Spielerstapel
    [discard] von deinem Hilfsstapel
   *[hand] aus deiner Hand
}.
guide-put = Leg die Karte jetzt auf einen leuchtenden { $onto ->
    [discard] Hilfsstapel
   *[build] Stapel in der Mitte
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] die Wild-Karte
        [1] das Ass
        [11] den Buben
        [12] die Dame
       *[other] die { $rank }
    }
   *[other] { $rank ->
        [0] die Wild-Karte
       *[other] die { $rank }
    }
}
guide-discard-later = Mit dem Ablegen wäre dein Zug vorbei. { $instead }
guide-other-order = Die Regeln erlauben das, aber ich möchte dir hier etwas anderes zeigen. { $instead }
guide-wait = Ich bin dran. Schau einfach zu!
guide-note-double-click = Noch schneller: Mit einem Doppelklick wird eine Karte gespielt, wo sie passt.
guide-kept = Du kannst jederzeit neu anfangen: „Spielen lernen“ steht auf der Startseite unter „Mehr“.

guide-end = Erste Runde gewonnen!
guide-end-about = Von { $faces ->
    [french] Ass bis Dame
   *[other] 1 bis 12
} bauen, den Spielerstapel leer spielen und am Ende des Zugs ablegen: Das ist schon das ganze Spiel. Weißt du nicht weiter, zeigt dir „Tipp“ einen guten Zug, und „Zurücknehmen“ nimmt Züge zurück. Lust auf ein kurzes ohne meine Hilfe?
guide-play = Ein kurzes Spiel beginnen

## Tipps
tip-close = Alles klar
tip-who-begins = Du fängst an, denn du sitzt links vom Geber. Das Geben wechselt von Runde zu Runde, also fängt nächstes Mal jemand anders an.
tip-last-hand-card = { $moment ->
    [after] Du hast deine ganze Hand gespielt, also hast du sofort eine neue gezogen. Und du bist immer noch dran!
   *[before] Spiel auch deine letzte Handkarte: Ist die Hand leer, ziehst du sofort eine neue.
}
tip-wild-for-stock = Die Wild-Karte kann die Karte vor der auf deinem Spielerstapel ersetzen. Dann passt deine { $rank }.
tip-block = Die { $rank } auf dem Spielerstapel von { $name } passt auf einen Baustapel. Leg deine eigene { $rank } zuerst dorthin, dann passt die von { $name } nicht mehr.
tip-discard-order = Bevor du ablegst: Ein guter Hilfsstapel zählt abwärts. Deine { $rank } passt gut auf die { $above }, denn die { $rank } brauchst du zuerst.
tip-hint = Welche Karte ist die richtige? „Tipp“ ({ $key }) zeigt dir, wie am stärksten gespielt würde und warum.
tip-skip = Wenn du das nächste Mal nicht warten willst: Halt die Leertaste oder drück „Zu meinem Zug“.

# Was der Browser eines Telefons an einem Tisch gesagt bekommt.

phone-title = Skipstone
phone-own-turn = Du bist dran:
phone-choose = spiel eine Karte, oder wirf eine ab und beende den Zug
phone-nothing-fits = nichts passt auf die Baustapel: Ablegen beendet deinen Zug
phone-draw = zieh zuerst deine Karten
phone-promise = spiel jetzt { $rank ->
    [0] die Wild-Karte
   *[other] die { $rank }
} vom Vorrat
phone-pass = nichts zu spielen und nichts zu ziehen: du kannst passen
phone-empty-hand = deine Hand ist leer: spiel vom Vorrat oder von deinen Ablagestapeln
phone-held = { $rank ->
    [0] die Wild-Karte
   *[other] die { $rank }
} { $can ->
    [both] spielen oder abwerfen
    [play] spielen
   *[discard] abwerfen
}
phone-next = braucht { $rank }
phone-play = spiel { $rank }
phone-discard = ablegen
phone-say-ready = Sag, wenn du bereit bist.
# $names: der Partner
phone-partners = { $count ->
    [one] Du spielst mit { $names } zusammen
   *[other] Du spielst zusammen mit { $names }
}
phone-renamed = Du heißt jetzt { $now }.
phone-tell-age = Das Alter entscheidet, wer beginnt: Gib deines unten ein.
phone-name-empty = Gib erst einen Namen ein.
phone-name-long = Dieser Name ist zu lang.
phone-leave-lobby = Dein Platz ist dann für andere frei.
phone-not-verified = Gespielt vom Telefon: Der Computer des Gastgebers übernimmt beim Geben den Teil dieses Platzes, darum kann er hier nicht geprüft werden.

## Der Weg an den Tisch
phone-knocking = Du klopfst an. Der Gastgeber muss dich hereinlassen.
phone-ask-code = Frag den Gastgeber nach dem Code am Ende der Adresse für Telefone und gib ihn unten ein.
phone-closed = Der Gastgeber lässt keine Telefone mehr herein.
phone-table-closed = Der Gastgeber hat den Tisch geschlossen.
phone-handed-over = Der Tisch geht an einem anderen Computer weiter. Dort stehen die neue Adresse und der neue Code.
phone-back-later = Der Gastgeber ist weg. Der Tisch geht weiter, wenn er zurück ist.
phone-elsewhere = Dieser Platz ist in einem anderen Tab oder auf einem anderen Gerät geöffnet.
phone-kicked = Der Gastgeber hat dich vom Tisch entfernt. Wenn du wiederkommen willst, klopf noch mal an.
phone-banned = Der Gastgeber hat dich gesperrt.
phone-left = Du hast den Tisch verlassen.
phone-lost = Der Tisch ist nicht erreichbar.

## Der Schalter des Gastgebers, und das Zeichen derer, die so kommen
phones-may-join = Telefone dürfen mitspielen
phones-about = Freunde spielen im Browser ihres Telefons, ohne etwas zu installieren.
phones-scan = Mit der Kamera eines Telefons scannen, oder die Adresse in dessen Browser tippen.
phones-unsafe = Was ein Telefon sendet, könnten andere in diesem Netz lesen oder ändern, und dein Computer übernimmt seinen Teil beim Geben.
phones-failed = Telefone können nicht mitspielen: Das Netzwerk dieses Computers lässt es nicht zu.
phone-badge = Telefon
phone-badge-about = Spielt vom Telefon: Der Computer des Gastgebers übernimmt beim Geben den Teil dieses Platzes, darum kann er hier nicht geprüft werden.
phones-scan-short = Scannen und mitspielen
phones-seats = { $seats ->
    [one] 1 Platz zu haben
   *[other] { $seats } Plätze zu haben
}

# Neben dem Urteil über eine Runde. $names: wer vom Telefon gespielt hat
result-on-phones = Der Computer des Gastgebers hielt die Karten für { $names } am Telefon.

# Vor dem Spiel: wer wo sitzt, nach welchen Regeln gespielt wird und wer hereinkommt.

lobby-title = Dein Tisch
lobby-table-of = Tisch von { $name }
lobby-opening = Dein Tisch wird eröffnet …
lobby-leave = Verlassen
lobby-asks-leave = Wenn du gehst, schließt der Tisch für alle, die hier sind.
lobby-stay = Bleiben
lobby-close = Tisch schließen
host-badge = Gastgeber

lobby-seats = Plätze
lobby-full = Alle Plätze sind besetzt.
lobby-free-about = Freie Plätze übernehmen beim Start Computerspieler.
# Für den Gastgeber. $names: der Computerspieler; $level: ihre Stufe
lobby-fills = { $count ->
    [one] Wenn du startest, übernimmt ein Computerspieler den freien Platz: { $names } ({ $level }).
   *[other] Wenn du startest, übernehmen Computerspieler die { $count } freien Plätze: { $names } ({ $level }).
}
lobby-free = Frei
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: { $seat }
lobby-person = Mensch
lobby-you = { $name } (du)
lobby-is-ready = bereit
lobby-key = Schlüssel { $key }, den nur dieser Computer hat
lobby-spectators = Schauen zu
lobby-own = So sehen dich alle. Zur Wahl stehen die Steine, die sonst niemand hat.
lobby-rename = Umbenennen
lobby-away = Rauswerfen …
lobby-away-of = { $name } rauswerfen …
lobby-away-ask = { $name } rauswerfen?
lobby-away-now = Ja
lobby-away-ever = Sperren
lobby-away-not = Nein

## Plätze tauschen, an Tischen mit Teams
lobby-swap-offer = Tauschen wir?
lobby-swap-offer-to = { $name } fragen, ob ihr die Plätze tauscht
lobby-swap = Tauschen …
lobby-swap-of = Platz von { $name } tauschen …
lobby-swap-here = Tauschen
lobby-swap-both = { $name } und { $other } die Plätze tauschen lassen
lobby-swap-not = Abbrechen

lobby-rules = Regeln: { $preset }
lobby-change = Ändern …
lobby-all-rules = Alle Regeln …
lobby-rules-title = Die Regeln an diesem Tisch
lobby-rules-back = Zurück in die Lobby
lobby-plan = Regeln und Tisch
lobby-use = Übernehmen
lobby-unused = Du hast etwas geändert. Soll es gelten?
lobby-unused-drop = Verwerfen
lobby-manners = Am Tisch
lobby-watching = Andere dürfen zuschauen
lobby-turn = Zeit pro Zug
lobby-turn-none = Unbegrenzt
lobby-turn-told = { $time } pro Zug
lobby-grace = Wartezeit für Abwesende
lobby-grace-about = Danach dürfen die anderen einen Computerspieler übernehmen lassen. Wer zurückkommt, bekommt den Platz wieder.
lobby-seconds = { $seconds } Sekunden
lobby-minutes = { $minutes } Minuten

lobby-door = Wer darf herein?
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-of-short-code = { $label }: Kurzcode
lobby-of-invite-code = { $label }: Einladungscode
lobby-new-code = Neuer Code
lobby-short-code-title = Kurzcode
lobby-invite-code-title = Einladungscode
lobby-invite-about = Zum Kopieren: Er beweist auch, wessen Tisch es ist.
lobby-short-code = Lies diesen Code vor: Wer ihn in diesem Netz in Skipstone eintippt, kommt herein.
lobby-spoken-code = Dein Tisch ist offen. Andere kommen mit dem Code { $code } herein.
lobby-short-code-redrawn = Es wurden zu viele falsche Codes versucht, deshalb hat der Tisch einen neuen. Er gilt nach einer Minute.
lobby-code-redrawn = Es wurden zu viele falsche Codes versucht. Der Kurzcode des Tisches ist jetzt { $code }; er gilt nach einer Minute.
lobby-addresses = Ohne den Code: { $addresses }
lobby-not-announced = Andere finden deinen Tisch nicht im Netzwerk. Gib ihnen den Code oder eine Adresse.
lobby-port-held = Andere finden deinen Tisch nicht im Netzwerk, weil ein anderes Programm den UDP-Port 5353 belegt. Gib ihnen den Code oder eine Adresse.
entry-knock = Anklopfen
entry-code = Code
entry-open = Offen
entry-knock-about = Du entscheidest, wer hereinkommt, außer mit dem Code:
entry-code-about = Nur wer den Einladungscode hat, kommt herein:
entry-open-about = Wer den Tisch findet, kommt herein. Der Code führt hin:

# $words: was gesagt wird
lobby-react = „{ $words }“ sagen

knock = { $name } möchte hereinkommen.
knock-to-watch = { $name } möchte zuschauen.
knock-new = Neu hier.
# $day: „am Freitag“
knock-known = War { $day } hier.
knock-known-before = War schon einmal hier.
knock-namesake = Du kennst { $name } von einem anderen Computer: Ist das ein zweiter, oder ist es jemand anderes?
knock-others = { $count ->
    [one] Es wartet noch jemand.
   *[other] Es warten noch { $count } andere.
}
knock-let-in = Einlassen
knock-refuse = Ablehnen

lobby-lost = Die Verbindung zum Gastgeber ist abgerissen. Neuer Versuch …
lobby-stand-up = Lieber zuschauen
lobby-ready = Bereit
lobby-not-ready = Doch noch nicht
lobby-begin = Los geht’s
lobby-begin-anyway = Trotzdem anfangen
lobby-reopen = Noch etwas ändern
lobby-alone = Noch bist du allein hier. Gib den Einladungscode weiter oder fang mit Computerspielern an.
lobby-begin-about = Fang an, wenn alle da sind. Alle sehen, was ihr spielt, und sagen, dass sie bereit sind.
lobby-waits = Der Gastgeber fängt an, sobald alle da sind.
lobby-say-ready = Möchtest du so spielen? Dann sag, dass du bereit bist.
lobby-missing = Noch nicht bereit: { $names }
lobby-watching-told = Du schaust zu. Setz dich auf einen freien Platz oder den eines Computerspielers, um mitzuspielen.
lobby-tell-age = Wer anfängt, entscheidet das Alter: Gib deins an deinem Platz ein.

## Was vorgeschlagen wird und was davon neu ist. $seat: eine Zahl; $name, $before, $now: Namen
proposal-changes = Neu, seit du zuletzt geschaut hast
proposal-as-shown = Alles ist so, wie du es gesehen hast
proposal-confirm = Für mich in Ordnung
proposal-age = { $age } Jahre
change-sits-down = Platz { $seat }: Hier spielt jetzt { $name }.
change-replaces = Platz { $seat }: Hier spielt jetzt { $name }, nicht { $before }.
# $name: mit der Stufe in Klammern
change-computer-sits-down = Platz { $seat }: Hier spielt der Computerspieler { $name }.
change-computer-replaces = Platz { $seat }: Hier spielt jetzt der Computerspieler { $name }, nicht { $before }.
change-level-unknown = unbekannt
change-renamed = { $name } heißt jetzt { $now }.
change-name-of-other = Den Namen { $name } hat jetzt jemand anderes.
change-age = { $name } gibt als Alter { $age } an.
change-no-age = { $name } gibt kein Alter mehr an.
change-on-phone = { $name } spielt jetzt am Telefon.
change-off-phone = { $name } spielt nicht mehr am Telefon.
change-away = { $name } ist weg: Bis zur Rückkehr spielt ein Computerspieler.
change-back = { $name } ist wieder da.
# Was nicht so ist, wie die Person es wollte. $wished: was sie wollte
surprise-seat = Du würdest auf Platz { $seat } spielen, hast aber Platz { $wished } gewählt.
surprise-name = Du würdest { $name } heißen, hast aber { $wished } gewählt.
surprise-age = Als dein Alter würde { $age } gelten.
surprise-no-age = Dein Alter würde nicht angegeben.
surprise-bots = Die Computerspieler stammen aus einer anderen Version von Skipstone: Dein Computer kann ihre Züge nicht prüfen, deshalb lässt sich die Runde nicht beweisen.
surprise-unknown-series = Diese Serie soll eine andere fortsetzen, die dein Computer nicht gesehen oder deren Gastgeber nicht mitgespielt hat: Für die Punkte steht nur der Gastgeber ein.
surprise-other-series = Das ist nicht die Serie, die du hier weiterspielen wolltest.
surprise-other-players = { $count ->
    [0] Zeitlimits oder Computerspieler sind andere als in der Serie, die hier weitergeht.
    [one] Auf Platz { $seats } säße jemand anders als in der Serie, die hier weitergeht.
   *[other] Auf den Plätzen { $seats } säßen andere als in der Serie, die hier weitergeht.
}
surprise-other-scores = Diese Serie setzt eine fort, die dein Computer anders gesehen hat: Nach Runde { $round } steht es bei dir { $own }, hier ginge es mit { $told } weiter.
move-stands = Du hast hier schon gezogen, und das gilt: Dein Zug wurde dem Gastgeber noch einmal geschickt.

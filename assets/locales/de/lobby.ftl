# Vor dem Spiel: wer wo sitzt, nach welchen Regeln gespielt wird, und wer hereinkommt.

lobby-title = Dein Tisch
lobby-table-of = Tisch von { $name }
lobby-opening = Der Tisch wird eröffnet …
lobby-leave = Verlassen

lobby-seats = Plätze
lobby-free-about = Wo bei Spielbeginn niemand sitzt, spielen Computerspieler.
lobby-free = Frei
lobby-sit = Setzen
lobby-person = Mensch
lobby-you = { $name } (du)
lobby-is-ready = bereit
lobby-key = Schlüssel { $key }
lobby-watchers = Sehen zu
lobby-away = Wegschicken …
lobby-away-ask = { $name } wegschicken?
lobby-away-now = Jetzt
lobby-away-ever = Für immer
lobby-away-not = Nein

lobby-rules = Regeln: { $preset }
lobby-change = Ändern …
lobby-plan = Regeln und Tisch
lobby-use = So spielen
lobby-manners = Am Tisch
lobby-watching = Andere dürfen zusehen
lobby-turn = Zeit pro Zug
lobby-turn-none = Ohne Grenze
lobby-turn-told = { $time } pro Zug
lobby-grace = Ein verlorener Platz wartet
lobby-grace-about = Danach dürfen die anderen einen Computerspieler übernehmen lassen. Er gibt den Platz bei der Rückkehr wieder her.
lobby-seconds = { $seconds } Sekunden
lobby-minutes = { $minutes } Minuten

lobby-door = Wer hereinkommt
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-new-code = Neuer Code
lobby-addresses = Ohne den Code: { $addresses }
lobby-not-announced = Dein Tisch wird im Netzwerk nicht von selbst gefunden: Gib den Code oder eine Adresse weiter.
entry-knock = Anklopfen
entry-code = Code
entry-open = Offen
entry-knock-about = Du wirst gefragt, außer bei denen mit dem Code:
entry-code-about = Nur wer den Einladungscode hat, kommt herein:
entry-open-about = Wer den Tisch findet, kommt herein. Der Code führt hin:

knock = { $name } möchte hereinkommen.
knock-new = Neu hier. Schlüssel { $key }
knock-known = War schon einmal hier. Schlüssel { $key }
knock-namesake = Vorsicht: Du kennst jemand anderen namens { $name }. Hier ist der Schlüssel { $key }, du kennst { $known }.
knock-let-in = Einlassen
knock-refuse = Nein

lobby-lost = Die Verbindung zum Tisch ist abgerissen. Sie wird von selbst wieder aufgebaut.
lobby-stand-up = Nur zusehen
lobby-ready = Bereit
lobby-not-ready = Doch noch nicht
lobby-begin = Beginnen
lobby-alone = Noch sitzt niemand sonst am Tisch. Gib den Einladungscode weiter, oder beginne mit Computerspielern.
lobby-all-ready = Alle sind bereit.
lobby-missing = Noch nicht bereit: { $names }
lobby-waits = Gleich geht es los: Wer den Tisch eröffnet hat, beginnt.
lobby-say-ready = Sag Bescheid, sobald du bereit bist.
lobby-watching-told = Du siehst zu. Zum Mitspielen setz dich auf einen freien Platz.
lobby-tell-age = Wer beginnt, richtet sich nach dem Alter: Gib deines an deinem Platz ein.

# What the player must be told wherever they are.

notice-dismiss = Verstanden
notice-other-profile = Anderes Profil nehmen
notice-unsaved = Noch nicht gespeichert: { $why } Du kannst weiterspielen; mit jedem Zug wird es wieder versucht.
notice-setting = { $path }: { $key } = { $found } geht nicht, deshalb gilt der übliche Wert. Möglich sind { $allowed }.
notice-series-gone = Diese Serie gibt es nicht mehr.
notice-no-key = Du hast keinen Schlüssel, an dem andere dich erkennen, und es lässt sich keiner machen: { $why }
notice-no-table = Dein Tisch lässt sich nicht eröffnen. { $why }
notice-homeless = Das System nennt keinen persönlichen Ordner, deshalb bleibt nichts über dieses Fenster hinaus erhalten.

trouble-in-use = Ein anderes Skipstone-Fenster hat die Daten dieses Spielers geöffnet. Hier wird nichts behalten, bis es geschlossen ist.
trouble-unusable = { $path } lässt sich nicht verwenden: { $why }.
trouble-damaged = { $path } ist beschädigt ({ $why }). Die Datei bleibt als { $now } erhalten, und eine neue beginnt.
trouble-newer = Ein neueres Skipstone hat { $path } geschrieben. Die Datei bleibt, wie sie ist, und hier wird nichts gespeichert: Aktualisiere Skipstone oder nimm ein anderes Profil.
trouble-foreign = { $path } gehört einem anderen Programm. Die Datei wurde als { $now } aufgehoben, und eine neue beginnt.
trouble-library-format = { $path } hat ein Format, das zu alt zum Lesen ist. Die Datei wurde als { $now } aufgehoben, und eine neue beginnt.
trouble-value = Ein Eintrag ist nicht lesbar ({ $what } { $key }: { $why }). Er bleibt, wo er ist.
trouble-round = Die Runde auf dem Tisch kann nicht weitergehen ({ $why }). Sie wurde beiseitegelegt und wird neu gegeben.

cause-full = der Datenträger ist voll
cause-read-only = es darf nur gelesen werden
cause-denied = der Zugriff wird verweigert

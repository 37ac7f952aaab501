# Was man wissen muss, wo immer man gerade ist.

notice-dismiss = Alles klar
notice-other-profile = Anderes Profil nehmen
notice-unsaved = Noch nicht gespeichert. { $why } Du kannst weiterspielen; mit jedem Zug wird es wieder versucht.
notice-setting = { $path }: ungültiger Wert { $found } für { $key }; möglich ist { $allowed }. Es gilt der Standardwert.
setting-one-of = einer von { $values }
setting-name = eine Zeile mit höchstens 64 Bytes
setting-interfaces = "all", "loopback", "none" oder Namen von Netzwerkkarten, durch Kommas getrennt
setting-port = eine Zahl von { $low } bis { $high }
notice-series-gone = Diese Serie gibt es nicht mehr.
notice-no-key = Der Schlüssel, an dem andere dich erkennen, konnte nicht erstellt werden: { $why }
notice-no-table = Dein Tisch lässt sich nicht eröffnen. { $why }
notice-homeless = Auf diesem System gibt es keinen persönlichen Ordner für dich, deshalb wird nichts gespeichert, wenn du dieses Fenster schließt.

trouble-in-use = Ein anderes Skipstone-Fenster benutzt die Daten dieses Spielers. Hier wird nichts gespeichert, bis du es schließt.
trouble-unusable = { $path } lässt sich nicht verwenden: { $why }.
trouble-damaged = { $path } ist beschädigt ({ $why }). Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
trouble-newer = Deine gespeicherten Daten in { $path } kommen von einer neueren Version von Skipstone und bleiben, wie sie sind. Aktualisiere Skipstone oder nimm ein anderes Profil.
trouble-foreign = { $path } gehört zu einem anderen Programm. Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
trouble-library-format = { $path } hat ein Format, das zu alt zum Lesen ist. Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
trouble-value = Ein Eintrag ist nicht lesbar ({ $what } { $key }: { $why }). Er bleibt, wie er ist.
trouble-round = Die laufende Runde kann nicht weitergehen ({ $why }). Sie wurde beiseitegelegt und wird neu gegeben.

cause-full = der Datenträger ist voll
cause-read-only = dort darf nur gelesen werden
cause-denied = der Zugriff wird verweigert

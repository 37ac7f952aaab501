# Was man wissen muss, wo immer man gerade ist.

notice-dismiss = Alles klar
notice-show-report = Bericht zeigen
notice-crashed = Skipstone wurde wegen eines Fehlers beendet, tut uns leid. Dein Spiel ist gespeichert. Im Bericht für die Entwickler stehen weder Karten noch Namen noch Schlüssel.
notice-no-viewer = Es gibt kein Programm, das den Bericht zeigt. Er liegt in { $path }.
notice-other-profile = Anderes Profil nehmen
notice-unsaved = Noch nicht gespeichert. { $why } Du kannst weiterspielen; mit jedem Zug wird es wieder versucht.
unsaved-lost = { $why } { $moves ->
    [0] Deine letzten Änderungen gingen
    [one] Ein Zug ginge
   *[other] { $moves } Züge gingen
} verloren.
unsaved-disk-full = Der Datenträger ist voll.
unsaved-asks-close = { $lost } Skipstone trotzdem schließen?
unsaved-asks-switch = { $lost } Trotzdem ein anderes Profil nehmen?
unsaved-cancel = Abbrechen
unsaved-close = Trotzdem schließen
unsaved-switch = Trotzdem nehmen
notice-setting = { $path }: ungültiger Wert { $found } für { $key }; möglich ist { $allowed }. Es gilt der Standardwert.
setting-one-of = einer von { $values }
setting-name = eine Zeile mit höchstens 64 Bytes
setting-interfaces = "all", "loopback", "none" oder Namen von Netzwerkkarten, durch Kommas getrennt
setting-number = eine Zahl von { $low } bis { $high }
notice-series-gone = Dieses Spiel gibt es nicht mehr.
notice-series-no-round = In diesem Spiel gibt es keine Runde zum Üben.
notice-no-key = Der Schlüssel, an dem andere dich erkennen, konnte nicht erstellt werden: { $why }
notice-no-table = Dein Tisch lässt sich nicht eröffnen. { $why }
notice-no-home-dir = Auf diesem System gibt es keinen persönlichen Ordner für dich, deshalb wird nichts gespeichert, wenn du dieses Fenster schließt.

store-error-in-use = Ein anderes Skipstone-Fenster benutzt die Daten dieses Spielers. Hier wird nichts gespeichert, bis du es schließt.
store-error-unusable = { $path } lässt sich nicht verwenden: { $why }.
store-error-damaged = { $path } ist beschädigt ({ $why }). Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
store-error-newer = Deine gespeicherten Daten in { $path } kommen von einer neueren Version von Skipstone und bleiben, wie sie sind. Aktualisiere Skipstone oder nimm ein anderes Profil.
store-error-foreign = { $path } gehört zu einem anderen Programm. Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
store-error-unreleased = { $path } stammt von einem Skipstone vor Version 0.1.0. Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
store-error-library-format = { $path } hat ein Format, das zu alt zum Lesen ist. Die Datei bleibt als { $now } erhalten, und eine neue wurde angelegt.
store-error-value = Ein Eintrag ist nicht lesbar ({ $what } { $key }: { $why }). Er bleibt, wie er ist.
store-error-round = Die laufende Runde kann nicht weitergehen ({ $why }). Sie wurde beiseitegelegt und wird neu gegeben.

cause-full = der Datenträger ist voll
cause-read-only = dort darf nur gelesen werden
cause-denied = der Zugriff wird verweigert
notice-played-for-you = Ein Computerspieler hat zeitweise für dich gezogen. Sonst war alles fair gemischt und nach den Regeln gespielt.
notice-round = Runde { $number }: { $words }
notice-broken-round = Der Gastgeber hat in einer Runde die Regeln gebrochen. Der unterschriebene Beweis liegt in { $path }; „skipstone verify“ zeigt jedem, was er beweist.

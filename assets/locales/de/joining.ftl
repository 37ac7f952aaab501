# An jemandes Tisch kommen.

join-title = Mitspielen
join-where = Adresse oder Code
join-where-example = K7M-4RX, 192.168.1.20 oder 0A5K2-…
join-play = Mitspielen
join-watch = Zuschauen
join-go = Los
join-found = Tische in diesem Netzwerk
join-looking = Suche nach Tischen … Ist deiner nicht dabei, gib seine Adresse oder einen Einladungscode ein.
join-looking-off = Die Suche nach Tischen ist in den Einstellungen ausgeschaltet. Mit einer Adresse oder einem Einladungscode geht es trotzdem.
join-looking-failed = In diesem Netzwerk kann nicht nach Tischen gesucht werden. Mit einer Adresse oder einem Einladungscode geht es trotzdem.
join-looking-port-held = Ein anderes Programm hält Skipstone davon ab, nach Tischen zu suchen: Es belegt den UDP-Port 5353. Mit einer Adresse oder einem Einladungscode geht es trotzdem.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } spielt eure Serie mit { $names } weiter
join-free = { $free ->
    [0] alle { $seats } Plätze besetzt
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}
join-kept = dein Platz wartet auf dich
join-kept-claimed = vielleicht wartet hier dein Platz
join-host-known = bekannt
join-host-claimed = vielleicht ein bekannter Gastgeber
join-is-code = Ein Einladungscode für den Tisch unter { $address }.
join-is-computer = { $host }, Port { $port }
join-is-computer-with-code = Ein Kurzcode für den Tisch unter { $host }, Port { $port }.
join-is-short-code = Ein Kurzcode für „{ $table }“.
join-short-code-looking = Ein Kurzcode. In diesem Netz wurde noch kein Tisch gefunden: Warte einen Moment oder schreib die Adresse davor, etwa 192.168.1.20/K7M-4RX.
join-short-code-address = Ein Kurzcode. Nach Tischen wird nicht gesucht, also schreib die Adresse davor, etwa 192.168.1.20/K7M-4RX.
join-short-code-choose = Ein Kurzcode. Es gibt mehr als einen Tisch: Wähl den des Gastgebers, der dir den Code gesagt hat. An einem anderen zählt der Versuch als falsch.
# Wo mehrere Tische im Netzwerk sind. $code: der Kurzcode
join-which-host = Von wem hast du den Code { $code }?
join-which-host-about = Wähl den Tisch, von dem er ist, oder drück seine Nummer. Ein Versuch an einem anderen würde dort als falsch zählen.
join-address-code-letter = Das ist kein Code eines Tisches: Sieh ihn dir noch einmal an. Codes haben die Ziffern 2 bis 9 und die Buchstaben { $letters }, aber kein „{ $letter }“.
# $address: das Getippte mit dem Port
join-address-code-almost = Das ist kein Code eines Tisches: Sieh ihn dir noch einmal an. Codes haben die Ziffern 2 bis 9 und die Buchstaben { $letters }, aber kein „{ $letter }“. Ist es der Name eines Computers, tipp { $address }.
join-address-code-almost-length = Das ist kein Code eines Tisches: Codes haben { $letters } Buchstaben und Ziffern. Ist es der Name eines Computers, tipp { $address }.
join-address-code-length = Ein Kurzcode hat { $letters } Buchstaben und Ziffern.

join-address-empty = Gib die Adresse des Gastgebers oder den Einladungscode ein. Beides sieht der Gastgeber an seinem Tisch.
join-address-letter = „{ $letter }“ kommt in Einladungscodes nicht vor. Sie bestehen aus Ziffern und Buchstaben ohne U.
join-address-short = Das ist noch nicht der ganze Einladungscode: { $letters } von mindestens 30 Zeichen.
join-address-typo = Im Einladungscode ist ein Tippfehler. Vergleich ihn mit dem des Gastgebers.
join-address-newer = Dieser Code kommt von einer neueren Version von Skipstone. Bitte aktualisiere deine.
join-address-port = „{ $port }“ ist kein Port. Ports sind Zahlen von 1 bis 65535.
join-address-host = „{ $host }“ ist weder eine Adresse noch ein Einladungscode.

## Warten
join-of-code = Tisch deines Einladungscodes
join-calling = Verbinde: { $table } …
join-calling-about = Das dauert höchstens ein paar Sekunden.
join-knocked = Du hast angeklopft: { $table }
join-knocked-about = Warte, bis dich der Gastgeber als „{ $name }“ hereinlässt.
join-knocked-watch-about = Warte, bis dich der Gastgeber als „{ $name }“ zum Zuschauen hereinlässt.
join-knocked-once = Das ist nur beim ersten Mal nötig.
join-cancel = Abbrechen

## Warum nicht
join-failed = Das hat nicht geklappt: { $table }
join-over = Du bist nicht mehr dabei: { $table }
join-again = Noch mal versuchen
join-knock = Noch mal anklopfen
join-watch-instead = Lieber zuschauen
join-choose = Anderer Tisch
join-home = Zur Startseite
join-other-code = Zurück zum Code
join-unknown = Hier gibt es keinen Computer namens „{ $name }“.
join-unknown-or-code = Hier gibt es keinen Computer namens „{ $name }“, und ein Code eines Tisches ist es auch nicht: Codes haben nur die Ziffern 2 bis 9 und die Buchstaben { $letters }.
join-unknown-next = Prüf die Schreibweise oder nimm seine Adresse, die sieht etwa so aus: 192.168.1.20. Der Port ist { $port }, wenn der Gastgeber nichts anderes sagt.
join-no-network-next = Ist dieser Computer mit einem Netzwerk verbunden?
join-nothing-answers = { $near ->
    [true] Der Computer des Tisches antwortet nicht.
   *[false] Keine Antwort von { $address }.
}
join-nothing-answers-next = Ist der Tisch noch offen? Dann muss die Firewall auf dem Computer des Gastgebers Skipstone durchlassen: UDP-Port { $port }.
join-alike = Unter { $address }, Schlüssel { $key }
kept-at-other-table = Das ist ein neuer Tisch. Dein Platz am Tisch „{ $table }“ bleibt dir, bis { $name } auch den wieder öffnet.
join-kept-not-open = „{ $table }“ ist gerade nicht offen
join-kept-closed = Der Computer des Gastgebers antwortet nicht. Dein Platz bleibt dir.
join-kept-closed-watched = Bleib hier: Sobald der Tisch wieder offen ist, bist du wieder dabei, auch wenn er eine andere Adresse hat. Ist er jetzt schon offen, prüfe, ob beide Computer im selben Netzwerk sind.
join-kept-closed-next = Komm zurück, sobald der Tisch wieder offen ist. Ist er offen, prüfe, ob beide Computer im selben Netzwerk sind.
join-other-network = Keine Antwort von { $address }, das in einem anderen Netzwerk ist als dieser Computer.
join-other-network-next = Verbinde dich mit demselben Netzwerk, zum Beispiel mit demselben WLAN, und versuch es noch mal.
join-unreachable = { $near ->
    [true] Der Computer des Tisches ist von hier aus nicht erreichbar.
   *[false] { $address } ist von hier aus nicht erreichbar.
}
join-unreachable-next = Prüf die Adresse: Fehlt eine Ziffer oder ist eine falsch?
join-no-address = Dieser Tisch verrät nicht, wie er zu erreichen ist.
join-no-address-next = Frag den Gastgeber nach dem Einladungscode oder einer Adresse. Beides steht an seinem Tisch.
join-other-protocol = Unter { $address } gibt es keinen Skipstone-Tisch, den diese Version versteht.
join-other-protocol-next = Ihr braucht beide dieselbe Version von Skipstone. Du hast { $version }.
join-busy = Der Gastgeber kann gerade keine weiteren Verbindungen annehmen.
join-busy-next = Versuch es gleich noch mal.
join-key-changed = Das ist nicht der Gastgeber, den du kennst
join-key-changed-next = Dieser Tisch hatte früher einen anderen Schlüssel. Vielleicht hat der Gastgeber Skipstone neu eingerichtet oder einen neuen Computer, vielleicht gibt sich aber auch jemand für ihn aus. Frag den Gastgeber, bevor du mitspielst, und vergleicht den neuen Schlüssel mit dem an seinem Tisch.
join-key-before = Der Schlüssel, den du kennst
join-key-now = Der Schlüssel, der jetzt gezeigt wird
join-key-stay = Nicht beitreten
join-key-anyway = Trotzdem beitreten
join-unexpected-key = Geantwortet hat nicht der Gastgeber aus der Liste.
join-unexpected-key-next = Der Schlüssel ist ein anderer. Vielleicht gibt sich jemand für den Gastgeber aus. Frag den Gastgeber nach dem Einladungscode und nimm den.
join-not-the-table = Das ist nicht der Tisch zu diesem Einladungscode.
join-not-the-table-next = Frag den Gastgeber nach dem aktuellen Code.
join-lost-next = Versuch es noch mal. Wenn das öfter passiert, frag den Gastgeber, ob sein Tisch noch offen ist.
join-protocol-violation = Das Programm des Gastgebers hat etwas geschickt, das nicht stimmen kann: { $why }.
join-protocol-violation-next = Danach wäre auf das Spiel kein Verlass mehr. Vergleicht eure Versionen von Skipstone und aktualisiert beide.
join-version = Der Gastgeber hat Version { $app }, du hast { $own }. Die passen nicht zusammen.
join-version-host = Der Gastgeber muss Skipstone aktualisieren.
join-version-guest = Bitte aktualisiere dein Skipstone.
join-full = Alle Plätze sind besetzt.
join-full-next = Du kannst zuschauen und ab der nächsten Runde mitspielen, wenn ein Computer einen Platz hat.
join-no-watching = An diesem Tisch kann sonst niemand zuschauen.
join-no-watching-next = Bitte den Gastgeber, am Tisch Zuschauer zu erlauben.
join-not-let-in = Der Gastgeber hat dich nicht hereingelassen.
join-not-let-in-next = Vielleicht hat gerade niemand hingesehen. Frag den Gastgeber und klopf noch mal an.
join-code-needed = Für diesen Tisch brauchst du den Einladungscode.
join-code-needed-next = Frag den Gastgeber nach dem Code und gib ihn statt der Adresse ein.
join-wrong-short-code = Das ist nicht der Code dieses Tisches, oder nicht mehr. { $tries ->
    [0] Du hast keinen Versuch mehr, bis der Tisch einen neuen Code hat.
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
}
join-wrong-short-code-next = Frag den Gastgeber nach dem aktuellen Code, oder prüf Tisch und Adresse.
join-codes-paused = An diesem Tisch wurden zu viele falsche Codes versucht, deshalb hat er jetzt einen neuen.
join-codes-paused-next = Frag den Gastgeber nach dem neuen Code und versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
join-wrong-code = Der Einladungscode ist falsch oder gilt nicht mehr. { $tries ->
    [0] Vorerst kannst du es nicht noch mal versuchen.
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
}
join-wrong-code-next = Frag den Gastgeber nach dem aktuellen Code.
join-banned = Der Gastgeber hat dich gesperrt.
join-banned-next = Das kann nur der Gastgeber wieder ändern.
join-name-taken = An diesem Tisch heißt schon jemand wie du.
join-name-taken-next = Nimm für diesen Tisch einen anderen Namen.
join-no-seat = An dem Tisch, der jetzt offen ist, hast du keinen Platz.
join-no-seat-next = Komm dazu – vielleicht ist einer frei. Ein Platz an einem früheren Tisch bleibt dir.

network-in-use = Port { $port } wird von einem anderen Programm benutzt.
network-not-allowed = Dieses System lässt Skipstone den Port { $port } nicht benutzen.
network-not-here = { $address } ist keine Adresse dieses Computers.
network-other = Das Netzwerk dieses Computers lässt sich nicht benutzen: { $why }

lost-ended = Der Gastgeber hat die Verbindung beendet.
lost-silent = Die Verbindung ist abgerissen.
lost-restarted = Das Programm des Gastgebers wurde neu gestartet.
lost-misunderstood = Das Programm des Gastgebers war nicht zu verstehen: { $why }.
lost-broken = Die Verbindung ist gescheitert: { $why }.

farewell-back-later = { $name } ist gegangen. Das Spiel geht weiter, sobald der Tisch wieder offen ist.
farewell-handed-over = Der Tisch geht an einem anderen Computer weiter. Sobald er dort offen ist, steht er hier in der Liste.
farewell-kicked = { $name } hat dich vom Tisch entfernt. Ein Platz wird dir nicht freigehalten.
farewell-kicked-next = Wenn du wiederkommen willst, klopf noch mal an.
farewell-banned = { $name } hat dich gesperrt. Du kannst nicht wiederkommen.
farewell-replaced = Du bist von einem anderen Fenster oder Computer aus beigetreten.
farewell-too-slow = Deine Verbindung war zu langsam für das Spiel.
farewell-misunderstood = Die beiden Programme verstehen sich nicht. Ihr braucht beide dieselbe Version von Skipstone.

introduction-title = Wie heißt du am Tisch?
introduction-about = So sehen dich die anderen. Beides kannst du später ändern, in den Einstellungen und in der Lobby.
introduction-name = Wie heißt du?
introduction-name-example = Dein Name
introduction-nameless = …
introduction-stone = Welcher Stein bist du?
introduction-no-name = Tipp zuerst einen Namen ein. Es darf jeder sein, und du kannst ihn später ändern.
introduction-sit = Hinsetzen
introduction-cancel = Abbrechen
join-wanted = Wozu

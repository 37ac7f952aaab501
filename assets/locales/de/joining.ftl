# Zu jemandes Tisch kommen.

join-title = Zu einem Tisch
join-where = Adresse oder Einladungscode
join-where-example = 192.168.1.20 oder 0A5K2-…
join-play = Mitspielen
join-watch = Zuschauen
join-go = Los
join-found = Tische in diesem Netzwerk
join-looking = Tische werden gesucht … Fehlt einer, führen seine Adresse oder ein Einladungscode hin.
join-looking-off = Nach Tischen wird nicht gesucht: So steht es in den Einstellungen. Eine Adresse oder ein Einladungscode führt hin.
join-looking-failed = In diesem Netzwerk lässt sich nicht nach Tischen suchen. Eine Adresse oder ein Einladungscode führt hin.
join-free = { $free ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $free } Plätze
} von { $seats } frei
join-host-known = bekannt
join-host-changed = anderer Schlüssel als früher
join-is-code = Ein Einladungscode: Er führt zu { $address }.
join-is-computer = { $host }, Port { $port }

destination-empty = Gib die Adresse oder den Einladungscode ein: Wer den Tisch eröffnet hat, sieht beides am Tisch.
destination-letter = „{ $letter }“ kommt in Einladungscodes nicht vor: Sie bestehen aus Ziffern und Buchstaben ohne U.
destination-short = Der Einladungscode geht weiter: { $letters } von mindestens 30 Zeichen sind da.
destination-typo = Im Einladungscode ist ein Tippfehler. Vergleiche ihn noch einmal.
destination-newer = Diesen Code hat ein neueres Skipstone gemacht: Aktualisiere deines.
destination-port = „{ $port }“ ist kein Port: Das ist eine Zahl von 1 bis 65535.
destination-host = „{ $host }“ ist weder eine Adresse noch ein Einladungscode.

## Warten
join-of-code = Tisch des Einladungscodes
join-calling = Anruf bei: { $table } …
join-calling-about = Das dauert höchstens einige Sekunden.
join-knocked = { $table }: Es wird gefragt, ob du hereindarfst.
join-knocked-about = Du stehst als „{ $name }“ vor der Tür. Wer schon einmal eingelassen wurde, kommt gleich hinein.
join-cancel = Abbrechen

## Warum nicht
join-failed = Nicht angekommen: { $table }
join-over = Nicht mehr dabei: { $table }
join-again = Noch einmal
join-watch-instead = Zuschauen
join-choose = Ein anderer Tisch
join-unknown = Hier heißt kein Computer „{ $name }“.
join-unknown-next = Prüfe die Schreibweise, oder nimm seine Adresse: Sie sieht aus wie 192.168.1.20. Der Port ist { $port }, wenn nichts anderes gesagt wurde.
join-no-network-next = Ist dieser Computer mit einem Netzwerk verbunden?
join-nothing-answers = Unter { $address } antwortet nichts.
join-nothing-answers-next = Ist der Tisch noch offen? Dann muss die Firewall des anderen Computers Skipstone durchlassen: UDP-Port { $port }.
join-other-network = Unter { $address } antwortet nichts; das ist in einem anderen Netzwerk als dieser Computer.
join-other-network-next = Geh in dasselbe Netzwerk, zum Beispiel dasselbe WLAN, und versuch es noch einmal.
join-unreachable = { $address } ist von hier nicht zu erreichen.
join-unreachable-next = Prüfe die Adresse: Fehlt eine Ziffer, oder ist eine falsch?
join-no-address = Dieser Tisch nennt keine Adresse, unter der er zu erreichen ist.
join-no-address-next = Frag nach dem Einladungscode oder einer Adresse: Beides steht am Tisch.
join-other-protocol = Unter { $address } antwortet kein Skipstone-Tisch, den diese Version versteht.
join-other-protocol-next = Beide brauchen dieselbe Version von Skipstone. Deine ist { $version }.
join-busy = Dort werden gerade keine Verbindungen mehr angenommen.
join-busy-next = Versuch es gleich noch einmal.
join-key-changed = Das ist nicht der Tisch, den du kennst
join-key-changed-next = An diesem Ort wurde früher ein anderer Schlüssel gezeigt. Vielleicht wurde das Programm dort neu eingerichtet oder ist auf einen anderen Computer umgezogen. Vielleicht gibt sich aber auch jemand für den Tisch aus: Frag nach, bevor du hingehst, und vergleicht den neuen Schlüssel mit dem, der dort am Tisch steht.
join-key-before = Der Schlüssel, den du kennst
join-key-now = Der Schlüssel, der jetzt gezeigt wird
join-key-stay = Nicht hingehen
join-key-anyway = Trotzdem hingehen
join-not-the-table = Was dort antwortet, ist nicht der Tisch zu diesem Einladungscode.
join-not-the-table-next = Frag nach dem jetzigen Code des Tisches.
join-lost-next = Versuch es noch einmal. Bleibt es so, frag nach, ob das Programm dort noch läuft.
join-untrue = Das Programm am anderen Ende erzählt etwas, das nicht sein kann: { $why }.
join-untrue-next = Was danach käme, wäre nicht sicher. Fragt einander nach der Version, und aktualisiert beide.
join-version = Das andere Programm hat Version { $app }, deines { $own }, und sie verstehen einander nicht.
join-version-host = Skipstone muss auf dem anderen Computer aktualisiert werden.
join-version-guest = Aktualisiere dein Skipstone.
join-full = Alle Plätze sind besetzt.
join-full-next = Du kannst zuschauen und dich setzen, wenn einer frei wird.
join-no-watching = An diesem Tisch kann niemand mehr zuschauen.
join-no-watching-next = Bitte darum, dass am Tisch Zuschauen erlaubt wird.
join-not-let-in = Du wurdest nicht eingelassen.
join-not-let-in-next = Vielleicht hat niemand hingesehen: Frag nach, und klopf noch einmal an.
join-code-needed = Dieser Tisch ist für alle, die seinen Einladungscode haben.
join-code-needed-next = Frag nach dem Code, und gib ihn anstelle der Adresse ein.
join-wrong-code = Der Einladungscode ist falsch oder gilt nicht mehr. { $tries ->
    [0] Vorerst kannst du es nicht noch einmal versuchen.
    [one] Du hast noch einen Versuch.
   *[other] Du hast noch { $tries } Versuche.
}
join-wrong-code-next = Frag nach dem jetzigen Code des Tisches.
join-banned = Du wirst an diesem Tisch nicht eingelassen.
join-banned-next = Das kann nur ändern, wem der Tisch gehört.
join-name-taken = An diesem Tisch heißt schon jemand wie du.
join-name-taken-next = Wähle in den Einstellungen einen anderen Namen, und versuch es noch einmal.
join-no-seat = Du hast an diesem Tisch keinen Platz mehr.
join-no-seat-next = Komm neu hinzu: Vielleicht ist ein Platz frei.

network-in-use = Port { $port } wird von einem anderen Programm benutzt.
network-not-allowed = Dieses System erlaubt es nicht, Port { $port } zu benutzen.
network-not-here = { $address } ist keine Adresse dieses Computers.
network-other = Das Netzwerk dieses Computers lässt sich nicht benutzen: { $why }

lost-ended = Die Verbindung wurde am anderen Ende beendet.
lost-silent = Die Verbindung ist abgerissen.
lost-restarted = Das Programm am anderen Ende wurde neu gestartet.
lost-misunderstood = Das Programm am anderen Ende wurde nicht verstanden: { $why }.
lost-broken = Die Verbindung ist abgebrochen: { $why }.

farewell-closed = Der Tisch wurde geschlossen.
farewell-back-later = Der Tisch ruht und geht weiter, sobald er wieder geöffnet wird.
farewell-sent-away = Du wurdest weggeschickt.
farewell-replaced = Du bist von einem anderen Fenster oder Computer aus hinzugekommen.
farewell-too-slow = Deine Verbindung war zu langsam, um dem Spiel zu folgen.
farewell-misunderstood = Die beiden Programme verstehen einander nicht. Beide brauchen dieselbe Version von Skipstone.

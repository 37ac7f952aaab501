# Was an einer Aufzeichnung nicht stimmt.

record-line = Zeile { $line }: { $what }
record-none = Das ist nicht die Aufzeichnung einer Runde.
record-newer = Diese Aufzeichnung hat die Version { $version } und kommt von einem neueren Skipstone.
record-version = Eine Version { $version } von Aufzeichnungen gibt es nicht.
record-broken = Die Aufzeichnung ist beschädigt ({ $problem }).

differs-wanted-deal = Hier fehlt das Geben.
differs-wanted-first-turn = Hier fehlt der erste Zug.
differs-wanted-move = Hier müsste jemand eine Karte spielen, ablegen oder passen.
differs-wanted-nothing = Hier dürfte nichts mehr kommen.
differs-found = Aufgezeichnet ist { $found }
differs-first-player = { $recorded } kann nicht anfangen: Nach den Regeln fängt { $expected } an.
differs-not-seated = Auf Platz { $seat } sitzt niemand: Es gibt die Plätze 1 bis { $seats }.
differs-illegal = { $name } kann { $move } nicht spielen: { $why }
differs-objection = { $name } kann nichts melden: { $why }
differs-shuffle = Im Stapel, der hier gemischt wird, müssen genau diese Karten sein: { $cards }
differs-event = Aufgezeichnet ist { $recorded }, nach den Regeln ist es { $expected }
differs-deal-stocks = So kann nicht gegeben worden sein: { $found } Spielerstapel für { $seats } Plätze.
differs-deal-stock = So kann nicht gegeben worden sein: Der Spielerstapel von { $name } hat { $found } Karten statt { $expected }.
differs-deal-twice = So kann nicht gegeben worden sein: Zwei Karten haben die Nummer { $id }.
differs-deal-rank = So kann nicht gegeben worden sein: { $found } Karten mit der { $rank }, im Blatt sind { $expected }.
differs-deal-wilds = So kann nicht gegeben worden sein: { $found } Wild-Karten, im Blatt sind { $expected }.

## Dateien
file-missing = { $file } ist nicht da.
file-forbidden = { $file } darfst du nicht lesen.
file-folder = { $file } ist ein Ordner. Öffne stattdessen eine Datei.
file-unreadable = Sie ist nicht lesbar ({ $why }).
file-is-folder = Das ist ein Ordner.
file-is-device = Das ist keine Datei, sondern eine Pipe oder ein Gerät.
file-too-large = Sie ist größer als { $mebibytes } MB, und das ist zu groß.
file-encoding = Sie ist Text in { $encoding }. Speichere sie als UTF-8.
file-undecodable = Zeile { $line } ist nicht in { $encoding }. Speichere die Datei als UTF-8.
file-line-end = Zeile { $line } endet nur mit CR. Speichere die Datei mit LF oder CRLF als Zeilenende.
file-broken = { $file } lässt sich nicht öffnen. { $why }
file-no-dialog = Es gibt keinen Dateidialog. Zieh die Datei auf das Fenster oder gib sie auf der Kommandozeile an: skipstone DATEI

## Links
link-broken = Dieser Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.
link-unknown = Diese Version kennt nicht, wohin der Link führt. Vielleicht kennt es ein neueres Skipstone.
link-wrong = Dieser Link führt nirgendwohin. { $why }
link-no-puzzle = Der Link führt zu einer Aufgabe, die diese Version nicht hat. Vielleicht hat sie ein neueres Skipstone.

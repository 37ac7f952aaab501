# The shelf: a pebble for each milestone.
shelf-title = Regal
shelf-about = { $found } von { $all } Kieseln gefunden. Nichts hier ändert das Spiel.
shelf-found = { $name }, gefunden
shelf-new = { $name }, gefunden, neu
shelf-missing = { $name }, nicht gefunden
shelf-next = Deine nächsten Kiesel
shelf-complete = Du hast alle gefunden. Was für ein Regal!
shelf-hint = Wähle einen Kiesel, um zu sehen, woher er kommt.
shelf-not-yet = Noch nicht gefunden
shelf-missing-done = Noch nicht gefunden: { $done } von { $of }
shelf-from = { $date }
shelf-from-round = { $date }, Runde { $round }: { $players }
shelf-watch-turn = Den Zug ansehen
shelf-watch-round = Die Runde ansehen
shelf-put-beside = Neben meinen Stein legen
shelf-take-away = Von meinem Stein wegnehmen
shelf-beside = Neben deinem Stein, wie andere es sehen: { $name }
milestone-large-table = An einem Tisch mit { $seats } oder mehr gewonnen
milestone-stock-cards = { $cards } Karten vom Spielerstapel in einem Zug gespielt
pebble-beat = Stufe „{ $level }“
pebble-beat-people = Unter Menschen
pebble-together = Sieg im Team
pebble-large-table = Tisch mit { $seats }
pebble-series = Serie gewonnen
pebble-in-a-row = { $rounds } Siege in Folge
pebble-comeback = Aufholjagd
pebble-stock-cards = { $cards } vom Stapel
pebble-long-turn = { $cards } Karten auf einmal
pebble-no-wild = Keine Wild vergeudet
pebble-flawless = Nichts verschenkt
pebble-rounds = { $rounds } Runden
pebble-days = { $days } Tage
pebble-puzzles = { $puzzles } Aufgaben
pebble-puzzles-in-a-row = { $puzzles } Aufgaben in Folge
pebble-beside = Kiesel: { $name }
shelf-backs = Kartenrücken
shelf-back-takes = { $pebbles } Kiesel
shelf-back-missing = { $name }, nicht gefunden: { $takes }
shelf-back-used = { $name }, in Gebrauch
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}neuer Kartenrücken: { $back }
} ›
back-ripples = Wellen
back-reeds = Schilf
back-moonrise = Mondaufgang
back-ember = Glut

# The shelf: a pebble for each milestone.
shelf-title = Plank
shelf-about = { $found } van { $all } kiezels gevonden. Niets hier verandert het spel.
shelf-found = { $name }, gevonden
shelf-new = { $name }, gevonden, nieuw
shelf-missing = { $name }, niet gevonden
shelf-next = Je volgende kiezels
shelf-complete = Je hebt ze allemaal gevonden. Wat een plank!
shelf-hint = Kies een kiezel om te zien waar hij vandaan komt.
shelf-not-yet = Nog niet gevonden
shelf-missing-done = Nog niet gevonden: { $done } van { $of }
shelf-from = { $date }
shelf-from-round = { $date }, ronde { $round }: { $players }
shelf-watch-turn = Bekijk die beurt
shelf-watch-round = Bekijk die ronde
shelf-put-beside = Leg naast mijn steen
shelf-take-away = Haal weg bij mijn steen
shelf-beside = Naast je steen, zoals anderen het zien: { $name }
milestone-large-table = Gewonnen aan een tafel van { $seats } of meer
milestone-stock-cards = { $cards } voorraadkaarten in één beurt gespeeld
pebble-beat = Niveau “{ $level }”
pebble-beat-people = Onder mensen
pebble-together = Winst als team
pebble-large-table = Tafel van { $seats }
pebble-series = Serie gewonnen
pebble-in-a-row = { $rounds } keer winst op rij
pebble-comeback = Inhaalrace
pebble-stock-cards = { $cards } voorraadkaarten
pebble-long-turn = { $cards } kaarten ineens
pebble-no-wild = Geen joker verspild
pebble-flawless = Niets weggegeven
pebble-rounds = { $rounds } rondes
pebble-days = { $days } dagen
pebble-puzzles = { $puzzles } puzzels
pebble-puzzles-in-a-row = { $puzzles } puzzels op rij
pebble-beside = kiezel: { $name }
shelf-backs = Kaartruggen
shelf-back-takes = { $pebbles } kiezels
shelf-back-missing = { $name }, niet gevonden: { $takes }
shelf-back-used = { $name }, in gebruik
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}nieuwe kaartrug: { $back }
} ›
back-ripples = Rimpels
back-reeds = Riet
back-moonrise = Maanlicht
back-ember = Gloed

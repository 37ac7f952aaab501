# The shelf: a pebble for each milestone.
shelf-title = Mensola
shelf-about = Sassolini trovati: { $found } su { $all }. Niente qui cambia il gioco.
shelf-found = { $name }, trovato
shelf-new = { $name }, trovato, nuovo
shelf-missing = { $name }, non trovato
shelf-next = I tuoi prossimi sassolini
shelf-complete = Li hai trovati tutti. Che mensola!
shelf-hint = Scegli un sassolino per vedere da dove viene.
shelf-not-yet = Non ancora trovato
shelf-missing-done = Non ancora trovato: { $done } su { $of }
shelf-from = { $date }
shelf-from-round = { $date }, manche { $round }: { $players }
shelf-watch-turn = Guarda quel turno
shelf-watch-round = Guarda quella manche
shelf-put-beside = Metti vicino al mio sasso
shelf-take-away = Togli dal mio sasso
shelf-beside = Vicino al tuo sasso, come lo vedono gli altri: { $name }
milestone-large-table = Vittoria a un tavolo da { $seats } o più
milestone-stock-cards = { $cards } carte obiettivo giocate in un turno
pebble-beat = Livello “{ $level }”
pebble-beat-people = Tra persone
pebble-together = Vittoria in squadra
pebble-large-table = Tavolo da { $seats }
pebble-series = Serie vinta
pebble-in-a-row = { $rounds } vittorie di fila
pebble-comeback = Rimonta
pebble-stock-cards = { $cards } carte obiettivo
pebble-long-turn = { $cards } carte in un colpo
pebble-no-wild = Nessun jolly sprecato
pebble-flawless = Nulla di sprecato
pebble-rounds = { $rounds } manche
pebble-days = { $days } giorni
pebble-puzzles = { $puzzles } rompicapo
pebble-puzzles-in-a-row = { $puzzles } rompicapo di fila
pebble-beside = sassolino: { $name }
shelf-backs = Dorso delle carte
shelf-back-takes = { $pebbles } sassolini
shelf-back-missing = { $name }, non trovato: { $takes }
shelf-back-used = { $name }, in uso
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}nuovo dorso: { $back }
} ›
back-ripples = Onde
back-reeds = Canneto
back-moonrise = Luna
back-ember = Brace

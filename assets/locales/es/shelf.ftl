# The shelf: a pebble for each milestone.
shelf-title = Estante
shelf-about = Guijarros encontrados: { $found } de { $all }. Nada de esto cambia el juego.
shelf-found = { $name }, encontrado
shelf-new = { $name }, encontrado, nuevo
shelf-missing = { $name }, no encontrado
shelf-next = Tus próximos guijarros
shelf-complete = Los has encontrado todos. ¡Menudo estante!
shelf-hint = Elige un guijarro para ver de dónde viene.
shelf-not-yet = Aún no encontrado
shelf-missing-done = Aún no encontrado: { $done } de { $of }
shelf-from = { $date }
shelf-from-round = { $date }, ronda { $round }: { $players }
shelf-watch-turn = Ver ese turno
shelf-watch-round = Ver esa ronda
shelf-put-beside = Poner junto a mi piedra
shelf-take-away = Quitar de mi piedra
shelf-beside = Junto a tu piedra, como lo ven los demás: { $name }
milestone-large-table = Victoria en una mesa de { $seats } o más
milestone-stock-cards = { $cards } cartas de reserva jugadas en un turno
pebble-beat = Nivel «{ $level }»
pebble-beat-people = Entre personas
pebble-together = Victoria en equipo
pebble-large-table = Mesa de { $seats }
pebble-series = Serie ganada
pebble-in-a-row = { $rounds } victorias seguidas
pebble-comeback = Remontada
pebble-stock-cards = { $cards } cartas de reserva
pebble-long-turn = { $cards } cartas de una vez
pebble-no-wild = Ningún comodín malgastado
pebble-flawless = Nada cedido
pebble-rounds = { $rounds } rondas
pebble-days = { $days } días
pebble-puzzles = { $puzzles } puzles
pebble-puzzles-in-a-row = { $puzzles } puzles seguidos
pebble-beside = guijarro: { $name }
shelf-backs = Reverso de las cartas
shelf-back-takes = { $pebbles } guijarros
shelf-back-missing = { $name }, no encontrado: { $takes }
shelf-back-used = { $name }, en uso
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}nuevo reverso: { $back }
} ›
back-ripples = Ondas
back-reeds = Juncos
back-moonrise = Luna
back-ember = Brasa

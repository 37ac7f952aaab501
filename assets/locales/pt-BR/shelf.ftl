# The shelf: a pebble for each milestone.
shelf-title = Prateleira
shelf-about = Pedrinhas encontradas: { $found } de { $all }. Nada aqui muda o jogo.
shelf-found = { $name }, encontrada
shelf-new = { $name }, encontrada, nova
shelf-missing = { $name }, não encontrada
shelf-next = Suas próximas pedrinhas
shelf-complete = Você encontrou todas. Que prateleira!
shelf-hint = Escolha uma pedrinha para ver de onde ela veio.
shelf-not-yet = Ainda não encontrada
shelf-missing-done = Ainda não encontrada: { $done } de { $of }
shelf-from = { $date }
shelf-from-round = { $date }, rodada { $round }: { $players }
shelf-watch-turn = Ver esse turno
shelf-watch-round = Ver essa rodada
shelf-put-beside = Pôr ao lado da minha pedra
shelf-take-away = Tirar da minha pedra
shelf-beside = Ao lado da sua pedra, como os outros veem: { $name }
milestone-large-table = Venceu em uma mesa de { $seats } ou mais
milestone-stock-cards = Jogou { $cards } cartas do estoque em um turno
pebble-beat = Nível “{ $level }”
pebble-beat-people = Entre pessoas
pebble-together = Vitória em time
pebble-large-table = Mesa de { $seats }
pebble-series = Série vencida
pebble-in-a-row = { $rounds } vitórias seguidas
pebble-comeback = Virada
pebble-stock-cards = { $cards } cartas do estoque
pebble-long-turn = { $cards } cartas de uma vez
pebble-no-wild = Nenhum curinga à toa
pebble-flawless = Nenhuma perda
pebble-rounds = { $rounds } rodadas
pebble-days = { $days } dias
pebble-puzzles = { $puzzles } quebra-cabeças
pebble-puzzles-in-a-row = { $puzzles } quebra-cabeças seguidos
pebble-beside = pedrinha: { $name }
shelf-backs = Verso das cartas
shelf-back-takes = { $pebbles } pedrinhas
shelf-back-missing = { $name }, não encontrado: { $takes }
shelf-back-used = { $name }, em uso
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}novo verso: { $back }
} ›
back-ripples = Ondas
back-reeds = Juncos
back-moonrise = Luar
back-ember = Brasa

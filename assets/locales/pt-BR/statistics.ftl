# What the player's rounds add up to.

statistics-title = Estatísticas
statistics-none = Você ainda não terminou nenhuma rodada. Jogue uma, e aqui você verá como está indo.
statistics-nothing = Nenhuma das suas rodadas corresponde a esta escolha.
statistics-everything = Mostrar todas

## Which rounds
statistics-player-alone = Só você
statistics-tables-all = Todas as mesas
statistics-tables-alone = Sem times
statistics-tables-teams = Times
statistics-size-alone = { $seats } lugares
statistics-size-teams = { $seats } lugares, { $teams } times
statistics-opponents-all = Todos os adversários
statistics-opponents-people = Pessoas
statistics-opponents-levels = Níveis mistos
statistics-span-all = Todo o período
statistics-span-year = Um ano
statistics-span-month = 30 dias

## Large numbers
statistics-percent = { $percent }%
statistics-rounds = Rodadas jogadas
statistics-rounds-about = vitórias: { $won }, derrotas: { $lost }, empates: { $tied }{ $back ->
    [0] {""}
   *[other] , desfeitas: { $back }
}
statistics-won = Vitórias
statistics-interval = a longo prazo, de { $low } a { $high }%
statistics-interval-wide = ainda há poucas rodadas para saber
statistics-streak = Sequência atual
# The number of rounds stands above these words.
statistics-won-in-a-row = { $rounds ->
    [one] rodada vencida
   *[other] rodadas vencidas seguidas
}
statistics-lost-in-a-row = { $rounds ->
    [one] rodada perdida
   *[other] rodadas perdidas seguidas
}
statistics-longest-won = Maior sequência de vitórias
statistics-longest-lost = maior sequência de derrotas: { $rounds }
statistics-points = Pontos por rodada
statistics-points-best = recorde: { $points }
statistics-stock = Cartas do estoque por turno
statistics-stock-about = { $cards } em { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
statistics-longest-turn = Turno mais longo
statistics-longest-turn-about = { $cards ->
    [one] carta
   *[other] cartas
} nas pilhas de construção
statistics-series = Séries vencidas
statistics-series-about = de { $series } jogadas até o fim

## Charts
statistics-by-opponents = Vitórias contra
statistics-by-size = Vitórias por tamanho da mesa
statistics-by-partner = Vitórias ao lado de
statistics-bars-about = O traço sob a barra: onde sua taxa deve ficar depois de muitas outras rodadas.
statistics-won-of = { $won } de { $rounds }
statistics-points-over-time = Pontos nas últimas rodadas
statistics-points-about = Cada coluna é uma rodada; a linha é a média de { $rounds }.
statistics-points-first = há { $rounds } rodadas
statistics-points-last = última rodada
statistics-freed = Como você liberou cartas do estoque
statistics-freed-wild = { $share } delas depois de um curinga.
statistics-freed-straight = Jogadas direto
statistics-freed-hand = Com cartas da mão
statistics-freed-discards = Com os descartes
statistics-freed-both = Com os dois
statistics-endings = Como as rodadas terminaram
statistics-ending-stock-empty = Estoque esvaziado
statistics-ending-blocked = Ninguém podia jogar
statistics-ending-stalled = Tempo demais sem carta do estoque

## How good, and how lucky
rating-title = Como você joga
rating-about = Com base nas rodadas só contra robôs, levando em conta as cartas e as vantagens.
rating-none = { $rounds ->
    [one] Mais uma rodada dessas, e você verá isso aqui.
   *[other] Mais { $rounds } rodadas dessas, e você verá isso aqui.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Você joga mais ou menos como o nível “{ $level }”.
rating-hide = Não avaliar meu jogo
rating-show = Avaliar meu jogo
statistics-luck = Sorte com as cartas
statistics-luck-about = Em média, suas cartas foram melhores que as de { $mean } em cada 100 distribuições. { $fits ->
    [yes] Após { $rounds } rodadas, só o acaso já leva a algo entre { $low } e { $high }: no fim se equilibra.
   *[no] Após { $rounds } rodadas, só o acaso leva a algo entre { $low } e { $high } em 19 de cada 20 casos.
}
statistics-luck-cards = Cartas 1 e curingas: você comprou { $openers }, o esperado era { $expected }. Deu para jogar a carta do seu estoque em { $playable } dos seus turnos; para os adversários, em { $theirs } dos deles.

## What can be done with them
statistics-export = Exportar como tabela
statistics-reset = Zerar…
reset-title = Zerar as estatísticas?
reset-about = { $rounds ->
    [one] Uma rodada e a reprise dela serão apagadas
   *[other] { $rounds } rodadas e suas reprises serão apagadas
} para sempre. Isso não pode ser desfeito. As séries, seus pontos e as partidas em andamento ficam.
reset-export = Antes você pode exportar os números de cada rodada, mas não as reprises.
reset-keep = Manter tudo
reset-forget = Apagar
statistics-player = De quem
statistics-tables = Mesas
statistics-opponents = Adversários
statistics-span = Período

# Milestones: what was reached for the first time.
milestones-title = Conquistas
milestones-about = { $reached } de { $all }, cada uma pelo que você jogou
milestones-hide = Ocultar conquistas
milestones-show = Mostrar conquistas
milestone-beat = Venceu o nível “{ $level }”
milestone-beat-people = Venceu outras pessoas
milestone-together = Venceu em time
milestone-series = Venceu uma série
milestone-in-a-row = Venceu { $rounds } rodadas seguidas
milestone-comeback = Virou o jogo com { $cards } cartas a mais no estoque
milestone-long-turn = Jogou { $cards } cartas em um turno
milestone-no-wild = Nenhum curinga gasto à toa, pela análise de uma rodada
milestone-flawless = Nenhuma perda, pela análise de uma rodada
milestone-rounds = Jogou { $rounds } rodadas
milestones-done = { $done } de { $of }
milestones-reached = { $count ->
    [one] Uma pedrinha para sua prateleira
   *[other] Pedrinhas para sua prateleira
}: { $names }
milestone-days = Rodada do dia, { $days } dias seguidos
milestone-puzzles = Resolveu { $puzzles } quebra-cabeças
milestone-puzzles-in-a-row = Resolveu { $puzzles } quebra-cabeças seguidos

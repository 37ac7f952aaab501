# What is wrong with a record.

record-line = Linha { $line }: { $what }
record-none = Isto não é o registro de uma rodada.
record-newer = Este registro tem a versão { $version }, de um Skipstone mais novo.
record-version = Não existe registro da versão { $version }.
record-broken = o registro está danificado ({ $problem }).

differs-wanted-deal = aqui deveria estar a distribuição das cartas.
differs-wanted-first-turn = aqui deveria estar o primeiro turno.
differs-wanted-move = aqui deveria estar uma jogada.
differs-wanted-nothing = aqui não deveria haver mais nada.
differs-found = O registro diz { $found }
differs-first-player = { $recorded } não pode começar: pelas regras, quem começa é { $expected }.
differs-not-seated = ninguém ocupa o lugar { $seat }: os lugares vão de 1 a { $seats }.
differs-illegal = { $name } não pode jogar { $move }: { $why }
differs-objection = { $name } não pode reclamar: { $why }
differs-shuffle = a pilha embaralhada aqui precisa ter exatamente as cartas { $cards }
differs-event = o registro diz { $recorded }; pelas regras é { $expected }
differs-deal-stocks = as cartas não podem ter sido dadas assim: { $found } estoques para { $seats } lugares.
differs-deal-stock = as cartas não podem ter sido dadas assim: o estoque de { $name } tem { $found } cartas, e não { $expected }.
differs-deal-twice = as cartas não podem ter sido dadas assim: duas cartas têm o número { $id }.
differs-deal-rank = as cartas não podem ter sido dadas assim: { $found } cartas de valor { $rank }, mas o baralho tem { $expected }.
differs-deal-wilds = as cartas não podem ter sido dadas assim: { $found } curingas, mas o baralho tem { $expected }.

## Files
file-missing = { $file } não foi encontrado.
file-forbidden = Você não tem permissão para ler { $file }.
file-folder = { $file } é uma pasta. Abra um arquivo.
file-unreadable = Não dá para ler o arquivo ({ $why }).
file-is-folder = É uma pasta.
file-is-device = É um canal ou um dispositivo, não um arquivo.
file-too-large = Passa de { $mebibytes } MB, é grande demais.
file-encoding = É um texto em { $encoding }. Salve em UTF-8.
file-undecodable = A linha { $line } não está em { $encoding }. Salve o arquivo em UTF-8.
file-line-end = A linha { $line } termina só com CR. Salve o arquivo com fim de linha LF ou CRLF.
file-broken = Não dá para abrir { $file }. { $why }
file-no-dialog = Não há janela para escolher arquivos. Arraste o arquivo para cá ou indique-o na linha de comando: skipstone ARQUIVO

## Links
link-broken = Este link está incompleto ou danificado. Peça que mandem de novo.
link-unknown = Esta versão não sabe aonde o link leva. Talvez um Skipstone mais novo saiba.
link-wrong = Este link não leva a lugar nenhum. { $why }
link-no-puzzle = O link leva a um quebra-cabeça que esta versão não tem. Talvez um Skipstone mais novo tenha.

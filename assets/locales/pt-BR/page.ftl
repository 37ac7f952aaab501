# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Seu nome
page-code = Código
page-stone = Sua pedra
page-age = Sua idade
page-play = Entrar
page-watch = Assistir
page-again = Tentar de novo
page-here = Usar aqui
page-offline = Conexão perdida. Reconectando…
page-moved = Não dá para alcançar a mesa. Se continuar assim, o endereço pode ter mudado: digite o que aparece na tela de quem organiza a mesa, e seu lugar vem junto.
page-moved-address = Endereço na tela de quem organiza a mesa
page-moved-go = Ir para lá

## The lobby
page-seats = Lugares
page-free = Livre
page-watching = Assistindo
page-rules = Regras
page-all-rules = Todas as regras desta mesa

## The table
page-others = Outras pessoas
page-builds = Construção
page-own = Suas pilhas
page-hand = Sua mão
page-draw = compras
page-next = próxima
page-on-turn = jogando
page-in-a-row = seguidas
page-partner = seu time
page-discarding = O descarte encerra sua vez
page-your-turn = Sua vez

## The result
page-result = Resultado
page-player = Nome
page-left = No estoque
page-starts = A próxima rodada começa em

## Talk and log
page-talk = Conversa e histórico
page-reactions = Reações
page-log = O que aconteceu
page-message = Diga algo
page-team = Só para o time
page-send = Enviar

## The menu
page-menu = Menu
page-close = Fechar
page-cancel = Cancelar
page-save = Salvar
page-settings = Neste aparelho
page-sound = Sons
page-vibration = Vibrar na sua vez

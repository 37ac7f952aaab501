# How the player wants the window.

# What the language calls itself.
language-name = Português (Brasil)

settings-title = Configurações
settings-theme = Tema
settings-theme-about = As cores da mesa e de tudo em volta. Sistema: claro, escuro ou com alto contraste, como na sua área de trabalho.
settings-desktop = Sistema
settings-cards = Cartas
settings-cards-about = Clássicas: números e cores. Índice grande: números do tamanho da carta. Francesas: do ás à dama no lugar de 1 a 12.
cards-classic = Clássicas
cards-large = Índice grande
cards-french = Francesas
settings-hand = Sua mão
settings-hand-about = Suas cartas da esquerda para a direita: na ordem de compra, ou por número, com os curingas no fim. As teclas de 1 a 5 acompanham.
hand-drawn = Como vieram
hand-sorted = Em ordem
settings-language = Idioma
settings-language-about = Muda tudo na hora.
settings-language-partly = { $language } ({ $percent }%)
settings-speed = Velocidade da animação
settings-speed-about = A rapidez com que as cartas se movem. Um clique sempre avança.
settings-pace = Ritmo dos robôs
settings-pace-about = Quanto tempo os robôs pensam. Com muitos deles na mesa, pensam mais rápido.
settings-motion = Movimento
settings-motion-about = Reduzido: as cartas surgem em vez de voar, e nada inclina, quica ou ondula. Sistema: como na sua área de trabalho.
settings-scale = Tamanho
settings-scale-about = O tamanho de cartas, botões e textos em relação ao texto da sua área de trabalho, até onde couber na janela.
settings-scale-fits = { $size } cabe nesta janela. Além disso, só as suas cartas crescem.
settings-sound = Som
settings-sound-about = Pedras, água e cartas, e um toque quando chega a sua vez.
sound-off = Sem som
settings-percent = { $percent }%
settings-speech = Leitor de tela
settings-speech-about = O que ele diz do que acontece na mesa. Breve: no que deu cada turno. Normal: cada carta. Completo: também o que as pilhas pedem e contêm depois.
speech-brief = Breve
speech-normal = Normal
speech-full = Completo
settings-one-switch = Acionador único
settings-one-switch-about = Uma moldura passa por tudo o que dá para acionar, grupo por grupo, com esta duração. Espaço, Enter ou um clique em qualquer lugar escolhe: primeiro um grupo, depois algo dentro dele. Um campo traz letras para digitar.
one-switch-off = Não
one-switch-half-second = 0,5 s
one-switch-one-second = 1 s
one-switch-two-seconds = 2 s
one-switch-three-seconds = 3 s
one-switch-five-seconds = 5 s
one-switch-alphabet = abcdefghijklmnopqrstuvwxyzáâãàçéêíóôõú
one-switch-blank = Espaço
one-switch-delete = Apagar
one-switch-capital = Maiúscula
one-switch-enter = Enter
one-switch-done = Pronto
one-switch-scroll-down = Rolar para baixo
one-switch-scroll-up = Rolar para cima
settings-tips = Dicas iniciais
settings-tips-about = Frases curtas nas suas primeiras rodadas, uma vez cada. Ao religar, todas voltam.
settings-on = Sim
settings-off = Não
settings-recap = O que mudou
settings-recap-about = No começo da sua vez: o que havia antes nas pilhas de construção, quem jogou nelas e onde os outros descartaram. Some com a sua primeira jogada. Uma nota também conta o que parceiros tiraram das suas próprias pilhas.
settings-remarks = Comentários
settings-remarks-about = O que os robôs dizem de vez em quando, cada um do seu jeito.
settings-stone = Sua pedra
settings-stone-about = A pedra que representa você na mesa.

theme-lake = Lago
theme-felt = Feltro
theme-midnight = Meia-noite
theme-high-contrast = Alto contraste

speed-off = Nenhuma
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta

pace-none = Imediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
motion-full = Completo
motion-reduced = Reduzido

stone-river = Seixo
stone-amber = Âmbar
stone-jade = Jade
stone-lapis = Lápis-lazúli
stone-coral = Coral
stone-amethyst = Ametista
stone-moonstone = Pedra da lua
stone-obsidian = Obsidiana

## Playing with others
settings-others = Jogar com outras pessoas
settings-name = Seu nome
settings-name-about = O que as outras pessoas veem na sua próxima mesa. Até 64 letras.
settings-network = Mesas na rede
settings-network-about = Onde suas mesas são anunciadas e onde o Skipstone procura outras. Um endereço ou um código de convite sempre funciona.
settings-network-all = Em todas
settings-network-named = Só em…
settings-network-loopback = Este computador
settings-network-none = Em nenhuma
settings-network-example = eth0, wlan0
settings-port = Porta das suas mesas
settings-port-about = A porta UDP que o seu firewall precisa liberar. Se estiver ocupada, outra é usada.
player-unnamed = Participante

# Getting to somebody's table.

join-title = Entrar em uma mesa
join-where = Endereço ou código
join-where-example = K7M-4RX, 192.168.1.20 ou 0A5K2-…
join-play = Jogar
join-watch = Assistir
join-go = Entrar
join-found = Mesas nesta rede
join-looking = Procurando mesas… Se a sua não aparecer, digite o endereço ou um código de convite.
join-looking-off = A procura por mesas está desligada nas configurações. Você ainda pode entrar com um endereço ou um código de convite.
join-looking-failed = Não dá para procurar mesas nesta rede. Você ainda pode entrar com um endereço ou um código de convite.
join-looking-port-held = Outro programa impede o Skipstone de procurar mesas: ele ocupa a porta UDP 5353. Você ainda pode entrar com um endereço ou um código de convite.
# Somebody hosts the rest of a series that the player has played with them.
join-carried-on = { $host } continua sua série com { $names }
join-free = { $free ->
    [0] todos os { $seats } lugares ocupados
    [one] { $free } lugar livre de { $seats }
   *[other] { $free } lugares livres de { $seats }
}
join-kept = seu lugar está guardado
join-kept-claimed = talvez seu lugar esteja guardado aqui
join-host-known = você conhece
join-host-claimed = talvez você conheça
join-is-code = Um código de convite para a mesa em { $address }.
join-is-computer = { $host }, porta { $port }
join-is-computer-with-code = Um código curto para a mesa em { $host }, porta { $port }.
join-is-short-code = Um código curto para “{ $table }”.
join-short-code-looking = Um código curto. Ainda não apareceu nenhuma mesa nesta rede: espere um pouco, ou digite o endereço antes dele, como 192.168.1.20/K7M-4RX.
join-short-code-address = Um código curto. A procura por mesas está desligada, então digite o endereço antes dele, como 192.168.1.20/K7M-4RX.
join-short-code-choose = Um código curto. Há mais de uma mesa: escolha a de quem passou o código para você. Em outra, a tentativa contaria como errada.
# Where several tables are on the network. $code: the short code
join-which-host = Quem passou o código { $code } para você?
join-which-host-about = Escolha essa mesa, ou pressione o número dela. Em outra, a tentativa contaria como errada.
join-address-code-letter = Isso não é o código de uma mesa: confira de novo. Os códigos têm os algarismos 2 a 9 e as letras { $letters }, mas nenhum “{ $letter }”.
# $address: what was typed, with the port
join-address-code-almost = Isso não é o código de uma mesa: confira de novo. Os códigos têm os algarismos 2 a 9 e as letras { $letters }, mas nenhum “{ $letter }”. Se for o nome de um computador, digite { $address }.
join-address-code-almost-length = Isso não é o código de uma mesa: os códigos têm { $letters } letras e algarismos. Se for o nome de um computador, digite { $address }.
join-address-code-length = Um código curto tem { $letters } letras e algarismos.

join-address-empty = Digite o endereço da mesa ou o código de convite. Quem organiza a mesa vê os dois na sala de espera.
join-address-letter = “{ $letter }” não aparece em códigos de convite. Eles são feitos de algarismos e letras, sem U.
join-address-short = O código de convite ainda não está inteiro: { $letters } de pelo menos 30 letras.
join-address-typo = Há um erro de digitação no código de convite. Compare com o de quem organiza a mesa.
join-address-newer = Este código é de uma versão mais nova do Skipstone. Atualize a sua.
join-address-port = “{ $port }” não é uma porta. Portas são números de 1 a 65535.
join-address-host = “{ $host }” não é um endereço nem um código de convite.

## Waiting
join-of-code = a mesa do seu código de convite
join-calling = Conectando: { $table }…
join-calling-about = Isso leva no máximo alguns segundos.
join-knocked = Você bateu na porta: { $table }.
join-knocked-about = Esperando deixarem você entrar como “{ $name }”.
join-knocked-watch-about = Esperando deixarem você entrar como “{ $name }”, para assistir.
join-knocked-once = Você só precisa fazer isso uma vez.
join-cancel = Cancelar

## Why not
join-failed = Não deu para entrar: { $table }
join-over = Você não está mais nesta mesa: { $table }
join-again = Tentar de novo
join-knock = Bater de novo
join-watch-instead = Só assistir
join-choose = Outra mesa
join-home = Tela inicial
join-other-code = Voltar ao código
join-unknown = Não há aqui nenhum computador chamado “{ $name }”.
join-unknown-or-code = Não há aqui nenhum computador chamado “{ $name }”, e isso também não é o código de uma mesa: os códigos só têm os algarismos 2 a 9 e as letras { $letters }.
join-unknown-next = Confira a escrita, ou use o endereço, algo como 192.168.1.20. A porta é { $port }, a menos que tenham dito outra.
join-no-network-next = Este computador está conectado a uma rede?
join-nothing-answers = { $near ->
    [true] O computador da mesa não responde.
   *[false] Nenhuma resposta de { $address }.
}
join-nothing-answers-next = A mesa ainda está aberta? Se estiver, o firewall do computador da mesa precisa liberar o Skipstone: porta UDP { $port }.
join-alike = Em { $address }, chave { $key }
kept-at-other-table = Esta é uma mesa nova. Seu lugar em “{ $table }” fica guardado até { $name } abrir aquela de novo.
join-kept-not-open = “{ $table }” não está aberta agora
join-kept-closed = O computador da mesa não responde. Seu lugar continua seu.
join-kept-closed-watched = Fique aqui: assim que a mesa abrir de novo, você volta a ela, mesmo que o endereço tenha mudado. Se ela estiver aberta agora, confira se os dois computadores estão na mesma rede.
join-kept-closed-next = Volte quando a mesa tiver sido aberta de novo. Se ela estiver aberta, confira se os dois computadores estão na mesma rede.
join-other-network = Nenhuma resposta de { $address }, que está em uma rede diferente da deste computador.
join-other-network-next = Conecte-se à mesma rede, por exemplo ao mesmo Wi-Fi, e tente de novo.
join-unreachable = { $near ->
    [true] Daqui não dá para alcançar o computador da mesa.
   *[false] Daqui não dá para alcançar { $address }.
}
join-unreachable-next = Confira o endereço: falta um algarismo, ou há um errado?
join-no-address = Esta mesa não diz como chegar até ela.
join-no-address-next = Peça o código de convite ou um endereço a quem organiza a mesa. Os dois aparecem na sala de espera.
join-other-protocol = Em { $address } não há mesa do Skipstone que esta versão entenda.
join-other-protocol-next = Os dois lados precisam da mesma versão do Skipstone. A sua é { $version }.
join-busy = A mesa não aceita mais conexões no momento.
join-busy-next = Tente de novo daqui a pouco.
join-key-changed = Esta não é a mesa que você conhece
join-key-changed-next = Esta mesa tinha outra chave. Talvez o Skipstone tenha sido reinstalado ou mudado de computador, ou alguém esteja se passando por quem organiza a mesa. Pergunte antes de entrar, e compare a nova chave com a que aparece na sala de espera da mesa.
join-key-before = A chave que você conhece
join-key-now = A chave mostrada agora
join-key-stay = Não entrar
join-key-anyway = Entrar assim mesmo
join-unexpected-key = O computador que respondeu não é o da mesa da lista.
join-unexpected-key-next = A chave dele é outra, então alguém pode estar se passando por quem organiza a mesa. Peça o código de convite e entre com ele.
join-not-the-table = Essa não é a mesa deste código de convite.
join-not-the-table-next = Peça o código atual a quem organiza a mesa.
join-lost-next = Tente de novo. Se continuar acontecendo, pergunte se a mesa ainda está aberta.
join-protocol-violation = O programa da mesa enviou algo que não faz sentido: { $why }.
join-protocol-violation-next = Depois disso, não dava mais para confiar no jogo. Comparem suas versões do Skipstone e atualizem as duas.
join-version = A mesa tem a versão { $app } e você tem a { $own }. Elas não funcionam juntas.
join-version-host = Quem organiza a mesa precisa atualizar o Skipstone.
join-version-guest = Atualize o seu Skipstone.
join-full = Todos os lugares estão ocupados.
join-full-next = Você pode assistir, e jogar a partir da próxima rodada se um robô tiver um lugar.
join-no-watching = Ninguém mais pode assistir a esta mesa.
join-no-watching-next = Peça a quem organiza a mesa para liberar isso na sala de espera.
join-not-let-in = Não deixaram você entrar.
join-not-let-in-next = Talvez ninguém estivesse olhando. Pergunte a quem organiza a mesa, e bata de novo.
join-code-needed = Você precisa do código de convite desta mesa.
join-code-needed-next = Peça o código a quem organiza a mesa e digite-o em vez do endereço.
join-wrong-short-code = Este não é o código desta mesa, ou não é mais. { $tries ->
    [0] Você não tem mais tentativas até a mesa ter um novo código.
    [one] Resta uma tentativa.
   *[other] Restam { $tries } tentativas.
}
join-wrong-short-code-next = Peça o código atual a quem organiza a mesa, ou confira a mesa e o endereço.
join-codes-paused = Houve muitas tentativas com códigos errados nesta mesa, então agora ela tem um novo.
join-codes-paused-next = Peça o novo código a quem organiza a mesa, e tente de novo em { $seconds ->
    [one] { $seconds } segundo.
   *[other] { $seconds } segundos.
}
join-wrong-code = O código de convite está errado ou não vale mais. { $tries ->
    [0] Por enquanto você não pode tentar de novo.
    [one] Resta uma tentativa.
   *[other] Restam { $tries } tentativas.
}
join-wrong-code-next = Peça o código atual a quem organiza a mesa.
join-banned = Quem organiza a mesa baniu você.
join-banned-next = Só quem organiza a mesa pode desfazer isso.
join-name-taken = Alguém nesta mesa já tem o seu nome.
join-name-taken-next = Entre com outro: ele vale só para esta mesa.
join-no-seat = Você não tem lugar na mesa que está aberta agora.
join-no-seat-next = Entre nela – talvez haja um lugar livre. Um lugar guardado por uma mesa anterior continua seu.

network-in-use = A porta { $port } está em uso por outro programa.
network-not-allowed = Este sistema não permite que o Skipstone use a porta { $port }.
network-not-here = { $address } não é um endereço deste computador.
network-other = Não dá para usar a rede deste computador: { $why }

lost-ended = A mesa encerrou a conexão.
lost-silent = A conexão caiu.
lost-restarted = O programa da mesa foi reiniciado.
lost-misunderstood = Não deu para entender o programa da mesa: { $why }.
lost-broken = A conexão falhou: { $why }.

farewell-back-later = { $name } saiu. O jogo continua na volta.
farewell-handed-over = A mesa continua em outro computador. Assim que abrir lá, ela aparece nesta lista.
farewell-kicked = { $name } removeu você da mesa, então nenhum lugar fica guardado.
farewell-kicked-next = Para voltar, bata na porta de novo.
farewell-banned = { $name } baniu você da mesa. Não dá para voltar.
farewell-replaced = Você entrou de outra janela ou de outro computador.
farewell-too-slow = Sua conexão estava lenta demais para acompanhar o jogo.
farewell-misunderstood = Os dois programas não se entendem. Os dois lados precisam da mesma versão do Skipstone.

introduction-title = Qual é o seu nome na mesa?
introduction-about = É assim que as outras pessoas veem você. Dá para mudar o nome e a pedra depois, nas configurações e na sala de espera.
introduction-name = Seu nome
introduction-name-example = Seu nome
introduction-nameless = …
introduction-stone = Sua pedra
introduction-no-name = Digite um nome primeiro. Pode ser qualquer um, e pode mudar depois.
introduction-sit = Sentar
introduction-cancel = Cancelar
join-wanted = Para quê

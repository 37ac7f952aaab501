# A table with others: who is there, what they say and ask, and whether everything was fair.

## Chat
table-chat = Conversa
table-chat-unread = Conversa ({ $count })
table-chat-hide = Ocultar
table-spectators = Assistindo: { $names }
chat-draft = Diga algo
chat-send = Enviar
chat-everyone = Todo mundo
chat-partners = Time
chat-to-partners = { $name } (para o time)
chat-spectator = { $name } (assistindo)

## What people say at their stones
reaction-hello = Olá!
reaction-nice = Boa!
reaction-good-luck = Boa sorte!
reaction-hmm = Hum…
reaction-oh-no = Ah, não!
reaction-sleepy = Zzz…
# $words: what is said; $key: the key that says it.
reaction-about = Dizer “{ $words }” ({ $key })
reaction-by = { $name }: { $words }
# $title: the name of the program and its profile
title-own-turn = Sua vez – { $title }
# What a person says, after the name and what else is told of them
table-says = diz “{ $words }”
nudge = Cutucar { $name }
nudge-said = Sua vez!

## What happens at the table. $name: a player
news-came = { $name } entrou.
news-watches = { $name } está assistindo.
news-sat-down = { $name } sentou.
# $name and $other: the two; the player is the first of them
news-swapped = { $who ->
    [you] Você e { $other } trocaram de lugar.
   *[other] { $name } e { $other } trocaram de lugar.
}
# $name: the other one of the two
swap-asked = { $name } quer trocar de lugar com você.
swap-agree = Trocar
swap-decline = Não, valeu
swap-waits = Você pediu a { $name } para trocar de lugar.
swap-withdraw = Deixa pra lá
news-swap-declined = { $name } prefere não trocar de lugar.
news-swap-off = A troca de lugar com { $name } não vale mais.
news-left = { $name } saiu.
news-kicked = Quem organiza a mesa removeu { $name }.
news-kicked-own = Você removeu { $name } da mesa.
news-plays-on = O robô { $computer } continua no lugar de { $name }.
news-renamed = { $name } agora se chama { $now }.
news-renamed-next = { $name } vai se chamar { $now } a partir da próxima rodada.
news-renamed-next-own = Seu nome será { $now } a partir da próxima rodada.
news-keeps-name = { $name } vai manter o nome.
news-keeps-name-own = Você vai manter o nome { $name }.
news-away = A conexão de { $name } caiu.
news-not-back = { $count ->
    [one] { $name } ainda não voltou.
   *[other] { $name } ainda não voltaram.
}
news-waits = Quem organiza a mesa quer esperar { $name }.
news-back = { $count ->
    [one] { $name } voltou.
   *[other] { $name } voltaram.
}
news-replaced = { $count ->
    [one] { $name } não está mais na mesa: um robô continua.
   *[other] { $name } não estão mais na mesa: robôs continuam.
}
news-replaced-away = { $count ->
    [one] { $name } não voltou: um robô continua.
   *[other] { $name } não voltaram: robôs continuam.
}
news-plays-next = { $name } joga a partir da próxima rodada, no lugar de { $seat }.
news-plays-next-own = Você joga a partir da próxima rodada, no lugar de { $seat }.
news-watches-next = { $name } assiste a partir da próxima rodada, e um robô joga no lugar.
news-watches-next-own = Você assiste a partir da próxima rodada, e um robô joga por você.
news-watches-next-for = Você assiste a partir da próxima rodada, e { $name } joga por você.
news-out-of-time = O tempo de { $name } acabou: o jogo descartou uma carta.
news-out-of-time-own = Seu tempo acabou: o jogo descartou uma carta no seu lugar.
said-out-of-time = O tempo acabou
news-paused = { $who ->
    [host] Quem organiza a mesa pausou o jogo.
   *[other] { $name } pausou o jogo.
}
# After an own press, or once the time of a turn is over
news-goes-on = O jogo continua.
news-resumed = { $who ->
    [host] Quem organiza a mesa retomou o jogo.
   *[other] { $name } retomou o jogo.
}
news-back-in-lobby = Quem organiza a mesa voltou à sala de espera, onde começa a próxima série.
news-turn-limit = De agora em diante, um turno pode durar { $seconds } segundos.
news-no-turn-limit = De agora em diante, não há limite de tempo por turno.
# $names: each with its level in brackets
news-computers-came = { $count ->
    [one] O robô { $names } sentou.
   *[other] Os robôs { $names } sentaram.
}
news-computer-level = O robô { $name } agora joga no nível { $level }.
news-computer-left = O robô { $name } saiu.
news-seats = A mesa agora tem { $seats } lugares.
news-teams = { $teams ->
    [one] Agora todo mundo joga em um só time.
   *[other] Agora se joga em { $teams } times.
}
news-no-teams = Agora é cada um por si.
news-grace = Se a conexão de alguém cair, a mesa agora espera { $seconds } segundos.
news-preset = Agora a mesa joga com “{ $preset }”.
# $count and $rules: the rules that have changed, each with its value in brackets
news-rules = { $count ->
    [one] Uma regra mudou: { $rules }.
   *[other] Algumas regras mudaram: { $rules }.
}

## Around the board
table-pause = Pausar
table-undo-ask = Pedir para desfazer
table-take-seat = Ocupar um lugar
table-seat-taken = Você joga na próxima
table-seat-taken-about = Pressione para continuar assistindo.
table-watching = { $round }  ·  você está assistindo

## At the seats
seat-quiet = sem resposta…
seat-away-for = fora { $left }
seat-away = fora
seat-replaced = robô
table-status-quiet = Esperando { $name }: sem resposta no momento.
table-status-away = Esperando { $name }: sem conexão. Se demorar demais, um robô pode assumir.
table-status-away-watching = Esperando { $name }: sem conexão.
seat-given = Quem organiza a mesa vai dar seu lugar a um robô a partir da próxima rodada. Você pode assistir, ou ficar com o lugar.
seat-given-keep = Ficar com meu lugar
seat-given-watch = Vou assistir
seat-vacant = { $name } saiu. Você quer o lugar a partir da próxima rodada?
seat-take = Ocupar o lugar de { $name }
# Asked of the host. $name: whose seat it was
seat-vacant-host = { $name } saiu. Quem joga ali a partir da próxima rodada?
seat-offered-host = { $name } deixa o lugar depois desta rodada. Quem joga ali então?
# An answer. $name: somebody who watches
seat-give-to = { $name }
seat-give-to-computer = Um robô
seat-offered = { $name } deixa o lugar depois desta rodada. Você quer ficar com ele?
away-asks = { $name } está fora há algum tempo.
away-replace = Deixar um robô ({ $level }) assumir
away-wait = Esperar

## Taking back
takeback-asked = { $name } quer desfazer a última jogada.
takeback-agree = Tudo bem
takeback-refuse = Deixar como está
# $count and $names: who still has to answer
takeback-waits = { $count ->
    [0] Seu pedido espera até que todo mundo concorde.
   *[other] Seu pedido espera por { $names }.
}
takeback-withdraw = Deixa pra lá
takeback-answered = { $name } quer desfazer a última jogada. { $count ->
    [0] Ainda faltam respostas.
   *[other] Esperando { $names }.
}
takeback-done = { $who ->
    [you] Sua última jogada foi desfeita.
   *[other] A última jogada de { $name } foi desfeita.
}
# To who watches, in large letters
takeback-watched = { $name } pede para desfazer. Esperando { $names }.
takeback-withdrawn = { $who ->
    [you] Você retirou o pedido. A jogada fica.
   *[other] { $name } retirou o pedido. A jogada fica.
}
takeback-refused = { $who ->
    [you] Você recusou. A jogada fica.
   *[other] { $name } recusou. A jogada fica.
}
takeback-over = A jogada fica.
takeback-lapsed = Seu pedido para desfazer não vale mais. Peça de novo, se ainda quiser.

## What keeps the game from going on
paused-title = { $who ->
    [you] Você pausou o jogo
    [host] Quem organiza a mesa pausou o jogo
   *[other] { $name } pausou o jogo
}
paused-in-turn = { $who ->
    [you] Você pausou o jogo, mas o tempo da sua vez continua correndo
   *[other] { $name } pausou o jogo, mas o tempo da própria vez continua correndo
}
paused-about = Ninguém pode jogar até o jogo continuar, mas dá para conversar.
paused-go-on = Retomar
lost-title = Conexão perdida
lost-again = A mesa não responde. Nova tentativa em { $seconds } s – seu lugar está garantido.
lost-now = A mesa não responde. Tentando de novo – seu lugar está garantido.
lost-again-watching = A mesa não responde. Nova tentativa em { $seconds } s.
lost-now-watching = A mesa não responde. Tentando de novo…
lost-carry-on = Se o computador da mesa não volta mais, você pode continuar neste, a partir da última rodada terminada.
carried-on-elsewhere = { $count ->
    [one] { $names } parece continuar a série de vocês em outro computador.
    [many] { $names } parecem continuar a série de vocês, cada um no seu computador. Combinem em qual das mesas seguir.
   *[other] { $names } parecem continuar a série de vocês, cada um no seu computador. Combinem em qual das mesas seguir.
}
carried-on-join = Jogar com { $name }

## Between rounds. $ready and $people: how many
ready-count = Já confirmaram a próxima rodada: { $ready } de { $people }
# Said to who isn’t ready yet, to who was, and to who is. $names: the others who aren’t
ready-begins-once = A rodada começa quando todo mundo confirmar.
ready-waits = Esperando { $names }.
# Said to one who isn't ready either
ready-waits-too = Esperando { $names } e você.
# Said to the last one who isn’t ready. $names: all the others; $count: how many
ready-waits-own = { $count ->
    [one] { $names } está esperando você.
   *[other] { $names } estão esperando você.
}
ready-begins-in = A rodada começa em { $left }
ready-begins-now = A rodada começa
ready-yes = confirmou
ready-reads = lendo
ready-away = fora
again-count = Querem jogar de novo: { $ready } de { $people }
again-yes = joga de novo
round-began = A próxima rodada começou.
round-own-turn = É a sua vez.
round-back = Voltar à mesa
result-ready = Confirmar
result-not-ready = Ainda não
result-begin-anyway = Começar sem esperar
result-wait-for = Esperar { $name }

## The host closes the table. $name: who hosts
the-host = Quem organiza
closed-title = A mesa está fechada
closed-saved = { $name } fechou a mesa; ela está salva. Fique aqui, e você verá quando abrir de novo.
closed-for-good = { $name } fechou a mesa.
closed-handed-title = A mesa muda de lugar
closed-handed-to-you = { $name } passa a mesa para você. Continue aqui, e todo mundo vem para o seu computador.
closed-handed-over = { $name } passa a mesa para { $other }. Assim que abrir, você vai para lá.
between-title = A série continua
between-about = Quando todo mundo confirmar, as cartas da próxima rodada são dadas aqui.
closed-open-again-title = A mesa abriu de novo
closed-open-again = { $name } abriu a mesa de novo.
closed-kept-title = Sua outra mesa abriu de novo
closed-kept = { $name } abriu de novo a mesa em que seu lugar está guardado.
closed-new-table-title = Outra mesa está aberta
closed-new-table-saved = { $name } abriu outra mesa. A mesa em que você estava continua fechada; ela está salva.
closed-new-table = { $name } abriu outra mesa. A mesa em que você estava foi fechada.
closed-join-new = Entrar nessa mesa
closed-come-back = Voltar

## The end of a round
result-verified = Verificada: distribuição justa, jogo pelas regras.
# The verdict with what opens its details. $notes: how many there are beside what every verdict means
result-verified-line = { $verdict }{ $notes ->
    [0] { "" }
    [one] {" "}1 observação.
   *[other] {" "}{ $notes } observações.
} { $shown ->
    [yes] Ocultar detalhes
   *[no] Detalhes…
}
result-verified-about = Ninguém pôde escolher estas cartas, nem quem organiza a mesa: elas vêm de números aleatórios prometidos antes que o primeiro fosse mostrado. Seu programa conferiu todas as jogadas. O que nenhum programa pode saber: se quem organiza a mesa, cujo computador precisa conhecer todas as cartas, olhou para elas.
result-verified-about-watcher = Ninguém pôde escolher estas cartas, a não ser quem organiza a mesa em conjunto com todo mundo que deu números aleatórios. Seu programa conferiu todas as jogadas. O que nenhum programa pode saber: se quem organiza a mesa, cujo computador precisa conhecer todas as cartas, olhou para elas.
result-verified-about-host = Seu programa conferiu todas as jogadas. O que as outras pessoas podem provar, os programas delas dizem.
result-not-proven-about = Isto não acusa ninguém: seu programa apenas não pôde conferir tudo.
result-broken-about = Seu programa encontrou algo que o programa da mesa não pode ter feito por acidente.
# $number: how often the cards were dealt; $count and $names: whose random numbers were missing.
deal-repeated = As cartas foram sorteadas { $number } vezes: { $count ->
    [one] o computador de { $names } não respondeu.
   *[other] os computadores de { $names } não responderam.
}
result-dealt-without = Cartas dadas sem um número aleatório de { $names }.
# $count and $names: the players who signed that they were shown the same.
result-witnessed = { $count ->
    [one] O computador de { $names } viu a mesma rodada.
   *[other] Os computadores de { $names } viram a mesma rodada.
}
# $known: this-host (only this host has named these players before) or new (nobody has).
result-witnessed-unmet = { $count ->
    [one] O computador de { $names } diz que viu a mesma rodada, mas { $known ->
        [this-host] você só o conhece por quem organiza esta mesa.
       *[new] ele é novo para você.
    }
   *[other] Os computadores de { $names } dizem que viram a mesma rodada, mas { $known ->
        [this-host] você só os conhece por quem organiza esta mesa.
       *[new] eles são novos para você.
    }
}
# How well a player’s computer is known.
key-direct = Você já encontrou este computador antes.
key-other-host = Você conhece este computador da mesa de outra pessoa.
key-this-host = Você só conhece este computador por quem organiza esta mesa.
key-new = Este computador é novo para você.
result-played-for = Um robô fez jogadas por { $names }.
result-scores-told = Para os pontos anteriores, só há a palavra de quem organiza a mesa.
result-rematch = Jogar de novo
result-waits = Outra { $what ->
    [round] rodada
   *[series] série
} começa quando todo mundo aqui quiser jogar de novo.
result-host-in-lobby = { $name } voltou à sala de espera. Venha também quando quiser.
result-to-lobby = Sala de espera

## Why a round can’t be proven; nobody is accused
# $words: what is said of the round
verdict-of-round = Rodada { $round }: { $words }
doubt-own-share = Não comprovada: as cartas foram dadas sem um número aleatório do seu computador.
# $from: the number of an entry in the round’s log
doubt-watched = Não comprovada: você assistiu e não participou da distribuição. O que você viu a partir do passo { $from } é coerente.
doubt-end-not-shown = Não comprovada: o fim da rodada não chegou ao seu computador.
doubt-other-bots = Não comprovada: os robôs são de outra versão do Skipstone, então as jogadas deles não podem ser conferidas aqui.
doubt-too-long = Não comprovada: os robôs fizeram mais jogadas do que dá para conferir.
doubt-log-lost = Não comprovada: o programa da mesa foi reiniciado e perdeu parte da rodada.
doubt-other-series-before = Não comprovada: não era assim que a série estava com o anfitrião anterior, pelo que seu computador viu. Um dos dois disse outra coisa.
# $count: how many rounds.
doubt-unfinished-deals = Não comprovada: { $count ->
    [one] uma rodada anterior com quem organiza esta mesa ou a anterior nunca foi terminada
   *[other] { $count } rodadas anteriores com quem organiza esta mesa ou a anterior nunca foram terminadas
}. Assim daria para esconder distribuições, então seu computador não pode ter certeza desta.
# $count: how many rounds.
doubt-kicked = Não comprovada: quem organiza a mesa removeu você de { $count ->
    [one] uma rodada anterior, então você não a jogou até o fim
   *[other] { $count } rodadas anteriores, então você não as jogou até o fim
}. Por isso seu computador não pode ter certeza desta.
doubt-played-for = Não comprovada: quem organiza a mesa deixou um robô jogar por você, embora você estivesse presente.
# $had and $limit: seconds
doubt-turn-cut-short = Não comprovada: sua vez terminou após { $had } de { $limit } segundos, pelo relógio do seu computador.
doubt-move-ignored = Não comprovada: você jogou a tempo, mas sua vez terminou sem a sua jogada.
doubt-pause-late = Não comprovada: o jogo foi pausado ou retomado em seu nome muito depois do seu pedido.
doubt-unknown-signature = Não comprovada: sua chave assinou algo que este programa não conhece. Você a usa em outro lugar, ou restaurou um backup?
doubt-not-present = Não comprovada: você não estava presente nesta rodada.
doubt-no-record = Não comprovada: você não estava presente, e a mesa não tem um registro legível desta rodada.

## What the host, or its program, did wrong. $step: the number of an entry in the round’s log; $name: a player
breach-fork = Irregular: quem organiza a mesa assinou duas versões diferentes desta rodada.
breach-contract = Irregular: quem organiza a mesa começou esta rodada com regras, lugares ou pontos que não batem com o que veio antes.
breach-dealer = Irregular: quem organiza a mesa não usou os números aleatórios de todo mundo no sorteio de quem dá as cartas.
breach-forged = Irregular: no passo { $step }, quem organiza a mesa fez uma jogada no lugar de outra pessoa.
breach-illegal = Irregular: no passo { $step }, quem organiza a mesa permitiu uma jogada contra as regras.
breach-differs = Irregular: no passo { $step }, quem organiza a mesa mostrou algo que não bate com as cartas dadas.
breach-bot = Irregular: no passo { $step }, quem organiza a mesa não deixou um robô fazer a própria jogada.
breach-takeback = Irregular: no passo { $step }, quem organiza a mesa desfez jogadas que tinham de ficar.
breach-takeover = Irregular: no passo { $step }, quem organiza a mesa deixou um robô assumir sem motivo.
breach-talk = Irregular: no passo { $step }, quem organiza a mesa deixou denunciarem alguém que não tinha falado.
breach-limits = Irregular: no passo { $step }, quem organiza a mesa deu menos tempo do que o combinado.
breach-pause = Irregular: no passo { $step }, quem organiza a mesa pausou ou retomou o jogo em nome de outra pessoa.
unfair-foreign-share = Irregular: quem organiza a mesa deu as cartas com um número aleatório por { $name }, que não podia dar nenhum.
unfair-signature = Irregular: quem organiza a mesa deu as cartas com um número aleatório que { $name } nunca assinou.
unfair-share = Irregular: quem organiza a mesa deu as cartas com um número aleatório de { $name } diferente do prometido antes.
unfair-failure = Irregular: quem organiza a mesa recomeçou a distribuição sem motivo.
unfair-secret = Irregular: o segredo de quem organiza a mesa não é o prometido antes da distribuição.

## The number that is the same for everyone who was shown the same
safety-number-ask = Todo mundo viu o mesmo?
safety-number = Leiam este número em voz alta: { $number }. Se o de alguém for diferente, vocês não viram a mesma coisa.
deal-declined-own = A mesa ia dar cartas para algo diferente do que você confirmou, então nada foi dado. Veja o que está proposto e confirme.
deal-declined = { $name } não concordou com esta rodada, então nada foi dado.

## The people in the menu
people-title = Na mesa
people-watches = assistindo
people-computer = robô
people-watches-next = assiste a partir da próxima rodada
people-plays-next = joga a partir da próxima rodada
people-gives-way = até a próxima rodada, depois joga { $name }
people-take = Jogar a partir da próxima rodada, no lugar de { $name }
people-play = Jogar
people-seat = Dar um lugar
people-seat-about = Escolha o lugar de quem: “Aqui, a partir da próxima rodada”.
people-here = Aqui, a partir da próxima rodada
people-watch = Assistir à próxima
people-replace = Robô na próxima
people-as-before = Melhor não
people-rename = Renomear
people-rename-about = Vale a partir da próxima rodada.
# Below the name so far
people-renamed-next = → { $now }, a partir da próxima rodada
people-kick-about = Um robô assume agora. Quem for removido pode bater na porta de novo; quem for banido, não.
people-kick-about-watching = Quem for removido pode bater na porta de novo; quem for banido, não.
people-hand-over = Passar a mesa
people-hand-over-about = Todo mundo continua no computador de { $name }, assim que a mesa abrir lá. Os celulares entram com o novo código.
people-hand-over-yes = Passar a mesa
people-mute = Silenciar
people-hear = Ouvir de novo
people-entry = Quem pode entrar
people-turns = Tempo por turno
people-turns-about = Vale na hora: quem está na vez tem esse tempo a partir de agora. Entre duas rodadas, cada pessoa confirma mais uma vez.
people-turn-free = Sem limite
people-turn-seconds = { $seconds } s
people-banned = Banimentos
people-unban = Deixar bater de novo

## The menu
menu-kept-hosted = A mesa fecha para todo mundo, mas o jogo fica salvo exatamente onde está. Escolha Continuar na tela inicial para abri-la de novo, e o pessoal pode voltar.
menu-unsaved-hosted = A mesa fecha para todo mundo. As últimas jogadas não podem ser salvas agora: só duram enquanto o Skipstone estiver aberto.
menu-leave-sure = Sair da mesa?
menu-goes-on = O pessoal continua jogando, e um robô ocupa seu lugar. Volte para assumi-lo de novo, a não ser que ele já tenha sido dado a outra pessoa.
menu-stay-watching = Continuar assistindo
menu-watched = O pessoal continua jogando sem você.

## What can’t be done
denied-late = A mesa acabou de mudar – dê outra olhada.
denied-not-seated = Só quem está jogando pode fazer isso.
denied-not-now = Isso não é possível agora.
denied-seat-taken = Este lugar está ocupado.
denied-partners-silent = O time não conversa durante a própria vez. Deixe para depois!
denied-too-fast = Foi um pouco rápido demais. Espere um momento.
denied-name-taken = Alguém nesta mesa já tem esse nome.
denied-stone-taken = Outra pessoa nesta mesa tem a pedra que você escolheu, então aqui você tem outra.
denied-player-kicked = Alguém foi removido desta rodada, por isso todas as jogadas ficam.

## Table manners
table-draw-card = Comprar
table-status-draw = Sua vez! Primeiro compre suas cartas do monte de compras.
manners-ahead = { $name } jogou fora da vez.
manners-catch = Flagrar
manners-talked = { $name } falou durante a vez do próprio time.
manners-call = Denunciar
chat-audience = Quem lê

# Before the game: who sits where, by which rules, and who comes in.

lobby-title = Sua mesa
lobby-table-of = Mesa de { $name }
lobby-opening = Abrindo sua mesa…
lobby-leave = Sair
lobby-asks-leave = Se você sair, a mesa fecha para todo mundo que está aqui.
lobby-stay = Ficar
lobby-close = Fechar a mesa
host-badge = organiza

lobby-seats = Lugares
lobby-full = Todos os lugares estão ocupados.
lobby-free-about = Os robôs ocupam os lugares livres quando o jogo começa.
# Said to the host. $names: of the computer players; $level: the level of all of them
lobby-fills = { $count ->
    [one] Quando você começar, um robô ocupa o lugar livre: { $names } ({ $level }).
   *[other] Quando você começar, robôs ocupam os { $count } lugares livres: { $names } ({ $level }).
}
lobby-free = Livre
lobby-sit = Sentar aqui
lobby-sit-at = Sentar aqui: { $seat }
lobby-person = Uma pessoa
lobby-you = { $name } (você)
lobby-is-ready = confirmou
lobby-key = Chave { $key }, que só o computador dessa pessoa tem
lobby-spectators = Assistindo
lobby-own = É assim que todo mundo vê você. Só aparecem as pedras que ninguém mais tem.
lobby-rename = Renomear
lobby-away = Remover…
lobby-away-of = Remover { $name }…
lobby-away-ask = Remover { $name }?
lobby-away-now = Remover
lobby-away-ever = Banir
lobby-away-not = Cancelar

## Swapping seats, at tables with teams
lobby-swap-offer = Trocar comigo?
lobby-swap-offer-to = Pedir a { $name } para trocar de lugar com você
lobby-swap = Trocar…
lobby-swap-of = Trocar o lugar de { $name }…
lobby-swap-here = Trocar
lobby-swap-both = Trocar os lugares de { $name } e { $other }
lobby-swap-not = Cancelar

lobby-rules = Regras: { $preset }
lobby-change = Mudar…
lobby-all-rules = Todas as regras…
lobby-rules-title = As regras desta mesa
lobby-rules-back = Voltar à sala de espera
lobby-plan = Regras e mesa
lobby-use = Usar estas
lobby-unused = Você mudou alguma coisa. Quer usar?
lobby-unused-drop = Não usar
lobby-manners = Na mesa
lobby-watching = Outras pessoas podem assistir
lobby-turn = Tempo por turno
lobby-turn-none = Sem limite
lobby-turn-told = { $time } por turno
lobby-grace = Espera por quem cair
lobby-grace-about = Depois disso, as outras pessoas podem deixar um robô assumir. Quem volta recebe o lugar de novo.
lobby-seconds = { $seconds } segundos
lobby-minutes = { $minutes } minutos

lobby-door = Quem pode entrar
lobby-copy = Copiar
lobby-copied = Copiado
lobby-of-short-code = { $label }: código curto
lobby-of-invite-code = { $label }: código de convite
lobby-new-code = Novo código
lobby-short-code-title = Código curto
lobby-invite-code-title = Código de convite
lobby-invite-about = Para copiar: também prova de quem é a mesa.
lobby-short-code = Leia este código em voz alta: quem o digitar no Skipstone nesta rede pode entrar.
lobby-spoken-code = Sua mesa está aberta. As outras pessoas entram com o código { $code }.
lobby-short-code-redrawn = Houve muitas tentativas com códigos errados, então a mesa tem um novo. Ele vale daqui a um minuto.
lobby-code-redrawn = Houve muitas tentativas com códigos errados. O código curto da mesa agora é { $code }; ele vale daqui a um minuto.
lobby-addresses = Sem o código: { $addresses }
lobby-not-announced = Ninguém encontra sua mesa na rede. Passe o código ou um endereço.
lobby-port-held = Ninguém encontra sua mesa na rede, porque outro programa ocupa a porta UDP 5353. Passe o código ou um endereço.
entry-knock = Bater
entry-code = Código
entry-open = Aberta
entry-knock-about = Você decide quem entra. Quem tem o código entra direto:
entry-code-about = Só entra quem tem o código de convite:
entry-open-about = Qualquer pessoa que encontrar a mesa pode entrar. O código leva até ela:

# $words: what is said
lobby-react = Dizer “{ $words }”

knock = { $name } quer entrar.
knock-to-watch = { $name } quer assistir.
knock-new = Primeira vez aqui.
# $day: "on Friday"
knock-known = Já esteve aqui { $day }.
knock-known-before = Já esteve aqui.
knock-namesake = Você conhece { $name } de outro computador: é a mesma pessoa em um segundo, ou é outra?
knock-others = { $count ->
    [one] Mais uma pessoa está esperando.
   *[other] Mais { $count } pessoas estão esperando.
}
knock-let-in = Deixar entrar
knock-refuse = Recusar

lobby-lost = A conexão com a mesa caiu. Reconectando…
lobby-stand-up = Só assistir
lobby-ready = Confirmar
lobby-not-ready = Ainda não
lobby-begin = Começar
lobby-begin-anyway = Começar assim mesmo
lobby-reopen = Mudar algo
lobby-alone = Por enquanto só você está aqui. Passe o código de convite, ou comece com robôs.
lobby-begin-about = Comece quando o pessoal todo estiver aqui. Cada um vê o que vai ser jogado e confirma.
lobby-waits = Esperando quem organiza a mesa começar.
lobby-say-ready = É assim que você quer jogar? Então confirme.
lobby-missing = Falta confirmar: { $names }
lobby-watching-told = Você está assistindo. Para jogar, ocupe um lugar livre ou o de um robô.
lobby-tell-age = A idade decide quem começa: informe a sua no seu lugar.

## What is proposed, and what of it is new. $seat: a number; $name, $before, $now: names
proposal-changes = Novo desde a última vez que você olhou
proposal-as-shown = Está tudo como você viu
proposal-confirm = Por mim, tudo bem
proposal-age = { $age } anos
change-sits-down = Lugar { $seat }: agora quem joga aqui é { $name }.
change-replaces = Lugar { $seat }: agora quem joga aqui é { $name }, e não { $before }.
# $name: with the level in brackets
change-computer-sits-down = Lugar { $seat }: quem joga aqui é o robô { $name }.
change-computer-replaces = Lugar { $seat }: agora quem joga aqui é o robô { $name }, e não { $before }.
change-level-unknown = desconhecido
change-renamed = { $name } agora se chama { $now }.
change-name-of-other = Outra pessoa agora tem o nome { $name }.
change-age = { $name } informa a idade de { $age }.
change-no-age = { $name } não informa mais a idade.
change-on-phone = { $name } agora joga no celular.
change-off-phone = { $name } não joga mais no celular.
change-away = { $name } está fora: um robô joga até a volta.
change-back = { $name } voltou.
# What isn’t as the player asked for. $wished: what they asked for
surprise-seat = Você jogaria no lugar { $seat }, mas escolheu o { $wished }.
surprise-name = Seu nome seria { $name }, mas você escolheu { $wished }.
surprise-age = Sua idade apareceria como { $age }.
surprise-no-age = Sua idade não apareceria.
surprise-bots = Os robôs são de outra versão do Skipstone: seu computador não consegue conferir as jogadas deles, então a rodada não pode ser verificada.
surprise-unknown-series = Esta série estaria continuando outra que seu computador não viu, ou que foi jogada em outra mesa: para os pontos, só há a palavra de quem organiza a mesa.
surprise-other-series = Esta não é a série que você veio continuar aqui.
surprise-other-players = { $count ->
    [0] O limite de tempo ou os robôs não são os mesmos da série que continua aqui.
    [one] O lugar { $seats } teria outra pessoa, diferente da série que continua aqui.
   *[other] Os lugares { $seats } teriam outras pessoas, diferentes da série que continua aqui.
}
surprise-other-scores = Esta série continua uma que seu computador viu diferente: depois da rodada { $round } você tem { $own }, aqui ela continuaria com { $told }.
move-stands = Você já fez uma jogada aqui, e ela vale: foi enviada de novo à mesa.

# What a phone’s browser is told at a table.

phone-title = Skipstone
phone-own-turn = Sua vez:
phone-choose = jogue uma carta, ou descarte para encerrar sua vez
phone-nothing-fits = nada cabe nas pilhas de construção: descarte para encerrar sua vez
phone-draw = primeiro compre suas cartas
phone-promise = agora jogue o { $rank ->
    [0] curinga
   *[other] { $rank }
} do estoque
phone-pass = nada para jogar nem comprar: você pode passar
phone-empty-hand = sua mão está vazia: jogue do estoque ou dos descartes
phone-held = { $can ->
    [both] jogue ou descarte o
    [play] jogue o
   *[discard] descarte o
} { $rank ->
    [0] curinga
   *[other] { $rank }
}
phone-next = próxima: { $rank }
phone-play = jogar { $rank }
phone-discard = descartar
phone-say-ready = Confirme quando puder começar.
# $names: of the reader's partners
phone-partners = { $count ->
    [one] No seu time: { $names }
   *[other] No seu time: { $names }
}
phone-renamed = Agora seu nome é { $now }.
phone-tell-age = A idade decide quem começa: digite a sua abaixo.
phone-name-empty = Digite um nome primeiro.
phone-name-long = Esse nome é longo demais.
phone-leave-lobby = Seu lugar ficará livre para outra pessoa.
phone-not-verified = No celular: o computador da mesa faz a parte deste lugar na distribuição, por isso este lugar não pode verificá-la.

## The way in
phone-knocking = Batendo na porta. Quem organiza a mesa precisa deixar você entrar.
phone-ask-code = Peça a quem organiza a mesa o código no fim do endereço para celulares e digite-o abaixo.
phone-closed = Não entram mais celulares nesta mesa.
phone-table-closed = A mesa foi fechada.
phone-handed-over = A mesa continua em outro computador. Lá estão o novo endereço e o novo código.
phone-back-later = Quem organiza a mesa saiu. O jogo continua na volta.
phone-elsewhere = Este lugar está aberto em outra aba ou outro aparelho.
phone-kicked = Quem organiza a mesa removeu você. Para voltar, bata na porta de novo.
phone-banned = Quem organiza a mesa baniu você.
phone-left = Você saiu da mesa.
phone-lost = A mesa não responde.

## The host’s switch, and the badge of those who come by it
phones-may-join = Celulares podem entrar
phones-about = A turma joga no navegador do celular, sem instalar nada.
phones-scan = Escaneie com a câmera do celular, ou digite o endereço no navegador.
phones-unsafe = Qualquer pessoa nesta rede poderia ler ou alterar o que um celular envia, e o seu computador faz a parte dele na distribuição.
phones-failed = Celulares não podem entrar: a rede deste computador não permite.
phone-badge = celular
phone-badge-about = Joga no celular: o computador da mesa faz a parte deste lugar na distribuição, por isso este lugar não pode verificá-la.
phones-scan-short = Escaneie para entrar
phones-seats = { $seats ->
    [one] { $seats } lugar livre
   *[other] { $seats } lugares livres
}

# Beside the verdict on a round. $names: who played from phones
result-on-phones = O computador da mesa guardou as cartas de quem jogou no celular: { $names }.

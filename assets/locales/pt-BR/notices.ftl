# What the player must be told wherever they are.

notice-dismiss = Entendi
notice-show-report = Ver relatório
notice-crashed = Desculpe, o Skipstone parou por causa de um erro. Sua partida está salva. O relatório para a equipe de desenvolvimento não contém suas cartas, nomes nem chaves.
notice-no-viewer = Nenhum programa daqui consegue mostrar o relatório. Ele está em { $path }.
notice-other-profile = Usar outro perfil
notice-unsaved = Ainda não foi salvo. { $why } Você pode continuar jogando; cada jogada tenta de novo.
unsaved-lost = { $why } { $moves ->
    [0] Suas últimas mudanças seriam perdidas.
    [one] Uma jogada seria perdida.
   *[other] { $moves } jogadas seriam perdidas.
}
unsaved-disk-full = O disco está cheio.
unsaved-asks-close = { $lost } Fechar o Skipstone mesmo assim?
unsaved-asks-switch = { $lost } Usar outro perfil mesmo assim?
unsaved-cancel = Cancelar
unsaved-close = Fechar assim mesmo
unsaved-switch = Usar assim mesmo
notice-setting = { $path }: valor inválido { $found } para { $key }; o esperado é { $allowed }. Vale o padrão.
setting-one-of = um destes: { $values }
setting-name = uma linha de até 64 bytes
setting-interfaces = "all", "loopback", "none", ou nomes de interfaces separados por vírgulas
setting-number = um número de { $low } a { $high }
notice-series-gone = Esta partida não existe mais.
notice-series-no-round = Esta partida não tem rodada para treinar.
notice-no-key = A chave pela qual outras pessoas reconhecem você não pôde ser criada: { $why }
notice-no-table = Não dá para abrir sua mesa. { $why }
notice-no-home-dir = Este sistema não tem uma pasta pessoal para você, então nada será salvo quando você fechar esta janela.

store-error-in-use = Outra janela do Skipstone está usando estes dados. Nada é salvo aqui até você fechá-la.
store-error-unusable = Não dá para usar { $path }: { $why }.
store-error-damaged = { $path } está danificado ({ $why }). Foi guardado como { $now }, e um arquivo novo foi criado.
store-error-newer = Seus dados em { $path } são de uma versão mais nova do Skipstone e ficam como estão. Atualize o Skipstone ou use outro perfil.
store-error-foreign = { $path } é de outro programa. Foi guardado como { $now }, e um arquivo novo foi criado.
store-error-unreleased = { $path } foi escrito por um Skipstone anterior à versão 0.1.0. Foi guardado como { $now }, e um arquivo novo foi criado.
store-error-library-format = { $path } está em um formato antigo demais para ser lido. Foi guardado como { $now }, e um arquivo novo foi criado.
store-error-value = Não dá para ler uma entrada ({ $what } { $key }: { $why }). Ela ficou como estava.
store-error-round = A rodada em andamento não pode continuar ({ $why }). Foi deixada de lado, e as cartas serão dadas de novo.

cause-full = o disco está cheio
cause-read-only = só permite leitura
cause-denied = acesso negado
notice-played-for-you = Um robô fez jogadas por você. No mais, a distribuição foi justa e o jogo seguiu as regras.
notice-round = Rodada { $number }: { $words }
notice-broken-round = Quem organiza a mesa quebrou as regras de uma rodada. A prova assinada está em { $path }; “skipstone verify” mostra a qualquer pessoa o que ela prova.

; Brazilian Portuguese. NSIS itself says "você".
!insertmacro MUI_LANGUAGE "PortugueseBR"

LangString COMMENT ${LANG_PORTUGUESEBR} "Um jogo de cartas em sequência para uma ou várias pessoas"

LangString WELCOME ${LANG_PORTUGUESEBR} "O Skipstone ${VERSION} será instalado só para esta conta de usuário, sem permissão de administrador.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_PORTUGUESEBR} "O Skipstone $Installed está instalado e será substituído pela versão ${VERSION}.$\r$\n$\r$\nAs partidas, as estatísticas e as configurações ficam. Se o Skipstone estiver aberto, feche-o antes: tudo é salvo depois de cada jogada.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_PORTUGUESEBR} "O Skipstone ${VERSION} já está instalado e será instalado de novo.$\r$\n$\r$\nAs partidas, as estatísticas e as configurações ficam.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_PORTUGUESEBR} "Uma versão mais nova, o Skipstone $Installed, está instalada. Ela será substituída pela versão ${VERSION}, que talvez não consiga ler as partidas e estatísticas existentes. Elas ficam como estão.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_PORTUGUESEBR} "O Skipstone está aberto. Feche todas as janelas dele e tente de novo. Nada se perde: tudo é salvo depois de cada jogada."
LangString NOT_WRITTEN ${LANG_PORTUGUESEBR} "Não é possível gravar os arquivos em $INSTDIR."

LangString RECORDS ${LANG_PORTUGUESEBR} "Abrir rodadas com dois cliques"
LangString RECORDS_ABOUT ${LANG_PORTUGUESEBR} "As rodadas salvas como arquivo (.skipstone) abrem no Skipstone."
LangString RECORD_NAME ${LANG_PORTUGUESEBR} "Rodada do Skipstone"
LangString PROGRAM_ABOUT ${LANG_PORTUGUESEBR} "O jogo e seu item no menu Iniciar."
LangString DESKTOP ${LANG_PORTUGUESEBR} "Ícone na área de trabalho"
LangString DESKTOP_ABOUT ${LANG_PORTUGUESEBR} "Inicia o jogo também pela área de trabalho."
LangString FIREWALL ${LANG_PORTUGUESEBR} "Deixar mais gente entrar (pede um administrador)"
LangString FIREWALL_ABOUT ${LANG_PORTUGUESEBR} "Para as mesas abertas aqui. Senão, o Windows pergunta ao abrir ou procurar a primeira."

LangString DATA ${LANG_PORTUGUESEBR} "Partidas, estatísticas e configurações"
LangString DATA_ABOUT ${LANG_PORTUGUESEBR} "Apaga para sempre o que o Skipstone guarda aqui, de todos os perfis."

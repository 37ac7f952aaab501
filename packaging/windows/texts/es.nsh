; Spanish. NSIS itself says "usted".
!insertmacro MUI_LANGUAGE "Spanish"

LangString COMMENT ${LANG_SPANISH} "Un juego de cartas de secuencias para una o muchas personas"

LangString WELCOME ${LANG_SPANISH} "Skipstone ${VERSION} se instalará solo para esta cuenta de usuario, sin permisos de administrador.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_SPANISH} "Skipstone $Installed está instalado y se sustituirá por la versión ${VERSION}.$\r$\n$\r$\nLas partidas, las estadísticas y los ajustes se conservan. Si Skipstone está abierto, hay que cerrarlo antes: todo se guarda después de cada jugada.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_SPANISH} "Skipstone ${VERSION} ya está instalado y se instalará otra vez.$\r$\n$\r$\nLas partidas, las estadísticas y los ajustes se conservan.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_SPANISH} "Está instalada una versión más reciente, Skipstone $Installed. Se sustituirá por la versión ${VERSION}, que quizá no pueda leer las partidas y estadísticas existentes. Las deja como están.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_SPANISH} "Skipstone está abierto. Hay que cerrar todas sus ventanas y volver a intentarlo. No se pierde nada: todo se guarda después de cada jugada."
LangString NOT_WRITTEN ${LANG_SPANISH} "No se pueden escribir los archivos en $INSTDIR."

LangString RECORDS ${LANG_SPANISH} "Abrir las rondas con doble clic"
LangString RECORDS_ABOUT ${LANG_SPANISH} "Las rondas guardadas como archivo (.skipstone) se abren en Skipstone."
LangString RECORD_NAME ${LANG_SPANISH} "Ronda de Skipstone"
LangString PROGRAM_ABOUT ${LANG_SPANISH} "El juego y su entrada en el menú Inicio."
LangString DESKTOP ${LANG_SPANISH} "Icono en el escritorio"
LangString DESKTOP_ABOUT ${LANG_SPANISH} "Inicia el juego también desde el escritorio."
LangString FIREWALL ${LANG_SPANISH} "Dejar entrar a los demás (pide un administrador)"
LangString FIREWALL_ABOUT ${LANG_SPANISH} "Para las mesas que se abran aquí. Si no, Windows pregunta al abrir o buscar la primera."

LangString DATA ${LANG_SPANISH} "Partidas, estadísticas y ajustes"
LangString DATA_ABOUT ${LANG_SPANISH} "Borra para siempre lo que Skipstone guarda aquí, de todos los perfiles."

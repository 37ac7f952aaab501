; English.
!insertmacro MUI_LANGUAGE "English"

LangString COMMENT ${LANG_ENGLISH} "A sequencing card game for one or many"

LangString WELCOME ${LANG_ENGLISH} "This installs Skipstone ${VERSION} for you alone. No administrator is needed.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_ENGLISH} "Skipstone $Installed is installed. It will be replaced by version ${VERSION}.$\r$\n$\r$\nYour games, statistics and settings stay. If Skipstone is open, close it first: everything is saved after every move.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_ENGLISH} "Skipstone ${VERSION} is installed already. It will be installed once more.$\r$\n$\r$\nYour games, statistics and settings stay.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_ENGLISH} "The newer Skipstone $Installed is installed. It will be replaced by version ${VERSION}, which may not be able to read your games and statistics. It leaves them as they are.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_ENGLISH} "Skipstone is running. Close all its windows and try again. Nothing gets lost: everything is saved after every move."
LangString NOT_WRITTEN ${LANG_ENGLISH} "The files can’t be written to $INSTDIR."

LangString RECORDS ${LANG_ENGLISH} "Open rounds with a double click"
LangString RECORDS_ABOUT ${LANG_ENGLISH} "Rounds that you have saved as a file (.skipstone) open in Skipstone."
LangString RECORD_NAME ${LANG_ENGLISH} "Skipstone round"
LangString PROGRAM_ABOUT ${LANG_ENGLISH} "The game, and its entry in the start menu."
LangString DESKTOP ${LANG_ENGLISH} "Icon on the desktop"
LangString DESKTOP_ABOUT ${LANG_ENGLISH} "Starts the game from the desktop too."
LangString FIREWALL ${LANG_ENGLISH} "Let other players in (asks an administrator)"
LangString FIREWALL_ABOUT ${LANG_ENGLISH} "For tables that you host. Without it, Windows asks when you first host or join one."

LangString DATA ${LANG_ENGLISH} "My games, statistics and settings"
LangString DATA_ABOUT ${LANG_ENGLISH} "Deletes what Skipstone keeps here, of all profiles. There is no way back."

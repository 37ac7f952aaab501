; Italian. NSIS itself says "tu".
!insertmacro MUI_LANGUAGE "Italian"

LangString COMMENT ${LANG_ITALIAN} "Un gioco di carte in sequenza per una o più persone"

LangString WELCOME ${LANG_ITALIAN} "Skipstone ${VERSION} verrà installato solo per questo account utente, senza diritti di amministratore.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_ITALIAN} "Skipstone $Installed è installato e verrà sostituito dalla versione ${VERSION}.$\r$\n$\r$\nPartite, statistiche e impostazioni restano. Se Skipstone è aperto, va chiuso prima: tutto viene salvato dopo ogni mossa.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_ITALIAN} "Skipstone ${VERSION} è già installato e verrà installato di nuovo.$\r$\n$\r$\nPartite, statistiche e impostazioni restano.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_ITALIAN} "È installata una versione più recente, Skipstone $Installed. Verrà sostituita dalla versione ${VERSION}, che forse non potrà leggere le partite e le statistiche esistenti. Le lascia come sono.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_ITALIAN} "Skipstone è ancora aperto. Bisogna chiudere tutte le sue finestre e riprovare. Non va perso nulla: tutto viene salvato dopo ogni mossa."
LangString NOT_WRITTEN ${LANG_ITALIAN} "Impossibile scrivere i file in $INSTDIR."

LangString RECORDS ${LANG_ITALIAN} "Aprire le manche con un doppio clic"
LangString RECORDS_ABOUT ${LANG_ITALIAN} "Le manche salvate come file (.skipstone) si aprono in Skipstone."
LangString RECORD_NAME ${LANG_ITALIAN} "Manche di Skipstone"
LangString PROGRAM_ABOUT ${LANG_ITALIAN} "Il gioco e la sua voce nel menu Start."
LangString DESKTOP ${LANG_ITALIAN} "Icona sul desktop"
LangString DESKTOP_ABOUT ${LANG_ITALIAN} "Avvia il gioco anche dal desktop."
LangString FIREWALL ${LANG_ITALIAN} "Lasciare entrare gli altri (chiede un amministratore)"
LangString FIREWALL_ABOUT ${LANG_ITALIAN} "Per i tavoli aperti qui. Altrimenti Windows chiede quando si apre o si cerca il primo."

LangString DATA ${LANG_ITALIAN} "Partite, statistiche e impostazioni"
LangString DATA_ABOUT ${LANG_ITALIAN} "Elimina per sempre ciò che Skipstone conserva qui, di tutti i profili."

; German. NSIS itself says "Sie".
!insertmacro MUI_LANGUAGE "German"

LangString COMMENT ${LANG_GERMAN} "Ein Reihen-Kartenspiel für einen oder viele"

LangString WELCOME ${LANG_GERMAN} "Skipstone ${VERSION} wird nur für das eigene Benutzerkonto installiert, ohne Administratorrechte.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_GERMAN} "Skipstone $Installed ist installiert und wird durch Version ${VERSION} ersetzt.$\r$\n$\r$\nSpiele, Statistiken und Einstellungen bleiben erhalten. Ein offenes Skipstone bitte vorher schließen: Nach jedem Zug ist alles gespeichert.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_GERMAN} "Skipstone ${VERSION} ist schon installiert und wird noch einmal installiert.$\r$\n$\r$\nSpiele, Statistiken und Einstellungen bleiben erhalten.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_GERMAN} "Das neuere Skipstone $Installed ist installiert. Es wird durch Version ${VERSION} ersetzt, die vorhandene Spiele und Statistiken vielleicht nicht lesen kann. Sie bleiben unverändert liegen.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_GERMAN} "Skipstone läuft noch. Bitte alle Fenster schließen und noch einmal versuchen. Es geht nichts verloren: Nach jedem Zug ist alles gespeichert."
LangString NOT_WRITTEN ${LANG_GERMAN} "Die Dateien können nicht in $INSTDIR geschrieben werden."

LangString RECORDS ${LANG_GERMAN} "Runden mit einem Doppelklick öffnen"
LangString RECORDS_ABOUT ${LANG_GERMAN} "Als Datei gespeicherte Runden (.skipstone) öffnen sich in Skipstone."
LangString RECORD_NAME ${LANG_GERMAN} "Skipstone-Runde"
LangString PROGRAM_ABOUT ${LANG_GERMAN} "Das Spiel und sein Eintrag im Startmenü."
LangString DESKTOP ${LANG_GERMAN} "Symbol auf dem Desktop"
LangString DESKTOP_ABOUT ${LANG_GERMAN} "Startet das Spiel auch vom Desktop aus."
LangString FIREWALL ${LANG_GERMAN} "Mitspieler durchlassen (fragt einen Administrator)"
LangString FIREWALL_ABOUT ${LANG_GERMAN} "Für eigene Tische. Sonst fragt Windows beim ersten Eröffnen oder Suchen."

LangString DATA ${LANG_GERMAN} "Eigene Spiele, Statistiken und Einstellungen"
LangString DATA_ABOUT ${LANG_GERMAN} "Löscht endgültig, was Skipstone hier aufbewahrt, in allen Profilen."

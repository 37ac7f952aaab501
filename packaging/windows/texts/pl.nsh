; Polish. NSIS itself says "ty".
!insertmacro MUI_LANGUAGE "Polish"

LangString COMMENT ${LANG_POLISH} "Gra karciana w układanie ciągów, dla jednej lub wielu osób"

LangString WELCOME ${LANG_POLISH} "Skipstone ${VERSION} zostanie zainstalowany tylko dla tego konta użytkownika, bez uprawnień administratora.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_POLISH} "Zainstalowany jest Skipstone $Installed. Zastąpi go wersja ${VERSION}.$\r$\n$\r$\nGry, statystyki i ustawienia pozostaną. Jeśli Skipstone jest otwarty, najpierw go zamknij: po każdym ruchu wszystko jest zapisane.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_POLISH} "Skipstone ${VERSION} jest już zainstalowany i zostanie zainstalowany ponownie.$\r$\n$\r$\nGry, statystyki i ustawienia pozostaną.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_POLISH} "Zainstalowany jest nowszy Skipstone $Installed. Zastąpi go wersja ${VERSION}, która może nie odczytać istniejących gier i statystyk. Pozostawi je bez zmian.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_POLISH} "Skipstone jest otwarty. Zamknij wszystkie jego okna i spróbuj ponownie. Nic nie przepadnie: po każdym ruchu wszystko jest zapisane."
LangString NOT_WRITTEN ${LANG_POLISH} "Nie można zapisać plików w $INSTDIR."

LangString RECORDS ${LANG_POLISH} "Otwieranie rund podwójnym kliknięciem"
LangString RECORDS_ABOUT ${LANG_POLISH} "Rundy zapisane jako pliki (.skipstone) otwierają się w grze Skipstone."
LangString RECORD_NAME ${LANG_POLISH} "Runda Skipstone"
LangString PROGRAM_ABOUT ${LANG_POLISH} "Gra i jej wpis w menu Start."
LangString DESKTOP ${LANG_POLISH} "Ikona na pulpicie"
LangString DESKTOP_ABOUT ${LANG_POLISH} "Uruchamia grę także z pulpitu."
LangString FIREWALL ${LANG_POLISH} "Wpuszczanie innych graczy (pyta administratora)"
LangString FIREWALL_ABOUT ${LANG_POLISH} "Dla stołów otwieranych tutaj. Inaczej Windows zapyta przy pierwszym otwarciu lub szukaniu."

LangString DATA ${LANG_POLISH} "Gry, statystyki i ustawienia"
LangString DATA_ABOUT ${LANG_POLISH} "Usuwa na zawsze wszystko, co Skipstone tu przechowuje, ze wszystkich profili."

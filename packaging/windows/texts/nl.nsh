; Dutch. NSIS itself says "u".
!insertmacro MUI_LANGUAGE "Dutch"

LangString COMMENT ${LANG_DUTCH} "Een kaartspel met oplopende reeksen, voor één of meer spelers"

LangString WELCOME ${LANG_DUTCH} "Skipstone ${VERSION} wordt alleen voor dit gebruikersaccount geïnstalleerd, zonder beheerdersrechten.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_DUTCH} "Skipstone $Installed is geïnstalleerd en wordt vervangen door versie ${VERSION}.$\r$\n$\r$\nSpellen, statistieken en instellingen blijven bewaard. Staat Skipstone nog open, dan moet het eerst dicht: na elke zet is alles opgeslagen.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_DUTCH} "Skipstone ${VERSION} is al geïnstalleerd en wordt opnieuw geïnstalleerd.$\r$\n$\r$\nSpellen, statistieken en instellingen blijven bewaard.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_DUTCH} "Het nieuwere Skipstone $Installed is geïnstalleerd. Het wordt vervangen door versie ${VERSION}, die de bestaande spellen en statistieken misschien niet kan lezen. Ze blijven zoals ze zijn.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_DUTCH} "Skipstone staat nog open. Eerst alle vensters sluiten en dan opnieuw proberen. Er gaat niets verloren: na elke zet is alles opgeslagen."
LangString NOT_WRITTEN ${LANG_DUTCH} "De bestanden kunnen niet naar $INSTDIR worden geschreven."

LangString RECORDS ${LANG_DUTCH} "Rondes openen met een dubbelklik"
LangString RECORDS_ABOUT ${LANG_DUTCH} "Rondes die als bestand zijn opgeslagen (.skipstone), gaan open in Skipstone."
LangString RECORD_NAME ${LANG_DUTCH} "Skipstone-ronde"
LangString PROGRAM_ABOUT ${LANG_DUTCH} "Het spel en zijn plaats in het startmenu."
LangString DESKTOP ${LANG_DUTCH} "Pictogram op het bureaublad"
LangString DESKTOP_ABOUT ${LANG_DUTCH} "Start het spel ook vanaf het bureaublad."
LangString FIREWALL ${LANG_DUTCH} "Medespelers doorlaten (vraagt een beheerder)"
LangString FIREWALL_ABOUT ${LANG_DUTCH} "Voor eigen tafels. Anders vraagt Windows het als de eerste wordt geopend of gezocht."

LangString DATA ${LANG_DUTCH} "Spellen, statistieken en instellingen"
LangString DATA_ABOUT ${LANG_DUTCH} "Wist voorgoed wat Skipstone hier bewaart, van alle profielen."

; French. NSIS itself says "vous".
!insertmacro MUI_LANGUAGE "French"

LangString COMMENT ${LANG_FRENCH} "Un jeu de cartes et de suites, en solo ou à plusieurs"

LangString WELCOME ${LANG_FRENCH} "Skipstone ${VERSION} sera installé pour ce compte d’utilisateur seulement, sans droits d’administrateur.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_UPGRADE ${LANG_FRENCH} "Skipstone $Installed est installé et sera remplacé par la version ${VERSION}.$\r$\n$\r$\nLes parties, les statistiques et les réglages sont conservés. Si Skipstone est ouvert, il faut d’abord le fermer : tout est enregistré après chaque coup.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_AGAIN ${LANG_FRENCH} "Skipstone ${VERSION} est déjà installé et sera installé une nouvelle fois.$\r$\n$\r$\nLes parties, les statistiques et les réglages sont conservés.$\r$\n$\r$\n$(^ClickNext)"
LangString WELCOME_OLDER ${LANG_FRENCH} "Une version plus récente, Skipstone $Installed, est installée. Elle sera remplacée par la version ${VERSION}, qui ne pourra peut-être pas lire les parties et les statistiques existantes. Elle n’y touche pas.$\r$\n$\r$\n$(^ClickNext)"

LangString RUNNING ${LANG_FRENCH} "Skipstone est encore ouvert. Il faut fermer toutes ses fenêtres, puis réessayer. Rien ne se perd : tout est enregistré après chaque coup."
LangString NOT_WRITTEN ${LANG_FRENCH} "Impossible d’écrire les fichiers dans $INSTDIR."

LangString RECORDS ${LANG_FRENCH} "Ouvrir les manches par un double-clic"
LangString RECORDS_ABOUT ${LANG_FRENCH} "Les manches enregistrées dans un fichier (.skipstone) s’ouvrent dans Skipstone."
LangString RECORD_NAME ${LANG_FRENCH} "Manche de Skipstone"
LangString PROGRAM_ABOUT ${LANG_FRENCH} "Le jeu et son entrée dans le menu Démarrer."
LangString DESKTOP ${LANG_FRENCH} "Icône sur le Bureau"
LangString DESKTOP_ABOUT ${LANG_FRENCH} "Lance aussi le jeu depuis le Bureau."
LangString FIREWALL ${LANG_FRENCH} "Laisser entrer les autres (demande un administrateur)"
LangString FIREWALL_ABOUT ${LANG_FRENCH} "Pour les tables ouvertes ici. Sinon, Windows demande à la première ouverte ou cherchée."

LangString DATA ${LANG_FRENCH} "Parties, statistiques et réglages"
LangString DATA_ABOUT ${LANG_FRENCH} "Supprime pour toujours ce que Skipstone garde ici, pour tous les profils."

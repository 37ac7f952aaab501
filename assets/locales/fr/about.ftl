# What Skipstone is, and what it is not.

about-title = À propos de Skipstone
about-version = Skipstone { $version }
about-game = Un jeu de cartes d’une à douze personnes : monte quatre piles de 1 à 12, vide ton stock et garde tes défausses utiles. Joue en solo contre des joueurs virtuels ou en équipes, selon les règles habituelles ou tes propres règles maison.
about-fair = Les joueurs virtuels ne voient que ce qu’on voit depuis leur place.
about-privacy-title = Vie privée
about-privacy = Skipstone n’a ni compte, ni serveur, ni publicité, et ne transmet rien à personne. Tes réglages, tes parties et tes statistiques sont des fichiers sur cet ordinateur, tout comme ta clé et celles des personnes avec qui tu as joué. Le réseau ne sert qu’aux tables à plusieurs : Skipstone y cherche des tables, montre la tienne quand tu l’ouvres, et communique à ta table ton nom, ta clé, tes coups et tes messages.
about-trademark-title = Compatible, mais indépendant
about-trademark = Skipstone suit les règles du jeu de suites vendu sous le nom de SKIP-BO®. SKIP-BO est une marque de Mattel, Inc. Skipstone n’est ni affilié à Mattel, ni approuvé par Mattel, ni lié à Mattel ; son nom, ses cartes et ses images lui sont propres.
about-licence-title = Logiciel libre
about-licence = Tu peux utiliser, modifier et partager Skipstone sous la licence MIT ou la licence Apache 2.0, à ton choix. La police est Fira Sans, sous la licence SIL Open Font.
about-licences = Licences tierces

licences-title = Licences tierces
licences-about = Skipstone contient le travail d’autres personnes, et nous leur en sommes reconnaissants. Il a été publié sous ces licences ; choisis-en une pour la lire.
licences-standard-library = La bibliothèque standard des développeurs du projet Rust est aussi sous licence Apache 2.0.
licences-more = { $named } et { $count } de plus

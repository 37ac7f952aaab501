# Was Skipstone ist und was nicht.

about-title = Über Skipstone
about-version = Skipstone { $version }
about-game = Ein Kartenspiel für eine bis zwölf Personen: Bau vier Stapel von 1 bis 12 auf, werde deinen Spielerstapel los und halte deine Hilfsstapel brauchbar. Spiel allein gegen Computerspieler, in Teams, nach den üblichen Regeln oder nach euren eigenen.
about-fair = Computerspieler sehen, was jemand auf ihrem Platz sähe, und sonst nichts.
about-trademark-title = Verträglich, nicht verbunden
about-trademark = Skipstone spielt nach den Regeln des Kartenspiels, das als SKIP-BO® verkauft wird. SKIP-BO ist eine Marke von Mattel, Inc. Skipstone ist mit Mattel weder verbunden noch von Mattel unterstützt; Name, Karten und Bilder sind seine eigenen.
about-licence-title = Freie Software
about-licence = Skipstone darf unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzt, verändert und weitergegeben werden, ganz nach Wahl. Die Schrift ist Fira Sans unter der SIL Open Font Licence.

# Was Skipstone ist und was nicht.

about-title = Über Skipstone
about-version = Skipstone { $version }
about-game = Ein Kartenspiel für eine bis zwölf Personen: Bau vier Stapel von 1 bis 12 auf, werde deinen Spielerstapel los und halte deine Hilfsstapel in Ordnung. Spiel allein gegen Computerspieler oder in Teams, nach den üblichen Regeln oder nach euren eigenen.
about-fair = Computerspieler sehen nur, was auch ein Mensch auf ihrem Platz sehen würde.
about-trademark-title = Kompatibel, aber unabhängig
about-trademark = Skipstone spielt nach den Regeln des Kartenspiels, das als SKIP-BO® verkauft wird. SKIP-BO ist eine Marke von Mattel, Inc. Skipstone ist mit Mattel weder verbunden noch wird es von Mattel unterstützt; Name, Karten und Bilder sind eigene.
about-licence-title = Freie Software
about-licence = Du darfst Skipstone unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzen, verändern und weitergeben, ganz wie du willst. Die Schrift ist Fira Sans unter der SIL Open Font Licence.

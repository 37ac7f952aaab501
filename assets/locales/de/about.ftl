# Was Skipstone ist und was nicht.

about-title = Über Skipstone
about-version = Skipstone { $version }
about-game = Ein Kartenspiel für eine bis zwölf Personen: Bau vier Stapel von 1 bis 12 auf, werde deinen Spielerstapel los und halte deine Hilfsstapel in Ordnung. Spiel allein gegen Computerspieler oder in Teams, nach den üblichen Regeln oder nach euren eigenen.
about-fair = Computerspieler sehen nur, was auch ein Mensch auf ihrem Platz sehen würde.
about-privacy-title = Datenschutz
about-privacy = Skipstone braucht kein Konto und keinen Server, zeigt keine Werbung und meldet niemandem etwas. Deine Einstellungen, Partien und Statistiken sind Dateien auf diesem Computer, ebenso dein Spielerschlüssel und die Schlüssel derer, mit denen du gespielt hast. Ins Netzwerk geht es nur für Tische mit anderen: Skipstone sucht dort nach Tischen, zeigt deinen an, solange er offen ist, und teilt allen am Tisch deinen Namen, deinen Spielerschlüssel, deine Züge und deine Nachrichten mit.
about-trademark-title = Kompatibel, aber unabhängig
about-trademark = Skipstone spielt nach den Regeln des Kartenspiels, das als SKIP-BO® verkauft wird. SKIP-BO ist eine Marke von Mattel, Inc. Skipstone ist mit Mattel weder verbunden noch wird es von Mattel unterstützt; Name, Karten und Bilder sind eigene.
about-licence-title = Freie Software
about-licence = Du darfst Skipstone unter der MIT-Lizenz oder der Apache-Lizenz 2.0 benutzen, verändern und weitergeben, ganz wie du willst. Die Schrift ist Fira Sans unter der SIL Open Font License.
about-licences = Lizenzen anderer

licences-title = Lizenzen anderer
licences-about = In Skipstone steckt die Arbeit anderer, für die wir dankbar sind. Sie wurde unter diesen Lizenzen veröffentlicht; drück auf eine, um sie zu lesen.
licences-standard-library = Auch die Standardbibliothek der Entwickler des Rust-Projekts steht unter der Apache License 2.0.
licences-more = { $named } und noch { $count }

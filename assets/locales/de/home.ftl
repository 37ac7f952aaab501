# Der Titelbildschirm.

home-tagline =
    Bau auf, spiel deinen Stapel leer,
    sei zuerst fertig.
home-continue = Weiterspielen
home-new-game = Neues Spiel
home-host = Tisch eröffnen
home-join = Zu einem Tisch
home-statistics = Statistik
home-how-to-play = So wird gespielt
home-rounds = Runden
home-settings = Einstellungen
home-about = Über das Spiel
home-quit = Beenden
home-note = Spielt nach den Regeln des Kartenspiels, das als SKIP-BO® verkauft wird. Steht in keiner Verbindung zu Mattel.

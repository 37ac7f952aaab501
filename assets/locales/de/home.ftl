# Die Startseite.

home-tagline =
    Bau auf, spiel deinen Stapel leer,
    sei zuerst fertig.
# Wie die Partie steht: „Du liegst 40 Punkte vorn.“
home-leads = { $who ->
    [you] Du liegst { $lead } vorn.
    [team] Dein Team liegt { $lead } vorn.
   *[other] { $people ->
        [one] { $names } liegt { $lead } vorn.
       *[other] { $names } liegen { $lead } vorn.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] eine Runde
       *[other] { $lead } Runden
    }
   *[points] { $lead ->
        [one] einen Punkt
       *[other] { $lead } Punkte
    }
}
home-level = { $who ->
    [you] Du liegst gleichauf mit { $names }.
    [team] Dein Team liegt gleichauf mit { $names }.
   *[other] { $names } liegen gleichauf.
}
home-greeting-away = Ich habe dir den Platz warm gehalten.
home-greeting-even = Jetzt liegen wir gleichauf.
home-greeting-streak = { $days } Tage am Stück! Schön, dass du da bist.
home-greeting-caught-up = Du holst auf.
home-greeting-ahead = Machen wir weiter?
home-continue = Weiterspielen
home-waiting = { $count ->
    [one] Noch ein Spiel wartet
   *[other] Noch { $count } Spiele warten
}
home-after-round = Nach Runde { $round }
home-waiting-all = Angefangene Spiele
home-play = Spielen
home-new-game = Neues Spiel
home-day-waits = Für alle dieselben Karten
home-day-waits-in-row = Das heutige wartet{"\u000A"}{ $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
home-day-played = Gespielt: { $days ->
    [0] heute
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}{ $more ->
    [0] {""}
    [one] {"\u000A"}ein weiteres wartet
   *[other] {"\u000A"}{ $more } weitere warten
}
home-puzzles = Spielstärke { $rating } · { $solved } gelöst
home-more = Mehr
home-learn = Spielen lernen
home-learn-about = Schritt für Schritt durch die erste Runde: zwei Minuten.
home-host = Tisch eröffnen
home-join = Mitspielen
home-return = Zurück zu „{ $table }“
home-statistics = Statistik
home-how-to-play = So geht’s
home-rounds = Gespielte Runden
home-settings = Einstellungen
home-about = Über Skipstone
home-quit = Beenden
home-note = Spielt nach den Regeln des Kartenspiels, das als SKIP-BO® verkauft wird. Steht in keiner Verbindung zu Mattel.
# Zuerst gesagt zu allen, die einen Bildschirmleser benutzen
listener-welcome = Die Pfeiltasten lesen die Seite Zeile für Zeile vor, und Tab führt von Knopf zu Knopf. Am Tisch nennt das Fragezeichen alle Tasten.

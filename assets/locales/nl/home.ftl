# The title screen.

home-tagline =
    Bouw op, speel je voorraad leeg,
    wees als eerste klaar.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Je staat { $lead } voor.
    [team] Je team staat { $lead } voor.
   *[other] { $people ->
        [one] { $names } staat { $lead } voor.
       *[other] { $names } staan { $lead } voor.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] één ronde
       *[other] { $lead } rondes
    }
   *[points] { $lead ->
        [one] één punt
       *[other] { $lead } punten
    }
}
home-level = { $who ->
    [you] Je staat gelijk met { $names }.
    [team] Je team staat gelijk met { $names }.
   *[other] { $names } staan gelijk.
}
home-greeting-away = Ik heb je plaats warm gehouden.
home-greeting-even = Nu staan we gelijk.
home-greeting-streak = { $days } dagen op rij! Leuk dat je er weer bent.
home-greeting-caught-up = Je haalt me in.
home-greeting-ahead = Zullen we verder spelen?
home-continue = Verder spelen
home-waiting = { $count ->
    [one] Er wacht nog één spel
   *[other] Er wachten nog { $count } spellen
}
home-after-round = Na ronde { $round }
home-waiting-all = Lopende spellen
home-play = Spelen
home-new-game = Nieuw spel
home-day-waits = Voor iedereen dezelfde kaarten
home-day-waits-in-row = Dat van vandaag wacht{"\u000A"}{ $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
home-day-played = Gespeeld: { $days ->
    [0] vandaag
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}{ $more ->
    [0] {""}
    [one] {"\u000A"}er wacht er nog een
   *[other] {"\u000A"}er wachten er nog { $more }
}
home-puzzles = Rating { $rating } · { $solved } opgelost
home-more = Meer
home-learn = Leren spelen
home-learn-about = Je eerste ronde, stap voor stap: zo’n twee minuten.
home-host = Tafel openen
home-join = Aanschuiven
home-return = Terug naar “{ $table }”
home-statistics = Statistieken
home-how-to-play = Speluitleg
home-rounds = Gespeelde rondes
home-settings = Instellingen
home-about = Over Skipstone
home-quit = Afsluiten
home-note = Volgt de regels van het kaartspel dat wordt verkocht als SKIP-BO®. Niet verbonden met Mattel.
# Said first to whoever uses a screen reader
listener-welcome = De pijltoetsen lezen het scherm regel voor regel voor, en met Tab ga je van knop naar knop. Aan tafel noemt het vraagteken alle toetsen.

# The deals of the day.

days-title = Spel van de dag
days-today = Vandaag, { $date }
days-begun = Een nieuwe dag is begonnen: dit zijn de spellen.
days-about = Voor iedereen overal dezelfde kaarten en dezelfde tegenstanders. Je eerste poging telt: zonder hints en zonder terugnemen. Daarna mag je het zo vaak spelen als je wilt.
days-minutes = Ongeveer { $minutes } minuten
days-play = Spelen
days-again = Nog eens
days-won = Gewonnen in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
days-lost = Verloren na { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}, { $left ->
    [one] { $left } kaart
   *[other] { $left } kaarten
} over
days-copy = Uitslagen kopiëren
days-copied = Gekopieerd
days-copy-about = Om met anderen te vergelijken: over de kaarten verraadt het niets.
days-picture = Plaatje opslaan
days-picture-file = Skipstone, spel van { $date }
days-picture-title = Spel van de dag  ·  { $date }
days-picture-home = Binnen in { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
days-picture-skips = { $played } van { $dealt } sprongen
days-picture-about = { $dealt } voorraadkaarten, beste beurt: { $best ->
    [0] nog geen
    [one] één
   *[other] { $best } op rij
}
days-picture-legend = Eén sprong per voorraadkaart, een gat na elke beurt, een stip voor een beurt zonder.
days-picture-won = Gewonnen
days-picture-lost = Nog niet binnen
days-picture-against = tegen { $names }
days-picture-minutes = { $minutes } minuten
days-picture-long = ongeveer
days-picture-days = { $days } dagen
days-picture-in-row = op rij
days-picture-call = Voor iedereen dezelfde kaarten. Doe jij ook mee?
days-result-title = Skipstone, het spel van { $date }
days-course = Kaarten over: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] Januari
    [2] Februari
    [3] Maart
    [4] April
    [5] Mei
    [6] Juni
    [7] Juli
    [8] Augustus
    [9] September
    [10] Oktober
    [11] November
   *[12] December
} { $year }
days-weekday = { $day ->
    [1] ma
    [2] di
    [3] wo
    [4] do
    [5] vr
    [6] za
   *[7] zo
}
days-streak = { $days ->
    [0] Nog geen dagen op rij
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
days-longest = Langste reeks tot nu toe: { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
days-legend-won = gewonnen
days-legend-played = gespeeld
days-back = Terug naar vandaag
days-past-about = Deze dag is voorbij, dus de spellen tellen niet meer. Speel ze zo vaak als je wilt.
days-table-title = Spel van de dag, { $date }
days-to-calendar = Naar de kalender
days-kept = Je poging wacht precies zoals die is: dezelfde kaarten, vandaag of later.
days-play-length = Spelen: { $length }
days-continue-length = Verder spelen: { $length }
days-again-length = Nog eens: { $length }

# Die Spiele des Tages.

days-title = Spiel des Tages
days-today = Heute, { $date }
days-begun = Ein neuer Tag hat begonnen: Das sind seine Spiele.
days-about = Für alle überall dieselben Karten und dieselben Gegner. Dein erster Versuch zählt: ohne Tipps und ohne Zurücknehmen. Danach darfst du es spielen, so oft du willst.
days-minutes = Etwa { $minutes } Minuten
days-play = Spielen
days-again = Noch einmal
days-won = Gewonnen in { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}
days-lost = Verloren nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}, { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} übrig
days-copy = Ergebnisse kopieren
days-copied = Kopiert
days-copy-about = Zum Vergleichen mit anderen: Über die Karten verrät es nichts.
days-picture = Bild speichern
days-picture-file = Skipstone, Spiel vom { $date }
days-picture-title = Spiel des Tages  ·  { $date }
days-picture-home = In { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} im Ziel
days-picture-skips = { $played } von { $dealt } Sprüngen
days-picture-about = { $dealt } Karten im Spielerstapel, bester Zug: { $best ->
    [0] noch keine
    [one] eine
   *[other] { $best } hintereinander
}
days-picture-legend = Ein Sprung für jede Karte vom Spielerstapel, eine Lücke nach jedem Zug, ein Punkt für einen Zug ohne.
days-picture-won = Gewonnen
days-picture-lost = Noch nicht im Ziel
days-picture-against = gegen { $names }
days-picture-minutes = { $minutes } Minuten
days-picture-long = ungefähr
days-picture-days = { $days } Tage
days-picture-in-row = hintereinander
days-picture-call = Dieselben Karten für alle. Und du?
days-result-title = Skipstone, das Spiel vom { $date }
days-course = Karten übrig: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
days-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
days-streak = { $days ->
    [0] Noch keine Tage in Folge
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
days-longest = Bisher am längsten: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
days-legend-won = gewonnen
days-legend-played = gespielt
days-back = Zurück zu heute
days-past-about = Dieser Tag ist vorbei, seine Spiele zählen nicht mehr. Spiele sie, so oft du willst.
days-table-title = Spiel des Tages, { $date }
days-to-calendar = Zum Kalender
days-kept = Dein Versuch wartet genau so, wie er ist: mit denselben Karten, heute oder später.
days-play-length = Spielen: { $length }
days-continue-length = Weiterspielen: { $length }
days-again-length = Noch einmal: { $length }

# Was die eigenen Runden zusammen ergeben.

statistics-title = Statistik
statistics-none = Du hast noch keine Runde zu Ende gespielt. Spiel eine, dann siehst du hier, wie es läuft.
statistics-nothing = Keine deiner Runden passt zu dieser Auswahl.
statistics-everything = Alle Runden zeigen

## Welche Runden
statistics-player-alone = Allein am Gerät
statistics-tables-all = Alle Tische
statistics-tables-alone = Ohne Teams
statistics-tables-teams = Mit Teams
statistics-size-alone = { $seats } Plätze
statistics-size-teams = { $seats } Plätze, { $teams } Teams
statistics-opponents-all = Alle Gegner
statistics-opponents-people = Menschen
statistics-opponents-levels = Gemischte Stufen
statistics-span-all = Insgesamt
statistics-span-year = Ein Jahr
statistics-span-month = 30 Tage

## Große Zahlen
statistics-percent = { $percent } %
statistics-rounds = Gespielte Runden
statistics-rounds-about = { $won } gewonnen, { $lost } verloren, { $tied } unentschieden{ $back ->
    [0] {""}
   *[other] , { $back } zurückgenommen
}
statistics-won = Gewonnen
statistics-interval = auf Dauer { $low } bis { $high } %
statistics-interval-wide = noch zu wenige Runden dafür
statistics-streak = Aktuelle Folge
# Darüber steht die Zahl der Runden.
statistics-won-in-a-row = { $rounds ->
    [one] Runde gewonnen
   *[other] Runden in Folge gewonnen
}
statistics-lost-in-a-row = { $rounds ->
    [one] Runde verloren
   *[other] Runden in Folge verloren
}
statistics-longest-won = Meiste Siege in Folge
statistics-longest-lost = meiste Niederlagen in Folge: { $rounds }
statistics-points = Punkte pro Runde
statistics-points-best = Bestwert: { $points }
statistics-stock = Spielerstapel-Karten pro Zug
statistics-stock-about = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
statistics-longest-turn = Längster Zug
statistics-longest-turn-about = { $cards ->
    [one] Karte
   *[other] Karten
} auf Baustapel
statistics-series = Gewonnene Serien
statistics-series-about = von { $series } zu Ende gespielten

## Diagramme
statistics-by-opponents = Gewonnen gegen
statistics-by-size = Gewonnen nach Tischgröße
statistics-by-partner = Gewonnen zusammen mit
statistics-bars-about = Die Linie unter dem Balken: wo dein Anteil nach vielen weiteren Runden wahrscheinlich landet.
statistics-won-of = { $won } von { $rounds }
statistics-points-over-time = Punkte in deinen letzten Runden
statistics-points-about = Jede Säule ist eine Runde, die Linie der Durchschnitt aus { $rounds }.
statistics-points-first = vor { $rounds } Runden
statistics-points-last = letzte Runde
statistics-freed = So wurdest du deinen Spielerstapel los
statistics-freed-wild = { $share } davon nach einer Wild-Karte.
statistics-freed-straight = Sofort gespielt
statistics-freed-hand = Mit Handkarten
statistics-freed-discards = Mit Hilfsstapeln
statistics-freed-both = Mit beidem
statistics-endings = So endeten die Runden
statistics-ending-stock-empty = Spielerstapel leer gespielt
statistics-ending-blocked = Niemand konnte mehr spielen
statistics-ending-stalled = Zu lange nichts vom Spielerstapel

## Wie gut, und mit wie viel Glück
rating-title = Wie gut du spielst
rating-about = Aus Runden, in denen du allein gegen Computerspieler spielst; die Karten und eine Vorgabe sind berücksichtigt.
rating-none = { $rounds ->
    [one] Noch eine solche Runde, dann siehst du es hier.
   *[other] Noch { $rounds } solche Runden, dann siehst du es hier.
}
# The rating, and how far off it may be.
rating-points = { $points } ± { $unsure }
rating-as-well-as = Du spielst etwa so gut wie die Stufe „{ $level }“.
rating-hide = Mein Spiel nicht bewerten
rating-show = Mein Spiel bewerten
statistics-luck = Glück mit den Karten
statistics-luck-about = Im Mittel waren deine Karten besser als in { $mean } von 100 Fällen. { $fits ->
    [yes] Nach { $rounds } Runden ergibt der Zufall allein alles zwischen { $low } und { $high }: Es gleicht sich aus.
   *[no] Nach { $rounds } Runden ergibt der Zufall allein in 19 von 20 Fällen { $low } bis { $high }.
}
statistics-luck-cards = Einsen und Wild-Karten: { $openers } gezogen, { $expected } waren zu erwarten. Deine Spielerkarte konntest du in { $playable } deiner Züge spielen, deine Gegner ihre in { $theirs }.

## Was man damit tun kann
statistics-export = Als Tabelle exportieren
statistics-reset = Zurücksetzen …
reset-title = Statistik zurücksetzen?
reset-about = { $rounds ->
    [one] Eine Runde und ihre Wiederholung werden
   *[other] { $rounds } Runden und ihre Wiederholungen werden
} endgültig gelöscht. Das lässt sich nicht rückgängig machen. Serien, ihre Punkte und laufende Spiele bleiben.
reset-export = Die Zahlen aller Runden kannst du vorher exportieren, die Wiederholungen nicht.
reset-keep = Alles behalten
reset-forget = Löschen
statistics-player = Spieler
statistics-tables = Tische
statistics-opponents = Gegner
statistics-span = Zeit

# Meilensteine: was zum ersten Mal erreicht wurde.
milestones-title = Meilensteine
milestones-about = { $reached } von { $all }, jeder durch das, was du gespielt hast
milestones-hide = Meilensteine ausblenden
milestones-show = Meilensteine zeigen
milestone-beat = Gegen Stufe „{ $level }“ gewonnen
milestone-beat-people = Gegen andere Menschen gewonnen
milestone-together = Mit Partner gewonnen
milestone-series = Eine Serie gewonnen
milestone-in-a-row = { $rounds } Runden hintereinander gewonnen
milestone-comeback = Nach { $cards } Karten Rückstand gewonnen
milestone-long-turn = { $cards } Karten in einem Zug gespielt
milestone-no-wild = Keine Wild-Karte verschwendet, laut Rückblick auf eine Runde
milestone-flawless = Nichts verschenkt, laut Rückblick auf eine Runde
milestone-rounds = { $rounds } Runden gespielt
milestones-done = { $done } von { $of }
milestones-reached = { $count ->
    [one] Ein Kiesel für dein Regal
   *[other] Kiesel für dein Regal
}: { $names }
milestone-days = Spiel des Tages, { $days } Tage in Folge
milestone-puzzles = { $puzzles } Aufgaben gelöst
milestone-puzzles-in-a-row = { $puzzles } Aufgaben in Folge gelöst

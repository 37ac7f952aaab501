# Was die eigenen Runden zusammen ergeben.

statistics-title = Statistik
statistics-none = Noch ist keine Runde zu Ende gespielt. Spiel eine, dann erzählt diese Seite, wie du spielst.
statistics-nothing = Keine deiner Runden passt zu dieser Auswahl.
statistics-everything = Alle Runden zeigen

## Welche Runden
statistics-tables-all = Alle Tische
statistics-tables-alone = Alle einzeln
statistics-tables-teams = In Teams
statistics-size-alone = { $seats } Plätze
statistics-size-teams = { $seats } Plätze, { $teams } Teams
statistics-opponents-all = Alle Gegner
statistics-opponents-people = Menschen
statistics-opponents-levels = Gemischte Stufen
statistics-span-all = Immer
statistics-span-year = Ein Jahr
statistics-span-month = 30 Tage

## Große Zahlen
statistics-percent = { $percent } %
statistics-rounds = Gespielte Runden
statistics-rounds-about = { $won } : { $lost }, { $tied } unentschieden
statistics-won = Gewonnen
statistics-interval = wahrscheinlich { $low } bis { $high } %
statistics-streak = Aktuelle Folge
statistics-won-in-a-row = { $rounds ->
    [one] Runde gewonnen
   *[other] Runden in Folge gewonnen
}
statistics-lost-in-a-row = { $rounds ->
    [one] Runde verloren
   *[other] Runden in Folge verloren
}
statistics-longest-won = Meiste Siege in Folge
statistics-longest-lost = meiste Niederlagen: { $rounds }
statistics-points = Punkte je Runde
statistics-points-best = höchstens { $points }
statistics-stock = Vom Spielerstapel je Zug
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
statistics-by-size = Gewonnen an Tischen mit
statistics-by-partner = Gewonnen zusammen mit
statistics-bars-about = Die Linie unter dem Balken: wo dein wahrer Anteil wahrscheinlich liegt.
statistics-won-of = { $won } von { $rounds }
statistics-points-over-time = Punkte deiner letzten Runden
statistics-points-about = Jede Säule ist eine Runde, die Linie das Mittel aus { $rounds }.
statistics-points-first = { $rounds ->
    [one] die letzte Runde
   *[other] vor { $rounds } Runden
}
statistics-points-last = letzte Runde
statistics-freed = So wurdest du den Spielerstapel los
statistics-freed-wild = { $share } davon nach einem Joker.
statistics-freed-straight = Sofort gespielt
statistics-freed-hand = Mit Handkarten
statistics-freed-discards = Mit Hilfsstapeln
statistics-freed-both = Mit beidem
statistics-endings = So endeten die Runden
statistics-ending-stock-empty = Spielerstapel leer gespielt
statistics-ending-blocked = Niemand konnte mehr ziehen
statistics-ending-stalled = Zu lange nichts vom Spielerstapel

## Was man damit tun kann
statistics-export = Als Tabelle exportieren
statistics-reset = Zurücksetzen …
reset-title = Statistik zurücksetzen?
reset-about = { $rounds ->
    [one] Eine Runde und ihre Aufzeichnung werden
   *[other] { $rounds } Runden und ihre Aufzeichnungen werden
} endgültig gelöscht: Das lässt sich nicht zurücknehmen. Serien, ihre Punkte und laufende Spiele bleiben.
reset-export = Die Zahlen jeder Runde kannst du vorher exportieren; die Aufzeichnungen gehören nicht dazu.
reset-keep = Alles behalten
reset-forget = Löschen

# Die Runden, die gespielt wurden.

rounds-title = Gespielte Runden
rounds-none = Du hast noch keine Runde zu Ende gespielt. Jede beendete Runde kannst du dir hier noch einmal ansehen.
rounds-open-file = Datei öffnen …
rounds-count = { $count ->
    [0] Keine Runden
    [one] 1 Runde
   *[other] { $count } Runden
}
rounds-shown = { $first }–{ $last } von { $count }
rounds-newest = Neueste
rounds-newer = ‹ Neuere
rounds-older = Ältere ›
rounds-oldest = Älteste
rounds-replay = Ansehen
rounds-save = Speichern
rounds-nobody = Niemand hat gewonnen
rounds-taken-back = zurückgenommen
rounds-won = { $who ->
    [you] Du hast gewonnen
    [team] Dein Team hat gewonnen
    [pair] { $name } haben gewonnen
   *[other] { $name } hat gewonnen
}
rounds-won-points = { $who ->
    [you] Du hast gewonnen
    [team] Dein Team hat gewonnen
    [pair] { $name } haben gewonnen
   *[other] { $name } hat gewonnen
}  ·  { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rounds-file = Runde { $round }, { $date }
rounds-no-record = Die Aufzeichnung dieser Runde ist nicht mehr da.
rounds-file-type = Aufzeichnungen von Skipstone

# The rounds that were played.

rounds-title = Gespeelde rondes
rounds-none = Je hebt nog geen ronde uitgespeeld. Elke uitgespeelde ronde blijft hier bewaard, zodat je die kunt terugkijken.
rounds-open-file = Bestand openen…
rounds-count = { $count ->
    [0] Geen rondes
    [one] 1 ronde
   *[other] { $count } rondes
}
rounds-shown = { $first }–{ $last } van { $count }
rounds-newest = Nieuwste
rounds-newer = ‹ Nieuwer
rounds-older = Ouder ›
rounds-oldest = Oudste
rounds-replay = Terugkijken
rounds-save = Opslaan
rounds-nobody = Niemand heeft gewonnen
rounds-taken-back = teruggenomen
rounds-won = { $who ->
    [you] Jij hebt gewonnen
    [team] Je team heeft gewonnen
   *[other] Gewonnen door { $name }
}
rounds-won-points = { $who ->
    [you] Jij hebt gewonnen
    [team] Je team heeft gewonnen
   *[other] Gewonnen door { $name }
}  ·  { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
rounds-file = Ronde { $round }, { $date }
rounds-no-record = Het verslag van deze ronde is er niet meer.
rounds-file-type = Skipstone-verslagen

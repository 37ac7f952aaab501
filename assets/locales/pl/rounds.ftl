# The rounds that were played.

rounds-title = Rozegrane rundy
rounds-none = Nie masz jeszcze żadnej ukończonej rundy. Każda ukończona zostaje tutaj i możesz ją znów obejrzeć.
rounds-open-file = Otwórz plik…
rounds-count = { $count ->
    [0] Brak rund
    [one] 1 runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
rounds-shown = { $first }–{ $last } z { $count }
rounds-newest = Najnowsze
rounds-newer = ‹ Nowsze
rounds-older = Starsze ›
rounds-oldest = Najstarsze
rounds-replay = Powtórka
rounds-save = Zapisz
rounds-nobody = Bez wygranej
rounds-taken-back = cofnięta
rounds-won = { $who ->
    [you] Twoja wygrana
    [team] Wygrana twojej drużyny
   *[other] Wygrana: { $name }
}
rounds-won-points = { $who ->
    [you] Twoja wygrana
    [team] Wygrana twojej drużyny
   *[other] Wygrana: { $name }
}  ·  { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
rounds-file = Runda { $round }, { $date }
rounds-no-record = Zapisu tej rundy już nie ma.
rounds-file-type = Zapisy Skipstone

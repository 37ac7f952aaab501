# The shelf: a pebble for each milestone.
shelf-title = Półka
shelf-about = Znalezione kamyki: { $found } z { $all }. Nic tutaj nie zmienia gry.
shelf-found = { $name }, znaleziony
shelf-new = { $name }, znaleziony, nowy
shelf-missing = { $name }, nieznaleziony
shelf-next = Twoje następne kamyki
shelf-complete = Wszystkie znalezione. Co za półka!
shelf-hint = Wybierz kamyk, aby zobaczyć, skąd pochodzi.
shelf-not-yet = Jeszcze nieznaleziony
shelf-missing-done = Jeszcze nieznaleziony: { $done } z { $of }
shelf-from = { $date }
shelf-from-round = { $date }, runda { $round }: { $players }
shelf-watch-turn = Obejrzyj tę turę
shelf-watch-round = Obejrzyj tę rundę
shelf-put-beside = Połóż przy moim kamieniu
shelf-take-away = Zabierz od mojego kamienia
shelf-beside = Przy twoim kamieniu, tak jak widzą to inni: { $name }
milestone-large-table = Wygrana przy stole dla co najmniej { $seats }
milestone-stock-cards = { $cards ->
    [one] { $cards } karta ze stosiku w jednej turze
    [few] { $cards } karty ze stosiku w jednej turze
    [many] { $cards } kart ze stosiku w jednej turze
   *[other] { $cards } karty ze stosiku w jednej turze
}
pebble-beat = Poziom „{ $level }”
pebble-beat-people = Wśród ludzi
pebble-together = Wygrana w drużynie
pebble-large-table = Stół dla { $seats }
pebble-series = Wygrana seria
pebble-in-a-row = { $rounds ->
    [one] { $rounds } wygrana z rzędu
    [few] { $rounds } wygrane z rzędu
    [many] { $rounds } wygranych z rzędu
   *[other] { $rounds } wygranej z rzędu
}
pebble-comeback = Pogoń
pebble-stock-cards = { $cards ->
    [one] { $cards } karta ze stosiku
    [few] { $cards } karty ze stosiku
    [many] { $cards } kart ze stosiku
   *[other] { $cards } karty ze stosiku
}
pebble-long-turn = { $cards ->
    [one] { $cards } karta naraz
    [few] { $cards } karty naraz
    [many] { $cards } kart naraz
   *[other] { $cards } karty naraz
}
pebble-no-wild = Joker niezmarnowany
pebble-flawless = Nic nie oddane
pebble-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
pebble-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
pebble-puzzles = { $puzzles ->
    [one] { $puzzles } zadanie
    [few] { $puzzles } zadania
    [many] { $puzzles } zadań
   *[other] { $puzzles } zadania
}
pebble-puzzles-in-a-row = { $puzzles ->
    [one] { $puzzles } zadanie z rzędu
    [few] { $puzzles } zadania z rzędu
    [many] { $puzzles } zadań z rzędu
   *[other] { $puzzles } zadania z rzędu
}
pebble-beside = kamyk: { $name }
shelf-backs = Tył kart
shelf-back-takes = { $pebbles ->
    [one] { $pebbles } kamyk
    [few] { $pebbles } kamyki
    [many] { $pebbles } kamyków
   *[other] { $pebbles } kamyka
}
shelf-back-missing = { $name }, nieznaleziony: { $takes }
shelf-back-used = { $name }, używany
shelf-found-line = { $words }{ $back ->
    [none] { "" }
   *[other] {"  ·  "}nowy tył kart: { $back }
} ›
back-ripples = Fale
back-reeds = Trzcina
back-moonrise = Księżyc
back-ember = Żar

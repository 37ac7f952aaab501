# Putting a table together.

new-game-title = Nowa gra
new-game-players = Gracze
new-game-alone = Bez drużyn
new-game-teams = { $teams ->
    [one] { $teams } drużyna
    [few] { $teams } drużyny
    [many] { $teams } drużyn
   *[other] { $teams } drużyny
}
new-game-seats = Miejsca
new-game-team = Drużyna { $team }
new-game-person = Człowiek
new-game-shared = Gracie przy jednym ekranie: między turami ręce są zakryte.
new-game-no-person = Musi grać choć jeden człowiek.
new-game-same-name = Dwie osoby mają imię { $name }: przy tym komputerze każdy potrzebuje własnego.
new-game-seat = Miejsce { $seat }
new-game-age = Wiek
new-game-rules = Zasady
new-game-house-rules = Zasady domowe
new-game-house-rules-about = Możesz zmienić każdą zasadę gry.
new-game-differs-in = { $preset }, zmiana: { $rule }
new-game-differs = { $preset }, { $count ->
    [one] jedna zmieniona zasada
    [few] { $count } zmienione zasady
    [many] { $count } zmienionych zasad
   *[other] { $count } zmienionej zasady
}
new-game-invalid-rule = „{ $rule }” to liczba całkowita od { $low } do { $high }.
new-game-reset = Cofnij zmiany
new-game-start = Start
new-game-go-on = Kontynuuj serię ({ $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
})
new-game-use-stock = Stosiki po { $stock }
new-game-use-usual = Zwykła zasada

summary-alone = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, bez drużyn
summary-teams = Drużyny: { $teams } po { $each }
summary-stock = Stosiki po { $stock }
# $stocks: the sizes seat by seat, like 12 / 20 / 20
summary-stocks = Stosiki { $stocks }
summary-points = Do { $target ->
    [one] 1 punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktu
}
summary-wins = { $target ->
    [one] Do jednej wygranej
    [few] Do { $target } wygranych
    [many] Do { $target } wygranych
   *[other] Do { $target } wygranej
}
summary-lowest-left = { $target ->
    [one] Jedna runda
    [few] { $target } rundy
    [many] { $target } rund
   *[other] { $target } rundy
}, liczy się najmniej kart
# $target: the target, like “To 500 points” or “to 500 points”
summary-limited = { $target }, najwyżej { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
summary-single = Pojedyncza runda

## Computer players
level-random = Losowy
level-easy = Łatwy
level-greedy = Zachłanny
level-normal = Normalny
level-planner = Przewidujący
level-hard = Trudny
level-expert = Ekspert
level-easy-about = Łatwy zagrywa, co zobaczy, jak ktoś początkujący.
level-normal-about = Normalny planuje swoją turę, a w twojej widzi tylko to, co oczywiste.
level-hard-about = Trudny wie, ile warta jest pozycja.
level-expert-about = Ekspert myśli naprzód i liczy karty.

## Presets
preset-standard = Standard
preset-standard-about = Zwykłe zasady, do 500 punktów.
preset-quick = Szybka gra
preset-quick-about = Stosiki po 10, do 100 punktów.
preset-family = Gra rodzinna
preset-family-about = Stosiki po 15, do 200 punktów.
preset-classic-1980 = Klasyka 1980
preset-classic-1980-about = Surowsze zasady dla stosów odrzuconych.
preset-classic-1980-more = Kartę ze stosu odrzuconych możesz zagrać tylko wtedy, gdy w tej samej turze prowadzi do karty ze stosiku, i nigdy dwa razy z rzędu z tego samego stosu. Albo blokujesz nią kogoś, komu brakuje niewiele.
preset-pre-1980 = Sprzed 1980
preset-pre-1980-about = Starsza talia z 20 jokerami.
preset-spite-and-malice = Spite and Malice
preset-spite-and-malice-about = Trzy talie francuskie, króle jako jokery.
new-game-sides = Drużyny
new-game-seat-name = Miejsce { $seat }: imię
new-game-seat-age = Miejsce { $seat }: wiek
rule-number = { $rule }, liczba

# Stock piles of different sizes
handicap = Fory
handicap-about = Daj mniejszy stosik temu, komu się przyda, żeby każdy miał szansę.
handicap-of = { $name }: stosik { $count }
handicap-even = Równe szanse według waszej gry: { $stocks }
handicap-take = Zastosuj

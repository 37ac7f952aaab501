### The end of a series. $name: whose it is; $round: the number of the round

# $rounds: how many were played; $scoring: points, wins (of rounds) or left (stock cards; $target rounds are played).
closing-about = { $rounds ->
    [one] Jedna runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $scoring ->
    [wins] do { $target ->
        [one] 1 wygranej
        [few] { $target } wygranych
        [many] { $target } wygranych
       *[other] { $target } wygranej
    }
    [left] liczą się karty w stosiku
   *[points] do { $target ->
        [one] 1 punktu
        [few] { $target } punktów
        [many] { $target } punktów
       *[other] { $target } punktu
    }
}
closing-score = { $scoring ->
    [wins] { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    }
    [left] { $count ->
        [one] została 1 karta
        [few] zostały { $count } karty
        [many] zostało { $count } kart
       *[other] zostało { $count } karty
    }
   *[points] { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
}
# A line of the ranking as it is spoken. $score as in closing-score, with closing-won where that is shown
closing-spoken-place = Miejsce { $place }: { $name }, { $score }.
closing-won = { $count ->
    [one] 1 wygrana runda
    [few] { $count } wygrane rundy
    [many] { $count } wygranych rund
   *[other] { $count } wygranej rundy
}
# Who played some rounds and isn't in the ranking. $score: what these added, as in closing-score
closing-also-played = Także w grze
# As $name in closing-former. $computer: a computer player's name, or closing-computer; $name: who has the seat at the end
closing-computer = Gracz komputerowy
closing-stand-in = { $computer } { $who ->
    [you] na twoim miejscu
   *[other] na miejscu gracza { $name }
}
closing-former = { $name }: { $counts ->
    [yes] { $score },{" "}
   *[no] { "" }
}{ $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}
# Instead of result-series, where others than those who have the seats at the end played for the score. $name: their names
closing-won-by = { $who ->
    [you] Wygrywasz serię
    [together] { $name } wygrywają serię
    [pair] { $name } wygrywają serię
   *[other] { $name } wygrywa serię
}{ $help ->
    [yes] {" "}z pomocą komputera!
   *[no] !
}
closing-best-turn = Najlepsza tura
closing-best = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} ze stosiku w rundzie { $round }
closing-costliest = Najkosztowniejsza tura
closing-cost = { $name }: −{ $percent }% szans na wygraną w turze { $turn } rundy { $round }
closing-no-cost = Żadna tura nic nie oddała
closing-rates-soon = Przyglądam się turom…
closing-rates = Przyglądam się turom: { $turn } z { $turns }…
closing-streak = Najdłuższa passa
closing-in-a-row = { $name }: { $count ->
    [one] 1 runda z rzędu
    [few] { $count } rundy z rzędu
    [many] { $count } rund z rzędu
   *[other] { $count } rundy z rzędu
}
# Series won against each other over all evenings
closing-standing = Wygrane serie między wami
closing-series = łącznie { $count }
closing-last-round = Ostatnia runda
closing-back = Seria
closing-save = Zapisz obrazek
# The name of a file
closing-file = Skipstone { $date }

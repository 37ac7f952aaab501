# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, potem { $next }
advice-wild = jokera jako { $rank }
advice-hand = { $cards } { $who ->
    [you] z ręki
   *[other] z ręki
}
advice-stock = { $wild ->
    [yes] jokera
   *[no] { $rank }
} { $who ->
    [you] z twojego stosiku
    [own] ze stosiku
   *[other] ze stosiku gracza { $name }
}{ $wild ->
    [yes] {" "}jako { $rank }
   *[no] { "" }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = { $rank ->
    [0] jokera
   *[other] { $rank }
} { $onto }
advice-pass = pas
advice-draw = dobranie karty
hint-play = Zagraj { $plays }{ $end ->
    [discard] , potem odrzuć { $rank ->
        [0] jokera
       *[other] { $rank }
    } { $onto }
    [pass] , potem spasuj
    [draw] , potem dobierz kartę
   *[open] { "" }
}.
hint-discard = Odrzuć { $rank ->
    [0] jokera
   *[other] { $rank }
} { $onto }.
hint-pass = Spasuj.
hint-draw = Dobierz kartę.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] odrzuć{" "}
   *[play] zagraj{" "}
}{ $rank ->
    [0] jokera
   *[other] { $rank }
} { $from } { $onto }
hint-numbered = Krok { $step } z { $steps }: { $does }
hint-spoken = Podpowiedź: { $steps }.

## Why
reason-only-way = Nic innego niczego by nie zmieniło.
reason-wins = To ostatnia karta ze stosiku: wygrywa rundę!
reason-stock = { $who ->
    [you] To zdejmuje kartę z twojego stosiku.
   *[other] To zdejmuje kartę ze stosiku gracza { $name }.
}
reason-stock-waits = { $who ->
    [you] Kartę z twojego stosiku
   *[other] Kartę ze stosiku gracza { $name }
} można by już zagrać, ale { $wilds ->
    [0] patrząc na wiele tur naprzód, lepiej poczekać.
    [one] potrzebny do tego joker przyda się bardziej później.
    [few] potrzebne do tego { $wilds } jokery przydadzą się bardziej później.
    [many] potrzebne do tego jokery ({ $wilds }) przydadzą się bardziej później.
   *[other] potrzebne do tego jokery ({ $wilds }) przydadzą się bardziej później.
}
reason-new-hand = To opróżnia rękę, więc od razu przychodzi nowa.
reason-nears = Potem do { $who ->
    [you] karty z twojego stosiku
   *[other] karty ze stosiku gracza { $name }
} { $count ->
    [0] nie brakuje już żadnej karty.
    [one] brakuje już tylko jednej: { $cards }.
    [few] brakuje już tylko tych kart: { $cards }.
    [many] brakuje już tylko tych kart: { $cards }.
   *[other] brakuje już tylko tych kart: { $cards }.
}
reason-keeps = Tak zachowujesz to, co prowadzi do { $who ->
    [you] karty z twojego stosiku
   *[other] karty ze stosiku gracza { $name }
}: { $cards }.
reason-holds-back = { $who ->
    [you] Na twoim stosiku
   *[other] Na stosiku gracza { $name }
} leży { $rank ->
    [0] joker
   *[other] { $rank }
}, więc stos budowy { $pile } { $height ->
    [0] zostaje pusty
   *[other] zostaje na { $height }
}.
reason-blocks = { $who ->
    [you] Na twoim stosiku
   *[other] Na stosiku gracza { $name }
} leży { $rank ->
    [0] joker
   *[other] { $rank }
}: to przesuwa stos budowy { $pile } dalej.
reason-onto-equal = Trafia na kartę tej samej wartości, więc nie zakopuje nic nowego.
reason-onto-higher = Trafia na kartę o jeden wyższą, więc obie da się zagrać po kolei.
reason-onto-free = Ten stos jest pusty, więc nic nie zostaje zakopane.
reason-free-over-higher = Pasowałaby też na { $rank }, ale patrząc na wiele tur naprzód, lepszy jest pusty stos.
reason-buries-least = Zakopuje { $rank ->
    [0] jokera
   *[other] { $rank }
}: z wierzchnich kart ta będzie potrzebna najpóźniej.
reason-needed-late = Każda inna karta z ręki przyda się szybciej.

## How sure that is
certainty-clear = To zdecydowanie najlepsze.
certainty-likely = To chyba najlepsze.
certainty-equal = Różnica jest mała. Prawie tak samo dobrze: { $line }.
certainty-equal-without-plays = Różnica jest mała. Prawie tak samo dobrze: bez zagrywania, tylko { $line }.

## On the board
slot-hint = Podpowiedź: { $steps }

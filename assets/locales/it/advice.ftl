# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, poi { $next }
advice-wild = un jolly come { $rank }
advice-hand = { $cards } { $who ->
    [you] dalla tua mano
   *[other] dalla mano
}
advice-stock = { $wild ->
    [yes] il jolly
   *[no] { $rank ->
        [A] l’asso
        [J] il jack
        [Q] la donna
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $rank }
    }
} { $who ->
    [you] dal tuo mazzo obiettivo
    [own] dal mazzo obiettivo
   *[other] dal mazzo obiettivo di { $name }
}{ $wild ->
    [yes] {" "}come { $rank }
   *[no] { "" }
}
advice-discard-pile = { $cards } { $from }
advice-discarded = scartare { $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
} { $onto }
advice-pass = passare
advice-draw = pescare una carta
hint-play = Gioca { $plays }{ $end ->
    [discard] , poi scarta { $rank ->
        [0] il jolly
        [A] l’asso
        [J] il jack
        [Q] la donna
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $rank }
    } { $onto }
    [pass] , poi passa
    [draw] , poi pesca una carta
   *[open] { "" }
}.
hint-discard = Scarta { $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
} { $onto }.
hint-pass = Passa.
hint-draw = Pesca una carta.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] scarta{" "}
   *[play] gioca{" "}
}{ $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
} { $from } { $onto }
hint-numbered = Passo { $step } di { $steps }: { $does }
hint-spoken = Suggerimento: { $steps }.

## Why
reason-only-way = Nient’altro farebbe differenza.
reason-wins = È l’ultima carta obiettivo: così si vince la manche!
reason-stock = { $who ->
    [you] Toglie una carta dal tuo mazzo obiettivo.
   *[other] Toglie una carta dal mazzo obiettivo di { $name }.
}
reason-stock-waits = { $who ->
    [you] La tua carta obiettivo
   *[other] La carta obiettivo di { $name }
} si potrebbe giocare subito, ma { $wilds ->
    [0] guardando molti turni avanti, aspettare ha reso di più.
    [one] il jolly che ci vuole vale di più dopo.
   *[other] i { $wilds } jolly che ci vogliono valgono di più dopo.
}
reason-new-hand = Svuota la mano, e così ne arriva subito una nuova.
reason-nears = Dopo { $count ->
    [0] non manca più nessuna carta
    [one] manca solo { $cards }
   *[other] mancano solo { $cards }
} per arrivare { $who ->
    [you] alla tua carta obiettivo
   *[other] alla carta obiettivo di { $name }
}.
reason-keeps = Così resta ciò che porta { $who ->
    [you] alla tua carta obiettivo
   *[other] alla carta obiettivo di { $name }
}: { $cards }.
reason-holds-back = { $who ->
    [you] La tua carta obiettivo
   *[other] La carta obiettivo di { $name }
} è { $rank ->
    [0] un jolly
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $rank }
}, perciò la pila centrale { $pile } resta { $height ->
    [0] vuota
   *[other] ferma a { $height }
}.
reason-blocks = { $who ->
    [you] La tua carta obiettivo
   *[other] La carta obiettivo di { $name }
} è { $rank ->
    [0] un jolly
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $rank }
}: così la pila centrale { $pile } la supera.
reason-onto-equal = Va su una carta uguale, e non copre niente di nuovo.
reason-onto-higher = Va sulla carta appena più alta, e si potranno giocare in ordine tutte e due.
reason-onto-free = Quella pila è vuota, e non si copre niente.
reason-free-over-higher = Andrebbe anche sulla carta appena più alta ({ $rank }), ma guardando molti turni avanti la pila vuota ha reso di più.
reason-buries-least = Copre { $rank ->
    [0] il jolly
    [A] l’asso
    [J] il jack
    [Q] la donna
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $rank }
}, la carta in cima che servirà per ultima.
reason-needed-late = Tutte le altre carte in mano serviranno prima.

## How sure that is
certainty-clear = È di gran lunga la scelta migliore.
certainty-likely = È probabilmente la scelta migliore.
certainty-equal = È questione di poco. Altrettanto buono: { $line }.
certainty-equal-without-plays = È questione di poco. Altrettanto buono: non giocare niente, solo { $line }.

## On the board
slot-hint = Suggerimento: { $steps }

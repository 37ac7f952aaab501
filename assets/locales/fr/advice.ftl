# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, puis { $next }
advice-wild = joker comme { $rank ->
    [A] as
    [J] valet
    [Q] dame
   *[other] { $rank }
}
advice-hand = { $cards ->
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $cards }
} de { $who ->
    [you] ta main
   *[other] la main
}
advice-stock = { $wild ->
    [yes] le joker
   *[no] { $rank ->
        [0] le joker
        [A] l’as
        [J] le valet
        [Q] la dame
       *[other] le { $rank }
    }
} { $who ->
    [you] de ton stock
    [own] du stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}{ $wild ->
    [yes] {" "}comme { $rank ->
        [A] as
        [J] valet
        [Q] dame
       *[other] { $rank }
    }
   *[no] { "" }
}
advice-discard-pile = { $cards ->
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $cards }
} { $from }
advice-discarded = défausser { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
} { $onto }
advice-pass = passer
advice-draw = piocher une carte
hint-play = Joue { $plays }{ $end ->
    [discard] , puis défausse { $rank ->
        [0] le joker
        [A] l’as
        [J] le valet
        [Q] la dame
       *[other] le { $rank }
    } { $onto }
    [pass] , puis passe
    [draw] , puis pioche une carte
   *[open] { "" }
}.
hint-discard = Défausse { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
} { $onto }.
hint-pass = Passe.
hint-draw = Pioche une carte.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] défausser{" "}
   *[play] jouer{" "}
}{ $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
} { $from } { $onto }
hint-numbered = Étape { $step } sur { $steps } : { $does }
hint-spoken = Conseil : { $steps }.

## Why
reason-only-way = Rien d’autre ne changerait quoi que ce soit.
reason-wins = C’est la dernière carte de stock : la manche est gagnée !
reason-stock = { $who ->
    [you] Ça fait une carte de moins sur ton stock.
   *[other] Ça fait une carte de moins sur le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }.
}
reason-stock-waits = La carte { $who ->
    [you] de ton stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
} pourrait être jouée maintenant, mais { $wilds ->
    [0] sur bien des tours, attendre a mieux marché.
    [one] le joker qu’il faudrait vaut davantage plus tard.
   *[other] les { $wilds } jokers qu’il faudrait valent davantage plus tard.
}
reason-new-hand = Ça vide la main, et une nouvelle arrive aussitôt.
reason-nears = Après ça, { $count ->
    [0] il ne manque aucune carte
    [one] il ne manque que { $cards }
   *[other] il ne manque que { $cards }
} avant la carte { $who ->
    [you] de ton stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}.
reason-keeps = On garde ce qui mène à la carte { $who ->
    [you] de ton stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
} : { $cards }.
reason-holds-back = { $who ->
    [you] Ton stock
   *[other] Le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
} montre { $rank ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $rank }
}, alors la pile { $pile } reste { $height ->
    [0] vide
   *[other] à { $height }
}.
reason-blocks = { $who ->
    [you] Ton stock
   *[other] Le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
} montre { $rank ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $rank }
} : la pile { $pile } dépasse ainsi cette carte.
reason-onto-equal = Elle va sur une carte de même valeur : rien de nouveau n’est enterré.
reason-onto-higher = Elle va sur la carte juste au-dessus : les deux pourront se jouer dans l’ordre.
reason-onto-free = Cette défausse est vide : rien n’est enterré.
reason-free-over-higher = Elle irait aussi sur { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
}, mais sur bien des tours, la défausse vide a mieux marché.
reason-buries-least = Elle recouvre { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
}, la carte du dessus qui servira en dernier.
reason-needed-late = Toutes les autres cartes de la main serviront plus tôt.

## How sure that is
certainty-clear = C’est nettement le meilleur coup.
certainty-likely = C’est sans doute le meilleur coup.
certainty-equal = C’est serré. Presque aussi bon : { $line }.
certainty-equal-without-plays = C’est serré. Presque aussi bon : ne rien jouer, et seulement { $line }.

## On the board
slot-hint = Conseil : { $steps }

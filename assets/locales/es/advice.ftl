# What the strongest player would do, and why: hints at the table, and the review of a round.

## Lines of moves
advice-then = { $first }, luego { $next }
advice-wild = comodín como { $rank ->
    [A] as
   *[other] { $rank }
}
advice-hand = { $cards ->
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $cards }
} { $who ->
    [you] de tu mano
   *[other] de la mano
}
advice-stock = { $wild ->
    [yes] el comodín
   *[no] { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}
} { $who ->
    [you] de tu reserva
    [own] de la reserva
   *[other] de la reserva de { $name }
}{ $wild ->
    [yes] {" "}como { $rank ->
    [A] as
   *[other] { $rank }
}
   *[no] { "" }
}
advice-discard-pile = { $cards ->
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $cards }
} { $from }
advice-discarded = descartar { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} { $onto }
advice-pass = pasar
advice-draw = robar una carta
hint-play = Juega { $plays }{ $end ->
    [discard] , luego descarta { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} { $onto }
    [pass] , luego pasa
    [draw] , luego roba una carta
   *[open] { "" }
}.
hint-discard = Descarta { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} { $onto }.
hint-pass = Pasa.
hint-draw = Roba una carta.
# The hint as it is spoken: every move with its places. $does: discard or play; $from and $onto as in the log
hint-step = { $does ->
    [discard] descarta{" "}
   *[play] juega{" "}
}{ $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
} { $from } { $onto }
hint-numbered = Paso { $step } de { $steps }: { $does }
hint-spoken = Pista: { $steps }.

## Why
reason-only-way = Ninguna otra cosa cambiaría nada.
reason-wins = Es la última carta de reserva: ¡gana la ronda!
reason-stock = { $who ->
    [you] Así quitas una carta de tu reserva.
   *[other] Así quitas una carta de la reserva de { $name }.
}
reason-stock-waits = La carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
} se podría jugar ya, pero { $wilds ->
    [0] mirando muchos turnos adelante, esperar dio mejor resultado.
    [one] el comodín que cuesta valdrá más después.
   *[other] los { $wilds } comodines que cuesta valdrán más después.
}
reason-new-hand = Así la mano se vacía y enseguida llega otra.
reason-nears = Después de esto, { $count ->
    [0] no falta ninguna carta
    [one] solo falta { $cards }
   *[other] solo faltan { $cards }
} para llegar a la carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
}.
reason-keeps = Así guardas lo que lleva a la carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
}: { $cards }.
reason-holds-back = La carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
} es { $rank ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $rank }
}, así que la pila { $pile } se queda { $height ->
    [0] vacía
   *[other] en { $height }
}.
reason-blocks = La carta de { $who ->
    [you] tu reserva
   *[other] la reserva de { $name }
} es { $rank ->
    [0] un comodín
    [A] un as
    [J] una J
    [Q] una Q
   *[other] un { $rank }
}: con esto la pila { $pile } ya la ha pasado.
reason-onto-equal = Va sobre una carta del mismo valor, así que no se tapa nada nuevo.
reason-onto-higher = Va sobre la carta inmediatamente superior, así que las dos se pueden jugar en orden.
reason-onto-free = Esa pila está vacía, así que no se tapa nada.
reason-free-over-higher = También podría ir sobre { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}, pero mirando muchos turnos adelante, la pila vacía dio mejor resultado.
reason-buries-least = Tapa { $rank ->
    [0] el comodín
    [A] el as
    [J] la J
    [Q] la Q
   *[other] el { $rank }
}, la carta de arriba que más tardará en hacer falta.
reason-needed-late = Todas las demás cartas de la mano se necesitan antes.

## How sure that is
certainty-clear = Es claramente lo mejor.
certainty-likely = Es probablemente lo mejor.
certainty-equal = Está muy igualado. Casi tan bueno: { $line }.
certainty-equal-without-plays = Está muy igualado. Casi tan bueno: no jugar nada y solo { $line }.

## On the board
slot-hint = Pista: { $steps }

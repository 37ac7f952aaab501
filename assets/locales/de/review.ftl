# Die Züge eines Platzes in einer Runde, verglichen mit dem stärksten Spiel.

review-show = Rückblick
review-hide = Rückblick zu
review-my-round = Rückblick
review-seat = Züge von
review-rates = Zug { $turn } von { $turns } wird bewertet …
review-about = Was jeder Zug an Gewinnchancen verschenkt hat, verglichen mit dem stärksten Spiel.
review-summary = { $grade ->
    [all] Zug für Zug so gut wie das stärkste Spiel.
    [strong] Eine starke Runde: Kaum etwas wurde verschenkt.
    [solid] Eine solide Runde, mit einigen Zügen, die einen zweiten Blick lohnen.
   *[lively] Eine Runde, in der viel zu entdecken ist: Die Züge unten zeigen, wo mehr drin war.
}
review-mean = { $mean } % pro Zug, bei { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
}.
review-none = Hier wurde kein Zug gespielt.
review-most = Was am meisten kostete
review-every = Alle Züge
review-turn = Zug { $turn }
review-cost = { $percent ->
    [0] 0 %
   *[other] −{ $percent } %
}
review-played = Gespielt: { $line }
review-better = Besser: { $line }
review-as-good = So gut wie das stärkste Spiel: { $line }

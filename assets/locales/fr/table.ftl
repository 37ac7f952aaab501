# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } et { $last }
table-team = Équipe { $team }

## What happened
event-deal = Les cartes sont distribuées : { $stock } par stock.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = Les cartes sont distribuées. En stock : { $stocks }.
event-turn = { $who ->
    [you] C’est à toi.
   *[other] C’est à { $name }.
}
event-draw-open = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
} { $cards }.
event-draw = { $who ->
    [you] Tu pioches
   *[other] { $name } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-building = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
} : monter { $rank ->
    [0] jusqu’au joker
    [A] jusqu’à l’as
    [J] jusqu’au valet
    [Q] jusqu’à la dame
   *[other] jusqu’au { $rank }
}.
event-blocking = { $who ->
    [you] Tu annonces
   *[other] { $name } annonce
} : bloquer { $whom ->
    [you] ton prochain coup
   *[other] le prochain coup { $other ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $other }
    }
}.
event-play = { $who ->
    [you] Tu joues
   *[other] { $name } joue
} { $rank ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $rank }
} { $from } { $to }.
event-play-wild = { $who ->
    [you] Tu joues
   *[other] { $name } joue
} un joker comme { $rank ->
    [A] as
    [J] valet
    [Q] dame
   *[other] { $rank }
} { $from } { $to }.
event-chain = { $who ->
    [you] Tu joues
   *[other] { $name } joue
} { $count } cartes de stock d’affilée !
event-complete = La pile { $pile } est complète.
event-replenish-completed = Les piles complètes sont mélangées en une nouvelle pioche de { $draw }.
event-replenish-builds = Les cartes sous le dessus des piles sont mélangées en une nouvelle pioche de { $draw }.
event-discard = { $who ->
    [you] Tu défausses
   *[other] { $name } défausse
} { $rank ->
    [0] un joker
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $rank }
} { $to }.
event-pass = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
event-catch = { $who ->
    [you] Tu prends { $caught } à jouer hors de son tour
   *[other] { $name } { $whom ->
        [you] te prend à jouer hors de ton tour
       *[other] prend { $caught } à jouer hors de son tour
    }
} : les cartes reviennent, et le tour suivant commence sans piocher.
event-call = { $who ->
    [you] Tu signales { $talker }
   *[other] { $name } { $whom ->
        [you] te signale
       *[other] signale { $talker }
    }
} pour bavardage.
event-penalty-drawing = Une carte de trop : elle va dans { $who ->
    [you] ton stock
   *[other] le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}.
event-penalty-talking = { $count ->
    [0] Aucune carte ne va
    [one] { $count } carte va
   *[other] { $count } cartes vont
} sous { $who ->
    [you] ta carte de stock
   *[other] la carte de stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}, face cachée.
event-out = { $who ->
    [you] Tu as joué ta dernière carte de stock !
   *[other] { $name } n’a plus de cartes de stock !
}
event-end = { $reason } { $who ->
    [you] Tu gagnes la manche !
    [team] Ton équipe gagne la manche !
    [pair] { $name } gagnent la manche.
   *[other] { $name } gagne la manche.
}
event-end-tie = { $reason } Personne ne gagne la manche.

from-hand = de la main
from-stock = du stock
from-stock-of = { $who ->
    [you] de ton stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}
from-discard = de la défausse { $pile }
from-discard-of = { $who ->
    [you] de ta défausse { $pile }
   *[other] de la défausse { $pile } { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}
onto-build = sur la pile { $pile }
onto-discard = sur la défausse { $pile }
onto-discard-of = { $who ->
    [you] sur ta défausse { $pile }
   *[other] sur la défausse { $pile } { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}

## What lies where
slot-hand = Carte en main { $slot } : { $card }
slot-held = { $count ->
    [0] { $who ->
        [you] Tu n’as aucune carte
       *[other] { $name } n’a aucune carte
    }
    [one] { $who ->
        [you] Tu as
       *[other] { $name } a
    } 1 carte
   *[other] { $who ->
        [you] Tu as
       *[other] { $name } a
    } { $count } cartes
} en main
slot-held-open = { $who ->
    [you] Ta main
   *[other] Main { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
} : { $cards }
slot-stock = { $who ->
    [you] Ton stock
   *[other] Stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}, { $card } dessus, reste { $count }
slot-stock-empty = { $who ->
    [you] Ton stock
   *[other] Stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}, vide
slot-discard = { $who ->
    [you] Ta défausse { $pile }
   *[other] Défausse { $pile } { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}, { $card } dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slot-discard-empty = { $who ->
    [you] Ta défausse { $pile }
   *[other] Défausse { $pile } { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}, vide
slot-build = Pile de construction { $pile }, demande { $needs }
slot-draw = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slot-completed = Piles complètes, { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}

## What is clicked, and nobody plays from there by a click
explain-draw = La pioche, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : elle sert à compléter toutes les mains.
explain-completed = { $count ->
    [0] Ici iront les piles complètes
   *[other] Voici les piles complètes
}. Elles sont mélangées quand il n’y a plus rien à piocher.
explain-stock = { $count ->
    [0] Le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    } est vide.
    [one] Le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }, reste 1 carte. Tu ne peux pas jouer de là.
   *[other] Le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }, reste { $count } cartes. Tu ne peux pas jouer de là.
}
explain-discard = Une défausse { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}. Tu ne peux pas jouer de là.
explain-player = { $who ->
    [you] C’est toi
   *[other] C’est { $name }
}, avec { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main et { $stock } en stock.

## On the board
table-next = ensuite
recap-completed = { $cards }, complète
recap-begun-again = complète, { $cards }
recap-stock = { $name } a joué { $cards } de ton stock.
recap-discards = { $name } a joué { $cards } de tes défausses.
recap-stock-left = Ton stock : { $before } → { $left }.
table-label-draw = pioche
table-label-completed = complètes
table-label-stock = stock
table-label-discard = défausses
table-remark = « { $remark } »
table-remark-by = { $name } : { $remark }
table-last-played = a joué { $cards }
table-last-wild = joker { $rank }
table-last-stock = { $card } du stock
table-last-stock-of = { $card } { $who ->
    [you] de ton stock
   *[other] du stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
}
table-last-many = { $stock ->
    [0] a joué { $count } cartes
   *[other] a joué { $count } cartes, dont { $stock } du stock
}
table-last-many-helped = a joué { $count } cartes, dont { $stock } de ton stock
table-helped = { $name } a joué { $count ->
    [one] une carte de ton stock
   *[other] { $count } cartes de ton stock
}.
table-last-stock-count = a joué { $stock ->
    [one] une carte
   *[other] { $stock } cartes
} du stock
table-last-count = a joué { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-score = { $score } pts
table-last-discarded = a défaussé { $card ->
    [A] un as
    [J] un valet
    [Q] une dame
   *[other] un { $card }
}
table-last-passed = a passé
table-last-caught = s’est fait prendre par { $who ->
    [you] toi
   *[other] { $name }
}
table-last-called = s’est fait signaler par { $who ->
    [you] toi
   *[other] { $name }
} : { $count ->
    [0] aucune carte
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
table-last-overdrawn = { $count ->
    [one] { $count } carte de trop
   *[other] { $count } cartes de trop
}

## Around the board
table-menu = Menu
table-undo = Annuler
table-hint = Conseil
table-hint-about = Ce que jouerait le niveau le plus fort, et pourquoi ({ $key })
table-skip = À mon tour
table-skip-about = Passer directement à ton tour (ou garder Espace enfoncé)
table-skip-shared = Avancer
table-skip-shared-about = Passer les tours des joueurs virtuels (ou garder Espace enfoncé)
table-sound-on = Le son est activé ({ $key })
table-sound-off = Le son est coupé ({ $key })
table-log-show = Journal
table-log-hide = Masquer le journal
table-round = Manche { $round }
table-target-points = en { $target ->
    [one] { $target } point
   *[other] { $target } points
}
table-target-wins = en { $target ->
    [one] { $target } victoire
   *[other] { $target } victoires
}
table-target-rounds = le moins de cartes après { $target ->
    [one] { $target } manche
   *[other] { $target } manches
}
table-status-nowhere = { $rank ->
    [0] Le joker
    [A] L’as
    [J] Le valet
    [Q] La dame
   *[other] Le { $rank }
} ne va nulle part pour l’instant.
table-status-promise = Tu as annoncé que tu montais { $rank ->
    [0] jusqu’au joker
    [A] jusqu’à l’as
    [J] jusqu’au valet
    [Q] jusqu’à la dame
   *[other] jusqu’au { $rank }
}. Continue jusqu’à ce que cette carte soit jouée.
table-pass = Passer
table-typing = Ton coup : { $typed }▏
table-status-deal = Les cartes sont distribuées.
table-status-over = La manche est finie.
table-turn = Tour { $name ->
    [Agate] d’Agate
    [Onyx] d’Onyx
    [Opal] d’Opal
   *[other] de { $name }
}
table-turn-waits = On attend { $name }…
table-status-other = C’est à { $name } de jouer.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] À toi !
   *[other] À toi ! Vide ton stock sur les piles de construction ; défausse pour finir ton tour.
}
table-status-discard = { $length ->
    [brief] À toi ! Rien ne va sur les piles.
   *[other] À toi ! Rien ne va sur les piles : défausse pour finir ton tour.
}
table-status-puzzle = Trouve le tour : la consigne est à côté du plateau.
table-status-held = Pose { $rank ->
    [0] le joker
    [A] l’as
    [J] le valet
    [Q] la dame
   *[other] le { $rank }
} sur une des piles éclairées.
table-status-empty = Ta main est vide. Joue depuis ton stock ou tes défausses.
table-status-pass = Rien à jouer et rien à piocher. Tu peux passer.
table-no-hints = Pas de conseils à une table à plusieurs : ce ne serait pas juste.
table-no-help = Cette manche est ton premier essai : ni conseil ni annulation.
table-refused-no-target = Les cartes vont sur les piles de construction ou les défausses.

## The draw for the dealer
draws-about = Chacun tire une carte. La plus haute donne.
draws-deals = { $name } a tiré la plus haute carte et donne.
draws-you-deal = Tu as tiré la plus haute carte. C’est toi qui donnes.

## The end of a round
result-won = { $who ->
    [you] Tu gagnes la manche { $round } !
    [team] Ton équipe gagne la manche { $round } !
    [pair] { $name } gagnent la manche { $round }
   *[other] { $name } gagne la manche { $round }
}
result-single = { $who ->
    [you] Tu as gagné !
    [team] Ton équipe a gagné !
    [pair] { $name } ont gagné !
   *[other] { $name } a gagné !
}
result-tie = Personne ne gagne la manche { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Tu gagnes la partie !
        [team] Ton équipe gagne la partie !
        [pair] { $name } gagnent la partie !
       *[other] { $name } gagne la partie !
    }
   *[other] { $who ->
        [you] Tu partages la victoire avec { $name } !
        [team] Ton équipe partage la victoire avec { $name } !
       *[other] { $name } se partagent la victoire !
    }
}
result-next-round = Manche suivante
result-new-game = Nouvelle partie
result-again = Rejouer
result-home = Accueil
result-review = Analyser mes tours
result-review-shared = Analyser tous les tours
result-watch = Revoir la manche
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Ton plus long tour
       *[other] Plus long tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : { $plays ->
        [one] { $plays } carte
       *[other] { $plays } cartes
    }
    [1] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : une carte de stock
    [2] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : deux cartes de stock
    [3] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : trois cartes de stock
    [4] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : quatre cartes de stock
    [5] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : cinq cartes de stock
    [6] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : six cartes de stock
   *[other] { $who ->
        [you] Ton meilleur tour
       *[other] Meilleur tour { $name ->
            [Agate] d’Agate
            [Onyx] d’Onyx
            [Opal] d’Opal
           *[other] de { $name }
        }
    } : { $stock } cartes de stock
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Tour { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}carte de stock { $cards }
   *[other] {"  ·  "}cartes de stock { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}devant { $names }
}
result-watch-turn = Revoir
result-watch-last = Revoir le dernier tour
result-more = Plus ›
result-less = ‹ Retour
# Whether it was luck
luck-weighs = Pesée des cartes…
luck-line = { $words }  { $shown ->
    [yes] ‹ Masquer
   *[no] Chiffres ›
}
luck-with = { $who ->
    [you] Tu avais les meilleures cartes cette fois.
    [team] Ton équipe avait les meilleures cartes cette fois.
   *[other] Les meilleures cartes cette fois : { $name }.
}
luck-despite = Victoire avec les moins bonnes cartes.
luck-own = Comment étaient les cartes ?
luck-even = Personne n’avait de cartes nettement meilleures.
luck-seat = Les cartes de
luck-deals = mieux que
luck-chance = victoires dues aux cartes
luck-openers = 1 et jokers
luck-playable = carte de stock jouable
luck-of-hundred = { $count } sur 100
luck-openers-of = { $count } (attendu : { $expected })
luck-playable-of = { $count } sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
result-turn-by-turn = Tour par tour
result-best-turn-back = Le meilleur tour
result-lesson = Pour la prochaine fois : { $mistake ->
    [stock-left] au tour { $turn }, ta carte de stock pouvait partir.
    [wild-spent] au tour { $turn }, le joker pouvait attendre.
    [opponent-helped] au tour { $turn }, tu as ouvert la voie à quelqu’un d’autre.
    [hand-held] au tour { $turn }, plus de cartes de ta main pouvaient partir.
    [card-spent] au tour { $turn }, certaines cartes pouvaient attendre.
    [discard] au tour { $turn }, une autre défausse aurait été meilleure.
   *[other] le tour { $turn } mérite d’être revu.
}
result-lesson-show = Montrer
result-undo = Annuler…
result-chart = Cartes de stock restantes, tour par tour
result-marked-turn = tour { $turn }
result-costliest = Le tour { $turn } a coûté le plus : −{ $percent } % de chances de gagner
result-no-cost-known = { $count ->
    [one] { $count } de tes tours ne peut pas être évalué
   *[other] { $count } de tes tours ne peuvent pas être évalués
} ; les autres n’ont rien coûté
result-no-cost = Aucun de tes tours n’a rien coûté
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] À { $target ->
        [one] { $target } victoire
       *[other] { $target } victoires
    }, on gagne la partie
    [left] Le moins de cartes après { $target ->
        [one] { $target } manche
       *[other] { $target } manches
    }
   *[points] À { $target } points, on gagne la partie
}
points-out = { $points } pour le stock vidé
points-not-out = Aucun stock vidé, donc pas les 25
points-others = { $who ->
    [you] Il te restait
    [team] Il restait à ton équipe
    [many] Il restait aux autres
   *[other] Il restait à { $name }
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de stock.
points-left = { $count } × { $each } pour { $who ->
    [you] ton stock
    [team] les stocks de ton équipe
    [other] le stock { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
    [pair] les stocks { $name ->
        [Agate] d’Agate
        [Onyx] d’Onyx
        [Opal] d’Opal
       *[other] de { $name }
    }
   *[many] les stocks des autres
}
points-total = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-counted = reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name } : { $left }.
result-spoken-lane = { $name } : { $left }, { $score } en tout.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Annuler la fin de la manche ?
reopen-move = Tout est annulé à partir de ton dernier coup ({ $move }).
reopen-result = La manche n’est alors plus finie : elle continue de là.
reopen-points = La manche continue de là, et { $points } points sont retirés { $who ->
    [you] de ton score
    [team] à ton équipe
   *[other] à { $name }
}.
reopen-marked = { $what ->
    [round] Les statistiques diront que cette manche a été annulée.
   *[series] La feuille de score et les statistiques diront que cette manche a été annulée.
}
reopen-yes = Annuler la fin
reopen-no = Garder le résultat

## Practice: the deal of a round beside its game
table-middle = Milieu de la table
practice-title = Entraînement, ne compte pas
practice-back = Finir l’entraînement
practice-back-about = Ta partie t’attend exactement là où tu l’as laissée.
practice-back-review = On revient à l’analyse.
practice-back-challenges = On revient aux défis.
practice-back-days = On revient au calendrier.
practice-undo = Annuler
practice-kept = L’entraînement n’est pas gardé, mais ta partie l’est.

## Several people at one computer
handover-title = { $name }, à toi !
handover-about = Appuie sur le bouton quand plus personne d’autre ne regarde.
handover-look = C’est moi, { $name }
table-panel = À côté du plateau

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = Les piles de construction demandent { $ranks }.
answer-turn = { $name } { $turn }.
answer-no-turns = Les autres n’ont pas encore joué.
answer-not-on-turn = Ce n’est pas à toi de jouer.
answer-playable = Cartes que tu peux jouer : { $cards }.
answer-nothing = Tu ne peux jouer aucune carte. Défausses-en une pour finir ton tour.
answer-from-discard = { $card } de la défausse { $pile }
answer-discards = Défausses : { $piles }.
answer-stock = { $name } : stock { $card }, reste { $left }
answer-piles = { $stock } ; défausses { $cards }.
answer-free = libre
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } d’affilée
chain-longest = { $count } d’affilée !
# At a stock with one card left.
last-card = dernière carte
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Annulé : { $move }
said-redone = Rejoué : { $move }
# When a move begins to be typed
said-typing = Tape ton coup, puis appuie sur Entrée.
said-typed-stays = { $typed } est toujours écrit. Retour arrière pour corriger, une autre lettre pour recommencer.
said-hint-over = Le conseil a disparu.
said-typing-over = Le coup tapé est effacé.
said-picked = Carte prise : { $card }. { $count ->
    [0] Ne va sur aucune pile.
    [one] Va sur la pile { $piles }.
   *[other] Va sur les piles { $piles }.
}
said-put-back = Reposée.

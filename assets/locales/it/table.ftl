# The table: what lies there, what happened, what can be done. Where a seat or team is the subject, $who is: you, or another
# person; for a team also your team, or a pair that is named.

table-pair = { $first } e { $last }
table-team = Squadra { $team }

## What happened
event-deal = Le carte sono date: { $stock } per ogni mazzo obiettivo.
# $stocks: the players with the sizes of their stock piles, like Ada 12, Pebble 20
event-deal-each = Le carte sono date. Nei mazzi obiettivo: { $stocks }.
event-turn = { $who ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
event-draw-open = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $cards }.
event-draw = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}.
event-building = { $who ->
    [you] Annunci
   *[other] { $name } annuncia
}: si costruisce fino { $rank ->
    [0] al jolly
    [A] all’asso
    [J] al jack
    [Q] alla donna
    [1] all’1
    [8] all’8
    [11] all’11
   *[other] al { $rank }
}.
event-blocking = { $who ->
    [you] Annunci
   *[other] { $name } annuncia
}: si blocca { $whom ->
    [you] la tua prossima giocata.
   *[other] la prossima giocata di { $other }.
}
event-play = { $who ->
    [you] Giochi
   *[other] { $name } gioca
} { $rank ->
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $rank }
} { $from } { $to }.
event-play-wild = { $who ->
    [you] Giochi
   *[other] { $name } gioca
} un jolly come { $rank } { $from } { $to }.
event-chain = { $who ->
    [you] Giochi
   *[other] { $name } gioca
} { $count } carte obiettivo di fila!
event-complete = La pila centrale { $pile } è completa.
event-replenish-completed = Con le pile completate si mescola un nuovo mazzo di pesca da { $draw }.
event-replenish-builds = Con le carte sotto la cima delle pile centrali si mescola un nuovo mazzo di pesca da { $draw }.
event-discard = { $who ->
    [you] Scarti
   *[other] { $name } scarta
} { $rank ->
    [0] un jolly
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $rank }
} { $to }.
event-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
event-catch = { $who ->
    [you] Hai notato
   *[other] { $name } ha notato
} { $whom ->
    [you] una tua giocata fuori turno
   *[other] una giocata fuori turno di { $caught }
}: le carte tornano indietro, e il prossimo turno inizia senza pescare.
event-call = { $who ->
    [you] Segnali
   *[other] { $name } segnala
} { $whom ->
    [you] le tue chiacchiere
   *[other] le chiacchiere di { $talker }
}.
event-penalty-drawing = Una carta di troppo: va { $who ->
    [you] nel tuo mazzo obiettivo
   *[other] nel mazzo obiettivo di { $name }
}.
event-penalty-talking = { $count ->
    [0] Nessuna carta finisce coperta
    [one] Una carta finisce coperta
   *[other] { $count } carte finiscono coperte
} { $who ->
    [you] sotto la tua carta obiettivo
   *[other] sotto la carta obiettivo di { $name }
}.
event-out = { $who ->
    [you] Hai giocato la tua ultima carta obiettivo!
   *[other] { $name } non ha più carte obiettivo!
}
event-end = { $reason } { $who ->
    [you] Hai vinto la manche!
    [team] La tua squadra ha vinto la manche!
    [pair] { $name } hanno vinto la manche.
   *[other] { $name } ha vinto la manche.
}
event-end-tie = { $reason } Nessuno ha vinto la manche.

from-hand = dalla mano
from-stock = dal mazzo obiettivo
from-stock-of = { $who ->
    [you] dal tuo mazzo obiettivo
   *[other] dal mazzo obiettivo di { $name }
}
from-discard = dalla pila di scarto { $pile }
from-discard-of = { $who ->
    [you] dalla tua pila di scarto { $pile }
   *[other] dalla pila di scarto { $pile } di { $name }
}
onto-build = sulla pila centrale { $pile }
onto-discard = sulla pila di scarto { $pile }
onto-discard-of = { $who ->
    [you] sulla tua pila di scarto { $pile }
   *[other] sulla pila di scarto { $pile } di { $name }
}

## What lies where
slot-hand = Carta { $slot } in mano: { $card }
slot-held = { $who ->
    [you] Hai in mano
   *[other] { $name } ha in mano
} { $count ->
    [0] zero carte
    [one] 1 carta
   *[other] { $count } carte
}
slot-held-open = { $who ->
    [you] La tua mano
   *[other] La mano di { $name }
}: { $cards }
slot-stock = { $who ->
    [you] Il tuo mazzo obiettivo
   *[other] Mazzo obiettivo di { $name }
}, in cima { $card }, ne restano { $count }
slot-stock-empty = { $who ->
    [you] Il tuo mazzo obiettivo
   *[other] Mazzo obiettivo di { $name }
}, vuoto
slot-discard = { $who ->
    [you] La tua pila di scarto { $pile }
   *[other] Pila di scarto { $pile } di { $name }
}, in cima { $card }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
slot-discard-empty = { $who ->
    [you] La tua pila di scarto { $pile }
   *[other] Pila di scarto { $pile } di { $name }
}, vuota
slot-build = Pila centrale { $pile }, serve { $needs }
slot-draw = Mazzo di pesca, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
slot-completed = Pile completate, { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}

## What is clicked, and nobody plays from there by a click
explain-draw = Il mazzo di pesca, con { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: da qui si riempiono le mani di tutti.
explain-completed = { $count ->
    [0] Qui arrivano le pile centrali completate
   *[other] Qui ci sono le pile centrali completate
}. Vengono rimescolate quando finiscono le carte da pescare.
explain-stock = { $count ->
    [0] Il mazzo obiettivo di { $name } è vuoto.
    [one] Il mazzo obiettivo di { $name }, con 1 carta rimasta. Non puoi giocare da lì.
   *[other] Il mazzo obiettivo di { $name }, con { $count } carte rimaste. Non puoi giocare da lì.
}
explain-discard = Una delle pile di scarto di { $name }. Non puoi giocare da lì.
explain-player = { $who ->
    [you] Questo è il tuo posto
   *[other] Questo è il posto di { $name }
}: { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
} in mano e { $stock } nel mazzo obiettivo.

## On the board
table-next = serve
recap-completed = { $cards }, completa
recap-begun-again = completa, { $cards }
recap-stock = { $name } ha giocato { $cards } dal tuo mazzo obiettivo.
recap-discards = { $name } ha giocato { $cards } dai tuoi scarti.
recap-stock-left = Il tuo mazzo obiettivo: { $before } → { $left }.
table-label-draw = pesca
table-label-completed = completate
table-label-stock = obiettivo
table-label-discard = scarti
table-remark = “{ $remark }”
table-remark-by = { $name }: { $remark }
table-last-played = giocato { $cards }
table-last-wild = jolly { $rank }
table-last-stock = { $card } dal mazzo obiettivo
table-last-stock-of = { $card } { $who ->
    [you] dal tuo mazzo obiettivo
   *[other] dal mazzo obiettivo di { $name }
}
table-last-many = { $stock ->
    [0] giocate { $count } carte
   *[other] giocate { $count } carte, { $stock } dal mazzo obiettivo
}
table-last-many-helped = giocate { $count } carte, { $stock } dal tuo mazzo obiettivo
table-helped = { $name } ha giocato { $count ->
    [one] una delle tue carte obiettivo
   *[other] { $count } delle tue carte obiettivo
}.
table-last-stock-count = { $stock ->
    [one] giocata una carta
   *[other] giocate { $stock } carte
} obiettivo
table-last-count = { $count ->
    [one] giocata una carta
   *[other] giocate { $count } carte
}
table-score = { $score } pt
table-last-discarded = scartato { $card }
table-last-passed = turno passato
table-last-caught = fuori turno, visto da { $who ->
    [you] te
   *[other] { $name }
}
table-last-called = chiacchiere segnalate da { $who ->
    [you] te
   *[other] { $name }
}: { $count ->
    [0] nessuna carta
    [one] +1 carta
   *[other] +{ $count } carte
}
table-last-overdrawn = { $count ->
    [one] una carta di troppo
   *[other] { $count } carte di troppo
}

## Around the board
table-menu = Menu
table-undo = Annulla mossa
table-hint = Suggerisci
table-hint-about = Che cosa farebbe chi gioca al meglio, e perché ({ $key })
table-skip = Al mio turno
table-skip-about = Vai avanti fino al tuo turno (o tieni premuto Spazio)
table-skip-shared = Vai avanti
table-skip-shared-about = Salta i turni dei giocatori virtuali (o tieni premuto Spazio)
table-sound-on = Suoni accesi ({ $key })
table-sound-off = Suoni spenti ({ $key })
table-log-show = Cronaca
table-log-hide = Nascondi cronaca
table-round = Manche { $round }
table-target-points = a { $target ->
    [one] 1 punto
   *[other] { $target } punti
}
table-target-wins = a { $target ->
    [one] 1 vittoria
   *[other] { $target } vittorie
}
table-target-rounds = meno carte dopo { $target ->
    [one] 1 manche
   *[other] { $target } manche
}
table-status-nowhere = { $rank ->
    [0] Il jolly ora non trova posto.
    [A] L’asso ora non trova posto.
    [J] Il jack ora non trova posto.
    [Q] La donna ora non trova posto.
    [1] L’1 ora non trova posto.
    [8] L’8 ora non trova posto.
    [11] L’11 ora non trova posto.
   *[other] Il { $rank } ora non trova posto.
}
table-status-promise = { $rank ->
    [0] Hai annunciato di costruire fino al tuo jolly. Continua finché non l’hai giocato.
   *[other] Hai annunciato di costruire fino alla tua carta obiettivo ({ $rank }). Continua finché non l’hai giocata.
}
table-pass = Passa
table-typing = La tua mossa: { $typed }▏
table-status-deal = Si danno le carte.
table-status-over = La manche è finita.
table-turn = Tocca a { $name }
table-turn-waits = In attesa di { $name }…
table-status-other = Tocca a { $name }.
# $length: brief where it is said turn by turn
table-status-own = { $length ->
    [brief] Tocca a te!
   *[other] Tocca a te! Svuota il tuo mazzo obiettivo sulle pile centrali; scarta per chiudere il turno.
}
table-status-discard = { $length ->
    [brief] Tocca a te! Niente da giocare sulle pile centrali.
   *[other] Tocca a te! Niente da giocare sulle pile centrali: scarta per chiudere il turno.
}
table-status-puzzle = Trova il turno: il compito è accanto al tavolo.
table-status-held = { $rank ->
    [0] Metti il jolly su una delle pile illuminate.
    [A] Metti l’asso su una delle pile illuminate.
    [J] Metti il jack su una delle pile illuminate.
    [Q] Metti la donna su una delle pile illuminate.
    [1] Metti l’1 su una delle pile illuminate.
    [8] Metti l’8 su una delle pile illuminate.
    [11] Metti l’11 su una delle pile illuminate.
   *[other] Metti il { $rank } su una delle pile illuminate.
}
table-status-empty = La tua mano è vuota. Gioca dal mazzo obiettivo o dalle pile di scarto.
table-status-pass = Niente da giocare e niente da pescare. Puoi passare.
table-no-hints = Niente suggerimenti a un tavolo con altri: non sarebbe leale.
table-no-help = Questa manche vale come primo tentativo: niente suggerimenti e niente mosse annullate.
table-refused-no-target = Le carte vanno sulle pile centrali o sulle pile di scarto.

## The draw for the dealer
draws-about = Tutti pescano una carta. Chi ha la più alta dà le carte.
draws-deals = { $name } ha pescato la carta più alta e dà le carte.
draws-you-deal = Hai pescato la carta più alta. Le carte le dai tu.

## The end of a round
result-won = { $who ->
    [you] Hai vinto la manche { $round }!
    [team] La tua squadra ha vinto la manche { $round }!
    [pair] { $name } hanno vinto la manche { $round }
   *[other] { $name } ha vinto la manche { $round }
}
result-single = { $who ->
    [you] Hai vinto!
    [team] La tua squadra ha vinto!
    [pair] { $name } hanno vinto!
   *[other] { $name } ha vinto!
}
result-tie = Nessuno ha vinto la manche { $round }
result-series = { $count ->
    [one] { $who ->
        [you] Hai vinto la serie!
        [team] La tua squadra ha vinto la serie!
        [pair] { $name } hanno vinto la serie!
       *[other] { $name } ha vinto la serie!
    }
   *[other] { $who ->
        [you] Hai vinto la serie a pari merito con { $name }!
        [team] La tua squadra ha vinto la serie a pari merito con { $name }!
       *[other] { $name } hanno vinto la serie a pari merito!
    }
}
result-next-round = Prossima manche
result-new-game = Nuova partita
result-again = Gioca ancora
result-home = Inizio
result-review = Analizza i miei turni
result-review-shared = Analizza tutti i turni
result-watch = Rivedi la manche
# $stock: the stock cards played in it; $plays: all cards
result-best-turn = { $stock ->
    [0] { $who ->
        [you] Il tuo turno più lungo
       *[other] Il turno più lungo di { $name }
    }: { $plays ->
        [one] una carta
       *[other] { $plays } carte
    }
   *[other] { $who ->
        [you] Il tuo turno migliore
       *[other] Il turno migliore di { $name }
    }: { $stock ->
        [1] una carta obiettivo
        [2] due carte obiettivo
        [3] tre carte obiettivo
        [4] quattro carte obiettivo
        [5] cinque carte obiettivo
        [6] sei carte obiettivo
       *[other] { $stock } carte obiettivo
    }
}
# $passed: how many others have had fewer stock cards before it and more after it; $names: these
result-best-turn-about = Turno { $turn }{ $stock ->
    [0] { "" }
    [1] {"  ·  "}carta obiettivo { $cards }
   *[other] {"  ·  "}carte obiettivo { $cards }
}{ $passed ->
    [0] { "" }
   *[other] {"  ·  "}sorpasso su { $names }
}
result-watch-turn = Rivedi
result-watch-last = Rivedi l’ultimo turno
result-more = Altro ›
result-less = ‹ Indietro
# Whether it was luck
luck-weighs = Le carte sono sulla bilancia…
luck-line = { $words }  { $shown ->
    [yes] ‹ Senza numeri
   *[no] Numeri ›
}
luck-with = { $who ->
    [you] Questa volta avevi le carte migliori.
    [team] Questa volta la tua squadra aveva le carte migliori.
   *[other] Le carte migliori questa volta: { $name }.
}
luck-despite = Vittoria con le carte peggiori.
luck-own = Com’erano le carte?
luck-even = Nessuno aveva carte molto migliori.
luck-seat = Carte di
luck-deals = meglio che in
luck-chance = vince solo con le carte
luck-openers = 1 e jolly
luck-playable = obiettivo giocabile
luck-of-hundred = { $count } su 100
luck-openers-of = { $count } (previsti { $expected })
luck-playable-of = { $count } su { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
result-turn-by-turn = Turno per turno
result-best-turn-back = Il turno migliore
result-lesson = Per la prossima volta: { $mistake ->
    [stock-left] nel turno { $turn } potevi giocare la tua carta obiettivo.
    [wild-spent] nel turno { $turn } il jolly poteva aspettare.
    [opponent-helped] nel turno { $turn } hai aperto la strada a qualcun altro.
    [hand-held] nel turno { $turn } potevi giocare più carte dalla mano.
    [card-spent] nel turno { $turn } qualche carta poteva aspettare.
    [discard] nel turno { $turn } era meglio un altro scarto.
   *[other] il turno { $turn } merita una seconda occhiata.
}
result-lesson-show = Mostra
result-undo = Annulla mossa…
result-chart = Carte obiettivo rimaste, turno per turno
result-marked-turn = turno { $turn }
result-costliest = Il turno { $turn } è costato di più: −{ $percent }% di chance di vittoria
result-no-cost-known = { $count ->
    [one] 1 dei tuoi turni non si può
   *[other] { $count } dei tuoi turni non si possono
} valutare; gli altri non hanno sprecato nulla
result-no-cost = Nessuno dei tuoi turni ha sprecato nulla
result-gained = { $score } (+{ $gained })
result-target = { $scoring ->
    [wins] { $target ->
        [one] 1 vittoria decide la serie
       *[other] { $target } vittorie decidono la serie
    }
    [left] Meno carte dopo { $target ->
        [one] 1 manche
       *[other] { $target } manche
    }
   *[points] Con { $target } punti si vince la serie
}
points-out = { $points } per il mazzo vuoto
points-not-out = Nessun mazzo vuoto, quindi niente 25
points-others = { $who ->
    [you] Avevi
    [team] La tua squadra aveva
    [many] Gli altri avevano
    [pair] { $name } avevano
   *[other] { $name } aveva
} ancora { $count ->
    [one] una carta
   *[other] { $count } carte
} obiettivo.
points-left = { $count } × { $each } per { $who ->
    [you] il tuo mazzo
    [team] i mazzi della tua squadra
    [other] il mazzo di { $name }
    [pair] i mazzi di { $name }
   *[many] i mazzi degli altri
}
points-total = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
points-counted = { $count ->
    [one] 1 carta rimasta
   *[other] { $count } carte rimaste
}
# The same for those who don't see the race. $left as in points-counted, $score as in closing-score
result-spoken-left = { $name }: { $left }.
result-spoken-lane = { $name }: { $left }, in tutto { $score }.

## Before the end of a round is taken back. $what is a series, or the only round.
reopen-title = Annullare la fine della manche?
reopen-move = Si annulla tutto dalla tua ultima mossa in poi ({ $move }).
reopen-result = La manche allora non è finita: riprende da lì.
reopen-points = La manche riprende da lì, e si tolgono di nuovo { $points } punti { $who ->
    [you] a te
    [team] alla tua squadra
   *[other] a { $name }
}.
reopen-marked = { $what ->
    [round] Le statistiche diranno che questa manche è stata annullata.
   *[series] Il segnapunti e le statistiche diranno che questa manche è stata annullata.
}
reopen-yes = Annulla la fine
reopen-no = Tieni il risultato

## Practice: the deal of a round beside its game
table-middle = Centro del tavolo
practice-title = Esercizio, non conta
practice-back = Fine esercizio
practice-back-about = La tua partita ti aspetta esattamente dov’era.
practice-back-review = Si torna all’analisi.
practice-back-challenges = Si torna alle sfide.
practice-back-days = Si torna al calendario.
practice-undo = Annulla mossa
practice-kept = L’esercizio non si salva, la tua partita sì.

## Several people at one computer
handover-title = Tocca a { $name }
handover-about = Premi il pulsante quando gli altri non guardano.
handover-look = Sono { $name }
table-panel = Accanto al tavolo

# Answers to the keys that ask about the board, spoken by a screen reader.
answer-builds = Alle pile centrali servono { $ranks }.
answer-turn = { $name }: { $turn }.
answer-no-turns = Gli altri non hanno ancora giocato un turno.
answer-not-on-turn = Non tocca a te.
answer-playable = Carte che puoi giocare: { $cards }.
answer-nothing = Non puoi giocare nessuna carta. Scartane una per chiudere il turno.
answer-from-discard = { $card } dalla pila di scarto { $pile }
answer-discards = Pile di scarto: { $piles }.
answer-stock = { $name }: obiettivo { $card }, ne restano { $left }
answer-piles = { $stock }; scarti { $cards }.
answer-free = vuoto
# At a player’s stone, while the turn lasts. The second is the round’s longest so far.
chain-count = { $count } di fila
chain-longest = { $count } di fila!
# At a stock with one card left.
last-card = ultima carta
# After a takeback, and after the same moves once more. $move: what the log says of the first of them
said-taken-back = Annullato: { $move }
said-redone = Rigiocato: { $move }
# When a move begins to be typed
said-typing = Scrivi la tua mossa, poi premi Invio.
said-typed-stays = { $typed } è ancora scritto. Backspace corregge, altre lettere ricominciano.
said-hint-over = Il suggerimento non c’è più.
said-typing-over = Nessuna mossa in scrittura.
said-picked = Presa: { $card }. { $count ->
    [0] Non va su nessuna pila centrale.
    [one] Va sulla pila centrale { $piles }.
   *[other] Va sulle pile centrali { $piles }.
}
said-put-back = Rimessa a posto.

# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Sì
rule-off = No
rule-changed = In “{ $preset }” è “{ $value }”.
rule-allowed = Un numero intero da { $low } a { $high }

section-2 = Mazzo
section-3 = Preparazione della manche
section-4 = Il turno
section-5 = Mazzo di pesca e fine della manche
section-6 = Punteggio
section-7 = Partner
section-7-alone = Queste regole compaiono quando si gioca a squadre.
section-8 = Le regole del 1980
section-9 = Buone maniere al tavolo
section-9-about = Pescare a mano, giocare fuori turno e segnalare chi chiacchiera sono cose per persone a un tavolo in rete. I giocatori virtuali rispettano sempre le regole.

## Deck
rule-deck = Mazzo
rule-deck-about = Con quali carte si gioca. L’unica vera differenza è il numero di jolly.
rule-deck-modern = Moderno, 162 carte
rule-deck-edition-1980 = 1980, 168 carte
rule-deck-pre-1980 = Prima del 1980, 164 carte
rule-deck-three-decks = Tre mazzi francesi

## Setting up a round
rule-stock = Mazzi obiettivo
rule-stock-about = Quante carte ciascuno deve smaltire. Di solito 30 fino a quattro posti, e 20 oltre.
rule-stock-standard = 30 o 20 carte
rule-stock-any = A tua scelta
rule-stock-number = { $number } carte
rule-stock-list = { $list } carte
rule-first_player = Chi inizia
rule-first_player-about = Chi apre il gioco in ogni manche. Tutti pescano per decidere chi dà le carte, poi tocca a chi sta a sinistra.
rule-first_player-left-of-dealer = A sinistra di chi dà le carte
rule-first_player-youngest = Chi è più giovane
rule-first_player-middle-age = Chi ha l’età di mezzo
rule-first_player-random = A sorte
rule-first_player-highest-stock = La carta obiettivo più alta

## A turn
rule-hand = Mano
rule-hand-about = Quante carte ha una mano piena. Di solito cinque.
rule-hand-number = { $number } carte
rule-draw = Pesca
rule-draw-about = Come inizia un turno: completare la mano, o pescare un numero fisso di carte.
rule-draw-refill = Completa la mano
rule-draw-number = { $number ->
    [one] Una carta
   *[other] { $number } carte
}
rule-wild_discard = I jolly si possono scartare
rule-wild_discard-about = Se no, un jolly si può solo giocare, a meno che in mano non resti altro.
rule-consecutive_wilds = Jolly su jolly
rule-consecutive_wilds-about = Un jolly si può giocare direttamente su un altro jolly.
rule-hide_buried = Nascondi gli scarti coperti
rule-hide_buried-about = Di una pila di scarto si vede solo la carta in cima; che cosa c’è sotto, tocca ricordarselo.

## Draw pile and the end of a round
rule-replenish = Nuovo mazzo di pesca
rule-replenish-about = Quando le pile completate vengono mescolate nel mazzo di pesca.
rule-replenish-when-empty = Quando è vuoto
rule-replenish-at-once = Subito
rule-replenish-any = Quando è basso
rule-replenish-number = Sotto le { $number } carte
rule-replenish_from_builds = Usa le carte sotto le pile centrali
rule-replenish_from_builds-about = Quando non resta altro da pescare, si mescolano le carte sotto la cima di ogni pila centrale. Senza questa regola una manche può incepparsi.
rule-stalled_after = Stallo dopo
rule-stalled_after-about = Una manche finisce dopo tanti giri di tavolo senza che si giochi una carta obiettivo.
rule-stalled_after-number = { $number ->
    [one] un giro
   *[other] { $number } giri
}
rule-stalled_scores = Le manche in stallo contano
rule-stalled_scores-about = Se una manche finisce perché nessuno riesce ad andare avanti, la vince chi ha meno carte obiettivo. Se no, non la vince nessuno.

## Scoring
rule-scoring = Punteggio
rule-scoring-about = Come le manche si sommano in una serie.
rule-scoring-points = Punti
rule-scoring-wins = Manche vinte
rule-scoring-lowest-left = Meno carte rimaste
rule-scoring-single = Una sola manche
rule-target = Traguardo
rule-target-about = I punti o le vittorie che servono per vincere la serie; con meno carte rimaste, il numero di manche.
rule-target-number = { $number }
rule-max_rounds = Numero massimo di manche
rule-max_rounds-about = Dopo tante manche la serie finisce anche se nessuno ha raggiunto il traguardo, e vince il punteggio migliore. 0 significa senza limite.
rule-max_rounds-number = { $number ->
    [0] senza limite
    [one] una manche
   *[other] { $number } manche
}

## Partners
rule-team_piles = Pile di squadra
rule-team_piles-about = Ognuno ha un mazzo obiettivo e pile di scarto, oppure ogni squadra ne ha in comune due gruppi.
rule-team_piles-per-seat = Un gruppo per posto
rule-team_piles-two-per-team = Due gruppi per squadra
rule-finished_partner = Mazzo obiettivo vuoto
rule-finished_partner-about = Chi non ha più carte obiettivo continua ad aiutare la squadra, o non gioca più turni.
rule-finished_partner-keeps-playing = Continua a giocare
rule-finished_partner-goes-out = Esce
rule-sharing = Pile dei partner aperte
rule-sharing-about = Quando si può giocare dal mazzo obiettivo e dalle pile di scarto di un partner.
rule-sharing-always = Sempre
rule-sharing-after-out = Quando qualcuno ha finito
rule-sharing-never = Mai
rule-partner_silence = Partner in silenzio
rule-partner_silence-about = Durante i turni della propria squadra i partner non possono usare la chat.

## The 1980 rules
rule-lead_up = Puntare alla carta obiettivo
rule-lead_up-about = Una carta dagli scarti si può giocare solo se porta alla propria carta obiettivo nello stesso turno.
rule-alternating = Alternare gli scarti
rule-alternating-about = Mai giocare due volte di fila dalla stessa pila di scarto.
rule-blocking = Bloccare
rule-blocking-about = Con una carta dagli scarti si può bloccare chi ha nel mazzo obiettivo al massimo tante carte. 0 significa mai.
rule-blocking-number = { $number ->
    [0] mai
   *[other] fino a { $number } carte
}

## Table manners
rule-manual_draw = Pescare a mano
rule-manual_draw-about = Ognuno pesca le proprie carte una per una. Chi ne pesca una di troppo la mette nel suo mazzo obiettivo, sotto la carta scoperta.
rule-manual_draw-off = Pesca il tavolo
rule-manual_draw-shuffle-into-stock = Sì; una di troppo si mescola nel mazzo obiettivo
rule-manual_draw-under-stock = Sì; una di troppo va in fondo al mazzo obiettivo
rule-out_of_turn = Giocare fuori turno
rule-out_of_turn-about = Se giochi fuori turno e qualcuno lo nota prima della mossa successiva, riprendi tutto e al prossimo turno giochi senza pescare. Se nessuno se ne accorge, vale.
rule-call_talking = Segnalare chi chiacchiera
rule-call_talking-about = Durante i turni della propria squadra i partner possono usare la chat, e tutti leggono. Gli avversari possono segnalarlo: due carte finiscono sotto la carta obiettivo di chi ha parlato.

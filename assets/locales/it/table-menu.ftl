# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Partita
menu-page-people = Persone
menu-page-rules = Regole
menu-page-keys = Tasti
menu-page-settings = Impostazioni

## Game
menu-kept = La partita si salva dopo ogni mossa. Per riprenderla scegli Continua nella schermata iniziale.
menu-unsaved = Le ultime mosse al momento non si possono salvare. Restano solo finché Skipstone è aperto.
menu-stay = Continua a giocare
menu-to-result = Torna al risultato
menu-close = Chiudi il menu
menu-restart = Rigioca la smazzata
menu-restart-beside = Per esercitarti: la tua partita ti aspetta così com’è.
menu-restart-about = Dalla prima carta, con le stesse carte per tutti.
menu-new-game = Nuova partita
menu-new-game-about = Questa resta salvata.
menu-leave = Lascia il tavolo

## Rules
menu-rules-title = Le regole di questo tavolo
menu-rules-basics = Tutti costruiscono sulle stesse quattro pile, da 1 a 12. Chi svuota per primo il suo mazzo obiettivo vince la manche.
menu-rules-preset = Variante: { $preset }
menu-rules-house = Come “{ $preset }”, tranne: { $rules }

says-deck = { $value ->
    [edition-1980] Si gioca con il mazzo del 1980 da 168 carte.
    [pre-1980] Si gioca con il mazzo di prima del 1980: 164 carte, di cui 20 jolly.
    [three-decks] Si gioca con tre mazzi francesi; fanno da jolly anche i re.
   *[modern] Si gioca con il mazzo moderno da 162 carte.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Un handicap: i mazzi obiettivo iniziano con numeri di carte diversi ({ $list }).
   *[number] Ogni mazzo obiettivo inizia con { $number ->
        [one] una carta.
       *[other] { $number } carte.
    }
}
says-first_player = { $value ->
    [youngest] Ogni manche la inizia chi è più giovane.
    [middle-age] Ogni manche la inizia chi ha l’età di mezzo.
    [highest-stock] Inizia chi ha la carta obiettivo più alta; i jolly non contano.
    [random] Chi inizia ogni manche si decide a sorte.
    [number] Ogni manche la inizia { $name }.
   *[left-of-dealer] Inizia chi sta a sinistra di chi dà le carte.
}
says-hand = Se giochi tutta la mano, ricevi subito { $number } carte nuove.
says-draw = { $value ->
    [number] All’inizio di ogni turno si { $number ->
        [one] pesca una carta.
       *[other] pescano { $number } carte.
    }
   *[refill] All’inizio di ogni turno si completa la mano fino a { $number } carte.
}
says-wild_discard = { $value ->
    [false] Un jolly si può scartare solo se in mano non c’è altro.
   *[true] I jolly si possono scartare.
}
says-consecutive_wilds = { $value ->
    [false] Un jolly non si può giocare su un altro jolly.
   *[true] Un jolly si può giocare su un altro jolly.
}
says-hide_buried = { $value ->
    [true] Di ogni pila di scarto si vede solo la carta in cima.
   *[false] Si vedono tutte le carte delle pile di scarto.
}
says-replenish = { $value ->
    [number] Quando restano meno di { $number } carte da pescare, vi si mescolano le pile completate.
    [at-once] Una pila completata viene mescolata subito nel mazzo di pesca.
   *[when-empty] Quando il mazzo di pesca è vuoto, se ne mescola uno nuovo con le pile completate.
}
says-replenish_from_builds = { $value ->
    [false] Quando non resta niente da pescare, non pesca più nessuno.
   *[true] Quando non resta altro da pescare, le pile centrali tengono la carta in cima, e le altre diventano un nuovo mazzo di pesca.
}
says-stalled_after = Una manche finisce se nessuno gioca una carta obiettivo per { $number ->
    [one] un giro
   *[other] { $number } giri
} di tavolo.
says-stalled_scores = { $value ->
    [false] Se una manche finisce perché nessuno riesce ad andare avanti, nessuno la vince e nessuno segna.
   *[true] Se nessuno riesce ad andare avanti, vince la manche chi ha meno carte obiettivo.
}
says-scoring = { $value ->
    [wins] Ogni manche vinta vale uno.
    [lowest-left] Le carte rimaste nel tuo mazzo obiettivo contano contro di te.
    [single] È una sola manche.
   *[points] Una manche vinta vale 25 punti, più 5 per ogni carta nei mazzi obiettivo degli altri.
}
says-target = { $value ->
    [wins] Vince la serie chi arriva per primo a { $number ->
        [one] una vittoria
       *[other] { $number } vittorie
    }.
    [lowest-left] Dopo { $number ->
        [one] una manche
       *[other] { $number } manche
    }, vince la serie la somma più bassa.
   *[points] Vince la serie chi arriva per primo a { $number ->
        [one] 1 punto
       *[other] { $number } punti
    }.
}
says-max_rounds = { $number ->
    [0] Il numero di manche non ha limite.
    [one] La serie finisce al più tardi dopo una manche.
   *[other] La serie finisce al più tardi dopo { $number } manche.
}
says-team_piles = { $value ->
    [two-per-team] Ogni squadra ha in comune due mazzi obiettivo e due gruppi di pile di scarto.
   *[per-seat] Ognuno ha un mazzo obiettivo e pile di scarto.
}
says-finished_partner = { $value ->
    [goes-out] Chi ha svuotato il suo mazzo obiettivo non gioca più turni.
   *[keeps-playing] Chi ha svuotato il suo mazzo obiettivo continua ad aiutare la squadra.
}
says-sharing = { $value ->
    [after-out] Puoi giocare dalle pile del tuo partner solo quando qualcuno di voi ha finito.
    [never] Ognuno gioca solo dalle sue pile.
   *[always] Puoi giocare anche dal mazzo obiettivo e dalle pile di scarto del tuo partner.
}
says-partner_silence = { $value ->
    [false] Durante i turni della propria squadra i partner possono parlare.
   *[true] Durante i turni della propria squadra i partner stanno in silenzio.
}
says-lead_up = { $value ->
    [true] Una carta dagli scarti si può giocare solo se porta alla propria carta obiettivo nello stesso turno.
   *[false] Le carte dagli scarti si possono giocare ogni volta che ci stanno.
}
says-alternating = { $value ->
    [true] Non si può giocare due volte di fila dalla stessa pila di scarto.
   *[false] Si può giocare dalla stessa pila di scarto quante volte si vuole.
}
says-blocking = { $number ->
    [0] Le carte dagli scarti non si possono usare solo per bloccare.
    [one] Con una carta dagli scarti si può bloccare chi ha ancora una sola carta obiettivo.
   *[other] Con una carta dagli scarti si può bloccare chi ha al massimo { $number } carte obiettivo.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Ognuno pesca a mano; una carta di troppo si mescola nel proprio mazzo obiettivo.
    [under-stock] Ognuno pesca a mano; una carta di troppo va in fondo al proprio mazzo obiettivo.
   *[off] Il tavolo pesca per tutti.
}
says-out_of_turn = { $value ->
    [true] Chi gioca fuori turno e viene notato riprende tutto e al turno seguente non pesca.
   *[false] Nessuno può giocare fuori turno.
}
says-call_talking = { $value ->
    [true] I partner che parlano si possono segnalare: due carte obiettivo in più.
   *[false] Chi parla non si può segnalare.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Maiusc
key-enter = Invio
key-escape = Esc
key-tab = Tab
key-space = Spazio
keys-asked = Domande, da ascoltare o da leggere
keys-playable-does = che cosa posso giocare?
keys-builds-does = che cosa serve alle pile centrali?
keys-hand-does = quali carte ho in mano?
keys-own-does = che cosa c’è nel mio mazzo obiettivo e nei miei scarti?
keys-others-does = che cosa c’è davanti agli altri?
keys-turns-does = che cosa hanno fatto gli altri per ultimo?
keys-mouse = Mouse
keys-keyboard = Tastiera
keys-drag = Trascina una carta
keys-drag-does = la gioca o la scarta dove la lasci
keys-click = Clic, poi clic
keys-click-does = prende una carta, poi la posa
keys-double = Doppio clic
keys-double-does = gioca la carta dove sta meglio
keys-hover = Fermati su una pila
keys-hover-does = dice che cos’è e che cosa contiene
keys-arrows = Frecce
keys-arrows-does = spostano il cursore da una pila all’altra
keys-enter-does = prende e posa
keys-letters = Lettere sulle pile
keys-letters-does = scelgono subito quella pila: da 1 a 5 la mano, S il mazzo obiettivo, Q W E R le pile di scarto, da 6 a 9 le pile centrali
keys-slash-does = scrive una mossa, come s>b1
keys-pass-does = chiude il turno se non puoi scartare
keys-reactions-does = mostrano a tutti una faccia del tuo sasso
keys-undo-does = annulla la tua ultima mossa
keys-redo-does = rigioca ciò che hai annullato
keys-hint-does = mostra che cosa farebbe chi gioca al meglio
keys-space = Spazio, premuto
keys-space-does = va avanti fino al tuo turno
keys-sound-does = spegne e accende i suoni
keys-tab-does = va ai pulsanti e torna
keys-escape-does = apre e chiude questo menu
keys-draw-does = pesca una carta
keys-keys-does = mostra questa pagina
keys-help-does = spiega il gioco
keys-full-screen-does = schermo intero
keys-close-does = chiude la finestra

## The rules of a series, on that page of the menu
menu-rules-kept = Queste regole valgono per tutta la serie.
menu-rules-kept-host = Queste regole valgono per tutta la serie: tutti hanno accettato. Il tempo per turno può cambiare in ogni momento, nella pagina “Persone”.
menu-new-series = Nuova serie
menu-new-series-about = Per altre regole: tutti tornano con te alla sala d’attesa.
menu-new-series-later = Per altre regole, quando questa manche è finita.
menu-new-series-asks = Con una nuova serie, questa finisce qui per tutti.
menu-series-stay = Continua questa

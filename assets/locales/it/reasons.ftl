# Why something isn't possible, as the table answers.

## Moves
rejected-over = La manche è finita.
rejected-not-your-turn = Tocca a { $name }.
rejected-no-hand-card = Non c’è una carta { $card } in una mano di { $held }.
rejected-stock-empty = Quel mazzo obiettivo è vuoto.
rejected-discard-empty = La pila di scarto { $pile } è vuota.
rejected-not-yours = Quelle pile sono di { $name }: non puoi giocare da lì.
rejected-not-shared = A questo tavolo ognuno gioca solo dalle sue pile.
rejected-partner-closed = Puoi usare le pile del tuo partner solo quando qualcuno di voi ha finito.
rejected-build-needs = Alla pila centrale { $pile } serve { $needs ->
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $needs }
} o un jolly, non { $card ->
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $card }
}.
rejected-wild-on-wild = In cima alla pila centrale { $pile } c’è già un jolly, e non può seguirne un altro.
rejected-stock-discarded = Le carte obiettivo non si scartano: si giocano e basta.
rejected-discard-moved = Le carte non si spostano da una pila di scarto all’altra.
rejected-discard-elsewhere = Scarta sulle tue pile, non su quelle di { $name }.
rejected-no-own-piles = Non hai pile tue: usa quelle di un partner.
rejected-wild-discarded = Non puoi scartare un jolly finché hai in mano un’altra carta.
rejected-pass-with-hand = Hai ancora carte in mano: scartane una per chiudere il turno.
rejected-pass-with-play = A mano vuota non puoi passare finché c’è una carta da giocare.
rejected-drawn-already = Le carte te le dà il tavolo.
rejected-draw-first = Prima pesca: { $missing ->
    [one] ancora una carta
   *[other] ancora { $missing } carte
}.
rejected-nothing-to-draw = Non c’è più niente da pescare.
rejected-out-of-turn = Fuori turno puoi giocare solo le tue carte sulle pile centrali, ma non la tua ultima carta obiettivo e, con le regole del 1980, nessuna carta dalle pile di scarto.
rejected-other-out-of-turn = { $name } ha appena giocato fuori turno: fallo notare, o aspetta il tuo turno.
rejected-caught = Hai giocato fuori turno e si è visto: al prossimo turno giochi senza pescare.
rejected-nothing-to-catch = Nessuno ha giocato fuori turno.
rejected-nothing-to-call = Non c’è niente da segnalare di { $name }.
rejected-not-leading-up = Una carta dagli scarti deve portare alla tua carta obiettivo, e da qui non ci si arriva.
rejected-breaks-promise = Hai annunciato di costruire fino alla tua carta obiettivo. Così non sarebbe più possibile.
rejected-promise-open = Hai annunciato di costruire fino alla tua carta obiettivo. Giocala prima di scartare.
rejected-same-pile = La tua ultima carta veniva dalla pila di scarto { $pile }: usa prima un’altra pila.
rejected-blocked = In questo turno hai bloccato, quindi non puoi più giocare carte dagli scarti.

## The table
refused-round-goes-on = Questa manche non è ancora finita.
refused-series-over = La serie è finita.
refused-revealed = Da allora qualcuno ha visto una carta nuova, quindi questa mossa resta.
refused-nothing-asked = Nessuno chiede il tuo consenso.
refused-paused = La partita è in pausa.
refused-not-away = { $name } è qui.
refused-waited-for = In attesa di { $name }: { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}.
refused-nothing-to-undo = Non c’è nessuna mossa da annullare.
refused-nothing-to-redo = Non c’è nessuna mossa da rigiocare.
refused-others-play = Una smazzata si rigioca solo quando non ci sono altre persone.
refused-pause-too-soon = Prima giochiamo un po’: potrai mettere di nuovo in pausa tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
table-seats = Senza squadre i posti vanno da 2 a 6, non { $seats }. Per averne di più, giocate a squadre.
table-teams = { $seats } posti non si dividono in { $teams } squadre: 4, 6, 8, 10 o 12 posti formano due squadre; 6, 9 o 12 ne formano tre.
table-stock = Mazzi obiettivo da { $stock } sono troppo grandi per { $seats } posti e un mazzo di { $deck } carte, perché devono restarne { $hand } per posto da pescare. Il massimo è { $largest }{ $shared ->
    [0] .
   *[other] , oppure { $shared } se ogni squadra ha in comune due gruppi di pile.
}
table-stocks = Mazzi obiettivo da { $stocks } carte sono troppo grandi per { $seats } posti e un mazzo di { $deck } carte, perché devono restarne { $hand } per posto da pescare. In tutto possono avere { $most } carte.
table-stock-count = Ci sono { $piles } mazzi obiettivo, e ognuno vuole la sua misura: { $stocks } non va bene.
table-draw = Non si possono pescare { $draw } carte per turno se la mano è di sole { $hand }.
table-first-player = Dovrebbe iniziare il posto { $seat }, ma i posti sono solo { $seats }.
table-age-missing = L’età decide chi inizia: inserite l’età di tutti.

## The end of a round
end-stock-empty = L’ultima carta obiettivo è giocata.
end-blocked = Nessuno può più muovere.
end-stalled = Da troppo tempo nessuno gioca una carta obiettivo.

## Typed moves
typed-card = “{ $text }” non è una carta. Le carte si scrivono valore.numero, come 7.83, o W.150 per un jolly.
typed-move = “{ $text }” non è una mossa. Le mosse si scrivono da>a, come h3>b1 o s>b2.
typed-source = Non puoi prendere una carta da “{ $text }”. Usa h1, h2, … (mano), s (mazzo obiettivo), da d1 a d4 (pila di scarto), s@3 o d2@3 (quelle del posto 3).
typed-target = Non puoi mettere una carta su “{ $text }”. Usa da b1 a b4 (pila centrale), da d1 a d4 (pila di scarto), d2@3 (quella del posto 3).

card-wild = jolly

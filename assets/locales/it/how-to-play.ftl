# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Come si gioca

how-goal = Lo scopo
how-goal-about = Svuota il tuo mazzo obiettivo prima degli altri. La carta in cima è scoperta; il numero accanto dice quante carte restano.

how-piles = Le pile
how-piles-about = Al centro ci sono quattro pile centrali, comuni a tutti. Ognuna si costruisce { $faces ->
    [french] dall’asso alla donna, una carta dopo l’altra; un jolly fa da qualsiasi carta. Una pila che arriva alla donna è completa e lascia il posto a un nuovo asso.
   *[other] da 1 a 12, una carta dopo l’altra; un jolly fa da qualsiasi carta. Una pila che arriva a 12 è completa e lascia il posto a un nuovo 1.
} Davanti a ciascuno ci sono un mazzo obiettivo e quattro pile di scarto.

how-turn = Il tuo turno
how-turn-about = La tua mano torna a cinque carte. Poi gioca quante carte vuoi sulle pile centrali: dalla mano, dalla cima del mazzo obiettivo o dalla cima delle pile di scarto. Se giochi tutte e cinque le carte, ne peschi subito altre cinque e vai avanti. Non hai mai l’obbligo di giocare.

how-discard = Lo scarto chiude il turno
how-discard-about = Metti una carta dalla mano su una delle tue pile di scarto. Qualsiasi carta può andare su un’altra, ma poi si gioca solo quella in cima: disponile nell’ordine in cui ti serviranno.

how-end = Fine della manche
how-end-about = Con l’ultima carta del tuo mazzo obiettivo vinci la manche: 25 punti, più 5 per ogni carta rimasta nei mazzi obiettivo degli altri. Chi arriva per primo a 500 punti vince la serie.

how-partners = A squadre
how-partners-about = A squadre puoi giocare anche dal mazzo obiettivo e dalle pile di scarto del tuo partner, e la tua squadra vince la manche quando tutti i suoi mazzi obiettivo sono vuoti.

how-phones = Con altri
how-phones-about = Apri un tavolo dalla schermata iniziale: gli altri entrano dai loro computer oppure, se nella sala d’attesa attivi “Entrata da telefono”, dal browser del telefono, inquadrando un codice.

how-controls = A questo tavolo
how-controls-about = Trascina una carta dove deve andare, oppure clicca sulla carta e poi sulla pila. Con un doppio clic va dove sta meglio. Funzionano anche le frecce e Invio. Se una carta non si può giocare, vedi perché. In una partita senza altre persone, H mostra che cosa farebbe chi gioca al meglio, U annulla la tua ultima mossa, e tenendo premuto Spazio arrivi al tuo turno. ? mostra tutti i tasti, F11 passa a schermo intero.

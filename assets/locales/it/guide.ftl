# The guided round, step by step as in assets/guide/round.txt, and the tips of the first rounds. $name is the other player, who says
# it; in tips, the next player. $faces: the cards that are shown, french with ace, jack and queen, else with numbers.

guide-title = Impara a giocare · { $step } di { $steps }
guide-build = Ciao, sono { $name }! Questi quattro posti al centro sono le pile centrali. Le costruiamo tutti insieme, { $faces ->
    [french] dall’A (asso) alla Q (donna). Hai in mano un asso
   *[other] dall’1 al 12. Hai in mano un 1
}: mettilo su una di queste.
guide-note-controls = Trascina la carta, oppure clicca sulla carta e poi sul posto. Tasti: da 1 a 5 per la mano, da 6 a 9 per i posti al centro.
guide-onto = Ottimo! Chiunque può costruire su qualsiasi pila, sempre con la carta successiva. Ora tocca a un 2, e tu ce l’hai.
guide-goal = Ed ecco il cuore del gioco: i mazzi obiettivo. Quello con il 4 è tuo, quello con il 3 è mio. Chi svuota il suo per primo, vince!
guide-wild = La tua carta obiettivo è un 4, ma alla pila centrale serve prima un 3. Un jolly vale come qualsiasi carta: giocalo lì come 3.
guide-stock = E ora il 4 dal tuo mazzo obiettivo!
guide-race = Vedi la linea di puntini in alto? È la nostra corsa. Il tuo sasso è appena andato avanti, perché hai una carta obiettivo in meno. Chi raggiunge la bandiera ha svuotato il mazzo obiettivo.
guide-discard = Bene così, ne restano quattro! Nient’altro si può giocare, quindi chiudi il turno: metti il 9 dalla mano su una delle tue pile di scarto. Potrai giocarlo da lì più avanti.
guide-watch = Tocca a me! Gioco un 5 e un 6, e poi scarto anch’io. La mia carta obiettivo, il 3, non ci sta ancora.
guide-hand = Tocca a te! Hai di nuovo cinque carte, e puoi giocarle tutte. Prima il 7, poi l’8.
guide-freed = Bene così, ora la tua carta obiettivo ci sta: gioca il 9! E poi mettici sopra il tuo 10.
guide-empty = Ti restano in mano due carte, { $faces ->
    [french] un asso
   *[other] un 1
} e un 2. Gioca anche quelle, per iniziare una nuova pila, e guarda che succede!
guide-refill = La mano era vuota, e così hai pescato subito cinque carte nuove dal mazzo di pesca. Ed è ancora il tuo turno!
guide-block = Ma attenzione: la mia carta obiettivo è un 3, e a una pila serve un 3! Mettici il tuo, e mi blocchi.
guide-order = Ehi! Ora chiudi il turno: metti l’8 sul 9. Di una pila di scarto si gioca solo la carta in cima, e l’8 ti servirà prima del 9.
guide-blocked = Uffa, il mio 3 non ci sta più: costruirò altro. { $faces ->
    [french] Con la donna una pila è completa. Lascia il posto a un nuovo asso
   *[other] Con il 12 una pila è completa. Lascia il posto a un nuovo 1
}, e viene rimescolata quando finisce il mazzo di pesca.
guide-finish = Tocca a te, e ti ho perfino dato una mano. Gioca il 6, poi il 7 dal tuo mazzo obiettivo!
guide-reward = Ecco il premio per i tuoi scarti in ordine: prima l’8, poi il 9.
guide-win = Ti restano due carte obiettivo, e ci stanno entrambe. Giocale e hai vinto!
guide-won = Ce l’hai fatta!

guide-go-on = Avanti
# The same for those who hear it
guide-go-on-key = Premi Invio per andare avanti.
guide-read-first = Prima leggi che cosa dice { $name }, poi premi “Avanti” o Invio.
# The answers to what a step doesn’t wait for: which card comes first, and where it goes.
guide-take = Prima prendi { $card } { $from ->
    [stock] dal tuo mazzo obiettivo
    [discard] dalla tua pila di scarto
   *[hand] dalla mano
}.
guide-put = Ora metti la carta su { $onto ->
    [discard] una pila di scarto illuminata
   *[build] una pila centrale illuminata
}.
guide-card = { $faces ->
    [french] { $rank ->
        [0] il jolly
        [1] l’asso
        [8] l’8
        [11] il jack
        [12] la donna
       *[other] il { $rank }
    }
   *[other] { $rank ->
        [0] il jolly
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $rank }
    }
}
guide-discard-later = Scartando chiuderesti il turno. { $instead }
guide-other-order = Le regole lo permettono, ma qui vorrei mostrarti un’altra cosa. { $instead }
guide-wait = Tocca a me. Tu guarda!
guide-note-double-click = Ancora più veloce: un doppio clic su una carta la gioca dove ci sta.
guide-kept = Puoi ricominciare quando vuoi: “Impara a giocare” è in “Altro”, nella schermata iniziale.

guide-end = Hai vinto la tua prima manche!
guide-end-about = Costruisci { $faces ->
    [french] dall’asso alla donna
   *[other] dall’1 al 12
}, svuota il tuo mazzo obiettivo e scarta per chiudere il turno: è tutto qui. Se non sai come fare, “Suggerisci” mostra una buona mossa, e “Annulla mossa” torna indietro. Te la senti di giocarne una breve senza il mio aiuto?
guide-play = Partita breve

## Tips
tip-close = Ho capito
tip-who-begins = Cominci tu, perché chi dà le carte è alla tua destra. Chi dà le carte cambia a ogni manche, quindi la prossima volta comincia qualcun altro.
tip-last-hand-card = { $moment ->
    [after] Hai giocato tutta la mano, e così ne hai pescata subito una nuova. Ed è ancora il tuo turno!
   *[before] Gioca anche l’ultima carta in mano: a mano vuota ne peschi subito una nuova.
}
tip-wild-for-stock = Il tuo jolly può fare da carta mancante, quella subito prima della tua carta obiettivo. Poi il tuo { $rank } ci sta.
tip-block = La carta obiettivo di { $name } ({ $rank }) ci sta su una pila centrale. Se prima ci metti il tuo { $rank }, la blocchi.
tip-discard-order = Prima di scartare: una pila ordinata va a scendere. Il tuo { $rank } sopra un { $above } va benissimo, perché ti servirà prima.
tip-hint = Non sai quale carta? Il pulsante “Suggerisci” ({ $key }) mostra che cosa farebbe chi gioca al meglio, e perché.
tip-skip = Quando non vuoi aspettare gli altri, tieni premuto Spazio o premi “Al mio turno”.

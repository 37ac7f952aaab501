# The coach: what the player's turns give away, over many rounds.

coach-title = Allenatore
coach-about = Quante chance di vittoria hanno sprecato i tuoi turni, rispetto al gioco migliore.
coach-none = Finisci una manche, e qui l’allenatore ti dirà dove i tuoi turni sprecano di più.
coach-rates = Analisi delle tue manche: { $left ->
    [one] ne resta 1.
   *[other] ne restano { $left }.
}
coach-mean = Sprecato per turno
coach-percent = −{ $percent }%
coach-of = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
coach-most = Conviene lavorare soprattutto su questo: { $mistake }.
coach-flawless = Niente di misurabile. Continua così!
coach-mistakes = Dove si perde
coach-mistakes-about = Ogni barra è una parte di tutto ciò che è andato sprecato.
coach-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, −{ $mean }% in media
coach-advice = { $mistake ->
    [stock-left] Prima di ogni mossa cerca una via per la tua carta obiettivo: con la mano, con gli scarti e con un jolly.
    [wild-spent] Un jolly rende di più quando libera una carta obiettivo. Tienilo finché basta un’altra carta.
    [opponent-helped] Guarda le carte obiettivo degli avversari: non lasciare una pila centrale proprio dove serve a loro.
    [hand-held] Le carte giocate fanno spazio: svuota la mano e ne peschi subito una nuova.
    [card-spent] Una carta che più avanti porta alla tua carta obiettivo può valere di più in mano, e a volte può aspettare anche una carta obiettivo.
    [discard] Scarta ciò che ti servirà per ultimo, su una carta uguale o su quella appena più alta, e non coprire ciò che ti servirà presto.
   *[placement] Se una carta ci sta su due pile, scegli quella che porta alla tua carta obiettivo e non a quella di chi gioca contro di te.
}
coach-worst = Mostra il peggiore
coach-worst-of = Mostra il turno peggiore: { $mistake }
coach-practise = Rompicapo
coach-practise-of = Rompicapo contro: { $mistake }
coach-months = Mese per mese
coach-rounds = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manche
}

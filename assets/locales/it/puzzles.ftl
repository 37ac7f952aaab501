# Puzzles.

puzzles-title = Rompicapo
puzzles-about = Un turno di una manche vera, e un modo di giocarlo migliore di tutti gli altri. Il primo tentativo conta per la tua forza; poi riprova quanto vuoi.
puzzles-kind-play-it-out-about = Tutto scoperto: le prossime carte si vedono. Gioca in un turno quante più carte obiettivo puoi.
puzzles-kind-what-now-about = E adesso? Le prossime carte sono coperte, come in ogni manche. Trova il turno che vince più spesso.
puzzles-kind = { $kind ->
    [play-it-out] Tutto scoperto
    [what-now] E adesso?
   *[all] Tutti
}
puzzles-theme = { $theme ->
    [wilds] Jolly
    [digging] Scavare negli scarti
    [completing] Completare pile
    [hand-out] Svuotare la mano
    [blocking] Frenare gli avversari
    [partner] Giocare in squadra
   *[all] Tutti i temi
}
puzzles-next = Prossimo rompicapo
puzzles-first = Primo rompicapo
puzzles-none = Questi li hai risolti tutti.
puzzles-rating = La tua forza
puzzles-rating-none = { $count ->
    [one] arriva con il prossimo rompicapo
   *[other] dopo altri { $count } rompicapo
}
puzzles-solved = Risolti
puzzles-solved-of = { $solved } su { $all }
puzzles-streak = Di fila
puzzles-streak-of = { $count } (record { $longest })
puzzles-tried = Tentati finora: { $count }
puzzles-left = { $left } su { $all } ancora da risolvere.
puzzles-nearest = Il prossimo è quello più vicino alla tua forza.
puzzles-due = { $count ->
    [one] Un rompicapo che hai sbagliato è tornato, e viene per primo.
   *[other] { $count } rompicapo che hai sbagliato sono tornati, e vengono per primi.
}
puzzles-returns-next = { $days ->
    [one] Il prossimo rompicapo che hai sbagliato torna domani.
   *[other] Il prossimo rompicapo che hai sbagliato torna tra { $days } giorni.
}
puzzles-returns = { $days ->
    [0] è tornato
    [one] torna domani
   *[other] torna tra { $days } giorni
}
puzzles-no-such = Non ce n’è nessuno. La stella accanto a un rompicapo lo aggiunge ai preferiti.
puzzles-favourites = Preferiti
puzzles-favourites-listed = I tuoi preferiti: { $count }
puzzles-favourite-number = Preferito: rompicapo { $number }
puzzles-favourite-new = Preferito: rompicapo di difficoltà { $rating }
puzzles-open-new = Apri il rompicapo di difficoltà { $rating }
puzzles-result = { $result ->
    [new] Ancora da risolvere
    [at-once] Risolto subito
    [later] Risolto dopo
   *[missed] Non ancora risolto
}
puzzles-open = Apri
puzzles-paste = Incolla un rompicapo
puzzles-paste-about = Te ne hanno mandato uno come testo? Prima copialo.
puzzles-paste-empty = Non c’è nessun testo da incollare.
puzzles-paste-wrong = Questo testo non è un rompicapo: { $why }.
puzzles-paste-line = la riga { $line } non è comprensibile
puzzles-paste-key = “{ $key }” manca o è sbagliato
puzzles-paste-position = una posizione così non può capitare

puzzle-title = Rompicapo
puzzle-rating = Difficoltà { $rating }
puzzle-rating-about = Chi ha la stessa forza risolve circa la metà di questi rompicapo al primo tentativo.
puzzle-task-play-it-out = Gioca { $count ->
    [one] una carta obiettivo
   *[other] { $count } carte obiettivo
} in questo turno.
puzzle-task-what-now = Trova il turno migliore: gioca finché vedi una carta nuova, o scarta.
puzzle-coming-stock = Prossime nel tuo mazzo obiettivo: { $cards }
puzzle-coming-draw = Pescate a mano vuota: { $cards }
puzzle-solved = Risolto!
puzzle-solved-all = { $count ->
    [one] La carta obiettivo è giocata.
    [2] Entrambe le carte obiettivo, in un turno.
   *[other] Tutte e { $count } le carte obiettivo, in un turno.
}
puzzle-answer = Ecco la soluzione.
puzzle-step-count = Passo { $step } di { $steps }
puzzle-step-back = Al passo precedente
puzzle-step-on = Al passo successivo
puzzle-fewer = Carte obiettivo giocate: { $count } su { $best }.
puzzle-worse = C’è un turno migliore.
puzzle-chance-best = Manche vinte da qui: { $best }%; con il secondo turno migliore { $next }%.
puzzle-chance-tried = Manche vinte da qui: { $tried }%; con il turno migliore { $best }%.
puzzle-chance-counting = Sto contando quanto spesso vince…
puzzle-next-best = Il secondo turno migliore: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Questo turno lascia lì una carta obiettivo che si poteva giocare.
    [wild-spent] Questo turno spende un jolly che conviene tenere.
    [opponent-helped] Questo turno rende più facile a un avversario giocare una carta obiettivo.
    [hand-held] Questo turno trattiene carte che conviene giocare.
    [card-spent] Questo turno gioca carte che conviene tenere per dopo.
    [discard] Per lo scarto è meglio un’altra carta o un’altra pila.
   *[placement] Le carte giuste, ma sulle pile sbagliate.
}
puzzle-block = La carta obiettivo di { $name } è { $rank ->
    [A] un asso
    [J] un jack
    [Q] una donna
   *[other] un { $rank }
}, e { $missing ->
    [one] serve ancora una carta
   *[other] servono ancora { $missing } carte
} prima che si possa giocare. Dopo il secondo turno migliore { $otherwise ->
    [0] si potrebbe giocare subito.
    [one] ne servirebbe solo una.
   *[other] ne servirebbero solo { $otherwise }.
}
puzzle-no-hints = Niente suggerimenti nei rompicapo. “Soluzione” mostra come si fa.
puzzle-over = Questo tentativo è finito. Riprova, o passa al prossimo rompicapo.
puzzle-own-rating-about = Cresce con ogni rompicapo che risolvi al primo tentativo: di più con uno difficile, di meno con uno facile.
puzzle-own-rating-later = La tua forza arriva { $count ->
    [one] con il prossimo rompicapo.
   *[other] dopo altri { $count } rompicapo.
}
puzzle-own-rating = La tua forza: { $rating }
puzzle-own-rating-changed = La tua forza: { $rating } ({ $change })
puzzle-streak = { $count } di fila!
puzzle-again = Riprova
puzzle-show = Soluzione
puzzle-show-counts = Se guardi la soluzione, vale come non risolto.
puzzle-come-back = Questo è tornato. Risolvilo ora, e non tornerà più.
puzzle-returns = { $days ->
    [0] Questo rompicapo è tornato.
    [one] Questo rompicapo torna domani.
   *[other] Questo rompicapo torna tra { $days } giorni.
}
puzzle-tried-before = Questo l’hai già tentato, quindi non conta più per la tua forza.
puzzle-next = Prossimo rompicapo
puzzle-another = Un altro così
puzzle-favourite = Preferito
puzzle-copy = Copia testo
puzzle-picture = Salva immagine
puzzle-all = Tutti i rompicapo
puzzle-stay = Torna al rompicapo
puzzle-leave = Lascia il rompicapo
puzzle-kept = La tua forza e i rompicapo risolti restano salvati.
puzzle-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
puzzle-picture-next = serve { $rank }
puzzle-stock = Obiettivo
puzzle-discards = Scarti
puzzle-hand = Mano
puzzles-kinds = Tipo
puzzles-themes = Tema
puzzles-open-number = Apri il rompicapo { $number }

timed-title = Contro il tempo
timed-about = Tre minuti per risolvere quanti più rompicapo puoi. Cominciano facili, e niente conta per la tua forza.
timed-begin = Via
timed-once-more = Ancora
timed-left = Tempo rimasto
timed-solved = Risolti
timed-best = Il tuo record: { $solved }
timed-skip = Salta questo
timed-again = Da capo
timed-end = Smetti
timed-kept = Quelli già risolti contano. Intanto il tempo continua a scorrere.
timed-over = Arriva il prossimo rompicapo.
timed-no-hints = Niente suggerimenti contro il tempo. Puoi saltare un rompicapo.
timed-begins = Hai tre minuti.
timed-minute = Ancora un minuto.
timed-ten-seconds = Ancora dieci secondi.
timed-ended = Contro il tempo: { $solved ->
    [0] nessuno risolto
    [one] un rompicapo risolto
   *[other] { $solved } rompicapo risolti
}
timed-new-best = Nuovo record! Prima era { $before }.
timed-first-best = È il tuo record da battere.
timed-none = La prossima volta ricominciano facili.
timed-missed = Sbagliati o saltati. Ora prenditi il tempo che vuoi:

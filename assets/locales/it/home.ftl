# The title screen.

home-tagline =
    Costruisci, svuota il tuo mazzo
    e finisci prima di tutti.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Hai un vantaggio di { $lead }.
    [team] La tua squadra ha un vantaggio di { $lead }.
   *[other] { $people ->
        [one] { $names } ha un vantaggio di { $lead }.
       *[other] { $names } hanno un vantaggio di { $lead }.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] una manche
       *[other] { $lead } manche
    }
   *[points] { $lead ->
        [one] un punto
       *[other] { $lead } punti
    }
}
home-level = { $who ->
    [you] Sei in parità con { $names }.
    [team] La tua squadra è in parità con { $names }.
   *[other] { $names } sono in parità.
}
home-greeting-away = Ti ho tenuto il posto in caldo.
home-greeting-even = Adesso siamo pari.
home-greeting-streak = { $days } giorni di fila! Che bello rivederti.
home-greeting-caught-up = Stai recuperando.
home-greeting-ahead = Andiamo avanti?
home-continue = Continua
home-waiting = { $count ->
    [one] Un’altra partita ti aspetta
   *[other] Altre { $count } partite ti aspettano
}
home-after-round = Dopo la manche { $round }
home-waiting-all = Partite in sospeso
home-play = Gioca
home-new-game = Nuova partita
home-day-waits = Le stesse carte per tutti
home-day-waits-in-row = Quella di oggi ti aspetta{"\u000A"}{ $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
home-day-played = Giocata: { $days ->
    [0] oggi
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}{ $more ->
    [0] {""}
    [one] {"\u000A"}un’altra ti aspetta
   *[other] {"\u000A"}altre { $more } ti aspettano
}
home-puzzles = Forza { $rating } · { $solved } risolti
home-more = Altro
home-learn = Impara a giocare
home-learn-about = La tua prima manche, passo dopo passo: circa due minuti.
home-host = Apri un tavolo
home-join = Vai a un tavolo
home-return = Torna a { $table }
home-statistics = Statistiche
home-how-to-play = Come si gioca
home-rounds = Manche giocate
home-settings = Impostazioni
home-about = Informazioni
home-quit = Esci
home-note = Segue le regole del gioco di carte in sequenza venduto come SKIP-BO®. Non affiliato a Mattel.
# Said first to whoever uses a screen reader
listener-welcome = Le frecce leggono la schermata riga per riga, e Tab passa da un pulsante all’altro. Al tavolo, il punto interrogativo elenca tutti i tasti.

# The games that were played: series and single rounds, and what can be done with them.

series-title = Partite
series-none = Ancora nessuna partita
series-none-about = Ogni partita che inizi resta qui con i suoi punteggi finché non la elimini. Puoi anche importare partite da un altro computer.
series-import = Importa…
series-export-all = Esporta tutto

## The list
series-open = Serie in corso
series-over = Serie finite
series-single = Manche singole
series-running = manche in corso
series-won = { $count ->
    [one] { $who ->
        [you] Hai vinto
        [team] Ha vinto la tua squadra
       *[other] Vittoria di { $name }
    }
   *[other] { $who ->
        [you] Vittoria tua e di { $name }
        [team] Vittoria della tua squadra e di { $name }
       *[other] Vittoria di { $name }
    }
}
series-more = { $count ->
    [one] Mostrane un’altra
   *[other] Mostrane altre { $count }
}

## One series
series-times = Inizio: { $began }  ·  ultima volta: { $played }
series-ahead-points = { $count ->
    [one] 1 punto di vantaggio
   *[other] { $count } punti di vantaggio
}
series-ahead-wins = { $count ->
    [one] 1 manche di vantaggio
   *[other] { $count } manche di vantaggio
}
series-ahead-cards = { $count ->
    [one] 1 carta di vantaggio
   *[other] { $count } carte di vantaggio
}
series-next = prossima: manche { $round }
series-next-running = manche { $round } in corso
series-elsewhere = Una serie con altri: continua quando chi ospita apre il tavolo.
series-carry-on = Prosegui qui
series-carry-on-about = Se quel computer non c’è più, la serie può proseguire su questo, con le stesse persone, gli stessi posti, regole e punti. Una manche interrotta viene ridata da capo.
carry-on-nothing-seen = Questa serie non può proseguire qui: il tuo computer non ha visto la fine di nessuna sua manche.
carry-on-not-played = Questa serie non può proseguire qui: nella sua ultima manche non avevi un posto.
carry-on-over = Questa serie è finita.
carry-on-rounds-missing = Questa serie non può proseguire qui: il tuo computer ha visto la manche { $seen }, ma ne ha salvate { $stored }.
carry-on-other-scores = Questa serie non può proseguire qui: le manche salvate dal tuo computer hanno punti diversi da quelle che ha visto.
carry-on-no-randomness = Questo computer non fornisce numeri casuali, e senza non si possono dare le carte.
series-continue = Continua
series-again = Nuova serie come questa
series-rename = Rinomina
series-rename-done = Fatto
series-off = Annulla
series-end = Chiudi in anticipo
series-end-asked = Chiudere ora questa serie?
series-end-nobody = Nessuna manche è finita, quindi non vince nessuno.
series-end-running = La manche in corso verrà abbandonata.
series-end-yes = Chiudi la serie
series-export = Esporta
series-remove = Elimina
series-sheet = Segnapunti
series-save-picture = Salva come immagine
series-save-text = Salva come testo

## What was done
series-undo = Ripristina
series-removed = “{ $name }”: partita eliminata. Le sue manche contano ancora nelle statistiche.
series-ended = “{ $name }”: partita chiusa.
series-saved-pages = Salvato come { $path } e, lì accanto, { $more ->
    [one] un’altra pagina
   *[other] altre { $more } pagine
}.
series-not-painted = Impossibile creare l’immagine: { $why }

## The names of files
series-file = Skipstone serie
series-file-one = Skipstone serie { $name }
series-file-sheet = Skipstone segnapunti { $name }

## Imported files
import-new = { $count ->
    [one] Importata una partita.
   *[other] Importate { $count } partite.
}
import-known = { $count ->
    [one] Una l’avevi già, identica.
   *[other] { $count } le avevi già, identiche.
}
import-copy = { $count ->
    [one] Di una hai una versione diversa: restano entrambe.
   *[other] Di { $count } hai versioni diverse: restano entrambe le versioni.
}
import-empty = In questo file non ci sono partite.
import-refused = { $name } non è stato importato: { $why }
import-not-series = Non è un file di serie.
import-newer = Viene da una versione più recente di Skipstone. Aggiorna la tua per leggerlo.
import-broken = non è scritto correttamente ({ $why }).
import-more = { $first } { $count ->
    [one] C’è un altro problema.
   *[other] Ci sono altri { $count } problemi.
}
import-series = Serie { $series }: { $what }
import-round = Serie { $series }, manche { $round }: { $what }
import-running = Serie { $series }, manche in corso: { $what }
import-score = non può essere finita così ({ $why }).
import-over = la serie era già finita.
import-differs = la sua registrazione infrange le regole ({ $why }).
import-other = la sua registrazione non va qui ({ $why }).

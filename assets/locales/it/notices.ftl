# What the player must be told wherever they are.

notice-dismiss = Ho capito
notice-show-report = Mostra il rapporto
notice-crashed = Purtroppo Skipstone si è fermato per un errore. La tua partita è salva. Il rapporto per chi lo sviluppa non contiene carte, nomi né chiavi.
notice-no-viewer = Nessun programma può mostrare il rapporto. Si trova in { $path }.
notice-other-profile = Usa un altro profilo
notice-unsaved = Non ancora salvato. { $why } Puoi continuare a giocare: si riprova a ogni mossa.
unsaved-lost = { $why } { $moves ->
    [0] Andrebbero perse le ultime modifiche.
    [one] Andrebbe persa una mossa.
   *[other] Andrebbero perse { $moves } mosse.
}
unsaved-disk-full = Il disco è pieno.
unsaved-asks-close = { $lost } Chiudere comunque Skipstone?
unsaved-asks-switch = { $lost } Usare comunque un altro profilo?
unsaved-cancel = Annulla
unsaved-close = Chiudi comunque
unsaved-switch = Usa comunque
notice-setting = { $path }: valore non valido { $found } per { $key }; previsto: { $allowed }. Vale quello predefinito.
setting-one-of = uno tra { $values }
setting-name = una riga di al massimo 64 byte
setting-interfaces = "all", "loopback", "none", o nomi di interfacce separati da virgole
setting-number = un numero da { $low } a { $high }
notice-series-gone = Questa partita non c’è più.
notice-series-no-round = Questa partita non ha manche con cui esercitarsi.
notice-no-key = Impossibile creare la chiave con cui gli altri ti riconoscono: { $why }
notice-no-table = Impossibile aprire il tuo tavolo. { $why }
notice-no-home-dir = Questo sistema non ha una cartella personale per te: chiudendo la finestra non si salverà nulla.

store-error-in-use = Un’altra finestra di Skipstone sta usando i dati di questo profilo. Finché non la chiudi, qui non si salva nulla.
store-error-unusable = Impossibile usare { $path }: { $why }.
store-error-damaged = { $path } è danneggiato ({ $why }). È stato conservato come { $now }, e ne è stato creato uno nuovo.
store-error-newer = I tuoi dati in { $path } vengono da una versione più recente di Skipstone e restano come sono. Aggiorna Skipstone, o usa un altro profilo.
store-error-foreign = { $path } appartiene a un altro programma. È stato conservato come { $now }, e ne è stato creato uno nuovo.
store-error-unreleased = { $path } è stato scritto da uno Skipstone anteriore alla versione 0.1.0. È stato conservato come { $now }, e ne è stato creato uno nuovo.
store-error-library-format = { $path } ha un formato troppo vecchio per essere letto. È stato conservato come { $now }, e ne è stato creato uno nuovo.
store-error-value = Una voce non è leggibile ({ $what } { $key }: { $why }). È rimasta com’era.
store-error-round = La manche in corso non può continuare ({ $why }). È stata messa da parte e le carte verranno ridate.

cause-full = il disco è pieno
cause-read-only = è di sola lettura
cause-denied = accesso negato
notice-played-for-you = Un giocatore virtuale ha fatto mosse per te. Per il resto è stata una smazzata leale, giocata secondo le regole.
notice-round = Manche { $number }: { $words }
notice-broken-round = Chi ospita ha infranto le regole di una manche. La prova firmata è in { $path }; “skipstone verify” mostra a chiunque che cosa prova.

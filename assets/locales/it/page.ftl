# The page that a phone’s browser shows at a table: its own fixed words. The host sends all of them, so they have no arguments.

## Coming in
page-name = Il tuo nome
page-code = Codice
page-stone = Il tuo sasso
page-age = La tua età
page-play = Entra
page-watch = Guarda
page-again = Riprova
page-here = Usalo qui
page-offline = Connessione persa. Riconnessione…
page-moved = Il tavolo non risponde. Se continua così, forse l’indirizzo di chi ospita è cambiato: scrivi quello che appare sul suo schermo, e il tuo posto viene con te.
page-moved-address = L’indirizzo sullo schermo di chi ospita
page-moved-go = Vai lì

## The lobby
page-seats = Posti
page-free = Libero
page-watching = Guardano
page-rules = Regole
page-all-rules = Tutte le regole di questo tavolo

## The table
page-others = Gli altri
page-builds = Pile centrali
page-own = Le tue pile
page-hand = La tua mano
page-draw = pesca
page-next = serve
page-on-turn = di turno
page-in-a-row = di fila
page-partner = partner
page-discarding = Lo scarto chiude il turno
page-your-turn = Tocca a te

## The result
page-result = Risultato
page-player = Chi
page-left = Rimaste
page-starts = La prossima manche inizia tra

## Talk and log
page-talk = Chat e cronaca
page-reactions = Reazioni
page-log = Che cosa è successo
page-message = Scrivi qualcosa
page-team = Solo ai partner
page-send = Invia

## The menu
page-menu = Menu
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-settings = Su questo dispositivo
page-sound = Suoni
page-vibration = Vibra quando tocca a te

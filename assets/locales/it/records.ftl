# What is wrong with a record.

record-line = Riga { $line }: { $what }
record-none = Questa non è la registrazione di una manche.
record-newer = Questa registrazione ha la versione { $version }, di uno Skipstone più recente.
record-version = Non esiste una versione { $version } delle registrazioni.
record-broken = la registrazione è guasta ({ $problem }).

differs-wanted-deal = qui ci vorrebbe la smazzata.
differs-wanted-first-turn = qui ci vorrebbe il primo turno.
differs-wanted-move = qui ci vorrebbe una mossa.
differs-wanted-nothing = qui non ci vorrebbe più nulla.
differs-found = La registrazione dice { $found }
differs-first-player = { $recorded } non può iniziare: secondo le regole tocca a { $expected }.
differs-not-seated = al posto { $seat } non c’è nessuno: i posti vanno da 1 a { $seats }.
differs-illegal = { $name } non può giocare { $move }: { $why }
differs-objection = { $name } non può contestare: { $why }
differs-shuffle = il mazzo mescolato qui deve avere esattamente le carte { $cards }
differs-event = la registrazione dice { $recorded }, secondo le regole è { $expected }
differs-deal-stocks = le carte non possono essere state date così: { $found } mazzi obiettivo per { $seats } posti.
differs-deal-stock = le carte non possono essere state date così: il mazzo obiettivo di { $name } ha { $found } carte, non { $expected }.
differs-deal-twice = le carte non possono essere state date così: due carte hanno il numero { $id }.
differs-deal-rank = le carte non possono essere state date così: { $found } carte di valore { $rank }, mentre il mazzo ne ha { $expected }.
differs-deal-wilds = le carte non possono essere state date così: { $found } jolly, mentre il mazzo ne ha { $expected }.

## Files
file-missing = { $file } non si trova.
file-forbidden = Non hai il permesso di leggere { $file }.
file-folder = { $file } è una cartella. Apri invece un file.
file-unreadable = Non è leggibile ({ $why }).
file-is-folder = È una cartella.
file-is-device = È una pipe o un dispositivo, non un file.
file-too-large = Supera { $mebibytes } MB: è troppo grande.
file-encoding = È testo in { $encoding }. Salvalo come UTF-8.
file-undecodable = La riga { $line } non è { $encoding }. Salva il file come UTF-8.
file-line-end = La riga { $line } finisce con il solo CR. Salva il file con LF o CRLF a fine riga.
file-broken = Impossibile aprire { $file }. { $why }
file-no-dialog = Non c’è una finestra per scegliere i file. Trascina il file nella finestra, o indicalo sulla riga di comando: skipstone FILE

## Link
link-broken = Questo link è incompleto o rovinato. Fattelo mandare di nuovo.
link-unknown = Questa versione non sa dove porta il link. Forse lo sa uno Skipstone più recente.
link-wrong = Questo link non porta da nessuna parte. { $why }
link-no-puzzle = Il link porta a un rompicapo che questa versione non ha. Forse ce l’ha uno Skipstone più recente.

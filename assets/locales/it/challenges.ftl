# Challenges: one deal for several people.

challenges-title = Sfide
challenges-about = Una sfida è una smazzata racchiusa in un breve codice: chi la apre gioca le stesse carte contro gli stessi avversari. La crei da una qualsiasi manche in Manche giocate, o alla fine di una manche.
challenges-code = Incolla qui un codice
challenges-counts = Conta il primo tentativo: senza suggerimenti e senza annullare mosse.
challenges-played-before = Conosci già queste carte: rigiocarle non conta.
challenges-copy = Copia il codice
challenges-taken = Giocata qui
challenges-open = Apri un file
challenges-open-about = Ti mandano una sfida come file, oppure la registrazione della loro manche, salvata in Manche giocate. Qui viene rigiocata, così nessuno può vantare ciò che non ha giocato.
challenges-course = Carte rimaste dopo ogni turno: { $cards }
challenges-played-cards = Carte giocate in ogni turno: { $cards }
challenges-save = Salva come file
challenges-file = Sfida
challenges-waiting = Da giocare
challenges-remove = Rimuovi
challenges-rivals = Già giocata: { $names }. Quando l’avrai giocata anche tu, le vostre manche saranno fianco a fianco.
challenges-checking = Le manche vengono rigiocate…
challenges-refused = { $name }: { $why }
challenge-kept = Una nuova sfida ti aspetta in Sfide.{ $refused ->
    [0] { "" }
    [one] {" "}Una sua registrazione non prova nulla ed è stata tralasciata.
   *[other] {" "}{ $refused } sue registrazioni non provano nulla e sono state tralasciate.
}
challenge-file-records = Una sfida ha al massimo { $most } registrazioni.
challenges-nameless = Senza nome
challenges-make = Sfida
challenges-make-about = La stessa smazzata per altri, come codice da mandare
challenges-table-title = Sfida
challenges-back = Alle sfide
challenge-code-none = Non è il codice di una sfida: un codice è una fila di circa 60 lettere, cifre, - e _.
challenge-code-checksum = Questo codice è incompleto o ha una lettera sbagliata.
challenge-code-newer = Questa sfida viene da una versione più recente di Skipstone.
challenge-code-content = Questa versione di Skipstone non può giocare questa sfida.
challenge-not-repeatable = Le carte di questa manche non si possono ridare ad altri.
attempt-other-deal = Questa registrazione è di un’altra smazzata: { $what ->
    [rules] le regole sono diverse
    [players] i giocatori sono diversi
    [dealer] dà le carte qualcun altro
   *[cards] le carte sono diverse
}.
attempt-broken = Questa registrazione infrange le regole alla riga { $line }, perciò non prova nulla.
attempt-unfinished = Questa manche non è stata giocata fino in fondo.
attempt-deviation = Alla riga { $line } un giocatore virtuale fa qualcosa che qui non farebbe: la registrazione è stata modificata, o viene da un’altra versione di Skipstone.

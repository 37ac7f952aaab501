# The rounds that were played.

rounds-title = Manche giocate
rounds-none = Non hai ancora finito una manche. Ogni manche finita resta qui, e puoi riguardarla.
rounds-open-file = Apri un file…
rounds-count = { $count ->
    [0] Nessuna manche
    [one] 1 manche
   *[other] { $count } manche
}
rounds-shown = { $first }–{ $last } di { $count }
rounds-newest = Più recenti
rounds-newer = ‹ Successive
rounds-older = Precedenti ›
rounds-oldest = Più vecchie
rounds-replay = Rivedi
rounds-save = Salva
rounds-nobody = Non ha vinto nessuno
rounds-taken-back = annullata
rounds-won = { $who ->
    [you] Hai vinto
    [team] Ha vinto la tua squadra
    [pair] Hanno vinto { $name }
   *[other] Ha vinto { $name }
}
rounds-won-points = { $who ->
    [you] Hai vinto
    [team] Ha vinto la tua squadra
    [pair] Hanno vinto { $name }
   *[other] Ha vinto { $name }
}  ·  { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rounds-file = Manche { $round }, { $date }
rounds-no-record = La registrazione di questa manche non c’è più.
rounds-file-type = Registrazioni di Skipstone

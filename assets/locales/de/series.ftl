# Die gespielten Spiele, Serien und einzelne Runden, und was man mit ihnen tun kann.

series-title = Spiele
series-none = Noch kein Spiel
series-none-about = Jedes Spiel, das du anfängst, bleibt hier mit seinen Punkten gespeichert, bis du es löschst. Du kannst auch Spiele von einem anderen Computer importieren.
series-import = Importieren …
series-export-all = Alle exportieren

## Die Liste
series-open = Laufende Serien
series-over = Beendete Serien
series-single = Einzelne Runden
series-running = Runde läuft
series-won = { $count ->
    [one] { $who ->
        [you] Du hast gewonnen
        [team] Dein Team hat gewonnen
       *[other] Gewonnen von { $name }
    }
   *[other] { $who ->
        [you] Gewonnen von dir und { $name }
        [team] Gewonnen von deinem Team und { $name }
       *[other] Gewonnen von { $name }
    }
}
series-more = { $count ->
    [one] Noch eins zeigen
   *[other] Noch { $count } zeigen
}

## Eine Serie
series-times = Begonnen am { $began }  ·  zuletzt gespielt { $played }
series-ahead-points = { $count ->
    [one] 1 Punkt Vorsprung
   *[other] { $count } Punkte Vorsprung
}
series-ahead-wins = { $count ->
    [one] 1 Runde Vorsprung
   *[other] { $count } Runden Vorsprung
}
series-ahead-cards = { $count ->
    [one] 1 Karte Vorsprung
   *[other] { $count } Karten Vorsprung
}
series-next = als Nächstes Runde { $round }
series-next-running = Runde { $round } läuft
series-elsewhere = Eine Serie mit anderen: Sie geht weiter, wenn ihr Gastgeber den Tisch öffnet.
series-carry-on = Hier weiterspielen
series-carry-on-about = Ist jener Computer endgültig weg, kann die Serie an diesem weitergehen, mit denselben Leuten, Plätzen, Regeln und Punkten. Eine abgebrochene Runde wird neu ausgegeben.
carry-on-nothing-seen = Diese Serie kann hier nicht weitergehen: Dein Computer hat von keiner ihrer Runden das Ende gesehen.
carry-on-not-played = Diese Serie kann hier nicht weitergehen: Du hattest in ihrer letzten Runde keinen Platz.
carry-on-over = Diese Serie ist zu Ende.
carry-on-rounds-missing = Diese Serie kann hier nicht weitergehen: Dein Computer hat Runde { $seen } gesehen, von den Runden aber nur { $stored } gespeichert.
carry-on-other-scores = Diese Serie kann hier nicht weitergehen: Die Runden, die dein Computer gespeichert hat, haben andere Punkte als die, die er gesehen hat.
carry-on-no-randomness = Dieser Computer liefert keine Zufallszahlen, und ohne sie lassen sich keine Karten ausgeben.
series-continue = Weiterspielen
series-again = Neue Serie wie diese
series-rename = Umbenennen
series-rename-done = Fertig
series-off = Abbrechen
series-end = Vorzeitig beenden
series-end-asked = Diese Serie jetzt beenden?
series-end-nobody = Keine Runde ist zu Ende gespielt, also gewinnt niemand.
series-end-running = Die laufende Runde wird abgebrochen.
series-end-yes = Serie beenden
series-export = Exportieren
series-remove = Löschen
series-sheet = Punkteblatt
series-save-picture = Als Bild speichern
series-save-text = Als Text speichern

## Was getan wurde
series-undo = Rückgängig
series-removed = „{ $name }“ ist gelöscht. Die Runden zählen in der Statistik weiter.
series-ended = „{ $name }“ ist beendet.
series-saved-pages = Gespeichert als { $path } und daneben { $more ->
    [one] eine weitere Seite
   *[other] { $more } weitere Seiten
}.
series-not-painted = Das Bild konnte nicht erstellt werden: { $why }

## Die Namen von Dateien
series-file = Skipstone Serien
series-file-one = Skipstone Serie { $name }
series-file-sheet = Skipstone Punkteblatt { $name }

## Importierte Dateien
import-new = { $count ->
    [one] Ein Spiel importiert.
   *[other] { $count } Spiele importiert.
}
import-known = { $count ->
    [one] Eins davon hast du schon, unverändert.
   *[other] { $count } davon hast du schon, unverändert.
}
import-copy = { $count ->
    [one] Von einem hast du schon eine andere Fassung: Beide bleiben.
   *[other] Von { $count } hast du schon eine andere Fassung: Beide Fassungen bleiben.
}
import-empty = In dieser Datei ist kein Spiel.
import-refused = { $name } wurde nicht importiert: { $why }
import-not-series = Das ist keine Seriendatei.
import-newer = Sie kommt von einer neueren Version von Skipstone. Aktualisiere deine, um sie zu lesen.
import-broken = Das ist nicht richtig geschrieben ({ $why }).
import-more = { $first } { $count ->
    [one] Es gibt noch ein weiteres Problem.
   *[other] Es gibt noch { $count } weitere Probleme.
}
import-series = Serie { $series }: { $what }
import-round = Serie { $series }, Runde { $round }: { $what }
import-running = Serie { $series }, die laufende Runde: { $what }
import-score = So kann sie nicht ausgegangen sein ({ $why }).
import-over = Die Serie war vorher zu Ende.
import-differs = Die Aufzeichnung verstößt gegen die Regeln ({ $why }).
import-other = Die Aufzeichnung gehört nicht hierher ({ $why }).

# Die gespielten Serien, und was man mit ihnen tun kann.

series-title = Serien
series-none = Noch keine Serie
series-none-about = Jedes Spiel, das du beginnst, bleibt hier mit seinen Punkten, bis du es löschst. Eine Datei mit Serien von einem anderen Rechner lässt sich einlesen.
series-import = Einlesen …
series-export-all = Alle sichern

## Die Liste
series-open = Im Gange
series-over = Beendet
series-single = Einzelne Runden
series-running = angefangen
series-won = Gewonnen: { $name }
series-more = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
}

## Eine Serie
series-times = Begonnen am { $began }  ·  zuletzt gespielt { $played }
series-elsewhere = Andere spielen mit: weiter geht es, wo ihr Gastgeber den Tisch öffnet.
series-continue = Weiterspielen
series-again = Diesen Tisch neu spielen
series-rename = Umbenennen
series-rename-done = Fertig
series-off = Abbrechen
series-end = Vorzeitig beenden
series-end-asked = Diese Serie jetzt beenden?
series-end-nobody = Keine Runde ist zu Ende gespielt: Niemand gewinnt.
series-end-running = Die Runde auf dem Tisch wird aufgegeben.
series-end-yes = Serie beenden
series-export = Sichern
series-remove = Löschen
series-sheet = Punkteblatt
series-save-picture = Als Bild speichern
series-save-text = Als Text speichern

## Was getan wurde
series-undo = Zurücknehmen
series-removed = „{ $name }“ ist gelöscht. Die Runden zählen in der Statistik weiter.
series-ended = „{ $name }“ ist beendet.
series-saved-pages = Gespeichert als { $path } und { $more ->
    [one] eine weitere Seite
   *[other] { $more } weitere Seiten
} daneben.
series-not-painted = Das Bild lässt sich nicht malen: { $why }

## Die Namen von Dateien
series-file = Skipstone Serien
series-file-one = Skipstone Serie { $name }
series-file-sheet = Skipstone Punkteblatt { $name }

## Dateien, die eingelesen werden
import-new = { $count ->
    [one] Eine Serie ist eingelesen.
   *[other] { $count } Serien sind eingelesen.
}
import-known = { $count ->
    [one] Eine war schon da und ist unverändert.
   *[other] { $count } waren schon da und sind unverändert.
}
import-copy = { $count ->
    [one] Eine war schon da, aber anders gespielt: Beide bleiben.
   *[other] { $count } waren schon da, aber anders gespielt: Beide Fassungen bleiben.
}
import-empty = In dieser Datei ist keine Serie.
import-refused = { $name } ist nicht eingelesen: { $why }
import-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
import-too-large = Die Datei ist zu groß für eine mit Serien.
import-not-series = Das ist keine Datei mit Serien.
import-newer = Ein neueres Skipstone hat sie geschrieben: Aktualisiere dieses hier, um sie zu lesen.
import-broken = so kann es nicht geschrieben sein ({ $why }).
import-more = { $first } { $count ->
    [one] Noch etwas stimmt nicht.
   *[other] Noch { $count } Dinge stimmen nicht.
}
import-series = Serie { $series }: { $what }
import-round = Serie { $series }, Runde { $round }: { $what }
import-running = Serie { $series }, die Runde auf dem Tisch: { $what }
import-score = so kann sie nicht ausgegangen sein ({ $why }).
import-over = die Serie war vorher zu Ende.
import-differs = die Aufzeichnung verstößt gegen die Regeln ({ $why }).
import-other = die Aufzeichnung gehört woanders hin ({ $why }).

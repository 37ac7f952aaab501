# Blätter als PDF, und das Blatt einer Runde.

print = Drucken …
print-about = Öffnet es als PDF in deinem Betrachter; von dort druckst du es.
print-save = Als PDF speichern
print-opened = Im PDF-Betrachter geöffnet; von dort kannst du es drucken.
print-not-opened = Hier hat kein Programm das PDF geöffnet, darum ist es gespeichert als { $path }. Von dort kannst du es drucken.
print-not-painted = Das PDF konnte nicht erstellt werden: { $why }

## Das Blatt einer Runde
round-sheet-title = Runde { $round }
round-sheet-file = Skipstone Runde { $round }
round-sheet-file-dated = Skipstone Runde { $round }, { $date }
round-sheet-players = Spieler
round-sheet-left = Karten im Spielerstapel
round-sheet-points = Punkte
round-sheet-stocks = Oben liegen: { $cards }.
round-sheet-next = Nächste Stapelkarte: { $card }, noch { $left }.

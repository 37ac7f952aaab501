# Sheets as PDF, and the sheet of a round.

print = Afdrukken…
print-about = Opent het als pdf in je pdf-programma; daar druk je het af.
print-save = Opslaan als pdf
print-opened = Geopend in je pdf-programma; daar kun je het afdrukken.
print-not-opened = Geen programma hier kon de pdf openen, daarom is die opgeslagen als { $path }. Van daaruit kun je afdrukken.
print-not-painted = De pdf kon niet worden gemaakt: { $why }

## The sheet of a round
round-sheet-title = Ronde { $round }
round-sheet-file = Skipstone ronde { $round }
round-sheet-file-dated = Skipstone ronde { $round }, { $date }
round-sheet-players = Spelers
round-sheet-left = Voorraadkaarten over
round-sheet-points = Punten
round-sheet-stocks = Voorraadkaarten: { $cards }.
round-sheet-next = Volgende voorraadkaart: { $card }, nog { $left }.

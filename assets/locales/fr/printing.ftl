# Sheets as PDF, and the sheet of a round.

print = Imprimer…
print-about = S’ouvre en PDF dans ta visionneuse, d’où tu l’imprimes.
print-save = Enregistrer en PDF
print-opened = Ouvert dans ta visionneuse PDF : tu peux l’imprimer de là.
print-not-opened = Aucun programme n’a ouvert le PDF ici : il est enregistré sous { $path }. Tu peux l’imprimer de là.
print-not-painted = Impossible de créer le PDF : { $why }

## The sheet of a round
round-sheet-title = Manche { $round }
round-sheet-file = Skipstone manche { $round }
round-sheet-file-dated = Skipstone manche { $round }, { $date }
round-sheet-players = À table
round-sheet-left = Cartes en stock
round-sheet-points = Points
round-sheet-stocks = Cartes en stock : { $cards }.
round-sheet-next = Carte suivante du stock : { $card }, reste { $left }.

# Sheets as PDF, and the sheet of a round.

print = Stampa…
print-about = Si apre come PDF nel tuo visualizzatore, da cui puoi stampare.
print-save = Salva come PDF
print-opened = Aperto nel tuo visualizzatore PDF; da lì puoi stampare.
print-not-opened = Nessun programma ha aperto il PDF, quindi è stato salvato come { $path }. Puoi stamparlo da lì.
print-not-painted = Impossibile creare il PDF: { $why }

## The sheet of a round
round-sheet-title = Manche { $round }
round-sheet-file = Skipstone manche { $round }
round-sheet-file-dated = Skipstone manche { $round }, { $date }
round-sheet-players = Giocatori
round-sheet-left = Carte obiettivo rimaste
round-sheet-points = Punti
round-sheet-stocks = Carte obiettivo: { $cards }.
round-sheet-next = Prossima carta obiettivo: { $card }, ne restano { $left }.

# Sheets as PDF, and the sheet of a round.

print = Imprimir…
print-about = Lo abre como PDF en tu visor; desde ahí lo imprimes.
print-save = Guardar como PDF
print-opened = Abierto en tu visor de PDF; desde ahí puedes imprimirlo.
print-not-opened = Ningún programa ha abierto el PDF, así que está guardado como { $path }. Puedes imprimirlo desde ahí.
print-not-painted = No se ha podido crear el PDF: { $why }

## The sheet of a round
round-sheet-title = Ronda { $round }
round-sheet-file = Skipstone ronda { $round }
round-sheet-file-dated = Skipstone ronda { $round }, { $date }
round-sheet-players = Participantes
round-sheet-left = Cartas en reserva
round-sheet-points = Puntos
round-sheet-stocks = Cartas de reserva: { $cards }.
round-sheet-next = Próxima carta de reserva: { $card }, quedan { $left }.

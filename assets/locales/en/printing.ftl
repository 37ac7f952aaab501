# Sheets as PDF, and the sheet of a round.

print = Print…
print-about = Opens it as a PDF in your viewer; you print it from there.
print-save = Save as PDF
print-opened = Opened in your PDF viewer; you can print it from there.
print-not-opened = No program here opened the PDF, so it’s saved as { $path }. You can print it from there.
print-not-painted = The PDF couldn’t be created: { $why }

## The sheet of a round
round-sheet-title = Round { $round }
round-sheet-file = Skipstone round { $round }
round-sheet-file-dated = Skipstone round { $round }, { $date }
round-sheet-players = Players
round-sheet-left = Stock cards left
round-sheet-points = Points
round-sheet-stocks = Stock cards: { $cards }.
round-sheet-next = Next stock card: { $card }, { $left } left.

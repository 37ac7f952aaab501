# Sheets as PDF, and the sheet of a round.

print = Drukuj…
print-about = Otwiera w twojej przeglądarce PDF; stamtąd wydrukujesz.
print-save = Zapisz jako PDF
print-opened = Otwarto w przeglądarce PDF; stamtąd możesz wydrukować.
print-not-opened = Żaden program nie otworzył tu pliku PDF, więc zapisano go jako { $path }. Stamtąd możesz go wydrukować.
print-not-painted = Nie udało się utworzyć pliku PDF: { $why }

## The sheet of a round
round-sheet-title = Runda { $round }
round-sheet-file = Skipstone runda { $round }
round-sheet-file-dated = Skipstone runda { $round }, { $date }
round-sheet-players = Gracze
round-sheet-left = Zostało w stosiku
round-sheet-points = Punkty
round-sheet-stocks = Karty ze stosików: { $cards }.
round-sheet-next = Następna karta ze stosiku: { $card }, zostało { $left }.

# What is wrong with a record.

record-line = Wiersz { $line }: { $what }
record-none = To nie jest zapis rundy.
record-newer = Ten zapis ma wersję { $version } i pochodzi z nowszego Skipstone.
record-version = Nie ma zapisu w wersji { $version }.
record-broken = zapis jest uszkodzony ({ $problem }).

differs-wanted-deal = tu powinno być rozdanie.
differs-wanted-first-turn = tu powinna być pierwsza tura.
differs-wanted-move = tu powinien być ruch.
differs-wanted-nothing = tu nie powinno być już nic.
differs-found = W zapisie jest { $found }
differs-first-player = { $recorded } nie może zaczynać: według zasad zaczyna { $expected }.
differs-not-seated = na miejscu { $seat } nikt nie siedzi: są miejsca od 1 do { $seats }.
differs-illegal = { $name } nie może zagrać { $move }: { $why }
differs-objection = { $name } nie może zgłosić sprzeciwu: { $why }
differs-shuffle = potasowany tu stos musi mieć dokładnie te karty: { $cards }
differs-event = w zapisie jest { $recorded }, a według zasad powinno być { $expected }
differs-deal-stocks = takie rozdanie jest niemożliwe: stosiki: { $found }, miejsca: { $seats }.
differs-deal-stock = takie rozdanie jest niemożliwe: stosik gracza { $name } ma tyle kart: { $found }, a nie { $expected }.
differs-deal-twice = takie rozdanie jest niemożliwe: dwie karty mają numer { $id }.
differs-deal-rank = takie rozdanie jest niemożliwe: kart o wartości { $rank } jest { $found }, a w talii { $expected }.
differs-deal-wilds = takie rozdanie jest niemożliwe: jokerów jest { $found }, a w talii { $expected }.

## Files
file-missing = Nie można znaleźć { $file }.
file-forbidden = Nie masz uprawnień, żeby odczytać { $file }.
file-folder = { $file } to folder. Otwórz plik.
file-unreadable = Nie można tego odczytać ({ $why }).
file-is-folder = To folder.
file-is-device = To potok lub urządzenie, nie plik.
file-too-large = Plik jest za duży: ma ponad { $mebibytes } MB.
file-encoding = Ten tekst ma kodowanie { $encoding }. Zapisz go jako UTF-8.
file-undecodable = Wiersz { $line } nie ma kodowania { $encoding }. Zapisz plik jako UTF-8.
file-line-end = Wiersz { $line } kończy się samym CR. Zapisz plik z końcami wierszy LF lub CRLF.
file-broken = Nie można otworzyć { $file }. { $why }
file-no-dialog = Okno wyboru pliku jest niedostępne. Przeciągnij plik na okno gry albo podaj go w wierszu poleceń: skipstone FILE

## Linki
link-broken = Ten link jest niepełny albo uszkodzony. Poproś o niego jeszcze raz.
link-unknown = Ta wersja nie wie, dokąd prowadzi link. Może wie nowszy Skipstone.
link-wrong = Ten link donikąd nie prowadzi. { $why }
link-no-puzzle = Link prowadzi do zadania, którego ta wersja nie ma. Może ma je nowszy Skipstone.

# Challenges: one deal for several people.

challenges-title = Wyzwania
challenges-about = Wyzwanie to rozdanie w postaci krótkiego kodu: kto je otworzy, gra tymi samymi kartami przeciw tym samym rywalom. Zrobisz je z dowolnej rundy w Rozegranych rundach albo po rundzie.
challenges-code = Wklej tu kod
challenges-counts = Liczy się pierwsza próba: bez podpowiedzi i bez cofania.
challenges-played-before = Znasz już te karty: kolejna próba się nie liczy.
challenges-copy = Skopiuj kod
challenges-taken = Rozegrane tutaj
challenges-open = Otwórz plik
challenges-open-about = Inni wyślą ci wyzwanie jako plik albo zapis swojej rundy, który zapisują w Rozegranych rundach. Zostanie tu odtworzony, więc nikt nie przypisze sobie tego, czego nie było.
challenges-course = Karty po każdej turze: { $cards }
challenges-played-cards = Karty zagrane w każdej turze: { $cards }
challenges-save = Zapisz jako plik
challenges-file = Wyzwanie
challenges-waiting = Do rozegrania
challenges-remove = Usuń
challenges-rivals = Mają je już za sobą: { $names }. Gdy i ty je rozegrasz, wasze rundy staną obok siebie.
challenges-checking = Odtwarzam rundy…
challenges-refused = { $name }: { $why }
challenge-kept = Nowe wyzwanie czeka na ciebie w Wyzwaniach.{ $refused ->
    [0] { "" }
    [one] {" "}Jeden jego zapis niczego nie dowodzi i został pominięty.
    [few] {" "}{ $refused } jego zapisy niczego nie dowodzą i zostały pominięte.
    [many] {" "}{ $refused } jego zapisów niczego nie dowodzi i zostało pominiętych.
   *[other] {" "}{ $refused } jego zapisu niczego nie dowodzi i zostało pominięte.
}
challenge-file-records = W wyzwaniu nie może być więcej zapisów niż { $most }.
challenges-nameless = Bez imienia
challenges-make = Wyzwanie
challenges-make-about = To samo rozdanie dla innych, jako kod do wysłania
challenges-table-title = Wyzwanie
challenges-back = Do wyzwań
challenge-code-none = To nie jest kod wyzwania: kod to ciąg około 60 liter, cyfr, - i _.
challenge-code-checksum = Ten kod wyzwania jest niepełny albo ma złą literę.
challenge-code-newer = To wyzwanie pochodzi z nowszej wersji Skipstone.
challenge-code-content = Ta wersja Skipstone nie może rozegrać tego wyzwania.
challenge-not-repeatable = Kart z tej rundy nie da się rozdać ponownie dla innych.
attempt-other-deal = To zapis innego rozdania: ma { $what ->
    [rules] inne zasady
    [players] innych graczy
    [dealer] inną kolejność rozdawania
   *[cards] inne karty
}.
attempt-broken = Ten zapis łamie zasady w wierszu { $line }, więc niczego nie dowodzi.
attempt-unfinished = Tej rundy nie rozegrano do końca.
attempt-deviation = W wierszu { $line } gracz komputerowy robi coś innego, niż zrobiłby tutaj: zapis zmieniono albo pochodzi z innej wersji Skipstone.

# The games that were played: series and single rounds, and what can be done with them.

series-title = Gry
series-none = Nie ma jeszcze gier
series-none-about = Każda rozpoczęta gra zostaje tu z wynikami, aż ją usuniesz. Możesz też wczytać gry z innego komputera.
series-import = Wczytaj…
series-export-all = Eksportuj wszystkie

## The list
series-open = Trwające serie
series-over = Zakończone serie
series-single = Pojedyncze rundy
series-running = runda trwa
series-won = { $count ->
    [one] { $who ->
        [you] Twoja wygrana
        [team] Wygrana twojej drużyny
       *[other] Wygrana: { $name }
    }
    [few] { $who ->
        [you] Wspólna wygrana: ty i { $name }
        [team] Wspólna wygrana: twoja drużyna i { $name }
       *[other] Wspólna wygrana: { $name }
    }
    [many] { $who ->
        [you] Wspólna wygrana: ty i { $name }
        [team] Wspólna wygrana: twoja drużyna i { $name }
       *[other] Wspólna wygrana: { $name }
    }
   *[other] { $who ->
        [you] Wspólna wygrana: ty i { $name }
        [team] Wspólna wygrana: twoja drużyna i { $name }
       *[other] Wspólna wygrana: { $name }
    }
}
series-more = { $count ->
    [one] Pokaż jeszcze jedną
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}

## One series
series-times = Początek: { $began }  ·  ostatnia gra: { $played }
series-ahead-points = { $count ->
    [one] 1 punkt przewagi
    [few] { $count } punkty przewagi
    [many] { $count } punktów przewagi
   *[other] { $count } punktu przewagi
}
series-ahead-wins = { $count ->
    [one] 1 runda przewagi
    [few] { $count } rundy przewagi
    [many] { $count } rund przewagi
   *[other] { $count } rundy przewagi
}
series-ahead-cards = { $count ->
    [one] 1 karta przewagi
    [few] { $count } karty przewagi
    [many] { $count } kart przewagi
   *[other] { $count } karty przewagi
}
series-next = następna jest runda { $round }
series-next-running = trwa runda { $round }
series-elsewhere = Seria z innymi: ruszy dalej, gdy gospodarz otworzy stół.
series-carry-on = Graj dalej tutaj
series-carry-on-about = Jeśli tamten komputer przepadł na dobre, seria może toczyć się dalej na tym, z tymi samymi ludźmi, miejscami, zasadami i punktami. Przerwana runda zostanie rozdana od nowa.
carry-on-nothing-seen = Tej serii nie da się tu kontynuować: twój komputer nie widział końca żadnej jej rundy.
carry-on-not-played = Tej serii nie da się tu kontynuować: w jej ostatniej rundzie nie było tam twojego miejsca.
carry-on-over = Ta seria jest zakończona.
carry-on-rounds-missing = Tej serii nie da się tu kontynuować: ostatnia runda widziana przez twój komputer to { $seen }, a zapisanych rund ma { $stored }.
carry-on-other-scores = Tej serii nie da się tu kontynuować: rundy zapisane na twoim komputerze mają inne punkty niż te, które widział.
carry-on-no-randomness = Ten komputer nie daje losowych bajtów, a bez nich nie da się rozdać kart.
series-continue = Kontynuuj
series-again = Nowa taka seria
series-rename = Zmień nazwę
series-rename-done = Gotowe
series-off = Anuluj
series-end = Zakończ teraz
series-end-asked = Zakończyć tę serię teraz?
series-end-nobody = Żadna runda nie jest ukończona, więc nikt nie wygrywa.
series-end-running = Trwająca runda zostanie przerwana.
series-end-yes = Zakończ serię
series-export = Eksportuj
series-remove = Usuń
series-sheet = Arkusz wyników
series-save-picture = Zapisz jako obrazek
series-save-text = Zapisz jako tekst

## What was done
series-undo = Cofnij
series-removed = Usunięto „{ $name }”. Rundy nadal liczą się w statystykach.
series-ended = Zakończono „{ $name }”.
series-saved-pages = Zapisano jako { $path } i { $more ->
    [one] jeszcze jedną stronę
    [few] jeszcze { $more } strony
    [many] jeszcze { $more } stron
   *[other] jeszcze { $more } strony
} obok.
series-not-painted = Nie udało się utworzyć obrazka: { $why }

## The names of files
series-file = Skipstone seria
series-file-one = Skipstone seria { $name }
series-file-sheet = Skipstone arkusz wyników { $name }

## Imported files
import-new = { $count ->
    [one] Wczytano jedną grę.
    [few] Wczytano { $count } gry.
    [many] Wczytano { $count } gier.
   *[other] Wczytano { $count } gry.
}
import-known = { $count ->
    [one] Jedną z nich już masz, bez zmian.
    [few] { $count } z nich już masz, bez zmian.
    [many] { $count } z nich już masz, bez zmian.
   *[other] { $count } z nich już masz, bez zmian.
}
import-copy = { $count ->
    [one] Jedną z nich masz w innej wersji: zostają obie.
    [few] { $count } z nich masz w innych wersjach: zostają obie wersje.
    [many] { $count } z nich masz w innych wersjach: zostają obie wersje.
   *[other] { $count } z nich masz w innych wersjach: zostają obie wersje.
}
import-empty = W tym pliku nie ma gier.
import-refused = Nie wczytano { $name }: { $why }
import-not-series = To nie jest plik serii.
import-newer = Pochodzi z nowszej wersji Skipstone. Zaktualizuj swoją, żeby go odczytać.
import-broken = jest źle zapisany ({ $why }).
import-more = { $first } { $count ->
    [one] Jest jeszcze jeden problem.
    [few] Są jeszcze { $count } problemy.
    [many] Jest jeszcze { $count } problemów.
   *[other] Jest jeszcze { $count } problemu.
}
import-series = Seria { $series }: { $what }
import-round = Seria { $series }, runda { $round }: { $what }
import-running = Seria { $series }, trwająca runda: { $what }
import-score = nie mogła się tak skończyć ({ $why }).
import-over = seria skończyła się wcześniej.
import-differs = jej zapis łamie zasady ({ $why }).
import-other = jej zapis nie należy do tej serii ({ $why }).

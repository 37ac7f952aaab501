# Puzzles.

puzzles-title = Zadania
puzzles-about = Tura z prawdziwej rundy i jeden najlepszy sposób, żeby ją zagrać. Pierwsza próba liczy się do rankingu; potem próbuj, ile chcesz.
puzzles-kind-play-it-out-about = Zagraj do końca: przyszłe karty są odkryte. Zagraj w jednej turze jak najwięcej kart ze stosiku.
puzzles-kind-what-now-about = Co teraz? Przyszłe karty są zakryte, jak w każdej rundzie. Znajdź turę, która wygrywa najczęściej.
puzzles-kind = { $kind ->
    [play-it-out] Zagraj do końca
    [what-now] Co teraz?
   *[all] Wszystkie
}
puzzles-theme = { $theme ->
    [wilds] Jokery
    [digging] Odkopywanie odrzuconych
    [completing] Kończenie stosów
    [hand-out] Opróżnianie ręki
    [blocking] Zatrzymywanie rywali
    [partner] Gra z partnerem
   *[all] Wszystkie tematy
}
puzzles-next = Następne zadanie
puzzles-first = Pierwsze zadanie
puzzles-none = Wszystkie z nich masz już rozwiązane.
puzzles-rating = Twój ranking
puzzles-rating-none = { $count ->
    [one] po następnym zadaniu
    [few] jeszcze { $count } zadania
    [many] jeszcze { $count } zadań
   *[other] jeszcze { $count } zadania
}
puzzles-solved = Rozwiązane
puzzles-solved-of = { $solved } z { $all }
puzzles-streak = Z rzędu
puzzles-streak-of = { $count } (rekord { $longest })
puzzles-tried = Dotąd próby: { $count }
puzzles-left = Do rozwiązania jeszcze { $left } z { $all }.
puzzles-nearest = Następne będzie to, które jest najbliżej twojego rankingu.
puzzles-due = { $count ->
    [one] Zadanie, które ci nie wyszło, wróciło i przychodzi najpierw.
    [few] { $count } zadania, które ci nie wyszły, wróciły i przychodzą najpierw.
    [many] { $count } zadań, które ci nie wyszły, wróciło i przychodzi najpierw.
   *[other] { $count } zadania, które ci nie wyszły, wróciły i przychodzą najpierw.
}
puzzles-returns-next = { $days ->
    [one] Następne nierozwiązane zadanie wraca jutro.
    [few] Następne nierozwiązane zadanie wraca za { $days } dni.
    [many] Następne nierozwiązane zadanie wraca za { $days } dni.
   *[other] Następne nierozwiązane zadanie wraca za { $days } dnia.
}
puzzles-returns = { $days ->
    [0] znów tu jest
    [one] wraca jutro
    [few] wraca za { $days } dni
    [many] wraca za { $days } dni
   *[other] wraca za { $days } dnia
}
puzzles-no-such = Takich nie ma. Gwiazdka przy zadaniu dodaje je do ulubionych.
puzzles-favourites = Ulubione
puzzles-favourites-listed = Twoje ulubione: { $count }
puzzles-favourite-number = Ulubione: zadanie { $number }
puzzles-favourite-new = Ulubione: zadanie o trudności { $rating }
puzzles-open-new = Otwórz zadanie o trudności { $rating }
puzzles-result = { $result ->
    [new] Do rozwiązania
    [at-once] Rozwiązane od razu
    [later] Rozwiązane później
   *[missed] Jeszcze nierozwiązane
}
puzzles-open = Otwórz
puzzles-paste = Wklej zadanie
puzzles-paste-about = Masz zadanie jako tekst? Najpierw je skopiuj.
puzzles-paste-empty = Nie ma tekstu do wklejenia.
puzzles-paste-wrong = Ten tekst to nie zadanie: { $why }.
puzzles-paste-line = wiersz { $line } jest niezrozumiały
puzzles-paste-key = brakuje „{ $key }” albo jest błędne
puzzles-paste-position = taka pozycja nie może powstać

puzzle-title = Zadanie
puzzle-rating = Trudność { $rating }
puzzle-rating-about = Kto ma taki sam ranking, rozwiązuje około połowy takich zadań za pierwszym razem.
puzzle-task-play-it-out = Zagraj w tej turze { $count ->
    [one] kartę ze stosiku
    [few] { $count } karty ze stosiku
    [many] { $count } kart ze stosiku
   *[other] { $count } karty ze stosiku
}.
puzzle-task-what-now = Znajdź najlepszą turę: graj, aż zobaczysz nową kartę, albo odrzuć.
puzzle-coming-stock = Następne na twoim stosiku: { $cards }
puzzle-coming-draw = Do dobrania, gdy ręka będzie pusta: { $cards }
puzzle-solved = Rozwiązane!
puzzle-solved-all = { $count ->
    [one] Karta ze stosiku zagrana.
    [2] Obie karty ze stosiku w jednej turze.
    [few] Wszystkie { $count } karty ze stosiku w jednej turze.
    [many] Wszystkie { $count } kart ze stosiku w jednej turze.
   *[other] Wszystkie { $count } karty ze stosiku w jednej turze.
}
puzzle-answer = Oto rozwiązanie.
puzzle-step-count = Krok { $step } z { $steps }
puzzle-step-back = Krok wstecz
puzzle-step-on = Następny krok
puzzle-fewer = Zagrane karty ze stosiku: { $count } z { $best }.
puzzle-worse = Jest lepsza tura.
puzzle-chance-best = Stąd wygrywasz { $best }% rund; z drugą najlepszą turą { $next }%.
puzzle-chance-tried = Stąd wygrasz { $tried }% rund; z najlepszą turą { $best }%.
puzzle-chance-counting = Liczę, jak często to wygrywa…
puzzle-next-best = Druga najlepsza tura: { $line }.
puzzle-mistake = { $mistake ->
    [stock-left] Ta tura zostawia kartę ze stosiku, którą dało się zagrać.
    [wild-spent] Ta tura wydaje jokera, którego lepiej zachować.
    [opponent-helped] Ta tura ułatwia rywalowi zagranie karty ze stosiku.
    [hand-held] Ta tura zatrzymuje karty, które lepiej zagrać.
    [card-spent] Ta tura zagrywa karty, które lepiej zachować na później.
    [discard] Lepiej odrzucić inną kartę albo na inny stos.
   *[placement] Dobre karty, ale na złe stosy.
}
puzzle-block = Na stosiku gracza { $name } leży { $rank ->
    [0] joker
   *[other] { $rank }
} i zanim będzie pasować, { $missing ->
    [one] trzeba zagrać jeszcze jedną kartę
    [few] trzeba zagrać jeszcze { $missing } karty
    [many] trzeba zagrać jeszcze { $missing } kart
   *[other] trzeba zagrać jeszcze { $missing } karty
}. Po drugiej najlepszej turze { $otherwise ->
    [0] pasuje od razu.
    [one] wystarczy jedna.
    [few] wystarczą { $otherwise }.
    [many] wystarczy { $otherwise }.
   *[other] wystarczy { $otherwise }.
}
puzzle-no-hints = W zadaniach nie ma podpowiedzi. „Rozwiązanie” pokaże odpowiedź.
puzzle-over = Ta próba się skończyła. Spróbuj znowu albo przejdź do następnego zadania.
puzzle-own-rating-about = Rośnie z każdym zadaniem rozwiązanym za pierwszym razem: więcej za trudne, mniej za łatwe.
puzzle-own-rating-later = Twój ranking pojawi się { $count ->
    [one] po następnym zadaniu.
    [few] po { $count } kolejnych zadaniach.
    [many] po { $count } kolejnych zadaniach.
   *[other] po { $count } kolejnego zadania.
}
puzzle-own-rating = Twój ranking: { $rating }
puzzle-own-rating-changed = Twój ranking: { $rating } ({ $change })
puzzle-streak = { $count } z rzędu!
puzzle-again = Jeszcze raz
puzzle-show = Rozwiązanie
puzzle-show-counts = Podejrzane rozwiązanie liczy się jak nierozwiązane zadanie.
puzzle-come-back = To zadanie wróciło. Rozwiąż je teraz, a już nie wróci.
puzzle-returns = { $days ->
    [0] To zadanie wróciło.
    [one] To zadanie wraca jutro.
    [few] To zadanie wraca za { $days } dni.
    [many] To zadanie wraca za { $days } dni.
   *[other] To zadanie wraca za { $days } dnia.
}
puzzle-tried-before = To zadanie już znasz, więc nie liczy się do rankingu.
puzzle-next = Następne zadanie
puzzle-another = Jeszcze takie
puzzle-favourite = Ulubione
puzzle-copy = Kopiuj
puzzle-picture = Zapisz obrazek
puzzle-all = Wszystkie zadania
puzzle-stay = Wróć do zadania
puzzle-leave = Zostaw zadanie
puzzle-kept = Twój ranking i rozwiązane zadania są zapisane.
puzzle-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
puzzle-picture-next = następna { $rank }
puzzle-stock = Stosik
puzzle-discards = Odrzucone
puzzle-hand = Ręka
puzzles-kinds = Rodzaj
puzzles-themes = Temat
puzzles-open-number = Otwórz zadanie { $number }

timed-title = Na czas
timed-about = Trzy minuty i tyle zadań, ile zdołasz. Na początku są łatwe, a nic nie liczy się do rankingu.
timed-begin = Start
timed-once-more = Jeszcze raz
timed-left = Zostało
timed-solved = Rozwiązane
timed-best = Twój rekord: { $solved }
timed-skip = Pomiń to
timed-again = Od nowa
timed-end = Zakończ
timed-kept = To, co już rozwiązane, się liczy. Zegar tymczasem tyka dalej.
timed-over = Już idzie następne zadanie.
timed-no-hints = Na czas nie ma podpowiedzi. Zadanie można pominąć.
timed-begins = Masz trzy minuty.
timed-minute = Została minuta.
timed-ten-seconds = Zostało dziesięć sekund.
timed-ended = Na czas: { $solved ->
    [0] nic rozwiązanego
    [one] jedno rozwiązane zadanie
    [few] { $solved } rozwiązane zadania
    [many] { $solved } rozwiązanych zadań
   *[other] { $solved } rozwiązanego zadania
}
timed-new-best = Nowy rekord! Poprzedni to { $before }.
timed-first-best = Oto twój rekord do pobicia.
timed-none = Następnym razem znów zaczną się łatwe.
timed-missed = Pominięte lub nierozwiązane. Teraz już bez pośpiechu:

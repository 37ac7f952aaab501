# The menu at a table: the game, its rules in sentences, keys, settings.

menu-page-game = Gra
menu-page-people = Ludzie
menu-page-rules = Zasady
menu-page-keys = Klawisze
menu-page-settings = Ustawienia

## Game
menu-kept = Gra zapisuje się po każdym ruchu. Wybierz „Kontynuuj” na ekranie tytułowym, żeby grać dalej.
menu-unsaved = Ostatnich ruchów nie da się teraz zapisać. Przetrwają tylko, dopóki Skipstone jest otwarty.
menu-stay = Graj dalej
menu-to-result = Wróć do wyniku
menu-close = Zamknij menu
menu-restart = Zagraj to rozdanie znowu
menu-restart-beside = Na próbę: twoja gra czeka dokładnie tak, jak jest.
menu-restart-about = Od pierwszej karty, z tymi samymi kartami dla wszystkich.
menu-new-game = Nowa gra
menu-new-game-about = Ta zostaje zapisana.
menu-leave = Odejdź od stołu

## Rules
menu-rules-title = Zasady przy tym stole
menu-rules-basics = Wszyscy budują na tych samych czterech stosach, od 1 do 12. Kto pierwszy opróżni swój stosik, wygrywa rundę.
menu-rules-preset = Zestaw: { $preset }
menu-rules-house = Jak „{ $preset }”, oprócz: { $rules }

says-deck = { $value ->
    [edition-1980] Gracie talią z 1980, która ma 168 kart.
    [pre-1980] Gracie talią sprzed 1980: 164 karty, w tym 20 jokerów.
    [three-decks] Gracie trzema taliami francuskimi; króle i jokery zastępują każdą kartę.
   *[modern] Gracie współczesną talią, która ma 162 karty.
}
# $list: the players with the sizes of their stock piles, like Ada 12, Pebble 20
says-stock = { $value ->
    [list] Fory: na początku stosiki mają różną liczbę kart ({ $list }).
   *[number] Na początku każdy stosik ma { $number ->
        [one] jedną kartę.
        [few] { $number } karty.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
}
says-first_player = { $value ->
    [youngest] Każdą rundę zaczyna najmłodsza osoba.
    [middle-age] Każdą rundę zaczyna osoba pośrodku według wieku.
    [highest-stock] Zaczyna ten, kto ma na stosiku najwyższą kartę; jokery się nie liczą.
    [random] O tym, kto zaczyna każdą rundę, decyduje los.
    [number] Każdą rundę zaczyna { $name }.
   *[left-of-dealer] Zaczyna gracz na lewo od rozdającego.
}
says-hand = Zagraj całą rękę, a od razu dostaniesz nowe karty: { $number }.
says-draw = { $value ->
    [number] Na początku tury dobiera się { $number ->
        [one] jedną kartę.
        [few] { $number } karty.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
   *[refill] Na początku tury uzupełnia się rękę do { $number ->
        [one] jednej karty.
        [few] { $number } kart.
        [many] { $number } kart.
       *[other] { $number } karty.
    }
}
says-wild_discard = { $value ->
    [false] Jokera można odrzucić tylko wtedy, gdy na ręce nie ma nic innego.
   *[true] Jokery można odrzucać.
}
says-consecutive_wilds = { $value ->
    [false] Jokera nie można zagrać na innego jokera.
   *[true] Jokera można zagrać na innego jokera.
}
says-hide_buried = { $value ->
    [true] Na stosach odrzuconych widać tylko wierzchnią kartę.
   *[false] Na stosach odrzuconych widać wszystkie karty.
}
says-replenish = { $value ->
    [number] Gdy do dobrania zostaje mniej niż { $number ->
        [one] { $number } karta
        [few] { $number } karty
        [many] { $number } kart
       *[other] { $number } karty
    }, pełne stosy są wtasowywane.
    [at-once] Pełny stos jest od razu wtasowywany w stos dobierania.
   *[when-empty] Gdy stos dobierania jest pusty, z pełnych stosów powstaje po potasowaniu nowy.
}
says-replenish_from_builds = { $value ->
    [false] Gdy nie ma już czego dobrać, nikt nie dobiera.
   *[true] Gdy nie ma już czego dobrać, na stosach budowy zostają wierzchnie karty, a reszta po potasowaniu tworzy nowy stos dobierania.
}
says-stalled_after = Runda kończy się, gdy nikt nie zagra karty ze stosiku przez { $number ->
    [one] jedno okrążenie
    [few] { $number } okrążenia
    [many] { $number } okrążeń
   *[other] { $number } okrążenia
} stołu.
says-stalled_scores = { $value ->
    [false] W rundzie, w której nikt nie może ruszyć dalej, nikt nie wygrywa ani nie punktuje.
   *[true] Jeśli nikt nie może ruszyć dalej, rundę wygrywa ten, kto ma najmniej kart w stosiku.
}
says-scoring = { $value ->
    [wins] Każda wygrana runda to jedno zwycięstwo.
    [lowest-left] Karty, które zostaną w stosiku, liczą się przeciw tobie.
    [single] To pojedyncza runda.
   *[points] Wygrana runda daje 25 punktów i po 5 za każdą kartę w stosikach innych.
}
says-target = { $value ->
    [wins] Kto pierwszy ma { $number ->
        [one] jedną wygraną
        [few] { $number } wygrane
        [many] { $number } wygranych
       *[other] { $number } wygranej
    }, zdobywa serię.
    [lowest-left] Po { $number ->
        [one] jednej rundzie
        [few] { $number } rundach
        [many] { $number } rundach
       *[other] { $number } rundy
    } serię wygrywa najniższa suma.
   *[points] Kto pierwszy ma { $number ->
        [one] 1 punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }, wygrywa serię.
}
says-max_rounds = { $number ->
    [0] Liczba rund nie ma limitu.
    [one] Seria kończy się najpóźniej po jednej rundzie.
    [few] Seria kończy się najpóźniej po { $number } rundach.
    [many] Seria kończy się najpóźniej po { $number } rundach.
   *[other] Seria kończy się najpóźniej po { $number } rundy.
}
says-team_piles = { $value ->
    [two-per-team] Każda drużyna dzieli dwa stosiki i dwa zestawy stosów odrzuconych.
   *[per-seat] Każdy gracz ma stosik i stosy odrzuconych.
}
says-finished_partner = { $value ->
    [goes-out] Kto opróżni swój stosik, nie ma już tur.
   *[keeps-playing] Kto opróżni swój stosik, pomaga dalej drużynie.
}
says-sharing = { $value ->
    [after-out] Ze stosów partnera możesz zagrywać dopiero, gdy ktoś z was opróżni stosik.
    [never] Każdy zagrywa tylko ze swoich stosów.
   *[always] Możesz zagrywać też ze stosiku i stosów odrzuconych partnera.
}
says-partner_silence = { $value ->
    [false] Partnerzy mogą rozmawiać podczas tur swojej drużyny.
   *[true] Partnerzy milczą podczas tur swojej drużyny.
}
says-lead_up = { $value ->
    [true] Kartę ze stosu odrzuconych można zagrać tylko wtedy, gdy w tej samej turze prowadzi do karty ze stosiku.
   *[false] Karty ze stosów odrzuconych można zagrywać zawsze, gdy pasują.
}
says-alternating = { $value ->
    [true] Nie można zagrywać dwa razy z rzędu z tego samego stosu odrzuconych.
   *[false] Z tego samego stosu odrzuconych można zagrywać dowolnie często.
}
says-blocking = { $number ->
    [0] Kart ze stosów odrzuconych nie można używać tylko do blokowania.
    [one] Kartą ze stosu odrzuconych możesz zablokować gracza, któremu została w stosiku jedna karta.
    [few] Kartą ze stosu odrzuconych możesz zablokować gracza, któremu zostały w stosiku najwyżej { $number } karty.
    [many] Kartą ze stosu odrzuconych możesz zablokować gracza, któremu zostało w stosiku najwyżej { $number } kart.
   *[other] Kartą ze stosu odrzuconych możesz zablokować gracza, któremu zostało w stosiku najwyżej { $number } karty.
}
says-manual_draw = { $value ->
    [shuffle-into-stock] Każdy dobiera ręcznie; karta za dużo jest wtasowywana we własny stosik.
    [under-stock] Każdy dobiera ręcznie; karta za dużo idzie na spód własnego stosiku.
   *[off] Karty wszystkim dobiera stół.
}
says-out_of_turn = { $value ->
    [true] Kto zagra poza kolejką i da się przyłapać, cofa to i nie dobiera w następnej turze.
   *[false] Nikt nie może grać poza kolejką.
}
says-call_talking = { $value ->
    [true] Partnerów, którzy rozmawiają, można upomnieć: dwie karty więcej w stosiku.
   *[false] Za rozmowę nie można upomnieć.
}

## Keys
key-ctrl = Ctrl
key-cmd = Cmd
key-alt = Alt
key-shift = Shift
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-space = Spacja
keys-asked = Pytania, na ucho lub na oko
keys-playable-does = co mogę zagrać?
keys-builds-does = czego potrzebują stosy budowy?
keys-hand-does = jakie karty mam na ręce?
keys-own-does = co leży na moim stosiku i stosach odrzuconych?
keys-others-does = co leży przed innymi?
keys-turns-does = co ostatnio zrobili inni?
keys-mouse = Mysz
keys-keyboard = Klawiatura
keys-drag = Przeciągnij kartę
keys-drag-does = zagrywa ją lub odrzuca tam, gdzie puścisz
keys-click = Kliknij, potem kliknij
keys-click-does = podnosi kartę, potem ją kładzie
keys-double = Podwójne kliknięcie
keys-double-does = zagrywa kartę tam, gdzie pasuje najlepiej
keys-hover = Zatrzymaj się na stosie
keys-hover-does = mówi, co to za stos i co na nim leży
keys-arrows = Strzałki
keys-arrows-does = przesuwają kursor od stosu do stosu
keys-enter-does = podnosi i kładzie
keys-letters = Litery na stosach
keys-letters-does = od razu wybierają ten stos: 1 do 5 ręka, S stosik, Q W E R stosy odrzuconych, 6 do 9 stosy budowy
keys-slash-does = wpisuje ruch, np. s>b1
keys-pass-does = kończy turę, gdy nie możesz odrzucić
keys-reactions-does = pokazują wszystkim minę twojego kamienia
keys-undo-does = cofa twój ostatni ruch
keys-redo-does = powtarza to, co zostało cofnięte
keys-hint-does = pokazuje, co zrobiłby najsilniejszy gracz
keys-space = Spacja, przytrzymana
keys-space-does = przewija do twojej tury
keys-sound-does = włącza i wyłącza dźwięki
keys-tab-does = przechodzi do przycisków i z powrotem
keys-escape-does = otwiera i zamyka to menu
keys-draw-does = dobiera kartę
keys-keys-does = pokazuje tę stronę
keys-help-does = objaśnia grę
keys-full-screen-does = pełny ekran
keys-close-does = zamyka okno

## The rules of a series, on that page of the menu
menu-rules-kept = Te zasady obowiązują przez całą serię.
menu-rules-kept-host = Te zasady obowiązują przez całą serię: wszyscy je zaakceptowali. Czas na turę można zmienić w każdej chwili, na stronie „Ludzie”.
menu-new-series = Nowa seria
menu-new-series-about = Żeby zmienić zasady: wszyscy wracają z tobą do poczekalni.
menu-new-series-later = Żeby zmienić zasady, gdy ta runda się skończy.
menu-new-series-asks = Nowa seria kończy tę obecną dla wszystkich.
menu-series-stay = Graj dalej tę serię

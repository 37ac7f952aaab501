# Why something isn't possible, as the table answers.

## Moves
rejected-over = Runda jest zakończona.
rejected-not-your-turn = Teraz gra { $name }.
rejected-no-hand-card = Nie ma karty { $card } na ręce: kart jest tam { $held }.
rejected-stock-empty = Ten stosik jest pusty.
rejected-discard-empty = Stos odrzuconych { $pile } jest pusty.
rejected-not-yours = To stosy gracza { $name }: nie możesz z nich zagrywać.
rejected-not-shared = Przy tym stole każdy zagrywa tylko ze swoich stosów.
rejected-partner-closed = Ze stosów partnera możesz korzystać dopiero, gdy któreś z was opróżni stosik.
rejected-build-needs = Na stos budowy { $pile } pasuje { $needs } lub joker, nie { $card }.
rejected-wild-on-wild = Na stosie budowy { $pile } leży już joker, a drugiego nie można na niego położyć.
rejected-stock-discarded = Kart ze stosiku nie wolno odrzucać, można je tylko zagrać.
rejected-discard-moved = Kart nie można przekładać między stosami odrzuconych.
rejected-discard-elsewhere = Odrzucaj na swoje stosy, nie na stosy gracza { $name }.
rejected-no-own-piles = Nie masz własnych stosów: korzystaj ze stosów partnera.
rejected-wild-discarded = Nie możesz odrzucić jokera, dopóki masz inną kartę.
rejected-pass-with-hand = Masz jeszcze karty na ręce: odrzuć jedną, żeby zakończyć turę.
rejected-pass-with-play = Z pustą ręką nie możesz spasować, dopóki masz kartę do zagrania.
rejected-drawn-already = Karty dobiera za ciebie stół.
rejected-draw-first = Najpierw dobierz: { $missing ->
    [one] jeszcze jedna karta
    [few] jeszcze { $missing } karty
    [many] jeszcze { $missing } kart
   *[other] jeszcze { $missing } karty
}.
rejected-nothing-to-draw = Nie ma już czego dobrać.
rejected-out-of-turn = Poza kolejką możesz tylko zagrywać własne karty na stosy budowy, ale nie ostatnią kartę ze stosiku ani, według zasad z 1980, kart ze stosów odrzuconych.
rejected-other-out-of-turn = { $name } właśnie gra poza kolejką: zareaguj albo poczekaj na swoją turę.
rejected-caught = Gra poza kolejką nie uszła ci na sucho: następną turę grasz bez dobierania.
rejected-nothing-to-catch = Nie ma kogo przyłapać.
rejected-nothing-to-call = Nie ma za co upomnieć gracza { $name }.
rejected-not-leading-up = Karta ze stosu odrzuconych musi prowadzić do karty ze stosiku, a stąd nie da się do niej dojść.
rejected-breaks-promise = Twoja zapowiedź: dojść do karty ze stosiku. Ten ruch by to uniemożliwił.
rejected-promise-open = Twoja zapowiedź: dojść do karty ze stosiku. Zagraj ją, zanim odrzucisz.
rejected-same-pile = Twoja ostatnia karta przyszła ze stosu odrzuconych { $pile }: najpierw użyj innego stosu.
rejected-blocked = W tej turze był już blok, więc nie możesz zagrać więcej kart ze stosów odrzuconych.

## The table
refused-round-goes-on = Ta runda jeszcze trwa.
refused-series-over = Seria jest zakończona.
refused-revealed = Ktoś widział już od tego czasu nową kartę, więc ten ruch zostaje.
refused-nothing-asked = Nikt nie pyta o twoją zgodę.
refused-paused = Gra jest wstrzymana.
refused-not-away = { $name } jest przy stole.
refused-waited-for = Czekamy na gracza { $name }: { $seconds ->
    [one] jeszcze jedna sekunda
    [few] jeszcze { $seconds } sekundy
    [many] jeszcze { $seconds } sekund
   *[other] jeszcze { $seconds } sekundy
}.
refused-nothing-to-undo = Nie ma ruchu do cofnięcia.
refused-nothing-to-redo = Nie ma ruchu do powtórzenia.
refused-others-play = Rozdanie można powtórzyć tylko w grze solo.
refused-pause-too-soon = Najpierw trochę pograjmy: znów możesz wstrzymać grę za { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
table-seats = Bez drużyn może być od 2 do 6 miejsc, nie { $seats }. Jeśli ma być więcej, grajcie w drużynach.
table-teams = Nie da się podzielić miejsc na drużyny (miejsca: { $seats }, drużyny: { $teams }): 4, 6, 8, 10 lub 12 miejsc gra w dwóch drużynach, a 6, 9 lub 12 w trzech.
table-stock = Stosiki po { $stock } są za duże (miejsca: { $seats }, kart w talii: { $deck }), bo na każde miejsce musi zostać do dobrania tyle kart: { $hand }. Największy możliwy stosik to { $largest }{ $shared ->
    [0] .
   *[other] , albo { $shared }, jeśli każda drużyna dzieli dwa zestawy stosów.
}
table-stocks = Stosiki { $stocks } są za duże (miejsca: { $seats }, kart w talii: { $deck }), bo na każde miejsce musi zostać do dobrania tyle kart: { $hand }. Razem mogą mieć najwyżej tyle kart: { $most }.
table-stock-count = Stosików jest { $piles } i każdy potrzebuje wielkości: { $stocks } nie pasuje.
table-draw = Nie możesz dobierać tylu kart co turę ({ $draw }), gdy pełna ręka ma { $hand }.
table-first-player = Zaczynać ma miejsce { $seat }, ale ostatnie miejsce to { $seats }.
table-age-missing = Wiek decyduje, kto zaczyna: podajcie wiek wszystkich.

## The end of a round
end-stock-empty = Ostatnia karta ze stosiku zagrana.
end-blocked = Nikt nie może już wykonać ruchu.
end-stalled = Zbyt długo nikt nie zagrał karty ze stosiku.

## Typed moves
typed-card = „{ $text }” to nie karta. Karty zapisuje się jako wartość.numer, np. 7.83, a jokera jako W.150.
typed-move = „{ $text }” to nie ruch. Ruchy zapisuje się jako skąd>dokąd, np. h3>b1 albo s>b2.
typed-source = Nie można wziąć karty z „{ $text }”. Użyj h1, h2, … (ręka), s (stosik), od d1 do d4 (stos odrzuconych), s@3 lub d2@3 (miejsca 3).
typed-target = Nie można położyć karty na „{ $text }”. Użyj od b1 do b4 (stos budowy), od d1 do d4 (stos odrzuconych), d2@3 (miejsca 3).

card-wild = joker

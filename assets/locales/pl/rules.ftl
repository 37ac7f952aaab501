# The rules of a table: rule-<key> is a rule’s name, -about explains it, -<word> and -number are its values.

rule-on = Tak
rule-off = Nie
rule-changed = W „{ $preset }” to „{ $value }”.
rule-allowed = Liczba całkowita od { $low } do { $high }

section-2 = Talia
section-3 = Przygotowanie rundy
section-4 = Tura
section-5 = Stos dobierania i koniec rundy
section-6 = Punktacja
section-7 = Partnerzy
section-7-alone = Te zasady pojawią się w grze drużynowej.
section-8 = Zasady z 1980
section-9 = Maniery przy stole
section-9-about = Ręczne dobieranie, gra poza kolejką i upominanie za gadanie są dla ludzi przy stole w sieci. Gracze komputerowi zawsze trzymają się zasad.

## Deck
rule-deck = Talia
rule-deck-about = Jakimi kartami gracie. Jedyna prawdziwa różnica to liczba jokerów.
rule-deck-modern = Współczesna, 162 karty
rule-deck-edition-1980 = 1980, 168 kart
rule-deck-pre-1980 = Sprzed 1980, 164 karty
rule-deck-three-decks = Trzy talie francuskie

## Setting up a round
rule-stock = Stosiki
rule-stock-about = Ilu kart każdy musi się pozbyć. Zwykle 30 do czterech miejsc, a 20, gdy jest ich więcej.
rule-stock-standard = 30 lub 20 kart
rule-stock-any = Własny wybór
rule-stock-number = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
rule-stock-list = Karty: { $list }
rule-first_player = Kto zaczyna
rule-first_player-about = Kto gra pierwszy w każdej rundzie. Pierwszego rozdającego wyłania losowanie kart, potem rozdanie przechodzi w lewo.
rule-first_player-left-of-dealer = Na lewo od rozdającego
rule-first_player-youngest = Najmłodsza osoba
rule-first_player-middle-age = Osoba pośrodku według wieku
rule-first_player-random = Losowo
rule-first_player-highest-stock = Najwyższa karta na stosiku

## A turn
rule-hand = Ręka
rule-hand-about = Ile kart ma pełna ręka. Zwykle pięć.
rule-hand-number = { $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
rule-draw = Dobieranie
rule-draw-about = Jak zaczyna się tura: uzupełnij rękę albo dobierz stałą liczbę kart.
rule-draw-refill = Uzupełnij rękę
rule-draw-number = { $number ->
    [one] Jedna karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}
rule-wild_discard = Jokery można odrzucać
rule-wild_discard-about = Jeśli nie, jokera można tylko zagrać, chyba że na ręce nie ma nic innego.
rule-consecutive_wilds = Joker na jokera
rule-consecutive_wilds-about = Jokera można zagrać prosto na innego jokera.
rule-hide_buried = Ukryj zakopane karty
rule-hide_buried-about = Na stosie odrzuconych widać tylko wierzchnią kartę; co jest pod nią, trzeba pamiętać.

## Draw pile and the end of a round
rule-replenish = Nowy stos dobierania
rule-replenish-about = Kiedy pełne stosy trafiają po potasowaniu do stosu dobierania.
rule-replenish-when-empty = Gdy jest pusty
rule-replenish-at-once = Od razu
rule-replenish-any = Gdy jest niski
rule-replenish-number = Poniżej { $number ->
    [one] { $number } karty
    [few] { $number } kart
    [many] { $number } kart
   *[other] { $number } karty
}
rule-replenish_from_builds = Bierz ze stosów budowy
rule-replenish_from_builds-about = Gdy nie ma już nic do dobrania, tasuje się karty spod wierzchnich kart stosów budowy. Bez tego runda może utknąć.
rule-stalled_after = Zastój po
rule-stalled_after-about = Runda kończy się po tylu okrążeniach stołu bez zagranej karty ze stosiku.
rule-stalled_after-number = { $number ->
    [one] jednym okrążeniu
    [few] { $number } okrążeniach
    [many] { $number } okrążeniach
   *[other] { $number } okrążenia
}
rule-stalled_scores = Rundy w zastoju się liczą
rule-stalled_scores-about = Rundę, w której nikt nie może ruszyć dalej, wygrywa ten, kto ma najmniej kart w stosiku. Jeśli nie, nikt jej nie wygrywa.

## Scoring
rule-scoring = Punktacja
rule-scoring-about = Jak rundy składają się na serię.
rule-scoring-points = Punkty
rule-scoring-wins = Wygrane rundy
rule-scoring-lowest-left = Najmniej kart
rule-scoring-single = Pojedyncza runda
rule-target = Cel
rule-target-about = Ile punktów lub wygranych trzeba, żeby wygrać serię; przy „Najmniej kart” to liczba rund.
rule-target-number = { $number }
rule-max_rounds = Najwyżej tyle rund
rule-max_rounds-about = Po tylu rundach seria się kończy, nawet jeśli nikt nie osiągnął celu, i wygrywa najlepszy wynik. 0 oznacza brak limitu.
rule-max_rounds-number = { $number ->
    [0] bez limitu
    [one] jedna runda
    [few] { $number } rundy
    [many] { $number } rund
   *[other] { $number } rundy
}

## Partners
rule-team_piles = Stosy drużyny
rule-team_piles-about = Każdy ma stosik i stosy odrzuconych albo każda drużyna dzieli dwa ich zestawy.
rule-team_piles-per-seat = Zestaw na miejsce
rule-team_piles-two-per-team = Dwa na drużynę
rule-finished_partner = Pusty stosik
rule-finished_partner-about = Kto nie ma już kart w stosiku, pomaga dalej drużynie albo nie ma już tur.
rule-finished_partner-keeps-playing = Gra dalej
rule-finished_partner-goes-out = Wychodzi
rule-sharing = Stosy partnerów są otwarte
rule-sharing-about = Kiedy możesz zagrywać ze stosiku i stosów odrzuconych partnera.
rule-sharing-always = Zawsze
rule-sharing-after-out = Gdy ktoś z was opróżni stosik
rule-sharing-never = Nigdy
rule-partner_silence = Partnerzy milczą
rule-partner_silence-about = Partnerzy nie mogą pisać na czacie podczas tur swojej drużyny.

## The 1980 rules
rule-lead_up = Droga do stosiku
rule-lead_up-about = Kartę ze stosu odrzuconych możesz zagrać tylko wtedy, gdy w tej samej turze prowadzi do karty ze stosiku.
rule-alternating = Na zmianę
rule-alternating-about = Nigdy nie zagrywaj dwa razy z rzędu z tego samego stosu odrzuconych.
rule-blocking = Blokowanie
rule-blocking-about = Kartą ze stosu odrzuconych możesz zablokować gracza, który ma w stosiku najwyżej tyle kart. 0 oznacza nigdy.
rule-blocking-number = { $number ->
    [0] nigdy
    [one] do { $number } karty
    [few] do { $number } kart
    [many] do { $number } kart
   *[other] do { $number } karty
}

## Table manners
rule-manual_draw = Ręczne dobieranie
rule-manual_draw-about = Każdy dobiera karty pojedynczo. Jeśli dobierzesz o jedną za dużo, trafia do twojego stosiku, pod odkrytą kartę.
rule-manual_draw-off = Dobiera stół
rule-manual_draw-shuffle-into-stock = Tak; nadmiarowa karta jest wtasowana w stosik
rule-manual_draw-under-stock = Tak; nadmiarowa karta idzie na spód stosiku
rule-out_of_turn = Gra poza kolejką
rule-out_of_turn-about = Jeśli zagrasz poza kolejką i ktoś cię przyłapie przed następnym ruchem, cofasz wszystko i grasz następną turę bez dobierania. Jeśli nikt nie zauważy, ruch zostaje.
rule-call_talking = Upominanie za gadanie
rule-call_talking-about = Partnerzy mogą pisać na czacie podczas tur swojej drużyny i wszyscy to widzą. Rywale mogą ich za to upomnieć: dwie karty trafiają pod kartę na stosiku gadatliwej osoby.

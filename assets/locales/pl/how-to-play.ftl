# The game in a page. What it says is the usual rules. $faces: the cards that are shown, french or with numbers.

how-title = Jak grać

how-goal = Cel gry
how-goal-about = Opróżnij swój stosik szybciej niż inni. Jego wierzchnia karta jest odkryta; liczba obok mówi, ile kart zostało.

how-piles = Stosy
how-piles-about = Na środku są cztery wspólne stosy budowy. Każdy rośnie { $faces ->
    [french] od asa do damy, karta po karcie; joker zastępuje każdą kartę. Stos, który dojdzie do damy, jest pełny i robi miejsce dla nowego asa.
   *[other] od 1 do 12, karta po karcie; joker zastępuje każdą kartę. Stos, który dojdzie do 12, jest pełny i robi miejsce dla nowej 1.
} Przed każdym leżą stosik i cztery stosy odrzuconych.

how-turn = Twoja tura
how-turn-about = Dobierasz karty, aż masz pięć na ręce. Potem zagrywasz na stosy budowy tyle kart, ile chcesz: z ręki, z wierzchu stosiku lub z wierzchu stosów odrzuconych. Jeśli zagrasz wszystkie pięć, od razu dobierasz pięć nowych i grasz dalej. Nigdy nie musisz zagrywać.

how-discard = Odrzucenie karty kończy turę
how-discard-about = Odłóż jedną kartę z ręki na któryś ze swoich stosów odrzuconych. Każda karta może leżeć na każdej, ale zagrać można później tylko wierzchnią, więc układaj je w kolejności, w jakiej się przydadzą.

how-end = Koniec rundy
how-end-about = Zagraj ostatnią kartę ze stosiku, a wygrasz rundę: 25 punktów i jeszcze po 5 za każdą kartę w stosikach innych. Kto pierwszy zbierze 500 punktów, wygrywa serię.

how-partners = Partnerzy
how-partners-about = W drużynach możesz też zagrywać ze stosiku i stosów odrzuconych partnera, a drużyna wygrywa rundę, gdy wszystkie jej stosiki są puste.

how-phones = Z innymi
how-phones-about = Otwórz stół na ekranie tytułowym: inni dołączą ze swoich komputerów albo, jeśli w poczekalni włączysz „Telefony mogą dołączać”, z przeglądarek telefonów, skanując kod.

how-controls = Przy tym stole
how-controls-about = Przeciągnij kartę na miejsce albo kliknij kartę, a potem stos. Podwójne kliknięcie zagrywa ją tam, gdzie pasuje najlepiej. Działają też strzałki i Enter. Jeśli karty nie da się zagrać, zobaczysz dlaczego. W grze solo H pokazuje, co zrobiłby najsilniejszy gracz, U cofa twój ostatni ruch, a przytrzymana spacja przewija do twojej tury. ? pokazuje wszystkie klawisze, F11 włącza pełny ekran.

# The title screen.

home-tagline =
    Buduj w górę, opróżniaj stosik,
    bądź na mecie przed innymi.
# How the series stands: "You lead by 40 points."
home-leads = { $who ->
    [you] Prowadzisz o { $lead }.
    [team] Twoja drużyna prowadzi o { $lead }.
   *[other] { $people ->
        [one] { $names } prowadzi o { $lead }.
        [few] { $names } prowadzą o { $lead }.
        [many] { $names } prowadzą o { $lead }.
       *[other] { $names } prowadzą o { $lead }.
    }
}
home-lead = { $unit ->
    [wins] { $lead ->
        [one] jedną rundę
        [few] { $lead } rundy
        [many] { $lead } rund
       *[other] { $lead } rundy
    }
   *[points] { $lead ->
        [one] jeden punkt
        [few] { $lead } punkty
        [many] { $lead } punktów
       *[other] { $lead } punktu
    }
}
home-level = { $who ->
    [you] Remis. Na równi z tobą: { $names }.
    [team] Remis. Na równi z twoją drużyną: { $names }.
   *[other] Remis: { $names }.
}
home-greeting-away = Twoje miejsce wciąż jest ciepłe.
home-greeting-even = Jesteśmy kwita.
home-greeting-streak = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} z rzędu! Miło cię widzieć.
home-greeting-caught-up = Doganiasz mnie.
home-greeting-ahead = Gramy dalej?
home-continue = Kontynuuj
home-waiting = { $count ->
    [one] Czeka jeszcze jedna gra
    [few] Czekają jeszcze { $count } gry
    [many] Czeka jeszcze { $count } gier
   *[other] Czeka jeszcze { $count } gry
}
home-after-round = Po rundzie { $round }
home-waiting-all = Czekające gry
home-play = Graj
home-new-game = Nowa gra
home-day-waits = Te same karty dla wszystkich
home-day-waits-in-row = Dzisiejsze czeka{"\u000A"}{ $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
home-day-played = Rozegrane: { $days ->
    [0] dzisiejsze
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}{ $more ->
    [0] {""}
    [one] {"\u000A"}czeka jeszcze jedno rozdanie
    [few] {"\u000A"}czekają jeszcze { $more } rozdania
    [many] {"\u000A"}czeka jeszcze { $more } rozdań
   *[other] {"\u000A"}czeka jeszcze { $more } rozdania
}
home-puzzles = Ranking { $rating } · rozwiązane: { $solved }
home-more = Więcej
home-learn = Naucz się grać
home-learn-about = Twoja pierwsza runda krok po kroku: około dwóch minut.
home-host = Otwórz stół
home-join = Dołącz do stołu
home-return = Wróć: { $table }
home-statistics = Statystyki
home-how-to-play = Jak grać
home-rounds = Rozegrane rundy
home-settings = Ustawienia
home-about = O grze
home-quit = Wyjdź
home-note = Gra na zasadach gry karcianej sprzedawanej jako SKIP-BO®. Bez powiązań z firmą Mattel.
# Said first to whoever uses a screen reader
listener-welcome = Strzałki czytają ekran wiersz po wierszu, a Tab przechodzi od przycisku do przycisku. Przy stole znak zapytania podaje wszystkie klawisze.

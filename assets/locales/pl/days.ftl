# The deals of the day.

days-title = Rozdanie dnia
days-today = Dziś, { $date }
days-begun = Zaczął się nowy dzień: oto jego rozdania.
days-about = Te same karty i ci sami rywale dla wszystkich, wszędzie. Liczy się pierwsza próba: bez podpowiedzi i bez cofania. Potem możesz grać, ile chcesz.
days-minutes = Około { $minutes } min
days-play = Graj
days-again = Zagraj znowu
days-won = Wygrana w { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
}
days-lost = Przegrana po { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
}, { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
days-copy = Skopiuj wyniki
days-copied = Skopiowano
days-copy-about = Do porównania z innymi: nie zdradza nic o kartach.
days-picture = Zapisz obrazek
days-picture-file = Skipstone, rozdanie z { $date }
days-picture-title = Rozdanie dnia  ·  { $date }
days-picture-home = Na brzegu w { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
}
days-picture-skips = { $played } z { $dealt } odbić
days-picture-about = Karty w stosiku: { $dealt }, najlepsza tura: { $best ->
    [0] jeszcze żadna
    [one] jedna
    [few] { $best } z rzędu
    [many] { $best } z rzędu
   *[other] { $best } z rzędu
}
days-picture-legend = Skok to karta ze stosiku, przerwa to koniec tury, kropka to tura bez skoku.
days-picture-won = Wygrana
days-picture-lost = Jeszcze nie na brzegu
days-picture-against = przeciw: { $names }
days-picture-minutes = { $minutes } { $minutes ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
days-picture-long = mniej więcej
days-picture-days = { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
days-picture-in-row = z rzędu
days-picture-call = Te same karty dla wszystkich. Teraz ty?
days-result-title = Skipstone, rozdanie z { $date }
days-course = Zostało kart: { $dealt } { $bars } { $left }
days-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
} { $year }
days-weekday = { $day ->
    [1] Pn
    [2] Wt
    [3] Śr
    [4] Cz
    [5] Pt
    [6] So
   *[7] Nd
}
days-streak = { $days ->
    [0] Jeszcze ani dnia z rzędu
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
   *[other] { $days } dnia z rzędu
}
days-longest = Rekord: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
days-legend-won = wygrane
days-legend-played = rozegrane
days-back = Wróć do dziś
days-past-about = Ten dzień minął, więc jego rozdania już się nie liczą. Graj, ile chcesz.
days-table-title = Rozdanie dnia, { $date }
days-to-calendar = Do kalendarza
days-kept = Twoja próba czeka dokładnie tak, jak jest: te same karty, dziś lub później.
days-play-length = Graj: { $length }
days-continue-length = Kontynuuj: { $length }
days-again-length = Zagraj znowu: { $length }

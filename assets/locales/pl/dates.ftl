# Days and times.

date = { $day } { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
} { $year }
month = { $month ->
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
date-today = dziś
date-yesterday = wczoraj
date-on = { $date }
date-on-weekday = { $weekday ->
    [1] w poniedziałek
    [2] we wtorek
    [3] w środę
    [4] w czwartek
    [5] w piątek
    [6] w sobotę
   *[7] w niedzielę
}
date-and-time = { $date }, { $time }

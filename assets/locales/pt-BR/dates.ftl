# Days and times.

date = { $day } de { $month ->
    [1] jan.
    [2] fev.
    [3] mar.
    [4] abr.
    [5] mai.
    [6] jun.
    [7] jul.
    [8] ago.
    [9] set.
    [10] out.
    [11] nov.
   *[12] dez.
} de { $year }
month = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
date-today = hoje
date-yesterday = ontem
date-on = em { $date }
date-on-weekday = { $weekday ->
    [1] na segunda-feira
    [2] na terça-feira
    [3] na quarta-feira
    [4] na quinta-feira
    [5] na sexta-feira
    [6] no sábado
   *[7] no domingo
}
date-and-time = { $date }, { $time }

date =
    { $weekday } { $day } de { $month }{ HAS($year) ->
        [true] { " " }de { $year }
       *[false] { "" }
    }
gameOf = { $game } del { $date }
short = { $game }, { $day } { $month }
daysInARow = { $days } días seguidos
next =
    Próxima partida en { $hours ->
        [0] { "" }
       *[other] { $hours } h{ " " }
    }{ $minutes } min
dayOfSeason = Día { $place } de 7
shortInSeason = { $game }, día { $place } de 7
today = Partida de hoy
yesterday = Ayer

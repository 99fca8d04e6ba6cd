date =
    { $weekday }, { $day } de { $month }{ HAS($year) ->
        [true] { " " }de { $year }
       *[false] { "" }
    }
gameOf = { $game } de { $date }
short = { $game }, { $day } { $month }
daysInARow = { $days } dias seguidos
next =
    Próximo jogo em { $hours ->
        [0] { "" }
       *[other] { $hours } h{ " " }
    }{ $minutes } min
dayOfSeason = Dia { $place } de 7
shortInSeason = { $game }, dia { $place } de 7
today = Jogo de hoje
yesterday = Ontem

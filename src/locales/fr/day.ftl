date =
    { $weekday } { part-day } { $month }{ HAS($year) ->
        [true] { " " }{ $year }
       *[false] { "" }
    }
part-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    }
gameOf = { $game } du { $date }
short = { $game }, { part-day } { $month }
daysInARow = { $days } jours de suite
next =
    Prochaine partie dans { $hours ->
        [0] { "" }
       *[other] { $hours } h{ " " }
    }{ $minutes } min
dayOfSeason = Jour { $place } sur 7
shortInSeason = { $game }, jour { $place } sur 7
today = Partie du jour
yesterday = Hier

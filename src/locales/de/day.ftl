date =
    { $weekday }, { $day }. { $month }{ HAS($year) ->
        [true] { " " }{ $year }
       *[false] { "" }
    }
gameOf = { $game } vom { $date }
short = { $game }, { $day }. { $month }
daysInARow = { $days } Tage in Folge
next =
    Nächstes Spiel in { $hours ->
        [0] { "" }
       *[other] { $hours } Std.{ " " }
    }{ $minutes } Min.
dayOfSeason = Tag { $place } von 7
shortInSeason = { $game }, Tag { $place } von 7
today = Spiel von heute
yesterday = Gestern

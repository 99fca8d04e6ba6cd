# Messages of daily games.

# A date: Sunday, 22 November. $weekday and $month are names as dates have them. $year is given if it is not this year.
# $day (number)
date =
    { $weekday }, { $day } { $month }{ HAS($year) ->
        [true] { " " }{ $year }
       *[false] { "" }
    }
# $date is the date above.
gameOf = { $game } for { $date }
# The same in little room. $month is short: Nov
# $day (number)
short = { $game }, { $day } { $month }
# $days is 2 or more.
daysInARow = { $days } days in a row
# The time until the next day’s game.
next =
    Next game in { $hours ->
        [0] { "" }
       *[other] { $hours } h{ " " }
    }{ $minutes } min
# A day of a season.
# $place (number): from 1
dayOfSeason = Day { $place } of 7
# The same in little room.
# $place (number)
shortInSeason = { $game }, day { $place } of 7
today = Today’s game
yesterday = Yesterday

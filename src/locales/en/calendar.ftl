# Messages of the calendar of daily games.

# short or narrow: how short the names of the days of the week are over their columns.
weekdayLength = short
# $game (string | undefined)
title =
    { HAS($game) ->
        [true] { $game }, day by day
       *[false] Day by day
    }
previousMonth = Previous month
nextMonth = Next month
# What the signs of days mean.
signs = Symbols
legend =
    .won = Won
    .won-later = Won later
    .begun = Begun
    .missed = Not played
today = Today
# The button that opens the game of today.
playToday = Play today
# The days of a month whose games were won.
wonInMonth = { $won } of { $days } won
states =
    .won = won
    .won-later = won later
    .begun = begun
    .missed = not played
    .open = not played yet
    .to-come = still to come
    .outside = no game
# A day for screen readers; $state is one of the states.
# $date (string)
# $state (string)
day = { $date }, { $state }
figures =
    .current = Days in a row
    .best = Best streak
rule = A day counts if you won its game that day.
# After a day was chosen.
# $date (string)
chosen = Opened the game of { $date }.

# A season is a week, numbered as in ISO 8601.
# $week (string)
# $year (string)
week = Week { $week }, { $year }
won = Games won
ofSeven = { $won } of 7
# Which games count in a season, before, while and after it runs. $date is its first or its last day.
# $date (string)
season =
    .ahead = The season begins on { $date }.
    .open = Games count if you win them by the end of { $date }.
    .over = The season is over. Games you win now don’t count.

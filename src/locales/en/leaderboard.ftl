# Messages of the leaderboard.

title = Leaderboard
earlier = Previous day
later = Next day

# The table. $date is the day in words.
# $date (string)
caption = Results of { $date }
place = Place
name = Name
moves = Moves
time = Time
# In the row of the player's own result.
you = you
noTime = no time
loading = Loading the leaderboard …
empty = No results for this day yet.
emptyGroup = No results of this group for this day yet.
missing = This page has no leaderboard.

# Pages of the table.
yourPlace = Your place: { NUMBER($rank) } of { NUMBER($total) }
showPlace = Show my place
range = { NUMBER($first) }–{ NUMBER($last) } of { NUMBER($total) }
before = Previous places
after = Next places

# Friends who have agreed on a code see each other's results.
friends = Friends
friendsHint = Agree on a code with your friends. Everybody who enters it sees the results of the others.
code = Group code
showGroup = Show group
everybody = Show everybody
# $code (string)
group = Group { $code }

# The player's own result.
offer = You won the game of the day. Add your result to the leaderboard?
agreeing = Your name, moves and time are sent, and everybody can see them. Your later wins are sent automatically until you delete your results here.
nameLabel = Your name on the leaderboard
send = Send my result
notNow = Not now
offerAgain = Send my result …
sending = Sending your result …
kept = The server can’t be reached. Your result is stored here and will be sent later.
sent = Your result is on the leaderboard: place { NUMBER($rank) } of { NUMBER($total) }.
remove = Delete my results …
removeSure = Delete your results of all days, on the server and in this browser?
removeYes = Delete
removeNo = Keep
removed = Your results were deleted.

# The season of the room: a week, numbered as in ISO 8601.
# $week (string)
# $year (string)
season = Season: week { $week }, { $year }
won = Won
game = Game
allGames = All games
ownSeason = Your wins in this browser
emptySeason = No results in this season yet.
emptyOwn = You have not won a game of this season in this browser yet.
seasonNote = A day counts the results that were sent while its leaderboard was open. More wins rank first, then fewer moves, then less time.
ownNote = Games count if you win them within the week.
saveCsv = Save as CSV
saved = The file was saved.

# What the results prove.
note = The server replays every game, so the moves are proven. It can’t check the time, or whether a solver helped. Automatic moves count as moves.

# Why the server did not take a result, or gives no table; by its code.
# $retryAfter: seconds
problems =
    .server-unreachable = The leaderboard’s server can’t be reached right now.
    .store-away = The leaderboard’s server cannot store results right now.
    .bad-name = A name needs at least one letter or digit.
    .name-refused = This name is not allowed here. Choose another one.
    .bad-group = A code has 3 to 20 letters and digits.
    .busy = Too many results are being checked right now. Yours will be sent again later.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Too many requests. Try again in { $retryAfter ->
                [one] { $retryAfter } second
               *[other] { $retryAfter } seconds
            }.
           *[false] Too many requests. Try again later.
        }
    .day-over = Your result came too late: the leaderboard of that day is closed.
    .day-ahead = That day has not begun anywhere yet.
    .other-deal = Your game is not the game of this day.
    .no-such-board = This game has no leaderboard here.
    .assisted = A game with a hint or a shown move can’t go on the leaderboard.
# If the code has no message of its own.
refused = The server rejected your result.
noTable = The leaderboard could not be loaded.

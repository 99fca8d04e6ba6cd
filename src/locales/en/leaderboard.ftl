# Messages of the leaderboard.

title = Leaderboard
earlier = The day before
later = The day after

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
loading = The board is being fetched …
empty = Nobody is on this day’s board yet.
emptyGroup = Nobody of the group is on this day’s board yet.
missing = No leaderboard is set up on this page.

# Pages of the table.
yourPlace = Your place: { NUMBER($rank) } of { NUMBER($total) }
showPlace = Show my place
range = { NUMBER($first) }–{ NUMBER($last) } of { NUMBER($total) }
before = Places before
after = Places after

# Friends who have agreed on a code see each other's results.
friends = Friends
friendsHint = Agree on a code with your friends. Whoever enters it sees those who have entered it, too.
code = Code of the group
showGroup = Show the group
everybody = Show everybody
# $code (string)
group = Group { $code }

# The player's own result.
offer = You have won the game of the day. Put it on the board?
agreeing = Your name, moves and time are sent, and everybody sees them. Later wins of the day are sent by themselves, until you delete your results here.
nameLabel = Your name on the board
send = Send my result
notNow = Not now
offerAgain = Send my result …
sending = Your result is being sent …
kept = The server cannot be reached. Your result is kept here, and sent later.
sent = Your result is on the board: place { NUMBER($rank) } of { NUMBER($total) }.
remove = Delete my results …
removeSure = Delete your results of all days, on the server and here?
removeYes = Delete
removeNo = Keep
removed = Your results are deleted.

# The season of the room: a week, numbered as in ISO 8601.
# $week (string)
# $year (string)
season = Season: week { $week }, { $year }
won = Won
game = Game
allGames = All games
ownSeason = Your wins in this browser
emptySeason = Nobody is on the season’s table yet.
emptyOwn = No game of the season was won in this browser yet.
seasonNote = A day counts as on its board: what was sent while that was open. More wins come first, then fewer moves, then less time.
ownNote = A game counts if it is won within the week.
saveCsv = Save as CSV
saved = The file is made.

# What the results prove.
note = The server has replayed each game, so the moves are proved. The time is what the page says, and nobody can see whether a solver helped. Cards that went up by themselves count as moves.

# Why the server did not take a result, or gives no table; by its code.
# $retryAfter: seconds
problems =
    .server-unreachable = The server of the leaderboard cannot be reached just now.
    .bad-name = A name has at least one letter or figure.
    .name-refused = This name is not wanted here. Choose another one.
    .bad-group = A code has three to twenty letters and figures.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] That was too often; try again in { $retryAfter ->
                [one] { $retryAfter } second
               *[other] { $retryAfter } seconds
            }.
           *[false] That was too often; try again in a while.
        }
    .day-over = Your result came too late: the board of that day is closed.
    .day-ahead = That day has not begun anywhere yet.
    .other-deal = Your game is not that of this day.
    .no-such-board = This game has no board here.
    .assisted = A game with a hint or a shown move is not for the board.
# If the code has no message of its own.
refused = The server has refused your result.
noTable = The table cannot be had.

# Messages of the lobby, in which people find and make tables on a server.

title = Play together
# A game by its element. A game that is not known is shown as it is written.
game =
    { $game ->
        [seven27-table] Seven Twenty-Seven
        [paigow-table] Pai Gow Poker
        [hearts-table] Hearts
        [spades-table] Spades
        [whist-table] Whist
        [twenty-nine-table] Twenty-Nine
        [ten-dice-race] Ten-Dice Race
       *[other] { $game }
    }
yourTable = Your table
# The link to the table, and the button that shares it.
invitation = Invitation link
invite = Invite
copy = Copy invitation link
copied = Invitation link copied.
byHand = Your browser could not copy the link. It is selected, so you can copy it yourself.
notShared = Sharing failed. Copy the invitation link instead.
# The title of a shared invitation.
inviting = Play { game } with me
# The same if the invitation is to no certain game.
invitingToPlay = Play with me
others = Other tables
joinByCode = Join a table
code = Table code
join = Join
openTables = Open tables
looking = Looking for tables …
none = There are no open tables right now.
people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
# How far a table's game is. $hand is the number of its hand or race, 0 before the first.
hand =
    { $hand ->
        [0] not started
       *[other]
            { $game ->
                [ten-dice-race] race { $hand }
               *[other] hand { $hand }
            }
    }
joinTable = Join table { $code }
newTable = New table
gameLabel = Game
seats = Seats
# $count (number)
seatCount = { $count }
clock = Time per turn
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
fill = Fill free seats with bots
listed = Show in the list of open tables
make = Create table
making = Creating the table …
made = The table is ready. Invite others.
missing = This page is not set up for playing together.
# What went wrong, by its code. $retryAfter is how many seconds to wait, if that is known.
problems =
    .table-code = A table code has eight letters and digits. It never contains 0, 1, I, L, O or U.
    .no-such-table = There is no table with this code.
    .busy = The server is busy. Try again in a moment.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                Too many requests. Try again in { $retryAfter ->
                    [one] { $retryAfter } second
                   *[other] { $retryAfter } seconds
                }.
           *[false] Too many requests. Try again later.
        }
    .too-many-tables = The server has no room for another table right now.
    .too-many-own-tables = Your network already has as many tables here as the server allows.
    .store-away = The server cannot store its tables right now.
    .not-signed-in = Sign in to this site first.
    .sign-in = Sign in to this site first.
    .server-unreachable = The server can’t be reached right now.
    .other = The server rejected the request.

# Messages of the lobby, in which people find and make tables on a server.

title = Play together
# A game by its element. A game that is not known is shown as it is written.
game =
    { $game ->
        [seven27-table] Seven Twenty-Seven
        [paigow-table] Pai Gow Poker
        [ten-dice-race] Ten-Dice Race
       *[other] { $game }
    }
yourTable = Your table
# The link to the table, and the button that shares it.
invitation = Invitation
invite = Invite
copy = Copy the invitation
copied = The invitation is copied.
byHand = The browser has not copied it. The invitation is selected: copy it by hand.
notShared = It could not be shared. Copy the invitation instead.
# The title of a shared invitation.
inviting =
    { HAS($game) ->
        [true] Play { game } with me
       *[false] Play with me
    }
others = Other tables
joinByCode = Join a table
code = Code of the table
join = Join
openTables = Open tables
looking = Looking for tables …
none = No table is open just now.
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
        [0] not begun
       *[other]
            { $game ->
                [ten-dice-race] race { $hand }
               *[other] hand { $hand }
            }
    }
joinTable = Join table { $code }
newTable = A new table
gameLabel = Game
seats = Seats
# $count (number)
seatCount = { $count }
clock = Time to decide
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
fill = Bots take free seats
listed = Show it among the open tables
make = Make a table
making = The table is being made …
made = The table is made. Invite others to it.
missing = Playing together is not set up on this page.
# What went wrong, by its code. $retryAfter is how many seconds to wait, if that is known.
problems =
    .table-code = A code has eight letters and figures, without 0, 1, I, L, O and U.
    .no-such-table = There is no table with this code.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] That was too often; try again in { part-seconds }.
           *[false] That was too often; try again in a while.
        }
    .too-many-tables = The server has no room for another table just now.
    .not-signed-in = Sign in on this site first.
    .sign-in = Sign in on this site first.
    .server-unreachable = The server cannot be reached just now.
    .other = The server has refused that.
part-seconds =
    { $retryAfter ->
        [one] { $retryAfter } second
       *[other] { $retryAfter } seconds
    }

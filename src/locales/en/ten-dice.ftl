# Messages of the ten-dice race.

title = Ten-Dice Race
# Who races at a seat. $who is you or other.
# $name (string | undefined)
seatName =
    { $who ->
        [you] You
       *[other] { $name }
    }
# The name of a person at this device.
player = Player { $number }
# The names of bots, by seat: those that they have at tables (table.ftl).
cast =
    .first = Alex
    .second = Robin
    .third = Noor
    .fourth = Kim

# The game's own keys, and what each does. Keys for a race in turns:
keyChoose = Choose the number to keep
    .keys = 1 … 6, ← →
keyRoll = Roll the other dice
    .keys = Enter, Space
# Keys for a race in which all roll at once:
keyKeep = Keep that number, roll the other dice
    .keys = 1 … 6
keyAgain = Keep the same number again
    .keys = Enter, Space
keyHint = Hint
    .keys = t
keyNew = New race
    .keys = n
keyBack = Back to the previous race
    .keys = u
keySheet = Show this list
    .keys = ?

turn =
    { WHO($seat) ->
        [you] Your turn.
       *[other] { SEAT($seat) }’s turn.
    }
rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
# A racer whose ten dice are all the same.
home = Home
newRace = New race
# What the six numbers are for.
keep = Number to keep
# One of the six numbers, and how many dice show it.
choice =
    { $number }, { $count ->
        [0] no dice
        [one] { $count } die
       *[other] { $count } dice
    }
# The goal, printed on the board. $racers is how many race.
goal =
    { $racers ->
        [1] Make all ten dice equal
       *[other] First to make all ten dice equal wins
    }
# In a player’s first race, after the first roll: the bots wait.
waiting = Take your time: the race starts when you choose a number.
# The bots start now.
go = Go!
# What to do in a race in which all roll at once.
rule = Choose a number to keep. All other dice roll again.
# A button that keeps a number and rolls $count other dice, at most nine.
keepRoll =
    Keep the { $number }s, roll { $count ->
        [one] the last one
       *[other] the other { $count }
    }
# The order in which racers got home.
place = { part-ordinal }
part-ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
# The time at which a racer got home.
seconds = { NUMBER($seconds, digits: 1) } s
# How the player came out, behind the winner's name.
placed = You finished { part-ordinal } of { $count }.
# The main button: it rolls $count dice.
roll =
    { $count ->
        [10] Roll all ten dice
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
# A racer's ten dice. $dice lists their numbers; before the first roll it is missing.
dice =
    { SEAT($seat) }: { HAS($dice) ->
        [true] { $dice }
       *[false] not rolled yet
    }
# The same as a sentence.
diceSaid = { dice }.
# What most dice of a racer show: $count dice show $number.
most =
    { SEAT($seat) }: { $count ->
        [one] { $count } die shows
       *[other] { $count } dice show
    } { $number }.
# $count, the number of rolls, is missing if rolls are not counted.
isHome =
    { WHO($seat) ->
        [you] { SEAT($seat) } are
       *[other] { SEAT($seat) } is
    } home{ part-after }.
# $names are the winners: $winners is how many, $you says whether the player is one of them.
# $winners (number)
won =
    { LIST($names) } { $you ->
        [true] win
       *[false]
            { $winners ->
                [one] wins
               *[other] win
            }
    }{ part-after }.
part-after =
    { HAS($count) ->
        [true]
            { " " }after { $count ->
                [one] { $count } roll
               *[other] { $count } rolls
            }
       *[false] { "" }
    }
# The end of a race alone. $average is how many rolls the best play needs on average.
alone =
    { HAS($count) ->
        [true] You are home{ part-after }. The average is { NUMBER($average, digits: 1) }.
       *[false] You are home.
    }
# The best number to keep, none before the first roll, and how many rolls it takes.
hint =
    { HAS($keep) ->
        [true] Keep { $keep }
       *[false] Roll all ten dice
    }. On average you need { NUMBER($left, digits: 1) } more rolls.
# The start of a race. $next is a sentence: what to do, or whose turn it is.
# $next (string)
started = { title }. { $next }
startRoll = Roll all ten dice.

# Labels of the race’s own settings.
options =
    .players = Players
    .bots = Bots
    .level = Level of the bots

# Why a roll is not possible, by its code. $turn is whose turn it is.
refusals =
    .over = The race is over.
    .no-undo = A roll can’t be undone.
    .no-such-seat = Nobody races at that seat.
    .not-your-turn =
        { WHO($turn) ->
            [you] Your turn.
           *[other] { SEAT($turn) }’s turn.
        }
    .nothing-to-keep = The first roll uses all ten dice.
    .choose-number = Choose a number to keep.
    .other-seat = You can roll only your own dice.
    .is-home = This racer is already home.
    .not-rolling = That many dice are not rolling.

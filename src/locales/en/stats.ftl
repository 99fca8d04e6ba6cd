# Messages of the statistics. The calendar and the leaderboard use the names of games and variants, too.

title = Statistics

# Games, by their names in records.
games =
    .freecell = FreeCell
    .golf = Golf
    .klondike = Klondike
    .pyramid = Pyramid
    .pai-gow = Pai Gow Poker
    .seven-twenty-seven = Seven Twenty-Seven
    .ten-dice = Ten-Dice Race
# A game that this version doesn't know, by its name in records.
# $name (string)
otherGame = { CAPITAL($name) }

# A variant of a game: $options lists how it differs from the usual rules.
# $options (string)
variant = { CAPITAL($options) }
usualRules = Usual rules
# The options of games whose value is not the usual one; they stand in a list. Options without $value are switches, or have
# only one other value.
# $value (string | number)
options =
    .variant =
        { $value ->
            [kingcell] KingCell
            [forecell] ForeCell
            [bakers-game] Baker’s Game
            [eight-off] Eight Off
            [seahaven] Seahaven Towers
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] no cells
            [one] { $value } cell
           *[other] { $value } cells
        }
    .supermove =
        { $value ->
            [off] one card a move
           *[other] { $value } supermoves
        }
    .draw =
        { $value ->
            [up] extra cards up
            [down] extra cards down
           *[other] draw { $value }
        }
    .redeals =
        { $value ->
            [unlimited] any number of redeals
           *[other]
                { $value ->
                    [0] no redeals
                    [one] { $value } redeal
                   *[other] { $value } redeals
                }
        }
    .foundationReturn = cards back from foundations
    .scoring =
        { $value ->
            [over-is-bust] over is bust scoring
            [under-beats-over] under beats over scoring
            [over-beats-under] over beats under scoring
            [inside-beats-outside] inside beats outside scoring
            [outside-beats-inside] outside beats inside scoring
           *[other] { $value } scoring
        }
    .corner = kings and aces are neighbours
    .coverPairs = no cover pairs
    .openStock = open stock
    .wastes =
        { $value ->
            [one] { $value } waste
           *[other] { $value } wastes
        }
    .house = players deal
    .commission = { $value }% commission
    .pushOn =
        { $value ->
            [queen-high] dealer’s queen high is a push
            [ace-high] dealer’s ace high is a push
           *[nine-front] dealer’s nine high in front is a push
        }
    .foul = fouls lose
    .wheel = low wheel
    .bonus = Fortune bonus
    .dealing =
        { $value ->
            [down-up] one card down, one up
           *[other] two cards down, one up
        }
    .freeze = frozen after { $value } stands
    .lastBet = last bet
    .declare = { $value } declarations
    .tens = tens count ½
    .opens = best up-card opens
    .fiveAceAce = 5-A-A beats all
    .winAndTie = three quarters for win and tie
    .carry = { $value } carried over
    .players =
        { $value ->
            [one] { $value } player
           *[other] { $value } players
        }
    .bots =
        { $value ->
            [0] no bots
            [one] { $value } bot
           *[other] { $value } bots
        }
    .atOnce = all at once
# An option that this version doesn't know, by its name in code; $value is true for a switch.
# $value (string | number)
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }

# The selects of a game and of a variant.
chooseGame = Game
chooseVariant = Variant
allVariants = All variants

# The names of the figures. The chips are what was won minus what was lost.
figures =
    .games = Games
    .wins = Won
    .rate = Win rate
    .streak = Streak
    .bestStreak = Best streak
    .bestTime = Best time
    .fewestMoves = Fewest moves
    .days = Days in a row
    .hands = Hands
    .pushes = Push
    .losses = Lost
    .chips = Net chips
    .biggestWin = Biggest win
# In place of a figure that has no value yet.
none = none
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
# Chips that were won or lost.
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
# A day in words. $date is written as Intl does; $weekday, $month and $year are its parts, for languages that write it
# otherwise.
# $date (string)
# $weekday (string)
# $day (number): of the month
# $month (string)
# $year (string)
date = { $date }

# The chart of the last games.
lastGames =
    Last { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
lastHands =
    Last { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
# Before the buttons that choose what the length of a bar means.
measure = Bars show
measures =
    .time = Time
    .moves = Moves
# What bars mean: of a game of patience, or of a table, where chips are won or lost.
legend =
    .won = won
    .lost = not won
    .up = won
    .down = lost
# The smallest and the largest value.
# $least (string)
# $most (string)
range = { $least } to { $most }
# The chart for screen readers. $other counts games that were neither won nor pushes; $range is the message range, or one value.
# $range (string)
chart =
    Bars of the { $measure ->
        [time] time
        [moves] moves
       *[chips] chips
    }, the oldest first: { $won } won, { $other } { $measure ->
        [chips] lost
       *[other] not won
    }{ $pushes ->
        [0] { "" }
        [one] , { $pushes } push
       *[other] , { $pushes } pushes
    }; { $range }.

# The same games as a table.
showTable = As a table
newestFirst = Newest first
heads =
    .ended = Ended
    .deal = Deal
    .outcome = Result
    .time = Time
    .moves = Moves
    .chips = Chips
ownDeck = custom deck
outcomes =
    .won = Won
    .lost = Lost
    .left = Given up
    .push = Push
empty = No games yet. Play one, and it will be counted here.
# $game (string)
emptyOf = No games of { $game } yet.

# Buttons.
tools =
    .export = Export
    .import = Import
    .clear = Clear { $game }
    .undo = Undo clear
# The name of the exported file.
# $day (string): 2026-11-22
fileName = baize-statistics-{ $day }.json

# What was done.
exported =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } exported.
# Of the games in a file, $known were there before, and $late are too old to be counted.
imported =
    { $added ->
        [one] { $added } game
       *[other] { $added } games
    } added{ $known ->
        [0] { "" }
       *[other] , { $known } known already
    }{ $late ->
        [0] { "" }
       *[other] , { $late } too old to be counted
    }.
# $problem is a message of history.ftl, or a code.
# $problem (string)
notImported = Not imported: { $problem }.
unreadable = Not imported: the file could not be read.
# $game (string)
cleared =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } of { $game } cleared.
clearedAll =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } cleared.
undone =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    } back again.

# What is wrong with where the games are kept.
missing = Games are not counted here: a file could not be fetched.
notStored = The browser does not keep these games: they last as long as this page.
someUnreadable = Some of the games kept here can’t be read. They are left as they are.

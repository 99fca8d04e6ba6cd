# Messages of the statistics. The calendar and the leaderboard use the names of games and variants, too.

title = Statistics

# Games, by their names in records.
games =
    .freecell = FreeCell
    .golf = Golf
    .hearts = Hearts
    .klondike = Klondike
    .pyramid = Pyramid
    .pai-gow = Pai Gow Poker
    .patience = Patience
    .seven-twenty-seven = Seven Twenty-Seven
    .spades = Spades
    .ten-dice = Ten-Dice Race
    .twenty-nine = Twenty-Nine
    .whist = Whist
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
            [knock-out] Knock-out whist
            [german] German whist
            [oh-hell] Oh hell
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
            [off] one card at a time
            [linear] usual number of cards at once
           *[full] as many cards as possible at once
        }
    .draw =
        { $value ->
            [up] extra cards face up
            [down] extra cards face down
           *[other] draw { $value }
        }
    .redeals =
        { $value ->
            [unlimited] unlimited redeals
           *[other]
                { $value ->
                    [0] no redeals
                    [one] { $value } redeal
                   *[other] { $value } redeals
                }
        }
    .foundationReturn =
        { $value ->
            [false] cards stay on the foundations
           *[true] cards can leave the foundations
        }
    .scoring =
        { $value ->
            [none] no scoring
            [vegas] Vegas scoring
            [nearest] nearest wins
            [over-is-bust] going over is bust
            [under-beats-over] under beats over
            [over-beats-under] over beats under
            [inside-beats-outside] inside beats outside
            [outside-beats-inside] outside beats inside
           *[other] { $value } scoring
        }
    .corner =
        { $value ->
            [false] kings and aces don’t go on each other
           *[true] kings and aces go on each other
        }
    .suits =
        { $value ->
            [one] { $value } suit
           *[other] { $value } suits
        }
    .emptyColumns =
        { $value ->
            [any] any card in empty columns
           *[kings] only kings in empty columns
        }
    .coverPairs = no pairs of a card and the one it covers
    .openStock = stock face up
    .wastes =
        { $value ->
            [one] { $value } waste pile
           *[other] { $value } waste piles
        }
    .house = players deal
    .commission = { $value }% commission
    .pushOn =
        { $value ->
            [queen-high] dealer’s queen high is a push
            [ace-high] dealer’s ace high is a push
           *[nine-front] dealer’s nine high in front is a push
        }
    .foul = a foul hand loses
    .wheel = A-2-3-4-5 is the lowest straight
    .bonus = Fortune bonus
    .dealing =
        { $value ->
            [down-up] one card down, one up
           *[other] two cards down, one up
        }
    .freeze =
        frozen after { $value ->
            [one] { $value } stand
           *[other] { $value } stands
        } in a row
    .lastBet = one last betting round
    .declare =
        { $value ->
            [sequential] declarations in turn
           *[simultaneous] declarations at the same time
        }
    .tens = tens count ½
    .opens = best face-up cards open
    .fiveAceAce = 5-A-A beats all
    .winAndTie = a win and a tie get three quarters
    .carry =
        { $value ->
            [half] halves without a winner carry over
           *[pot] pots without a winner carry over
        }
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
    .level =
        { $value ->
            [easy] easy bots
           *[hard] hard bots
        }
    .atOnce = all players roll at once
    .passing =
        { $value ->
            [left-right] cards pass to the left and to the right by turns
            [left] cards always pass to the left
           *[none] no cards are passed
        }
    .lead = the player after the dealer leads
    .firstTrick = points can be played to the first trick
    .breaking =
        { $value ->
            [points] a heart or the queen of spades opens hearts
           *[off] hearts can be led at any time
        }
    .jack = the jack of diamonds counts −10
    .queen = the queen of spades must go at the first chance
    .moon =
        { $value ->
            [subtract] taking all points subtracts them
           *[choose] who takes all points chooses
        }
    .target = game to { $value } points
    .partners = everyone plays alone
    .blindNil = blind nil
    .blindExchange = partners exchange cards after a blind nil
    .bags = bags cost nothing
    .bagPenalty = ten bags cost { $value } points
    .nilTricks = tricks of a failed nil count for the partner
    .floor = a side at { $value } points loses
    .jokers = two jokers
    .minimumBid = a side bids at least { $value }
    .game =
        { $value ->
            [28] Twenty-Eight
           *[other] game to { $value } points
        }
    .honours = honours count
    .minimum = bids start at { $value }
    .hold = the first bidder may match a bid
    .allPass = new deal if all pass
    .doubles = bids can be doubled
    .afterAsking = any card after asking for trump
    .lastTrick = the last trick counts a point
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
    .pushes = Pushes
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
    Bar chart of { $measure ->
        [time] time
        [moves] moves
       *[chips] chips
    }, oldest first: { $won } won, { $other } { $measure ->
        [chips] lost
       *[other] not won
    }{ $pushes ->
        [0] { "" }
        [one] , { $pushes } push
       *[other] , { $pushes } pushes
    }; { $range }.

# The same games as a table.
showTable = Show as a table
newestFirst = Newest first
heads =
    .ended = Ended
    .deal = Deal
    .outcome = Result
    .time = Time
    .moves = Moves
    .undos = Undos
    .chips = Chips
ownDeck = custom deck
outcomes =
    .won = Won
    .lost = Lost
    .left = Given up
    .push = Push
empty = No games yet. Finished games appear here.
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
       *[other] , { $known } already there
    }{ $late ->
        [0] { "" }
       *[other] , { $late } too old to count
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
    } restored.

# What is wrong with where the games are kept.
missing = Games are not counted here because a file failed to load.
notStored = The browser can’t store these games. They last until you close this page.
someUnreadable = Some stored games can’t be read. They stay unchanged.

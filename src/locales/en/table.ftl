# Messages that all tables share.

# How a seat is called. $who is you (the only person at the device), dealer (a dealer of the house without a name)
# or other. The page or the server may give a $name; else a seat has its $number.
# The form "label" stands by itself: You, Seat 2, Dealer. Without a form the name stands in a sentence: you, Kim, Seat 2,
# the dealer; at its start: CAPITAL(SEAT($seat)).
# A translation may have any other forms, which only its own messages ask for. English: "whose" before a noun (your, Seat 2’s).
# Verbs, and all else that differs for you, depend on WHO($seat).
# $name (string | undefined)
# $number (number)
seatName =
    { $form ->
        [label]
            { $who ->
                [dealer] Dealer
               *[other] { CAPITAL(part-seat) }
            }
        [whose]
            { $who ->
                [you] your
               *[other] { part-seat }’s
            }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] you
        [dealer] the dealer
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] Seat { $number }
            }
    }

# The names of bots, separated by commas: short names of any gender.
cast = Alex, Robin, Noor, Kim, Sasha, Jules, Mika, Remy, Toni, Yuki

# Chips with their number; other messages ask for it by CHIPS($count). Translations may have forms.
chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
# $value (number)
number = { $value }
signed = { SIGNED($value) }

# A card in short: 10♦. The form "rank" is the rank alone: 10, A. Arguments as in cardName of kit.ftl.
# $rank (number)
cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { part-rank }{ part-suit }
            }
    }
part-rank =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] ♣{ "\uFE0E" }
        [diamonds] ♦{ "\uFE0E" }
        [hearts] ♥{ "\uFE0E" }
       *[spades] ♠{ "\uFE0E" }
    }

# Why a number of chips is refused. $stake (string) is what the chips are for, as the subject of a sentence; the games give it
# in this language: “A bet”, “A raise”.
chipRefusals =
    .not-whole =
        { $stake } must be a whole number of chips{ HAS($amount) ->
            [true] , not { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } must be at least { NUMBER($min) }, not { NUMBER($amount) }.
    .above-max = { $stake } can be at most { NUMBER($max) }, not { NUMBER($amount) }.
    .above-stack = { $stake } of { NUMBER($amount) } is more than the { CHIPS($stack) } left.
# Why a table refuses something, whatever is played there.
tableRefusals =
    .no-such-seat =
        There is no such seat. The table has { $seats ->
            [one] { $seats } seat
           *[other] { $seats } seats
        }.
    .not-your-seat = Only { SEAT($seat) } can do that.
    .no-undo = Moves at a table can’t be undone.
    .hand-runs = The hand is not over yet.
    .replay-shown = This is a replay of a finished hand.

# The lines of the menu; leftFullScreen is announced.
menu =
    .guide = Guided hand
    .people = Players
    .log = Log of this hand
    .history = Hand history
    .stats = Statistics
    .pause = Pause
    .resume = Resume
    .keys = Keyboard
    .fullScreen = Full screen
    .leaveFullScreen = Leave full screen
    .leftFullScreen = Full screen is off.
    .settings = Settings
# Around a guided hand.
guide =
    .guide = Guide
    .leave = Leave guide
    .done = Done

# Messages of every element. How to write and translate them: CONTRIBUTING.md, "Translations".

# What the language is called by its own speakers.
languageName = English
# The direction of writing: ltr or rtl.
direction = ltr
# The locale for numbers, dates and plurals.
intlLocale = en

# $suit is clubs, diamonds, hearts or spades; a joker or a face-down (hidden) card has no $rank.
# $rank (number): 1 is the ace, 13 the king.
# A language with cases or articles may choose by $form; a message asks for one by CARD($card, form: "the").
cardName =
    { $suit ->
        [joker] joker
        [hidden] face-down card
       *[other] { part-rank } of { $suit }
    }
part-rank =
    { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    }

# The letters of jack, queen and king on the cards.
courts = JQK

# A card's place in its pile, from the bottom.
position =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other]
            { NUMBER($place, type: "ordinal") ->
                [one] { $place }st
                [two] { $place }nd
                [few] { $place }rd
               *[other] { $place }th
            }
    } of { $count }

# What separates the parts of a list.
listSeparator = { ", " }
board = { $title } board
notFetched = This part could not be loaded.
notBegun = The game has not begun.

# What is wrong with an input, by its code; for the site's author.
problems =
    .deal = deal "{ $got }" cannot be used; accepted: { NUMBER($first, useGrouping: "false") } to { NUMBER($last, useGrouping: "false") }
    .deck =
        { HAS($got) ->
            [true] the deck { $got }
           *[false] the deck of { $count } cards
        } cannot be used; accepted: all { $size } cards, once each
    .option = { $option } "{ $got }" cannot be used; accepted: { $accepted }
    .no-randomness = This browser has no secure random numbers on this page, so the table can’t deal fairly.
    .listener = a listener for { $event } threw: { $got }
    .storage = the browser does not store games here ({ $got })
    .save-long = this save of { $count } moves cannot be used; accepted: at most { $most }
    .save-move = the save's move { $number }, { $move }, cannot be used; accepted: legal moves
    .save-newer = this save, version { $got }, cannot be used; accepted: versions up to { $known }
    .save-other-game = this save of { $got } cannot be used; accepted: { $wanted }
    .save = this save's "{ $field }" cannot be used; accepted: a value from save()

# Titles of panels, by the panel’s name.
panels =
    .conflict = Game continued in another tab
    .keys = Keyboard
    .settings = Settings
    .people = Players
    .new = New table?
    .forget = Clear statistics?
    .fair = Check this deal
    .history = Hand history
    .log = Log of this hand
    .stats = Statistics
    .help = How to play
    .share = Share
    .replay = Replay
    .pays = Fortune bonus
    .pause = Paused
    .win = You won
# Buttons of panels.
panelButtons =
    .close = Close
    .takeOther = Use that game
    .keepThis = Keep this game
    .keepTable = Keep this table
    .newTable = New table
    .keepStatistics = Keep
    .clearStatistics = Clear
    .resume = Resume
    .newGame = New game
    .sameDeal = Play this deal again
    .share = Share
    .replay = Watch replay

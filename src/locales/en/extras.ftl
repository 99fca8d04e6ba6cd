# Messages of panels, the solver, puzzles, statistics after a win, and links. They are loaded when a player needs them.

# Keys of every patience game, and what each does. A game adds its own after the first two.
keyWalk = Walk over cards and piles
    .keys = ← → ↑ ↓
keyPickUp = Pick up, put down; twice: to the foundation
    .keys = Enter, Space
keyFoundation = To the foundation
    .keys = h
keyPutBack = Put back
    .keys = Esc
keyUndo = Undo, redo
    .keys = u, r
keyHint = Hint
    .keys = t
keyNew = New game
    .keys = n
keyFullScreen = Full screen
    .keys = f, Shift+F
keySheet = This sheet
    .keys = ?

# Headings of “How to play”.
helpHeadings =
    .goal = The goal
    .moves = The moves
    .rules = In this game
    .playing = How you play
# How a player moves cards. “Hint” and “Undo” are buttons.
helpPlaying =
    .moves = Drag a card, or press it and then the place where it is to go.
    .tools = Hint shows a good move. Undo takes back as many as you like.
    .keys = By keyboard, arrows walk over the cards, and Enter picks up and puts down; ? shows all keys.

# The first choice of language. $language is the name of the page's language.
pageLanguage = Same as page ({ $language })
settingsHeadings =
    .looks = Looks and aids
    .rules = Rules
fromNextGame = From the next game on.
resetSettings = All as the page has it
# How hard a deal is: FreeCell of Sunday, 22 November · medium
grades =
    .very-easy = very easy
    .easy = easy
    .medium = medium
    .hard = hard
    .very-hard = very hard
# Settings, by their names.
settings =
    .language = Language
    .theme = Light or dark
    .fourColor = Four colours
    .cardSize = Card size
    .cardBack = Card backs
    .courts = Court cards
    .felt = Felt
    .mirrored = Left-handed
    .motion = Motion
    .sound = Sound
    .tapToMove = One tap moves
    .calm = No clock and counts
    .autoFinish = Finish by itself
    .autoFoundation = Cards go up
    .pace = Pace at tables
    .nextHand = Next hand by itself
    .verdict = Show if it can be won
    .solvable = Only deals that can be won
    .grade = How hard
    .draw = Cards turned at a time
    .redeals = Redeals
    .scoring = Scoring
    .foundationReturn = Cards come back from foundations
    .variant = Game
    .cells = Cells
    .supermove = Cards moved together
    .wastes = Wastes
    .coverPairs = A card pairs with one it covers
    .openStock = Stock face up
    .corner = King and ace are neighbours
# Values of settings, by their names.
values =
    .auto = automatic
    .on = on
    .off = off
    .light = light
    .dark = dark
    .small = small
    .medium = medium
    .large = large
    .diamonds = diamonds
    .petals = petals
    .lattice = lattice
    .checks = squares
    .rays = rays
    .plaid = plaid
    .local = letters of the language
    .english = J, Q, K
    .green = green
    .blue = blue
    .wine = wine red
    .slate = slate
    .slow = slow
    .normal = normal
    .fast = fast
    .manual = step by step
    .any = any
    .unlimited = any number
    .none = no score
    .standard = standard
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = usual
    .full = most
    .safe = when safe
    .all = always

# Buttons below the message that no win is possible.
notice =
    .undo = Undo
    .back = Back to winnable
    .stop = Stop looking
    .restart = Restart
    .new = New game

# The player's best time and fewest moves of all wins.
bests =
    Best: { DURATION($time) } · { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# $wins is 2 or more.
winsInARow = { $wins } wins in a row
# Compares a win with the player's others. $moves are more than in the best one.
comparison =
    .first = Your first win!
    .best = Your fastest win, with the fewest moves!
    .fastest = Your fastest win!
    .fewest = Your win with the fewest moves!
    .equal = As few moves as your best.
    .more =
        { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } more than your best.

# The solver.
lookingForWay = Looking for a way to win.
lookingForDeal = Looking for a deal that can be won.
noWayFound = No way to win was found.
lookingBack = Looking for the last position that can be won. Esc stops.
# $isLast: the next position is proved to be lost.
takenBack =
    { $moves ->
        [1] One move
       *[other] { $moves } moves
    } taken back. { $isLast ->
        [true] This is the last position that can be won.
       *[false] This position can be won; of the next ones I could not make sure.
    }
noWinnablePosition = No earlier position was found that can be won for sure.
canBeWon = This position can still be won.
showingWay = This way the game is won. A key or a tap ends the showing.
verdicts =
    .winnable = can be won
    .unwinnable = cannot be won
    .unknown = not known
    .looking = looking

# Shown in the place of the deal number.
puzzle = puzzle
ownPosition = own position
# What a puzzle asks for: to win, to bring a card to its foundation, or to remove a card. $moves limits the moves.
goals =
    .win = Puzzle: win{ part-within }.
    .home = Puzzle: bring the { CARD($card) } home{ part-within }.
    .away = Puzzle: take the { CARD($card) } away{ part-within }.
part-within =
    { HAS($moves) ->
        [true]
            { " " }in { $moves ->
                [one] { $moves } move
               *[other] { $moves } moves
            }
       *[false] { "" }
    }
# What is wrong with a position that the page gives, by its code; for the site's author.
positionProblems =
    .position = the position “{ $got }” cannot be used; accepted: lines of cards
    .position-lines = a position of { $got } lines without a name cannot be used; accepted: { $wanted }
    .position-line = the position’s line “{ $got }” cannot be used; accepted: { $accepted }, once each
    .position-card = “{ $got }” in the position’s line “{ $line }” cannot be used; accepted: a card, such as 7H
    .position-twice = a position with { $got } twice cannot be used; accepted: each card once
    .position-missing = a position without { $got } cannot be used; accepted: each card once
    .position-many = the position’s line “{ $got }” cannot be used; accepted: at most { $most }
    .position-row = the position’s row “{ $got }” cannot be used; accepted: { $most } places
    .position-supply = a position with { $got } cards in stock and waste cannot be used; accepted: at most { $most }
    .position-heights = “{ $got }” on the position’s foundations cannot be used; accepted: each suit once, such as C-0 D-A H-7 S-K
    .position-hidden = the position’s line “{ $got }” cannot be used; accepted: at most { $most } cards face down
    .position-over = the position’s line “{ $got }” cannot be used; accepted: face-down cards first
    .position-order = the position’s line “{ $got }” cannot be used; accepted: face-up cards in order
    .position-number = the position’s line “{ $got }” cannot be used; accepted: a number from { $least } to { $most }
    .puzzle-reached = the goal “{ $got }” cannot be used; accepted: one that is not reached yet

# Links and results.
copyLink = Copy link
copyResult = Copy result
linkCopied = The link is copied.
resultCopied = The result is copied.
# Names the field with a text that the browser doesn't copy.
copyByHand = To be copied by hand
notCopied = The browser won’t copy it. It is selected: copy it by hand.
# Opens the device's choice of apps.
send = Share
notSent = The browser can’t share it. Copy it instead.
savePicture = Save picture
# How a game ended, in the picture of its result.
outcomes =
    .won = Won
    .lost = Lost
    .unfinished = Not over
# A result to copy: FreeCell, 2026-11-21, № 617: won after 98 moves, 4:05, with hints. $deal is a text such as “№ 617”.
# $isCalm leaves out moves and time. $help says what helped the player.
# $deal (string)
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal }: { $outcome ->
        [won] won
        [lost] lost
       *[unfinished] not over
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }after { $moves ->
                [one] { $moves } move
               *[other] { $moves } moves
            }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
lookingForDay = Looking for the deal of the day.
# Why a link can't be made or opened, or a daily deal can't be found. Sentences without a full stop.
linkProblems =
    .no-daily = none of { $tried } deals can be won today; any deal is dealt
    .no-solver = the deal of the day could not be found ({ $got }); any deal is dealt
    .share-broken = this link is incomplete or has a slip in it
    .share-newer = this link is of version { $got }, and versions up to { $known } are known here
    .share-other-game = this link is of { $got }, not of { $wanted }
    .share-moves = this link is of a game by other rules than today’s
    .share-long = a game of { $count } moves makes no link; { $most } are the most
    .share-option = the options "{ $got }" make no link
linkNotOpened = The link is not opened: { $problem }.
noDay = { CAPITAL($problem) }.

# Messages of panels, the solver, puzzles, statistics after a win, and links. They are loaded when a player needs them.

# Keys of every patience game, and what each does. A game adds its own after the first two.
keyWalk = Move between cards and piles
    .keys = ← → ↑ ↓
keyPickUp = Pick up or put down; press twice for the foundation
    .keys = Enter, Space
keyFoundation = Move to the foundation
    .keys = h
keyPutBack = Put the card back
    .keys = Esc
keyUndo = Undo, redo
    .keys = u, r
keyHint = Hint
    .keys = t
keyNew = New game
    .keys = n
keyFullScreen = Full screen
    .keys = f, Shift+F
keySheet = Show this list
    .keys = ?

# Headings of “How to play”.
helpHeadings =
    .goal = Goal
    .moves = Moves
    .rules = In this game
    .playing = Controls
    .similar = Games like this one
# The name of a picture that shows a move against the rules. $move is a sentence: King of clubs to column 3.
# $move (string)
helpRefused = Not allowed: { $move }
# How a player moves cards. “Hint” and “Undo” are buttons.
helpPlaying =
    .moves = Drag a card. Or tap it, then tap where it should go.
    .tools = Hint shows a good move. Undo takes back any number of moves.
    .keys = On the keyboard, the arrow keys move between cards, and Enter picks up and puts down. Press ? to see all keys.

# The first choice of language. $language is the name of the page's language.
pageLanguage = Same as page ({ $language })
settingsHeadings =
    .looks = Appearance and help
    .rules = Rules
fromNextGame = Applies from the next game.
resetSettings = Reset to site defaults
# How hard a deal is: FreeCell for Sunday, 22 November · medium
grades =
    .very-easy = very easy
    .easy = easy
    .medium = medium
    .hard = hard
    .very-hard = very hard
# Settings, by their names.
settings =
    .language = Language
    .theme = Theme
    .fourColor = Four-colour deck
    .cardSize = Card size
    .faces = Card faces
    .cardBack = Card backs
    .courts = Letters on court cards
    .felt = Table colour
    .mirrored = Left-handed layout
    .motion = Animations
    .sound = Sound
    .tapToMove = Tap to move
    .calm = Hide time and moves
    .autoFinish = Finish automatically
    .autoFoundation = Automatic moves
    .pace = Table speed
    .nextHand = Deal the next hand automatically
    .verdict = Show if the game is winnable
    .solvable = Only winnable deals
    .grade = Difficulty
    .draw = Cards drawn at a time
    .redeals = Redeals
    .scoring = Scoring
    .foundationReturn = Cards can leave the foundations
    .variant = Variant
    .cells = Cells
    .supermove = Move several cards at once
    .wastes = Waste piles
    .coverPairs = Pair a card with the card it covers
    .openStock = Stock face up
    .corner = Kings and aces go on each other
    .suits = Suits
    .emptyColumns = Empty columns take
# Values of settings, by their names. A value of one setting only may have the setting’s name in front: emptyColumns-any.
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
    .faces-baize = Baize
    .faces-english = Classic English
    .local = in your language
    .english = J, Q, K
    .green = green
    .blue = blue
    .wine = wine red
    .slate = slate
    .easy = easy
    .hard = hard
    .slow = slow
    .normal = normal
    .fast = fast
    .manual = step by step
    .any = any
    .emptyColumns-any = any card
    .kings = kings
    .unlimited = unlimited
    .none = none
    .standard = standard
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = usual
    .full = as many as possible
    .safe = when safe
    .all = always

# Buttons below the message that no win is possible.
notice =
    .undo = Undo
    .back = Undo until winnable
    .stop = Stop searching
    .restart = Restart
    .new = New game

# An offer in the status line, after the player has sent up a few cards that are safe. “on” and “off” follow “yes” and “never”.
safeCards =
    .ask = Send safe cards up by themselves?
    .yes = Yes
    .no = No
    .never = Never again
    .on = Safe cards now go to the foundations after each move. You can change this in Settings.
    .off = You can turn this on in Settings.

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
    .equal = As few moves as in your best win.
    .more =
        { $moves ->
            [one] { $moves } more move
           *[other] { $moves } more moves
        } than in your best win.

# The solver.
lookingForWay = Looking for a way to win.
lookingForDeal = Looking for a winnable deal.
noDealFound = No winnable deal was found in time. This one may not be winnable.
noWayFound = No way to win was found, but there may be one.
lookingBack = Looking for the last winnable position. Press Esc to stop.
# $isLast: the next position is proved to be lost.
takenBack =
    { $moves ->
        [1] One move
       *[other] { $moves } moves
    } undone. { $isLast ->
        [true] This is the last winnable position.
       *[false] This position is winnable. Later ones may be lost.
    }
noWinnablePosition = No earlier position is known to be winnable.
canBeWon = You can still win from here.
showingWay = This is one way to win. Press a key or tap to stop.
verdicts =
    .winnable = winnable
    .unwinnable = not winnable
    .unknown = winnable: unknown
    .looking = checking

# Shown in the place of the deal number.
puzzle = puzzle
ownPosition = custom position
# What a puzzle asks for: to win, to bring a card to its foundation, or to remove a card. $moves limits the moves.
goals =
    .win = Puzzle: win the game{ part-within }.
    .home = Puzzle: move the { CARD($card) } to its foundation{ part-within }.
    .away = Puzzle: remove the { CARD($card) }{ part-within }.
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
    .position-lines =
        a position with { $got ->
            [one] { $got } unnamed line
           *[other] { $got } unnamed lines
        } cannot be used; accepted: { $wanted }
    .position-line = the position’s line “{ $got }” cannot be used; accepted: { $accepted }, once each
    .position-card = “{ $got }” in the position’s line “{ $line }” cannot be used; accepted: a card, such as 7H
    .position-twice = a position with { $got } twice cannot be used; accepted: each card once
    .position-often =
        { $most ->
            [0] a position with { $got } cannot be used; this game has no such card
           *[other] a position with { $got } more than { $most } times cannot be used
        }
    .position-missing = a position without { $got } cannot be used; accepted: all cards of the deck
    .position-many = the position’s line “{ $got }” cannot be used; accepted: at most { $most }
    .position-row = the position’s row “{ $got }” cannot be used; accepted: { $most } places
    .position-supply = a position with { $got } cards in stock and waste cannot be used; accepted: at most { $most }
    .position-heights = “{ $got }” on the position’s foundations cannot be used; accepted: each suit once, such as C-0 D-A H-7 S-K
    .position-hidden = the position’s line “{ $got }” cannot be used; accepted: at most { $most } cards face down
    .position-over = the position’s line “{ $got }” cannot be used; accepted: face-down cards first
    .position-order = the position’s line “{ $got }” cannot be used; accepted: face-up cards in order
    .position-number = the position’s line “{ $got }” cannot be used; accepted: a number from { $least } to { $most }
    .puzzle-reached = the goal “{ $got }” cannot be used; accepted: a goal that is not reached yet

# What is wrong with the rules of a patience, by its code; for the site's author. $term and $other name terms: columns.build.
rulesProblems =
    .rules = { $term } “{ $got }” cannot be used; accepted: { $accepted }
    .rules-unknown = { $term } is not a term of the rules; accepted: { $accepted }
    .rules-needs = { $term } “{ $got }” cannot be used alone; it needs { $needs }
    .rules-without = { $term } “{ $got }” cannot be used together with { $other }
    .rules-cards = rules that deal { $dealt } cards cannot be used; accepted: at most { $cards }
    .rules-left = rules that leave { $left } of { $cards } cards after the deal cannot be used; accepted: a deal of all cards, or a stock
    .rules-stock = a stock without cards cannot be used; accepted: no stock, or a deal of fewer than { $cards } cards
    .rules-room = foundations with room for { $room } cards cannot be used; accepted: room for { $cards }
    .rules-pairs = pairs with the sum { $sum } cannot be used, because they never remove { $ranks }; accepted: a sum or a trio for each rank

# Links and results.
copyLink = Copy link
copyResult = Copy result
copyDeal = Copy deal
linkCopied = Link copied.
resultCopied = Result copied.
dealCopied = Deal copied.
# Names the field with a text that the browser doesn't copy.
copyByHand = Text to copy
notCopied = The browser did not copy it. Copy the selected text yourself.
# Opens the device's choice of apps.
send = Share
notSent = The browser can’t share it. Copy it instead.
savePicture = Save picture
# How a game ended, in the picture of its result. “fresh” invites others to a deal that has no move yet.
outcomes =
    .won = Won
    .lost = Lost
    .unfinished = Not finished
    .fresh = Try this deal
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
       *[unfinished] not finished
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }after { $moves ->
                [one] { $moves } move
               *[other] { $moves } moves
            }{ part-undos }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] , { $undos } undo
       *[other] , { $undos } undos
    }
lookingForDay = Looking for the daily deal.
# Why a link can't be made or opened, or a daily deal can't be found. Sentences without a full stop.
linkProblems =
    .no-daily = no winnable deal was found among the { $tried } tried for this day, so a random deal is dealt
    .no-solver = the daily deal could not be found ({ $got }), so a random deal is dealt
    .share-broken = this link is incomplete or contains an error
    .share-newer = this link was made with a newer version ({ $got }); this page can open versions up to { $known }
    .share-other-game = this link is for { $got }, not for { $wanted }
    .share-other-rules = this link is for a game with other rules than those of this page
    .share-moves = the rules of this game have changed since this link was made
    .share-long = a game of { $count } moves is too long for a link; at most { $most } moves fit
    .share-option = a link can’t hold the options “{ $got }”
linkNotOpened = The link could not be opened: { $problem }.
noDay = { CAPITAL($problem) }.

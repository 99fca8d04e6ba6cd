# Messages that all patience games share.

# A pile. $pile is column, cell, foundation, stock, waste or reserve; $number and $letter say which of several. A card that
# comes back to a pyramid or to peaks comes back to its place.
pileName =
    { $pile ->
        [column] column { $number }
        [cell] cell { $letter }
        [foundation] foundation { $number }
        [pyramid] its place
        [peaks] its place
        [reserve] reserve
       *[other] { $pile }
    }
wayOn = on the { CARD($card) }
# $name (string) is the pile's name; a language may choose by KIND($pile).
# $pile (string)
emptyPile = { $name }, empty
pickedUp = picked up
canMove = can move
canGoHere = can go here
# The stock, of which one card is visible.
stock =
    stock, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dealSign = №
# $deal (string)
dealNumber = № { $deal }
ownDeck = custom deck
# What helped the player, beside moves and time.
assisted =
    .hint = with hints
    .shown = solution shown
# The win is not the player’s: the title of its panel, and what is announced.
wayWasShown = Solution shown
wayShown = { wayWasShown }.
openingGame = Opening the game …
# $undos is how many of the moves were undos.
moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }{ $undos ->
        [0] { "" }
        [one] { " " }· { $undos } undo
       *[other] { " " }· { $undos } undos
    }
time = { DURATION($ms) }
tools =
    .undo = Undo
    .redo = Redo
    .hint = Hint
    .new = New game
    .menu = More
pause = Pause
resume = Resume
keys = Keyboard
settings = Settings
fullScreen = Full screen
leaveFullScreen = Leave full screen
leftFullScreen = Full screen is off.
show = Show a way to win
restart = Restart this deal
chooseDeal = Choose a deal
deal = Deal number
dealThis = Deal
noSuchDeal = There is no deal “{ $got }”. Type a number from { $first } to { $last }.

# Why an action is not possible, by its code.
refusals =
    .over = The game is over.
    .nothing-to-undo = There is nothing to undo.
    .nothing-to-redo = There is nothing to redo.
    .no-hint = There is no move to show.
    .hopeless = This game can no longer be won.
    .no-best-place = It has no better place now.

# Cards that move together: $card is the first of $count, $more is one less.
# $more (number)
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } and { $more } more
    }
# Cards went to the pile $to, there on the card $onto.
moved = { CAPITAL(cards) } to { part-place }.
undone = Undone: { cards } back to { part-place }.
redone = Redone: { cards } to { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to) }, on the { CARD($onto) }
       *[false] { PILE($to) }
    }
wentUp =
    { $count ->
        [one] The { CARD($card) } went to the foundation automatically.
       *[other] { $count } cards went to the foundations automatically.
    }
won =
    You won in { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }{ $undos ->
        [0] { "" }
        [one] , with { $undos } undo
       *[other] , with { $undos } undos
    }.
lost = No moves are left. Undo, or start again.
deadDeal = This deal can’t be won.
started = { $title }, { $deal }.
# $ways lists where the cards can go.
picked =
    { HAS($ways) ->
        [true] { CAPITAL(cards) } can go { $ways }.
       *[false] { CAPITAL(cards) } can’t go anywhere now.
    }
hint = Try the { cards } { $way }.
# How sure a hint is; “proven” is said if it was not sure before.
certainty =
    .searching = Still checking: this move is legal, but may not lead to a win.
    .unproven = This move is legal, but may not lead to a win.
    .proven = Checked: this leads to a win.

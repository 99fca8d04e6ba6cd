# Messages of FreeCell and its family.

# The games of the family.
titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
# The game's own keys, and what each does.
keyColumn = Go to a column, or move cards there
    .keys = 1 … 9, 0
keyCell = Go to a cell, or move a card there
    .keys = a … g, i
# $build says how columns are built.
refusals =
    .not-in-order =
        { $build ->
            [alternate] Only cards in descending order and alternating colours can move together.
            [suit] Only cards of one suit in descending order can move together.
           *[any] Only cards in descending order can move together.
        }
    .one-card-a-cell = A cell holds only one card.
    .cell-taken = The { CARD($card) } is already in that cell.
    .return-to-cell = A card can return from a foundation only to an empty cell.
    .too-many =
        { $count } cards are too many: { $allowed ->
            [1] only one can move now
           *[other] at most { $allowed } can move together now
        }.

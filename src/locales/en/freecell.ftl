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
keyColumn = Go to a column, or put the cards there
    .keys = 1 … 9, 0
keyCell = Go to a cell, or put the card there
    .keys = a … g, i
# How cards in order run, by how the columns are built.
part-run =
    { $build ->
        [alternate] down in alternating colours
        [suit] down in suit
       *[any] down by rank
    }
refusals =
    .not-in-order = Only cards that run { part-run } move together.
    .one-card-a-cell = A cell holds one card only.
    .cell-taken = The { CARD($card) } is in that cell.
    .return-to-cell = A card comes back from a foundation to an empty cell only.
    .too-many =
        { $count } cards are too many: { $allowed ->
            [1] one
           *[other] { $allowed }
        } can go now.

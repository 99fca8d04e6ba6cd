# How the FreeCell family is played. Each message is a paragraph.

goal = Move all 52 cards to the four foundations at the top: one foundation for each suit, from ace to king.
# $build says how columns are built: in alternating colours, in suit, or by rank only.
build =
    The last card of a column can go on a card one rank higher and { $build ->
        [alternate] of the other colour
        [suit] of the same suit
       *[any] of any suit
    }.
cell = A cell holds any one card until you need it.
oneByOne = You can move only one card at a time.
# $places says over which empty places cards in order move.
linear = Cards in order can move together: one more than the number of empty { part-places }.
full = Cards in order can move together: as many as you could move one by one using empty { part-places }.
part-places =
    { $places ->
        [cells] cells
        [columns] columns
       *[both] cells and columns
    }
home = Each foundation starts with an ace, and the next card of its suit goes on it. Press a card twice to send it there.
# What goes to an empty column: kings, or any card.
onlyKings = Only a king, or cards in order that start with a king, can go to an empty column.
anyCard = Any card can go to an empty column.
layout =
    { $columns } columns, { $cells ->
        [0] no cells
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
# So many cards are dealt to cells.
dealt = The last { $count } cards are dealt to cells.
foundationReturn = The top card of a foundation can go back to an empty cell.
noReturn = Cards on the foundations stay there.

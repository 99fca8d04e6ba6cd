# How the FreeCell family is played. Each message is a paragraph.

goal = Bring all 52 cards to the four foundations at the top: one for each suit, from the ace up to the king.
# $build says how columns are built: in alternating colours, in suit, or by rank only.
build =
    The last card of a column goes onto one that is one rank higher{ $build ->
        [alternate] { " " }and of the other colour
        [suit] { " " }and of the same suit
       *[any] , whatever its suit
    }.
cell = A cell takes any one card, and keeps it until you need it.
oneByOne = Cards move one at a time.
# $places says over which empty places cards in order move.
linear = Cards in order move together: one more than there are empty { part-places }.
full = Cards in order move together: as many as could go one by one over empty { part-places }.
part-places =
    { $places ->
        [cells] cells
        [columns] columns
       *[both] cells and columns
    }
home = An ace begins its foundation; the next card of its suit follows. A card that is pressed twice goes there.
# What goes to an empty column: kings, or any card.
onlyKings = An empty column takes only a king, or cards in order that begin with one.
anyCard = An empty column takes any card.
layout =
    { $columns } columns. { $cells ->
        [0] No cells
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
# So many cards are dealt to cells.
dealt = The last { $count } cards of the deal lie in cells from the start.
foundationReturn = The top card of a foundation may come back to an empty cell.
noReturn = Cards on the foundations stay there.

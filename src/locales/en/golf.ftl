# Messages of Golf.

title = Golf
# The game's own keys, and what each does.
keyColumn = Go to a column
    .keys = 1 … 7
keyStock = Draw from the stock
    .keys = s
keyWaste = Go to the waste
    .keys = w
# Cards left in the columns.
left = { $count } left
drawn = Drew the { CARD($card) }.
undrawn = Undone: the draw.
hintStock = Try drawing from the stock.
refusals =
    .no-return = Cards stay on the waste.
    .top-only = Only the top card of a column can be played.
    .waste-only = Cards go to the waste only.
    .stock-turns = Cards from the stock go to the waste.
    .on-king = In this game, nothing goes on a king.
    .not-next = The { CARD($card) } does not go on the { CARD($top) }.

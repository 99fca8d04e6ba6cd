# Messages of Klondike.

title = Klondike
# The game's own keys, and what each does.
keyColumn = Go to a column, or put the cards there
    .keys = 1 … 7
keyStock = Turn cards of the stock
    .keys = s
keyWaste = Go to the waste
    .keys = w
score = Score { $points }
# Cards of the stock were turned: $card is the top one of $count.
drawn =
    { $count ->
        [2] Turned two cards, the { CARD($card) } on top.
        [3] Turned three cards, the { CARD($card) } on top.
       *[other] Turned the { CARD($card) }.
    }
# The waste became the stock again: the stock is gone through for the $pass. time, of at most $of.
redealt =
    Waste turned over, pass { $pass }{ HAS($of) ->
        [true] { " " }of { $of }
       *[false] { "" }
    }.
# Said after a move that freed face-down cards of columns: $card was turned over, the last of $count.
flipped =
    { $count ->
        [one] And the { CARD($card) } was turned over.
       *[other] And { $count } cards were turned over.
    }
# What was undone.
turnedBack =
    .draw = Undone: the draw.
    .redeal = Undone: the redeal.
    .flip = Undone: the card is face down again.
hintStock = Try the stock.
hintRedeal = Try to turn the waste over.
# $pile is a column.
hintFlip = Try to turn over the card of { PILE($pile) }.
refusals =
    .turn-first = Turn over the card of { PILE($pile) } first.
    .face-down = Face-down cards cannot be moved.
    .waste-top = Only the top card of the waste can be played.
    .stock-turns = Cards of the stock are turned onto the waste.
    .stock-left = The waste is turned over when the stock is empty.
    .no-redeal =
        { $redeals ->
            [0] There are no redeals here.
           *[other] No redeal is left.
        }
    .return-to-column = A card comes back from a foundation to a column only.
    .takes-none = No card is laid on the { PILE($pile) }.

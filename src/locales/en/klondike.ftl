# Messages of Klondike.

title = Klondike
# The game's own keys, and what each does.
keyColumn = Go to a column, or move cards there
    .keys = 1 … 7
keyStock = Draw from the stock
    .keys = s
keyWaste = Go to the waste
    .keys = w
score = Score { $points }
# Cards were drawn from the stock: $card is the top one of $count.
drawn =
    { $count ->
        [2] Drew two cards, the { CARD($card) } on top.
        [3] Drew three cards, the { CARD($card) } on top.
       *[other] Drew the { CARD($card) }.
    }
# The waste became the stock again: the stock is gone through for the $pass. time, of at most $of.
redealt =
    Waste turned over, pass { $pass }{ HAS($of) ->
        [true] { " " }of { $of }
       *[false] { "" }
    }.
# Face-down cards of columns were turned over: $card is the last of $count.
flipped =
    { $count ->
        [one] Turned over the { CARD($card) }.
       *[other] Turned over { $count } cards.
    }
# What was undone.
turnedBack =
    .draw = Undone: the draw.
    .redeal = Undone: the redeal.
    .flip = Undone: the card is face down again.
hintStock = Try drawing from the stock.
hintRedeal = Try turning the waste over.
# $pile is a column.
hintFlip = Try turning over the top card of { PILE($pile) }.
refusals =
    .turn-first = Turn over the top card of { PILE($pile) } first.
    .face-down = Face-down cards cannot be moved.
    .waste-top = Only the top card of the waste can be played.
    .stock-turns = Cards from the stock go to the waste first.
    .stock-left = You can turn the waste over only when the stock is empty.
    .no-redeal =
        { $redeals ->
            [0] This game has no redeals.
           *[other] No redeals are left.
        }
    .return-to-column = A card can return from a foundation only to a column.
    .takes-none = You can’t put cards on the { PILE($pile) }.

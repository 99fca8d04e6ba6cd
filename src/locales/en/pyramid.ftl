# Messages of Pyramid.

title = Pyramid
# The game's own keys, and what each does.
keyStock = Draw from the stock, or put the waste back
    .keys = s
keyWaste = Go to the waste
    .keys = w
keyWastes = Go to one of several wastes, or draw to it from the stock
    .keys = 1 … 3
# $pile is place, waste, stock or foundation. A place of the pyramid has its $row and its $place in that row, from 1.
# Of several wastes each has a $number.
pileName =
    { $pile ->
        [place] row { $row }, place { $place }
        [waste] { part-waste }
       *[other] { $pile }
    }
part-waste =
    { HAS($number) ->
        [true] waste { $number }
       *[false] waste
    }
# How cards go to a pile that shows no card to go on.
wayTo =
    { $pile ->
        [stock] back to the stock
        [waste] { HAS($number) ->
            [true] to waste { $number }
           *[false] to the waste
        }
       *[other] to the { $pile }
    }
hintStock = Try drawing from the stock.
hintRedeal = Try putting the waste back.
# What happened, by its code. $way says whether it was done, undone or redone.
# $card (Card | undefined): the removed or turned card. “king” is any card that was removed alone.
# $allowed (string | number): unlimited, or how often the waste may go back
announcements =
    .pair =
        { $way ->
            [undo] Undone: { part-pair }.
            [redo] Redone: { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .king =
        { $way ->
            [undo] Undone: { part-king }.
            [redo] Redone: { part-king }.
           *[move] { CAPITAL(part-king) }.
        }
    .turned =
        { $way ->
            [undo] Undone: the draw.
            [redo] Redone: { part-turned }.
           *[move] { CAPITAL(part-turned) }.
        }
    .put-back =
        { $way ->
            [undo] Undone: { part-putBack }.
            [redo] Redone: { part-putBack }.
           *[move] { CAPITAL(part-putBack) }.
        }
    .unwinnable = This game can no longer be won.
part-pair = { CARD($card) } and { CARD($other) } removed
part-king = { CARD($card) } removed
part-turned =
    drew the { CARD($card) }{ HAS($waste) ->
        [true] { " " }to waste { $waste }
       *[false] { "" }
    }
part-putBack =
    waste put back, redeal { $redeal }{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }of { $allowed }
    }
# $name (string) is the name of the pile.
refusals =
    .empty-pile = { CAPITAL($name) } is empty.
    .no-return = Removed cards can’t come back.
    .stock-first = Draw the stock’s card to the waste first.
    .stock-left =
        You can put the waste back only when the stock is empty: { $count ->
            [one] { $count } card is
           *[other] { $count } cards are
        } left.
    .no-redeal =
        { $allowed ->
            [0] The waste can’t be put back in this game.
            [1] The waste can be put back only once.
           *[other] The waste can be put back only { $allowed } times.
        }
    .covered = The { CARD($card) } is covered.
    .no-cover-pairs = A card can’t be paired with one that it covers.
    .king-alone = The { CARD($card) } is removed alone.
    .not-king = Only kings are removed alone, not the { CARD($card) }.
    .not-13 = The { CARD($card) } and the { CARD($target) } add up to { $sum }, not 13.

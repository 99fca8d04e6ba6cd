# Messages of Pyramid.

title = Pyramid
# The game's own keys, and what each does.
keyStock = Turn a card of the stock, or put the waste back
    .keys = s
keyWaste = Go to the waste
    .keys = w
keyWastes = With several wastes: go to one; from the stock, turn a card onto it
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
hintStock = Try the stock.
hintRedeal = Try to put the waste back.
# What happened, by its code. $way says whether it was done, undone or redone.
# $card (Card | undefined)
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
    .unwinnable = No win is possible any more.
part-pair = { CARD($card) } and { CARD($other) } removed
part-king = { CARD($card) } removed
part-turned =
    turned the { CARD($card) }{ HAS($waste) ->
        [true] { " " }to waste { $waste }
       *[false] { "" }
    }
part-putBack =
    waste put back, redeal { $redeal }{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }of { $allowed }
    }
# $name is the name of the pile.
refusals =
    .empty-pile = No card lies there: { $name }.
    .no-return = Removed cards stay away.
    .stock-first = Turn the stock’s card to the waste first.
    .stock-left =
        The waste goes back when the stock is empty; { $count ->
            [one] { $count } card is
           *[other] { $count } cards are
        } left.
    .no-redeal =
        { $allowed ->
            [0] The waste does not go back here.
            [1] The waste has gone back once.
           *[other] The waste has gone back { $allowed } times.
        }
    .covered = The { CARD($card) } is covered.
    .no-cover-pairs = A card is not paired here with the one it covers.
    .king-alone = The { CARD($card) } goes alone.
    .not-king = Only kings go alone, not the { CARD($card) }.
    .not-13 = The { CARD($card) } and the { CARD($target) } make { $sum }, not 13.

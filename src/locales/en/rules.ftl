# Messages of games that are made from rules: names of piles, keys, announcements, hints, and why a move is refused.

# $pile is stock, waste, reserve, cell, foundation, column, pyramid or peaks. $number and $letter say which of several. A place of a
# pyramid has its $row and its $place in that row, from 1. $several says whether there are several piles of this kind.
# $several (string)
pileLabel =
    { $pile ->
        [column] column { $number }
        [cell] cell { $letter }
        [foundation] { $several ->
            [true] foundation { $number }
           *[false] foundation
        }
        [waste] { $several ->
            [true] waste { $number }
           *[false] waste
        }
        [reserve] { $several ->
            [true] reserve { $number }
           *[false] reserve
        }
        [pyramid] row { $row }, place { $place }
        [peaks] row { $row }, place { $place }
       *[stock] stock
    }
# How cards go to a pile that shows no card to go on.
# $several (string)
wayTo =
    { $pile ->
        [cell] to a cell
        [column] to an empty column
        [stock] back to the stock
        [waste] { $several ->
            [true] to waste { $number }
           *[false] to the waste
        }
       *[other] to the foundation
    }
# How cards go to a pile that the page’s rules name: $name is that name, in any language, such as “row 3”.
# $name (string)
wayToNamed = to { $name }
# The game's own keys, and what each does.
# The last key follows from the number of columns, cells or wastes.
keyColumn = Go to a column, or move cards there
    .keys = 1 … { $last }
keyCell = Go to a cell, or move a card there
    .keys = a … { $last }
keyReserve = Go to the reserve
    .keys = r
keyStock = Draw from the stock
    .keys = s
keyWaste = Go to the waste
    .keys = w
keyWastes = Go to one of several wastes, or draw to it from the stock
    .keys = 1 … { $last }
score = Score { $points }
# Cards left in the columns.
left = { $count } left

part-rank =
    { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    }
# The rank with its article: an ace, a 7, an 8.
part-aRank =
    { $rank ->
        [1] an ace
        [8] an 8
       *[other] a { part-rank }
    }

# What happened, by its code. $way says whether a pair was removed, put back by undo, or removed again.
# $left is the number of cards in the stock. $of is the number of passes through the stock, if it is limited.
# $of (number | undefined)
# $waste (number | undefined): which waste the card went to, if there are several
# $what says what was undone.
announcements =
    .drawn =
        { $count ->
            [1] Drew the { CARD($card) }{ HAS($waste) ->
                [true] { " " }to waste { $waste }
               *[false] { "" }
            }.
            [2] Drew two cards, the { CARD($card) } on top.
            [3] Drew three cards, the { CARD($card) } on top.
           *[other] Drew { $count } cards, the { CARD($card) } on top.
        }
    .dealt =
        Dealt { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }. { $left ->
            [0] The stock is empty.
            [one] { $left } card is left in the stock.
           *[other] { $left } cards are left in the stock.
        }
    .redealt =
        Waste turned over, pass { $pass }{ HAS($of) ->
            [true] { " " }of { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [one] Turned over the { CARD($card) }.
           *[other] Turned over { $count } cards.
        }
    .turned-back =
        { $what ->
            [draw] Undone: the draw.
            [redeal] Undone: the redeal.
           *[flip] Undone: the card is face down again.
        }
    .filled = The { CARD($card) } fills { PILE($to) }.
    .pair =
        { $way ->
            [undo] Undone: { part-pair }.
            [redo] Redone: { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .trio =
        { $way ->
            [undo] Undone: { part-trio }.
            [redo] Redone: { part-trio }.
           *[move] { CAPITAL(part-trio) }.
        }
    .alone =
        { $way ->
            [undo] Undone: { part-alone }.
            [redo] Redone: { part-alone }.
           *[move] { CAPITAL(part-alone) }.
        }
part-pair = { CARD($card) } and { CARD($other) } removed
part-trio = { CARD($card) }, { CARD($other) } and { CARD($third) } removed
part-alone = { CARD($card) } removed
hintStock = Try drawing from the stock.
hintDeal = Try dealing from the stock.
hintRedeal = Try turning the waste over.
# $pile is a column.
hintFlip = Try turning over the top card of { PILE($pile) }.

# Why a move is refused, by its code. $name is the name of a pile.
# $name (string)
# .takes-none: the stock, a waste or a reserve.
# .build: $build says how suits follow; the card needs the rank $rank, or $other, and for alternating colours the colour $color.
# .not-next: the card needs the rank $rank, or $other.
# $other (number | undefined)
# .not-in-order: $build says how the cards of a run follow each other.
refusals =
    .no-such-pile = There is no { $pile } here.
    .same-pile = The card is already there.
    .empty-pile = { CAPITAL($name) } is empty.
    .bad-count =
        You can’t move { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } from there.
    .fill-first = { CAPITAL(PILE($pile)) } must be filled first.
    .turn-first = Turn over the top card of { PILE($pile) } first.
    .face-down = Face-down cards can’t be moved.
    .covered = The { CARD($card) } is covered.
    .top-only = Only the top card can be moved.
    .not-in-order =
        { $build ->
            [alternate] Only cards in sequence and in alternating colours can move together.
            [suit] Only cards in sequence and of the same suit can move together.
            [color] Only cards in sequence and of the same colour can move together.
            [other] Only cards in sequence can move together, each of a different suit from the card below it.
           *[any] Only cards in sequence can move together.
        }
    .whole-run = Only the whole sequence can move.
    .too-many =
        { $count } cards are too many: { $allowed ->
            [1] only one can move now
           *[other] at most { $allowed } can move together now
        }.
    .waste-top = Only the top card of the waste can be played.
    .stock-turns = You can’t play cards straight from the stock.
    .stock-left = You can turn the waste over only when the stock is empty.
    .no-redeal =
        { $redeals ->
            [0] This game has no redeals.
           *[other] No redeals are left.
        }
    .no-empty-column = Fill every empty column before you deal.
    .takes-none = You can’t put cards on the { PILE($pile) }.
    .one-card-a-cell = A cell holds only one card.
    .cell-taken = The { CARD($card) } is already in that cell.
    .no-return = Cards can’t come back from there.
    .return-to-cell = A card can return from a foundation only to an empty cell.
    .return-to-column = A card can return from a foundation only to a column.
    .base-stays = A foundation’s first card stays there.
    .one-card-up = Cards go to the foundation one at a time.
    .foundation-starts-with-ace = That foundation starts with { part-aRank }.
    .foundation-next = The { CARD($card) } does not follow the { CARD($top) }.
    .foundation-full = That foundation is complete.
    .runs-only = Only a complete suit, from king to ace, can go to a foundation.
    .kings-only = Only { part-aRank } can go to an empty column.
    .waste-only-here = Only a card from the waste can go to an empty column.
    .stays-empty = In this game, empty columns stay empty.
    .column-full =
        A column holds at most { $most ->
            [one] { $most } card
           *[other] { $most } cards
        }.
    .not-from-here = Columns don’t take cards from there.
    .no-building = In this game, nothing goes on cards in a column.
    .build =
        The { CARD($card) } needs { $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { part-sameSuit }
            [other] { part-otherSuit }
           *[any] { part-anySuit }
        }.
    .needs-empty = The { CARD($card) } can’t go on another card.
    .waste-only = Cards go to the waste only.
    .on-king = In this game, nothing goes on a king.
    .not-next = The { CARD($card) } needs { part-anySuit }.
    .no-cover-pairs = A card can’t be paired with one that it covers.
    .king-alone = The { CARD($card) } is removed alone.
    .not-king = The { CARD($card) } can’t be removed alone.
    .not-13 = The { CARD($card) } and the { CARD($target) } add up to { $sum }, not { $wanted }.
    .not-equal = The { CARD($card) } and the { CARD($target) } are not of the same rank.
    .no-trio = No free card completes this trio.
part-colored =
    { $color ->
        [red] a red { part-rank }
       *[black] a black { part-rank }
    }{ part-or }
part-sameSuit = { part-aRank }{ part-or } of the same suit
part-otherSuit = { part-aRank }{ part-or } of another suit
part-anySuit = { part-aRank }{ part-or }
part-or =
    { HAS($other) ->
        [true] { " " }or { part-otherRank }
       *[false] { "" }
    }
part-otherRank =
    { $other ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $other }
    }

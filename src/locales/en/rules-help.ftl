# How a patience is played, made from its rules. Each message is a paragraph, except for parts and items of lists.
# A column’s “last” card is its top card: the one that can be moved. “In order” means one rank after another.

# A rank, 1 (ace) to 13 (king). The form “a” is with an article, “plural” is for several.
rankName =
    { $form ->
        [a]
            { $rank ->
                [1] an { part-rank }
                [8] an { part-rank }
               *[other] a { part-rank }
            }
        [plural] { part-rank }s
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    }

# The goal. $cards is the number of cards, $each the number of foundations for each suit, $by the suits of a foundation.
# $way says from which rank to which: straight from $first to $last, half of the foundations each way, or not known.
# $cards (number)
goalFoundations =
    Move all { $cards } cards to the { $count ->
        [1] foundation
        [4] four foundations
        [8] eight foundations
       *[other] { $count } foundations
    }{ $by ->
        [suit] : { $each ->
            [1] one
            [2] two
           *[other] { $each }
        } for each suit
        [alternate] , in alternating colours
        [color] , each in one colour
        [another] , each card of another suit than the one before
       *[any] , regardless of suit
    }{ $way ->
        [straight] , from { RANK_NAME($first) } to { RANK_NAME($last) }
        [both] , half from { RANK_NAME($first) } up to { RANK_NAME($last) } and half from { RANK_NAME($last) } down to { RANK_NAME($first) }
       *[open] { "" }
    }.
# Only complete runs go to the foundations.
goalRuns =
    Build { $count ->
        [4] four
        [8] eight
       *[other] { $count }
    } complete runs of one suit, from { RANK_NAME($first) } to { RANK_NAME($last) }.
# $rest says whether cards may be left elsewhere. $isScore says whether the score counts the cards that are left.
goalColumns =
    { $shape ->
        [pyramid] Remove all cards of the pyramid.
        [peaks] Clear the three peaks.
       *[columns] Clear all columns.
    }{ $rest ->
        [score] { " " }If you can’t, leave as few cards as possible.
        [free] { " " }Other cards may be left.
       *[none] { "" }
    }
# All cards are removed, or they go to the one waste.
# $cards (number)
goalAll =
    .removed = Remove all { $cards } cards.
    .waste = Move all { $cards } cards to the waste.

# How columns are built: $direction is from the lower card in the pile to the next one.
build =
    In the columns, a card can go on a card { $direction ->
        [down] one rank higher
        [up] one rank lower
       *[both] one rank higher or lower
    }{ $by ->
        [alternate] { " " }and of the other colour
        [suit] { " " }and of the same suit
        [color] { " " }and of the same colour
        [another] { " " }and of another suit
       *[any] , of any suit
    }.
buildAnything = In the columns, a card can go on any other card.
noBuild = No card can go on another one in the columns.
# The highest and the lowest rank are neighbours in the columns.
wrap =
    { $direction ->
        [down] { CAPITAL(part-high) } can also go on { RANK_NAME($low, form: "a") }.
        [up] { CAPITAL(part-low) } can also go on { RANK_NAME($high, form: "a") }.
       *[both] { CAPITAL(part-highs) } and { RANK_NAME($low, form: "plural") } also go on each other.
    }
part-high = { RANK_NAME($high, form: "a") }
part-low = { RANK_NAME($low, form: "a") }
part-highs = { RANK_NAME($high, form: "plural") }

# What moves together.
moveOne = You can move only one card at a time.
moveRun = Cards { part-order } can move together.
part-order =
    { $direction ->
        [down] in descending order
        [up] in ascending order
       *[both] in order, up or down,
    }{ $by ->
        [alternate] { " " }and alternating colours
        [suit] { " " }and of one suit
        [color] { " " }and of one colour
        [another] { " " }whose suits differ from card to card
       *[any] , whatever their suits,
    }
# A run moves as a whole or not at all.
moveWhole = Cards in order at the end of a column can move to another column only all together.
moveGroup =
    { $isHidden ->
        [true] Any face-up card can move
       *[false] Any card can move
    } with all cards on it, even if they are not in order.
# $places says over which empty places cards in order move.
supermove = Cards in order can move together: one more than the number of empty { part-places }.
fullSupermove = Cards in order can move together: as many as you could move one by one using empty { part-places }.
part-places =
    { $places ->
        [cells] cells
        [columns] columns
       *[both] cells and columns
    }

# Empty columns. $moves says what moves together: one card, a run, or a group of cards in any order.
emptyAny =
    { $moves ->
        [one] Any card can go to an empty column.
        [run] Any card, or cards in order, can go to an empty column.
       *[group] Any card, with all cards on it, can go to an empty column.
    }
emptyRank =
    Only { RANK_NAME($rank, form: "a") }{ $moves ->
        [one] { "" }
        [run] , or cards in order that start with { RANK_NAME($rank, form: "a") },
       *[group] , with all cards on it,
    } can go to an empty column.
# The rank is known only when the foundations have begun.
# $which is the highest rank, the one before the foundations’ first, or that base.
emptyOpenRank =
    { $which ->
        [highest] Only a card of the rank that ends a foundation can go to an empty column.
       *[base] Only a card of the rank that begins a foundation can go to an empty column.
    }
emptyWaste = Only the top card of the waste can go to an empty column.
emptyNone = An empty column stays empty.
# An empty column is filled at once from $first; if that is empty, from $second; then from $third. $then is what it takes
# when there is nothing left to fill it.
fill =
    An empty column is filled at once from the { $first ->
        [reserve] reserve
        [waste] waste
       *[stock] stock
    }{ $second ->
        [reserve] , or if that is empty, from the reserve
        [waste] , or if that is empty, from the waste
        [stock] , or if that is empty, from the stock
       *[none] { "" }
    }{ $third ->
        [reserve] , then from the reserve
        [waste] , then from the waste
        [stock] , then from the stock
       *[none] { "" }
    }. After that, { $then ->
        [any] any card can go there
        [highest] only a card of the rank that ends a foundation can go there
        [base] only a card of the rank that begins a foundation can go there
        [waste] only the top card of the waste can go there
       *[none] it stays empty
    }.
# The reserve has several piles.
fillChoice = You choose which pile of the reserve fills an empty column.
# $from is a list of the places below.
columnsFrom = Only cards { LIST($from) } can go to a column.
fromPlaces =
    .columns = of other columns
    .cells = from cells
    .reserve = from the reserve
    .waste = from the waste
most =
    A column can hold at most { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

cell = A cell holds any one card until you need it.
# The piles of the reserve: a single pile, several ones, or piles of one card each.
reserve =
    { $piles ->
        [single] You can play the top card of the reserve.
        [several] You can play the top card of each pile of the reserve.
       *[cards] You can play any card of the reserve.
    } No card can go back there.

# Turning cards of the stock: $count cards at a time, to one waste or to one of several.
draw =
    { $wastes ->
        [1] Press the stock to turn { $count ->
            [1] a card
            [2] two cards
            [3] three cards
           *[other] { $count } cards
        } onto the waste. You can play the top card of the waste.
       *[other] Turn each card of the stock onto a waste of your choice. You can play the top card of each waste.
    }
drawToHole = If no card fits, press the stock to turn its next card onto the waste.
dealColumns =
    Press the stock to deal a card to each column{ $onlyFull ->
        [true] . You can do that only if no column is empty
       *[false] { "" }
    }.
dealReserve = Press the stock to deal a card to each pile of the reserve.

# What a foundation begins with, and what follows.
# $base says whether each foundation begins with $rank, all are dealt so, or the rank comes from the first card there.
home = { part-base } { part-next } Press a card twice to send it there.
part-base =
    { $base ->
        [rank] Each foundation starts with { RANK_NAME($rank, form: "a") }.
        [set] The { RANK_NAME($rank, form: "plural") } are on the foundations from the start.
        [dealt] One card is dealt to the foundations. All foundations start with its rank.
        [first] Your first card on a foundation can have any rank. All foundations start with that rank.
       *[column] All foundations start with the rank of the first card that is dealt to the columns.
    }
part-next =
    On top goes the next { $direction ->
        [up] higher
       *[down] lower
    } card of { $by ->
        [suit] the same suit
        [alternate] the other colour
        [color] the same colour
        [another] another suit
       *[any] any suit
    }.
# Half of the foundations go up from $rank, half go down from $other. If the ranks are not known, they follow from the
# first card there.
homeBoth =
    { $base ->
        [rank] Half of the foundations start with { RANK_NAME($rank, form: "a") } and go up, the others start with { RANK_NAME($other, form: "a") } and go down
       *[open] The first card on a foundation sets the rank from which half of the foundations go up. The others start one rank lower and go down
    }, { $by ->
        [suit] in suit
        [alternate] in alternating colours
        [color] each in one colour
        [another] with a change of suit at each card
       *[any] regardless of suit
    }.
# Only complete runs go to the foundations.
# $count (number)
homeRuns = A complete run of one suit, { $count } cards from { RANK_NAME($first) } to { RANK_NAME($last) }, goes to a foundation automatically.
homeWrap = On the foundations, { RANK_NAME($next, form: "a") } goes on { RANK_NAME($end, form: "a") }.

# One waste takes all cards.
hole =
    Press { $free ->
        [true] a free card
       *[false] the last card of a column
    } to move it to the waste. It must be one rank higher or lower than the card there; suits don’t matter.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = A card is free if no other card covers it.
# Whether the highest and the lowest rank go on each other.
holeEnds =
    .wrap = The ranks wrap around: { RANK_NAME($high, form: "plural") } and { RANK_NAME($low, form: "plural") } go on each other.
    .apart = { CAPITAL(part-highs) } and { RANK_NAME($low, form: "plural") } don’t go on each other.
    .closed = No card goes on { RANK_NAME($high, form: "a") }, and only { RANK_NAME($second, form: "a") } goes on { RANK_NAME($low, form: "a") }.

# Pairs. $cards says which cards can be taken: those that no other covers, the last ones of columns, or all.
# $values says whose values are named: the ace’s, and those of courts up to the one that can be in a pair.
# $sum (number)
pairSum =
    { $cards ->
        [free] Remove two free cards that add up to { $sum }.
        [last] Remove the last cards of two columns if they add up to { $sum }.
       *[all] Remove two cards that add up to { $sum }.
    } An ace counts 1{ $values ->
        [ace] { "" }
        [jack] { " " }and a jack 11
        [queen] , a jack 11, a queen 12
       *[king] , a jack 11, a queen 12, a king 13
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] Remove two free cards of the same rank.
        [last] Remove the last cards of two columns if they have the same rank.
       *[all] Remove two cards of the same rank.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
# $sum (number)
single = { CAPITAL(part-single) } counts { $sum } and is removed alone.
part-single = { RANK_NAME($rank, form: "a") }
# $ranks is a list such as: a jack, a queen and a king.
trio = Remove { LIST($ranks) } together.
coverPairs = A card can be paired with one that it covers, if no other card covers that one.
noCoverPairs = A card can’t be paired with one that it covers.

# What is dealt. $packs is the number of packs, $suits that of different suits.
# $cards (number)
pack =
    { $packs ->
        [1] One pack
        [2] Two packs
       *[other] { $packs } packs
    }, { $cards } cards{ $suits ->
        [1] , all of one suit
        [2] , in two suits
       *[4] { "" }
    }.
ranks = Only the cards from { RANK_NAME($first) } to { RANK_NAME($last) } are used.
# $sizes says whether all columns have the same number of cards, two numbers, a range of numbers, or none.
# $least (number)
layout =
    { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } { $sizes ->
        [same] of { $most ->
            [one] one card
           *[other] { $most } cards
        }
        [two] of { $least } or { $most } cards
        [range] of { $least } to { $most } cards
       *[none] without cards at first
    }{ $cells ->
        [0] { "" }
        [one] , one cell
       *[other] , { $cells } cells
    }.
# $rows (number)
pyramid = The pyramid has { $rows } rows. Each card is covered by two cards of the next row.
# $count (number)
peaks = The three peaks stand on a last row of { $count } cards. Each card above it is covered by two cards of the next row.
faceDown =
    { $which ->
        [top] Only the last card of each column is dealt face up.
        [covered] Covered cards lie face down.
       *[some] Some cards are dealt face down.
    } A face-down card is turned over as soon as no card covers it.
cellsDealt =
    { $count ->
        [one] { $count } card is dealt to a cell.
       *[other] { $count } cards are dealt to cells.
    }
# The reserve is one pile or single cards, $number equal piles of $count cards, or unequal piles of $count cards in all.
# $number (number)
reserveDeal =
    { $piles ->
        [equal] The reserve has { $number } piles of { part-cards }
        [unequal] The reserve has { $number } piles with { part-cards } in all
       *[single] The reserve has { part-cards }
    }{ $isHidden ->
        [true] , face down below the top one
       *[false] { "" }
    }.
part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
startCards =
    { $count ->
        [one] One { RANK_NAME($rank) } is
        [2] Two { RANK_NAME($rank, form: "plural") } are
        [3] Three { RANK_NAME($rank, form: "plural") } are
        [4] Four { RANK_NAME($rank, form: "plural") } are
       *[other] { $count } { RANK_NAME($rank, form: "plural") } are
    } on the foundations from the start.
# Cards of the rank that the foundations begin with. The sentence before it says how that rank is found.
startOpen =
    { $count ->
        [one] { $count } card of the rank that begins a foundation is there from the start.
       *[other] { $count } cards of the rank that begins a foundation are there from the start.
    }
# $ranks is a list such as: kings and queens.
sink = After the deal, { LIST($ranks) } go to the bottom of their columns.
holeStart = The waste begins with the { CARD($card) }.
stock = The stock has { part-cards }.
# How often the wastes become the stock again: a number, or unlimited.
# $redeals (string | number)
redeals =
    { $redeals ->
        [0] The stock has { part-cards }, and you go through it once.
       *[other] The stock has { part-cards }. When it is empty, you can turn { $wastes ->
            [1] the waste
           *[other] the wastes
        } over to make a new stock, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] as often as you like
        [1] once
        [2] twice
       *[other] { $redeals } times
    }
openStock = The stock is face up: you can see which card comes next.
foundationReturn =
    .columns = The top card of a foundation can go back to a column.
    .cells = The top card of a foundation can go back to an empty cell.
    .both = The top card of a foundation can go back to a column or an empty cell.
    .none = Cards on the foundations stay there.

# Points. $events is a list of the items below, such as: 10 for a card to a foundation.
points = Points: { LIST($events) }.
# $points (number)
pointsFor =
    .deal = { SIGNED($points) } for the deal
    .up = { SIGNED($points) } for a card to a foundation
    .back = { SIGNED($points) } for a card back from a foundation
    .fromWaste = { SIGNED($points) } for a card from the waste to a column
    .flip = { SIGNED($points) } for a card turned over in a column
    .redeal = { SIGNED($points) } for turning the waste over
    .move = { SIGNED($points) } for each move
# $points (number)
leastPoints = The score never falls below { $points }.
cardsLeft = The score is the number of cards left in the columns: the fewer, the better.
# The page’s own names of piles. $names is a list of the items below; $name is a name, in any language.
pileWords = On this board, { LIST($names) }.
# $name (string)
calledPiles =
    .columns = the columns are called “{ $name }”
    .cells = the cells are called “{ $name }”
    .reserve = the reserve is called “{ $name }”
    .foundations = the foundations are called “{ $name }”
    .stock = the stock is called “{ $name }”
    .waste = the waste is called “{ $name }”

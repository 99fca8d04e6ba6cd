# How Klondike is played. Each message is a paragraph.

goal = Bring all 52 cards to the four foundations at the top: one for each suit, from the ace up to the king.
build = In the columns a card goes onto one that is one rank higher and of the other colour; all cards on it come along. A card that lies face down is turned over as soon as it is free.
# $draw is 1 or 3.
draw =
    A press on the stock turns { $draw ->
        [3] three cards
       *[other] a card
    } onto the waste. Its top card can be played.
home = An ace begins its foundation; the next card of its suit follows. A card that is pressed twice goes there.
emptyColumn = An empty column takes only a king, with all that lies on it.
# $redeals (string | number): how often the waste is turned over: a number, or unlimited
redeals =
    { $redeals ->
        [0] The waste is not turned over: you go through the stock once.
       *[other] When the stock is empty, the waste is turned over and becomes the stock, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] as often as you like
        [1] once
       *[other] { $redeals } times
    }
foundationReturn = The top card of a foundation may come back to a column.
noReturn = Cards on the foundations stay there.
# Points by the way of scoring.
points =
    .standard = Points: 10 for a card that goes up, 5 for one from the waste to a column or one turned over in a column; 15 less for one that comes back.
    .vegas = Points: you pay 52 for the deal, and each card that goes up brings 5.
redealPoints = Each time the waste is turned over costs 100 points.

# How Klondike is played. Each message is a paragraph.

goal = Move all 52 cards to the four foundations at the top: one foundation for each suit, from ace to king.
build = In the columns, a card can go on a card one rank higher and of the other colour. All cards on it move with it. A face-down card is turned over as soon as no card covers it.
# $draw is 1 or 3.
draw =
    Press the stock to turn { $draw ->
        [3] three cards
       *[other] a card
    } onto the waste. You can play the top card of the waste.
home = Each foundation starts with an ace, and the next card of its suit goes on it. Press a card twice to send it there.
emptyColumn = Only a king, with all cards on it, can go to an empty column.
# $redeals (string | number): how often the waste is turned over: a number, or unlimited
redeals =
    { $redeals ->
        [0] You go through the stock only once.
       *[other] When the stock is empty, you can turn the waste over to make a new stock, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] as often as you like
        [1] once
       *[other] { $redeals } times
    }
foundationReturn = The top card of a foundation can go back to a column.
noReturn = Cards on the foundations stay there.
# Points by the way of scoring.
points =
    .standard = Points: 10 for a card to a foundation, 5 for a card from the waste to a column, 5 for a card turned over in a column. You lose 15 for a card back from a foundation.
    .vegas = Points: the deal costs 52, and each card to a foundation earns 5.
redealPoints = Turning the waste over costs 100 points each time.

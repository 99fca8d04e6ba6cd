# How Pyramid is played. Each message is a paragraph.

goal = Clear the pyramid. The stock and the waste may have cards left.
pair = Two free cards that make 13 go together. A jack counts 11, a queen 12, an ace 1; a card is free when nothing lies on it.
king = A king counts 13 and goes alone.
# $wastes is the number of wastes.
turn =
    { $wastes ->
        [1] A press on the stock turns a card onto the waste. Its top card is free for a pair with one of the pyramid.
       *[other] A card of the stock is turned onto a waste of your choice. The top card of each waste is free, also for one another.
    }
# $redeals (string | number): how often the waste goes back: a number, or unlimited
redeals =
    { $redeals ->
        [0] When the stock is empty, { $wastes ->
            [1] the waste does
           *[other] the wastes do
        } not go back.
       *[other] When the stock is empty, { $wastes ->
            [1] the waste goes
           *[other] the wastes go
        } back to it in the same order, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] as often as you like
        [1] once
       *[other] { $redeals } times
    }
# Whether a card may be paired with one that it covers: it may, or not.
coverPairs = A card may go together with the one it lies on, where nothing else lies on that one.
noCoverPairs = A card never goes together with one that it lies on.
openStock = The stock lies face up: you see what comes.

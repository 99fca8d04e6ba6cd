# How Pyramid is played. Each message is a paragraph.

goal = Remove all cards of the pyramid. Cards may be left in the stock and the waste.
pair = Remove two free cards that add up to 13. An ace counts 1, a jack 11, a queen 12. A card is free if no other card covers it.
king = A king counts 13 and is removed alone.
# $wastes is the number of wastes.
turn =
    { $wastes ->
        [1] Press the stock to turn a card onto the waste. You can pair the top card of the waste with a free card of the pyramid.
       *[other] Turn each card of the stock onto a waste of your choice. The top card of each waste is free. You can also pair the top cards of two wastes.
    }
# $redeals (string | number): how often the waste goes back: a number, or unlimited
redeals =
    { $redeals ->
        [0] You go through the stock only once.
       *[other] When the stock is empty, you can put { $wastes ->
            [1] the waste
           *[other] the wastes
        } back in the same order, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] as often as you like
        [1] once
       *[other] { $redeals } times
    }
# Whether a card may be paired with one that it covers: it may, or not.
coverPairs = A card can be paired with one that it covers, if no other card covers that one.
noCoverPairs = A card can’t be paired with one that it covers.
openStock = The stock is face up: you can see which card comes next.

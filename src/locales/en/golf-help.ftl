# How Golf is played. Each message is a paragraph.

goal = Clear the seven columns. If that fails, the fewer cards are left, the better.
play = The last card of a column goes to the waste if it is one rank higher or lower than the card there; suits do not matter. One press plays it.
turn = When nothing fits, a press on the stock turns its next card onto the waste.
# Whether kings and aces go on each other: they do, or they don't.
corner = Kings and aces are neighbours: the ranks go round.
noCorner = Nothing goes on a king, and only a two on an ace.
stock = The stock has 16 cards and is gone through once.

# How Golf is played. Each message is a paragraph.

goal = Clear the seven columns. If you can’t, leave as few cards as possible.
play = Press the last card of a column to move it to the waste. It must be one rank higher or lower than the card there; suits don’t matter.
turn = If no card fits, press the stock to turn its next card onto the waste.
# Whether kings and aces go on each other: they do, or they don't.
corner = The ranks wrap around: kings and aces go on each other.
noCorner = No card goes on a king, and only a 2 goes on an ace.
stock = The stock has 16 cards, and you go through it once.

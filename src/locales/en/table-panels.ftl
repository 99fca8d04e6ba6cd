# Messages of the panels of a table.

# Asked before a table is closed.
newTable = The chips of this table are not kept. The hands played and the statistics are.
forget = All hands played and all figures are forgotten, and a new table is opened.
people =
    .own = Name at seat { NUMBER($seat) }
    .kept = Names are kept in this browser.
# A share of all hands, from 0 to 1.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = Open hand { NUMBER($hand) }
    .all = All hands
    .kept = The last { NUMBER($most) } hands can be opened. Of others only the result is known.
    .back = Step back
    .forward = Step forward
    .slider = Step
    .position = Step { NUMBER($at) } of { NUMBER($of) }
    .players = Players
    .log = What happened
    .middle = { NUMBER($chips) } in the middle
    .copy = Copy as text
    .copied = Copied.
    .own = Of the last { NUMBER($count) } hands
    .agreed = As good as the advice
    .agreedOf = { NUMBER($agreed) } of { NUMBER($judged) }
# What a person did over several hands.
figures =
    .sat-out = Sat out
    .folds = Folded
    .busts = Bust
    .showdowns = Showed the hand
    .low = Won or shared the 7 half
    .high = Won or shared the 27 half
    .both = Both halves in one hand
    .unseen = Took the pot unseen
    .deals = Dealt
    .wins = Won both hands
    .pushes = Pushes
    .losses = Lost the stake
    .front = Won in front
    .back = Won behind
    .bonus = Chips by Fortune
    .envy = Chips by Envy

# The list of hands, with the chips that each player won or lost.
history =
    .none = No hand has been played yet.
    .earlier = An earlier table
    .caption = Hands { NUMBER($first) } to { NUMBER($last) } in chips, newest first
    .hand = Hand
    .dealer = Dealer
    .total = { $who }, in all
    .all = All
    .out = sat out
# What a side bet pays.
pays =
    .caption = The best line of your seven cards pays, whatever the dealer has. Who bets { NUMBER($envyMin) } or more envies: a line of another player brings these chips.
    .line = Line
    .pays = Pays
    .envy = Envy
    .odds = { NUMBER($pay) } to 1
# A table of figures, one column for each player.
stats =
    .caption = Hands played: { NUMBER($hands) }
    .ever = Here and at earlier tables
    .forget = Clear statistics
    .figure = Figure
    .hands = Hands
    .ahead = Ahead
    .behind = Behind
    .even = Even
    .share = Share ahead
    .net = Net chips
    .biggest = Best hand

# Keys of every table, and what each does.
keyNext = Next hand
    .keys = n
keyLog = What happened in this hand
    .keys = l
keyFullScreen = Full screen
    .keys = Shift+F
keyClose = Close
    .keys = Esc
keyKeys = This sheet
    .keys = ?

# Keys of Pai Gow poker.
paiGowWalk = Walk over your cards
    .keys = ← → ↑ ↓
paiGowSwap = Card to the other hand, and back
    .keys = Enter, Space
paiGowAmount = More or less at stake
    .keys = + −
paiGowRepeat = Repeat the last stake
    .keys = r
paiGowDouble = Double the stake, half of it
    .keys = *, /
paiGowDeal = Deal, set hands
    .keys = d
paiGowSitOut = Sit out
    .keys = p
paiGowHouseWay = House way
    .keys = h
paiGowSort = Sort by rank or suit
    .keys = s

# Keys of Seven Twenty-Seven.
seven27Main = The main button: ante, check or call, stand
    .keys = d
seven27Check = Check or call
    .keys = c
seven27Raise = Bet or raise by the amount
    .keys = r
seven27Amount = More or less
    .keys = + −
seven27Presets = Minimum, half the pot, pot, maximum
    .keys = m, i, o, x
seven27Fold = Fold
    .keys = f
seven27CheckOrFold = In advance: check or fold
    .keys = k
seven27CallAny = In advance: call any bet
    .keys = a
seven27Take = Take a card
    .keys = t
seven27Stand = Stand
    .keys = s
seven27Declare = Declare 7, 27 or both
    .keys = 7, 2, b
seven27SitOut = Sit out
    .keys = p
seven27Hint = Hint
    .keys = h

# Messages of the panels of a table.

# Asked before a table is closed; newGame at a table that plays for points.
newTable = A new table starts with new chips. The hand history and the statistics are kept.
newGame = A new game starts at zero. The hand history and the statistics are kept.
forget = This deletes the hand history and all statistics, and opens a new table.
people =
    .own = Name for seat { NUMBER($seat) }
    .kept = Names are saved in this browser.
# A share of all hands, from 0 to 1.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = Open hand { NUMBER($hand) }
    .all = All hands
    .kept = You can open the last { NUMBER($most) } hands. Of older hands, only the result is saved.
    .back = Step back
    .forward = Step forward
    .slider = Step
    .position = Step { NUMBER($at) } of { NUMBER($of) }
    .players = Players
    .log = Hand log
    .middle = { NUMBER($chips) } in the middle
    .copy = Copy as text
    .copyLink = Copy link
    .copied = Copied.
    .own =
        { $count ->
            [one] In the last hand
           *[other] In the last { $count } hands
        }
    .agreed = As good as the advice
    .agreedOf = { NUMBER($agreed) } of { NUMBER($judged) }
# What a person did over several hands.
figures =
    .sat-out = Sat out
    .folds = Folded
    .busts = Went bust
    .showdowns = Showdowns
    .low = Won or shared the 7 half
    .high = Won or shared the 27 half
    .both = Both halves in one hand
    .unseen = Won without a showdown
    .deals = Was the dealer
    .wins = Won both hands
    .pushes = Pushes
    .losses = Lost the bet
    .front = Won the front hand
    .back = Won the back hand
    .bonus = Chips from Fortune
    .envy = Chips from Envy

# The list of hands, with the chips that each player won or lost; sheet is the caption and score the column at a table that
# plays for points.
history =
    .none = No hands played yet.
    .earlier = Earlier table
    .caption = Hands { NUMBER($first) } to { NUMBER($last) } in chips, newest first
    .sheet = Points of hands { NUMBER($first) } to { NUMBER($last) }, newest first
    .hand = Hand
    .dealer = Dealer
    .total = { $who }, total
    .all = Total
    .out = sat out
    .score = Score
# What a side bet pays.
pays =
    .caption = The best hand in your seven cards pays, whatever the dealer has. If you bet { NUMBER($envyMin) } or more, you also win the Envy chips when another player has such a hand.
    .line = Hand
    .pays = Pays
    .envy = Envy
    .odds = { NUMBER($pay) } to 1
# A table of figures, one column for each player. “games” counts whole games, of several hands, at tables that play for points.
stats =
    .caption = Hands played: { NUMBER($hands) }
    .ever = At this and earlier tables
    .forget = Delete history and statistics
    .figure = Statistic
    .hands = Hands
    .ahead = Won
    .behind = Lost
    .even = Even
    .share = Share won
    .net = Net chips
    .biggest = Best hand
    .games = Games won

# Keys of every table, and what each does.
keyNext = Next hand
    .keys = n
keyLog = Log of this hand
    .keys = l
keyFullScreen = Full screen
    .keys = Shift+F
keyClose = Close
    .keys = Esc
keyKeys = Show this list
    .keys = ?

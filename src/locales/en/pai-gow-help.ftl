# How Pai Gow poker is played.

region = How to play

aim = How to win
    .make = Split your seven cards into two hands: five at the back and two in front. Each is compared with the dealer’s.
    .win = If both win, you win your bet. If both lose, you lose it. If only one wins, it is a push: no chips move.
sides = Front and back
    .front = In front, a pair beats any two other cards. Straights and flushes don’t count there.
    .foul =
        The back hand must rank higher than the front hand. Otherwise the set is a foul: { $foul ->
            [lose] both hands lose.
           *[refuse] the table refuses it.
        }
# Examples of all kinds of hands follow.
kinds = Ranking of hands
    .best = Five-card hands, the best first:
joker = The joker
    .stands = It completes a straight, a flush or a straight flush. Otherwise it is an ace.
straights = Straights with an ace
    .wheel =
        { $wheel ->
            [second] Ace to five is the second-highest straight.
           *[low] Ace to five is the lowest straight.
        }
copies = Copies
    .copy = A tie with the dealer’s hand is a copy, and the dealer wins it. If your other hand wins, it is a push.
pays = What a win pays
    .even = A win pays even money.
    .commission = A win pays the bet less { PERCENT($commission) } commission, rounded up: { NUMBER($minStake) } pays { NUMBER($minPays) }, { NUMBER($maxStake) } pays { NUMBER($maxPays) }.
# A rule by which all stakes come back, in place of the commission.
pushes =
    .queen-high = There is no commission. But if the dealer’s seven cards are no better than queen high, all bets are returned.
    .ace-high = There is no commission. But if the dealer’s seven cards are no better than ace high, all bets are returned.
    .nine-front = There is no commission. But if the dealer’s front hand is nine high, all bets are returned.
# Who deals: who takes the bank, the house, or the players in turn.
dealers =
    .offer = Before the bets, the bank is offered to one player after another. Whoever takes it deals, and covers bets only as far as their chips go. If nobody takes it, the house deals and covers all bets.
    .house = The house deals and covers all bets.
    .turn = Players take turns to deal. A dealer covers bets only as far as their chips go. The rest of a bet is returned.
# The label of the button that shows the pay table is $button.
fortune = Fortune
    .bet = A side bet on your seven cards as dealt, however you set them and whatever the dealer has. “{ $button }” beside the bet shows which hands win.
    .envy = With a bet of { NUMBER($envyMin) } or more, it also pays when another player has a rare hand. This is the envy bonus.

# What a new player is told, step by step. $button is the label of the button for that step.
# $button (string)
guide =
    .bank = The bank is offered to you. If you take it, you deal this hand and play against all others. If you prefer to bet, pass the bank.
    .stake = Press chips to make your bet, then press “{ $button }”.
    .choose = Press two cards for the front hand. The other five must rank higher. “{ $button }” sets them for you.
    .foul = The front hand ranks higher than the back hand: a foul. Press one of the two front cards to take it back.
    .set = This set is legal. Below each tray you see what the hand is. Press “{ $button }”.
    .wait = The other players are acting. Watch their seats.
    .out = You are not in this hand. The guide continues with the next one.
    .reveal = First you see the dealer’s hands, then each player’s.
    .win = Both your hands beat the dealer’s, so you win your bet.
    .push = One of your hands beat the dealer’s and the other did not. That is a push: your bet is returned.
    .lose = Neither hand beat the dealer’s, so you lose your bet. The dealer wins ties.
    .dealt = You were the dealer. The others’ hands were compared with yours.

# The game’s own keys, and what each does.
keyWalk = Go to another card
    .keys = ← → ↑ ↓
keySwap = Move the card to the other hand
    .keys = Enter, Space
keyAmount = Bet more or less
    .keys = + −
keyRepeat = Repeat the last bet
    .keys = r
keyDouble = Double or halve the bet
    .keys = *, /
keyDeal = Deal, or set your hands
    .keys = d
keySitOut = Sit out
    .keys = p
keyHouseWay = Set by the house way
    .keys = h
keySort = Sort by rank or suit
    .keys = s

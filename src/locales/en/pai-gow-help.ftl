# How Pai Gow poker is played.

region = How to play

aim = What wins
    .make = Of seven cards you make two hands: five behind and two in front. Each is compared with the dealer’s.
    .win = If both win, you win your stake; if both lose, you lose it. One of each is a push: no chip moves.
sides = Front and back
    .front = In front a pair beats any two other cards; straights and flushes do not count there.
    .foul =
        The five behind must rank higher than the two in front. Else the set is a foul: { $foul ->
            [lose] both hands lose.
           *[refuse] the table does not take it.
        }
# Examples of all kinds of hands follow.
kinds = What ranks higher
    .best = Five cards, from the best kind down:
joker = The joker
    .stands = It completes a straight, a flush or a straight flush; else it is an ace.
straights = Straights with an ace
    .wheel =
        { $wheel ->
            [second] Ace to five is the second-highest straight.
           *[low] Ace to five is the lowest straight.
        }
copies = Copies
    .copy = A hand that equals the dealer’s is a copy: the dealer wins it. Your other hand can still make it a push.
pays = What a win pays
    .even = A win pays as much as you staked.
    .commission = A win pays the stake less { PERCENT($commission) } commission, which is rounded up: { NUMBER($minStake) } pays { NUMBER($minPays) }, { NUMBER($maxStake) } pays { NUMBER($maxPays) }.
# A rule by which all stakes come back, in place of the commission.
pushes =
    .queen-high = There is no commission. But where the dealer has nothing better than a queen in all seven cards, every stake comes back.
    .ace-high = There is no commission. But where the dealer has nothing better than an ace in all seven cards, every stake comes back.
    .nine-front = There is no commission. But where the dealer has a nine and a lower card in front, every stake comes back.
# Who deals: who takes the bank, the house, or the players in turn.
dealers =
    .offer = Before the stakes the bank is offered to one player after the other. Who takes it deals, and covers no more chips than they have; where nobody takes it the house deals, and covers every stake.
    .house = The house deals, and covers every stake.
    .turn = Players deal in turn. A dealer covers no more chips than they have; the rest of a stake comes back.
fortune = Fortune
    .bet = A side bet on your seven cards as they are dealt, however you set them and whatever the dealer has. “What it pays” beside the stake lists its lines.
    .envy = From a bet of { NUMBER($envyMin) } on it also pays when another player has a rare hand: that is envy.

# What a new player is told, step by step. $button is the label of the button for that step.
# $button (string)
guide =
    .bank = The bank is offered to you. Who takes it deals this hand and plays against all others. Pass it on, if you would rather bet.
    .stake = Put your stake into the circle with the chips, then press “{ $button }”.
    .choose = Press two cards for the front. The five that stay behind must rank higher. “{ $button }” lays them for you.
    .foul = The two in front rank higher than the five behind: a foul. Press one of them to take it back.
    .set = This stands. Below each tray you see what the hand is. Press “{ $button }”.
    .wait = The others are to act: look at their seats.
    .out = You are out of this hand. The guide goes on with the next one.
    .reveal = Look: first the dealer’s hands, then each player’s beside them.
    .win = Both your hands beat the dealer’s, so you win your stake.
    .push = One hand beat the dealer’s and one did not: a push, and your stake comes back.
    .lose = Neither hand beat the dealer’s, so you lose your stake. Equal hands are the dealer’s.
    .dealt = You dealt: the others’ hands were compared with yours.

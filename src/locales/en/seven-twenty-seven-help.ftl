# Messages of “How to play” of Seven Twenty-Seven and of the guided first hand.

region = How to play
headings =
    .aim = How to win
    .values = What cards count
    .course = How a hand goes
    .screen = What you see

# More about what wins, by the rules of the table.
bust = If you are over 27 even with each ace as 1, you are out of the hand at once. Your chips stay in the pot.
lowUnclaimed = If nobody has 7 or less, the winner of the 27 half gets both halves.
fiveAceAce = 5-A-A beats every other hand, even others that make 7 and 27.
threeQuarters = If you win one half alone and tie for the other, you get three quarters of the pot.
carriedPot = If nobody can win what they declared, the pot is carried over to the next hand.
carriedHalf = A half that nobody can win is carried over to the next hand.

# What cards count. $tens says whether tens count as printed (face) or half a point (half).
values =
    .courts =
        { $tens ->
            [half] 10, J, Q and K
           *[face] J, Q and K
        }: half a point, ½.
    .numbers =
        2 to { $tens ->
            [half] 9
           *[face] 10
        }: the number on the card.
    .ace = Ace: 1 or 11. Each ace counts what is best, separately for each target.
    .example = So 5-A-A makes both targets: 5 + 1 + 1 = 7 and 5 + 11 + 11 = 27.

# The steps of a hand.
# $ante (number)
ante = Ante: each player puts in { $ante }.
# Which of the first cards are face up.
deals =
    .up-down = Deal: each player gets one card face up and one face down, and may take a third.
    .down-down-up = Deal: each player gets two cards face down and one face up.
    .down-up = Deal: each player gets one card face down and one face up.
# $limit is the largest bet: $max chips (range), the pot or half of it. $maxRaises is there if raises are limited.
# $opens says who begins: the player at the dealer’s left, or the one with the best face-up cards.
# $min (number)
# $max (number)
# $maxRaises (number | undefined)
bets =
    Bet: check for free, or bet { part-limits }. If somebody has bet, call, raise by { part-limits }{ HAS($maxRaises) ->
        [true]
            { " " }(at most { $maxRaises ->
                [one] once
                [2] twice
               *[other] { $maxRaises } times
            } a round)
       *[false] { "" }
    } or fold.{ $opens ->
        [best-up-card] { " " }The player whose face-up cards count most begins, each ace as 1.
       *[dealers-left] { "" }
    }
part-limits =
    { $min } to { $limit ->
        [pot] the whole pot
        [half-pot] half of the pot
       *[range] { $max }
    }
# $draw is how extra cards are dealt. $freeze is how many stands in a row end taking cards, or 0.
draw =
    Extra cards: take one face { $draw ->
        [up] up
       *[down] down
    }, or stand. { $freeze ->
        [0] If you stand, you can still take one the next time.
       *[other] After { $freeze } stands in a row you get no more cards.
    }
again =
    As long as somebody takes a card, there is another bet and another draw.{ $lastBet ->
        [true] { " " }Then there is a last bet.
       *[false] { "" }
    }
# Whether players declare one after the other or all together, and what who declares both must win.
declare =
    Declare: { $declare ->
        [sequential] one after the other
       *[simultaneous] all together
    } you say which half you want: 7, 27 or both. You can win only what you declared. If you declared both, you must { $winAndTie ->
        [shared] win both alone
       *[three-quarters] win one alone and at least tie for the other
    }, or you win nothing.
showdown = Showdown: all players still in turn up their cards, and each half is paid. Equal hands share it.

# What is where on the table.
screen =
    .cards = Beside your cards: your totals for 7 and for 27, and how far off they are.
    .seats = Under each seat: what its face-up cards count, and what the whole hand may count.
    .middle = In the middle: what each half of the pot pays. A player with too few chips to call is all in. The others play for the rest in a side pot.

# What the guide says at each step of a first hand. The arguments are the labels of buttons.
# $ante (string)
# $take (string)
# $stand (string)
# $check (string)
# $call (string)
# $fold (string)
guide =
    .ante = Press “{ $ante }” to get cards. The chips go into the pot: half for the hand nearest to 7, half for the one nearest to 27.
    .draw = Beside your cards you see how far they are from 7 and from 27. Far from both? “{ $take }”. Close to one? “{ $stand }”.
    .check = Nobody has bet. “{ $check }” costs nothing. With a good hand, bet to make the others pay.
    .call = Somebody bet. If you are near 7 or 27, “{ $call }” keeps you in. If not, “{ $fold }” gives up the pot.
    .declare = Say which half you want. You can win only what you declare. If you declare both, you must win both.
    .wait = It is the others’ turn. Under each seat you see what its face-up cards count.
    .out = You are out of this hand. The guide continues with the next one.
    .reveal = The cards are turned up. Then each half of the pot goes to its winner.
    .won = You won a part of the pot. The middle of the table shows why.
    .lost = Others were nearer to 7 and to 27. The middle of the table shows by how much.

# The game’s own keys, and what each does.
keyMain = Main button: ante, check or call, stand
    .keys = d
keyCheck = Check or call
    .keys = c
keyRaise = Bet or raise by the amount
    .keys = r
keyAmount = Change the amount
    .keys = + −
keyPresets = Minimum, half the pot, pot, maximum
    .keys = m, i, o, x
keyFold = Fold
    .keys = f
keyCheckOrFold = In advance: check or fold
    .keys = k
keyCallAny = In advance: call any bet
    .keys = a
keyTake = Take a card
    .keys = t
keyStand = Stand
    .keys = s
keyDeclare = Declare 7, 27 or both
    .keys = 7, 2, b
keyStandPlan = Stand for the rest of the hand
    .keys = e
keyTakePlan = Take cards until a total is reached
    .keys = u
keySitOut = Sit out
    .keys = p
keyHint = Hint
    .keys = h

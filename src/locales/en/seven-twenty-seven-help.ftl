# Messages of “How to play” of Seven Twenty-Seven and of the guided first hand.

region = How to play
headings =
    .aim = What wins
    .values = What cards count
    .course = A hand
    .screen = What you see

# More about what wins, by the rules of the table.
bust = Above 27 with each ace as 1 you are out of the hand at once, and your chips stay in the pot.
lowUnclaimed = Where nobody is at 7 or below, the winner of the 27 half has both halves.
fiveAceAce = 5-A-A beats every other hand, also others that come to 7 and 27.
threeQuarters = Who wins one half alone and ties for the other has three quarters of the pot.
carriedPot = Where nobody can win as declared, the pot stays for the next hand.
carriedHalf = A half that nobody can win stays in the pot for the next hand.

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
        }: what is printed on them.
    .ace = Ace: 1 or 11. Each by itself, and for each target as is best.
    .example = So 5-A-A is 5 + 1 + 1 = 7 and 5 + 11 + 11 = 27: exactly both.

# The steps of a hand.
# $ante (number)
ante = Ante: everyone who plays puts in { $ante }.
# Which of the first cards are face up.
deals =
    .up-down = Deal: each gets a card face up and one face down, and may take a third.
    .down-down-up = Deal: each gets two cards face down and one face up.
    .down-up = Deal: each gets one card face down and one face up.
# $limit is the largest bet: $max chips (range), the pot or half of it. $maxRaises is there if raises are limited.
# $opens says who begins: the player at the dealer’s left, or the one with the best face-up cards.
# $min (number)
# $max (number)
# $maxRaises (number | undefined)
bets =
    Bet: check for nothing, or bet { part-limits }. Once somebody has: call it, raise it by { part-limits }{ HAS($maxRaises) ->
        [true] { " " }({ $maxRaises } times a round at most)
       *[false] { "" }
    }, or fold and be out.{ $opens ->
        [best-up-card] { " " }Whose open cards come to most begins, each ace as 1.
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
    Extra cards: each takes one face { $draw ->
        [up] up
       *[down] down
    }, or stands. { $freeze ->
        [0] Who stands may still take one the next time.
       *[other] { $freeze } stands in a row, and you get no more.
    }
again =
    As long as somebody takes one, you bet again and draw again.{ $lastBet ->
        [true] { " " }Then comes a last bet.
       *[false] { "" }
    }
# Whether players declare one after the other or all together, and what who declares both must win.
declare =
    Declare: { $declare ->
        [sequential] one after the other
       *[simultaneous] all together
    } you say what you go for, 7, 27 or both. Only who declared a target can win it. Who declared both must { $winAndTie ->
        [shared] win both alone
       *[three-quarters] win one alone and at least tie for the other
    }, or wins nothing.
showdown = Show: all who are in turn their cards up, and each half is paid. Equal hands share theirs.

# What is where on the table.
screen =
    .cards = Beside your cards: what they come to for 7 and for 27 now, and how far that is off.
    .seats = Under each seat: what its open cards show, and from where to where the hand may reach.
    .middle = In the middle: what each half of the pot would pay. Who has too few chips to call is all in, and the rest is a side pot of the others.

# What the guide says at each step of a first hand. The arguments are the labels of buttons.
# $ante (string)
# $take (string)
# $stand (string)
# $check (string)
# $call (string)
# $fold (string)
guide =
    .ante = Press “{ $ante }” to get cards. It goes into the pot: half for the hand nearest 7, half for the nearest 27.
    .draw = Beside your cards you see how far they are from 7 and from 27. Far from both? “{ $take }”. Close to one? “{ $stand }”.
    .check = Nobody has bet. “{ $check }” costs nothing; with a good hand bet, so that the others must pay.
    .call = Somebody bet. If you are near 7 or 27, “{ $call }” keeps you in; if not, “{ $fold }” gives up the pot.
    .declare = Say which half you go for. Only what you declare can be won, and both must both be won.
    .wait = The others are to act. Under each seat you see what its open cards show.
    .out = You are out of this hand. The guide goes on with the next one.
    .reveal = Look: the cards turn up, then each half of the pot goes to its winner.
    .won = You have a part of the pot. In the middle it says for what.
    .lost = Others were nearer to 7 and to 27. In the middle it says by how much.

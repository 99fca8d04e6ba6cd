# Messages of the advice and the coach of Pai Gow poker.

advice = Advice
coach = Coach
# Buttons.
show = Show
hide = Hide
cancel = Cancel
showAdvice = Show advice
hideAdvice = Hide advice
# What stands in place of the advice.
later = When you have cards, this shows how often each way to set them wins, pushes and loses.
deals = There is no advice for the dealer: the other players’ sets can’t be counted in advance.
hidden = The advice is hidden.
# How many hands the dealer can have, and the share of them that is counted.
# $hands (number)
working = Counting { $hands } dealer hands … { PERCENT($share) }

# The table of ways to set the cards.
columns =
    .hands = Front · back
    .wins = wins
    .pushes = pushes
    .losses = loses
    .chips = chips
caption =
    { $ways ->
        [1] The one legal way
       *[other] All { $ways } legal ways, best first
    }, against all possible dealer hands
share = { PERCENT($share, digits: 1) }
# Ways that differ only in suits and share a row.
times = ×{ $ways }
# For screen readers: the same.
# $ways (number)
siblings = { " " }({ $ways } ways that differ only in suit)
# For screen readers, around the name of the hand at the back: king of spades, 9 of clubs in front; pair of aces at the back.
inFront = { " " }in front;{ " " }
atBack = { " " }at the back

# How often the cards win, push and lose: as the player has laid them, or the best way.
chances =
    { $isLaid ->
        [true] Your set
       *[false] Best set
    }: { part-chances }
part-chances = wins { PERCENT($wins, digits: 1) }, pushes { PERCENT($pushes, digits: 1) }, loses { PERCENT($losses, digits: 1) }
# The advice as it is announced. $front are the two cards in front.
best = Advice: { CARDS($front) } in front { part-chances }.

# What the coach says to a set: it was the best, or it cost a share of the bet, and that in chips.
verdicts =
    .best = { CAPITAL(SEAT($seat, form: "whose")) } set was the best.
    .cost =
        { CAPITAL(SEAT($seat, form: "whose")) } set cost { $isLess ->
            [true] less than { PERCENT($cost, digits: 1) }
           *[false] { PERCENT($cost, digits: 1) }
        } of the bet{ $chips ->
            [0] { "" }
           *[other] , { $chips } chips
        }.
better = Best: { CARDS($front) } in front { part-chances }.
# A set, and the best one below it.
compared = The set and the best one
setRow = Set
bestRow = Best
judging = Checking the set …
noHands = After each hand, the coach shows what your set cost compared with the best one.
# What all sets cost: $hands sets, of which $best were the best, $cost as a share of a bet, in $chips, and $perHand.
# $best (number)
totals =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { $best } of them set best. Total cost: { PERCENT($cost, digits: 1) } of a bet, { NUMBER($chips, digits: 1) } chips. Per hand: { PERCENT($perHand, digits: 1) }.
# The totals of one of several people.
# $totals (string)
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Hands to learn from
lessonColumns =
    .cost = Cost
    .cards = Cards
    .front = In front

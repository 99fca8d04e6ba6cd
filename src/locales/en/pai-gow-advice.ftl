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
later = What each way to set your cards wins, pushes and loses is told here once you have them.
deals = You deal: what others set against you can’t be counted beforehand.
hidden = It is hidden.
# How many hands the dealer can have, and the share of them that is counted.
# $hands (number)
working = Working through { $hands } dealer’s hands … { PERCENT($share) }

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
    }, against every hand the dealer can have
share = { PERCENT($share, digits: 1) }
# Ways that differ only in suits and share a row.
times = ×{ $ways }
# For screen readers: the same.
# $ways (number)
siblings = { " " }({ $ways } ways, by suits)
# For screen readers, around the name of the hand behind: king of spades, 9 of clubs in front; pair of aces behind.
inFront = { " " }in front;{ " " }
behind = { " " }behind

# How often the cards win, push and lose: as the player has laid them, or the best way.
chances =
    { $isLaid ->
        [true] As laid
       *[false] Best
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
better = Best was { CARDS($front) } in front: { part-chances }.
# A set, and the best one below it.
compared = The set beside the best
setRow = Set
bestRow = Best
judging = The set is being judged …
noHands = After each set you are told what it cost against the best.
# What all sets cost: $hands sets, of which $best were the best, $cost as a share of a bet, in $chips, and $perHand.
# $best (number)
totals =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { $best } set best. In all they cost { PERCENT($cost, digits: 1) } of a bet, { NUMBER($chips, digits: 1) } chips; { PERCENT($perHand, digits: 1) } a hand.
# The totals of one of several people.
# $totals (string)
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Hands to learn from
lessonColumns =
    .cost = Cost
    .cards = Cards
    .front = In front

# Messages of the advice and the coach of the tables of trick-taking games.

advice = Advice
coach = Coach
# Buttons.
show = Show
hide = Hide
cancel = Cancel
showAdvice = Show advice
hideAdvice = Hide advice

# What stands in place of the advice.
later = On your turn, you see here what each choice costs.
hidden = The advice is hidden.
# $share is the share of the work that is done.
working = Trying possible hands … { PERCENT($share) }

# The table of choices.
columns =
    .choice = Choice
    .cost = Cost
# $samples (number)
caption = Your choices, best first, and what each is expected to cost in points, in { $samples } possible deals
# What a choice costs: 0 for the best.
# $points (number)
cost =
    { $points ->
        [0] best
       *[other] −{ $points }
    }
model = Your cards and all that was played are known. The other cards are dealt at random, as far as the bids and plays allow.

# Moves in short. $bid is a number of tricks or points.
# $bid (number)
moves =
    .bid = bid { $bid }
    .nil = nil
    .no-bid = pass
    .trump =
        { $suit ->
            [clubs] clubs
            [diamonds] diamonds
            [hearts] hearts
           *[spades] spades
        }
# $choice (string)
best = Best: { $choice }.
# What the best card does that the player’s card does not. $seat is the player whose trick it is.
reasons =
    .wins = It wins the trick.
    .leaves = It does not take the trick.
    .partner = The trick is your partner’s anyway.
    .sheds = It gets rid of points.
    .trumps = It trumps.
    .draws = It draws trumps.
    .saves = It keeps a higher card.

# The coach.
judging = Judging your decisions …
noHands = After each trick, you see here what your card cost.
# The player’s last card, after the trick. $choice is what would have been better.
good = Well played.
# $points (number)
# $choice (string)
better =
    { $choice } would have been better by { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# $good of the $decisions were as good as the best; the others cost $cost points.
# $good (number)
# $decisions (number)
# $cost (number)
verdict =
    { $good } of your { $decisions } decisions { $good ->
        [one] was
       *[other] were
    } as good as the best. The others cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
# $decisions (number)
allGood =
    { $decisions ->
        [one] Your decision was as good as the best.
       *[other] All your { $decisions } decisions were as good as the best.
    }
coachColumns =
    .you = You
    .best = Best
    .cost = Cost
coachCaption = Your decisions and the best ones

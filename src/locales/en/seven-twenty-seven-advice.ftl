# Messages of the advice and the coach of Seven Twenty-Seven.

advice = Advice
coach = Coach
# Buttons.
show = Show
hide = Hide
cancel = Cancel
showAdvice = Show advice
hideAdvice = Hide advice

# What stands in place of the advice.
later = On your turn, you see here what each choice is worth.
hidden = The advice is hidden.
# How often the hand is to be played, and what share of that is done.
# $samples (number)
# $share (number)
working = Playing the hand { $samples } times … { PERCENT($share) }

# The table of choices, whose columns are the choice, what it wins of each half of the pot, and the chips that it brings.
columns =
    .choice = Choice
    .low = 7
    .high = 27
    .chips = Chips
# $samples (number)
caption = Your choices, best first: the share of each half that it wins, and the chips that it brings from now on, in { $samples } samples
# A share of a half in percent, and how far it may be off: 41 ± 2%.
# $percent (number)
share = { $percent } ± { PERCENT($error) }
# Chips won or lost on average: +24.1 ± 0.6.
# $error (number)
net = { SIGNED($chips) } ± { $error }

# The best choice and the next one, by the labels of their buttons.
# $choice (string)
best = Best: { $choice }.
# $choice (string)
# $chips (number)
less =
    { $choice }: { $chips ->
        [one] { $chips } chip
       *[other] { $chips } chips
    } less.
# $choice (string)
same = { $choice } is about as good.
# What a $call costs, the $pot that it plays for, what share of it is $needed, and the $share that the player wins (41 ± 2%).
# $call (number)
# $pot (number)
# $share (string)
price = The call costs { $call } for a pot of { $pot }. It pays if you win { PERCENT($needed) } of the pot on average, and you win { $share }.
# The next card: how many of the $unseen cards bring the hand nearer to 7, nearer to 27, or $over 27.
# $unseen (number)
# $low (number)
# $high (number)
# $over (number)
card = Of the { $unseen } cards that you can’t see, { $low } bring you nearer to 7, { $high } nearer to 27, and { $over } take you over 27.
# What all figures suppose.
model = This assumes that the others play as usual at this table and bet once more. The ± range is right in 95 of 100 cases.

# The coach.
judging = Judging your decisions …
noHands = After each hand, you see here what your decisions cost.
# $good of the $decisions were as good as the best; the others cost $cost chips.
# $good (number)
# $decisions (number)
# $cost (number)
verdict =
    { $good } of your { $decisions } decisions { $good ->
        [one] was
       *[other] were
    } as good as the best. The others cost { $cost ->
        [one] { $cost } chip
       *[other] { $cost } chips
    }.
# The same if no decision could have been better.
# $decisions (number)
allGood =
    { $decisions ->
        [one] Your decision was as good as the best.
       *[other] All your { $decisions } decisions were as good as the best.
    }
coachColumns =
    .you = You
    .best = Best
    .chips = Chips
coachCaption = Your decisions and the best ones
# Chips that a decision cost.
# $chips (number)
loss = −{ $chips }

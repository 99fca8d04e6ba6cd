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
later = What each choice brings is told here when it is your turn.
hidden = It is hidden.
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
caption = Your choices, best first: what each wins of the halves for 7 and 27, and the chips from now on; played { $samples } times
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
less = { $choice }: { $chips } chips less.
# $choice (string)
same = { $choice } is as good, as far as samples tell.
# What a $call costs, the $pot that it plays for, what share of it is $needed, and the $share that the player wins (41 ± 2%).
# $call (number)
# $pot (number)
# $share (string)
price = The call costs { $call } and plays for { $pot }: it needs { PERCENT($needed) } of the pot, and you win { $share }.
# The next card: how many of the $unseen cards bring the hand nearer to 7, nearer to 27, or $over 27.
# $unseen (number)
# $low (number)
# $high (number)
# $over (number)
card = Of { $unseen } cards that you can’t see, { $low } bring you nearer to 7 and { $high } nearer to 27; { $over } make more than 27.
# What all figures suppose.
model = The others are supposed to play as they do at this table, and to bet once more. ± holds in 95 of 100 cases.

# The coach.
judging = Your decisions are being judged …
noHands = After each hand you are told what your decisions cost.
# $good of the $decisions were as good as the best; the others cost $cost chips.
# $good (number)
# $decisions (number)
# $cost (number)
verdict = { $good } of { $decisions } decisions were as good as the best; the others cost { $cost } chips.
# The same if no decision could have been better.
# $decisions (number)
allGood = All { $decisions } decisions were as good as the best.
coachColumns =
    .you = You
    .best = Best
    .chips = Chips
coachCaption = Your decisions beside the best
# Chips that a decision cost.
# $chips (number)
loss = −{ $chips }

# Messages of the check of a ten-dice race: whether all dice are those of the seed.

region = The dice of this race
before = The dice of this race were settled before the first roll.
numbered = A race with a number has the same dice for everybody: whoever knows the number can compute them beforehand. There is nothing to check.
# Stands for the seed until the race is over.
later = It is shown once the race is over.
# All rolls of somebody are right. $name is the player’s name.
# $name (string)
# $count (number)
rolls =
    { $count ->
        [one] { $name }: { $count } roll, as the seed has it.
       *[other] { $name }: { $count } rolls, as the seed has them.
    }
# The first roll of somebody that is wrong, by what is wrong: the dice (due and rolled, as in 1 2 2 6), whose turn it was, the number of rolls, or the start.
# $name (string)
# $roll (number)
# $expected (string)
# $got (string)
faults =
    .dice = { $name }, roll { $roll }: due { $expected }, rolled { $got }.
    .turn = { $name }, roll { $roll }: the turn was not as the rules have it.
    .count = { $name }, roll { $roll }: the rolls were counted wrong.
    .start = { $name }: the race did not start from its beginning.
# How many of the races at a table somebody has won.
# $count (number)
wins =
    { $count ->
        [one] won { $count } race
       *[other] won { $count } races
    }
# How the check works, in paragraphs.
why =
    .seed = Before the first roll the race draws a secret seed and shows its hash, the commitment. No other seed is known to have it, so the dice are settled.
    .dice = Everybody has dice of their own. Who presses first, and what anybody keeps, does not change what the others roll.
    .check = After the race the seed is shown, and anybody can compute all rolls anew: docs/ten-dice.md of Baize tells how. It does not show that nobody knew the seed during the race.

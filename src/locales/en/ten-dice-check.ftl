# Messages of the check of a ten-dice race: whether all dice are those of the seed.

region = The dice of this race
before = The dice of this race were fixed before the first roll.
numbered = In a race with a number, everybody gets the same dice. Whoever knows the number can compute them in advance, so there is nothing to check.
# Stands for the seed until the race is over.
later = It is shown after the race.
# All rolls of somebody are right. $name is the player’s name.
# $name (string)
# $count (number)
rolls =
    { $count ->
        [one] { $name }: { $count } roll matches the seed.
       *[other] { $name }: { $count } rolls match the seed.
    }
# The first roll of somebody that is wrong, by what is wrong: the dice (due and rolled, as in 1 2 2 6), whose turn it was, the number of rolls, or the start.
# $name (string)
# $roll (number)
# $expected (string)
# $got (string)
faults =
    .dice = { $name }, roll { $roll }: expected { $expected }, rolled { $got }.
    .turn = { $name }, roll { $roll }: the turn order broke the rules.
    .count = { $name }, roll { $roll }: the number of rolls is wrong.
    .start = { $name }: the race did not start from the beginning.
# How many of the races at a table somebody has won.
# $count (number)
wins =
    { $count ->
        [one] won { $count } race
       *[other] won { $count } races
    }
# How the check works, in paragraphs.
why =
    .seed = Before the first roll, the race draws a secret seed and shows its hash, the commitment. No other seed with this hash is known, so the dice are fixed.
    .dice = Everybody has their own dice. What you roll does not depend on who presses first or what others keep.
    .check = After the race the seed is shown, and anybody can compute all rolls again. Baize’s docs/guides/fair-shuffles.md describes how. This does not prove that nobody knew the seed during the race.

# Messages of a ten-dice race that people at several devices share. They replace those of together.ftl with the same ids.

shuffling = All pages settle the dice together …
# $names lists the names of people.
# $names (string)
isVoid = These dice are void: a share is missing, from { $names }. They are settled anew.
# What is wrong with the dice of a race, by its code. $hand is the number of the race.
# $hand (number)
warnings =
    .unfair-deal = The dice of race { $hand } were not as they were promised! The check of the dice shows what is wrong.
    .no-share = This page had no share in the dice of race { $hand }: it can check only whether everything fits together.
    .left-out = This page was left out as the dice of race { $hand } were settled! They stand without a share of its own.
sit =
    .booked = The seat is booked. It can be raced from the next race on.
leave =
    .text = A bot rolls in this race to its end.
remove =
    .text = The seat is free for others after this race.
people =
    .out = a bot rolls in the next race
# The panel that shows how the dice were settled.
# $hand (number)
fair =
    .title = The dice of this race
    .region = The dice of this race
    .intro = The dice of race { $hand } were settled by the house and all people at the table together.
    .none = No race has begun yet.
    .later = It is shown once the race is over.
    .words = Own words for the next dice
    .used = They are part of the next dice.
# How that works, in paragraphs.
why =
    .shares = First the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds the person’s own words, and publishes their hash. Only once all hashes are known are the shares revealed; all dice of the race follow from the seed and all shares.
    .choice = So nobody could choose the dice, nor could all but one together: one honest page is enough. A share that is not revealed makes the dice void, for all to see. Bots give no share.
    .check = This page has checked each roll by itself as soon as the race was over, from where it joined. The transcript can be checked anywhere else: docs/fair-shuffles.md and docs/ten-dice.md of Baize tell every byte.
# Why a request is refused, by its code.
refusals =
    .other-hand = That was meant for another race.
    .hand-runs = The race is not over yet.
# What is wrong, by its code; for the site’s author.
# $hand (number)
problems =
    .shared-table = a shared race is the server’s: neither a deal nor a save can be chosen for it
    .unfair-deal = the dice of race { $hand } were not as they were promised
    .left-out = the dice of race { $hand } were begun without this page, which has a seat and was there

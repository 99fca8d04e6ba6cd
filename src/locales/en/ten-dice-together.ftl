# Messages of a ten-dice race that people at several devices share. They replace those of together.ftl with the same ids.

shuffling = Agreeing on the dice …
# $names lists the names of people.
# $names (string)
isVoid = These dice do not count: no share came from { $names }. New dice are being drawn.
# What is wrong with the dice of a race, by its code. $hand is the number of the race.
# $hand (number)
warnings =
    .unfair-deal = The dice of race { $hand } were not as promised! The check of the dice shows what is wrong.
    .no-share = This page took no part in choosing the dice of race { $hand }. It can check only that the published data fits together.
    .left-out = This page was left out when the dice of race { $hand } were chosen! They were chosen without its share.
sit =
    .booked = Your seat is reserved. You race from the next race on.
leave =
    .text = A bot will finish this race for you.
remove =
    .text = Others can take the seat after this race.
people =
    .out = a bot rolls in the next race
# The panel that shows how the dice were settled.
# $hand (number)
fair =
    .title = The dice of this race
    .region = The dice of this race
    .intro = The house and everyone at the table chose the dice of race { $hand } together.
    .none = No race has begun yet.
    .later = It is shown after the race.
    .words = Your words for the next dice
    .used = Your words will be part of the next dice.
# How that works, in paragraphs.
why =
    .shares = First, the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds its player’s words, and publishes the hash of its share. The shares are revealed only after all hashes are published. All dice of the race follow from the seed and all shares.
    .choice = So nobody could choose the dice, even if everyone except one person had worked together. One honest page is enough. If a share is not revealed, the dice do not count, and everyone sees that. Bots contribute no share.
    .check = This page checked each roll that it saw as soon as the race was over. Anybody can check the transcript elsewhere: Baize’s docs/guides/fair-shuffles.md specifies every byte.
# Why a request is refused, by its code.
refusals =
    .other-hand = That was for another race.
    .hand-runs = The race is not over yet.
# What is wrong, by its code; for the site’s author.
# $hand (number)
problems =
    .shared-table = a shared race belongs to the server: you can’t choose a deal or load a save
    .unfair-deal = the dice of race { $hand } were not as promised
    .left-out = the dice of race { $hand } were chosen without this page, although it has a seat and was connected

# Messages of the check of a deal, at tables and in races.

# Results of a step.
yes = ✓ Yes
no = ✗ No
region = This deal
before = The deck of hand { NUMBER($hand) } was fixed before anybody could bet.
none = The page chose this deck itself, so it can’t be checked.
# What the table publishes before the stakes: the hash of the seed.
commitment = Commitment
# The secret number that the deck is computed from.
seed = Seed
later = Shown after the hand.
# Words of players that shuffle the deck once more.
cuts = Cuts
noCuts = Nobody has cut.
quoted =
    { HAS($text) ->
        [true] “{ $text }”
       *[false] no text
    }
own = Your own words for the shuffle
cut = Cut
# $names: the players whose cards it would reveal.
reveals = Showing the seed also reveals the hidden cards of: { LIST($names) }.
reveal = Show the seed
check = Check
# Cards that nobody got.
aside = Set aside
deck = The deck in dealing order
# The head of the column with the places in the deck.
place = Card
# Follows the name of a card that should have been another.
wrong = , should be { CARD($card) }
how = What this proves
why =
    .commitment = Before the bets, the table draws a secret seed and shows its hash, the commitment. Nobody can find another seed with the same hash, so the deck is fixed.
    .cuts = Your own words shuffle the deck once more. The table did not know them when it drew the seed. So nobody can have chosen the deck, unless somebody who knows the seed cuts after you. The house and its bots do not cut.
    .seed = After the hand, the seed is shown, and anybody can compute the deck again. docs/guides/fair-shuffles.md of Baize describes every byte. This does not prove that nobody knew the seed during the hand.
verdict =
    { $isFair ->
        [true] Check passed: everything matches.
       *[false] Check failed: something does not match.
    }
byHand = Copy this text by hand

# The steps of the check. deck: the deck is right, and $cuts players cut. hand, unseen, laid, fault: the cards of $who (string), a
# player or “Put aside”.
# $place (number | undefined)
# $cuts (number)
lines =
    .seed = The seed is not valid.
    .commitment =
        The hash of the seed { $ok ->
            [true] matches
           *[false] does not match
        } the commitment.
    .dice = Dice thrown: { $got }. Dice from the seed: { $expected }.
    .deck =
        The deck follows from the seed{ $cuts ->
            [0] { "" }
           *[other] { " " }and the cuts
        }.
    .cards = The deck has { NUMBER($different) } different cards instead of { NUMBER($size) }.
    .uncut = The cuts were ignored.
    .order = The deck does not follow from the seed and the cuts.
    .hand = { $who }: the right cards.
    .unseen =
        { $who }: { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } that nobody saw.
    .laid = { $who }: set with other cards.
    .fault =
        { $who }, { HAS($place) ->
            [true] card { $place } of the deck
           *[false] one card too many
        }: { part-expected } expected, { part-got } dealt{ $more ->
            [0] { "" }
            [one] ; { $more } more card is wrong
           *[other] ; { $more } more cards are wrong
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] no card
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] no card
    }

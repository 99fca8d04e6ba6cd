# Messages of the check of a deal, at tables and in races.

# Results of a step.
yes = ✓ Yes
no = ✗ No
region = This deal
before = The deck of hand { NUMBER($hand) } was settled before anybody could stake.
none = This deck is the page’s own: there is nothing to check it by.
# What the table publishes before the stakes: the hash of the seed.
commitment = Commitment
# The secret number that the deck is computed from.
seed = Seed
later = It is shown once the hand is over.
# Words of players that shuffle the deck once more.
cuts = Cuts
noCuts = Nobody has cut.
quoted =
    { HAS($text) ->
        [true] “{ $text }”
       *[false] nothing typed
    }
own = Your own words for the shuffle
cut = Cut
# $names: the players whose cards it would reveal.
reveals = The seed also tells cards that were not shown. It would reveal those of: { LIST($names) }.
reveal = Reveal them
check = Check
# Cards that nobody got.
aside = Put aside
deck = The deck in the order of the deal
# The head of the column with the places in the deck.
place = Card
# Follows the name of a card that should have been another.
wrong = , due was { CARD($card) }
how = What this shows
why =
    .commitment = Before the stakes the table draws a secret seed and shows its hash, the commitment. No other seed is known to have it, so the deck is settled.
    .cuts = Your own words, which it did not know then, shuffle it once more. Then nobody has chosen the deck, as long as nobody cuts after you: who cuts last and knows the seed could. The house and its bots do not cut.
    .seed = After the hand the seed is shown, and anybody can compute the deck anew: docs/fair-shuffles.md of Baize tells every byte. It does not show that nobody knew the seed during the hand.
verdict =
    { $isFair ->
        [true] All is as it was promised.
       *[false] Not all is as it was promised.
    }
byHand = To be copied by hand

# The steps of the check. deck: the deck is right, and $cuts players cut. hand, unseen, laid, fault: the cards of $who (string), a
# player or “Put aside”.
# $place (number | undefined)
# $cuts (number)
lines =
    .seed = The seed cannot be used.
    .commitment =
        The hash of the seed is { $ok ->
            [true] { "" }
           *[false] not{ " " }
        }the commitment.
    .dice = The dice: { $got }; of the seed: { $expected }.
    .deck =
        The deck is that of the seed{ $cuts ->
            [0] { "" }
           *[other] { " " }and the cuts
        }.
    .cards = There are { NUMBER($different) } different cards, where { NUMBER($size) } are due.
    .uncut = The cuts were left out.
    .order = The deck is not that of the seed and the cuts.
    .hand = { $who }: the right cards.
    .unseen = { $who }: { NUMBER($count) } that nobody saw.
    .laid = { $who }: set of other cards.
    .fault =
        { $who }, { HAS($place) ->
            [true] card { $place } of the deck
           *[false] one card too many
        }: due { part-expected }, dealt { part-got }{ $more ->
            [0] { "" }
           *[other] , and { $more } more
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

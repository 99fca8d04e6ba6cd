# Messages of Pai Gow poker.

title = Pai Gow Poker
# $hand (number)
handNumber = hand { $hand }

# The name of a rank; $rank is 1 (ace) to 13 (king). Other messages ask for it by RANK_NAME($high, form: "plural").
# Translations may have any forms, which only their own messages ask for. English: "plural", and "a" with its article.
rankName =
    { $form ->
        [plural]
            { $rank ->
                [1] aces
                [2] twos
                [3] threes
                [4] fours
                [5] fives
                [6] sixes
                [7] sevens
                [8] eights
                [9] nines
                [10] tens
                [11] jacks
                [12] queens
               *[13] kings
            }
        [a]
            { $rank ->
                [1] an { part-rank }
                [8] an { part-rank }
               *[other] a { part-rank }
            }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] jack
        [12] queen
       *[13] king
    }

# The name of a hand by its kind. $high is the rank that names it, $low that of the second pair; a straight has its
# highest rank, 5 for ace to five. The form "sentence" is for a hand within a sentence: the pair of aces.
hands =
    .nothing = { RANK_NAME($high) } high
    .pair = { part-the }pair of { RANK_NAME($high, form: "plural") }
    .two-pairs = { RANK_NAME($high, form: "plural") } and { RANK_NAME($low, form: "plural") }
    .trips = three { RANK_NAME($high, form: "plural") }
    .straight = { part-the }{ part-run } straight
    .flush = { part-the }{ RANK_NAME($high) }-high flush
    .full-house = { RANK_NAME($high, form: "plural") } full of { RANK_NAME($low, form: "plural") }
    .quads = four { RANK_NAME($high, form: "plural") }
    .straight-flush =
        { part-the }{ $high ->
            [1] royal flush
           *[other] { part-run } straight flush
        }
    .five-aces = five aces
part-the =
    { $form ->
        [sentence] the{ " " }
       *[other] { "" }
    }
# Ace to five may rank above a king-high straight, so it is not called five-high.
part-run =
    { $high ->
        [5] ace-to-five
       *[other] { RANK_NAME($high) }-high
    }
# Two cards that are no pair.
twoCards = { RANK_NAME($high) }, { RANK_NAME($low) }
# A hand, and the card by which it differs from the dealer's hand of the same name. $kind is the kind of the hand.
# $hand (string)
# $kind (string)
handApart = { $hand }, { RANK_NAME($rank) }
# A hand, and the card that the joker stands for. If its suit does not matter, there is no $card.
# $hand (string)
handWithJoker =
    { $hand }, the joker as { HAS($card) ->
        [true] the { CARD($card) }
       *[false] { RANK_NAME($rank, form: "a") }
    }

# The two hands of a player: two cards in front, five at the back.
sides =
    .front = Front
    .back = Back
# The heading of a tray: how many cards are there, or how many are missing. $extra cards at the back must go to the front.
trays =
    .front =
        { sides.front } · { $count ->
            [2] two cards
           *[other] { $count } of 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] five cards
           *[other] move { $extra } to the front
        }

# The line under the trays: what is missing, and whether the set is legal. Hands have the form "sentence".
choose =
    { $missing ->
        [1] Choose one more card for the front hand.
       *[2] Choose two cards for the front hand. The other five must rank higher.
    }
# $front (string)
# $back (string)
# $backKind is the kind of the hand at the back.
legalSet =
    A legal set: { $back } { $backKind ->
        [two-pairs] beat
        [trips] beat
        [full-house] beat
        [quads] beat
        [five-aces] beat
       *[other] beats
    } { $front }.
# $front (string)
# $back (string)
foulSet = { CAPITAL(part-foul) }. This is a foul: both hands would lose.
part-foul = { $front } in front outranks { $back } at the back
# What the house way went by when it set the player's cards.
houseWay =
    House way: { $rule ->
        [five-aces] five aces
        [quads] four of a kind
        [two-trips] three of a kind twice
        [full-house] full house
        [straight-or-flush] a straight or a flush
        [trips] three of a kind
        [three-pairs] three pairs
        [two-pairs] two pairs
        [one-pair] one pair
       *[nothing] no pair
    }.

# Why the player has nothing to do.
idle =
    .sits-out = You are sitting out this hand.
    .no-chips = You have no chips left.
    .deals = You are the dealer. The others are betting.
    .deals-later = You are the dealer. Your cards are shown when the others have set theirs.
    .offer = The bank is being offered.
    .wait = Waiting for the other players.
    .nobody = Nobody bet, so no cards were dealt.
# The question to a player whom the bank is offered to.
offered = Take the bank? You deal this hand and play against all others.
covered = Pass the device to { SEAT($seat) }.

# Beside a seat's chips: who deals; that no player deals; that nobody sits there.
dealer = dealer
house = house
openSeat = open
# What a seat does.
seatStates =
    .waiting = betting
    .out = sitting out
    .setting = setting
    .set = set
seats = Seats
ownHands = Your hands
backs =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
# $dice (string) lists the dice.
diceName = dice { $dice }
# Whose hand was dealt first, by the dice.
firstHand =
    Total { $total }: { SEAT($seat) } { WHO($seat) ->
        [you] get
       *[other] gets
    } the first hand

stake = Bet
bonus = Fortune bonus
# $stake (number)
staked =
    bet { $stake }{ $bonus ->
        [0] { "" }
       *[other] , bonus { $bonus }
    }
# $bonus (number)
bonusSign = bonus { $bonus }
# $min (number)
# $max (number)
limits = { $min } to { $max }
# $chips (number)
addChip = Add { $chips }
# $chips (number)
pays = a win pays { $chips }
# Buttons that change the stake, and the names of these.
repeat = Repeat
    .name = Repeat the last bet
double = 2×
    .name = Double the bet
half = ½
    .name = Halve the bet
noStake = You have no earlier bet to repeat.

menu = More
fair = Check this deal
help = How to play
buttons =
    .clear = Clear
    .pays = Pay table
    .bank = Take the bank
    .decline = Pass the bank
    .deal = Deal
    .pass = Sit out
    .house-way = House way
    .set = Set hands
    .show = Show my cards
    .next = Next hand
    .rebuy = Get more chips
    .step = Continue
    .skip = Skip to the end
    .new = New table
sortBy =
    .rank = Sort by rank
    .suit = Sort by suit

# The lines of the Fortune bet.
fortune =
    .natural-seven = seven-card straight flush
    .royal-match = royal flush with a suited king and queen
    .joker-seven = seven-card straight flush with the joker
    .five-aces = five aces
    .royal-flush = royal flush
    .straight-flush = straight flush
    .quads = four of a kind
    .full-house = full house
    .flush = flush
    .trips = three of a kind
    .straight = straight

# The result of a player.
outcomes =
    .win = Win
    .push = Push
    .lose = Lose
# The result of one hand against the dealer's; a copy is a tie.
comparisons =
    .win = wins
    .lose = loses
    .copy = copy
foul = Foul
# $chips (number)
commission = commission { $chips }
pushed = push{ part-push }
# Why all stakes come back.
part-push =
    { $push ->
        [queen-high] : the dealer has queen high
        [ace-high] : the dealer has ace high
        [nine-front] : the dealer has nine high in front
       *[none] { "" }
    }
# The part of a stake that the dealer could not cover.
# $chips (number)
returned = dealer short of chips, { $chips } returned
stakeLine = Bet { SIGNED($chips) }
# $line is a line of the Fortune bet, if one was hit.
# $line (string | undefined)
bonusLine =
    Fortune{ HAS($line) ->
        [true] : { $line }
       *[false] { "" }
    } { SIGNED($chips) }
# $line (string)
envyLine = Envy: { SEAT($seat, form: "whose") } { $line } { SIGNED($chips) }

# What happens in a hand.
# $hand (number)
# $front (string)
# $back (string)
announcements =
    .hand-started = Hand { $hand }.
    .deals =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] deal
           *[other] deals
        }.
    .bank-offered = The bank is offered to { SEAT($seat) }.
    .takes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] take
           *[other] takes
        } the bank.
    .passes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] pass
           *[other] passes
        } the bank.
    .house-deals = Nobody took the bank, so the house deals.
    .bet =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] bet
           *[other] bets
        } { CHIPS($chips) }{ $bonus ->
            [0] { "" }
           *[other] { " " }and { $bonus } on Fortune
        }.
    .sits-out =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] sit
           *[other] sits
        } out.
    .cut =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] cut
           *[other] cuts
        } the cards.
    .nobody-played = Nobody bet, so no cards were dealt.
    .dice = The dice total { $total }.
    .dealt =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] get
           *[other] gets
        } the first hand.
    .own-cards = { CAPITAL(SEAT($seat, form: "whose")) } cards: { CARDS($cards) }.
    .set =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] have set your
           *[other] has set their
        } hands.
    .dealer-shown = All hands are set.
    .dealer-set = { SEAT($seat, form: "label") }: { $front } in front, { $back } at the back.
    .stack =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] have
           *[other] has
        } { $chips ->
            [0] no chips left
           *[other] { CHIPS($chips) }
        }.

# How a player's hands did. $backKind is the kind of the hand at the back.
# $front (string)
# $back (string)
compared =
    { SEAT($seat, form: "label") }: { $front } { $frontResult ->
        [win] wins
        [lose] loses
       *[copy] copies
    } in front, { $back } { $backKind ->
        [two-pairs] { part-did-many }
        [trips] { part-did-many }
        [full-house] { part-did-many }
        [quads] { part-did-many }
        [five-aces] { part-did-many }
       *[other]
            { $backResult ->
                [win] wins
                [lose] loses
               *[copy] copies
            }
    } at the back.
part-did-many =
    { $backResult ->
        [win] win
        [lose] lose
       *[copy] copy
    }
foulPlayed = { SEAT($seat, form: "label") }: the set is a foul, so both hands lose.
# What a push means for the player: of both hands one was won; or all stakes come back by a rule of the table.
ownPush = One hand each: your stake comes back.
stakeBack = Your stake comes back.
# What a player won or lost by the stake.
results =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] win
           *[other] wins
        } { CHIPS($chips) }{ part-commission }.
    .push =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] push
           *[other] pushes
        }{ part-push }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] lose
           *[other] loses
        } { CHIPS($chips) }.
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }after { $commission } commission{ $rounded ->
                [true] { " " }(rounded up)
               *[false] { "" }
            }
    }
# What the dealer won or lost in all; a player who dealt is told that it came from dealing.
dealerResults =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] win
           *[other] wins
        } { CHIPS($chips) }{ part-as-dealer }{ part-commission }.
    .even =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] break
           *[other] breaks
        } even{ part-as-dealer }{ part-commission }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] lose
           *[other] loses
        } { CHIPS($chips) }{ part-as-dealer }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }as the dealer
    }
dealerShort = The dealer is short of chips. Returned from the bet: { CHIPS($chips) }.
# $chips (number)
bonusLost = The bonus bet of { $chips } loses.
# $chips (number)
# $line (string)
bonusWon = Fortune, { $line }: { $chips } won.
# $chips (number)
# $line (string)
envyWon = Envy, { SEAT($seat, form: "whose") } { $line }: { $chips } won.
inAll = Total { SIGNED($chips) }.
# What separates two sentences.
sentenceGap = { " " }

# What chips are staked on, as the subject of a sentence about a wrong amount.
stakeNames =
    .stake = A bet
    .bonus = A bonus bet
# Why a move is refused.
# $got (string)
# $front (string)
# $back (string)
refusals =
    .no-such-move = There is no move “{ $move }”. The moves are bank, decline, bet, pass, cut and set.
    .not-now =
        You can’t { part-move } now: { $phase ->
            [offer] the bank is being offered
            [bets] players are betting
            [set] players are setting their hands
            [dealer] the dealer’s cards are shown
           *[over] the hand is over
        }.
    .not-offered = The bank is offered to { SEAT($seat) }.
    .seat-open = { CAPITAL(SEAT($seat)) } is empty.
    .seat-out =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] are
           *[other] is
        } sitting out this hand.
    .already-set = { part-have } already set.
    .already-bet = { part-have } already bet.
    .already-cut = { part-have } already cut.
    .dealer-bets-not = The dealer doesn’t bet.
    .house-cuts-not = The house doesn’t cut.
    .table-moves = Only the table can { part-move }.
    .bets-open = { CAPITAL(SEAT($seat)) } must bet or sit out first.
    .no-bonus = This table has no bonus bet.
    .bad-cut = The words for a cut can have at most { NUMBER($most) } characters.
    .cards-covered = These cards are face down. Show them first.
    .two-in-front = Put two cards in front and five at the back.
    .same-card = The { CARD($card) } can’t be in front twice.
    .foreign-card =
        { HAS($card) ->
            [true] The { CARD($card) }
           *[false] { $got }
        } is not one of the seven cards.
    .foul = { CAPITAL(part-foul) }.
    .house-way =
        The dealer must set by the house way of { $houseWay ->
            [foxwoods] Foxwoods
            [mgm-grand] the MGM Grand
           *[own] this table
        }.
part-have =
    { CAPITAL(SEAT($seat)) } { WHO($seat) ->
        [you] have
       *[other] has
    }
part-move =
    { $move ->
        [bank] take the bank
        [decline] pass the bank
        [bet] bet
        [pass] sit out
        [cut] cut
        [deal] deal
        [set] set hands
       *[settle] pay the bets
    }

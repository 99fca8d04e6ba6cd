# Messages of the table of Seven Twenty-Seven. Half of the pot goes to the hand nearest to 7 (the low target), half to the one
# nearest to 27 (the high target).

title = Seven Twenty-Seven
# $hand (number)
handNumber = hand { $hand }

# The seats.
seats = Seats
dealer = dealer
# The letter on the dealer’s button.
dealerSign = D
openSeat = open
# How a bot plays.
tempers =
    .cautious = careful
    .steady = steady
    .bold = bold
# A seat that has not anted yet.
toAnte = to ante
backs =
    { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
# The last action of a seat; $amount is what it put in, or how much it raised by.
actions =
    .ante = anted { $amount }
    .sit-out = sat out
    .cut = cut
    .check = checked
    .call = called { $amount }
    .bet = bet { $amount }
    .raise = raised { $amount }
    .fold = folded
    .take = took one
    .stand = stood
    .declare = declared
    .bust = bust
# The last action if it took all chips of the seat.
allIn = all in
# A hand that can take no more cards.
frozen = frozen
# What a seat declared, or with its hand shown what it won.
declared = declared { part-targets }
won =
    { $targets ->
        [low] won the 7
        [high] won the 27
       *[both] won both
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] both
    }

# Points, of which courts count a half: 6½, ½, 27. $whole is empty for ½. $half says whether there is a half.
# $whole (string)
points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
# What the visible cards of a seat count. Each ace may be 1 or 11: they count $least, or any of $count totals up to $most. $whole is
# $most without its half.
# $least (string)
# $most (string)
# $whole (number)
shows = shows { part-open }
# What the others see of the player’s cards.
# $least (string)
# $most (string)
# $whole (number)
seen = others see { part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least } or { $most }
       *[other] { $least } to { $most }
    }
# A card of the player that all others see.
seenByAll = seen by all
# What the whole hand of a seat may count.
# $least (string)
# $most (string)
range = has { $least }–{ $most }
# What a hand counts for 7 and for 27. $high is left out if aces make no difference.
# $low (string)
# $high (string | undefined)
totals =
    { HAS($high) ->
        [true] { $low } and { $high }
       *[false] { $low }
    }
# The same with the targets.
# $low (string)
# $high (string | undefined)
counts =
    { HAS($high) ->
        [true] { $low } for 7, { $high } for 27
       *[false] { $low }
    }

# The player’s hand.
ownHand = Your hand
# Which cards the player will get, before the deal.
dealings =
    .up-down = You get one card face up and one face down.
    .down-down-up = You get two cards face down and one face up.
    .down-up = You get one card face down and one face up.
# A total for a target.
goal = for { part-target }
# How far the total is from its target: exact, more than may be (bust), $points below (short) or above (over). $halves is the
# distance in half points.
exact = exactly
tooMuch = too much
# $points (string)
# $halves (number)
short = { $points } short
# $points (string)
# $halves (number)
over = { $points } over
# How $count aces count for a target.
aces =
    { $count ->
        [one] ace
       *[other] aces
    } as { $values ->
        [ones] 1
        [elevens] 11
       *[both] 1 and 11
    }
# What cards count, in short. $tens says whether tens count as printed (face) or half a point (half).
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } as printed
    .ace = ace 1 or 11, for each target as is best

# How a hand is won, in the middle of the table before the deal.
intro =
    .carried = In the pot from before: { CHIPS($chips) }.
    .aim = Nearest to 7 wins half the pot, nearest to 27 the other half. One hand may win both.
    .declare = In the end you declare 7, 27 or both.
scorings =
    .nearest = Above and below a target count alike.
    .over-is-bust = Above a target is too much to win it.
    .under-beats-over = As near to a target, below beats above.
    .over-beats-under = As near to a target, above beats below.
    .inside-beats-outside = As near, a total between 7 and 27 beats one outside.
    .outside-beats-inside = As near, a total outside 7 to 27 beats one between.

# The pot. It is the only one, the main one, the only side pot (side) or one of several side pots (numbered).
pot = Pot
# $number (number)
potName =
    { $pot ->
        [only] Pot
        [main] Main pot
        [side] Side pot
       *[numbered] Side pot { $number }
    }
# What half of the pot pays.
# $chips (number)
half = { part-target } wins { $chips }
# Who competes for a side pot.
among = { SEATS($seats, form: "label") }

# The phases of a hand.
phases =
    .ante = Ante
    .bets = Betting
    .draw = Extra cards
    .declare = Declaration
    .over = Result

# Buttons.
menu = More
help = How to play
hintLabel = Hint
fair = Check this deal
buttons =
    .sit-out = Sit out
    .check = Check
    .fold = Fold
    .take = Take a card
    .stand = Stand
    .low = Declare 7
    .high = Declare 27
    .both = Declare both
    .show = Show my cards
    .next = Next hand
    .rebuy = More chips
    .step = Go on
    .skip = Show the rest
    .new = New table
# Buttons with the chips that they cost.
# $chips (number)
costs =
    .ante = Ante { $chips }
    .call = Call { $chips }
    .bet = Bet { $chips }
    .raise = Raise by { $chips }
# The amount of a bet or a raise: its label, its limits, and buttons for amounts.
amountOf =
    .bet = Bet
    .raise = Raise by
# $min (number)
# $max (number)
limits = { $min } to { $max }
# $chips (number)
addChip = Add { $chips }
presets =
    .min = Min
    .half-pot = ½ pot
    .pot = Pot
    .max = Max
# What a preset button bets, for screen readers.
# $preset (string)
presetOf = { $preset }: { CHIPS($chips) }
# What the player may choose for the next turn, and what is said about it.
preActions =
    .check-or-fold = Check or fold
    .call-any = Call any
    .not-now = You can choose that while others bet.
    .shared = Not while another person at this device is still in.
preActionChosen =
    At your turn: { $action ->
        [check-or-fold] check or fold
       *[call-any] call any
    }.
preActionNone = Nothing is chosen in advance.
preActionDropped =
    “{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }” no longer holds.

# The next step of the player. $waits is one of the two sentences below.
# $ante (number)
# $min (number)
# $max (number)
# $call (number)
# $left (number)
# $waits (string)
steps =
    .ante = Put in the ante of { $ante } to be dealt in, or sit this hand out.
    .check = Nobody has bet. Check for nothing, or bet { $min } to { $max }.
    .call =
        { $call } to stay in: call, { $raises ->
            [true] raise,{ " " }
           *[false] { "" }
        }or fold and give up the pot.
    .draw =
        Take a card{ $up ->
            [true] , face up
           *[false] { "" }
        }, or stand. { $left ->
            [0] You may still take one later.
            [1] Stand now, and you get no more.
           *[other] After { $left } stands in a row you get no more.
        }
    .declare =
        What do you go for? With both you must win both{ $tie ->
            [true] , or win one and tie
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }All are told at once.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat, form: "label") }, take the device.
    .frozen = Your hand is frozen: no more cards, but you bet on. { $waits }
    .all-in = You are all in, and bet no more. { $waits }
    .folded = You folded. The others play on.
    .bust = You are bust: above 27, with each ace as 1. The others play on.
    .sits-out = You sit this hand out.
    .no-chips = You have no chips left.
    .nobody = Fewer than two were in, and no cards were dealt.
waitForSeat = Waiting for { SEAT($seat) }.
waitForOthers = Waiting for the others.
# The result of the hand for the player: $chips won or lost. $won came from the pot, $put was put in.
# $won (number)
# $put (number)
paid =
    { $outcome ->
        [even]
            { WHO($seat) ->
                [you] You break
               *[other] { part-seat } breaks
            } even
        [won]
            { WHO($seat) ->
                [you] You win
               *[other] { part-seat } wins
            } { CHIPS($chips) }
       *[lost]
            { WHO($seat) ->
                [you] You lose
               *[other] { part-seat } loses
            } { CHIPS($chips) }
    }{ $won ->
        [0] .
       *[other] : { $won } from the pot, { $put } put in.
    }
part-seat = { CAPITAL(SEAT($seat)) }

# Hints: the best move of the player.
# $amount (number)
hints =
    .ante = Hint: ante.
    .sit-out = Hint: sit out.
    .cut = Hint: cut.
    .check = Hint: check.
    .bet = Hint: bet { $amount }.
    .call = Hint: call.
    .raise = Hint: raise by { $amount }.
    .fold = Hint: fold.
    .take = Hint: take a card.
    .stand = Hint: stand.
    .declare = Hint: declare { part-targets }.

# What a screen reader says when something happens.
# $hand (number)
# $ante (number)
# $carried (number)
# $amount (number)
# $counts (string | undefined)
# $all (string)
# $call (number)
# $chips (number)
announcements =
    .hand-started =
        Hand { $hand }. { WHO($dealer) ->
            [you] You deal
           *[other] { CAPITAL(SEAT($dealer)) } deals
        }. The ante is { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }In the pot from before: { CHIPS($carried) }.
        }
    .nobody-played = Fewer than two are in, and no cards are dealt.
    .ante =
        { WHO($seat) ->
            [you] You ante
           *[other] { part-seat } antes
        } { $amount }{ part-all-in }.
    .call =
        { WHO($seat) ->
            [you] You call
           *[other] { part-seat } calls
        } { $amount }{ part-all-in }.
    .bet =
        { WHO($seat) ->
            [you] You bet
           *[other] { part-seat } bets
        } { $amount }{ part-all-in }.
    .raise =
        { WHO($seat) ->
            [you] You raise
           *[other] { part-seat } raises
        } by { $amount }{ part-all-in }.
    .sits-out =
        { WHO($seat) ->
            [you] You sit
           *[other] { part-seat } sits
        } out.
    .cut =
        { WHO($seat) ->
            [you] You cut
           *[other] { part-seat } cuts
        } the cards.
    .check =
        { WHO($seat) ->
            [you] You check
           *[other] { part-seat } checks
        }.
    .fold =
        { WHO($seat) ->
            [you] You fold
           *[other] { part-seat } folds
        }.
    .bust =
        { WHO($seat) ->
            [you] You are
           *[other] { part-seat } is
        } bust.
    .take =
        { WHO($seat) ->
            [you] You take
           *[other] { part-seat } takes
        } { HAS($card) ->
            [true] the { CARD($card) }
           *[false] a card
        }{ HAS($counts) ->
            [true] : { $counts }
           *[false] { "" }
        }.
    .stand =
        { WHO($seat) ->
            [you] You stand
           *[other] { part-seat } stands
        }{ $frozen ->
            [true] , and the hand is frozen
           *[false] { "" }
        }.
    .dealt =
        { WHO($seat) ->
            [you] You show
           *[other] { part-seat } shows
        } the { CARDS($cards) }.
    .own-cards = { CAPITAL(SEAT($seat, form: "whose")) } cards: { CARDS($cards) }: { $counts }.
    .declare =
        { $targets ->
            [secret]
                { WHO($seat) ->
                    [you] You have
                   *[other] { part-seat } has
                } declared
           *[other]
                { WHO($seat) ->
                    [you] You declare
                   *[other] { part-seat } declares
                } { part-targets }
        }.
    .declared = Declared: { $all }.
    .phase =
        { $phase ->
            [bets] Betting.
            [draw] Extra cards.
            [declare] Declare.
           *[other] { "" }
        }
    .turn =
        { CAPITAL(SEAT($seat, form: "whose")) } turn{ $call ->
            [0] { "" }
           *[other] : { $call } to call
        }.
    .stack =
        { WHO($seat) ->
            [you] You have
           *[other] { part-seat } has
        } { $chips ->
            [0] no chips left
           *[other] { CHIPS($chips) }
        }.
# One of those that $all lists.
declaredBy = { SEAT($seat, form: "label") } { part-targets }
part-all-in =
    { $allIn ->
        [true] , all in
       *[false] { "" }
    }

# How a hand was paid, line by line. $potName is there if there are several pots. $low and $high are the totals for 7 and 27, and
# $lowOff and $highOff are how far they are off; those are left out if the total is exact. $high is left out if it is the same as $low.
# $potName (string | undefined)
# $low (string)
# $high (string | undefined)
# $lowOff (string | undefined)
# $highOff (string | undefined)
# $total (string)
# $off (string | undefined)
explanations =
    .both = { part-pot }{ SEAT($seat, form: "label") }: { part-ranks } is { part-reach }: wins both halves, { CHIPS($amount) }.
    .half =
        { part-pot }{ SEAT($seat, form: "label") }: { part-ranks } is { part-near }: { $shared ->
            [true] shares
           *[false] wins
        } the { part-target } half, { CHIPS($amount) }{ $odd ->
            [true] { " " }with an odd one
           *[false] { "" }
        }.
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName }: nobody is left in it but { SEAT($seat) }: { CHIPS($amount) }.
           *[false]
                { WHO($seat) ->
                    [you] You are
                   *[other] { part-seat } is
                } the last one in: { CHIPS($amount) }, and no card is shown.
        }
    .failed-both =
        { part-pot }{ WHO($seat) ->
            [you] You
           *[other] { part-seat }
        } declared both, without being the best at both: out.
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters = { part-pot }{ SEAT($seat, form: "label") }: one half alone and a tie for the other, so three quarters, { CHIPS($amount) }.
    .five-ace-ace = 5-A-A beats every other hand: { SEATS($seats) }.
    .uncalled = { CHIPS($amount) } that nobody called: back to { SEAT($seat) }.
    .nothing = { SEAT($seat, form: "label") }: { part-ranks } is { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-near =
    { HAS($off) ->
        [true] { $total }, { $off } from { part-target }
       *[false] { $total }
    }
part-reach =
    { HAS($lowOff) ->
        [true] { $low }, { $lowOff } from 7
       *[false] { $low }
    }{ HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] , and { $high }
               *[false] { " " }and { $high }
            }{ HAS($highOff) ->
                [true] , { $highOff } from 27
               *[false] { "" }
            }
       *[false] { " " }and { $highOff } from 27
    }
part-unclaimed = { part-pot }nobody can win the { part-target } half: its { CHIPS($amount) } go to { SEATS($seats) } too.
part-void = { part-pot }nobody can win as declared: the totals decide.
part-carried =
    { part-pot }nobody can win { $target ->
        [pot] it
       *[other] the { part-target } half
    }: { CHIPS($amount) } for the next hand.

# What a bet and a raise are called as the subject of a sentence.
stakes =
    .bet = A bet
    .raise = A raise
# Why a move is refused.
# $move (string)
# $phase (string)
# $targets (string)
# $most (number)
# $min (number)
refusals =
    .no-such-move = There is no move “{ $move }”.
    .not-now =
        { part-move } is not possible now: { $phase ->
            [ante] antes are being put in
            [bets] bets are being made
            [draw] extra cards are being dealt
            [declare] hands are being declared
           *[over] the hand is over
        }.
    .seat-open = Nobody sits at { SEAT($seat) }.
    .seat-out =
        { WHO($seat) ->
            [you] You sit
           *[other] { part-seat } sits
        } this hand out.
    .seat-folded = { part-has } folded.
    .seat-bust =
        { WHO($seat) ->
            [you] You are
           *[other] { part-seat } is
        } bust.
    .already-anted = { part-has } anted, and that stands.
    .already-cut = { part-has } cut, and that stands.
    .already-declared = { part-has } declared, and that stands.
    .not-your-turn = It is { SEAT($turn, form: "whose") } turn.
    .seat-frozen = After { NUMBER($stands) } stands in a row the hand is frozen: no more cards.
    .bad-cut = Words for a cut have up to { $most } letters.
    .bad-declaration = “{ $targets }” cannot be declared: 7, 27 or both can.
    .table-moves = { part-move } is done by the table.
    .antes-open = { part-has } yet to ante or to sit out.
    .bet-open = A bet is open: { CHIPS($call) } to call.
    .no-bet-open = Nobody has bet: there is nothing to call.
    .max-raises = There are at most { NUMBER($max) } raises in a round.
    .short-of-raise = There are no chips left beyond the call.
    .not-reopened = The last raise was less than { $min }, and opens no further one.
    .nobody-to-raise = All others are all in already.
part-has =
    { WHO($seat) ->
        [you] You have
       *[other] { part-seat } has
    }
part-move =
    { $move ->
        [ante] The ante
        [sit-out] Sitting out
        [cut] A cut
        [deal] The deal
        [check] A check
        [bet] A bet
        [call] A call
        [raise] A raise
        [fold] Folding
        [take] Taking a card
        [stand] Standing
        [declare] Declaring
       *[settle] Paying
    }

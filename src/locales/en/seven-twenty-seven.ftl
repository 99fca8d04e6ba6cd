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
toAnte = no ante yet
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
seenByAll = visible to all
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
# How far the total is from its target: exact, too high to win (bust), $points below (short) or above (over). $halves is the
# distance in half points.
exact = exact
tooHigh = too high
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
    .ace = ace 1 or 11, best for each target

# How a hand is won, in the middle of the table before the deal.
intro =
    .carried = Carried over from the last hand: { CHIPS($chips) }.
    .aim = Nearest to 7 wins half the pot, nearest to 27 wins the other half. One hand can win both.
    .declare = At the end you declare 7, 27 or both.
scorings =
    .nearest = Above or below a target makes no difference.
    .over-is-bust = A total above a target can’t win it.
    .under-beats-over = At the same distance, below a target beats above.
    .over-beats-under = At the same distance, above a target beats below.
    .inside-beats-outside = At the same distance, a total between 7 and 27 beats one outside.
    .outside-beats-inside = At the same distance, a total outside 7 to 27 beats one between them.

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
    .declare = Declarations
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
    .rebuy = Get more chips
    .step = Continue
    .skip = Skip to the end
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
    .not-now = You can choose this while others bet.
    .shared = Not while another person at this device is still in the hand.
preActionChosen =
    On your turn: { $action ->
        [check-or-fold] check or fold
       *[call-any] call any
    }.
preActionNone = No action is chosen in advance.
preActionDropped =
    “{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }” was cancelled.
# What the player has decided for all draws that are left, and what is said about it.
plansName = Plans
plans =
    .stand = Stand to the end
    .take = Take until
planStop = Stop at this total for 27
planLate = You can choose this while you may still take cards.
# $until (number)
planChosen =
    { $type ->
        [stand] You stand for the rest of the hand.
       *[take] You take cards until your total for 27 is { $until } or more.
    }
planNone = The plan is taken back.
# $until (number)
planShown =
    { $type ->
        [stand] Plan: stand to the end
       *[take] Plan: take until { $until }
    }

# The next step of the player. $waits is one of the two sentences below.
# $ante (number)
# $min (number)
# $max (number)
# $call (number)
# $left (number)
# $waits (string)
steps =
    .ante = Pay the ante of { $ante } to play, or sit out.
    .check = Nobody has bet. Check for free, or bet { $min } to { $max }.
    .call =
        It costs { $call } to stay in: call{ $raises ->
            [true] , raise
           *[false] { "" }
        } or fold.
    .draw =
        Take a card{ $up ->
            [true] { " " }face up
           *[false] { "" }
        }, or stand. { $left ->
            [0] You can still take one later.
            [1] If you stand now, you get no more cards.
           *[other] After { $left } more stands you get no more cards.
        }
    .declare =
        Which half? With both, you must win both{ $tie ->
            [true] , or win one and tie for the other
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }All are revealed at once.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat, form: "label") }, take the device.
    .frozen = Your hand is frozen: no more cards, but you still bet. { $waits }
    .all-in = You are all in. { $waits }
    .folded = You folded. The others play on.
    .bust = You are bust: over 27 even with each ace as 1. The others play on.
    .sits-out = You are sitting out this hand.
    .no-chips = You have no chips left.
    .nobody = Fewer than two players anted, so no cards were dealt.
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
       *[other] : { $won } from the pot, less { $put } put in.
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
           *[other] { " " }Carried over: { CHIPS($carried) }.
        }
    .nobody-played = Fewer than two players anted, so no cards are dealt.
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
    .own-cards = { CAPITAL(SEAT($seat, form: "whose")) } cards: { CARDS($cards) }. Total: { $counts }.
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
            [declare] Declarations.
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
    .both = { part-pot }{ part-wins } both halves ({ CHIPS($amount) }): { part-ranks } makes { part-reach }.
    .half =
        { part-pot }{ $shared ->
            [true]
                { WHO($seat) ->
                    [you] You share
                   *[other] { part-seat } shares
                }
           *[false] { part-wins }
        } the { part-target } half ({ CHIPS($amount) }{ $odd ->
            [true] { " " }with the odd one
           *[false] { "" }
        }): { part-ranks } makes { HAS($off) ->
            [true] { $total } ({ $off } from { part-target })
           *[false] { $total }
        }.
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName }: { part-alone }.
           *[false] { CAPITAL(part-alone) } without showing.
        }
    .failed-both =
        { part-pot }{ WHO($seat) ->
            [you] You declared both but did not win both, and get nothing.
           *[other] { part-seat } declared both but did not win both, and gets nothing.
        }
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters =
        { part-pot }{ WHO($seat) ->
            [you] You win one half alone and tie
           *[other] { part-seat } wins one half alone and ties
        } for the other: three quarters, { CHIPS($amount) }.
    .five-ace-ace = 5-A-A beats every other hand: { SEATS($seats) }.
    .uncalled = Uncalled bet returned to { SEAT($seat) }: { CHIPS($amount) }.
    .nothing = { part-wins } nothing: { part-ranks } makes { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-wins =
    { WHO($seat) ->
        [you] You win
       *[other] { part-seat } wins
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
# 6½ (½ from 7) and 26 (1 from 27); one total: 16½ (9½ from 7, 10½ from 27).
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } ({ $lowOff } from 7)
               *[false] { $low }
            } and { HAS($highOff) ->
                [true] { $high } ({ $highOff } from 27)
               *[false] { $high }
            }
       *[false]
            { $low } ({ HAS($lowOff) ->
                [true] { $lowOff } from 7,{ " " }
               *[false] { "" }
            }{ $highOff } from 27)
    }
part-unclaimed =
    { part-pot }nobody can win the { part-target } half: its { CHIPS($amount) } { $amount ->
        [one] goes
       *[other] go
    } to { SEATS($seats) } too.
part-alone =
    { WHO($seat) ->
        [you] you are the last player in and take
       *[other] { SEAT($seat) } is the last player in and takes
    } { CHIPS($amount) }
part-void = { part-pot }nobody can win what they declared, so the totals decide.
part-carried =
    { part-pot }nobody can win { $target ->
        [pot] the pot
       *[other] the { part-target } half
    }. Carried over to the next hand: { CHIPS($amount) }.

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
        You can’t { part-move } now: { $phase ->
            [ante] antes are being paid
            [bets] players are betting
            [draw] players are taking cards
            [declare] players are declaring
           *[over] the hand is over
        }.
    .seat-open = Nobody sits at { SEAT($seat) }.
    .seat-out =
        { WHO($seat) ->
            [you] You are
           *[other] { part-seat } is
        } sitting out this hand.
    .seat-folded = { part-has } folded.
    .seat-bust =
        { WHO($seat) ->
            [you] You are
           *[other] { part-seat } is
        } bust.
    .already-anted = { part-has } already anted.
    .already-cut = { part-has } already cut.
    .already-declared = { part-has } already declared.
    .not-your-turn = It is { SEAT($turn, form: "whose") } turn.
    .seat-frozen = After { NUMBER($stands) } stands in a row the hand is frozen: no more cards.
    .bad-cut = Your words for the cut can have at most { $most } letters.
    .bad-declaration = You can’t declare “{ $targets }”, only 7, 27 or both.
    .table-moves = Only the table can { part-move }.
    .antes-open =
        { WHO($seat) ->
            [you] You still have
           *[other] { part-seat } still has
        } to ante or sit out.
    .bet-open = A bet is open: { CHIPS($call) } to call.
    .no-bet-open = Nobody has bet, so there is nothing to call.
    .max-raises =
        A betting round allows at most { $max ->
            [one] { $max } raise
           *[other] { $max } raises
        }.
    .short-of-raise = After the call there are no chips left for a raise.
    .not-reopened = The last raise was below the minimum of { $min }, so it allows no further raise.
    .nobody-to-raise = All other players are all in.
part-has =
    { WHO($seat) ->
        [you] You have
       *[other] { part-seat } has
    }
part-move =
    { $move ->
        [ante] ante
        [sit-out] sit out
        [cut] cut
        [deal] deal
        [check] check
        [bet] bet
        [call] call
        [raise] raise
        [fold] fold
        [take] take a card
        [stand] stand
        [declare] declare
       *[settle] pay the pots
    }

# Messages of the tables of trick-taking games: Hearts, Spades, Whist, Twenty-Nine and Twenty-Eight, and variants of whist.
# $game is one of the names below. Sides are one player (each alone) or two partners.

# $game (string)
title =
    { $game ->
        [hearts] Hearts
        [spades] Spades
        [knock-out] Knock-out whist
        [german] German whist
        [oh-hell] Oh hell
        [twenty-eight] Twenty-Eight
        [twenty-nine] Twenty-Nine
       *[whist] Whist
    }
# $hand (number)
handNumber = hand { $hand }

# The suits, as a button and inside a sentence (part-suit).
suits =
    .clubs = Clubs
    .diamonds = Diamonds
    .hearts = Hearts
    .spades = Spades
part-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
part-suit-card =
    { $suit ->
        [clubs] a club
        [diamonds] a diamond
        [hearts] a heart
       *[spades] a spade
    }

# The seats and what is written at them.
seats = Seats
dealer = dealer
# The letter on the dealer’s button.
dealerSign = D
# $count (number)
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (number)
tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
# $count (number)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $tricks (number)
# $bid (number)
tricksOfBid = { $tricks } of { $bid }
# A bid in short, at a seat.
# $bid (number)
bids =
    .number = bid { $bid }
    .nil = nil
    .blind = blind nil
    .passed = passed
    .none = no bid yet
out = out
ready = ready
hasPassed = cards passed
# The scores of the game.
scores = Scores
# $score (string)
score = score { $score }
# Two partners, by their names.
# $first (string)
# $second (string)
partners = { $first } & { $second }

# The middle of the table.
trick = Trick
lastTrick = Last trick
# $suit (string)
trump = Trump: { part-suit }
trumpHidden = Trump is concealed
# $count (number)
stock =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
laid = Trump card, face down
turned = Turned up

# The player’s hand.
ownHand = Your hand
playable = can be played

# Buttons.
menu = More
help = How to play
hintLabel = Hint
fair = Check this deal
# $count (number)
buttons =
    .ready = Deal
    .show = Show my cards
    .next = Next hand
    .rebuy = Next hand
    .step = Continue
    .skip = Skip to the end
    .new = New game
    .pass = No bid
    .nil = Nil
    .look = Look at my cards
    .blind-nil = Bid blind nil
    .lay = Lay it face down
    .double = Double
    .redouble = Redouble
    .no-double = No double
    .ask = Ask for trump
    .pair = Show king and queen
    .claim = Claim the rest
    .last-trick = Last trick
    .takeback = Take back
    .add = Others get the points
    .subtract = Lower my score
# The next game, after a game has been won.
nextGame = New game
# $count (number)
passCards =
    Pass { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# What a number or a suit button does, for screen readers.
# $bid (number)
bidNumber = Bid { $bid }
# $suit (string)
chooseTrump = Trump: { part-suit }

# The next step of the player, in a line.
# $count (number)
# $missing (number)
steps =
    .ready = Press “Deal” to begin.
    .wait =
        { WHO($seat) ->
            [you] Your turn.
           *[other] Waiting for { SEAT($seat) }.
        }
    .wait-all = Waiting for the others.
    .covered = { SEAT($seat, form: "label") }, take the device.
    .out = You are out of this game. The others play on.
    .look = Look at your cards, or bid blind nil.
    .bid = How many tricks will you take?
    .auction = Bid for the right to name trump, or pass.
    .must-bid = Nobody has bid, so you must.
    .trump = Choose trump.
    .conceal = Choose trump in secret.
    .lay = Choose a card of the suit that will be trump. It stays face down.
    .double = The bid is { $count }. Do you double?
    .redouble = Your side’s bid of { $count } was doubled. Do you redouble?
    .pass =
        { $missing ->
            [0] Pass these cards to { SEAT($seat) }.
            [one] Choose one more card to pass to { SEAT($seat) }.
           *[other] Choose { $missing } cards to pass to { SEAT($seat) }.
        }
    .exchange =
        { $missing ->
            [0] Give these cards to { SEAT($seat) }.
            [one] Choose one more card to give to { SEAT($seat) }.
           *[other] Choose { $missing } cards to give to { SEAT($seat) }.
        }
    .lead = You lead.
    .follow = { CAPITAL(part-suit) } were led. Play { part-suit-card }.
    .discard = You have no { part-suit }. Play any card.
    .ask = You have no { part-suit }. Play any card, or ask for trump.
    .moon = You took all the points. What happens with them?
    .not-played = Everybody passed. The next dealer deals.
    .over = The hand is over.
    .game-over = The game is over.
    .watch = You are watching.

# The result of a hand, in the middle of the table. $who is you, us (your side) or others.
# $who (string)
# $names (string)
result =
    .bid = Bid
    .tricks = Tricks
    .cards = Card points
    .hand = Hand
    .bags = Bags
    .score = Score
    .made = made
    .failed = failed
    .moon =
        { WHO($seat) ->
            [you] You took all the points!
           *[other] { CAPITAL(SEAT($seat)) } took all the points!
        }
    .not-played = Everybody passed
    .won =
        { $who ->
            [you] You won the game!
            [us] Your side won the game!
           *[other] Won: { $names }
        }
# What a screen reader says when something happens.
part-seat = { CAPITAL(SEAT($seat)) }
# $hand (number)
# $bid (number)
# $names (string)
# $tricks (number)
# $points (string)
# $score (string)
announcements =
    .hand-started =
        Hand { $hand }. { WHO($dealer) ->
            [you] You deal
           *[other] { CAPITAL(SEAT($dealer)) } deals
        }.
    .own-cards = { CAPITAL(SEAT($seat, form: "whose")) } cards: { CARDS($cards) }.
    .cut =
        { WHO($seat) ->
            [you] You cut
           *[other] { part-seat } cuts
        } the cards.
    .passed-cards =
        { WHO($seat) ->
            [you] You have
           *[other] { part-seat } has
        } chosen cards.
    .received =
        { WHO($seat) ->
            [you] You get
           *[other] { part-seat } gets
        } the { CARDS($cards) }.
    .bid =
        { WHO($seat) ->
            [you] You bid
           *[other] { part-seat } bids
        } { $bid }.
    .nil =
        { WHO($seat) ->
            [you] You bid
           *[other] { part-seat } bids
        } nil.
    .no-bid =
        { WHO($seat) ->
            [you] You pass
           *[other] { part-seat } passes
        }.
    .blind-nil =
        { WHO($seat) ->
            [you] You bid
           *[other] { part-seat } bids
        } blind nil.
    .trump =
        { WHO($seat) ->
            [you] You make
           *[other] { part-seat } makes
        } { part-suit } trump.
    .concealed =
        { WHO($seat) ->
            [you] You have
           *[other] { part-seat } has
        } chosen trump in secret.
    .laid =
        { WHO($seat) ->
            [you] You lay
           *[other] { part-seat } lays
        } a card face down for trump.
    .turned = The { CARD($card) } is turned up.
    .trump-shown = Trump is { part-suit }.
    .double =
        { WHO($seat) ->
            [you] You double
           *[other] { part-seat } doubles
        }.
    .redouble =
        { WHO($seat) ->
            [you] You redouble
           *[other] { part-seat } redoubles
        }.
    .no-double =
        { WHO($seat) ->
            [you] You don’t
           *[other] { part-seat } doesn’t
        } double.
    .asked =
        { WHO($seat) ->
            [you] You ask
           *[other] { part-seat } asks
        } for trump.
    .pair =
        { WHO($seat) ->
            [you] You show
           *[other] { part-seat } shows
        } king and queen of trump.
    .claimed =
        { WHO($seat) ->
            [you] You claim
           *[other] { part-seat } claims
        } the rest.
    .lead =
        { WHO($seat) ->
            [you] You lead
           *[other] { part-seat } leads
        } the { CARD($card) }.
    .play =
        { WHO($seat) ->
            [you] You play
           *[other] { part-seat } plays
        } the { CARD($card) }.
    .trick-won =
        { WHO($seat) ->
            [you] You win
           *[other] { part-seat } wins
        } the trick.
    .drew =
        { WHO($seat) ->
            [you] You draw
           *[other] { part-seat } draws
        } the { CARD($card) }.
    .turn =
        { WHO($seat) ->
            [you] Your turn.
           *[other] It is { SEAT($seat, form: "whose") } turn.
        }
    .not-played = Everybody passed. The hand is not played.
    .moon =
        { WHO($seat) ->
            [you] You took all the points.
           *[other] { part-seat } took all the points.
        }
    .side =
        { $names }: { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        }, { $points } in this hand, score { $score }.
    .game-won = The game is won by { $names }.

# Hints: the best move of the player; $action is the label of a button.
# $bid (number)
# $action (string)
hints =
    .bid = Hint: bid { $bid }.
    .nil = Hint: bid nil.
    .no-bid = Hint: pass.
    .trump = Hint: make { part-suit } trump.
    .lay = Hint: lay the { CARD($card) }.
    .pass = Hint: pass the { CARDS($cards) }.
    .play = Hint: play the { CARD($card) }.
    .other = Hint: “{ $action }”.

# Why a move is refused. Cards and suits are named where the rules give them.
# $card (Card)
# $least (number)
# $most (number)
# $bid (number)
# $tricks (number)
# $cards (number)
refusals =
    .no-card = That is no card.
    .not-in-hand = You don’t have the { CARD($card) }.
    .must-follow = You have { part-suit-card }, so you must follow suit.
    .must-lead = The { CARD($card) } leads to the first trick.
    .not-broken = { CAPITAL(part-suit) } can’t be led yet.
    .first-trick-points = No card with points may be played to the first trick.
    .must-trump = You asked for trump, so you must play { part-suit-card }.
    .first-chance = You must play the { CARD($card) } now.
    .not-settled = The rest is not certain yet.
    .no-such-move = There is no such move.
    .not-now = You can’t do that now.
    .not-in-rules = This game has no such move.
    .table-moves = Only the table does that.
    .not-your-turn = It is not your turn.
    .seat-out = You are out of this game.
    .already-ready = You are ready already.
    .already-cut = You have cut already.
    .already-looked = You have seen your cards already.
    .already-passed = You have passed your cards already.
    .passes-nothing = You pass no cards in this hand.
    .not-ready = Not everybody is ready.
    .bad-cut = A cut can have at most { $most } characters.
    .no-number = A bid is a number.
    .must-look = Look at your cards first.
    .bad-bid = You can bid { $least } to { $most }.
    .bids-fit = The bids may not add up to { $tricks }, so you can’t bid { $bid }.
    .side-bid-low = Your side must bid more: you need at least { $least }.
    .dealer-must-bid = Nobody has bid, so you must bid at least { $least }.
    .over-partner = Your partner leads the bidding. To bid over it you need at least { $least }.
    .bad-suit = Trump is one of the four suits.
    .bad-choice = That can’t be chosen.
    .pass-count =
        { $cards ->
            [one] Choose exactly { $cards } card.
           *[other] Choose exactly { $cards } cards.
        }
    .same-card-twice = The { CARD($card) } is there twice.
    .not-doubled = The bid was not doubled.
    .already-doubled = The bid is doubled already.
    .trump-shown = Trump is known already.
    .can-follow = You can follow suit, so you can’t ask for trump.
    .no-suit-led = You lead, so you can’t ask for trump.
    .pair-shown = A king and queen were shown already.
    .trump-concealed = Trump is not known yet.
    .no-trick-yet = Your side must win a trick first.
    .no-pair = You don’t have king and queen of trump.

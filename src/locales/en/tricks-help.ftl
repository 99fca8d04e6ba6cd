# “How to play” of Hearts, Spades, Whist, Twenty-Nine and other trick-taking games, made from their rules: one message for each
# rule. Then the guide through a first hand, and the keys. $suit is clubs, diamonds, hearts or spades.

region = How to play
headings =
    .aim = Aim
    .deal = Deal
    .bidding = Bidding
    .trump = Trump
    .play = Tricks
    .scoring = Score

# A suit in a sentence: all its cards, and one of them.
part-suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
part-suit-card =
    { $suit ->
        [clubs] club
        [diamonds] diamond
        [hearts] heart
       *[spades] spade
    }
# $points (number)
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# What the game is about, by its kind of score. $last is the number of tricks that count.
# $last (number)
aims =
    .points = Avoid the cards that count points: the lowest score wins.
    .contract = Say how many tricks you will take, and take at least as many.
    .book = Take more tricks than the other side.
    .exact = Say how many tricks you will take, and take exactly as many.
    .card-points = Bid for the right to choose trump. Then take at least as many card points as you bid.
    .survival = Take at least one trick in every hand. Who takes none is out, and the last player left wins.
    .majority = Win most of the last { $last } tricks.
# $sides: partners sit opposite, or each plays alone. $direction: to whom the turn passes.
# $players (number)
players =
    { $players } players. { $sides ->
        [opposite] Partners sit opposite each other and score together.
       *[each] Everyone plays alone.
    } The turn passes to the { $direction ->
        [anticlockwise] right
       *[clockwise] left
    }.
# When the game ends and who wins, by the kind of score.
# $target (number)
# $floor (number | undefined)
# $hands (number)
# $lost (number)
ends =
    .points = The game ends when somebody has { part-target }. If several share the lowest score, play goes on.
    .contract =
        The game ends when { $sides ->
            [opposite] a side
           *[each] a player
        } has { part-target }{ HAS($floor) ->
            [true] { " " }or falls to { $floor }
           *[false] { "" }
        }. The highest score wins.
    .book = The first side with { part-target } wins.
    .exact = After { $hands } hands, the highest score wins.
    .card-points = A side wins with { $target } game points, and loses with { $lost }.
    .majority = One hand is a game.
part-target =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }

# The cards and the deal.
# $count (number)
deck = The deck has { $count } cards.
leftOut = Left out: { CARDS($cards) }.
jokers = The { CARD($big) } is the big joker, and the { CARD($little) } the little joker. They are the highest trumps.
hand =
    Each player gets { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in this hand.
# $before (number)
# $rest (number)
handInTwo = Each player gets { $before } cards. Once trump is chosen, each gets { $rest } more.
stock = The other cards are the stock, and its top card is face up. Who wins a trick takes that card. The other player takes the next one unseen.
# How many cards the hands of a game have. $most is the largest number.
# $most (number)
sizes =
    .exact = The first hand has 1 card, the next one more, up to { $most }. Then each has one fewer, back to 1.
    .survival = Each hand has one card fewer than the hand before.
# $to is to whom cards are passed: one of passTo, or several, separated by commas, one for each hand in turn.
# $to (string)
pass =
    Before play, everyone chooses { part-cards } and passes { $count ->
        [one] it
       *[other] them
    } { $to }, before seeing what comes.
# $to (string)
passInTurn = Before play, everyone chooses { part-cards } to pass, before seeing what comes. From hand to hand, they go: { $to }.
passTo =
    .left = to the left
    .right = to the right
    .across = to the player opposite
    .on = to another player
    .none = no pass

# The bidding. A bid is a number of tricks.
# $least (number)
# $most (number)
bids = In turn, from the player after the dealer, each says how many tricks they will take: { $least } to { $most }.
bidSum = The bids of two partners are added.
nil = A bid of 0 is nil: you take no trick at all.
# $exchange is the number of cards that partners give each other.
# $behind (number)
# $exchange (number)
blindNil =
    { $sides ->
        [opposite] A side that is
       *[each] A player who is
    } at least { $behind } points behind may bid nil before seeing the cards: blind nil.{ $exchange ->
        [0] { "" }
        [one] { " " }Then the partners give each other { $exchange } card.
       *[other] { " " }Then the partners give each other { $exchange } cards.
    }
# $least (number)
sideLeast = The bids of a side must add up to at least { $least }, unless one of them is nil.
mustMiss = The bids must not add up to the number of tricks. So the last bidder can’t bid every number.
# An auction. A bid is a number of card points.
# $least (number)
# $most (number)
auction = In turn, from the player after the dealer, bid more than the last bid, or pass for good. Bids are { $least } to { $most }.
hold = The first bidder may also bid the same number as a later bidder.
# $least (number)
overPartner = If your partner has the highest bid, you need at least { $least } to bid more.
# $least (number)
allPass =
    .forced = If all others pass, the dealer must bid at least { $least }.
    .redeal = If everybody passes, the next dealer deals.
doubles = Then an opponent may double the bid, and the bidder’s side may redouble it.

# How trump is found.
trumps =
    .none = There is no trump.
    .suit = { CAPITAL(part-suit) } are always trump.
    .dealer-card = The dealer’s last card is turned up. Its suit is trump.
    .stock-card = After the deal, the next card is turned up. Its suit is trump.
    .named =
        In this hand, { WHO($seat) ->
            [you] you name
           *[other] { SEAT($seat) } names
        } trump.
    .bidder-suit = The highest bidder chooses the trump suit in secret.
    .bidder-card = The highest bidder lays a card face down: its suit is trump. It can’t be played until trump is shown.
mostNames = From the second hand on, the player with most tricks in the hand before names trump.
concealed = Trump stays concealed until a player who can’t follow suit asks for it. Before that, no card counts as a trump.
afterAsking =
    .must-trump = Who asks must play a trump, if there is one in the hand.
    .free = Who asks may then play any card.

# Playing the cards.
leads =
    .lowest = The player with the { CARD($card) } leads it to the first trick.
    .next = The player after the dealer leads to the first trick.
follow = Follow suit if you can: play a card of the suit that was led. If you have none, play any card.
wins =
    .highest = The highest card of the suit led wins the trick. Its winner leads next.
    .trump = The highest trump wins the trick. Without a trump, the highest card of the suit led wins. Its winner leads next.
# An example of a trick. $card wins, over $other.
examples =
    .highest = { CAPITAL(part-suit) } were led. The { CARD($card) } is the highest of them and wins. The { CARD($other) } is of another suit, so it can’t win.
    .two = { CAPITAL(part-suit) } were led. The { CARD($card) } is higher and wins.
    .trump = The { CARD($card) } is a trump. So it wins, even over the { CARD($other) }.
    .winner = wins the trick
ranks =
    .usual = Aces are high and twos are low.
    .other = The cards of a suit rank in this order, the highest first:
# $by says what breaks a suit: a card of it, or any card with points.
breaking =
    { CAPITAL(part-suit) } can’t be led before { $by ->
        [points] a card with points was played
       *[suit] a { part-suit-card } was played
    }, unless you have nothing else.
firstTrick = In the first trick, play no card with points if you can.
firstChance = Play the { CARD($card) } as soon as you can’t follow suit, or can play it below a higher card.
# $button (string)
claim = When the rest can’t change the score any more, “{ $button }” plays it at once.

# What scores.
cardPoints = These cards count for whoever takes them:
eachOfSuit = Each { part-suit-card }: { part-points }
oneCard = { CAPITAL(part-card) }: { part-points }
part-card = { CARD($card) }
eachCard = { part-points } each
points = { part-points }
nothing = no points
# What happens if one player takes all cards with points. $points is their sum.
# $points (number)
moon =
    .add = If one player takes all of them, the others score { part-points } each, and that player none.
    .subtract = If one player takes all of them, that player’s score falls by { $points } instead.
    .choose = If one player takes all of them, that player chooses. The others score { part-points } each, or their own score falls by { $points }.
# $trick (number)
contractMade = If you take as many tricks as you bid: { $trick } points for each trick of the bid, and 1 for each trick over it.
# $trick (number)
contractFailed = If you take fewer: minus { $trick } points for each trick of the bid.
# $count (number)
# $penalty (number)
bags = Tricks over the bid are bags. Every { $count } bags cost { $penalty } points.
# $points (number)
nilScore = Nil: { $points } points if you take no trick. Otherwise minus { $points }.
# $points (number)
blindNilScore = Blind nil: plus or minus { $points } points.
nilTricks =
    .count = The tricks of a failed nil count for the partner’s bid.
    .bags = The tricks of a failed nil don’t help the partner’s bid. They count as tricks over it.
# $book (number)
book = Each trick over { $book } scores 1 point.
honours = Honours are the four highest trumps. A side that was dealt all four scores 4 points, and for three 2. One point short of the game they don’t count.
# $bonus (number)
exact = For exactly as many tricks as you bid: { $bonus } points, and 1 for each trick. Otherwise nothing.
survival = Your score is the number of your tricks in the last hand. With none you are out.
# $last (number)
majority = Most of the last { $last } tricks score 1 point.
# Card points, and the game points for them.
rankPoints = In each suit, these cards have points:
# $total (number)
# $lastTrick (number)
total =
    All cards together have { $total } points.{ $lastTrick ->
        [0] { "" }
        [one] { " " }The last trick has { $lastTrick } more.
       *[other] { " " }The last trick has { $lastTrick } more.
    }
gamePoints = If the bidder’s side takes as many points as it bid, it scores 1 game point. If not, it loses 1.
# $high (number)
high = A bid of { $high } or more is worth 2 game points.
doubled = Doubled, the hand is worth twice as much. Redoubled, it is worth four times as much.
pair = King and queen of trump in one hand are a pair. On your turn you may show it, if trump is known and your side has won a trick.
# $by (number)
# $least (number)
# $most (number)
pairWorth = A pair of the bidder’s side lowers the bid by { $by }, to { $least } at least. A pair of the others raises it by { $by }, to { $most } at most.

# What the guide says at each step of a first hand. $card is the card that it advises.
# $deal (string)
# $aim (string)
# $score (number)
# $bid (number)
guide =
    .ready = { $aim } Press “{ $deal }” to get your cards.
    .pass = Pass cards that may win tricks, or that empty a short suit: for example the { CARDS($cards) }.
    .exchange-nil = You bid nil. Give your partner high cards: the { CARDS($cards) }.
    .exchange-help = Your partner bid nil. Give low cards, which win no trick: the { CARDS($cards) }.
    .look = Your side is far behind. Blind nil scores much, but it is a risk. To play safe, look at your cards.
    .bid = How many tricks will you take? Count aces, kings that are not alone, and high or long trumps. A good bid here is { $bid }.
    .bid-nil = You have hardly a card that wins a trick. You can bid 0, but then take no trick at all.
    .bid-high = Your best suit is good enough for a bid of { $bid }. The highest bidder chooses trump.
    .bid-pass = Your suits are too weak to bid more. Pass, and let the others bid.
    .must-bid = Nobody has bid, so you must. Bid the lowest number.
    .trump = Choose the suit in which you are strongest: { part-suit }.
    .lay = Lay a low card of your best suit face down: the { CARD($card) }. Then { part-suit } are trump.
    .double = Double only if you think that the bid will fail. It makes the hand worth twice as much.
    .redouble = The other side thinks that your bid will fail. Redouble only if you are sure of it.
    .lead-due = The { CARD($card) } leads to the first trick. Play it.
    .lead-low = You lead. Play the { CARD($card) }: somebody else will probably go higher and win.
    .lead-high = You lead. The { CARD($card) } is the highest of its suit that is left, so it is likely to win.
    .lead-long = You lead. Play the { CARD($card) }, and keep your high cards for later.
    .duck = { CAPITAL(part-suit) } were led. Play the { CARD($card) }: it is below the { CARD($best) }, so you don’t take the trick.
    .follow-low = { CAPITAL(part-suit) } were led. Play the { CARD($card) }. It wins so far, but somebody may go higher.
    .follow-must = { CAPITAL(part-suit) } were led, and you can’t avoid this trick. Take it with the { CARD($card) }.
    .follow-safe = { CAPITAL(part-suit) } were led, and so far this trick has no points. Get rid of a high card: the { CARD($card) }.
    .follow-win = { CAPITAL(part-suit) } were led. The { CARD($card) } beats the { CARD($best) }: try to win.
    .follow-lose = Let the { CARD($best) } win this trick, and play a low card: the { CARD($card) }.
    .follow-partner = Your partner is winning this trick. Play the { CARD($card) }, and keep your high cards.
    .follow-gift = Your partner is winning this trick. Add a card with points: the { CARD($card) }.
    .discard-points = You have no { part-suit }, so you can’t win. Get rid of the { CARD($card) }: its points go to the winner.
    .discard-high = You have no { part-suit }, so you can’t win. Get rid of a dangerous high card: the { CARD($card) }.
    .discard-low = You have no { part-suit }. Throw off a card that you don’t need: the { CARD($card) }.
    .discard-partner = You have no { part-suit }, and your partner is winning. Throw off a card that you don’t need: the { CARD($card) }.
    .discard-gift = You have no { part-suit }, and your partner is winning. Add a card with points: the { CARD($card) }.
    .ruff = You have no { part-suit }, so you may trump: the { CARD($card) } wins so far.
    .ask = You have no { part-suit }. Ask for trump: then a trump can win this trick.
    .pair = You hold king and queen of trump. Show them: that changes the bid in your favour.
    .wait =
        { WHO($seat) ->
            [you] Your turn.
           *[other] It is { SEAT($seat, form: "whose") } turn.
        }
    .wait-trick = It is { SEAT($seat, form: "whose") } turn. So far the { CARD($best) } wins the trick.
    .wait-all = The others are still choosing.
    .won = { CAPITAL(SEAT($seat)) } won the trick with the { CARD($best) } and leads next.
    .won-points = { CAPITAL(SEAT($seat)) } won the trick with { part-points }, and leads next.
    .won-partner = Your partner won the trick with the { CARD($best) } and leads next.
    .moon = You took all cards with points! Choose what is better for you.
    .out = You are out of this game. The others play on.
    .reveal = All tricks are played. Now they are counted.
    .end-points = You took { part-points } in this hand. Your score is { $score }. The lowest score wins.
    .end-made = The bid of { $bid } was made. It scores { SIGNED($points) }.
    .end-failed = The bid of { $bid } failed. It scores { SIGNED($points) }.
    .end-against-made = The other side made its bid of { $bid }.
    .end-against-failed = The other side failed to make its bid of { $bid }.
    .end-tricks =
        Your side took { $tricks ->
            [one] { $tricks } trick
           *[other] { $tricks } tricks
        } and scores { SIGNED($points) }.
    .end-in = You took a trick, so you stay in the game. The next hand has one card fewer.
    .end-out = You took no trick, so you are out of this game.
    .end-won = You won most of the tricks that count, and the game.
    .end-lost = The other player won most of the tricks that count.
    .not-played = Everybody passed, so nobody plays this hand. The next dealer deals.

# The game’s own keys, and what each does.
keyMain = Main button: deal, pass the cards, next hand
    .keys = d
keyWalk = Walk through your cards
    .keys = ← →
keyPlay = Play the card, or choose it
    .keys = Enter, Space
keyHint = Hint
    .keys = h
keyLast = Last trick
    .keys = t
keyPass = No bid
    .keys = p
keyAsk = Ask for trump
    .keys = k
keyPair = Show king and queen of trump
    .keys = q
keyClaim = Claim the rest
    .keys = c
keyTakeBack = Take back
    .keys = u

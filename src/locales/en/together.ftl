# Messages of a table that people at several devices share.

connection =
    .connecting = Connecting to the table …
    .lost = The connection is lost. Connecting again …
    .back = Connected again.
# Why the player has no longer a seat, or the connection has ended.
bye =
    .replaced = This seat is played in another window now.
    .removed = Who made the table has ended this seat.
    .ended = The table has ended.
again = Connect again
shuffling = All pages shuffle the deck together …
nobody = Nobody sits here yet.
choosing = Somebody is choosing a seat.
# $names lists the names of people.
# $names (string)
waitingFor = Waiting for { $names }.
# $names (string)
isVoid = This shuffle is void: a share is missing, from { $names }. The deck is shuffled anew.
# What is wrong with the shuffle of a hand, by its code.
# $hand (number)
warnings =
    .unfair-deal = Hand { $hand } was not dealt as it was promised! The check of the deal shows what is wrong.
    .no-share = This page had no share in the shuffle of hand { $hand }: it can check only whether everything fits together.
    .left-out = This page was left out of the shuffle of hand { $hand }! The deck was settled without a share of its own.
# The panel in which the player takes a seat.
# $seat (number)
sit =
    .title = Take a seat
    .button = Sit down
    .name = Name
    .seat = Seat
    .any = Any that is free
    .seatOf = Seat { $seat }
    .kept = The name is kept in this browser.
    .booked = The seat is booked. It can be played from the next hand on.
    .cancel = Only watch
# The button for the next hand; for players without chips, it buys some.
ready = Ready
rebuy = More chips, ready
# What is said of a person who has pressed it.
isReady = ready
menu =
    .leave = Leave the table
    .pause = Ask for a pause
    .noPause = No pause after all
leave =
    .title = Leave the table?
    .text = A bot plays this hand to its end. The chips stay at the table.
    .yes = Leave
    .no = Stay
# The panel in which the person who made the table ends the seat of another one.
# $name (string)
remove =
    .button = Remove
    .title = Remove { $name }?
    .text = The seat is free for others after this hand.
    .yes = Remove
    .no = Cancel
# Everybody at the table, and what is said of each.
people =
    .title = Who plays
    .close = Close
    .bot = a bot
    .free = free
    .maker = made the table
    .pause = wants a pause
    .out = sits out the next hand
presence =
    .away = away
    .bot = a bot plays
# $names (string)
wantPause = A pause is asked for by { $names }.
# $name (string)
news =
    .sat = { $name } has sat down.
    .left = { $name } has left.
    .away = { $name } is away.
    .bot = A bot plays for { $name }.
    .here = { $name } is back.
# How much time the player has left.
# $count (number)
seconds = { $count } seconds left.
# The player has used the time for this decision; from now on the time bank is used up.
# $count (number)
bank = The time bank runs: { $count } seconds.
# What players can say to each other.
talk =
    .button = Say something
    .title = Say something
    .mute = Hide what others say
    .hello = Hello!
    .thanks = Thank you!
    .well-played = Well played!
    .good-luck = Good luck!
    .oops = Oops!
    .thinking = Let me think …
# The panel that shows how the deck was shuffled.
# $hand (number)
# $name (string)
fair =
    .title = This deal
    .region = This deal
    .intro = The deck of hand { $hand } was shuffled by the house and all people at the table together.
    .none = No hand has been dealt yet.
    .commitment = Commitment of the house
    .hash = Hash of { $name }
    .share = Share of { $name }
    .seed = Seed of the house
    .later = It is shown once the hand is over.
    .words = Own words for the next shuffle
    .keep = Use them
    .used = They are part of the next shuffle.
    .copy = Copy the transcript
    .copied = Copied.
    .how = What this shows
# How that works, in paragraphs.
why =
    .shares = First the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds the person’s own words, and publishes their hash. Only once all hashes are known are the shares revealed; the deck follows from the seed and all shares.
    .choice = So nobody could choose the deck, nor could all but one together: one honest page is enough. A share that is not revealed makes the shuffle void, for all to see. Bots give no share.
    .check = This page has checked the deal by itself as soon as the hand was over. The transcript can be checked anywhere else: docs/fair-shuffles.md of Baize tells every byte.
# One step of the check of a shuffle, by its code. $name is whose share it is; $ok says whether the step passed.
# $name (string)
lines =
    .unusable = The seed or a share is missing.
    .commitment =
        { $ok ->
            [true] The hash of the house’s seed is the commitment.
           *[false] The hash of the house’s seed is not the commitment.
        }
    .share =
        { $ok ->
            [true] { $name }: the share is that of its hash.
           *[false] { $name }: the share is not that of its hash.
        }
    .published =
        { $ok ->
            [true] All hashes are those that this page saw before any share was revealed.
           *[false] The hashes are not those that this page saw before.
        }
    .own =
        { $ok ->
            [true] The own share is part of it.
           *[false] The own share is not part of it.
        }
# Why a request is refused, by its code.
# $most (number)
refusals =
    .no-seat = Only who has a seat can do that.
    .seat-taken = That seat is taken.
    .bad-name = A name has 1 to { $most } letters.
    .name-taken = Somebody else at the table has that name.
    .other-hand = That was meant for another hand.
    .no-such-move = The server does not know that move.
    .played-meanwhile = A bot or the clock has played for that seat meanwhile.
    .maker-only = Only who made the table can do that.
    .table-paused = The table is paused.
    .cut-by-share = At this table everybody’s own words are given with the next shuffle.
    .has-chips = There are chips left.
    .too-often = That was said too often just now.
    .move-sent = The last move is still on its way.
    .not-connected = There is no connection to the table.
    .shared-table = This table belongs to all who sit at it.
# What is wrong, by its code. Texts that begin in lower case are for the site’s author.
# $hand (number)
# $got (string)
# $wanted (string)
problems =
    .shared-table = a shared table is the server’s: newGame(), restart() and load() are refused there
    .unfair-deal = the deal of hand { $hand } was not as it was promised
    .left-out = the shuffle of hand { $hand } was begun without this page, which has a seat and was there
    .other-game = this table is played by <{ $got }>; this element is <{ $wanted }>
    .protocol = this page and the server are of different versions
    .other-protocol = this page and the server are of different versions
    .origin-not-allowed = This page may not join that table.
    .bad-code = This is no code of a table.
    .bad-options = This is no code of a table.
    .second-table = Another table of this page has joined already.
    .bad-message = a message of the server cannot be used
    .share = the server could not use a share of the shuffle
    .server-unreachable = The server does not answer.
    .table-full = There is no more room at this table, not even to watch.
    .no-such-table = There is no such table, or it has ended.
    .not-signed-in = Only who has signed in can join this table.
    .load-failed = A part of the page that is needed for this table could not be loaded.

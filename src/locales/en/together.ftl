# Messages of a table that people at several devices share.

connection =
    .connecting = Connecting to the table …
    .lost = Connection lost. Reconnecting …
    .back = Reconnected.
# Why the player has no longer a seat, or the connection has ended.
bye =
    .replaced = You are playing this seat in another window or on another device.
    .removed = The person who created the table removed you from your seat.
    .kept-out = The person who created the table keeps you out of it.
    .ended = The table has ended.
again = Reconnect
shuffling = Shuffling the deck together …
nobody = Nobody has taken a seat yet.
# All who are here are ready, but the game needs more people.
needMore = Waiting for more people.
choosing = Someone is choosing a seat.
# $names lists the names of people.
# $names (string)
waitingFor = Waiting for { $names }.
# $names (string)
isVoid = This shuffle does not count: no share came from { $names }. The deck is being shuffled again.
# What is wrong with the shuffle of a hand, by its code.
# $hand (number)
warnings =
    .unfair-deal = Hand { $hand } was not dealt as promised! The check of the deal shows what is wrong.
    .no-share = This page took no part in the shuffle of hand { $hand }. It can check only that the published data fits together.
    .left-out = This page was left out of the shuffle of hand { $hand }! The deck was shuffled without its share.
# The panel in which the player takes a seat.
# $seat (number)
sit =
    .title = Take a seat
    .button = Sit down
    .name = Your name
    .seat = Seat
    .any = Any free seat
    .seatOf = Seat { $seat }
    .kept = Your name is saved in this browser.
    .booked = Your seat is reserved. You play from the next hand on.
    .cancel = Just watch
# The button for the next hand; for players without chips, it buys some.
ready = Ready
rebuy = Get chips and play on
# What is said of a person who has pressed it.
isReady = ready
menu =
    .leave = Leave table
    .pause = Ask for a pause
    .noPause = Withdraw pause request
leave =
    .title = Leave the table?
    .text = A bot will finish this hand for you. Your chips stay at the table.
    .yes = Leave
    .no = Stay
# The panel in which the person who made the table ends the seat of another one.
# $name (string)
remove =
    .button = Remove
    .title = Remove { $name }?
    .text = Others can take the seat after this hand.
    .yes = Remove
    .no = Cancel
# The panel in which the person who made the table keeps another one out.
# $name (string)
keepOut =
    .button = Keep out
    .title = Keep { $name } out?
    .text = This player loses the seat, and cannot come back to the table until the time is over.
    .hour = For an hour
    .table = For good
    .no = Cancel
# Everybody at the table, and what is said of each.
people =
    .title = Players
    .close = Close
    .bot = a bot
    .free = free
    .maker = created the table
    .pause = wants a pause
    .out = sits out the next hand
presence =
    .away = away
    .bot = a bot plays
# $names (string)
wantPause = { $names } would like a pause.
# $name (string)
news =
    .sat = { $name } sat down.
    .left = { $name } left.
    .away = { $name } is away.
    .bot = A bot is playing for { $name }.
    .here = { $name } is back.
# How much time the player has left.
# $count (number)
seconds =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }
# The player has used the time for this decision; from now on the time bank is used up.
# $count (number)
bank =
    Your time bank is running: { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    } left.
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
    .intro = The house and everyone at the table shuffled the deck of hand { $hand } together.
    .none = No hand has been dealt yet.
    .commitment = The house’s commitment
    .hash = Hash of { $name }
    .share = Share of { $name }
    .seed = The house’s seed
    .later = It is shown after the hand.
    .words = Your words for the next shuffle
    .keep = Use them
    .used = Your words will be part of the next shuffle.
    .copy = Copy transcript
    .copied = Copied.
    .how = How this works
# How that works, in paragraphs.
why =
    .shares = First, the house publishes the hash of its secret seed. Then each page at the table draws 32 random bytes, adds its player’s words, and publishes the hash of its share. The shares are revealed only after all hashes are published. The deck follows from the seed and all shares.
    .choice = So nobody could choose the deck, even if everyone except one person had worked together. One honest page is enough. If a share is not revealed, the shuffle does not count, and everyone sees that. Bots contribute no share.
    .check = This page checked the deal as soon as the hand was over. Anybody can check the transcript elsewhere: Baize’s docs/guides/fair-shuffles.md specifies every byte.
# One step of the check of a shuffle, by its code. $name is whose share it is; $ok says whether the step passed.
# $name (string)
lines =
    .unusable = The seed or a share is missing.
    .commitment =
        { $ok ->
            [true] The hash of the house’s seed matches the commitment.
           *[false] The hash of the house’s seed does not match the commitment.
        }
    .share =
        { $ok ->
            [true] { $name }: the share matches its hash.
           *[false] { $name }: the share does not match its hash.
        }
    .published =
        { $ok ->
            [true] All hashes are the ones that this page saw before any share was revealed.
           *[false] The hashes are not the ones that this page saw before.
        }
    .own =
        { $ok ->
            [true] This page’s share is included.
           *[false] This page’s share is not included.
        }
# Why a request is refused, by its code.
# $most (number)
refusals =
    .no-seat = Only players with a seat can do that.
    .seat-taken = That seat is taken.
    .bad-name = A name must have 1 to { $most } characters.
    .name-taken = Someone at this table already has that name.
    .other-hand = That was for another hand.
    .no-such-move = The server does not know this move.
    .played-meanwhile = A bot or the clock has already acted for this seat.
    .maker-only = Only the person who created the table can do that.
    .table-paused = The table is paused.
    .cut-by-share = You can’t cut the deck at this table. Your own words are part of the next shuffle instead.
    .has-chips = You still have chips.
    .too-often = You did that too often just now. Wait a moment.
    .move-sent = Your last move is still being sent.
    .not-connected = You are not connected to the table.
    .shared-table = That is not possible at a shared table.
# What is wrong, by its code. Texts that begin in lower case are for the site’s author.
# $hand (number)
# $got (string)
# $wanted (string)
problems =
    .shared-table = newGame(), restart() and load() do not work at a shared table, because the server deals its hands
    .unfair-deal = hand { $hand } was not dealt as promised
    .left-out = hand { $hand } was shuffled without this page, although it has a seat and was connected
    .other-game = this table is for <{ $got }>, but this element is <{ $wanted }>
    .protocol = this page and the server have different versions
    .other-protocol = this page and the server have different versions
    .origin-not-allowed = This page is not allowed to join the table.
    .bad-code = This is not a valid table code.
    .bad-options = This is not a valid table code.
    .second-table = Another table on this page has already joined.
    .bad-message = the server sent a message that cannot be used
    .share = the server could not use this page’s share of the shuffle
    .server-unreachable = The server is not responding.
    .table-full = This table is full, even for spectators.
    .too-many-visitors = Too many people from your network are watching this table.
    .too-many-connections = Your network has too many connections to this server.
    .store-away = The server cannot store its tables right now.
    .no-such-table = This table does not exist or has ended.
    .not-signed-in = Sign in to join this table.
    .load-failed = A part of the page that this table needs failed to load.

title = Zehn-Würfel-Rennen
seatName =
    { $who ->
        [you] Du
       *[other] { $name }
    }
player = Spieler { $number }
cast =
    .first = Alex
    .second = Robin
    .third = Noor
    .fourth = Kim

keyChoose = Die Zahl wählen, die bleibt
    .keys = 1 … 6, ← →
keyRoll = Die anderen Würfel werfen
    .keys = Enter, Leertaste
keyKeep = Die Zahl behalten, die anderen Würfel werfen
    .keys = 1 … 6
keyAgain = Dieselbe Zahl noch einmal behalten
    .keys = Enter, Leertaste
keyHint = Tipp
    .keys = t
keyNew = Neues Rennen
    .keys = n
keyBack = Zurück zum vorigen Rennen
    .keys = u
keySheet = Diese Liste anzeigen
    .keys = ?

turn =
    { WHO($seat) ->
        [you] Du bist dran.
       *[other] { SEAT($seat) } ist dran.
    }
rolls =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
home = Im Ziel
newRace = Neues Rennen
keep = Zahl zum Behalten
choice =
    { $number }, { $count ->
        [0] kein Würfel
       *[other] { $count } Würfel
    }
goal =
    { $racers ->
        [1] Mach alle zehn Würfel gleich
       *[other] Wer zuerst zehn gleiche Würfel hat, gewinnt
    }
waiting = Lass dir Zeit: Das Rennen beginnt, wenn du eine Zahl wählst.
go = Los!
rule = Wähle eine Zahl, die bleibt. Alle anderen Würfel rollen neu.
keepRoll =
    { $number }er behalten, { $count ->
        [one] den letzten Würfel werfen
       *[other] die anderen { $count } werfen
    }
place = { $place }.
seconds = { NUMBER($seconds, digits: 1) } s
placed = Du bist { $place }. von { $count }.
roll =
    { $count ->
        [10] Alle zehn Würfel werfen
       *[other] { $count } Würfel werfen
    }
dice =
    { SEAT($seat) }: { HAS($dice) ->
        [true] { $dice }
       *[false] noch nicht geworfen
    }
diceSaid = { dice }.
most =
    { SEAT($seat) }: { $count ->
        [one] { $count } Würfel zeigt
       *[other] { $count } Würfel zeigen
    } { $number }.
isHome = { SEAT($seat) }: im Ziel{ part-after }.
# omits $you
# omits $winners
won = Gewonnen{ part-after }: { LIST($names) }.
part-after =
    { HAS($count) ->
        [true]
            { " " }nach { $count ->
                [one] { $count } Wurf
               *[other] { $count } Würfen
            }
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] Du bist im Ziel{ part-after }. Der Durchschnitt ist { NUMBER($average, digits: 1) }.
       *[false] Du bist im Ziel.
    }
hint =
    { HAS($keep) ->
        [true] Behalte { $keep }
       *[false] Wirf alle zehn Würfel
    }. Im Schnitt brauchst du noch { NUMBER($left, digits: 1) } Würfe.
started = { title }. { $next }
startRoll = Wirf alle zehn Würfel.

options =
    .players = Spieler
    .bots = Bots
    .level = Stärke der Bots

refusals =
    .over = Das Rennen ist zu Ende.
    .no-undo = Ein Wurf lässt sich nicht zurücknehmen.
    .no-such-seat = Dort spielt niemand mit.
    .not-your-turn =
        { WHO($turn) ->
            [you] Du bist dran.
           *[other] { SEAT($turn) } ist dran.
        }
    .nothing-to-keep = Der erste Wurf ist mit allen zehn Würfeln.
    .choose-number = Wähle eine Zahl zum Behalten.
    .other-seat = Du kannst nur deine eigenen Würfel werfen.
    .is-home = Dieser Spieler ist schon im Ziel.
    .not-rolling = So viele Würfel rollen nicht.

title = Zehn-Würfel-Rennen
seatName =
    { $who ->
        [you] Du
       *[other] { $name }
    }
player = Spieler { $number }
bot = Bot { $number }

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
keyBack = Zurück zum Rennen davor
    .keys = u
keySheet = Diese Übersicht
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
keep = Behalten
choice =
    { $number }, { $count ->
        [0] kein Würfel
       *[other] { $count } Würfel
    }
rule = Wähle eine Zahl: Ihre Würfel bleiben, die anderen rollen neu. Auch die, die noch nicht liegen.
again = { $number } behalten
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
most = { SEAT($seat) }: { $count } Würfel mit { $number }.
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
        [true] Im Ziel{ part-after }; der Durchschnitt ist { NUMBER($average, digits: 1) }.
       *[false] Im Ziel.
    }
hint =
    { HAS($keep) ->
        [true] Behalte { $keep }
       *[false] Wirf alle zehn Würfel
    }: im Schnitt noch { NUMBER($left, digits: 1) } Würfe.
started = { title }. { $next }
startRoll = Wirf alle zehn Würfel.

refusals =
    .over = Das Rennen ist zu Ende.
    .no-undo = Gefallene Würfel bleiben liegen.
    .no-such-seat = Dort spielt niemand mit.
    .not-your-turn =
        { WHO($turn) ->
            [you] Du bist dran.
           *[other] { SEAT($turn) } ist dran.
        }
    .nothing-to-keep = Der erste Wurf ist mit allen zehn Würfeln.
    .choose-number = Wähle die Zahl, die du behältst.
    .other-seat = Jeder wirft die eigenen Würfel.
    .is-home = Wer im Ziel ist, wirft nicht mehr.
    .not-rolling = So viele Würfel rollen nicht.

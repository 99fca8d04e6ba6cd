# Messages that all tables share.

# Forms: "label" (Du, Platz 2, Dealer), "accusative" (dich, Platz 2, den Dealer), "dative" (dir, Platz 2, dem Dealer).
seatName =
    { $form ->
        [label]
            { $who ->
                [dealer] Dealer
               *[other] { CAPITAL(part-seat) }
            }
        [accusative]
            { $who ->
                [you] dich
                [dealer] den Dealer
               *[other] { part-seat }
            }
        [dative]
            { $who ->
                [you] dir
                [dealer] dem Dealer
               *[other] { part-seat }
            }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] du
        [dealer] der Dealer
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] Platz { $number }
            }
    }

cast = Alex, Robin, Noor, Kim, Sasha, Jules, Mika, Remy, Toni, Yuki

chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
number = { $value }
signed = { SIGNED($value) }

cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { part-rank }{ part-suit }
            }
    }
part-rank =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] ♣{ "\uFE0E" }
        [diamonds] ♦{ "\uFE0E" }
        [hearts] ♥{ "\uFE0E" }
       *[spades] ♠{ "\uFE0E" }
    }

chipRefusals =
    .not-whole =
        { $stake } muss eine ganze Zahl von Chips sein{ HAS($amount) ->
            [true] , nicht { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } muss mindestens { NUMBER($min) } betragen, nicht { NUMBER($amount) }.
    .above-max = { $stake } darf höchstens { NUMBER($max) } betragen, nicht { NUMBER($amount) }.
    .above-stack =
        { $stake } von { NUMBER($amount) } ist zu hoch; es { $stack ->
            [one] ist
           *[other] sind
        } nur noch { CHIPS($stack) } da.
tableRefusals =
    .no-such-seat =
        Diesen Platz gibt es nicht. Der Tisch hat { $seats ->
            [one] { $seats } Platz
           *[other] { $seats } Plätze
        }.
    .not-your-seat =
        Das { WHO($seat) ->
            [you] kannst
           *[other] kann
        } nur { SEAT($seat) }.
    .no-undo = Am Tisch lassen sich Züge nicht zurücknehmen.
    .hand-runs = Die Runde ist noch nicht zu Ende.
    .replay-shown = Das ist die Wiedergabe einer beendeten Runde.

menu =
    .guide = Geführte Runde
    .people = Spieler
    .log = Verlauf dieser Runde
    .history = Gespielte Runden
    .stats = Statistik
    .pause = Pause
    .resume = Weiter
    .keys = Tastatur
    .fullScreen = Vollbild
    .leaveFullScreen = Vollbild verlassen
    .leftFullScreen = Vollbild ist aus.
    .settings = Einstellungen
guide =
    .guide = Anleitung
    .leave = Anleitung verlassen
    .done = Fertig

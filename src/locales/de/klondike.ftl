title = Klondike
keyColumn = Zu einer Spalte gehen oder Karten dorthin legen
    .keys = 1 … 7
keyStock = Karten vom Stapel aufdecken
    .keys = s
keyWaste = Zum Abwurf
    .keys = w
score = Punkte { $points }
drawn =
    { $count ->
        [one] Vom Stapel: { CARD($card) }.
       *[other] Vom Stapel: { $count } Karten, obenauf { CARD($card) }.
    }
redealt =
    Abwurf gewendet, Durchgang { $pass }{ HAS($of) ->
        [true] { " " }von { $of }
       *[false] { "" }
    }.
flipped =
    { $count ->
        [one] { CARD($card) } aufgedeckt.
       *[other] { $count } Karten aufgedeckt.
    }
turnedBack =
    .draw = Rückgängig: das Aufdecken.
    .redeal = Rückgängig: das Wenden des Abwurfs.
    .flip = Rückgängig: die Karte ist wieder verdeckt.
hintStock = Deck vom Stapel auf.
hintRedeal = Wende den Abwurf.
hintFlip = Deck die Karte von { PILE($pile) } auf.
refusals =
    .turn-first = Deck zuerst die Karte von { PILE($pile) } auf.
    .face-down = Verdeckte Karten lassen sich nicht bewegen.
    .waste-top = Vom Abwurf ist nur die oberste Karte spielbar.
    .stock-turns = Karten des Stapels kommen zuerst auf den Abwurf.
    .stock-left = Der Abwurf lässt sich erst wenden, wenn der Stapel leer ist.
    .no-redeal =
        { $redeals ->
            [0] Der Abwurf wird hier nicht gewendet.
           *[other] Der Abwurf darf nicht mehr gewendet werden.
        }
    .return-to-column = Von der Ablage kommt eine Karte nur in eine Spalte zurück.
    .takes-none = Hier lassen sich keine Karten ablegen: { PILE($pile) }.

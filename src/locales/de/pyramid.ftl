title = Pyramide
keyStock = Karte vom Stapel aufdecken, oder den Abwurf zurücklegen
    .keys = s
keyWaste = Zum Abwurf
    .keys = w
keyWastes = Bei mehreren Abwürfen: zu einem; vom Stapel die Karte dorthin
    .keys = 1 … 3
pileName =
    { $pile ->
        [place] Reihe { $row }, Platz { $place }
        [waste] { HAS($number) ->
            [true] Abwurf { $number }
           *[false] Abwurf
        }
        [stock] Stapel
       *[other] Ablage
    }
wayTo =
    { $pile ->
        [stock] zurück auf den Stapel
        [waste] { HAS($number) ->
            [true] auf Abwurf { $number }
           *[false] auf den Abwurf
        }
       *[other] auf Ablage
    }
hintStock = Versuch den Stapel.
hintRedeal = Leg den Abwurf zurück.
announcements =
    .pair =
        { $way ->
            [undo] Rückgängig: { part-pair }.
            [redo] Wiederholt: { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .king =
        { $way ->
            [undo] Rückgängig: { part-king }.
            [redo] Wiederholt: { part-king }.
           *[move] { CAPITAL(part-king) }.
        }
    .turned =
        { $way ->
            [undo] Rückgängig: das Aufdecken.
            [redo] Wiederholt: { part-turned }.
           *[move] { CAPITAL(part-turned) }.
        }
    .put-back =
        { $way ->
            [undo] Rückgängig: { part-putBack }.
            [redo] Wiederholt: { part-putBack }.
           *[move] { CAPITAL(part-putBack) }.
        }
    .unwinnable = Dieses Spiel ist nicht mehr zu gewinnen.
part-pair = { CARD($card) } und { CARD($other) } entfernt
part-king = { CARD($card) } entfernt
part-turned =
    { CARD($card) } aufgedeckt{ HAS($waste) ->
        [true] { " " }auf Abwurf { $waste }
       *[false] { "" }
    }
part-putBack =
    Abwurf zurückgelegt, zum { $redeal }. Mal{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }von { $allowed }
    }
refusals =
    .empty-pile = Dort liegt keine Karte: { $name }.
    .no-return = Was weg ist, bleibt weg.
    .stock-first = Leg die Karte des Stapels zuerst auf den Abwurf.
    .stock-left =
        Der Abwurf geht zurück, wenn der Stapel leer ist; { $count ->
            [one] es ist noch { $count } Karte
           *[other] es sind noch { $count } Karten
        } da.
    .no-redeal =
        { $allowed ->
            [0] Der Abwurf geht hier nicht zurück.
            [1] Der Abwurf ist schon einmal zurückgegangen.
            [2] Der Abwurf ist schon zweimal zurückgegangen.
            [3] Der Abwurf ist schon dreimal zurückgegangen.
           *[other] Der Abwurf ist schon { $allowed }-mal zurückgegangen.
        }
    .covered = { CARD($card) } ist verdeckt.
    .no-cover-pairs = Eine Karte bildet hier kein Paar mit der, die sie bedeckt.
    .king-alone = { CARD($card) } geht allein.
    .not-king = Nur Könige gehen allein, nicht { CARD($card) }.
    .not-13 = { CARD($card) } und { CARD($target) } ergeben { $sum }, nicht 13.

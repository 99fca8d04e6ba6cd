title = Pyramide
keyStock = Karte vom Stapel aufdecken oder den Abwurf zurücklegen
    .keys = s
keyWaste = Zum Abwurf
    .keys = w
keyWastes = Zu einem von mehreren Abwürfen gehen oder vom Stapel dorthin aufdecken
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
       *[other] auf die Ablage
    }
hintStock = Deck vom Stapel auf.
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
    .empty-pile = { CAPITAL($name) } ist leer.
    .no-return = Entfernte Karten kommen nicht zurück.
    .stock-first = Leg die Karte des Stapels zuerst auf den Abwurf.
    .stock-left =
        Der Abwurf lässt sich erst zurücklegen, wenn der Stapel leer ist; { $count ->
            [one] es ist noch { $count } Karte
           *[other] es sind noch { $count } Karten
        } da.
    .no-redeal =
        { $allowed ->
            [0] Der Abwurf darf hier nicht zurückgelegt werden.
            [1] Der Abwurf darf nur einmal zurückgelegt werden.
            [2] Der Abwurf darf nur zweimal zurückgelegt werden.
            [3] Der Abwurf darf nur dreimal zurückgelegt werden.
           *[other] Der Abwurf darf nur { $allowed }-mal zurückgelegt werden.
        }
    .covered = { CARD($card) } ist verdeckt.
    .no-cover-pairs = Eine Karte bildet hier kein Paar mit der, die sie bedeckt.
    .king-alone = { CARD($card) } wird allein entfernt.
    .not-king = Nur Könige werden allein entfernt, nicht { CARD($card) }.
    .not-13 = { CARD($card) } und { CARD($target) } ergeben { $sum }, nicht 13.

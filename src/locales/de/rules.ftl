pileLabel =
    { $pile ->
        [column] Spalte { $number }
        [cell] Zelle { $letter }
        [foundation] { $several ->
            [true] Ablage { $number }
           *[false] Ablage
        }
        [waste] { $several ->
            [true] Abwurf { $number }
           *[false] Abwurf
        }
        [reserve] { $several ->
            [true] Reserve { $number }
           *[false] Reserve
        }
        [pyramid] Reihe { $row }, Platz { $place }
        [peaks] Reihe { $row }, Platz { $place }
       *[stock] Stapel
    }
wayTo =
    { $pile ->
        [cell] in eine Zelle
        [column] in eine leere Spalte
        [stock] zurück auf den Stapel
        [waste] { $several ->
            [true] auf Abwurf { $number }
           *[false] auf den Abwurf
        }
       *[other] auf die Ablage
    }
wayToNamed = auf: { $name }
keyColumn = Zu einer Spalte gehen oder Karten dorthin legen
    .keys = 1 … { $last }
keyCell = Zu einer Zelle gehen oder eine Karte dorthin legen
    .keys = a … { $last }
keyReserve = Zur Reserve
    .keys = r
keyStock = Karten vom Stapel aufdecken
    .keys = s
keyWaste = Zum Abwurf
    .keys = w
keyWastes = Zu einem von mehreren Abwürfen gehen oder vom Stapel dorthin aufdecken
    .keys = 1 … { $last }
score = Punkte { $points }
left = noch { $count }

announcements =
    .drawn =
        { $count ->
            [1] Vom Stapel{ HAS($waste) ->
                [true] { " " }auf Abwurf { $waste }
               *[false] { "" }
            }: { CARD($card) }.
           *[other] Vom Stapel: { $count } Karten, obenauf { CARD($card) }.
        }
    .dealt =
        { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } ausgeteilt. { $left ->
            [0] Der Stapel ist leer.
            [one] Im Stapel ist noch { $left } Karte.
           *[other] Im Stapel sind noch { $left } Karten.
        }
    .redealt =
        Abwurf gewendet, Durchgang { $pass }{ HAS($of) ->
            [true] { " " }von { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [one] { CARD($card) } aufgedeckt.
           *[other] { $count } Karten aufgedeckt.
        }
    .turned-back =
        { $what ->
            [draw] Rückgängig: das Aufdecken.
            [redeal] Rückgängig: das Wenden des Abwurfs.
           *[flip] Rückgängig: die Karte ist wieder verdeckt.
        }
    .filled = { CARD($card) } füllt { PILE($to) }.
    .pair =
        { $way ->
            [undo] Rückgängig: { part-pair }.
            [redo] Wiederholt: { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .trio =
        { $way ->
            [undo] Rückgängig: { part-trio }.
            [redo] Wiederholt: { part-trio }.
           *[move] { CAPITAL(part-trio) }.
        }
    .alone =
        { $way ->
            [undo] Rückgängig: { part-alone }.
            [redo] Wiederholt: { part-alone }.
           *[move] { CAPITAL(part-alone) }.
        }
part-pair = { CARD($card) } und { CARD($other) } entfernt
part-trio = { CARD($card) }, { CARD($other) } und { CARD($third) } entfernt
part-alone = { CARD($card) } entfernt
hintStock = Deck vom Stapel auf.
hintDeal = Teil vom Stapel aus.
hintRedeal = Wende den Abwurf.
hintFlip = Deck die oberste Karte von { PILE($pile) } auf.

refusals =
    .no-such-pile = Hier gibt es kein { $pile }.
    .same-pile = Dort liegt sie schon.
    .empty-pile = { CAPITAL($name) } ist leer.
    .bad-count =
        Von dort { $count ->
            [one] lässt sich nicht { $count } Karte
           *[other] lassen sich nicht { $count } Karten
        } bewegen.
    .fill-first = Zuerst muss { PILE($pile) } gefüllt werden.
    .turn-first = Deck zuerst die oberste Karte von { PILE($pile) } auf.
    .face-down = Verdeckte Karten lassen sich nicht bewegen.
    .covered = Auf { CARD($card) } liegt noch eine Karte.
    .top-only = Nur die oberste Karte lässt sich bewegen.
    .not-in-order =
        Zusammen bewegen lassen sich nur Karten in lückenloser Folge{ $build ->
            [alternate] { " " }und wechselnder Farbe
            [suit] { " " }und gleicher Farbe
            [color] , alle rot oder alle schwarz
            [other] , nie zwei gleicher Farbe aufeinander
           *[any] { "" }
        }.
    .whole-run = Nur die ganze Folge lässt sich bewegen.
    .too-many =
        { $count } Karten sind zu viele: jetzt { $allowed ->
            [1] lässt sich nur eine bewegen
           *[other] lassen sich höchstens { $allowed } zusammen bewegen
        }.
    .waste-top = Vom Abwurf ist nur die oberste Karte spielbar.
    .stock-turns = Direkt vom Stapel lässt sich keine Karte spielen.
    .stock-left = Der Abwurf lässt sich erst wenden, wenn der Stapel leer ist.
    .no-redeal =
        { $redeals ->
            [0] Der Abwurf wird hier nicht gewendet.
           *[other] Der Abwurf darf nicht mehr gewendet werden.
        }
    .no-empty-column = Füll alle leeren Spalten, bevor du austeilst.
    .takes-none =
        { KIND($pile) ->
            [waste] Auf den Abwurf
            [reserve] Auf die Reserve
           *[stock] Auf den Stapel
        } lassen sich keine Karten legen.
    .one-card-a-cell = Eine Zelle fasst nur eine Karte.
    .cell-taken = In dieser Zelle liegt schon { CARD($card) }.
    .no-return = Von dort kommt keine Karte zurück.
    .return-to-cell = Von der Ablage kommt eine Karte nur in eine leere Zelle zurück.
    .return-to-column = Von der Ablage kommt eine Karte nur in eine Spalte zurück.
    .base-stays = Die erste Karte einer Ablage bleibt liegen.
    .one-card-up = Auf die Ablage geht nur eine Karte auf einmal.
    .foundation-starts-with-ace =
        Diese Ablage beginnt mit { $rank ->
            [1] einem Ass
            [11] einem Buben
            [12] einer Dame
            [13] einem König
           *[other] einer { $rank }
        }.
    .foundation-next = { CARD($card) } folgt nicht auf { CARD($top) }.
    .foundation-full = Diese Ablage ist vollständig.
    .runs-only = Auf die Ablage geht nur eine ganze Farbe, vom König bis zum Ass.
    .kings-only =
        In eine leere Spalte darf nur { $rank ->
            [1] ein Ass
            [11] ein Bube
            [12] eine Dame
            [13] ein König
           *[other] eine { $rank }
        }.
    .waste-only-here = In eine leere Spalte darf nur eine Karte vom Abwurf.
    .stays-empty = Leere Spalten bleiben hier leer.
    .column-full =
        Eine Spalte fasst höchstens { $most ->
            [one] { $most } Karte
           *[other] { $most } Karten
        }.
    .not-from-here = Von dort darf keine Karte in eine Spalte.
    .no-building = In den Spalten kommt hier keine Karte auf eine andere.
    .build =
        { CARD($card) } braucht { $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { part-ranks } gleicher Farbe
            [other] { part-ranks } anderer Farbe
           *[any] { part-ranks }
        }.
    .needs-empty = { CARD($card) } darf auf keine andere Karte.
    .waste-only = Karten kommen nur auf den Abwurf.
    .on-king = Auf einen König kommt hier keine Karte.
    .not-next = { CARD($card) } braucht { part-ranks }.
    .no-cover-pairs = Eine Karte bildet hier kein Paar mit der, die sie bedeckt.
    .king-alone = { CARD($card) } wird allein entfernt.
    .not-king = { CARD($card) } lässt sich nicht allein entfernen.
    .not-13 = { CARD($card) } und { CARD($target) } ergeben { $sum }, nicht { $wanted }.
    .not-equal = { CARD($card) } und { CARD($target) } haben nicht den gleichen Wert.
    .no-trio = Zu diesen beiden ist keine dritte Karte frei.
# schwarz oder rot, vor -e, -en, -es
part-color =
    { $color ->
        [red] rot
       *[black] schwarz
    }
part-colored =
    { $rank ->
        [1] ein { part-color }es Ass
        [11] einen { part-color }en Buben
        [12] eine { part-color }e Dame
        [13] einen { part-color }en König
       *[other] eine { part-color }e { $rank }
    }{ HAS($other) ->
        [true] { " " }oder { $other ->
            [1] ein { part-color }es Ass
            [11] einen { part-color }en Buben
            [12] eine { part-color }e Dame
            [13] einen { part-color }en König
           *[other] eine { part-color }e { $other }
        }
       *[false] { "" }
    }
part-ranks =
    { $rank ->
        [1] ein Ass
        [11] einen Buben
        [12] eine Dame
        [13] einen König
       *[other] eine { $rank }
    }{ HAS($other) ->
        [true] { " " }oder { $other ->
            [1] ein Ass
            [11] einen Buben
            [12] eine Dame
            [13] einen König
           *[other] eine { $other }
        }
       *[false] { "" }
    }

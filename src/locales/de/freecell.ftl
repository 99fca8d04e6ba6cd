titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Zu einer Spalte gehen oder Karten dorthin legen
    .keys = 1 … 9, 0
keyCell = Zu einer Zelle gehen oder eine Karte dorthin legen
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] in absteigender Folge und wechselnder Farbe
        [suit] in absteigender Folge und gleicher Farbe
       *[any] in absteigender Folge
    }
refusals =
    .not-in-order = Zusammen bewegen lassen sich nur Karten { part-run }.
    .one-card-a-cell = Eine Zelle fasst nur eine Karte.
    .cell-taken = In dieser Zelle liegt schon { CARD($card) }.
    .return-to-cell = Von der Ablage kommt eine Karte nur in eine leere Zelle zurück.
    .too-many =
        { $count } Karten sind zu viele: jetzt { $allowed ->
            [1] lässt sich nur eine bewegen
           *[other] lassen sich höchstens { $allowed } zusammen bewegen
        }.

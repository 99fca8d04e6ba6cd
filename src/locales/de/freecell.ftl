titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Zu einer Spalte, oder die Karten dorthin
    .keys = 1 … 9, 0
keyCell = Zu einer Zelle, oder die Karte dorthin
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] abwärts in wechselnder Farbe
        [suit] abwärts in gleicher Farbe
       *[any] abwärts
    }
refusals =
    .not-in-order = Zusammen gehen nur Karten, die { part-run } laufen.
    .one-card-a-cell = Eine Zelle fasst nur eine Karte.
    .cell-taken = In dieser Zelle liegt { CARD($card) }.
    .return-to-cell = Von der Ablage kommt eine Karte nur in eine leere Zelle zurück.
    .too-many =
        { $count } Karten sind zu viele: jetzt { $allowed ->
            [1] geht eine
           *[other] gehen { $allowed }
        }.

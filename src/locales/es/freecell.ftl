titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Ir a una columna, o mover cartas ahí
    .keys = 1 … 9, 0
keyCell = Ir a una celda, o mover una carta ahí
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] en orden descendente y colores alternos
        [suit] en orden descendente y del mismo palo
       *[any] en orden descendente
    }
refusals =
    .not-in-order = Solo se pueden mover juntas cartas { part-run }.
    .one-card-a-cell = En una celda solo cabe una carta.
    .cell-taken = En esa celda ya está { CARD($card, form: "the") }.
    .return-to-cell = Una carta solo puede volver de la base a una celda vacía.
    .too-many =
        { $count } cartas son demasiadas: ahora { $allowed ->
            [1] solo se puede mover una
           *[other] se pueden mover { $allowed } como máximo
        }.

titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Ir a una columna, o poner ahí las cartas
    .keys = 1 … 9, 0
keyCell = Ir a una celda, o poner ahí la carta
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] en orden descendente y colores alternos
        [suit] en orden descendente y del mismo palo
       *[any] en orden descendente
    }
refusals =
    .not-in-order = Solo se mueven juntas cartas { part-run }.
    .one-card-a-cell = En una celda solo cabe una carta.
    .cell-taken = En esa celda está { CARD($card, form: "the") }.
    .return-to-cell = De la base, una carta solo vuelve a una celda vacía.
    .too-many =
        { $count } cartas son demasiadas: ahora { $allowed ->
            [1] solo puede ir una
           *[other] pueden ir { $allowed }
        }.

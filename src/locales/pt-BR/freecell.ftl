titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Ir para uma coluna, ou mover cartas para ela
    .keys = 1 … 9, 0
keyCell = Ir para uma célula, ou mover uma carta para ela
    .keys = a … g, i
refusals =
    .not-in-order =
        Só podem ser movidas juntas cartas { $build ->
            [alternate] em ordem decrescente e cores alternadas
            [suit] em ordem decrescente e do mesmo naipe
           *[any] em ordem decrescente
        }.
    .one-card-a-cell = Em uma célula só cabe uma carta.
    .cell-taken = { CAPITAL(CARD($card, form: "the")) } já está nessa célula.
    .return-to-cell = Da fundação, uma carta só pode voltar para uma célula vazia.
    .too-many =
        { $count } cartas são demais: agora { $allowed ->
            [1] só pode ser movida uma
           *[other] podem ser movidas juntas no máximo { $allowed }
        }.

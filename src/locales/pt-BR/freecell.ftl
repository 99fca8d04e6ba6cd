titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers

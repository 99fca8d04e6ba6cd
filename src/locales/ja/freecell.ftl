titles =
    .freecell = フリーセル
    .kingcell = キングセル
    .forecell = フォアセル
    .bakers-game = ベイカーズゲーム
    .eight-off = エイトオフ
    .seahaven = シーヘイブンタワーズ

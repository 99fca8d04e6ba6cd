titles =
    .freecell = フリーセル
    .kingcell = キングセル
    .forecell = フォアセル
    .bakers-game = ベイカーズゲーム
    .eight-off = エイトオフ
    .seahaven = シーヘイブンタワーズ
keyColumn = 列を選ぶ、またはカードをその列に移す
    .keys = 1 … 9, 0
keyCell = セルを選ぶ、またはカードをそのセルに移す
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] 赤と黒を交互に、
        [suit] 同じスートで、
       *[any] スートを問わず、
    }
refusals =
    .not-in-order = まとめて動かせるのは、{ part-run }大きい数から順に並んだカードだけです。
    .one-card-a-cell = セルに置けるのは1枚だけです。
    .cell-taken = そのセルにはすでに{ CARD($card) }があります。
    .return-to-cell = 組札のカードは、空いているセルにだけ戻せます。
    .too-many = { $count }枚は多すぎます。今まとめて動かせるのは{ $allowed }枚までです。

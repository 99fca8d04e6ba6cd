pileLabel =
    { $pile ->
        [column] { $number }列目
        [cell] セル{ $letter }
        [foundation] 組札{ part-number }
        [waste] 捨て札{ part-number }
        [reserve] リザーブ{ part-number }
        [pyramid] { part-place }
        [peaks] { part-place }
       *[stock] 山札
    }
part-number =
    { $several ->
        [true] { $number }
       *[false] { "" }
    }
part-place = { $row }段目の{ $place }番目
wayTo =
    { $pile ->
        [cell] 空いているセル
        [column] 空の列
        [stock] 山札
        [waste] 捨て札{ part-number }
       *[other] 組札
    }
wayToNamed = { $name }
keyColumn = 列を選ぶ、またはカードをその列に移す
    .keys = 1 … { $last }
keyCell = セルを選ぶ、またはカードをそのセルに移す
    .keys = a … { $last }
keyReserve = リザーブを選ぶ
    .keys = r
keyStock = 山札をめくる
    .keys = s
keyWaste = 捨て札を選ぶ
    .keys = w
keyWastes = 捨て札が複数のとき、捨て札を選ぶ、または山札からそこにめくる
    .keys = 1 … { $last }
score = スコア { $points }
left = 残り{ $count }枚

announcements =
    .drawn =
        { $count ->
            [1] { CARD($card) }を{ HAS($waste) ->
                [true] 捨て札{ $waste }に
               *[false] { "" }
            }めくりました。
           *[other] { $count }枚めくりました。一番上は{ CARD($card) }です。
        }
    .dealt =
        { $count }枚配りました。{ $left ->
            [0] 山札はなくなりました。
           *[other] 山札は残り{ $left }枚です。
        }
    .redealt =
        捨て札を山札に戻しました。{ HAS($of) ->
            [true] { $of }巡中
           *[false] { "" }
        }{ $pass }巡目です。
    .flipped =
        { $count ->
            [1] { CARD($card) }が表になりました。
           *[other] { $count }枚が表になりました。
        }
    .turned-back =
        { $what ->
            [draw] めくったカードを山札に戻しました。
            [redeal] 山札に戻した捨て札を、捨て札に戻しました。
           *[flip] 表にしたカードを裏に戻しました。
        }
    .filled = { PILE($to) }に{ CARD($card) }が入りました。
    .pair =
        { $way ->
            [undo] { part-pair }を元の場所に戻しました。
            [redo] やり直しました：{ part-pair }を取り除きました。
           *[move] { part-pair }を取り除きました。
        }
    .trio =
        { $way ->
            [undo] { part-trio }を元の場所に戻しました。
            [redo] やり直しました：{ part-trio }を取り除きました。
           *[move] { part-trio }を取り除きました。
        }
    .alone =
        { $way ->
            [undo] { CARD($card) }を元の場所に戻しました。
            [redo] やり直しました：{ CARD($card) }を取り除きました。
           *[move] { CARD($card) }を取り除きました。
        }
part-pair = { CARD($card) }と{ CARD($other) }
part-trio = { CARD($card) }と{ CARD($other) }と{ CARD($third) }
hintStock = 山札をめくってみましょう。
hintDeal = 山札から配ってみましょう。
hintRedeal = 捨て札を山札に戻してみましょう。
hintFlip = { PILE($pile) }の一番上のカードを表にしてみましょう。

refusals =
    .no-such-pile = 「{ $pile }」という場所はありません。
    .same-pile = すでにそこにあります。
    .empty-pile = { $name }にカードはありません。
    .bad-count = そこから{ $count }枚は動かせません。
    .fill-first = 先に{ PILE($pile) }を埋めてください。
    .turn-first = 先に{ PILE($pile) }の一番上のカードを表にしてください。
    .face-down = 裏向きのカードは動かせません。
    .covered = { CARD($card) }にはほかのカードが重なっています。
    .top-only = 動かせるのは一番上のカードだけです。
    .not-in-order =
        まとめて動かせるのは、{ $build ->
            [alternate] 赤と黒が交互で数が続いた
            [suit] スートが同じで数が続いた
            [color] 色（赤か黒）が同じで数が続いた
            [other] 隣どうしのスートが違い、数が続いた
           *[any] 数が続いた
        }カードだけです。
    .whole-run = ひと続きのカードは全部まとめて動かします。
    .too-many = { $count }枚は多すぎます。今まとめて動かせるのは{ $allowed }枚までです。
    .waste-top = 捨て札から使えるのは一番上のカードだけです。
    .stock-turns = 山札のカードは直接使えません。
    .stock-left = 捨て札を山札に戻せるのは、山札がなくなってからです。
    .no-redeal =
        { $redeals ->
            [0] このルールでは捨て札を山札に戻せません。
           *[other] 捨て札はもう山札に戻せません。
        }
    .no-empty-column = 空の列をすべて埋めてから配ってください。
    .takes-none = { PILE($pile) }にはカードを置けません。
    .one-card-a-cell = セルに置けるのは1枚だけです。
    .cell-taken = そのセルにはすでに{ CARD($card) }があります。
    .no-return = そこに置いたカードは戻せません。
    .return-to-cell = 組札のカードは、空いているセルにだけ戻せます。
    .return-to-column = 組札のカードは列にだけ戻せます。
    .base-stays = 組札の最初のカードは動かせません。
    .one-card-up = 組札には1枚ずつしか置けません。
    .foundation-starts-with-ace = その組札は{ part-rank }から始めます。
    .foundation-next = { CARD($top) }の次に{ CARD($card) }は置けません。
    .foundation-full = その組札はもう完成しています。
    .runs-only = 組札に移せるのは、同じスートのキングからエースまでがそろったときだけです。
    .kings-only = 空の列に置けるのは{ part-rank }だけです。
    .waste-only-here = 空の列に置けるのは捨て札のカードだけです。
    .stays-empty = このルールでは空の列にカードを置けません。
    .column-full = 1つの列に置けるのは{ $most }枚までです。
    .not-from-here = そこから列にカードは移せません。
    .no-building = このルールでは列のカードの上に重ねられません。
    .build =
        { CARD($card) }は{ $build ->
            [alternate] { part-color }
            [color] { part-color }
            [suit] 同じスートの
            [other] 別のスートの
           *[any] { "" }
        }{ part-ranks }の上に置きます。
    .needs-empty = { CARD($card) }はほかのカードの上に置けません。
    .waste-only = カードを置けるのは捨て札だけです。
    .on-king = このルールではキングの上には置けません。
    .not-next = { CARD($card) }は{ part-ranks }の上に置きます。
    .no-cover-pairs = このルールでは、重なり合った2枚を組にできません。
    .king-alone = { CARD($card) }は1枚だけで取り除きます。
    .not-king = { CARD($card) }は1枚だけでは取り除けません。
    .not-13 = { CARD($card) }と{ CARD($target) }の合計は{ $sum }で、{ $wanted }になりません。
    .not-equal = { CARD($card) }と{ CARD($target) }は数が同じではありません。
    .no-trio = 組にする3枚目の使えるカードがありません。
part-rank =
    { $rank ->
        [1] エース
        [11] ジャック
        [12] クイーン
        [13] キング
       *[other] { $rank }
    }
part-color =
    { $color ->
        [red] 赤の
       *[black] 黒の
    }
part-ranks =
    { part-rank }{ HAS($other) ->
        [true] か{ $other ->
            [1] エース
            [11] ジャック
            [12] クイーン
            [13] キング
           *[other] { $other }
        }
       *[false] { "" }
    }

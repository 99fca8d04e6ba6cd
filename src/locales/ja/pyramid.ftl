title = ピラミッド
keyStock = 山札をめくる、または捨て札を山札に戻す
    .keys = s
keyWaste = 捨て札を選ぶ
    .keys = w
keyWastes = 捨て札が複数のとき、捨て札を選ぶ、または山札からそこにめくる
    .keys = 1 … 3
pileName =
    { $pile ->
        [place] { $row }段目の{ $place }番目
        [waste] { part-waste }
        [stock] 山札
       *[other] 取り札
    }
part-waste =
    捨て札{ HAS($number) ->
        [true] { $number }
       *[false] { "" }
    }
wayTo =
    { $pile ->
        [stock] 山札
        [waste] { part-waste }
       *[other] 取り札
    }
hintStock = 山札をめくってみましょう。
hintRedeal = 捨て札を山札に戻してみましょう。
announcements =
    .pair =
        { $way ->
            [undo] { part-both }を元の場所に戻しました。
            [redo] やり直しました：{ part-both }を取り除きました。
           *[move] { part-both }を取り除きました。
        }
    .king =
        { $way ->
            [undo] { CARD($card) }を元の場所に戻しました。
            [redo] やり直しました：{ CARD($card) }を取り除きました。
           *[move] { CARD($card) }を取り除きました。
        }
    .turned =
        { $way ->
            [undo] めくったカードを山札に戻しました。
            [redo] やり直しました：{ part-turned }
           *[move] { part-turned }
        }
    .put-back =
        { $way ->
            [undo] 山札に戻した捨て札を、捨て札に戻しました。
            [redo] やり直しました：{ part-putBack }
           *[move] { part-putBack }
        }
    .unwinnable = このゲームはもうクリアできません。
part-both = { CARD($card) }と{ CARD($other) }
part-turned =
    { CARD($card) }を{ HAS($waste) ->
        [true] 捨て札{ $waste }に
       *[false] { "" }
    }めくりました。
part-putBack =
    捨て札を山札に戻しました。{ $allowed ->
        [unlimited] { "" }
       *[other] { $allowed }回中
    }{ $redeal }回目です。
refusals =
    .empty-pile = { $name }にカードはありません。
    .no-return = 取り除いたカードは戻せません。
    .stock-first = 先に山札のカードを捨て札にめくってください。
    .stock-left = 捨て札を山札に戻せるのは、山札がなくなってからです。あと{ $count }枚あります。
    .no-redeal =
        { $allowed ->
            [0] このルールでは捨て札を山札に戻せません。
           *[other] 捨て札を山札に戻せるのは{ $allowed }回までです。
        }
    .covered = { CARD($card) }にはほかのカードが重なっています。
    .no-cover-pairs = このルールでは、重なり合った2枚を組にできません。
    .king-alone = { CARD($card) }は1枚だけで取り除きます。
    .not-king = 1枚だけで取り除けるのはキングです。{ CARD($card) }は取り除けません。
    .not-13 = { CARD($card) }と{ CARD($target) }の合計は{ $sum }で、13になりません。

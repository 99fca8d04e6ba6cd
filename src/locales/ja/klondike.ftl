title = クロンダイク
keyColumn = 列を選ぶ、またはカードをその列に移す
    .keys = 1 … 7
keyStock = 山札をめくる
    .keys = s
keyWaste = 捨て札を選ぶ
    .keys = w
score = スコア { $points }
drawn =
    { $count ->
        [1] { CARD($card) }をめくりました。
       *[other] { $count }枚めくりました。一番上は{ CARD($card) }です。
    }
redealt =
    捨て札を山札に戻しました。{ HAS($of) ->
        [true] { $of }巡中
       *[false] { "" }
    }{ $pass }巡目です。
flipped =
    { $count ->
        [1] { CARD($card) }が表になりました。
       *[other] { $count }枚が表になりました。
    }
turnedBack =
    .draw = めくったカードを山札に戻しました。
    .redeal = 山札に戻した捨て札を、捨て札に戻しました。
    .flip = 表にしたカードを裏に戻しました。
hintStock = 山札をめくってみましょう。
hintRedeal = 捨て札を山札に戻してみましょう。
hintFlip = { PILE($pile) }のカードを表にしてみましょう。
refusals =
    .turn-first = 先に{ PILE($pile) }のカードを表にしてください。
    .face-down = 裏向きのカードは動かせません。
    .waste-top = 捨て札から使えるのは一番上のカードだけです。
    .stock-turns = 山札のカードは、まず捨て札の上にめくります。
    .stock-left = 捨て札を山札に戻せるのは、山札がなくなってからです。
    .no-redeal =
        { $redeals ->
            [0] このルールでは捨て札を山札に戻せません。
           *[other] 捨て札はもう山札に戻せません。
        }
    .return-to-column = 組札のカードは列にだけ戻せます。
    .takes-none = { PILE($pile) }にはカードを置けません。

advice = アドバイス
coach = コーチ
show = 表示
hide = 隠す
cancel = 中止
showAdvice = アドバイスを表示
hideAdvice = アドバイスを隠す
later = カードが配られると、組み方ごとの勝ち、引き分け、負けの割合がここに出ます。
deals = ディーラーにはアドバイスがありません。ほかの人のセットは前もって計算できません。
hidden = アドバイスは非表示です。
working = ディーラーの手{ $hands }通りを計算中… { PERCENT($share) }

columns =
    .hands = フロント · バック
    .wins = 勝ち
    .pushes = 引き分け
    .losses = 負け
    .chips = チップ
caption =
    { $ways ->
        [1] 唯一の有効な組み方
       *[other] 有効な組み方全{ $ways }通り（良い順）
    }と、ディーラーのあらゆる手に対する成績
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = （マークの違う組み方{ $ways }通り）
inFront = がフロント、
atBack = がバック

chances =
    { $isLaid ->
        [true] あなたの組み方
       *[false] 最善の組み方
    }：{ part-chances }
part-chances = 勝ち{ PERCENT($wins, digits: 1) }、引き分け{ PERCENT($pushes, digits: 1) }、負け{ PERCENT($losses, digits: 1) }
best = アドバイス：フロントに{ CARDS($front) }。{ part-chances }。

verdicts =
    .best = { SEAT($seat) }の組み方は最善でした。
    .cost =
        { SEAT($seat) }の組み方は、最善より賭け金の{ $isLess ->
            [true] { PERCENT($cost, digits: 1) }未満
           *[false] { PERCENT($cost, digits: 1) }
        }{ $chips ->
            [0] { "" }
           *[other] （チップ{ $chips }枚）
        }の損でした。
better = 最善：フロントに{ CARDS($front) }。{ part-chances }。
compared = 実際の組み方と最善
setRow = 実際
bestRow = 最善
judging = 組み方を評価しています…
noHands = ハンドが終わるたびに、あなたの組み方が最善よりどれだけ損だったかをコーチが示します。
totals = { NUMBER($hands) }ハンド中{ $best }ハンドが最善でした。損は合計で賭け金の{ PERCENT($cost, digits: 1) }、チップ{ NUMBER($chips, digits: 1) }枚で、1ハンドあたり{ PERCENT($perHand, digits: 1) }です。
totalsOf = { SEAT($seat) }：{ $totals }
lessons = 見直したいハンド
lessonColumns =
    .cost = 損
    .cards = カード
    .front = フロント

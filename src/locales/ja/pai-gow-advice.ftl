advice = アドバイス
coach = コーチ
show = 表示
hide = 隠す
cancel = 中止
showAdvice = アドバイスを表示
hideAdvice = アドバイスを隠す
later = カードが配られると、組み方ごとの勝ち、引き分け、負けの割合がここに出ます。
deals = あなたがディーラーです。相手のセットの仕方は前もって計算できません。
hidden = 非表示にしています。
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
behind = がバック

chances =
    { $isLaid ->
        [true] 今の組み方
       *[false] 最善
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
better = 最善はフロントに{ CARDS($front) }：{ part-chances }。
compared = 実際の組み方と最善
setRow = 実際
bestRow = 最善
judging = 組み方を評価しています…
noHands = セットするたびに、最善と比べてどれだけ損だったかをお知らせします。
totals = { NUMBER($hands) }ハンド中{ $best }ハンドが最善でした。損は合計で賭け金の{ PERCENT($cost, digits: 1) }、チップ{ NUMBER($chips, digits: 1) }枚で、1ハンドあたり{ PERCENT($perHand, digits: 1) }です。
totalsOf = { SEAT($seat) }：{ $totals }
lessons = 見直したいハンド
lessonColumns =
    .cost = 損
    .cards = カード
    .front = フロント

advice = アドバイス
coach = コーチ
show = 表示
hide = 隠す
cancel = 中止
showAdvice = アドバイスを表示
hideAdvice = アドバイスを隠す

later = あなたの番になると、それぞれの選択の損得がここに出ます。
hidden = アドバイスは隠されています。
working = ありうる手札を試しています… { PERCENT($share) }

columns =
    .choice = 選択
    .cost = 損失
caption = 選択肢（良い順）と予想される失点。ありうる配札{ $samples }通りで計算
cost =
    { $points ->
        [0] 最善
       *[other] −{ $points }
    }
model = あなたの手札と、これまでに出たカードは分かっています。残りのカードは、ビッドとプレイに合う範囲で無作為に配られます。

moves =
    .bid = { $bid }をビッド
    .nil = ニル
    .no-bid = パス
    .trump =
        { $suit ->
            [clubs] クラブ
            [diamonds] ダイヤ
            [hearts] ハート
           *[spades] スペード
        }
best = 最善は「{ $choice }」です。
reasons =
    .wins = トリックを取れます。
    .leaves = トリックを取らずに済みます。
    .partner = このトリックはパートナーのものです。
    .sheds = 失点になるカードを捨てられます。
    .trumps = 切り札で取れます。
    .draws = 切り札を減らせます。
    .saves = 高いカードを残せます。

judging = 判断を評価しています…
noHands = トリックが終わるたびに、あなたのカードの損得がここに出ます。
good = 良いプレイです。
better = 「{ $choice }」なら{ $points }点良い結果でした。
verdict = { $decisions }回の判断のうち{ $good }回は最善でした。残りの損失は{ $cost }点です。
allGood = { $decisions }回の判断はすべて最善でした。
coachColumns =
    .you = あなた
    .best = 最善
    .cost = 損失
coachCaption = あなたの判断と最善の選択

title = 成績
games =
    .freecell = フリーセル
    .golf = ゴルフ
    .hearts = ハーツ
    .klondike = クロンダイク
    .pyramid = ピラミッド
    .pai-gow = パイゴウポーカー
    .patience = ペイシェンス
    .seven-twenty-seven = セブン・トゥエンティセブン
    .spades = スペード
    .ten-dice = 10個のダイスレース
    .twenty-nine = 29
    .whist = ホイスト
otherGame = { $name }
variant = { $options }
usualRules = 標準ルール
options =
    .variant =
        { $value ->
            [kingcell] キングセル
            [forecell] フォアセル
            [bakers-game] ベイカーズゲーム
            [eight-off] エイトオフ
            [seahaven] シーヘイブンタワーズ
            [knock-out] ノックアウト・ホイスト
            [german] ジャーマン・ホイスト
            [oh-hell] オー・ヘル
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] セルなし
           *[other] セル{ $value }つ
        }
    .supermove =
        { $value ->
            [off] 1枚ずつ移動
            [linear] 通常の枚数をまとめて移動
           *[full] できるだけ多くまとめて移動
        }
    .draw =
        { $value ->
            [up] 表向きで引く
            [down] 裏向きで引く
           *[other] { $value }枚めくり
        }
    .redeals =
        { $value ->
            [unlimited] めくり直し無制限
            [0] めくり直しなし
           *[other] めくり直し{ $value }回
        }
    .foundationReturn =
        { $value ->
            [false] 組札から戻せない
           *[true] 組札から戻せる
        }
    .scoring =
        { $value ->
            [standard] 標準スコア
            [vegas] ベガス式スコア
            [none] スコアなし
            [nearest] 近いほうが勝ち
            [over-is-bust] 超過は失格
            [under-beats-over] 下回るほうが有利
            [over-beats-under] 上回るほうが有利
            [inside-beats-outside] 7と27の間が有利
            [outside-beats-inside] 7と27の外が有利
           *[other] { $value }
        }
    .corner =
        { $value ->
            [false] キングとエースは重ねられない
           *[true] キングとエースを重ねられる
        }
    .suits = スート{ $value }種
    .emptyColumns =
        { $value ->
            [any] 空の列にはどのカードも置ける
           *[kings] 空の列にはキングだけ
        }
    .coverPairs = 重なったカード同士は組にできない
    .openStock = 山札は表向き
    .wastes = 捨て札{ $value }か所
    .house = プレイヤーがディーラー
    .commission = コミッション{ $value }%
    .pushOn =
        { $value ->
            [queen-high] ディーラーがクイーンハイなら引き分け
            [ace-high] ディーラーがエースハイなら引き分け
           *[nine-front] ディーラーのフロントが9ハイなら引き分け
        }
    .foul = ファウルは負け
    .wheel = A-2-3-4-5は最弱
    .bonus = フォーチュンあり
    .dealing =
        { $value ->
            [down-up] 裏1枚、表1枚で開始
           *[other] 裏2枚、表1枚で開始
        }
    .freeze = { $value }回連続スタンドで固定
    .lastBet = 最後にもう一度ベット
    .declare =
        { $value ->
            [sequential] 順番に宣言
           *[simultaneous] 同時に宣言
        }
    .tens = 10も½
    .opens = 表の合計が大きい人から
    .fiveAceAce = 5-A-Aが最強
    .winAndTie = 勝ちと引き分けで4分の3
    .carry =
        { $value ->
            [half] 勝者のいない半分も持ち越し
           *[pot] 勝者のいないポットを持ち越し
        }
    .players = プレイヤー{ $value }人
    .bots =
        { $value ->
            [0] ボットなし
           *[other] ボット{ $value }人
        }
    .level =
        { $value ->
            [easy] 易しいボット
           *[hard] 難しいボット
        }
    .atOnce = 全員同時にロール
    .passing =
        { $value ->
            [left-right] 左と右へ交互に渡す
            [left] いつも左へ渡す
           *[none] カードを渡さない
        }
    .lead = ディーラーの次の人がリード
    .firstTrick = 最初のトリックで点札を出せる
    .breaking =
        { $value ->
            [points] ハートかスペードのクイーンでブレイク
           *[off] ハートをいつでもリードできる
        }
    .jack = ダイヤのジャックは−10点
    .queen = スペードのクイーンは最初の機会に捨てる
    .moon =
        { $value ->
            [subtract] 全部取ると自分の点から引く
           *[choose] 全部取った人が選ぶ
        }
    .target = { $value }点まで
    .partners = パートナーなし
    .blindNil = ブラインドニル
    .blindExchange = ブラインドニルの後にカード交換
    .bags = バッグのペナルティなし
    .bagPenalty = バッグ10個で−{ $value }点
    .nilTricks = 失敗したニルのトリックも味方のビッドに数える
    .floor = { $value }点で負け
    .jokers = ジョーカー2枚
    .minimumBid = チームのビッドは{ $value }以上
    .game =
        { $value ->
            [28] 28
           *[other] { $value }点で1ゲーム
        }
    .honours = オナーを数える
    .minimum = ビッドは{ $value }から
    .hold = 最初のビッダーは同じ数で勝てる
    .allPass = 全員パスなら配り直し
    .doubles = ダブルあり
    .afterAsking = 切り札を聞いた後はどのカードでもよい
    .lastTrick = 最後のトリックは1点
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }
chooseGame = ゲーム
chooseVariant = ルール
allVariants = すべてのルール
figures =
    .games = ゲーム数
    .wins = 勝ち
    .rate = 勝率
    .streak = 連勝
    .bestStreak = 最多連勝
    .bestTime = 最短時間
    .fewestMoves = 最少手数
    .days = 連続日数
    .hands = ハンド数
    .pushes = 引き分け
    .losses = 負け
    .chips = チップ収支
    .biggestWin = 最大の勝ち
none = なし
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
date = { $date }
lastGames = 最近の{ $count }ゲーム
lastHands = 最近の{ $count }ハンド
measure = 棒グラフの内容
measures =
    .time = 時間
    .moves = 手数
legend =
    .won = 勝ち
    .lost = 勝ち以外
    .up = 勝ち
    .down = 負け
range = { $least }〜{ $most }
chart =
    { $measure ->
        [time] 時間
        [moves] 手数
       *[chips] チップ
    }の棒グラフ、古い順：勝ち{ $won }、{ $measure ->
        [chips] 負け
       *[other] 勝ち以外
    }{ $other }{ $pushes ->
        [0] { "" }
       *[other] 、引き分け{ $pushes }
    }。範囲は{ $range }。
showTable = 表で表示
newestFirst = 新しい順
heads =
    .ended = 終了日時
    .deal = ゲーム番号
    .outcome = 結果
    .time = 時間
    .moves = 手数
    .undos = 戻し
    .chips = チップ
ownDeck = 独自のデッキ
outcomes =
    .won = 勝ち
    .lost = 負け
    .left = 中断
    .push = 引き分け
empty = まだ記録がありません。終わったゲームがここに表示されます。
emptyOf = { $game }の記録はまだありません。
tools =
    .export = 書き出し
    .import = 読み込み
    .clear = { $game }を消去
    .undo = 消去を取り消す
fileName = baize-statistics-{ $day }.json
exported = { $count }ゲームを書き出しました。
imported =
    { $added }ゲームを追加しました{ $known ->
        [0]
            { $late ->
                [0] { "" }
               *[other] （{ part-late }）
            }
       *[other]
            （{ $known }ゲームは登録済み{ $late ->
                [0] { "" }
               *[other] 、{ part-late }
            }）
    }。
part-late = { $late }ゲームは古いため対象外
notImported = 読み込めませんでした：{ $problem }。
unreadable = 読み込めませんでした：ファイルを開けません。
cleared = { $game }の{ $count }ゲームを消去しました。
clearedAll = { $count }ゲームを消去しました。
undone = { $count }ゲームを元に戻しました。
missing = ファイルを読み込めなかったため、ここではゲームが記録されません。
notStored = ブラウザーに保存できないため、記録はこのページを閉じるまで残ります。
someUnreadable = 読み取れない記録があります。変更せずに残してあります。

# Messages that all tables share.

# omits $form
seatName =
    { $who ->
        [you] あなた
        [dealer] ディーラー
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] 席{ $number }
            }
    }

cast = アレックス、ロビン、ヌール、キム、サーシャ、ジュール、ミカ、レミー、トニー、ユキ

chips = チップ{ $count }枚
number = { $value }
signed = { SIGNED($value) }

cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { part-rank }{ part-suit }
            }
    }
part-rank =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] ♣{ "\uFE0E" }
        [diamonds] ♦{ "\uFE0E" }
        [hearts] ♥{ "\uFE0E" }
       *[spades] ♠{ "\uFE0E" }
    }

chipRefusals =
    .not-whole =
        { $stake }は整数で指定してください{ HAS($amount) ->
            [true] （{ $amount }は不可）
           *[false] { "" }
        }。
    .below-min = { $stake }は{ NUMBER($min) }枚以上です。{ NUMBER($amount) }枚では足りません。
    .above-max = { $stake }は{ NUMBER($max) }枚までです。{ NUMBER($amount) }枚は多すぎます。
    .above-stack = { $stake }{ NUMBER($amount) }枚は、残りの{ CHIPS($stack) }を超えています。
tableRefusals =
    .no-such-seat = その席はありません。このテーブルは{ NUMBER($seats) }席です。
    .not-your-seat = それができるのは{ SEAT($seat) }だけです。
    .no-undo = テーブルでは取り消しできません。
    .hand-runs = ハンドはまだ終わっていません。
    .replay-shown = 終わったハンドのリプレイです。

menu =
    .guide = ガイド付きハンド
    .people = プレイヤー
    .log = このハンドの経過
    .history = ハンド履歴
    .stats = 成績
    .pause = 一時停止
    .resume = 再開
    .keys = キー操作
    .fullScreen = 全画面表示
    .leaveFullScreen = 全画面表示を終了
    .leftFullScreen = 全画面表示を終了しました。
    .settings = 設定
guide =
    .guide = ガイド
    .leave = ガイドを終了
    .done = 完了

title = 10個のダイスレース
seatName =
    { $who ->
        [you] あなた
       *[other] { $name }
    }
player = プレイヤー{ $number }
cast =
    .first = アレックス
    .second = ロビン
    .third = ヌール
    .fourth = キム

keyChoose = 残す目を選ぶ
    .keys = 1 … 6, ← →
keyRoll = 残りのダイスを振る
    .keys = Enter, スペース
keyKeep = その目を残し、ほかを振る
    .keys = 1 … 6
keyAgain = 同じ目をもう一度残す
    .keys = Enter, スペース
keyHint = ヒント
    .keys = t
keyNew = 新しいレース
    .keys = n
keyBack = 前のレースに戻る
    .keys = u
keySheet = この一覧を表示
    .keys = ?

turn = { SEAT($seat) }の番です。
rolls = { $count }回
home = ゴール
newRace = 新しいレース
keep = 残す目
choice = { $number }、{ $count }個
goal =
    { $racers ->
        [1] 10個のダイスを同じ目にそろえましょう
       *[other] 最初に10個を同じ目にそろえた人の勝ち
    }
waiting = ごゆっくりどうぞ。目を選ぶとレースが始まります。
go = スタート！
rule = 残す目を選んでください。ほかのダイスはすべて振り直します。
keepRoll = { $number }を残し、ほかの{ $count }個を振る
place = { $place }位
seconds = { NUMBER($seconds, digits: 1) }秒
placed = あなたは{ $count }人中{ $place }位です。
roll =
    { $count ->
        [10] 10個すべて振る
       *[other] { $count }個振る
    }
dice =
    { SEAT($seat) }：{ HAS($dice) ->
        [true] { $dice }
       *[false] まだ振っていません
    }
diceSaid = { dice }。
most = { SEAT($seat) }：{ $number }が{ $count }個。
isHome = { SEAT($seat) }：{ part-within }ゴール。
# omits $you
# omits $winners
won = { part-within }勝利：{ LIST($names) }。
part-within =
    { HAS($count) ->
        [true] { $count }回で
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] { part-within }ゴールしました。平均は{ NUMBER($average, digits: 1) }回です。
       *[false] ゴールしました。
    }
hint =
    { HAS($keep) ->
        [true] { $keep }を残しましょう
       *[false] 10個すべて振りましょう
    }。平均であと{ NUMBER($left, digits: 1) }回かかります。
started = { title }。{ $next }
startRoll = 10個すべて振ってください。

options =
    .players = プレイヤー
    .bots = ボット
    .level = ボットの強さ

refusals =
    .over = レースは終わりました。
    .no-undo = 振ったダイスは戻せません。
    .no-such-seat = そこには誰もいません。
    .not-your-turn = { SEAT($turn) }の番です。
    .nothing-to-keep = 最初は10個すべてを振ります。
    .choose-number = 残す目を選んでください。
    .other-seat = 振れるのは自分のダイスだけです。
    .is-home = この人はもうゴールしています。
    .not-rolling = そんなに多くのダイスは転がっていません。

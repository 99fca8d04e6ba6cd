weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }：日ごとの記録
       *[false] 日ごとの記録
    }
previousMonth = 前の月
nextMonth = 次の月
signs = 記号
legend =
    .won = 勝ち
    .won-later = 後日に勝ち
    .begun = 途中
    .missed = 未プレイ
today = 今日
playToday = 今日のゲームを始める
wonInMonth = { $days }日中{ $won }日クリア
states =
    .won = 勝ち
    .won-later = 後日に勝ち
    .begun = 途中
    .missed = 未プレイ
    .open = まだプレイしていません
    .to-come = これから
    .outside = ゲームなし
day = { $date }、{ $state }
figures =
    .current = 連続日数
    .best = 最長連続日数
rule = その日のゲームにその日のうちに勝つと数えられます。
chosen = { $date }のゲームを開きました。
week = { $year }年第{ $week }週
won = 勝ったゲーム
ofSeven = 7日中{ $won }日
season =
    .ahead = シーズンは{ $date }に始まります。
    .open = { $date }の終わりまでに勝ったゲームが数えられます。
    .over = シーズンは終わりました。これから勝っても数えられません。

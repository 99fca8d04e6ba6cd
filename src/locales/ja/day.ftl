date =
    { HAS($year) ->
        [true] { $year }年
       *[false] { "" }
    }{ $month }月{ $day }日（{ $weekday }）
gameOf = { $date }の{ $game }
short = { $month }月{ $day }日 { $game }
daysInARow = { $days }日連続
next =
    次のゲームまで{ $hours ->
        [0] { "" }
       *[other] { $hours }時間
    }{ $minutes }分
dayOfSeason = 全7日の{ $place }日目
shortInSeason = { $game } 全7日の{ $place }日目
today = 今日のゲーム
yesterday = 昨日

date =
    { $weekday }، { $day } { $month }{ HAS($year) ->
        [true] { " " }{ $year }
       *[false] { "" }
    }
gameOf = { $game } ليوم { $date }
short = { $game }، { $day } { $month }
daysInARow =
    { $days ->
        [one] يوم واحد
        [two] يومان متتاليان
        [few] { $days } أيام متتالية
        [many] { $days } يوماً متتالياً
       *[other] { $days } يوم متتالٍ
    }
next =
    اللعبة التالية بعد { $hours ->
        [0] { part-minutes }
       *[other]
            { part-hours }{ $minutes ->
                [0] { "" }
               *[other] { " " }و{ part-minutes }
            }
    }
part-hours =
    { $hours ->
        [one] ساعة
        [two] ساعتين
        [few] { $hours } ساعات
       *[other] { $hours } ساعة
    }
part-minutes =
    { $minutes ->
        [one] دقيقة
        [two] دقيقتين
        [few] { $minutes } دقائق
       *[other] { $minutes } دقيقة
    }
dayOfSeason = اليوم { $place } من 7
shortInSeason = { $game }، اليوم { $place } من 7
today = لعبة اليوم
yesterday = أمس

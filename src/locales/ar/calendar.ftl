weekdayLength = narrow
title =
    { HAS($game) ->
        [true] { $game }، يوماً بيوم
       *[false] يوماً بيوم
    }
previousMonth = الشهر السابق
nextMonth = الشهر التالي
signs = الرموز
legend =
    .won = فوز
    .won-later = فوز لاحق
    .begun = بدأت
    .missed = لم تُلعب
today = اليوم
playToday = لعب اليوم
wonInMonth = الفوز في { $won } من { $days }
states =
    .won = فوز
    .won-later = فوز لاحق
    .begun = بدأت
    .missed = لم تُلعب
    .open = لم تُلعب بعد
    .to-come = لم يأتِ بعد
    .outside = لا لعبة
day = { $date }، { $state }
figures =
    .current = أيام متتالية
    .best = أطول سلسلة
rule = يُحسب اليوم إذا فزت بلعبته في اليوم نفسه.
chosen = فُتحت لعبة { $date }.
week = الأسبوع { $week }، { $year }
won = ألعاب فزت بها
ofSeven = { $won } من 7
season =
    .ahead = يبدأ الموسم يوم { $date }.
    .open = تُحتسب الألعاب إذا فزت بها قبل نهاية يوم { $date }.
    .over = انتهى الموسم، وما تفوز به الآن لا يُحتسب.

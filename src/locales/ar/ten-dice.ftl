title = سباق النرد العشرة
seatName =
    { $who ->
        [you] أنت
       *[other] { $name }
    }
player = اللاعب { $number }
cast =
    .first = أليكس
    .second = روبن
    .third = نور
    .fourth = كيم

keyChoose = اختيار الرقم الذي يبقى
    .keys = 1 … 6, ← →
keyRoll = رمي بقية النرد
    .keys = Enter, المسافة
keyKeep = الإبقاء على الرقم ورمي بقية النرد
    .keys = 1 … 6
keyAgain = الإبقاء على الرقم نفسه مرة أخرى
    .keys = Enter, المسافة
keyHint = تلميح
    .keys = t
keyNew = سباق جديد
    .keys = n
keyBack = العودة إلى السباق السابق
    .keys = u
keySheet = عرض هذه القائمة
    .keys = ?

turn =
    { WHO($seat) ->
        [you] دورك.
       *[other] دور { SEAT($seat) }.
    }
rolls =
    { $count ->
        [one] رمية واحدة
        [two] رميتان
        [few] { $count } رميات
       *[other] { $count } رمية
    }
home = وصل
newRace = سباق جديد
keep = الرقم الذي يبقى
choice =
    { $number }، { $count ->
        [0] لا نرد
        [one] حجر نرد واحد
        [two] حجرا نرد
        [few] { $count } أحجار نرد
       *[other] { $count } حجر نرد
    }
goal =
    { $racers ->
        [1] اجعل الأحجار العشرة متساوية
       *[other] يفوز أول من تتساوى أحجاره العشرة
    }
waiting = خذ وقتك: يبدأ السباق عندما تختار رقمًا.
go = انطلق!
rule = اختر رقمًا تُبقيه. يُرمى كل النرد الآخر من جديد.
keepRoll =
    الإبقاء على { $number } ورمي { $count ->
        [one] الحجر الأخير
        [two] الحجرين الآخرين
        [few] { $count } أحجار أخرى
       *[other] { $count } حجرًا آخر
    }
place = المركز { $place }
seconds = { NUMBER($seconds, digits: 1) } ث
placed = مركزك { $place } من { $count }.
# After the verb, the dual has another ending.
roll =
    { $count ->
        [10] رمي النرد العشرة
        [one] رمي حجر نرد واحد
        [two] رمي حجري نرد
        [few] رمي { $count } أحجار نرد
       *[other] رمي { $count } حجر نرد
    }
dice =
    { SEAT($seat) }: { HAS($dice) ->
        [true] { $dice }
       *[false] لم يُرمَ بعد
    }
diceSaid = { dice }.
most =
    { SEAT($seat) }: { $count ->
        [one] حجر نرد واحد
        [two] حجرا نرد
        [few] { $count } أحجار نرد
       *[other] { $count } حجر نرد
    } على { $number }.
isHome =
    { SEAT($seat) }: { HAS($count) ->
        [true] الوصول{ part-after }
       *[false] تم الوصول
    }.
# omits $you
# omits $winners
won = الفوز{ part-after }: { LIST($names) }.
part-after =
    { HAS($count) ->
        [true]
            { " " }بعد { $count ->
                [one] رمية واحدة
                [two] رميتين
                [few] { $count } رميات
               *[other] { $count } رمية
            }
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] الوصول{ part-after }. المتوسط { NUMBER($average, digits: 1) }.
       *[false] تم الوصول.
    }
hint =
    { HAS($keep) ->
        [true] أبقِ { $keep }
       *[false] ارمِ النرد العشرة
    }. تحتاج في المتوسط إلى { NUMBER($left, digits: 1) } رمية أخرى.
started = { title }. { $next }
startRoll = ارمِ النرد العشرة.

options =
    .players = اللاعبون
    .bots = الحواسيب
    .level = مستوى الحواسيب

refusals =
    .over = انتهى السباق.
    .no-undo = لا يمكن التراجع عن رمية.
    .no-such-seat = لا أحد يتسابق هناك.
    .not-your-turn =
        { WHO($turn) ->
            [you] دورك.
           *[other] دور { SEAT($turn) }.
        }
    .nothing-to-keep = الرمية الأولى بالنرد العشرة كلها.
    .choose-number = اختر رقمًا تُبقيه.
    .other-seat = يمكنك رمي نردك فقط.
    .is-home = هذا المتسابق وصل من قبل.
    .not-rolling = لا يتدحرج هذا العدد من النرد.

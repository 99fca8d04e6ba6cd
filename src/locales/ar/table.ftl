# Messages that all tables share.

# Forms: "to" (إليك, إلى المقعد 2). A name may be in Latin letters.
seatName =
    { $form ->
        [to]
            { $who ->
                [you] إليك
               *[other] إلى { part-seat }
            }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] أنت
        [dealer] الموزّع
       *[other]
            { HAS($name) ->
                [true] { "\u2068" }{ $name }{ "\u2069" }
               *[false] المقعد { $number }
            }
    }

cast = أليكس، روبن، نور، كيم، ساشا، جول، ميكا، ريمي، توني، يوكي

# Forms: "after" a verb or a preposition (فيشتين), "by" with the preposition before it (بفيشة واحدة, بـ25 فيشة).
chips =
    { $form ->
        [by]
            { $count ->
                [one] بفيشة واحدة
                [two] بفيشتين
                [few] بـ{ $count } فيشات
               *[other] بـ{ $count } فيشة
            }
       *[other]
            { $count ->
                [one] فيشة واحدة
                [two]
                    { $form ->
                        [after] فيشتين
                       *[other] فيشتان
                    }
                [few] { $count } فيشات
               *[other] { $count } فيشة
            }
    }
number = { $value }
signed = { SIGNED($value) }

cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { "\u2068" }{ part-rank }{ part-suit }{ "\u2069" }
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

# The stakes are masculine.
chipRefusals =
    .not-whole =
        { $stake } يجب أن يكون عدداً صحيحاً من الفيش{ HAS($amount) ->
            [true] ، لا { "\u2068" }{ $amount }{ "\u2069" }
           *[false] { "" }
        }.
    .below-min = { $stake } يجب ألا يقل عن { NUMBER($min) }، لا { "\u2068" }{ NUMBER($amount) }{ "\u2069" }.
    .above-max = { $stake } يجب ألا يزيد على { NUMBER($max) }، لا { "\u2068" }{ NUMBER($amount) }{ "\u2069" }.
    .above-stack = { $stake } { NUMBER($amount) } أكثر من الرصيد الباقي: { CHIPS($stack) }.
tableRefusals =
    .no-such-seat = لا يوجد هذا المقعد. عدد مقاعد الطاولة: { NUMBER($seats) }.
    .not-your-seat =
        هذا { WHO($seat) ->
            [you] لك
           *[other] من حق { SEAT($seat) }
        } فقط.
    .no-undo = لا يمكن التراجع عمّا لُعب على الطاولة.
    .hand-runs = لم تنتهِ الجولة بعد.
    .replay-shown = هذه إعادة عرض لجولة منتهية.

menu =
    .guide = جولة مع دليل
    .people = اللاعبون
    .log = سجل هذه الجولة
    .history = سجل الجولات
    .stats = الإحصاءات
    .pause = إيقاف مؤقت
    .resume = متابعة
    .keys = لوحة المفاتيح
    .fullScreen = ملء الشاشة
    .leaveFullScreen = الخروج من ملء الشاشة
    .leftFullScreen = انتهى ملء الشاشة.
    .settings = الإعدادات
guide =
    .guide = الدليل
    .leave = ترك الدليل
    .done = تم

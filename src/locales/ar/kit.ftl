languageName = العربية
direction = rtl
intlLocale = ar-u-nu-latn
cardName =
    { $suit ->
        [joker] جوكر
        [hidden] ورقة مقلوبة
       *[other] { part-rank } { part-suit }
    }
part-rank =
    { $rank ->
        [1] آس
        [11] ولد
        [12] بنت
        [13] ملك
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }
courts = JQK
position = { $place } من { $count }
listSeparator = ،{ " " }
board = طاولة { $title }
notFetched = تعذّر تحميل هذا الجزء.
notBegun = لم تبدأ اللعبة بعد.
problems =
    .deal = تعذّر استخدام رقم التوزيعة «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}من { NUMBER($first, useGrouping: "false") } إلى { NUMBER($last, useGrouping: "false") }{"\u2069"}
    .deck =
        تعذّر استخدام { HAS($got) ->
            [true] الرزمة «{"\u2068"}{ $got }{"\u2069"}»
           *[false] رزمة من { $count ->
                [one] ورقة واحدة
                [two] ورقتين
                [few] { $count } ورقات
               *[other] { $count } ورقة
            }
        }؛ المقبول: {"\u2068"}كل الأوراق ({ $size })، كل ورقة مرة{"\u2069"}
    .option = تعذّر استخدام {"\u2068"}{ $option }{"\u2069"} «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}{ $accepted }{"\u2069"}
    .no-randomness = لا يوفّر هذا المتصفح هنا أرقاماً عشوائية آمنة، فلا تستطيع الطاولة توزيع جولة عادلة.
    .listener = أطلق مستمع للحدث {"\u2068"}{ $event }{"\u2069"} خطأً: {"\u2068"}{ $got }{"\u2069"}
    .storage = لا يحفظ المتصفح الألعاب هنا ({"\u2068"}{ $got }{"\u2069"})
    .save-long = تعذّر استخدام لعبة محفوظة (عدد النقلات: { $count })؛ المقبول: {"\u2068"}الحد الأقصى { $most }{"\u2069"}
    .save-move = تعذّر استخدام النقلة { $number } من اللعبة المحفوظة، {"\u2068"}{ $move }{"\u2069"}؛ المقبول: {"\u2068"}نقلات صحيحة{"\u2069"}
    .save-newer = تعذّر استخدام هذه اللعبة المحفوظة، الإصدار { $got }؛ المقبول: {"\u2068"}الإصدارات حتى { $known }{"\u2069"}
    .save-other-game = تعذّر استخدام لعبة محفوظة من «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}{ $wanted }{"\u2069"}
    .save = تعذّر استخدام «{"\u2068"}{ $field }{"\u2069"}» في اللعبة المحفوظة؛ المقبول: {"\u2068"}ما تعطيه save(){"\u2069"}
panels =
    .conflict = استمر اللعب في علامة تبويب أخرى
    .keys = لوحة المفاتيح
    .settings = الإعدادات
    .people = اللاعبون
    .new = طاولة جديدة؟
    .forget = مسح الإحصاءات؟
    .fair = التحقق من هذا التوزيع
    .history = سجل الجولات
    .log = سجل هذه الجولة
    .stats = الإحصاءات
    .help = طريقة اللعب
    .share = مشاركة
    .replay = إعادة العرض
    .pays = مكافأة الحظ
    .pause = إيقاف مؤقت
    .win = تم الفوز
panelButtons =
    .close = إغلاق
    .takeOther = استخدام تلك اللعبة
    .keepThis = الاحتفاظ بهذه اللعبة
    .keepTable = البقاء على هذه الطاولة
    .newTable = طاولة جديدة
    .keepStatistics = إبقاؤها
    .clearStatistics = مسح
    .resume = متابعة
    .newGame = لعبة جديدة
    .sameDeal = التوزيعة نفسها من جديد
    .share = مشاركة
    .replay = إعادة العرض

keyWalk = التنقل بين الأوراق والأكوام
    .keys = {"\u2068"}← → ↑ ↓{"\u2069"}
keyPickUp = رفع أو وضع؛ الضغط مرتين: إلى الأساس
    .keys = Enter، المسافة
keyFoundation = نقل إلى الأساس
    .keys = h
keyPutBack = إعادة الورقة إلى مكانها
    .keys = Esc
keyUndo = تراجع، إعادة
    .keys = u, r
keyHint = تلميح
    .keys = t
keyNew = لعبة جديدة
    .keys = n
keyFullScreen = ملء الشاشة
    .keys = f، Shift+F
keySheet = عرض هذه القائمة
    .keys = ?

helpHeadings =
    .goal = الهدف
    .moves = النقلات
    .rules = في هذه اللعبة
    .playing = طريقة التحكم
    .similar = ألعاب مشابهة
helpRefused = غير مسموح: { $move }
helpPlaying =
    .moves = تُسحب الورقة إلى مكانها، أو تُضغط ثم يُضغط المكان الذي تذهب إليه.
    .tools = يعرض «تلميح» نقلة جيدة، ويلغي «تراجع» أي عدد من النقلات.
    .keys = على لوحة المفاتيح تنتقل الأسهم بين الأوراق، ويرفع Enter الورقة ويضعها. وتعرض ? كل المفاتيح.

pageLanguage = كما في الصفحة ({ $language })
settingsHeadings =
    .looks = المظهر والمساعدة
    .rules = القواعد
fromNextGame = يسري ابتداءً من اللعبة التالية.
resetSettings = استعادة إعدادات الموقع
grades =
    .very-easy = سهلة جدًا
    .easy = سهلة
    .medium = متوسطة
    .hard = صعبة
    .very-hard = صعبة جدًا
settings =
    .language = اللغة
    .theme = المظهر
    .fourColor = أربعة ألوان
    .cardSize = حجم الورق
    .faces = رسوم الأوراق
    .cardBack = ظهر الورق
    .courts = حروف الصور
    .felt = لون الطاولة
    .mirrored = ترتيب لليد اليسرى
    .motion = الحركة
    .sound = الصوت
    .tapToMove = النقل بنقرة واحدة
    .calm = إخفاء الوقت والنقلات
    .autoFinish = إنهاء تلقائي
    .autoFoundation = نقلات تلقائية
    .pace = سرعة الطاولة
    .nextHand = توزيع الجولة التالية تلقائيًا
    .verdict = إظهار إن كان الفوز ممكنًا
    .solvable = توزيعات يمكن الفوز بها فقط
    .grade = الصعوبة
    .draw = عدد الأوراق في كل سحب
    .redeals = إعادة كومة السحب
    .scoring = النقاط
    .foundationReturn = يمكن إرجاع الأوراق من الأساس
    .variant = نوع اللعبة
    .cells = الخلايا
    .supermove = نقل عدة أوراق معًا
    .wastes = كومات الرمي
    .coverPairs = الورقة والتي تحتها زوج
    .openStock = كومة السحب مكشوفة
    .corner = الملك والآس يوضع أحدهما على الآخر
    .suits = عدد الأنواع
    .emptyColumns = في العمود الفارغ
values =
    .auto = تلقائي
    .on = نعم
    .off = لا
    .light = فاتح
    .dark = داكن
    .small = صغير
    .medium = متوسط
    .large = كبير
    .diamonds = معينات
    .petals = بتلات
    .lattice = شبكة
    .checks = مربعات
    .rays = أشعة
    .plaid = نقش اسكتلندي
    .faces-baize = Baize
    .faces-english = إنجليزية تقليدية
    .local = حروف اللغة
    .english = J، Q، K
    .green = أخضر
    .blue = أزرق
    .wine = خمري
    .slate = أردوازي
    .easy = سهل
    .hard = صعب
    .slow = بطيئة
    .normal = عادية
    .fast = سريعة
    .manual = خطوة بخطوة
    .any = أي درجة
    .emptyColumns-any = كل الأوراق
    .kings = الملوك
    .unlimited = بلا حد
    .none = بلا نقاط
    .standard = عادية
    .vegas = فيغاس
    .freecell = فري سيل
    .kingcell = كينغ سيل
    .forecell = فور سيل
    .bakers-game = لعبة بيكر
    .eight-off = إيت أوف
    .seahaven = أبراج سيهيفن
    .linear = المعتاد
    .full = أكثر ما يمكن
    .safe = عند الأمان
    .all = دائماً

notice =
    .undo = تراجع
    .back = تراجع إلى وضع رابح
    .stop = إيقاف البحث
    .restart = من البداية
    .new = لعبة جديدة

safeCards =
    .ask = نقل الأوراق الآمنة إلى الأساسات تلقائيًا؟
    .yes = نعم
    .no = لا
    .never = عدم السؤال مجددًا
    .on = تنتقل الأوراق الآمنة الآن إلى الأساسات بعد كل نقلة. يمكن تغيير ذلك في الإعدادات.
    .off = يمكن تشغيل ذلك في الإعدادات.

bests =
    الأفضل: { DURATION($time) } · { $moves ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    }
winsInARow =
    { $wins ->
        [two] فوزان متتاليان
        [few] { $wins } مرات فوز متتالية
       *[other] { $wins } مرة فوز متتالية
    }
# بعد حرف جر أو فعل
part-moves =
    { $moves ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $moves } نقلات
       *[other] { $moves } نقلة
    }
comparison =
    .first = أول فوز لك!
    .best = أسرع فوز لك، وبأقل عدد من النقلات!
    .fastest = أسرع فوز لك!
    .fewest = فوزك بأقل عدد من النقلات!
    .equal = عدد النقلات كما في أفضل فوز لك.
    .more =
        أكثر من أفضل فوز لك { $moves ->
            [one] ب{ part-moves }
            [two] ب{ part-moves }
           *[other] بـ{ part-moves }
        }.

lookingForWay = جارٍ البحث عن طريق إلى الفوز.
lookingForDeal = جارٍ البحث عن توزيعة يمكن الفوز بها.
noDealFound = لم يُعثر في الوقت المتاح على توزيعة يمكن الفوز بها. قد لا يكون الفوز بهذه ممكنًا.
noWayFound = لم يُعثر على طريق إلى الفوز، وقد يوجد طريق.
lookingBack = جارٍ البحث عن آخر وضع يمكن الفوز منه. المفتاح Esc يوقف البحث.
takenBack =
    تم التراجع عن { part-moves }. { $isLast ->
        [true] هذا آخر وضع يمكن الفوز منه.
       *[false] يمكن الفوز من هذا الوضع؛ وقد يكون ما بعده خاسرًا.
    }
noWinnablePosition = لا يُعرف وضع سابق يمكن الفوز منه.
canBeWon = ما زال الفوز ممكناً من هذا الوضع.
showingWay = هذا طريق إلى الفوز. أي مفتاح أو نقرة يوقف العرض.
verdicts =
    .winnable = الفوز ممكن
    .unwinnable = الفوز غير ممكن
    .unknown = الفوز: غير معروف
    .looking = جارٍ البحث

puzzle = لغز
ownPosition = وضعية مخصصة
goals =
    .win = لغز: المطلوب الفوز باللعبة{ part-within }.
    .home = لغز: المطلوب نقل { CARD($card) } إلى الأساس{ part-within }.
    .away = لغز: المطلوب إزالة { CARD($card) }{ part-within }.
part-within =
    { HAS($moves) ->
        [true]
            { " " }في { $moves ->
                [one] نقلة واحدة
                [two] نقلتين
                [few] { $moves } نقلات
               *[other] { $moves } نقلة
            }
       *[false] { "" }
    }
positionProblems =
    .position = تعذّر استخدام الوضعية «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}أسطر من الأوراق{"\u2069"}
    .position-lines = تعذّر استخدام وضعية فيها { $got } من الأسطر بلا اسم؛ المقبول: {"\u2068"}{ $wanted }{"\u2069"}
    .position-line = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}{ $accepted }، كل منها مرة{"\u2069"}
    .position-card = تعذّر استخدام «{"\u2068"}{ $got }{"\u2069"}» في السطر «{"\u2068"}{ $line }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}ورقة مثل 7H{"\u2069"}
    .position-twice = تعذّر استخدام وضعية فيها {"\u2068"}{ $got }{"\u2069"} مرتين؛ المقبول: {"\u2068"}كل ورقة مرة{"\u2069"}
    .position-often =
        { $most ->
            [0] تعذّر استخدام وضعية فيها {"\u2068"}{ $got }{"\u2069"}؛ لا توجد هذه الورقة في اللعبة
           *[other] تعذّر استخدام وضعية فيها {"\u2068"}{ $got }{"\u2069"} أكثر من المسموح؛ الحد الأقصى: { $most }
        }
    .position-missing = تعذّر استخدام وضعية بلا {"\u2068"}{ $got }{"\u2069"}؛ المقبول: {"\u2068"}كل أوراق الرزمة{"\u2069"}
    .position-many = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}الحد الأقصى { $most }{"\u2069"}
    .position-row = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}{ $most } من الأماكن{"\u2069"}
    .position-supply = تعذّر استخدام وضعية فيها { $got } من الأوراق في كومة السحب وكومة الرمي؛ المقبول: {"\u2068"}الحد الأقصى { $most }{"\u2069"}
    .position-heights = تعذّر استخدام «{"\u2068"}{ $got }{"\u2069"}» على الأساسات؛ المقبول: {"\u2068"}كل نقش مرة، مثل C-0 D-A H-7 S-K{"\u2069"}
    .position-hidden = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}الحد الأقصى { $most } من الأوراق المقلوبة{"\u2069"}
    .position-over = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}الأوراق المقلوبة أولًا{"\u2069"}
    .position-order = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}أوراق مكشوفة مرتبة{"\u2069"}
    .position-number = تعذّر استخدام السطر «{"\u2068"}{ $got }{"\u2069"}» من الوضعية؛ المقبول: {"\u2068"}عدد من { $least } إلى { $most }{"\u2069"}
    .puzzle-reached = تعذّر استخدام الهدف «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}هدف لم يتحقق بعد{"\u2069"}
rulesProblems =
    .rules = تعذّر استخدام {"\u2068"}{ $term }{"\u2069"} «{"\u2068"}{ $got }{"\u2069"}»؛ المقبول: {"\u2068"}{ $accepted }{"\u2069"}
    .rules-unknown = لا يوجد في القواعد بند باسم {"\u2068"}{ $term }{"\u2069"}؛ المقبول: {"\u2068"}{ $accepted }{"\u2069"}
    .rules-needs = تعذّر استخدام {"\u2068"}{ $term }{"\u2069"} «{"\u2068"}{ $got }{"\u2069"}» وحده؛ اللازم: {"\u2068"}{ $needs }{"\u2069"}
    .rules-without = تعذّر استخدام {"\u2068"}{ $term }{"\u2069"} «{"\u2068"}{ $got }{"\u2069"}» مع {"\u2068"}{ $other }{"\u2069"}
    .rules-cards = تعذّر استخدام قواعد توزّع { $dealt } من الأوراق؛ المقبول: {"\u2068"}الحد الأقصى { $cards }{"\u2069"}
    .rules-left = تعذّر استخدام قواعد يبقى بعد توزيعها { $left } من أصل { $cards } من الأوراق؛ المقبول: {"\u2068"}توزيع كل الأوراق، أو كومة سحب{"\u2069"}
    .rules-stock = تعذّر استخدام كومة سحب بلا أوراق؛ المقبول: {"\u2068"}لا كومة سحب، أو توزيع أقل من { $cards } من الأوراق{"\u2069"}
    .rules-room = تعذّر استخدام أساسات تتسع لعدد { $room } من الأوراق؛ المقبول: {"\u2068"}أن تتسع لعدد { $cards }{"\u2069"}
    .rules-pairs = تعذّر استخدام أزواج مجموعها { $sum } لأنها لا تزيل {"\u2068"}{ $ranks }{"\u2069"} أبدًا؛ المقبول: {"\u2068"}مجموع أو ثلاثية لكل رتبة{"\u2069"}

copyLink = نسخ الرابط
copyResult = نسخ النتيجة
copyDeal = نسخ التوزيعة
linkCopied = تم نسخ الرابط.
resultCopied = تم نسخ النتيجة.
dealCopied = تم نسخ التوزيعة.
copyByHand = نص للنسخ
notCopied = لم ينسخه المتصفح. يمكن نسخ النص المحدد يدوياً.
send = مشاركة
notSent = لا يستطيع المتصفح مشاركتها. يمكن نسخها بدلاً من ذلك.
savePicture = حفظ الصورة
outcomes =
    .won = فوز
    .lost = خسارة
    .unfinished = لم تنتهِ بعد
    .fresh = جرّب هذه التوزيعة
result =
    { $title }{ HAS($date) ->
        [true] ، {"\u2068"}{ $date }{"\u2069"}
       *[false] { "" }
    }، { $deal }: { $outcome ->
        [won] فوز
        [lost] خسارة
       *[unfinished] لم تنتهِ بعد
    }{ $isCalm ->
        [true] { "" }
       *[false] { " " }بعد { part-moves }{ part-undos }، { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] ، { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] ، تراجع واحد
        [two] ، تراجعان
        [few] ، { $undos } تراجعات
       *[other] ، { $undos } تراجعًا
    }
lookingForDay = جارٍ البحث عن توزيعة اليوم.
linkProblems =
    .no-daily = لم يُعثر على توزيعة يمكن الفوز بها بين التوزيعات المجرّبة لهذا اليوم ({ $tried })؛ لذلك توزَّع توزيعة عشوائية
    .no-solver = تعذّر العثور على توزيعة اليوم ({"\u2068"}{ $got }{"\u2069"})؛ لذلك توزَّع توزيعة عشوائية
    .share-broken = هذا الرابط ناقص أو فيه خطأ
    .share-newer = أُنشئ هذا الرابط بإصدار أحدث ({ $got })، وتفتح هذه الصفحة الإصدارات حتى { $known }
    .share-other-game = هذا الرابط للعبة {"\u2068"}{ $got }{"\u2069"}، لا للعبة {"\u2068"}{ $wanted }{"\u2069"}
    .share-other-rules = هذا الرابط للعبة تختلف قواعدها عن قواعد هذه الصفحة
    .share-moves = تغيّرت قواعد هذه اللعبة منذ إنشاء الرابط
    .share-long =
        اللعبة من { $count ->
            [one] نقلة واحدة
            [two] نقلتين
            [few] { $count } نقلات
           *[other] { $count } نقلة
        } أطول من أن يسعها رابط؛ الحد الأقصى { $most }
    .share-option = لا رابط للخيارات «{"\u2068"}{ $got }{"\u2069"}»
linkNotOpened = تعذّر فتح الرابط: { $problem }.
noDay = { $problem }.

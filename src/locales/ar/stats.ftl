title = الإحصاءات
games =
    .freecell = فري سيل
    .golf = غولف
    .hearts = القلوب
    .klondike = كلوندايك
    .pyramid = الهرم
    .pai-gow = بوكر باي غاو
    .patience = سوليتير
    .seven-twenty-seven = سبعة وسبعة وعشرون
    .spades = سبيدز
    .ten-dice = سباق النرد العشرة
    .twenty-nine = 29
    .whist = ويست
otherGame = {"\u2068"}{ $name }{"\u2069"}
variant = { $options }
usualRules = القواعد المعتادة
options =
    .variant =
        { $value ->
            [kingcell] كينغ سيل
            [forecell] فور سيل
            [bakers-game] لعبة بيكر
            [eight-off] إيت أوف
            [seahaven] أبراج سيهيفن
            [knock-out] ويست الإقصاء
            [german] الويست الألماني
            [oh-hell] أوه هيل
           *[other] {"\u2068"}{ $value }{"\u2069"}
        }
    .cells =
        { $value ->
            [0] بلا خلايا
            [one] خلية واحدة
            [two] خليتان
            [few] { $value } خلايا
           *[other] { $value } خلية
        }
    .supermove =
        { $value ->
            [off] ورقة واحدة كل مرة
            [linear] العدد المعتاد من الأوراق معاً
           *[full] أكثر ما يمكن من الأوراق معاً
        }
    .draw =
        { $value ->
            [up] أوراق إضافية مكشوفة
            [down] أوراق إضافية مقلوبة
           *[other] سحب { $value }
        }
    .redeals =
        { $value ->
            [unlimited] إعادة للكومة بلا حد
           *[other]
                { $value ->
                    [0] بلا إعادة للكومة
                    [one] إعادة واحدة للكومة
                    [two] إعادتان للكومة
                    [few] { $value } إعادات للكومة
                   *[other] { $value } إعادة للكومة
                }
        }
    .foundationReturn =
        { $value ->
            [false] لا ترجع الأوراق من الأساس
           *[true] يمكن إرجاع الأوراق من الأساس
        }
    .scoring =
        { $value ->
            [standard] نقاط قياسية
            [vegas] نقاط فيغاس
            [none] بلا نقاط
            [nearest] الأقرب يربح
            [over-is-bust] ما فوق الهدف لا يربحه
            [under-beats-over] ما تحت الهدف يغلب ما فوقه
            [over-beats-under] ما فوق الهدف يغلب ما تحته
            [inside-beats-outside] ما بين 7 و27 يغلب ما سواه
            [outside-beats-inside] ما خارج 7 إلى 27 يغلب ما بينهما
           *[other] {"\u2068"}{ $value }{"\u2069"}
        }
    .corner =
        { $value ->
            [false] الملك والآس لا يوضع أحدهما على الآخر
           *[true] الملك والآس يوضع أحدهما على الآخر
        }
    .suits =
        { $value ->
            [one] نوع واحد
            [two] نوعان
           *[other] { $value } أنواع
        }
    .emptyColumns =
        { $value ->
            [any] كل الأوراق في العمود الفارغ
           *[kings] الملوك فقط في العمود الفارغ
        }
    .coverPairs = لا زوج من ورقة والتي تحتها
    .openStock = كومة سحب مكشوفة
    .wastes =
        { $value ->
            [one] كومة رمي واحدة
            [two] كومتا رمي
           *[other] { $value } أكوام رمي
        }
    .house = اللاعبون يوزّعون
    .commission = عمولة {"\u2068"}{ $value }%{"\u2069"}
    .pushOn =
        { $value ->
            [queen-high] تعادل إذا كان عند الموزّع ملكة فقط
            [ace-high] تعادل إذا كان عند الموزّع آس فقط
           *[nine-front] تعادل إذا كان في أمام الموزّع تسعة فقط
        }
    .foul = الترتيب المخالف يخسر
    .wheel = {"\u2068"}A-2-3-4-5{"\u2069"} أصغر ستريت
    .bonus = مكافأة الحظ
    .dealing =
        { $value ->
            [down-up] ورقة مقلوبة وواحدة مكشوفة
           *[other] ورقتان مقلوبتان وواحدة مكشوفة
        }
    .freeze =
        تجميد اليد بعد الاكتفاء { $value ->
            [one] مرة واحدة
            [two] مرتين متتاليتين
            [few] { $value } مرات متتالية
           *[other] { $value } مرة متتالية
        }
    .lastBet = جولة رهان أخيرة
    .declare =
        { $value ->
            [sequential] إعلان بالدور
           *[simultaneous] إعلان متزامن
        }
    .tens = العشرة بنصف نقطة
    .opens = يبدأ أعلى مجموع مكشوف
    .fiveAceAce = {"\u2068"}5-A-A{"\u2069"} تغلب الكل
    .winAndTie = ثلاثة أرباع للفوز مع التعادل
    .carry =
        { $value ->
            [half] ترحيل النصف بلا رابح
           *[pot] ترحيل الوعاء بلا رابح
        }
    .players =
        { $value ->
            [one] لاعب واحد
            [two] لاعبان
            [few] { $value } لاعبين
           *[other] { $value } لاعباً
        }
    .bots =
        { $value ->
            [0] بلا حاسوب
            [one] حاسوب واحد
            [two] حاسوبان
           *[other] { $value } حواسيب
        }
    .level =
        { $value ->
            [easy] حواسيب سهلة
           *[hard] حواسيب صعبة
        }
    .atOnce = الجميع يرمون معاً
    .passing =
        { $value ->
            [left-right] تمرير الأوراق يساراً ويميناً بالتناوب
            [left] تمرير الأوراق يساراً دائماً
           *[none] بلا تمرير أوراق
        }
    .lead = يبدأ من يلي الموزّع
    .firstTrick = النقاط مسموحة في أول أكلة
    .breaking =
        { $value ->
            [points] ورقة كبة أو بنت البستوني تفتح الكبة
           *[off] اللعب بالكبة مسموح دائماً
        }
    .jack = شاب الديناري بعشر نقاط سالبة
    .queen = بنت البستوني تُرمى في أول فرصة
    .moon =
        { $value ->
            [subtract] أخذ كل النقاط يطرحها
           *[choose] من يأخذ كل النقاط يختار
        }
    .target = اللعب حتى { $value }
    .partners = كل لاعب لنفسه
    .blindNil = الصفر الأعمى
    .blindExchange = تبادل أوراق بعد الصفر الأعمى
    .bags = بلا غرامة على الزائدة
    .bagPenalty = غرامة كل عشر زائدة: { $value }
    .nilTricks = أكلات الصفر الفاشل تُحسب للشريك
    .floor = الخسارة عند { $value }
    .jokers = جوكران
    .minimumBid = أقل طلب للفريق: { $value }
    .game =
        { $value ->
            [28] 28
           *[other] اللعب حتى { $value }
        }
    .honours = تُحسب الصور الكبيرة
    .minimum = الطلب من { $value }
    .hold = لأول طالب أن يساوي الطلب
    .allPass = توزيع جديد إذا مرّر الجميع
    .doubles = الدبل مسموح
    .afterAsking = أي ورقة بعد كشف الطرنيب
    .lastTrick = آخر أكلة بنقطة
otherOption =
    { $value ->
        [true] {"\u2068"}{ $name }{"\u2069"}
       *[other] {"\u2068"}{ $name } { $value }{"\u2069"}
    }
chooseGame = اللعبة
chooseVariant = القواعد
allVariants = كل القواعد
figures =
    .games = الألعاب
    .wins = مرات الفوز
    .rate = نسبة الفوز
    .streak = سلسلة الفوز
    .bestStreak = أطول سلسلة فوز
    .bestTime = أفضل وقت
    .fewestMoves = أقل النقلات
    .days = أيام متتالية
    .hands = الجولات
    .pushes = التعادل
    .losses = الخسارة
    .chips = صافي الفيش
    .biggestWin = أكبر ربح
none = لا شيء
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
date = { $date }
lastGames =
    آخر { $count ->
        [one] لعبة واحدة
        [two] لعبتين
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }
lastHands =
    آخر { $count ->
        [one] جولة واحدة
        [two] جولتين
        [few] { $count } جولات
       *[other] { $count } جولة
    }
measure = تعرض الأعمدة
measures =
    .time = الوقت
    .moves = النقلات
legend =
    .won = فوز
    .lost = بلا فوز
    .up = ربح
    .down = خسارة
range = من { $least } إلى { $most }
chart =
    رسم أعمدة: { $measure ->
        [time] الوقت
        [moves] النقلات
       *[chips] الفيش
    }، الأقدم أولاً: { $measure ->
        [chips] ربح { $won }، خسارة { $other }
       *[other] فوز { $won }، بلا فوز { $other }
    }{ $pushes ->
        [0] { "" }
       *[other] ، تعادل { $pushes }
    }؛ { $range }.
showTable = العرض كجدول
newestFirst = الأحدث أولاً
heads =
    .ended = النهاية
    .deal = التوزيعة
    .outcome = النتيجة
    .time = الوقت
    .moves = النقلات
    .undos = التراجعات
    .chips = الفيش
ownDeck = رزمة خاصة
outcomes =
    .won = فوز
    .lost = خسارة
    .left = متروكة
    .push = تعادل
empty = لا ألعاب بعد. تظهر هنا الألعاب المنتهية.
emptyOf = لا ألعاب بعد: { $game }.
tools =
    .export = تصدير
    .import = استيراد
    .clear = مسح سجلّ { $game }
    .undo = تراجع عن المسح
fileName = baize-statistics-{ $day }.json
exported =
    تم تصدير { $count ->
        [one] لعبة واحدة
        [two] لعبتين
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }.
imported =
    أُضيفت { $added ->
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $added } ألعاب
       *[other] { $added } لعبة
    }{ $known ->
        [0] { "" }
       *[other] ، موجودة من قبل: { $known }
    }{ $late ->
        [0] { "" }
       *[other] ، أقدم من أن تُحسب: { $late }
    }.
notImported = لم يتم الاستيراد: { $problem }.
unreadable = لم يتم الاستيراد: تعذّرت قراءة الملف.
cleared =
    { $game }: تم مسح { $count ->
        [one] لعبة واحدة
        [two] لعبتين
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }.
clearedAll =
    تم مسح { $count ->
        [one] لعبة واحدة
        [two] لعبتين
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }.
undone =
    تمت استعادة { $count ->
        [one] لعبة واحدة
        [two] لعبتين
        [few] { $count } ألعاب
       *[other] { $count } لعبة
    }.
missing = لا تُحسب الألعاب هنا لأن ملفاً لم يُحمَّل.
notStored = لا يستطيع المتصفح حفظ هذه الألعاب. تبقى حتى تُغلق هذه الصفحة.
someUnreadable = تعذّرت قراءة بعض الألعاب المحفوظة. بقيت دون تغيير.

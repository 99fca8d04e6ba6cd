title = اللعب معاً
game =
    { $game ->
        [seven27-table] سبعة وسبعة وعشرون
        [paigow-table] بوكر باي غاو
        [hearts-table] القلوب
        [spades-table] سبيدز
        [whist-table] ويست
        [twenty-nine-table] 29
        [ten-dice-race] سباق النرد العشرة
       *[other] {"\u2068"}{ $game }{"\u2069"}
    }
yourTable = طاولتك
invitation = رابط الدعوة
invite = دعوة
copy = نسخ رابط الدعوة
copied = نُسخ رابط الدعوة.
byHand = لم يستطع المتصفح نسخ الرابط. الرابط محدد: انسخه بنفسك.
notShared = تعذرت المشاركة. انسخ رابط الدعوة بدلاً من ذلك.
inviting = العب معي { game }
invitingToPlay = العب معي
others = طاولات أخرى
joinByCode = الانضمام إلى طاولة
code = رمز الطاولة
join = انضمام
openTables = طاولات مفتوحة
looking = جارٍ البحث عن طاولات…
none = لا طاولة مفتوحة الآن.
people =
    { $count ->
        [one] شخص واحد
        [two] شخصان
        [few] { $count } أشخاص
       *[other] { $count } شخصاً
    }
free =
    { $count ->
        [one] مقعد خالٍ
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
       *[other] { $count } مقعداً خالياً
    }
hand =
    { $hand ->
        [0] لم تبدأ بعد
       *[other]
            { $game ->
                [ten-dice-race] السباق { $hand }
               *[other] الجولة { $hand }
            }
    }
joinTable = الانضمام إلى الطاولة {"\u2068"}{ $code }{"\u2069"}
newTable = طاولة جديدة
gameLabel = اللعبة
seats = المقاعد
seatCount = { $count }
clock = الوقت لكل دور
seconds =
    { $count ->
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $count } ثوانٍ
       *[other] { $count } ثانية
    }
fill = ملء المقاعد الخالية بلاعبي الحاسوب
listed = إظهار الطاولة في قائمة الطاولات المفتوحة
make = إنشاء طاولة
making = جارٍ إنشاء الطاولة…
made = الطاولة جاهزة. ادعُ آخرين.
missing = اللعب معاً غير متاح في هذه الصفحة.
problems =
    .table-code = رمز الطاولة ثمانية أحرف وأرقام، وليس فيه أبداً {"\u2068"}0, 1, I, L, O, U{"\u2069"}.
    .no-such-table = لا توجد طاولة بهذا الرمز.
    .busy = الخادم مشغول. حاول بعد قليل.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                طلبات كثيرة. المدة قبل المحاولة التالية: { $retryAfter ->
                    [one] ثانية واحدة
                    [two] ثانيتان
                    [few] { $retryAfter } ثوانٍ
                   *[other] { $retryAfter } ثانية
                }.
           *[false] طلبات كثيرة. حاول بعد قليل.
        }
    .too-many-tables = لا مكان في الخادم لطاولة أخرى الآن.
    .too-many-own-tables = لشبكتك هنا بالفعل أكبر عدد من الطاولات يسمح به الخادم.
    .store-away = لا يستطيع الخادم حفظ طاولاته الآن.
    .not-signed-in = سجّل الدخول إلى هذا الموقع أولاً.
    .sign-in = سجّل الدخول إلى هذا الموقع أولاً.
    .server-unreachable = لا يمكن الوصول إلى الخادم الآن.
    .other = رفض الخادم الطلب.

# Messages of the panels of a table.

newTable = تبدأ الطاولة الجديدة بفيش جديدة. ويبقى سجل الجولات والإحصاءات.
newGame = تبدأ اللعبة الجديدة من الصفر. ويبقى سجل الجولات والإحصاءات.
forget = يحذف هذا سجل الجولات وكل الإحصاءات، ويفتح طاولة جديدة.
people =
    .own = اسم المقعد { NUMBER($seat) }
    .kept = تُحفظ الأسماء في هذا المتصفح.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = فتح الجولة { NUMBER($hand) }
    .all = كل الجولات
    .kept = يمكنك فتح آخر { NUMBER($most) } جولة. أما الأقدم فلا تُحفظ إلا نتيجتها.
    .back = خطوة إلى الخلف
    .forward = خطوة إلى الأمام
    .slider = الخطوة
    .position = الخطوة { NUMBER($at) } من { NUMBER($of) }
    .players = اللاعبون
    .log = سجل الجولة
    .middle = في الوسط { NUMBER($chips) }
    .copy = نسخ كنص
    .copyLink = نسخ الرابط
    .copied = تم النسخ.
    .own =
        { $count ->
            [one] في آخر جولة
            [two] في آخر جولتين
            [few] في آخر { $count } جولات
           *[other] في آخر { $count } جولة
        }
    .agreed = بجودة النصيحة
    .agreedOf = { NUMBER($agreed) } من { NUMBER($judged) }
figures =
    .sat-out = خارج الجولة
    .folds = انسحاب
    .busts = تجاوز الحد
    .showdowns = كشف الأوراق
    .low = ربح نصف 7 أو مشاركته
    .high = ربح نصف 27 أو مشاركته
    .both = النصفان في جولة واحدة
    .unseen = ربح الرهان دون كشف
    .deals = كان الموزّع
    .wins = ربح اليدين
    .pushes = تعادل
    .losses = خسارة الرهان
    .front = ربح الأمامية
    .back = ربح الخلفية
    .bonus = فيش من الحظ
    .envy = فيش من الغيرة

history =
    .none = لم تُلعب أي جولة بعد.
    .earlier = طاولة سابقة
    .caption = الجولات من { NUMBER($first) } إلى { NUMBER($last) } بالفيش، الأحدث أولاً
    .sheet = نقاط الجولات من { NUMBER($first) } إلى { NUMBER($last) }، الأحدث أولاً
    .hand = الجولة
    .dealer = الموزّع
    .total = { $who }، المجموع
    .all = المجموع
    .out = خارج الجولة
    .score = النقاط
pays =
    .caption = تدفع أفضل يد في أوراقك السبع مهما كانت أوراق الموزّع. وإذا راهنت بـ{ NUMBER($envyMin) } أو أكثر تربح أيضاً فيش الغيرة عندما تكون لدى لاعب آخر يد كهذه.
    .line = اليد
    .pays = تدفع
    .envy = الغيرة
    .odds = { NUMBER($pay) } إلى 1
stats =
    .caption = الجولات الملعوبة: { NUMBER($hands) }
    .ever = على هذه الطاولة والطاولات السابقة
    .forget = حذف السجل والإحصاءات
    .figure = البيان
    .hands = الجولات
    .ahead = رابحة
    .behind = خاسرة
    .even = متعادلة
    .share = نسبة الرابحة
    .net = صافي الفيش
    .biggest = أفضل جولة
    .games = الألعاب الرابحة

# Keys of every table, and what each does.
keyNext = الجولة التالية
    .keys = n
keyLog = سجل هذه الجولة
    .keys = l
keyFullScreen = ملء الشاشة
    .keys = Shift+F
keyClose = إغلاق
    .keys = Esc
keyKeys = عرض هذه القائمة
    .keys = ?

pileName =
    { $pile ->
        [column] العمود { $number }
        [cell] الخلية { $letter }
        [foundation] الأساس { $number }
        [stock] كومة السحب
        [waste] كومة الرمي
        [reserve] الاحتياطي
        [pyramid] مكانها
        [peaks] مكانها
       *[other] { $pile }
    }
wayOn = فوق { CARD($card) }
# omits $pile
emptyPile = { $name }، بلا أوراق
pickedUp = قيد النقل
canMove = يمكن نقلها
canGoHere = يمكن الوضع هنا
stock =
    كومة السحب، { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
dealSign = رقم
dealNumber = رقم { $deal }
ownDeck = رزمة خاصة
assisted =
    .hint = بمساعدة تلميحات
    .shown = عُرض الحل
wayWasShown = عُرض الحل
wayShown = { wayWasShown }.
openingGame = جارٍ فتح اللعبة.
moves =
    { $count ->
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
       *[other] { $count } نقلة
    }{ $undos ->
        [0] { "" }
        [one] { " " }· تراجع واحد
        [two] { " " }· تراجعان
        [few] { " " }· { $undos } تراجعات
       *[other] { " " }· { $undos } تراجعًا
    }
time = { DURATION($ms) }
tools =
    .undo = تراجع
    .redo = إعادة
    .hint = تلميح
    .new = لعبة جديدة
    .menu = المزيد
pause = إيقاف مؤقت
resume = متابعة
keys = لوحة المفاتيح
settings = الإعدادات
fullScreen = ملء الشاشة
leaveFullScreen = الخروج من ملء الشاشة
leftFullScreen = انتهى ملء الشاشة.
show = عرض طريق إلى الفوز
restart = بدء هذه التوزيعة من جديد
chooseDeal = اختيار توزيعة
deal = رقم التوزيعة
dealThis = توزيع
noSuchDeal = لا توجد توزيعة «{ $got }». اكتب رقماً من { $first } إلى { $last }.
refusals =
    .over = انتهت اللعبة.
    .nothing-to-undo = لا شيء للتراجع عنه.
    .nothing-to-redo = لا شيء لإعادته.
    .no-hint = لا توجد نقلة لعرضها.
    .hopeless = لم يعد الفوز ممكناً.
    .no-best-place = لا مكان أفضل لها الآن.
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } و{ part-more } معها
    }
part-more =
    { $more ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $more } ورقات
       *[other] { $more } ورقة
    }
moved = { cards } إلى { part-place }.
undone = تراجع: { cards } إلى { part-place }.
redone = إعادة: { cards } إلى { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to) }، فوق { CARD($onto) }
       *[false] { PILE($to) }
    }
part-count =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
wentUp =
    انتقال تلقائي إلى الأساس: { $count ->
        [one] { CARD($card) }
       *[other] { part-count }
    }.
won =
    تم الفوز في { $count ->
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $count } نقلات
       *[other] { $count } نقلة
    }{ $undos ->
        [0] { "" }
        [one] ، مع تراجع واحد
        [two] ، مع تراجعين
        [few] ، مع { $undos } تراجعات
       *[other] ، مع { $undos } تراجعًا
    }.
lost = لا توجد نقلات أخرى. يمكن التراجع أو البدء من جديد.
deadDeal = لا يمكن الفوز بهذه التوزيعة.
started = { $title }، { $deal }.
picked =
    { HAS($ways) ->
        [true] { cards }: { $ways }.
       *[false] { cards }: لا مكان لها الآن.
    }
hint = تلميح: { cards } { $way }.
certainty =
    .searching = جارٍ التحقق: هذه النقلة مسموحة، لكنها قد لا تؤدي إلى الفوز.
    .unproven = هذه النقلة مسموحة، لكنها قد لا تؤدي إلى الفوز.
    .proven = تم التحقق: هذه النقلة تؤدي إلى الفوز.

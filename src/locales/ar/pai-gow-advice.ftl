advice = نصيحة
coach = المدرّب
show = عرض
hide = إخفاء
cancel = إلغاء
showAdvice = عرض النصيحة
hideAdvice = إخفاء النصيحة
later = عندما تكون لديك أوراق، يظهر هنا كم مرة تربح كل طريقة لترتيبها وتتعادل وتخسر.
deals = لا نصيحة للموزّع: لا يمكن حساب ما سيرتّبه الآخرون مسبقاً.
hidden = النصيحة مخفية.
working = جارٍ حساب أيدي الموزّع، وعددها { $hands } … { PERCENT($share) }

columns =
    .hands = الأمامية · الخلفية
    .wins = ربح
    .pushes = تعادل
    .losses = خسارة
    .chips = فيش
caption =
    { $ways ->
        [1] الطريقة الصحيحة الوحيدة
       *[other] كل الطرق الصحيحة، { part-ways }، الأفضل أولاً
    }، مقابل كل يد ممكنة للموزّع
part-ways =
    { $ways ->
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $ways } طرق
       *[other] { $ways } طريقة
    }
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = { " " }({ part-ways }، لا تختلف إلا في النوع)
inFront = { " " }في الأمام؛{ " " }
atBack = { " " }في الخلف

chances =
    { $isLaid ->
        [true] ترتيبك
       *[false] أفضل ترتيب
    }: { part-chances }
part-chances = ربح { PERCENT($wins, digits: 1) }، تعادل { PERCENT($pushes, digits: 1) }، خسارة { PERCENT($losses, digits: 1) }
best = نصيحة: في الأمام { CARDS($front) }: { part-chances }.

verdicts =
    .best = { part-set } هو الأفضل.
    .cost =
        { part-set } كلّف { $isLess ->
            [true] أقل من { PERCENT($cost, digits: 1) }
           *[false] { PERCENT($cost, digits: 1) }
        } من الرهان{ $chips ->
            [0] { "" }
           *[other] ، { $chips } من الفيش
        }.
part-set =
    { WHO($seat) ->
        [you] ترتيبك
       *[other] ترتيب { SEAT($seat) }
    }
better = الأفضل: في الأمام { CARDS($front) }: { part-chances }.
compared = الترتيب مقارنةً بالأفضل
setRow = الترتيب
bestRow = الأفضل
judging = جارٍ فحص الترتيب …
noHands = بعد كل جولة يعرض المدرّب ما كلّفه ترتيبك مقارنةً بالأفضل.
totals =
    { $hands ->
        [one] جولة واحدة
        [two] جولتان
        [few] { $hands } جولات
       *[other] { $hands } جولة
    }، ورُتّب أفضل ترتيب في { $best } منها. المجموع { PERCENT($cost, digits: 1) } من رهان واحد، أي { NUMBER($chips, digits: 1) } من الفيش. لكل جولة: { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat) }: { $totals }
lessons = جولات للتعلّم
lessonColumns =
    .cost = الكلفة
    .cards = الأوراق
    .front = في الأمام

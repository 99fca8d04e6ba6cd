advice = نصيحة
coach = المدرّب
show = إظهار
hide = إخفاء
cancel = إلغاء
showAdvice = إظهار النصيحة
hideAdvice = إخفاء النصيحة

later = في دورك ترى هنا كلفة كل خيار.
hidden = النصيحة مخفية.
working = تجربة الأوراق الممكنة… { PERCENT($share) }

columns =
    .choice = الخيار
    .cost = الكلفة
caption = خياراتك، الأفضل أولاً، وكلفة كل منها المتوقعة بالنقاط، في { $samples } توزيعاً ممكناً
cost =
    { $points ->
        [0] الأفضل
       *[other] −{ $points }
    }
model = أوراقك وكل ما لُعب معروف. وتوزَّع بقية الأوراق عشوائياً بقدر ما تسمح به المزايدات واللعب.

moves =
    .bid = طلب { $bid }
    .nil = صفر
    .no-bid = تمرير
    .trump =
        { $suit ->
            [clubs] سباتي
            [diamonds] ديناري
            [hearts] كبة
           *[spades] بستوني
        }
best = الأفضل: { $choice }.
reasons =
    .wins = تربح الأكلة.
    .leaves = لا تأخذ الأكلة.
    .partner = الأكلة لشريكك على أي حال.
    .sheds = تتخلص من النقاط.
    .trumps = تقطع بورقة حكم.
    .draws = تسحب أوراق الحكم.
    .saves = تحتفظ بورقة أعلى.

judging = جارٍ تقييم قراراتك…
noHands = بعد كل أكلة ترى هنا كلفة ورقتك.
good = لعب جيد.
better = كان «{ $choice }» أفضل بفارق { $points } من النقاط.
verdict = من قراراتك الـ{ $decisions } كان { $good } بجودة الأفضل. وكلّف الباقي { $cost } من النقاط.
allGood = كانت كل قراراتك ({ $decisions }) بجودة الأفضل.
coachColumns =
    .you = أنت
    .best = الأفضل
    .cost = الكلفة
coachCaption = قراراتك وأفضل الخيارات

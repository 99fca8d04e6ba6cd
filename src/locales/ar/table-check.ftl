# Messages of the check of a deal, at tables and in races.

yes = ✓ نعم
no = ✗ لا
region = هذا التوزيع
before = حُددت رزمة الجولة { NUMBER($hand) } قبل أن يتمكن أحد من الرهان.
none = اختارت الصفحة هذه الرزمة بنفسها، فلا يمكن التحقق منها.
commitment = التعهّد
seed = البذرة
later = تظهر بعد انتهاء الجولة.
cuts = القطع
noCuts = لم يقطع أحد الورق.
quoted =
    { HAS($text) ->
        [true] «{ "\u2068" }{ $text }{ "\u2069" }»
       *[false] لم يُكتب شيء
    }
own = كلمات من اختيارك للخلط
cut = قطع
reveals = إظهار البذرة يكشف أيضاً الأوراق المخفية لدى: { LIST($names) }.
reveal = إظهار البذرة
check = تحقق
aside = جانباً
deck = الرزمة بترتيب التوزيع
place = الورقة
wrong = ، والمستحق { CARD($card) }
how = ما الذي يثبته هذا
why =
    .commitment = قبل الرهان تختار الطاولة بذرة سرية وتعرض بصمتها، وهي التعهّد. لا يستطيع أحد أن يجد بذرة أخرى لها البصمة نفسها، فالرزمة محددة.
    .cuts = كلماتك تخلط الرزمة مرة أخرى. لم تكن الطاولة تعرفها حين اختارت البذرة. فلا يمكن أن يكون أحد قد اختار الرزمة، إلا إذا قطع بعدك شخص يعرف البذرة. لا يقطع الكازينو ولا لاعبو الحاسوب.
    .seed = بعد الجولة تظهر البذرة، ويمكن لأي شخص حساب الرزمة من جديد: يشرح docs/guides/fair-shuffles.md في Baize كل بايت. لكنه لا يثبت أن أحداً لم يعرف البذرة أثناء الجولة.
verdict =
    { $isFair ->
        [true] تم التحقق: كل شيء متطابق.
       *[false] تم التحقق: ليس كل شيء متطابقاً.
    }
byHand = انسخ هذا النص يدوياً

lines =
    .seed = البذرة غير صالحة.
    .commitment =
        بصمة البذرة { $ok ->
            [true] مطابقة
           *[false] غير مطابقة
        } للتعهّد.
    .dice = النرد: { $got }. النرد حسب البذرة: { $expected }.
    .deck =
        الرزمة مطابقة للبذرة{ $cuts ->
            [0] { "" }
           *[other] { " " }وللقطع
        }.
    .cards = الأوراق المختلفة { NUMBER($different) }، والمطلوب { NUMBER($size) }.
    .uncut = أُغفل القطع.
    .order = الرزمة غير مطابقة للبذرة وللقطع.
    .hand = { $who }: الأوراق الصحيحة.
    .unseen =
        { $who }: لم يرَ أحد { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
           *[other] { $count } ورقة
        }.
    .laid = { $who }: ترتيب من أوراق أخرى.
    .fault =
        { $who }، { HAS($place) ->
            [true] الورقة { $place } من الرزمة
           *[false] ورقة زائدة
        }: المستحق { part-expected }، والموزَّع { part-got }{ $more ->
            [0] { "" }
           *[other] ، وأخطاء أخرى: { $more }
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] لا ورقة
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] لا ورقة
    }

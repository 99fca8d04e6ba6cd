title =
    { $game ->
        [hearts] القلوب
        [spades] سبيدز
        [knock-out] ويست الإقصاء
        [german] الويست الألماني
        [oh-hell] أوه هيل
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] ويست
    }
handNumber = الجولة { $hand }

suits =
    .clubs = سباتي
    .diamonds = ديناري
    .hearts = كبة
    .spades = بستوني
part-suit =
    { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }
part-the-suit =
    { $suit ->
        [clubs] السباتي
        [diamonds] الديناري
        [hearts] الكبة
       *[spades] البستوني
    }

seats = المقاعد
dealer = الموزّع
dealerSign = م
cards =
    { $count ->
        [0] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
tricks =
    { $count ->
        [0] لا لمّات
        [one] لمّة واحدة
        [two] لمّتان
        [few] { $count } لمّات
       *[other] { $count } لمّة
    }
points =
    { $count ->
        [0] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $count } نقاط
       *[other] { $count } نقطة
    }
tricksOfBid = { $tricks } من { $bid }
bids =
    .number = طلب { $bid }
    .nil = صفر
    .blind = صفر أعمى
    .passed = باس
    .none = لا طلب بعد
out = خارج اللعبة
ready = بانتظار التوزيع
hasPassed = تم الاختيار
scores = النقاط
score = النقاط: { "\u2068" }{ $score }{ "\u2069" }
partners = { "\u2068" }{ $first }{ "\u2069" } و{ "\u2068" }{ $second }{ "\u2069" }

trick = اللمّة
lastTrick = اللمّة الأخيرة
trump = الطرنيب: { part-suit }
trumpHidden = الطرنيب مخفي
stock =
    { $count ->
        [0] لم تبقَ أوراق
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $count } ورقات
       *[other] بقيت { $count } ورقة
    }
laid = ورقة الطرنيب، مقلوبة
turned = مكشوفة

ownHand = يدك
playable = يمكن لعبها

menu = المزيد
help = طريقة اللعب
hintLabel = تلميح
fair = التحقق من هذا التوزيع
buttons =
    .ready = توزيع
    .show = عرض أوراقي
    .next = الجولة التالية
    .rebuy = الجولة التالية
    .step = متابعة
    .skip = إلى النهاية
    .new = لعبة جديدة
    .pass = باس
    .nil = صفر
    .look = رؤية أوراقي
    .blind-nil = طلب صفر أعمى
    .lay = وضعها مقلوبة
    .double = دبل
    .redouble = ريدبل
    .no-double = دون دبل
    .ask = طلب كشف الطرنيب
    .pair = عرض الملك والبنت
    .claim = الباقي لي
    .last-trick = اللمّة الأخيرة
    .takeback = تراجع
    .add = النقاط للآخرين
    .subtract = خصمها مني
nextGame = لعبة جديدة
passCards =
    تمرير { $count ->
        [one] ورقة
        [two] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
bidNumber = طلب { $bid }
chooseTrump = الطرنيب: { part-suit }

steps =
    .ready = للبدء: «توزيع».
    .wait =
        { WHO($seat) ->
            [you] دورك.
           *[other] بانتظار { SEAT($seat) }.
        }
    .wait-all = بانتظار الآخرين.
    .covered = تسليم الجهاز { SEAT($seat, form: "to") }.
    .out = أنت خارج هذه اللعبة. الآخرون يكملون اللعب.
    .look = رؤية أوراقك، أو طلب صفر أعمى.
    .bid = كم لمّة ستكون لك؟
    .auction = المزايدة على اختيار الطرنيب، أو باس.
    .must-bid = لم يطلب أحد، فعليك الطلب.
    .trump = اختيار الطرنيب.
    .conceal = اختيار الطرنيب سراً.
    .lay = اختيار ورقة من نوع الطرنيب. تبقى الورقة مقلوبة.
    .double = الطلب { $count }. دبل أم لا؟
    .redouble = دبل على طلب فريقك ({ $count }). ريدبل أم لا؟
    .pass =
        { $missing ->
            [0] تمرير هذه الأوراق { SEAT($seat, form: "to") }.
            [one] بقيت ورقة واحدة لتمريرها { SEAT($seat, form: "to") }.
            [two] اختيار ورقتين لتمريرهما { SEAT($seat, form: "to") }.
            [few] اختيار { $missing } ورقات لتمريرها { SEAT($seat, form: "to") }.
           *[other] اختيار { $missing } ورقة لتمريرها { SEAT($seat, form: "to") }.
        }
    .exchange =
        { $missing ->
            [0] إعطاء هذه الأوراق { SEAT($seat, form: "to") }.
            [one] بقيت ورقة واحدة لإعطائها { SEAT($seat, form: "to") }.
            [two] اختيار ورقتين لإعطائهما { SEAT($seat, form: "to") }.
            [few] اختيار { $missing } ورقات لإعطائها { SEAT($seat, form: "to") }.
           *[other] اختيار { $missing } ورقة لإعطائها { SEAT($seat, form: "to") }.
        }
    .lead = عليك بدء اللمّة.
    .follow = بدأت اللمّة ب{ part-the-suit }. يجب لعب { part-suit }.
    .discard = ليس لديك { part-suit }. يمكن لعب أي ورقة.
    .ask = ليس لديك { part-suit }. يمكن لعب أي ورقة، أو طلب كشف الطرنيب.
    .moon = أخذت كل النقاط. ما مصيرها؟
    .not-played = الجميع باس. يوزّع اللاعب التالي.
    .over = انتهت الجولة.
    .game-over = انتهت اللعبة.
    .watch = وضع المشاهدة.

result =
    .bid = الطلب
    .tricks = اللمّات
    .cards = نقاط الورق
    .hand = الجولة
    .bags = الزائدة
    .score = المجموع
    .made = نجح
    .failed = فشل
    .moon =
        { WHO($seat) ->
            [you] أخذت
           *[other] أخذ { SEAT($seat) }
        } كل النقاط!
    .not-played = الجميع باس
    .won =
        { $who ->
            [you] ربحت اللعبة!
            [us] ربح فريقك اللعبة!
           *[other] الفوز: { "\u2068" }{ $names }{ "\u2069" }
        }
announcements =
    .hand-started = الجولة { $hand }. الموزّع: { SEAT($dealer) }.
    .own-cards =
        { WHO($seat) ->
            [you] أوراقك
           *[other] أوراق { SEAT($seat) }
        }: { CARDS($cards) }.
    .cut =
        { WHO($seat) ->
            [you] قطعت
           *[other] قطع { SEAT($seat) }
        } الورق.
    .passed-cards =
        { WHO($seat) ->
            [you] اخترت أوراقاً
           *[other] اختار { SEAT($seat) } أوراقاً
        }.
    .received =
        { WHO($seat) ->
            [you] وصلت إليك
           *[other] وصلت { SEAT($seat, form: "to") }
        }: { CARDS($cards) }.
    .bid = { part-bids } { $bid }.
    .nil = { part-bids } الصفر.
    .no-bid = { SEAT($seat) }: باس.
    .blind-nil = { part-bids } الصفر الأعمى.
    .trump =
        { WHO($seat) ->
            [you] اخترت الطرنيب
           *[other] اختار { SEAT($seat) } الطرنيب
        }: { part-suit }.
    .concealed =
        { WHO($seat) ->
            [you] اخترت الطرنيب
           *[other] اختار { SEAT($seat) } الطرنيب
        } سراً.
    .laid =
        { WHO($seat) ->
            [you] وضعت
           *[other] وضع { SEAT($seat) }
        } ورقة مقلوبة للطرنيب.
    .turned = الورقة المكشوفة: { CARD($card) }.
    .trump-shown = الطرنيب { part-suit }.
    .double = { SEAT($seat) }: دبل.
    .redouble = { SEAT($seat) }: ريدبل.
    .no-double = { SEAT($seat) }: دون دبل.
    .asked = { part-bids } كشف الطرنيب.
    .pair =
        { WHO($seat) ->
            [you] عرضت
           *[other] عرض { SEAT($seat) }
        } ملك الطرنيب وبنته.
    .claimed = { part-takes } الباقي.
    .lead =
        { WHO($seat) ->
            [you] بدأت
           *[other] بدأ { SEAT($seat) }
        } اللمّة: { CARD($card) }.
    .play =
        { WHO($seat) ->
            [you] لعبت
           *[other] لعب { SEAT($seat) }
        } { CARD($card) }.
    .trick-won = { part-takes } اللمّة.
    .drew =
        { WHO($seat) ->
            [you] سحبت
           *[other] سحب { SEAT($seat) }
        } { CARD($card) }.
    .turn =
        { WHO($seat) ->
            [you] دورك
           *[other] دور { SEAT($seat) }
        }.
    .not-played = الجميع باس. لا تُلعب هذه الجولة.
    .moon = { part-takes } كل النقاط.
    .side =
        { "\u2068" }{ $names }{ "\u2069" }: { $tricks ->
            [0] لا لمّات
            [one] لمّة واحدة
            [two] لمّتان
            [few] { $tricks } لمّات
           *[other] { $tricks } لمّة
        }، { "\u2068" }{ $points }{ "\u2069" } في هذه الجولة، المجموع { "\u2068" }{ $score }{ "\u2069" }.
    .game-won = انتهت اللعبة. الفوز: { "\u2068" }{ $names }{ "\u2069" }.
part-bids =
    { WHO($seat) ->
        [you] طلبت
       *[other] طلب { SEAT($seat) }
    }
part-takes =
    { WHO($seat) ->
        [you] أخذت
       *[other] أخذ { SEAT($seat) }
    }

hints =
    .bid = تلميح: طلب { $bid }.
    .nil = تلميح: طلب الصفر.
    .no-bid = تلميح: باس.
    .trump = تلميح: الطرنيب { part-suit }.
    .lay = تلميح: وضع { CARD($card) }.
    .pass = تلميح: تمرير { CARDS($cards) }.
    .play = تلميح: لعب { CARD($card) }.
    .other = تلميح: «{ $action }».

refusals =
    .no-card = هذه ليست ورقة.
    .not-in-hand = ليست لديك هذه الورقة: { CARD($card) }.
    .must-follow = لديك { part-suit }، فيجب اتباع النوع.
    .must-lead = تبدأ اللمّة الأولى بهذه الورقة: { CARD($card) }.
    .not-broken = لا يمكن بدء لمّة ب{ part-the-suit } بعد.
    .first-trick-points = لا تُلعب في اللمّة الأولى ورقة عليها نقاط.
    .must-trump = طلبت كشف الطرنيب، فيجب لعب { part-suit }.
    .first-chance = يجب لعب { CARD($card) } الآن.
    .not-settled = الباقي غير محسوم بعد.
    .no-such-move = لا توجد هذه الحركة.
    .not-now = غير ممكن الآن.
    .not-in-rules = ليست هذه الحركة من هذه اللعبة.
    .table-moves = هذا للطاولة وحدها.
    .not-your-turn = ليس دورك الآن.
    .seat-out = أنت خارج هذه اللعبة.
    .already-ready = سبق أن طلبت التوزيع.
    .already-cut = سبق أن قطعت الورق.
    .already-looked = سبق أن رأيت أوراقك.
    .already-passed = سبق أن مرّرت أوراقك.
    .passes-nothing = لا تمرير في هذه الجولة.
    .not-ready = لم يستعد الجميع بعد.
    .bad-cut = كلمات القطع طويلة؛ أكبر عدد للأحرف { $most }.
    .no-number = الطلب عدد.
    .must-look = يجب رؤية أوراقك أولاً.
    .bad-bid = يمكنك الطلب من { $least } إلى { $most }.
    .bids-fit = لا يجوز أن يكون مجموع الطلبات { $tricks }، فلا يمكنك طلب { $bid }.
    .side-bid-low = على فريقك طلب المزيد: أقل طلب لك { $least }.
    .dealer-must-bid = لم يطلب أحد، فعليك طلب { $least } على الأقل.
    .over-partner = أعلى طلب لفريقك. لتجاوزه يجب طلب { $least } على الأقل.
    .bad-suit = الطرنيب أحد الأنواع الأربعة.
    .bad-choice = لا يمكن اختيار ذلك.
    .pass-count =
        { $cards ->
            [one] يجب اختيار ورقة واحدة بالضبط.
            [two] يجب اختيار ورقتين بالضبط.
            [few] يجب اختيار { $cards } ورقات بالضبط.
           *[other] يجب اختيار { $cards } ورقة بالضبط.
        }
    .same-card-twice = هذه الورقة مكررة: { CARD($card) }.
    .not-doubled = لا دبل على هذا الطلب.
    .already-doubled = على هذا الطلب دبل من قبل.
    .trump-shown = الطرنيب معروف من قبل.
    .can-follow = يمكنك اتباع النوع، فلا يمكنك طلب كشف الطرنيب.
    .no-suit-led = لك بدء اللمّة، فلا يمكنك طلب كشف الطرنيب.
    .pair-shown = سبق عرض ملك وبنت.
    .trump-concealed = الطرنيب غير معروف بعد.
    .no-trick-yet = على فريقك أخذ لمّة أولاً.
    .no-pair = ليس لديك ملك الطرنيب وبنته.

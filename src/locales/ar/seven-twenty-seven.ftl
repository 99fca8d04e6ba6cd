title = سبعة وسبعة وعشرون
handNumber = الجولة { $hand }
seats = المقاعد
dealer = الموزّع
dealerSign = م
openSeat = شاغر
tempers =
    .cautious = بحذر
    .steady = بهدوء
    .bold = بجرأة
toAnte = قبل الدخول
backs =
    { $count ->
        [one] ورقة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } ورقات مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
# Nouns, which are the same whoever acts.
actions =
    .ante = دخول { $amount }
    .sit-out = عدم المشاركة
    .cut = قطع الورق
    .check = تمرير
    .call = مجاراة { $amount }
    .bet = رهان { $amount }
    .raise = زيادة { $amount }
    .fold = انسحاب
    .take = سحب ورقة
    .stand = اكتفاء
    .declare = إعلان
    .bust = تجاوز الحد
allIn = كل الرصيد
frozen = مجمّدة
declared = إعلان { part-targets }
won =
    { $targets ->
        [low] ربح 7
        [high] ربح 27
       *[both] ربح النصفين
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] 7 و27
    }
# A half stays at the right of its number.
points =
    { $half ->
        [true] { "\u2068" }{ $whole }½{ "\u2069" }
       *[false] { $whole }
    }
shows = يظهر { part-open }
seen = يرى الآخرون { part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least } أو { $most }
       *[other] { $least } إلى { $most }
    }
seenByAll = يراها الجميع
range = بين { $least } و{ $most }
totals =
    { HAS($high) ->
        [true] { $low } و{ $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] { $low } لـ7، { $high } لـ27
       *[false] { $low }
    }
ownHand = يدك
dealings =
    .up-down = لك ورقة مكشوفة وأخرى مقلوبة.
    .down-down-up = لك ورقتان مقلوبتان وورقة مكشوفة.
    .down-up = لك ورقة مقلوبة وورقة مكشوفة.
goal = لـ{ part-target }
exact = تماماً
tooHigh = أكثر من اللازم
short = أقل بـ{ $points }
over = أكثر بـ{ $points }
# omits $count
aces =
    الآس { $values ->
        [ones] بـ1
        [elevens] بـ11
       *[both] بـ1 وبـ11
    }
values =
    .courts =
        { "\u2068" }{ $tens ->
            [half] 10 J Q K = ½
           *[face] J Q K = ½
        }{ "\u2069" }
    .numbers =
        من 2 إلى { $tens ->
            [half] 9
           *[face] 10
        } بقيمتها
    .ace = الآس 1 أو 11، الأفضل لكل هدف
intro =
    .carried = في الوعاء من قبل { CHIPS($chips) }.
    .aim = الأقرب إلى 7 يربح نصف الوعاء، والأقرب إلى 27 النصف الآخر. ويمكن ليد واحدة أن تربح النصفين.
    .declare = في النهاية يُعلَن الهدف: 7 أو 27 أو كلاهما.
scorings =
    .nearest = ما فوق الهدف وما تحته سواء.
    .over-is-bust = ما فوق الهدف لا يربحه.
    .under-beats-over = عند تساوي الفارق يغلب ما تحت الهدف ما فوقه.
    .over-beats-under = عند تساوي الفارق يغلب ما فوق الهدف ما تحته.
    .inside-beats-outside = عند تساوي الفارق يغلب المجموع الواقع بين 7 و27 ما سواه.
    .outside-beats-inside = عند تساوي الفارق يغلب المجموع الواقع خارج 7 إلى 27 ما بينهما.
pot = الوعاء
potName =
    { $pot ->
        [only] الوعاء
        [main] الوعاء الرئيسي
        [side] وعاء جانبي
       *[numbered] وعاء جانبي { $number }
    }
half = نصف { part-target } يربح { $chips }
among = { SEATS($seats) }
phases =
    .ante = الدخول
    .bets = جولة الرهان
    .draw = أوراق إضافية
    .declare = الإعلان
    .over = النتيجة
menu = المزيد
help = طريقة اللعب
hintLabel = تلميح
fair = التحقق من هذا التوزيع
buttons =
    .sit-out = عدم المشاركة
    .check = تمرير
    .fold = انسحاب
    .take = سحب ورقة
    .stand = اكتفاء
    .low = إعلان 7
    .high = إعلان 27
    .both = إعلان كليهما
    .show = عرض أوراقي
    .next = الجولة التالية
    .rebuy = فيش إضافية
    .step = متابعة
    .skip = إلى النهاية
    .new = طاولة جديدة
costs =
    .ante = دخول { $chips }
    .call = مجاراة { $chips }
    .bet = رهان { $chips }
    .raise = زيادة { $chips }
amountOf =
    .bet = الرهان
    .raise = الزيادة
limits = من { $min } إلى { $max }
addChip = إضافة { $chips }
presets =
    .min = أدنى
    .half-pot = ½ وعاء
    .pot = وعاء
    .max = أقصى
presetOf = { $preset }: { CHIPS($chips) }
preActions =
    .check-or-fold = تمرير أو انسحاب
    .call-any = مجاراة أي رهان
    .not-now = يمكنك اختيار ذلك أثناء رهان الآخرين.
    .shared = ليس ما دام شخص آخر على هذا الجهاز في اللعب.
preActionChosen =
    عند دورك: { $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }.
preActionNone = لا اختيار مسبق.
preActionDropped =
    لم يعد «{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }» ساريًا.
plansName = الخطط
plans =
    .stand = اكتفاء حتى النهاية
    .take = سحب حتى
planStop = التوقف عند هذا المجموع لـ27
planLate = يمكنك اختيار ذلك ما دام بإمكانك سحب أوراق.
planChosen =
    { $type ->
        [stand] تكتفي حتى نهاية الجولة.
       *[take] تسحب أوراقًا حتى يبلغ مجموعك لـ27 مقدار { $until } أو أكثر.
    }
planNone = أُلغيت الخطة.
planShown =
    { $type ->
        [stand] الخطة: اكتفاء
       *[take] الخطة: سحب حتى { $until }
    }
steps =
    .ante = دخول الجولة بـ{ $ante }، أو عدم المشاركة فيها.
    .check = لم يراهن أحد. تمرير مجاني، أو رهان من { $min } إلى { $max }.
    .call =
        للبقاء { $call }: مجاراة، { $raises ->
            [true] أو زيادة،{ " " }
           *[false] { "" }
        }أو انسحاب.
    .draw =
        سحب ورقة{ $up ->
            [true] { " " }مكشوفة
           *[false] { "" }
        } أو اكتفاء. { $left ->
            [0] يمكن سحب ورقة لاحقاً.
            [1] مع الاكتفاء الآن لا أوراق أخرى.
            [two] بعد الاكتفاء مرتين على التوالي لا أوراق أخرى.
            [few] بعد الاكتفاء { $left } مرات على التوالي لا أوراق أخرى.
           *[other] بعد الاكتفاء { $left } مرة على التوالي لا أوراق أخرى.
        }
    .declare =
        أي نصف؟ مع 7 و27 يجب ربح النصفين{ $tie ->
            [true] { " " }أو ربح أحدهما والتعادل في الآخر
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }تُكشف الإعلانات كلها معاً.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = تسليم الجهاز إلى { SEAT($seat) }.
    .frozen = يدك مجمّدة: لا أوراق أخرى، والرهان مستمر. { $waits }
    .all-in = راهنت بكل رصيدك. { $waits }
    .folded = انسحبت. الآخرون يكملون اللعب.
    .bust = تجاوزت الحد: أكثر من 27 حتى مع كل آس بـ1. الآخرون يكملون اللعب.
    .sits-out = أنت خارج هذه الجولة.
    .no-chips = لم يبقَ لديك فيش.
    .nobody = دخل الجولة أقل من اثنين، فلم توزَّع أوراق.
waitForSeat = بانتظار { SEAT($seat) }.
waitForOthers = بانتظار الآخرين.
paid =
    { $outcome ->
        [even]
            { WHO($seat) ->
                [you] خرجت
               *[other] خرج { SEAT($seat) }
            } بلا ربح ولا خسارة
        [won]
            { WHO($seat) ->
                [you] ربحت
               *[other] { SEAT($seat) } ربح
            } { CHIPS($chips, form: "after") }
       *[lost]
            { WHO($seat) ->
                [you] خسرت
               *[other] { SEAT($seat) } خسر
            } { CHIPS($chips, form: "after") }
    }{ $won ->
        [0] .
       *[other] : من الوعاء { $won }، ودُفع { $put }.
    }
hints =
    .ante = تلميح: دخول.
    .sit-out = تلميح: عدم المشاركة.
    .cut = تلميح: قطع الورق.
    .check = تلميح: تمرير.
    .bet = تلميح: رهان { $amount }.
    .call = تلميح: مجاراة.
    .raise = تلميح: زيادة { $amount }.
    .fold = تلميح: انسحاب.
    .take = تلميح: سحب ورقة.
    .stand = تلميح: اكتفاء.
    .declare = تلميح: إعلان { part-targets }.
announcements =
    .hand-started =
        الجولة { $hand }. الموزّع: { SEAT($dealer) }. رهان الدخول { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }في الوعاء من قبل { CHIPS($carried) }.
        }
    .nobody-played = دخل الجولة أقل من اثنين، فلا توزَّع أوراق.
    .ante =
        { WHO($seat) ->
            [you] دخلت
           *[other] دخل { SEAT($seat) }
        } بـ{ $amount }{ part-all-in }.
    .call =
        { WHO($seat) ->
            [you] جاريت
           *[other] جارى { SEAT($seat) }
        } بـ{ $amount }{ part-all-in }.
    .bet =
        { WHO($seat) ->
            [you] راهنت
           *[other] راهن { SEAT($seat) }
        } بـ{ $amount }{ part-all-in }.
    .raise =
        { WHO($seat) ->
            [you] زدت
           *[other] زاد { SEAT($seat) }
        } الرهان بـ{ $amount }{ part-all-in }.
    .sits-out = { SEAT($seat) }: خارج الجولة.
    .cut =
        { WHO($seat) ->
            [you] قطعت
           *[other] قطع { SEAT($seat) }
        } الورق.
    .check =
        { WHO($seat) ->
            [you] مرّرت
           *[other] مرّر { SEAT($seat) }
        }.
    .fold =
        { WHO($seat) ->
            [you] انسحبت
           *[other] انسحب { SEAT($seat) }
        }.
    .bust = { part-busts }.
    .take =
        { WHO($seat) ->
            [you] سحبت
           *[other] سحب { SEAT($seat) }
        } ورقة{ HAS($card) ->
            [true] ، { CARD($card) }
           *[false] { "" }
        }{ HAS($counts) ->
            [true] : { $counts }
           *[false] { "" }
        }.
    .stand =
        { WHO($seat) ->
            [you] اكتفيت
           *[other] اكتفى { SEAT($seat) }
        }{ $frozen ->
            [true] ، واليد مجمّدة
           *[false] { "" }
        }.
    .dealt =
        المكشوف { WHO($seat) ->
            [you] لديك
           *[other] لدى { SEAT($seat) }
        }: { CARDS($cards) }.
    .own-cards =
        { WHO($seat) ->
            [you] أوراقك
           *[other] أوراق { SEAT($seat) }
        }: { CARDS($cards) }: { $counts }.
    .declare =
        { WHO($seat) ->
            [you] أعلنت
           *[other] أعلن { SEAT($seat) }
        }{ $targets ->
            [secret] { "" }
            [low] { " " }الهدف 7
            [high] { " " }الهدف 27
           *[both] { " " }الهدفين
        }.
    .declared = الإعلانات: { $all }.
    .phase =
        { $phase ->
            [bets] الرهان.
            [draw] أوراق إضافية.
            [declare] الإعلان.
           *[other] { "" }
        }
    .turn =
        { WHO($seat) ->
            [you] دورك
           *[other] دور { SEAT($seat) }
        }{ $call ->
            [0] { "" }
           *[other] : المجاراة بـ{ $call }
        }.
    .stack =
        { WHO($seat) ->
            [you] رصيدك
           *[other] رصيد { SEAT($seat) }
        }: { $chips ->
            [0] لا فيش
           *[other] { CHIPS($chips) }
        }.
declaredBy = { SEAT($seat) }: { part-targets }
part-all-in =
    { $allIn ->
        [true] ، بكل الرصيد
       *[false] { "" }
    }
part-busts =
    { WHO($seat) ->
        [you] تجاوزت
       *[other] تجاوز { SEAT($seat) }
    } الحد
explanations =
    .both = { part-pot }{ part-wins } النصفين ({ CHIPS($amount) }): { part-ranks } = { part-reach }.
    .half =
        { part-pot }{ $shared ->
            [true]
                { WHO($seat) ->
                    [you] اقتسمت
                   *[other] اقتسم { SEAT($seat) }
                }
           *[false] { part-wins }
        } نصف { part-target } ({ CHIPS($amount) }{ $odd ->
            [true] { " " }مع فيشة فردية
           *[false] { "" }
        }): { part-ranks } = { HAS($off) ->
            [true] { $total } (بفارق { $off } عن { part-target })
           *[false] { $total }
        }.
    .unclaimed = { part-pot }لا رابح لنصف { part-target }: تذهب قيمته أيضاً، { CHIPS($amount) }، { SEATS($seats, form: "to") }.
    .last =
        { HAS($potName) ->
            [true] { $potName }: لم يبقَ فيه إلا { SEAT($seat) }: { CHIPS($amount) }.
           *[false] لم يبقَ إلا { SEAT($seat) }: { CHIPS($amount) }، ولا تُكشف أي ورقة.
        }
    .failed-both =
        { part-pot }{ WHO($seat) ->
            [you] أعلنت
           *[other] أعلن { SEAT($seat) }
        } الهدفين دون ربح كليهما: لا نصيب من الوعاء.
    .void = { part-pot }لا يمكن لأحد الفوز بما أُعلن: المجموع هو الحكم.
    .carried =
        { part-pot }لا رابح { $target ->
            [pot] للوعاء
           *[other] لنصف { part-target }
        }: تبقى { CHIPS($amount) } للجولة التالية.
    .three-quarters =
        { part-pot }{ WHO($seat) ->
            [you] ربحت نصفاً وتعادلت
           *[other] ربح { SEAT($seat) } نصفاً وتعادل
        } في الآخر: ثلاثة أرباع، { CHIPS($amount) }.
    .five-ace-ace = { "\u2068" }5-A-A{ "\u2069" } تغلب كل يد أخرى: { SEATS($seats) }.
    .uncalled = رهان لم يجارِه أحد، عاد { SEAT($seat, form: "to") }: { CHIPS($amount) }.
    .nothing =
        { WHO($seat) ->
            [you] لم تربح
           *[other] لم يربح { SEAT($seat) }
        } شيئاً: { part-ranks } = { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-wins =
    { WHO($seat) ->
        [you] ربحت
       *[other] ربح { SEAT($seat) }
    }
part-ranks = { "\u2068" }{ CARD_SIGNS($cards, form: "rank", separator: "-") }{ "\u2069" }
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } (بفارق { $lowOff } عن 7)
               *[false] { $low }
            } و{ HAS($highOff) ->
                [true] { $high } (بفارق { $highOff } عن 27)
               *[false] { $high }
            }
       *[false]
            { $low } (بفارق { HAS($lowOff) ->
                [true] { $lowOff } عن 7 و{ $highOff } عن 27
               *[false] { $highOff } عن 27
            })
    }
stakes =
    .bet = الرهان
    .raise = مبلغ الزيادة
refusals =
    .no-such-move = لا توجد حركة «{ "\u2068" }{ $move }{ "\u2069" }».
    .not-now =
        غير ممكن الآن: { part-move }. { $phase ->
            [ante] وقت رهان الدخول
            [bets] وقت الرهان
            [draw] وقت الأوراق الإضافية
            [declare] وقت الإعلان
           *[over] انتهت الجولة
        }.
    .seat-open = لا أحد في { SEAT($seat) }.
    .seat-out = { SEAT($seat) } خارج هذه الجولة.
    .seat-folded =
        سبق أن { WHO($seat) ->
            [you] انسحبت
           *[other] انسحب { SEAT($seat) }
        }.
    .seat-bust = سبق أن { part-busts }.
    .already-anted =
        سبق أن { WHO($seat) ->
            [you] دخلت
           *[other] دخل { SEAT($seat) }
        }.
    .already-cut =
        سبق أن { WHO($seat) ->
            [you] قطعت
           *[other] قطع { SEAT($seat) }
        } الورق.
    .already-declared =
        سبق أن { WHO($seat) ->
            [you] أعلنت
           *[other] أعلن { SEAT($seat) }
        }.
    .not-your-turn = الدور الآن: { SEAT($turn) }.
    .seat-frozen =
        بعد الاكتفاء { $stands ->
            [one] مرة واحدة
            [two] مرتين
            [few] { $stands } مرات
           *[other] { $stands } مرة
        } على التوالي تُجمَّد اليد: لا أوراق أخرى.
    .bad-cut = كلمات القطع طويلة؛ أكبر عدد للأحرف { $most }.
    .bad-declaration = لا يمكن إعلان «{ "\u2068" }{ $targets }{ "\u2069" }»: الممكن 7 أو 27 أو كلاهما.
    .table-moves = { part-move }: للطاولة وحدها.
    .antes-open =
        لم يأتِ بعد { WHO($seat) ->
            [you] دخولك
           *[other] دخول { SEAT($seat) }
        }، أو عدم المشاركة.
    .bet-open = هناك رهان مفتوح: المجاراة بـ{ $call }.
    .no-bet-open = لم يراهن أحد: لا شيء لمجاراته.
    .max-raises = أكبر عدد للزيادات في الدورة { NUMBER($max) }.
    .short-of-raise = لا فيش باقية بعد المجاراة.
    .not-reopened = كانت الزيادة الأخيرة أقل من الحد الأدنى { $min }، ولا تسمح بزيادة أخرى.
    .nobody-to-raise = كل الآخرين راهنوا بكل رصيدهم.
part-move =
    { $move ->
        [ante] رهان الدخول
        [sit-out] عدم المشاركة
        [cut] قطع الورق
        [deal] التوزيع
        [check] التمرير
        [bet] الرهان
        [call] المجاراة
        [raise] الزيادة
        [fold] الانسحاب
        [take] سحب ورقة
        [stand] الاكتفاء
        [declare] الإعلان
       *[settle] الدفع
    }

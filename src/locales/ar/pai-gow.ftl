title = بوكر باي غاو
handNumber = الجولة { $hand }

# "plural": آسات
rankName =
    { $form ->
        [plural]
            { $rank ->
                [1] آسات
                [2] اثنينات
                [3] ثلاثات
                [4] أربعات
                [5] خمسات
                [6] ستات
                [7] سبعات
                [8] ثمانيات
                [9] تسعات
                [10] عشرات
                [11] أولاد
                [12] بنات
               *[13] ملوك
            }
       *[other]
            { $rank ->
                [1] آس
                [2] اثنان
                [3] ثلاثة
                [4] أربعة
                [5] خمسة
                [6] ستة
                [7] سبعة
                [8] ثمانية
                [9] تسعة
                [10] عشرة
                [11] ولد
                [12] بنت
               *[13] ملك
            }
    }

# omits $form
hands =
    .nothing = أعلى ورقة { RANK_NAME($high) }
    .pair = زوج { RANK_NAME($high, form: "plural") }
    .two-pairs = زوجان، { RANK_NAME($high, form: "plural") } و{ RANK_NAME($low, form: "plural") }
    .trips = ثلاثية { RANK_NAME($high, form: "plural") }
    .straight = ستريت { part-run }
    .flush = فلاش أعلاه { RANK_NAME($high) }
    .full-house = فول هاوس، { RANK_NAME($high, form: "plural") } مع { RANK_NAME($low, form: "plural") }
    .quads = رباعية { RANK_NAME($high, form: "plural") }
    .straight-flush =
        { $high ->
            [1] رويال فلاش
           *[other] ستريت فلاش { part-run }
        }
    .five-aces = خمسة آسات
part-run =
    { $high ->
        [5] من الآس إلى الخمسة
       *[other] أعلاه { RANK_NAME($high) }
    }
twoCards = { RANK_NAME($high) } و{ RANK_NAME($low) }
# omits $kind
handApart = { $hand } مع { RANK_NAME($rank) }
handWithJoker =
    { $hand }، والجوكر بدل { HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }

sides =
    .front = الأمامية
    .back = الخلفية
trays =
    .front =
        { sides.front } · { $count ->
            [2] ورقتان
           *[other] { $count } من 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] 5 ورقات
           *[other] { $extra } إلى الأمام
        }

choose =
    { $missing ->
        [1] اختر ورقة أخرى لليد الأمامية.
       *[2] اختر ورقتين لليد الأمامية. يجب أن تكون الخمس الأخرى أعلى.
    }
# omits $backKind
legalSet = ترتيب صحيح: { $back } أعلى من { $front }.
foulSet = { part-foul }. هذا ترتيب مخالف: تخسر به اليدان.
part-foul = اليد الأمامية أعلى من الخلفية: في الأمام { $front }، وفي الخلف { $back }
houseWay =
    طريقة الكازينو: { $rule ->
        [five-aces] خمسة آسات
        [quads] رباعية
        [two-trips] ثلاثيتان
        [full-house] فول هاوس
        [straight-or-flush] ستريت أو فلاش
        [trips] ثلاثية
        [three-pairs] ثلاثة أزواج
        [two-pairs] زوجان
        [one-pair] زوج واحد
       *[nothing] بلا زوج
    }.

idle =
    .sits-out = أنت خارج هذه الجولة.
    .no-chips = لم يبقَ لديك فيش.
    .deals = التوزيع عليك، والرهان على الآخرين.
    .deals-later = التوزيع عليك. تُكشف أوراقك بعد أن يرتّب الآخرون أوراقهم.
    .offer = البنك معروض.
    .wait = بانتظار اللاعبين الآخرين.
    .nobody = لم يراهن أحد، لذلك لم توزَّع أوراق.
offered = هل تأخذ البنك؟ توزّع هذه الجولة وتلعب ضد الجميع.
covered = سلّم الجهاز إلى { SEAT($seat) }.

dealer = الموزّع
house = الكازينو
openSeat = شاغر
seatStates =
    .waiting = قبل الرهان
    .out = خارج الجولة
    .setting = قيد الترتيب
    .set = جاهز
seats = المقاعد
ownHands = يداك
backs =
    { $count ->
        [one] ورقة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } ورقات مقلوبة
       *[other] { $count } ورقة مقلوبة
    }
diceName = نرد { $dice }
firstHand =
    المجموع { $total }: اليد الأولى { WHO($seat) ->
        [you] لك
       *[other] من نصيب { SEAT($seat) }
    }

stake = الرهان
bonus = مكافأة الحظ
staked =
    رهان { $stake }{ $bonus ->
        [0] { "" }
       *[other] ، مكافأة { $bonus }
    }
bonusSign = مكافأة { $bonus }
limits = من { $min } إلى { $max }
addChip = إضافة { $chips }
pays = عند الفوز { $chips }
repeat = تكرار
    .name = تكرار الرهان الأخير
double = 2×
    .name = مضاعفة الرهان
half = ½
    .name = تنصيف الرهان
noStake = لا يوجد رهان سابق لتكراره.

menu = المزيد
fair = التحقق من هذا التوزيع
help = طريقة اللعب
buttons =
    .clear = مسح
    .pays = جدول الدفع
    .bank = أخذ البنك
    .decline = ترك البنك
    .deal = توزيع
    .pass = عدم المشاركة
    .house-way = طريقة الكازينو
    .set = تثبيت اليدين
    .show = عرض أوراقي
    .next = الجولة التالية
    .rebuy = فيش إضافية
    .step = متابعة
    .skip = إلى النهاية
    .new = طاولة جديدة
sortBy =
    .rank = فرز بالقيمة
    .suit = فرز بالنوع

fortune =
    .natural-seven = ستريت فلاش من سبع أوراق
    .royal-match = رويال فلاش مع ملك وبنت من نوع واحد
    .joker-seven = ستريت فلاش من سبع أوراق بالجوكر
    .five-aces = خمسة آسات
    .royal-flush = رويال فلاش
    .straight-flush = ستريت فلاش
    .quads = رباعية
    .full-house = فول هاوس
    .flush = فلاش
    .trips = ثلاثية
    .straight = ستريت

outcomes =
    .win = ربح
    .push = تعادل
    .lose = خسارة
comparisons =
    .win = رابحة
    .lose = خاسرة
    .copy = متطابقة
foul = مخالفة
commission = عمولة { $chips }
pushed = تعادل{ part-push }
part-push =
    { $push ->
        [queen-high] : عند الموزّع ملكة فقط
        [ace-high] : عند الموزّع آس فقط
        [nine-front] : في أمام الموزّع تسعة فقط
       *[none] { "" }
    }
returned = فيش الموزّع لا تكفي، عاد { $chips }
stakeLine = الرهان { SIGNED($chips) }
bonusLine =
    الحظ{ HAS($line) ->
        [true] : { $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine =
    الغيرة { SIGNED($chips) }: { $line } { WHO($seat) ->
        [you] لديك
       *[other] لدى { SEAT($seat) }
    }

announcements =
    .hand-started = الجولة { $hand }.
    .deals = الموزّع: { SEAT($seat) }.
    .bank-offered = البنك معروض: { SEAT($seat) }.
    .takes-bank =
        { WHO($seat) ->
            [you] أخذت
           *[other] أخذ { SEAT($seat) }
        } البنك.
    .passes-bank =
        { WHO($seat) ->
            [you] تركت
           *[other] ترك { SEAT($seat) }
        } البنك.
    .house-deals = لم يأخذ أحد البنك، لذلك يوزّع الكازينو.
    .bet =
        { WHO($seat) ->
            [you] راهنت
           *[other] راهن { SEAT($seat) }
        } { CHIPS($chips, form: "by") }{ $bonus ->
            [0] { "" }
           *[other] ، وبـ{ $bonus } على الحظ
        }.
    .sits-out = { SEAT($seat) }: خارج الجولة.
    .cut =
        { WHO($seat) ->
            [you] قطعت
           *[other] قطع { SEAT($seat) }
        } الورق.
    .nobody-played = لم يراهن أحد، لذلك لم توزَّع أوراق.
    .dice = مجموع النرد { $total }.
    .dealt = اليد الأولى: { SEAT($seat) }.
    .own-cards =
        { WHO($seat) ->
            [you] أوراقك
           *[other] أوراق { SEAT($seat) }
        }: { CARDS($cards) }.
    .set =
        { WHO($seat) ->
            [you] انتهيت
           *[other] انتهى { SEAT($seat) }
        } من الترتيب.
    .dealer-shown = انتهى الجميع من الترتيب.
    .dealer-set = { SEAT($seat) }: في الأمام { $front }، وفي الخلف { $back }.
    .stack =
        { WHO($seat) ->
            [you] رصيدك
           *[other] رصيد { SEAT($seat) }
        }: { $chips ->
            [0] لا فيش
           *[other] { CHIPS($chips) }
        }.

# omits $backKind
compared =
    { SEAT($seat) }: الأمامية { $frontResult ->
        [win] رابحة
        [lose] خاسرة
       *[copy] متطابقة
    }، { $front }؛ والخلفية { $backResult ->
        [win] رابحة
        [lose] خاسرة
       *[copy] متطابقة
    }، { $back }.
foulPlayed = { SEAT($seat) }: ترتيب مخالف، واليدان خاسرتان.
ownPush = يد لكلٍّ منكما: يعود إليك رهانك.
stakeBack = يعود إليك رهانك.
results =
    .win = { part-wins }{ part-commission }.
    .push =
        { WHO($seat) ->
            [you] تعادلت
           *[other] تعادل { SEAT($seat) }
        }{ part-push }.
    .lose = { part-loses }.
# The name comes first, lest two figures meet: المقعد 3 ربح 23 فيشة
part-wins =
    { WHO($seat) ->
        [you] ربحت
       *[other] { SEAT($seat) } ربح
    } { CHIPS($chips, form: "after") }
part-loses =
    { WHO($seat) ->
        [you] خسرت
       *[other] { SEAT($seat) } خسر
    } { CHIPS($chips, form: "after") }
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }بعد عمولة { $commission }{ $rounded ->
                [true] { " " }(مقرّبة إلى الأعلى)
               *[false] { "" }
            }
    }
dealerResults =
    .win = { part-wins }{ part-as-dealer }{ part-commission }.
    .even =
        { WHO($seat) ->
            [you] خرجت
           *[other] خرج { SEAT($seat) }
        } بلا ربح ولا خسارة{ part-as-dealer }{ part-commission }.
    .lose = { part-loses }{ part-as-dealer }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }من التوزيع
    }
dealerShort = فيش الموزّع لا تكفي. عاد من الرهان: { CHIPS($chips) }.
bonusLost = خسارة رهان المكافأة: { $chips }.
bonusWon = مكافأة الحظ، { $line }: ربح { $chips }.
envyWon =
    مكافأة الغيرة، { $line } { WHO($seat) ->
        [you] لديك
       *[other] لدى { SEAT($seat) }
    }: ربح { $chips }.
inAll = المجموع { SIGNED($chips) }.
sentenceGap = { " " }

stakeNames =
    .stake = الرهان
    .bonus = رهان المكافأة
refusals =
    .no-such-move = لا توجد حركة «{ "\u2068" }{ $move }{ "\u2069" }». الحركات: { "\u2068" }bank, decline, bet, pass, cut, set{ "\u2069" }.
    .not-now =
        غير ممكن الآن: { part-move }. { $phase ->
            [offer] البنك معروض
            [bets] وقت الرهان
            [set] وقت ترتيب اليدين
            [dealer] أوراق الموزّع مكشوفة
           *[over] انتهت الجولة
        }.
    .not-offered = البنك معروض الآن على { SEAT($seat) }.
    .seat-open = لا أحد في { SEAT($seat) }.
    .seat-out = { SEAT($seat) } خارج هذه الجولة.
    .already-set =
        سبق أن { WHO($seat) ->
            [you] رتّبت
           *[other] رتّب { SEAT($seat) }
        } اليدين.
    .already-bet =
        سبق أن { WHO($seat) ->
            [you] راهنت
           *[other] راهن { SEAT($seat) }
        }.
    .already-cut =
        سبق أن { WHO($seat) ->
            [you] قطعت
           *[other] قطع { SEAT($seat) }
        } الورق.
    .dealer-bets-not = الموزّع لا يراهن.
    .house-cuts-not = الكازينو لا يقطع الورق.
    .table-moves = { part-move }: تستطيعه الطاولة وحدها.
    .bets-open =
        { WHO($seat) ->
            [you] يجب أن تراهن أولاً أو ألا تشارك
           *[other] يجب أن يراهن { SEAT($seat) } أولاً أو ألا يشارك
        }.
    .no-bonus = لا رهان مكافأة على هذه الطاولة.
    .bad-cut = أكبر عدد لأحرف كلمات القطع { NUMBER($most) }.
    .cards-covered = هذه الأوراق مغطاة. اعرضها أولاً.
    .two-in-front = ضع ورقتين في الأمام وخمساً في الخلف.
    .same-card = لا توضع ورقة واحدة في الأمام مرتين: { CARD($card) }.
    .foreign-card =
        ليست من الأوراق السبع: { HAS($card) ->
            [true] { CARD($card) }
           *[false] { "\u2068" }{ $got }{ "\u2069" }
        }.
    .foul = { part-foul }.
    .house-way =
        يجب أن يرتّب الموزّع بطريقة { $houseWay ->
            [foxwoods] كازينو فوكسوودز
            [mgm-grand] كازينو إم جي إم غراند
           *[own] هذه الطاولة
        }.
part-move =
    { $move ->
        [bank] أخذ البنك
        [decline] ترك البنك
        [bet] الرهان
        [pass] عدم المشاركة
        [cut] قطع الورق
        [deal] التوزيع
        [set] ترتيب اليدين
       *[settle] الدفع
    }

# الصيغ: a بلا تعريف، the بالتعريف بعد حرف جر أو ظرف، sub بالتعريف فاعلاً، plural جمعاً بالتعريف
rankName =
    { $form ->
        [the]
            { $rank ->
                [2] الاثنين
               *[other] ال{ part-rank }
            }
        [sub] ال{ part-rank }
        [plural]
            { $rank ->
                [1] الآسات
                [2] الاثنينات
                [3] الثلاثات
                [4] الأربعات
                [5] الخمسات
                [6] الستات
                [7] السبعات
                [8] الثمانيات
                [9] التسعات
                [10] العشرات
                [11] الأولاد
                [12] البنات
               *[13] الملوك
            }
       *[other] { part-rank }
    }
part-rank =
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

goalFoundations =
    نقل الأوراق كلها، وعددها { $cards }، إلى { $count ->
        [1] الأساس
        [4] الأساسات الأربعة
        [8] الأساسات الثمانية
       *[other] الأساسات، وعددها { $count }
    }{ $by ->
        [suit] : { $each ->
            [1] أساس
            [2] أساسان
            [few] { $each } أساسات
           *[other] { $each } أساساً
        } لكل نوع
        [alternate] ، بلونين متناوبين
        [color] ، كل أساس بلون واحد
        [another] ، بلا ورقتين متتاليتين من نوع واحد
       *[any] ، أياً كان النوع
    }{ $way ->
        [straight] ، { part-fromTo }
        [both] ، نصفها صعوداً { part-fromTo } ونصفها نزولاً من { RANK_NAME($last, form: "the") } إلى { RANK_NAME($first, form: "the") }
       *[open] { "" }
    }.
part-fromTo = من { RANK_NAME($first, form: "the") } إلى { RANK_NAME($last, form: "the") }
goalRuns =
    بناء { $count ->
        [1] سلسلة كاملة
        [2] سلسلتين كاملتين
        [4] أربع سلاسل كاملة
        [8] ثماني سلاسل كاملة
        [few] { $count } سلاسل كاملة
       *[other] { $count } سلسلة كاملة
    } من نوع واحد، { part-fromTo }.
goalColumns =
    { $shape ->
        [pyramid] إزالة الهرم كله.
        [peaks] إزالة القمم الثلاث كلها.
       *[columns] إفراغ الأعمدة كلها.
    }{ $rest ->
        [score] { " " }وإن تعذّر ذلك، فإبقاء أقل عدد ممكن من الأوراق.
        [free] { " " }ويجوز أن تبقى أوراق أخرى.
       *[none] { "" }
    }
goalAll =
    .removed = إزالة الأوراق كلها، وعددها { $cards }.
    .waste = نقل الأوراق كلها، وعددها { $cards }، إلى كومة الرمي.

build =
    في الأعمدة توضع الورقة فوق ورقة { $direction ->
        [down] أعلى منها بدرجة
        [up] أدنى منها بدرجة
       *[both] أعلى أو أدنى منها بدرجة
    }{ $by ->
        [alternate] { " " }ومن اللون الآخر
        [suit] { " " }ومن النوع نفسه
        [color] { " " }ومن اللون نفسه
        [another] { " " }ومن نوع آخر
       *[any] ، أياً كان نوعها
    }.
buildAnything = في الأعمدة توضع أي ورقة فوق أي ورقة أخرى.
noBuild = لا توضع في الأعمدة ورقة فوق أخرى.
wrap =
    { $direction ->
        [down] يوضع { RANK_NAME($high, form: "sub") } أيضاً فوق { RANK_NAME($low, form: "the") }.
        [up] يوضع { RANK_NAME($low, form: "sub") } أيضاً فوق { RANK_NAME($high, form: "the") }.
       *[both] يوضع { RANK_NAME($high, form: "sub") } و{ RANK_NAME($low, form: "sub") } أيضاً أحدهما فوق الآخر.
    }

moveOne = لا تُنقل الأوراق إلا واحدة واحدة.
moveRun =
    يمكن أن تُنقل معاً الأوراق المرتبة { $direction ->
        [down] تنازلياً
        [up] تصاعدياً
       *[both] تنازلياً أو تصاعدياً
    }{ $by ->
        [alternate] { " " }بلونين متناوبين
        [suit] { " " }من نوع واحد
        [color] { " " }من لون واحد
        [another] ، إن اختلف نوع كل ورقة عن التي تليها
       *[any] ، أياً كانت أنواعها
    }.
moveWhole = الأوراق المرتبة في آخر العمود لا تنتقل إلى عمود آخر إلا كلها معاً.
moveGroup =
    { $isHidden ->
        [true] يمكن نقل أي ورقة مكشوفة
       *[false] يمكن نقل أي ورقة
    } مع كل ما فوقها، وإن لم يكن مرتباً.
supermove = يمكن نقل الأوراق المرتبة معاً: بعدد { part-places } الفارغة وواحدة زيادة.
fullSupermove = يمكن نقل الأوراق المرتبة معاً: بقدر ما يمكن نقله واحدة واحدة عبر { part-places } الفارغة.
part-places =
    { $places ->
        [cells] الخلايا
        [columns] الأعمدة
       *[both] الخلايا والأعمدة
    }

emptyAny =
    توضع في العمود الفارغ أي ورقة{ $moves ->
        [one] { "" }
        [run] ، مع ما رُتّب فوقها من أوراق
       *[group] ، مع كل ما فوقها
    }.
emptyRank =
    لا يوضع في العمود الفارغ إلا { RANK_NAME($rank, form: "sub") }{ $moves ->
        [one] { "" }
        [run] ، مع ما رُتّب { part-above } من أوراق
       *[group] ، مع كل ما { part-above }
    }.
part-above =
    { $rank ->
        [12] فوقها
       *[other] فوقه
    }
emptyOpenRank =
    { $which ->
        [highest] لا توضع في العمود الفارغ إلا ورقة من الدرجة التي تنتهي بها الأساسات.
       *[base] لا توضع في العمود الفارغ إلا ورقة من الدرجة التي تبدأ بها الأساسات.
    }
emptyWaste = لا توضع في العمود الفارغ إلا الورقة العليا من كومة الرمي.
emptyNone = يبقى العمود الفارغ فارغاً.
fill =
    يُملأ العمود الفارغ فوراً من { $first ->
        [reserve] الاحتياطي
        [waste] كومة الرمي
       *[stock] كومة السحب
    }{ $second ->
        [reserve] ، وإلا فمن الاحتياطي
        [waste] ، وإلا فمن كومة الرمي
        [stock] ، وإلا فمن كومة السحب
       *[none] { "" }
    }{ $third ->
        [reserve] ، ثم من الاحتياطي
        [waste] ، ثم من كومة الرمي
        [stock] ، ثم من كومة السحب
       *[none] { "" }
    }. وبعد ذلك { $then ->
        [any] توضع فيه أي ورقة
        [highest] لا توضع فيه إلا ورقة من الدرجة التي تنتهي بها الأساسات
        [base] لا توضع فيه إلا ورقة من الدرجة التي تبدأ بها الأساسات
        [waste] لا توضع فيه إلا الورقة العليا من كومة الرمي
       *[none] يبقى فارغاً
    }.
fillChoice = يُختار من أي كومة في الاحتياطي يُملأ العمود الفارغ.
columnsFrom = لا توضع في الأعمدة إلا أوراق { LIST($from) }.
fromPlaces =
    .columns = من أعمدة أخرى
    .cells = من الخلايا
    .reserve = من الاحتياطي
    .waste = من كومة الرمي
most =
    لا يتسع العمود لأكثر من { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }.

cell = تحفظ الخلية ورقة واحدة أياً كانت إلى حين الحاجة إليها.
reserve =
    { $piles ->
        [single] تُلعب الورقة العليا من الاحتياطي.
        [several] تُلعب الورقة العليا من كل كومة في الاحتياطي.
       *[cards] تُلعب أي ورقة من الاحتياطي.
    } ولا تعود إليه ورقة.

draw =
    { $wastes ->
        [1] الضغط على كومة السحب يكشف { $count ->
            [1] ورقة
            [2] ورقتين
            [3] ثلاث أوراق
            [few] { $count } أوراق
           *[other] { $count } ورقة
        } على كومة الرمي، وتُلعب العليا منها.
       *[other] تُكشف ورقة من كومة السحب على كومة الرمي المختارة، وتُلعب الورقة العليا من كل كومة رمي.
    }
drawToHole = إن لم تصلح أي ورقة، تكشف الضغطة على كومة السحب ورقتها التالية على كومة الرمي.
dealColumns =
    الضغط على كومة السحب يوزّع ورقة على كل عمود{ $onlyFull ->
        [true] ، بشرط ألا يكون أي عمود فارغاً
       *[false] { "" }
    }.
dealReserve = الضغط على كومة السحب يوزّع ورقة على كل كومة في الاحتياطي.

home = { part-base } { part-next } والضغط مرتين على ورقة ينقلها إلى أساسها.
part-base =
    { $base ->
        [rank] يبدأ كل أساس ب{ RANK_NAME($rank, form: "the") }.
        [set] { RANK_NAME($rank, form: "plural") } على الأساسات منذ البداية.
        [dealt] توزَّع ورقة على أحد الأساسات، وبدرجتها تبدأ الأساسات كلها.
        [first] أول ورقة توضع على أساس تكون من أي درجة، وبدرجتها تبدأ الأساسات كلها.
       *[column] تبدأ الأساسات كلها بدرجة أول ورقة توزَّع على الأعمدة.
    }
part-next =
    ثم تأتي الورقة { $direction ->
        [up] الأعلى
       *[down] الأدنى
    } بدرجة { $by ->
        [suit] من النوع نفسه
        [alternate] من اللون الآخر
        [color] من اللون نفسه
        [another] من نوع آخر
       *[any] أياً كان نوعها
    }.
homeBoth =
    { $base ->
        [rank] يبدأ نصف الأساسات ب{ RANK_NAME($rank, form: "the") } ويصعد، ويبدأ النصف الآخر ب{ RANK_NAME($other, form: "the") } وينزل
       *[open] أول ورقة على أساس تحدد الدرجة التي يصعد منها نصف الأساسات. ويبدأ النصف الآخر أدنى منها بدرجة وينزل
    }، { $by ->
        [suit] وكل أساس من نوع واحد
        [alternate] بلونين متناوبين
        [color] وكل أساس بلون واحد
        [another] مع تغيّر النوع في كل ورقة
       *[any] أياً كان النوع
    }.
homeRuns = السلسلة الكاملة من نوع واحد، { part-fromTo }، وعدد أوراقها { $count }، تنتقل تلقائياً إلى أحد الأساسات.
homeWrap = على الأساسات يوضع { RANK_NAME($next, form: "sub") } فوق { RANK_NAME($end, form: "the") }.

hole =
    الضغط على { $free ->
        [true] ورقة حرة
       *[false] آخر ورقة في العمود
    } ينقلها إلى كومة الرمي، إن كانت أعلى أو أدنى بدرجة من الورقة التي عليها، أياً كان النوع.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = والورقة الحرة هي التي لا ورقة فوقها.
holeEnds =
    .wrap = تدور الدرجات دورة كاملة: يوضع { RANK_NAME($high, form: "sub") } و{ RANK_NAME($low, form: "sub") } أحدهما فوق الآخر.
    .apart = لا يوضع { RANK_NAME($high, form: "sub") } و{ RANK_NAME($low, form: "sub") } أحدهما فوق الآخر.
    .closed = لا توضع ورقة فوق { RANK_NAME($high, form: "the") }، ولا يوضع فوق { RANK_NAME($low, form: "the") } إلا { RANK_NAME($second, form: "sub") }.

pairSum =
    { $cards ->
        [free] تُزال معاً ورقتان حرّتان مجموعهما { $sum }.
        [last] تُزال معاً الورقتان الأخيرتان من عمودين إن كان مجموعهما { $sum }.
       *[all] تُزال معاً ورقتان مجموعهما { $sum }.
    } الآس بواحد{ $values ->
        [ace] { "" }
        [jack] ، والولد بأحد عشر
        [queen] ، والولد بأحد عشر، والبنت باثني عشر
       *[king] ، والولد بأحد عشر، والبنت باثني عشر، والملك بثلاثة عشر
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] تُزال معاً ورقتان حرّتان من درجة واحدة.
        [last] تُزال معاً الورقتان الأخيرتان من عمودين إن كانتا من درجة واحدة.
       *[all] تُزال معاً ورقتان من درجة واحدة.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
single =
    قيمة { RANK_NAME($rank, form: "the") } { $sum }، { $rank ->
        [12] وتُزال وحدها
       *[other] ويُزال وحده
    }.
trio = تُزال معاً { LIST($ranks) }.
coverPairs = يجوز أن تُزال ورقة مع التي تحتها إن لم يكن فوق تلك شيء آخر.
noCoverPairs = لا تُزال ورقة مع التي تحتها أبداً.

pack =
    { $packs ->
        [1] رزمة واحدة
        [2] رزمتان
        [few] { $packs } رزم
       *[other] { $packs } رزمة
    }، عدد أوراقها { $cards }{ $suits ->
        [1] ، كلها من نوع واحد
        [2] ، من نوعين فقط
       *[4] { "" }
    }.
ranks = لا تُستعمل إلا الأوراق { part-fromTo }.
layout =
    عدد الأعمدة: { $columns }، { $sizes ->
        [same] في كل منها { $most ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $most } ورقات
           *[other] { $most } ورقة
        }
        [two] وعدد أوراق كل منها { $least } أو { $most }
        [range] وعدد أوراق كل منها من { $least } إلى { $most }
       *[none] وهي فارغة في البداية
    }.{ $cells ->
        [0] { "" }
       *[other] { " " }عدد الخلايا: { $cells }.
    }
pyramid = عدد صفوف الهرم { $rows }، وفوق كل ورقة ورقتان من الصف التالي.
peaks = تقوم القمم الثلاث على صف من { $count } أوراق، وفوق كل ورقة أعلاه ورقتان من الصف التالي.
faceDown =
    { $which ->
        [top] لا توزَّع مكشوفةً إلا آخر ورقة في كل عمود.
        [covered] الأوراق التي فوقها غيرها مقلوبة.
       *[some] توزَّع بعض الأوراق مقلوبة.
    } وتُكشف الورقة المقلوبة حين لا يبقى فوقها شيء.
cellsDealt =
    { $count ->
        [one] توزَّع ورقة في خلية.
       *[other] توزَّع أوراق في الخلايا، وعددها { $count }.
    }
reserveDeal =
    في الاحتياطي { $piles ->
        [equal] { part-piles }، في كل منها { part-cards }
        [unequal] { part-piles }، مجموع أوراقها { $count }
       *[single] { part-cards }
    }{ $isHidden ->
        [true] ، كلها مقلوبة إلا العليا
       *[false] { "" }
    }.
part-piles =
    { $number ->
        [two] كومتان
        [few] { $number } أكوام
       *[other] { $number } كومة
    }
part-cards =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
startCards =
    على الأساسات منذ البداية { $count ->
        [1] واحد
        [2] اثنان
       *[other] { $count }
    } من { RANK_NAME($rank, form: "plural") }.
startOpen = على الأساسات منذ البداية { part-cards } من الدرجة التي تبدأ بها.
sink = بعد التوزيع تنتقل { LIST($ranks) } إلى أسفل أعمدتها.
holeStart = تبدأ كومة الرمي بورقة { CARD($card) }.
stock = في كومة السحب { part-cards }.
redeals =
    { $redeals ->
        [0] في كومة السحب { part-cards }، ولا تُكشف إلا مرة واحدة.
       *[other] في كومة السحب { part-cards }. وعند نفادها يمكن قلب { $wastes ->
            [1] كومة الرمي
           *[other] أكوام الرمي
        } لتحل محلها، { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] بلا حد
        [1] مرة واحدة
        [2] مرتين
       *[other] وعدد المرات { $redeals }
    }
openStock = كومة السحب مكشوفة: تُرى الورقة التالية.
foundationReturn =
    .columns = يمكن أن تعود الورقة العليا من الأساس إلى عمود.
    .cells = يمكن أن تعود الورقة العليا من الأساس إلى خلية فارغة.
    .both = يمكن أن تعود الورقة العليا من الأساس إلى عمود أو إلى خلية فارغة.
    .none = ما وُضع على الأساس يبقى عليه.

points = النقاط: { LIST($events) }.
pointsFor =
    .deal = { SIGNED($points) } للتوزيع
    .up = { SIGNED($points) } لكل ورقة تصعد إلى الأساس
    .back = { SIGNED($points) } لورقة تعود من الأساس
    .fromWaste = { SIGNED($points) } لورقة من كومة الرمي إلى عمود
    .flip = { SIGNED($points) } لورقة تُكشف في عمود
    .redeal = { SIGNED($points) } لكل قلب لكومة الرمي
    .move = { SIGNED($points) } لكل نقلة
leastPoints = لا تقل النقاط عن { $points } أبداً.
cardsLeft = النتيجة عدد الأوراق الباقية في الأعمدة، وكلما قلّ كان أفضل.
pileWords = الأسماء على هذه الطاولة: { LIST($names) }.
calledPiles =
    .columns = العمود «{ $name }»
    .cells = الخلية «{ $name }»
    .reserve = الاحتياطي «{ $name }»
    .foundations = الأساس «{ $name }»
    .stock = كومة السحب «{ $name }»
    .waste = كومة الرمي «{ $name }»

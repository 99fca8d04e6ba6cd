pileLabel =
    { $pile ->
        [column] العمود { $number }
        [cell] الخلية { $letter }
        [foundation] { part-foundation }
        [waste] كومة الرمي{ part-number }
        [reserve] الاحتياطي{ part-number }
        [pyramid] { part-place }
        [peaks] { part-place }
       *[stock] كومة السحب
    }
part-foundation = الأساس{ part-number }
part-number =
    { $several ->
        [true] { " " }{ $number }
       *[false] { "" }
    }
part-place = الصف { $row }، الموضع { $place }
wayTo =
    { $pile ->
        [cell] إلى خلية
        [column] إلى عمود فارغ
        [stock] إلى كومة السحب
        [waste] إلى كومة الرمي{ part-number }
       *[other] إلى الأساس
    }
wayToNamed = إلى { $name }
keyColumn = إلى عمود، أو وضع الأوراق فيه
    .keys = {"\u2068"}1 … { $last }{"\u2069"}
keyCell = إلى خلية، أو وضع الورقة فيها
    .keys = a … { $last }
keyReserve = إلى الاحتياطي
    .keys = r
keyStock = كشف أوراق من كومة السحب
    .keys = s
keyWaste = إلى كومة الرمي
    .keys = w
keyWastes = إلى إحدى أكوام الرمي، أو كشف ورقة من كومة السحب عليها
    .keys = {"\u2068"}1 … { $last }{"\u2069"}
score = النقاط { $points }
left = الباقي { $count }

# الأوراق بعد فعل أو حرف جر
part-cards =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
part-drawn =
    { $count ->
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
announcements =
    .drawn =
        { $count ->
            [1] من كومة السحب{ HAS($waste) ->
                [true] { " " }إلى كومة الرمي { $waste }
               *[false] { "" }
            }: { CARD($card) }.
           *[other] من كومة السحب: { part-drawn }، والعليا { CARD($card) }.
        }
    .dealt =
        وُزّعت { part-drawn }. { $left ->
            [0] نفدت كومة السحب.
            [one] بقيت في كومة السحب ورقة واحدة.
            [two] بقيت في كومة السحب ورقتان.
            [few] بقيت في كومة السحب { $left } ورقات.
           *[other] بقيت في كومة السحب { $left } ورقة.
        }
    .redealt =
        قُلبت كومة الرمي، الدورة { $pass }{ HAS($of) ->
            [true] { " " }من { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [one] كُشف عن { CARD($card) }.
           *[other] كُشف عن { part-cards }.
        }
    .turned-back =
        { $what ->
            [draw] تراجع عن السحب.
            [redeal] تراجع عن قلب كومة الرمي.
           *[flip] تراجع: الورقة مقلوبة من جديد.
        }
    .filled = مُلئ { PILE($to) } بورقة { CARD($card) }.
    .pair = { part-way }إزالة { CARD($card) } و{ CARD($other) }.
    .trio = { part-way }إزالة { CARD($card) } و{ CARD($other) } و{ CARD($third) }.
    .alone = { part-way }إزالة { CARD($card) }.
part-way =
    { $way ->
        [undo] تراجع:{ " " }
        [redo] إعادة:{ " " }
       *[move] { "" }
    }
hintStock = تلميح: كشف من كومة السحب.
hintDeal = تلميح: توزيع من كومة السحب.
hintRedeal = تلميح: قلب كومة الرمي.
hintFlip = تلميح: كشف الورقة العليا من { PILE($pile) }.

refusals =
    .no-such-pile = لا توجد هنا كومة باسم { $pile }.
    .same-pile = هي هناك أصلاً.
    .empty-pile = لا ورقة هناك: { $name }.
    .bad-count = لا يمكن نقل { part-cards } من هناك.
    .fill-first = يجب أولاً ملء { PILE($pile) }.
    .turn-first = يجب أولاً كشف الورقة العليا من { PILE($pile) }.
    .face-down = لا تُنقل الأوراق المقلوبة.
    .covered = فوق { CARD($card) } أوراق أخرى.
    .top-only = لا تُنقل إلا الورقة العليا.
    .not-in-order =
        لا يمكن أن تُنقل معاً إلا أوراق متسلسلة{ $build ->
            [alternate] { " " }بلونين متناوبين
            [suit] { " " }من النوع نفسه
            [color] { " " }من اللون نفسه
            [other] ، لا تتجاور فيها ورقتان من نوع واحد
           *[any] { "" }
        }.
    .whole-run = لا يُنقل إلا التسلسل كله.
    .too-many =
        نقل { part-cards } معاً أكثر من الممكن: الحد الآن { $allowed ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $allowed } ورقات
           *[other] { $allowed } ورقة
        }.
    .waste-top = لا تُلعب من كومة الرمي إلا الورقة العليا.
    .stock-turns = لا تُلعب أوراق كومة السحب مباشرة.
    .stock-left = لا تُقلب كومة الرمي إلا بعد نفاد كومة السحب.
    .no-redeal =
        { $redeals ->
            [0] لا إعادة لكومة الرمي هنا.
           *[other] لم تبقَ إعادة لكومة الرمي.
        }
    .no-empty-column = يجب ملء الأعمدة الفارغة قبل التوزيع.
    .takes-none = لا يمكن وضع أوراق على { PILE($pile) }.
    .one-card-a-cell = تتسع الخلية لورقة واحدة فقط.
    .cell-taken = في هذه الخلية { CARD($card) } بالفعل.
    .no-return = ما وُضع هناك يبقى هناك.
    .return-to-cell = لا تعود ورقة من الأساس إلا إلى خلية فارغة.
    .return-to-column = لا تعود ورقة من الأساس إلا إلى عمود.
    .base-stays = تبقى أول ورقة في الأساس في مكانها.
    .one-card-up = لا تنتقل إلى الأساس إلا ورقة واحدة كل مرة.
    .foundation-starts-with-ace =
        يبدأ هذا الأساس { $rank ->
            [1] بالآس
            [11] بالولد
            [12] بالبنت
            [13] بالملك
           *[other] بالرقم { $rank }
        }.
    .foundation-next = لا يمكن وضع { CARD($card) } فوق { CARD($top) }.
    .foundation-full = اكتمل هذا الأساس.
    .runs-only = لا ينتقل إلى الأساس إلا نوع كامل، من الملك إلى الآس.
    .kings-only =
        العمود الفارغ { $rank ->
            [1] لورقة الآس
            [11] لورقة الولد
            [12] لورقة البنت
            [13] للملوك
           *[other] للرقم { $rank }
        } فقط.
    .waste-only-here = العمود الفارغ لأوراق كومة الرمي فقط.
    .stays-empty = يبقى العمود الفارغ هنا فارغاً.
    .column-full =
        لا يتسع العمود لأكثر من { $most ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $most } ورقات
           *[other] { $most } ورقة
        }.
    .not-from-here = لا تنتقل الأوراق من هناك إلى الأعمدة.
    .no-building = لا توضع هنا ورقة فوق أخرى في الأعمدة.
    .build =
        تحتاج ورقة { CARD($card) } إلى { part-ranks }{ $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { " " }من النوع نفسه
            [other] { " " }من نوع آخر
           *[any] { "" }
        }.
    .needs-empty = لا توضع { CARD($card) } فوق ورقة أخرى.
    .waste-only = لا تُنقل الأوراق إلا إلى كومة الرمي.
    .on-king = لا توضع هنا ورقة فوق ملك.
    .not-next = تحتاج ورقة { CARD($card) } إلى { part-ranks }.
    .no-cover-pairs = لا يمكن هنا أن تقترن ورقة بالتي تغطيها.
    .king-alone = { CARD($card) }: تُزال هذه الورقة وحدها.
    .not-king = { CARD($card) }: لا تُزال هذه الورقة وحدها.
    .not-13 = مجموع { CARD($card) } و{ CARD($target) } هو { $sum }، لا { $wanted }.
    .not-equal = { CARD($card) } و{ CARD($target) } ليستا من الرتبة نفسها.
    .no-trio = لا توجد ورقة ثالثة حرة لهاتين الورقتين.
part-colored =
    { $color ->
        [red] { " " }باللون الأحمر
       *[black] { " " }باللون الأسود
    }
part-ranks =
    { $rank ->
        [1] آس
        [11] ولد
        [12] بنت
        [13] ملك
       *[other] { $rank }
    }{ HAS($other) ->
        [true] { " " }أو { $other ->
            [1] آس
            [11] ولد
            [12] بنت
            [13] ملك
           *[other] { $other }
        }
       *[false] { "" }
    }

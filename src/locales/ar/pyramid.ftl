title = الهرم
keyStock = كشف ورقة من كومة السحب، أو إعادة كومة الرمي
    .keys = s
keyWaste = إلى كومة الرمي
    .keys = w
keyWastes = إلى إحدى أكوام الرمي، أو كشف ورقة من كومة السحب عليها
    .keys = {"\u2068"}1 … 3{"\u2069"}
pileName =
    { $pile ->
        [place] الصف { $row }، الموضع { $place }
        [waste] { part-waste }
        [stock] كومة السحب
       *[other] الأساس
    }
part-waste =
    { HAS($number) ->
        [true] كومة الرمي { $number }
       *[false] كومة الرمي
    }
wayTo =
    { $pile ->
        [stock] إلى كومة السحب
        [waste] إلى { part-waste }
       *[other] إلى الأساس
    }
hintStock = تلميح: كشف من كومة السحب.
hintRedeal = تلميح: إعادة كومة الرمي.
announcements =
    .pair = { part-way }إزالة { CARD($card) } و{ CARD($other) }.
    .king = { part-way }إزالة { CARD($card) }.
    .turned =
        { $way ->
            [undo] تراجع عن السحب.
           *[move] { part-way }كشف { CARD($card) }{ HAS($waste) ->
                [true] { " " }على كومة الرمي { $waste }
               *[false] { "" }
            }.
        }
    .put-back =
        { part-way }إعادة كومة الرمي، المرة { $redeal }{ $allowed ->
            [unlimited] { "" }
           *[other] { " " }من { $allowed }
        }.
    .unwinnable = لم يعد الفوز ممكناً.
part-way =
    { $way ->
        [undo] تراجع:{ " " }
        [redo] إعادة:{ " " }
       *[move] { "" }
    }
refusals =
    .empty-pile = لا ورقة هناك: { $name }.
    .no-return = ما أُزيل لا يعود.
    .stock-first = يجب أولاً وضع ورقة السحب على كومة الرمي.
    .stock-left =
        لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي { $count ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $count } ورقات
           *[other] { $count } ورقة
        }.
    .no-redeal =
        { $allowed ->
            [0] لا تعود كومة الرمي هنا.
            [one] لا تعود كومة الرمي إلا مرة واحدة.
            [two] لا تعود كومة الرمي إلا مرتين.
            [few] لا تعود كومة الرمي إلا { $allowed } مرات.
           *[other] لا تعود كومة الرمي إلا { $allowed } مرة.
        }
    .covered = فوق { CARD($card) } أوراق أخرى.
    .no-cover-pairs = لا يمكن هنا أن تقترن ورقة بالتي تغطيها.
    .king-alone = { CARD($card) }: الملك يُزال وحده.
    .not-king = لا يُزال وحده إلا الملك، لا { CARD($card) }.
    .not-13 = مجموع { CARD($card) } و{ CARD($target) } هو { $sum }، لا 13.

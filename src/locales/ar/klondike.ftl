title = كلوندايك
keyColumn = إلى عمود، أو وضع الأوراق فيه
    .keys = {"\u2068"}1 … 7{"\u2069"}
keyStock = كشف أوراق من كومة السحب
    .keys = s
keyWaste = إلى كومة الرمي
    .keys = w
score = النقاط { $points }
# الأوراق بعد فعل أو حرف جر
part-cards =
    { $count ->
        [two] ورقتين
        [few] { $count } ورقات
       *[other] { $count } ورقة
    }
drawn =
    { $count ->
        [one] من كومة السحب: { CARD($card) }.
       *[other] من كومة السحب: { part-cards }، أعلاها { CARD($card) }.
    }
redealt =
    قُلبت كومة الرمي، الدورة { $pass }{ HAS($of) ->
        [true] { " " }من { $of }
       *[false] { "" }
    }.
flipped =
    { $count ->
        [one] كُشف عن { CARD($card) }.
       *[other] كُشف عن { part-cards }.
    }
turnedBack =
    .draw = تراجع عن السحب.
    .redeal = تراجع عن قلب كومة الرمي.
    .flip = تراجع: الورقة مقلوبة من جديد.
hintStock = تلميح: كشف من كومة السحب.
hintRedeal = تلميح: قلب كومة الرمي.
hintFlip = تلميح: كشف ورقة { PILE($pile) }.
refusals =
    .turn-first = يجب أولاً كشف ورقة { PILE($pile) }.
    .face-down = لا تُنقل الأوراق المقلوبة.
    .waste-top = لا تُلعب من كومة الرمي إلا الورقة العليا.
    .stock-turns = تُكشف أوراق كومة السحب على كومة الرمي أولاً.
    .stock-left = لا تُقلب كومة الرمي إلا بعد نفاد كومة السحب.
    .no-redeal =
        { $redeals ->
            [0] لا إعادة لكومة الرمي هنا.
           *[other] لم تبقَ إعادة لكومة الرمي.
        }
    .return-to-column = لا تعود ورقة من الأساس إلا إلى عمود.
    .takes-none = لا يمكن وضع أوراق على { PILE($pile) }.

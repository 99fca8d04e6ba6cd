titles =
    .freecell = فري سيل
    .kingcell = كينغ سيل
    .forecell = فور سيل
    .bakers-game = لعبة بيكر
    .eight-off = إيت أوف
    .seahaven = أبراج سيهيفن
keyColumn = إلى عمود، أو وضع الأوراق فيه
    .keys = {"\u2068"}1 … 9, 0{"\u2069"}
keyCell = إلى خلية، أو وضع الورقة فيها
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] تنازلياً بلونين متناوبين
        [suit] تنازلياً من النوع نفسه
       *[any] تنازلياً
    }
refusals =
    .not-in-order = لا يمكن أن تُنقل معاً إلا أوراق مرتبة { part-run }.
    .one-card-a-cell = تتسع الخلية لورقة واحدة فقط.
    .cell-taken = في هذه الخلية { CARD($card) } بالفعل.
    .return-to-cell = لا تعود ورقة من الأساس إلا إلى خلية فارغة.
    .too-many =
        نقل { $count ->
            [one] ورقة واحدة
            [two] ورقتين
            [few] { $count } ورقات
           *[other] { $count } ورقة
        } معاً أكثر من الممكن: الحد الآن { $allowed ->
            [one] ورقة واحدة
            [two] ورقتان
            [few] { $allowed } ورقات
           *[other] { $allowed } ورقة
        }.

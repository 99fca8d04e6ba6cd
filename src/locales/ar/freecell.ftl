titles =
    .freecell = فري سيل
    .kingcell = كينغ سيل
    .forecell = فور سيل
    .bakers-game = لعبة بيكر
    .eight-off = إيت أوف
    .seahaven = أبراج سيهيفن

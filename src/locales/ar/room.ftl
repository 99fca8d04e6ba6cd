# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = تعذّر استخدام الرصيد المحفوظ هنا ({ "\u2068" }{ $got }{ "\u2069" })؛ يبدأ رصيد جديد

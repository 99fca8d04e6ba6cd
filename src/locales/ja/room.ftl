# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = 保存されていた残高は使えません（{ $got }）。新しい残高で始めます

# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = el saldo guardado aquí no se puede usar ({ $got }); empieza uno nuevo

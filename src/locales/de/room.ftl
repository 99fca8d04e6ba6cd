# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = das hier gespeicherte Guthaben ist nicht verwendbar ({ $got }); ein neues beginnt

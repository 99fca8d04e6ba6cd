# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = the bankroll that was kept here cannot be used ({ $got }); a new one begins

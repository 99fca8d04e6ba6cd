# Messages of a room, which keeps one bankroll for all its tables.

problems =
    .bankroll = le solde conservé ici est inutilisable ({ $got }) ; un nouveau commence

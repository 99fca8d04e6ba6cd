problems =
    .bankroll = as fichas que estavam guardadas aqui não podem ser usadas ({ $got }); começa-se com novas fichas

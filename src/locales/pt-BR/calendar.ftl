weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, dia a dia
       *[false] Dia a dia
    }
previousMonth = Mês anterior
nextMonth = Próximo mês
signs = Símbolos
legend =
    .won = Ganho
    .won-later = Ganho depois
    .begun = Começado
    .missed = Não jogado
today = Hoje
playToday = Jogar hoje
wonInMonth = { $won } de { $days } ganhas
states =
    .won = ganho
    .won-later = ganho depois
    .begun = começado
    .missed = não jogado
    .open = ainda não jogado
    .to-come = ainda por vir
    .outside = sem jogo
day = { $date }, { $state }
figures =
    .current = Dias seguidos
    .best = Melhor sequência
rule = Um dia conta se você ganhou o jogo dele nesse mesmo dia.
chosen = Jogo de { $date } aberto.
week = Semana { $week } de { $year }
won = Jogos ganhos
ofSeven = { $won } de 7
season =
    .ahead = A temporada começa em { $date }.
    .open = Os jogos contam se você ganhar até o fim de { $date }.
    .over = A temporada acabou. Os jogos que você ganhar agora não contam.

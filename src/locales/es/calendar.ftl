weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, día a día
       *[false] Día a día
    }
previousMonth = Mes anterior
nextMonth = Mes siguiente
signs = Signos
legend =
    .won = Ganado
    .won-later = Ganado después
    .begun = Empezado
    .missed = Sin jugar
today = Hoy
states =
    .won = ganado
    .won-later = ganado después
    .begun = empezado
    .missed = sin jugar
    .open = aún sin jugar
    .to-come = por llegar
    .outside = sin juego
day = { $date }, { $state }
figures =
    .current = Días seguidos
    .best = Máximo seguido
rule = Un día cuenta si se ganó ese mismo día.
chosen = La partida del { $date }.
week = Semana { $week } de { $year }
won = Partidas ganadas
ofSeven = { $won } de 7
season =
    .ahead = La temporada empieza el { $date }.
    .open = Una partida cuenta si se gana hasta el { $date }.
    .over = La temporada ha terminado. Las partidas que se ganen ahora no cuentan.

weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, día a día
       *[false] Día a día
    }
previousMonth = Mes anterior
nextMonth = Mes siguiente
signs = Símbolos
legend =
    .won = Ganado
    .won-later = Ganado después
    .begun = Empezado
    .missed = Sin jugar
today = Hoy
playToday = Jugar hoy
wonInMonth = { $won } de { $days } ganadas
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
    .best = Mejor racha
rule = Un día cuenta si ganaste su partida ese mismo día.
chosen = Se ha abierto la partida del { $date }.
week = Semana { $week } de { $year }
won = Partidas ganadas
ofSeven = { $won } de 7
season =
    .ahead = La temporada empieza el { $date }.
    .open = Las partidas cuentan si las ganas hasta el final del { $date }.
    .over = La temporada ha terminado. Las partidas que ganes ahora no cuentan.

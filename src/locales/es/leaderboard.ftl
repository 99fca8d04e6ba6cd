title = Clasificación
earlier = El día anterior
later = El día siguiente
caption = Resultados del { $date }
place = Puesto
name = Nombre
moves = Jugadas
time = Tiempo
you = tú
noTime = sin tiempo
loading = Cargando la clasificación…
empty = Aún no hay nadie en la clasificación de este día.
emptyGroup = Aún no hay nadie del grupo en la clasificación de este día.
missing = Esta página no tiene clasificación.
yourPlace = Tu puesto: { NUMBER($rank) } de { NUMBER($total) }
showPlace = Ver mi puesto
range = { NUMBER($first) }–{ NUMBER($last) } de { NUMBER($total) }
before = Puestos anteriores
after = Puestos siguientes
friends = Amigos
friendsHint = Acuerda un código con tus amigos. Quien lo escribe ve a todos los que también lo han escrito.
code = Código del grupo
showGroup = Ver el grupo
everybody = Ver a todos
group = Grupo { $code }
offer = Has ganado la partida del día. ¿La ponemos en la clasificación?
agreeing = Se envían tu nombre, tus jugadas y tu tiempo, y todos los ven. Las victorias siguientes se envían solas, hasta que borres aquí tus resultados.
nameLabel = Tu nombre en la clasificación
send = Enviar mi resultado
notNow = Ahora no
offerAgain = Enviar mi resultado…
sending = Enviando tu resultado…
kept = No se puede llegar al servidor. Tu resultado queda aquí y se enviará más tarde.
sent = Tu resultado está en la clasificación: puesto { NUMBER($rank) } de { NUMBER($total) }.
remove = Borrar mis resultados…
removeSure = ¿Borrar tus resultados de todos los días, en el servidor y aquí?
removeYes = Borrar
removeNo = Conservar
removed = Tus resultados se han borrado.
season = Temporada: semana { $week } de { $year }
won = Ganadas
game = Juego
allGames = Todos los juegos
ownSeason = Tus victorias en este navegador
emptySeason = Todavía no hay nadie en la tabla de la temporada.
emptyOwn = En este navegador todavía no se ha ganado ninguna partida de la temporada.
seasonNote = Un día cuenta como en su clasificación: lo que se envió mientras estaba abierta. Primero van más victorias, después menos movimientos y después menos tiempo.
ownNote = Una partida cuenta si se gana dentro de la semana.
saveCsv = Guardar como CSV
saved = El archivo está hecho.
note = El servidor ha repetido cada partida, así que las jugadas están probadas. El tiempo es el que dice la página, y nadie puede ver si ayudó un programa. Las cartas que subieron solas cuentan como jugadas.
problems =
    .server-unreachable = Ahora no se puede llegar al servidor de la clasificación.
    .bad-name = Un nombre tiene al menos una letra o una cifra.
    .name-refused = Ese nombre no se admite aquí. Elige otro.
    .bad-group = Un código tiene de tres a veinte letras y cifras.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Fue demasiado seguido; prueba dentro de { $retryAfter ->
                [one] { $retryAfter } segundo
               *[other] { $retryAfter } segundos
            }.
           *[false] Fue demasiado seguido; prueba dentro de un rato.
        }
    .day-over = Tu resultado llegó tarde: la clasificación de ese día está cerrada.
    .day-ahead = Ese día aún no ha empezado en ninguna parte.
    .other-deal = Tu partida no es la de ese día.
    .no-such-board = Este juego no tiene clasificación aquí.
    .assisted = Una partida con una pista o una jugada mostrada no entra en la clasificación.
refused = El servidor ha rechazado tu resultado.
noTable = No se puede obtener la clasificación.

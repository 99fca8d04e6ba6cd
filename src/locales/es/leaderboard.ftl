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
empty = Aún no hay resultados de este día.
emptyGroup = Aún no hay resultados de este grupo en este día.
missing = Esta página no tiene clasificación.
yourPlace = Tu puesto: { NUMBER($rank) } de { NUMBER($total) }
showPlace = Ver mi puesto
range = { NUMBER($first) }–{ NUMBER($last) } de { NUMBER($total) }
before = Puestos anteriores
after = Puestos siguientes
friends = Amigos
friendsHint = Acuerda un código con tus amigos. Todos los que lo escriben ven los resultados de los demás.
code = Código del grupo
showGroup = Ver el grupo
everybody = Ver a todos
group = Grupo { $code }
offer = Has ganado la partida del día. ¿Añadir tu resultado a la clasificación?
agreeing = Se envían tu nombre, tus jugadas y tu tiempo, y todos pueden verlos. Tus victorias siguientes se envían automáticamente hasta que borres aquí tus resultados.
nameLabel = Tu nombre en la clasificación
send = Enviar mi resultado
notNow = Ahora no
offerAgain = Enviar mi resultado…
sending = Enviando tu resultado…
kept = No se puede llegar al servidor. Tu resultado se guarda aquí y se enviará más tarde.
sent = Tu resultado está en la clasificación: puesto { NUMBER($rank) } de { NUMBER($total) }.
remove = Borrar mis resultados…
removeSure = ¿Borrar tus resultados de todos los días, en el servidor y en este navegador?
removeYes = Borrar
removeNo = Conservar
removed = Tus resultados se han borrado.
season = Temporada: semana { $week } de { $year }
won = Ganadas
game = Juego
allGames = Todos los juegos
ownSeason = Tus victorias en este navegador
emptySeason = Aún no hay resultados en esta temporada.
emptyOwn = Aún no has ganado ninguna partida de la temporada en este navegador.
seasonNote = Cada día cuentan los resultados que se enviaron mientras su clasificación estaba abierta. Primero más victorias, después menos jugadas y después menos tiempo.
ownNote = Las partidas cuentan si las ganas dentro de la semana.
saveCsv = Guardar como CSV
saved = El archivo se ha guardado.
note = El servidor repite cada partida, así que las jugadas están probadas. No puede comprobar el tiempo ni si ayudó un programa. Las jugadas automáticas cuentan.
problems =
    .server-unreachable = Ahora no se puede llegar al servidor de la clasificación.
    .store-away = El servidor de la clasificación no puede guardar resultados en este momento.
    .bad-name = Un nombre necesita al menos una letra o una cifra.
    .name-refused = Ese nombre no se admite aquí. Elige otro.
    .bad-group = Un código tiene de 3 a 20 letras y cifras.
    .busy = Ahora mismo se comprueban demasiados resultados. El tuyo se enviará de nuevo más tarde.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Demasiadas solicitudes. Prueba dentro de { $retryAfter ->
                [one] { $retryAfter } segundo
               *[other] { $retryAfter } segundos
            }.
           *[false] Demasiadas solicitudes. Prueba más tarde.
        }
    .day-over = Tu resultado llegó tarde: la clasificación de ese día está cerrada.
    .day-ahead = Ese día aún no ha empezado en ninguna parte.
    .other-deal = Tu partida no es la de ese día.
    .no-such-board = Este juego no tiene clasificación aquí.
    .assisted = Una partida con una pista o una jugada mostrada no puede entrar en la clasificación.
refused = El servidor ha rechazado tu resultado.
noTable = No se ha podido cargar la clasificación.

# Messages of the panels of a table.

newTable = La nueva mesa empieza con fichas nuevas. El historial y las estadísticas se conservan.
newGame = La nueva partida empieza de cero. El historial y las estadísticas se conservan.
forget = Esto borra el historial y todas las estadísticas, y abre una mesa nueva.
people =
    .own = Nombre para el asiento { NUMBER($seat) }
    .kept = Los nombres se guardan en este navegador.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = Abrir la mano { NUMBER($hand) }
    .all = Todas las manos
    .kept = Puedes abrir las últimas { NUMBER($most) } manos. De las anteriores solo se guarda el resultado.
    .back = Un paso atrás
    .forward = Un paso adelante
    .slider = Paso
    .position = Paso { NUMBER($at) } de { NUMBER($of) }
    .players = Jugadores
    .log = Registro de la mano
    .middle = { NUMBER($chips) } en el centro
    .copy = Copiar como texto
    .copyLink = Copiar enlace
    .copied = Copiado.
    .own =
        { $count ->
            [one] En la última mano
           *[other] En las últimas { $count } manos
        }
    .agreed = Tan buenas como el consejo
    .agreedOf = { NUMBER($agreed) } de { NUMBER($judged) }
figures =
    .sat-out = Sin jugar
    .folds = Retiradas
    .busts = Veces que se pasó de 27
    .showdowns = Cartas mostradas
    .low = Mitad del 7, ganada o compartida
    .high = Mitad del 27, ganada o compartida
    .both = Ambas mitades en una mano
    .unseen = Bote ganado sin mostrar
    .deals = Fue crupier
    .wins = Ganó las dos manos
    .pushes = Empates
    .losses = Apuesta perdida
    .front = Ganó la mano de delante
    .back = Ganó la mano de detrás
    .bonus = Fichas por Fortune
    .envy = Fichas por envidia

history =
    .none = Aún no se ha jugado ninguna mano.
    .earlier = Mesa anterior
    .caption = Manos { NUMBER($first) } a { NUMBER($last) } en fichas, las últimas primero
    .sheet = Puntos de las manos { NUMBER($first) } a { NUMBER($last) }, las últimas primero
    .hand = Mano
    .dealer = Reparte
    .total = { $who }, en total
    .all = Total
    .out = no jugó
    .score = Puntuación
pays =
    .caption = Paga la mejor jugada de tus siete cartas, tenga lo que tenga la banca. Con un bono de { NUMBER($envyMin) } o más, también ganas las fichas de la envidia cuando otro jugador tiene una de esas jugadas.
    .line = Jugada
    .pays = Paga
    .envy = Envidia
    .odds = { NUMBER($pay) } a 1
stats =
    .caption = Manos jugadas: { NUMBER($hands) }
    .ever = En esta mesa y en las anteriores
    .forget = Borrar historial y estadísticas
    .figure = Dato
    .hands = Manos
    .ahead = Ganadas
    .behind = Perdidas
    .even = Igualadas
    .share = Parte ganada
    .net = Saldo de fichas
    .biggest = Mejor mano
    .games = Partidas ganadas

# Keys of every table, and what each does.
keyNext = Otra mano
    .keys = n
keyLog = Registro de esta mano
    .keys = l
keyFullScreen = Pantalla completa
    .keys = Mayús+F
keyClose = Cerrar
    .keys = Esc
keyKeys = Mostrar esta lista
    .keys = ?

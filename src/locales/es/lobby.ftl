title = Jugar juntos
game =
    { $game ->
        [seven27-table] Siete y veintisiete
        [paigow-table] Póker Pai Gow
        [hearts-table] Corazones
        [spades-table] Spades
        [whist-table] Whist
        [twenty-nine-table] 29
        [ten-dice-race] Carrera de diez dados
       *[other] { $game }
    }
yourTable = Tu mesa
invitation = Enlace de invitación
invite = Invitar
copy = Copiar el enlace
copied = Enlace de invitación copiado.
byHand = El navegador no ha podido copiar el enlace. Está seleccionado: cópialo a mano.
notShared = No se ha podido compartir. Copia el enlace de invitación.
inviting = Juega conmigo a { game }
invitingToPlay = Juega conmigo
others = Otras mesas
joinByCode = Ir a una mesa
code = Código de la mesa
join = Unirse
openTables = Mesas abiertas
looking = Buscando mesas…
none = Ahora no hay ninguna mesa abierta.
people =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
hand =
    { $hand ->
        [0] sin empezar
       *[other]
            { $game ->
                [ten-dice-race] carrera { $hand }
               *[other] mano { $hand }
            }
    }
joinTable = Unirse a la mesa { $code }
newTable = Mesa nueva
gameLabel = Juego
seats = Asientos
seatCount = { $count }
clock = Tiempo por turno
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
fill = Ocupar los asientos libres con bots
listed = Mostrar en la lista de mesas abiertas
make = Crear mesa
making = Creando la mesa…
made = La mesa está lista. Invita a otros.
missing = En esta página no se puede jugar con otros.
problems =
    .table-code = El código de una mesa tiene ocho letras y cifras. Nunca contiene 0, 1, I, L, O ni U.
    .no-such-table = No hay ninguna mesa con este código.
    .busy = El servidor está ocupado. Inténtalo dentro de un momento.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                Demasiadas peticiones. Inténtalo dentro de { $retryAfter ->
                    [one] { $retryAfter } segundo
                   *[other] { $retryAfter } segundos
                }.
           *[false] Demasiadas peticiones. Inténtalo más tarde.
        }
    .too-many-tables = El servidor no tiene sitio para otra mesa en este momento.
    .too-many-own-tables = Tu red ya tiene aquí todas las mesas que permite el servidor.
    .store-away = El servidor no puede guardar sus mesas en este momento.
    .not-signed-in = Primero inicia sesión en este sitio.
    .sign-in = Primero inicia sesión en este sitio.
    .server-unreachable = No se puede acceder al servidor en este momento.
    .other = El servidor ha rechazado la petición.

title = Jugar juntos
game =
    { $game ->
        [seven27-table] Siete y veintisiete
        [paigow-table] Póker Pai Gow
        [ten-dice-race] Carrera de diez dados
       *[other] { $game }
    }
yourTable = Tu mesa
invitation = Invitación
invite = Invitar
copy = Copiar la invitación
copied = La invitación está copiada.
byHand = El navegador no la ha copiado. La invitación está seleccionada: cópiala a mano.
notShared = No se ha podido compartir. Copia la invitación.
inviting =
    { HAS($game) ->
        [true] Juega conmigo a { game }
       *[false] Juega conmigo
    }
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
newTable = Una mesa nueva
gameLabel = Juego
seats = Asientos
seatCount = { $count }
clock = Tiempo para decidir
seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
fill = Los bots ocupan los asientos libres
listed = Mostrarla entre las mesas abiertas
make = Crear una mesa
making = Creando la mesa…
made = La mesa está creada. Invita a otros.
missing = En esta página no se puede jugar con otros.
problems =
    .table-code = Un código tiene ocho letras y cifras, sin 0, 1, I, L, O ni U.
    .no-such-table = No hay ninguna mesa con este código.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Demasiadas veces seguidas; inténtalo dentro de { part-seconds }.
           *[false] Demasiadas veces seguidas; inténtalo dentro de un rato.
        }
    .too-many-tables = El servidor no tiene sitio para otra mesa en este momento.
    .not-signed-in = Primero inicia sesión en este sitio.
    .sign-in = Primero inicia sesión en este sitio.
    .server-unreachable = No se puede acceder al servidor en este momento.
    .other = El servidor lo ha rechazado.
part-seconds =
    { $retryAfter ->
        [one] { $retryAfter } segundo
       *[other] { $retryAfter } segundos
    }

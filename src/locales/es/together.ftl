connection =
    .connecting = Conectando con la mesa…
    .lost = Se ha perdido la conexión. Conectando de nuevo…
    .back = Conexión recuperada.
bye =
    .replaced = Estás jugando este asiento en otra ventana o en otro dispositivo.
    .removed = Quien abrió la mesa te ha quitado el asiento.
    .kept-out = Quien abrió la mesa no te deja entrar.
    .ended = La mesa se ha cerrado.
again = Conectar de nuevo
shuffling = Barajando entre todos…
nobody = Todavía no se ha sentado nadie.
needMore = Faltan jugadores.
choosing = Alguien está eligiendo asiento.
waitingFor = Falta: { $names }.
isVoid = Esta mezcla no vale: falta la aportación de { $names }. Se baraja otra vez.
warnings =
    .unfair-deal = ¡La mano { $hand } no se repartió como se prometió! La comprobación muestra qué falla.
    .no-share = Esta página no participó en la mezcla de la mano { $hand }. Solo puede comprobar que los datos publicados concuerdan.
    .left-out = ¡Esta página quedó fuera de la mezcla de la mano { $hand }! La baraja se ha fijado sin su aportación.
sit =
    .title = Ocupar un asiento
    .button = Sentarse
    .name = Tu nombre
    .seat = Asiento
    .any = Cualquier asiento libre
    .seatOf = Asiento { $seat }
    .kept = Tu nombre se guarda en este navegador.
    .booked = Tu asiento está reservado. Juegas desde la próxima mano.
    .cancel = Solo mirar
ready = En marcha
rebuy = Recibir fichas y seguir
isReady = en marcha
menu =
    .leave = Dejar la mesa
    .pause = Pedir una pausa
    .noPause = Retirar la petición de pausa
leave =
    .title = ¿Dejar la mesa?
    .text = Un bot termina esta mano por ti. Tus fichas se quedan en la mesa.
    .yes = Dejarla
    .no = Quedarse
remove =
    .button = Quitar
    .title = ¿Quitar a { $name }?
    .text = Otros pueden ocupar el asiento después de esta mano.
    .yes = Quitar
    .no = Cancelar
keepOut =
    .button = No dejar entrar
    .title = ¿No dejar entrar a { $name }?
    .text = Esta persona pierde el asiento y no puede volver a la mesa hasta que pase ese tiempo.
    .hour = Durante una hora
    .table = Para siempre
    .no = Cancelar
people =
    .title = Jugadores
    .close = Cerrar
    .bot = un bot
    .free = libre
    .maker = abrió la mesa
    .pause = quiere una pausa
    .out = no juega la próxima mano
presence =
    .away = ausente
    .bot = juega un bot
wantPause = Pide una pausa: { $names }.
news =
    .sat = { $name } se ha sentado.
    .left = { $name } se ha ido.
    .away = { $name } no está.
    .bot = Un bot juega por { $name }.
    .here = { $name } ha vuelto.
seconds =
    { $count ->
        [one] Queda { $count } segundo.
       *[other] Quedan { $count } segundos.
    }
bank =
    Corre tu reserva de tiempo: { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }.
talk =
    .button = Decir algo
    .title = Decir algo
    .mute = Ocultar lo que dicen los demás
    .hello = ¡Hola!
    .thanks = ¡Gracias!
    .well-played = ¡Bien jugado!
    .good-luck = ¡Suerte!
    .oops = ¡Uy!
    .thinking = Estoy pensando…
fair =
    .title = Este reparto
    .region = Este reparto
    .intro = La baraja de la mano { $hand } la han mezclado juntas la casa y todas las personas de la mesa.
    .none = Todavía no se ha repartido ninguna mano.
    .commitment = Compromiso de la casa
    .hash = Hash de { $name }
    .share = Aportación de { $name }
    .seed = Semilla de la casa
    .later = Se muestra al terminar la mano.
    .words = Tus palabras para la próxima mezcla
    .keep = Usarlas
    .used = Tus palabras formarán parte de la próxima mezcla.
    .copy = Copiar el registro
    .copied = Copiado.
    .how = Cómo funciona
why =
    .shares = Primero la casa publica el hash de su semilla secreta. Después cada página de la mesa saca 32 bytes al azar, añade las palabras de su jugador y publica el hash de su aportación. Las aportaciones se revelan solo cuando todos los hashes están publicados. La baraja sale de la semilla y de todas las aportaciones.
    .choice = Así nadie ha podido elegir la baraja, ni aunque todos menos uno se hubieran puesto de acuerdo. Basta una página honrada. Si no se revela una aportación, la mezcla no vale, y todos lo ven. Los bots no aportan nada.
    .check = Esta página ha comprobado el reparto en cuanto terminó la mano. Cualquiera puede comprobar el registro en otro sitio: docs/guides/fair-shuffles.md de Baize explica cada byte.
lines =
    .unusable = Falta la semilla o una aportación.
    .commitment =
        { $ok ->
            [true] El hash de la semilla de la casa coincide con el compromiso.
           *[false] El hash de la semilla de la casa no coincide con el compromiso.
        }
    .share =
        { $ok ->
            [true] { $name }: la aportación coincide con su hash.
           *[false] { $name }: la aportación no coincide con su hash.
        }
    .published =
        { $ok ->
            [true] Todos los hashes son los que esta página vio antes de revelarse nada.
           *[false] Los hashes no son los que esta página vio antes.
        }
    .own =
        { $ok ->
            [true] La aportación de esta página está incluida.
           *[false] La aportación de esta página no está incluida.
        }
refusals =
    .no-seat = Eso solo puede hacerlo quien tiene asiento.
    .seat-taken = Ese asiento está ocupado.
    .bad-name = Un nombre debe tener de 1 a { $most } caracteres.
    .name-taken = Alguien de la mesa ya se llama así.
    .other-hand = Eso era para otra mano.
    .no-such-move = El servidor no conoce esa jugada.
    .played-meanwhile = Un bot o el reloj ya ha jugado por este asiento.
    .maker-only = Eso solo puede hacerlo quien abrió la mesa.
    .table-paused = La mesa está en pausa.
    .cut-by-share = En esta mesa no se corta. En su lugar, tus palabras forman parte de la próxima mezcla.
    .has-chips = Todavía tienes fichas.
    .too-often = Demasiadas veces seguidas. Espera un momento.
    .move-sent = Tu última jugada aún se está enviando.
    .not-connected = No estás conectado a la mesa.
    .shared-table = Eso no es posible en una mesa compartida.
problems =
    .shared-table = newGame(), restart() y load() no funcionan en una mesa compartida, porque el servidor reparte las manos
    .unfair-deal = la mano { $hand } no se repartió como se prometió
    .left-out = la mano { $hand } se mezcló sin esta página, aunque tiene asiento y estaba conectada
    .other-game = esta mesa la juega <{ $got }>; este elemento es <{ $wanted }>
    .protocol = esta página y el servidor son de versiones distintas
    .other-protocol = esta página y el servidor son de versiones distintas
    .origin-not-allowed = Esta página no puede entrar en la mesa.
    .bad-code = Este no es un código de mesa válido.
    .bad-options = Este no es un código de mesa válido.
    .second-table = Otra mesa de esta página ya está conectada.
    .bad-message = un mensaje del servidor no se puede usar
    .share = el servidor no ha podido usar la aportación de esta página a la mezcla
    .server-unreachable = El servidor no responde.
    .table-full = En esta mesa ya no cabe nadie, ni para mirar.
    .too-many-visitors = Demasiadas personas de tu red están mirando esta mesa.
    .too-many-connections = Tu red tiene demasiadas conexiones con este servidor.
    .store-away = El servidor no puede guardar sus mesas en este momento.
    .no-such-table = Esa mesa no existe o se ha cerrado.
    .not-signed-in = Inicia sesión para entrar en esta mesa.
    .load-failed = No se ha podido cargar una parte de la página que esta mesa necesita.

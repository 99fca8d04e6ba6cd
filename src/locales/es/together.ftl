connection =
    .connecting = Conectando con la mesa…
    .lost = Se ha perdido la conexión. Conectando de nuevo…
    .back = Conexión recuperada.
bye =
    .replaced = Este asiento se juega ahora en otra ventana.
    .removed = Quien abrió la mesa ha liberado este asiento.
    .ended = La mesa se ha cerrado.
again = Conectar de nuevo
shuffling = Todas las páginas barajan juntas…
nobody = Aquí no hay nadie todavía.
choosing = Alguien está eligiendo asiento.
waitingFor = Falta: { $names }.
isVoid = Esta mezcla no vale: falta una aportación, de { $names }. Se baraja otra vez.
warnings =
    .unfair-deal = ¡La mano { $hand } no se repartió como se prometió! La comprobación muestra qué falla.
    .no-share = Esta página no aportó nada a la mezcla de la mano { $hand }: solo puede comprobar si todo concuerda.
    .left-out = ¡Esta página quedó fuera de la mezcla de la mano { $hand }! La baraja se ha fijado sin su aportación.
sit =
    .title = Ocupar un asiento
    .button = Sentarse
    .name = Nombre
    .seat = Asiento
    .any = Cualquiera libre
    .seatOf = Asiento { $seat }
    .kept = El nombre se guarda en este navegador.
    .booked = El asiento está reservado y juega desde la próxima mano.
    .cancel = Solo mirar
ready = En marcha
rebuy = Más fichas, y en marcha
isReady = en marcha
menu =
    .leave = Dejar la mesa
    .pause = Pedir una pausa
    .noPause = Mejor sin pausa
leave =
    .title = ¿Dejar la mesa?
    .text = Un bot juega esta mano hasta el final. Las fichas se quedan en la mesa.
    .yes = Dejarla
    .no = Quedarse
remove =
    .button = Quitar
    .title = ¿Quitar a { $name }?
    .text = El asiento queda libre para otros después de esta mano.
    .yes = Quitar
    .no = Cancelar
people =
    .title = Quién juega
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
seconds = Quedan { $count } segundos.
bank = Corre la reserva de tiempo: { $count } segundos.
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
    .words = Palabras propias para la próxima mezcla
    .keep = Usarlas
    .used = Forman parte de la próxima mezcla.
    .copy = Copiar el registro
    .copied = Copiado.
    .how = Qué demuestra esto
why =
    .shares = Primero la casa publica el hash de su semilla secreta. Después cada página de la mesa saca 32 bytes al azar, añade las palabras de la persona y publica su hash. Solo cuando se conocen todos los hashes se revelan las aportaciones; la baraja sale de la semilla y de todas ellas.
    .choice = Así nadie ha podido elegir la baraja, ni siquiera todos menos uno juntos: basta una página honrada. Si falta una aportación la mezcla no vale, y todos lo ven. Los bots no aportan nada.
    .check = Esta página ha comprobado el reparto por sí misma en cuanto terminó la mano. El registro se puede comprobar en cualquier otro sitio: docs/fair-shuffles.md de Baize explica cada byte.
lines =
    .unusable = Falta la semilla o una aportación.
    .commitment =
        { $ok ->
            [true] El hash de la semilla de la casa es el compromiso.
           *[false] El hash de la semilla de la casa no es el compromiso.
        }
    .share =
        { $ok ->
            [true] { $name }: la aportación es la de su hash.
           *[false] { $name }: la aportación no es la de su hash.
        }
    .published =
        { $ok ->
            [true] Todos los hashes son los que esta página vio antes de revelarse nada.
           *[false] Los hashes no son los que esta página vio antes.
        }
    .own =
        { $ok ->
            [true] La aportación propia está incluida.
           *[false] La aportación propia no está incluida.
        }
refusals =
    .no-seat = Eso solo puede hacerlo quien tiene asiento.
    .seat-taken = Ese asiento está ocupado.
    .bad-name = Un nombre tiene de 1 a { $most } letras.
    .name-taken = Alguien de la mesa ya se llama así.
    .other-hand = Eso era para otra mano.
    .no-such-move = El servidor no conoce esa jugada.
    .played-meanwhile = Entretanto un bot o el reloj ha jugado por el asiento.
    .maker-only = Eso solo puede hacerlo quien abrió la mesa.
    .table-paused = La mesa está en pausa.
    .cut-by-share = En esta mesa las palabras propias van en la próxima mezcla.
    .has-chips = Todavía quedan fichas.
    .too-often = Eso se ha dicho demasiado ahora mismo.
    .move-sent = La última jugada aún está en camino.
    .not-connected = No hay conexión con la mesa.
    .shared-table = Esta mesa es de todos los que están sentados.
problems =
    .shared-table = una mesa compartida es del servidor: newGame(), restart() y load() no valen en ella
    .unfair-deal = la mano { $hand } no se repartió como se prometió
    .left-out = la mezcla de la mano { $hand } empezó sin esta página, que tiene asiento y estaba presente
    .other-game = esta mesa la juega <{ $got }>; este elemento es <{ $wanted }>
    .protocol = esta página y el servidor son de versiones distintas
    .other-protocol = esta página y el servidor son de versiones distintas
    .origin-not-allowed = Esta página no puede entrar en la mesa.
    .bad-code = Eso no es el código de una mesa.
    .bad-options = Eso no es el código de una mesa.
    .second-table = Otra mesa de esta página ya está conectada.
    .bad-message = un mensaje del servidor no se puede usar
    .share = el servidor no ha podido usar una aportación a la mezcla
    .server-unreachable = El servidor no responde.
    .table-full = En esta mesa ya no cabe nadie, ni para mirar.
    .no-such-table = Esa mesa no existe o se ha cerrado.
    .not-signed-in = A esta mesa solo entra quien ha iniciado sesión.
    .load-failed = No se ha podido cargar una parte de la página que esta mesa necesita.

languageName = Español
direction = ltr
intlLocale = es
# Formas: the (el 7 de corazones), to (al 7 de corazones), of (del 7 de corazones); sin forma, 7 de corazones.
cardName =
    { $suit ->
        [joker] { part-el }comodín
        [hidden] { part-la }carta boca abajo
       *[other] { part-rank } de { part-suit }
    }
part-el =
    { $form ->
        [the] el{ " " }
        [to] al{ " " }
        [of] del{ " " }
       *[none] { "" }
    }
part-la =
    { $form ->
        [the] la{ " " }
        [to] a la{ " " }
        [of] de la{ " " }
       *[none] { "" }
    }
part-rank =
    { $rank ->
        [1] { part-el }as
        [11] { part-la }jota
        [12] { part-la }reina
        [13] { part-el }rey
       *[other] { part-el }{ $rank }
    }
part-suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
courts = JQK
position =
    { $place ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $place }.ª
    } de { $count }
listSeparator = { ", " }
board = Tablero de { $title }
notFetched = No se ha podido cargar esta parte.
notBegun = La partida aún no ha empezado.
problems =
    .deal = la partida «{ $got }» no se puede usar; se admite: de { NUMBER($first, useGrouping: "false") } a { NUMBER($last, useGrouping: "false") }
    .deck =
        { HAS($got) ->
            [true] la baraja { $got }
           *[false] la baraja de { $count } cartas
        } no se puede usar; se admite: cada una de las { $size } cartas, una sola vez
    .option = { $option } «{ $got }» no se puede usar; se admite: { $accepted }
    .no-randomness = Este navegador no ofrece aquí números aleatorios seguros, así que la mesa no puede repartir una mano limpia.
    .listener = un «listener» de { $event } ha lanzado un error: { $got }
    .storage = el navegador no guarda partidas aquí ({ $got })
    .save-long = esta partida guardada de { $count } movimientos no se puede usar; se admite: { $most } como máximo
    .save-move = el movimiento { $number } de la partida guardada, { $move }, no se puede usar; se admite: lo que permiten las reglas
    .save-newer = esta partida guardada, de la versión { $got }, no se puede usar; se admite: hasta la versión { $known }
    .save-other-game = esta partida guardada de { $got } no se puede usar; se admite: { $wanted }
    .save = «{ $field }» de esta partida guardada no se puede usar; se admite: lo que da save()
panels =
    .conflict = La partida continuó en otra pestaña
    .keys = Teclado
    .settings = Ajustes
    .people = Jugadores
    .new = ¿Nueva mesa?
    .forget = ¿Borrar estadísticas?
    .fair = Comprobar este reparto
    .history = Historial de manos
    .log = Registro de esta mano
    .stats = Estadísticas
    .help = Cómo se juega
    .share = Compartir
    .replay = Repetición
    .pays = Bono Fortune
    .pause = En pausa
    .win = Has ganado
panelButtons =
    .close = Cerrar
    .takeOther = Usar aquella partida
    .keepThis = Seguir con esta
    .keepTable = Seguir en esta mesa
    .newTable = Nueva mesa
    .keepStatistics = Conservar
    .clearStatistics = Borrar
    .resume = Seguir
    .newGame = Nueva partida
    .sameDeal = Jugar otra vez
    .share = Compartir
    .replay = Ver de nuevo

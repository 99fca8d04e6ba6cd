title = Estadísticas
games =
    .freecell = FreeCell
    .golf = Golf
    .hearts = Corazones
    .klondike = Klondike
    .pyramid = Pirámide
    .pai-gow = Póker Pai Gow
    .patience = Solitario
    .seven-twenty-seven = Siete y veintisiete
    .spades = Spades
    .ten-dice = Carrera de diez dados
    .twenty-nine = 29
    .whist = Whist
otherGame = { CAPITAL($name) }
variant = { CAPITAL($options) }
usualRules = Reglas habituales
options =
    .variant =
        { $value ->
            [kingcell] KingCell
            [forecell] ForeCell
            [bakers-game] Baker’s Game
            [eight-off] Eight Off
            [seahaven] Seahaven Towers
            [knock-out] Whist eliminatorio
            [german] Whist alemán
            [oh-hell] Oh Hell (pocha)
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] sin celdas
            [one] { $value } celda
           *[other] { $value } celdas
        }
    .supermove =
        { $value ->
            [off] una carta a la vez
            [linear] las cartas habituales a la vez
           *[full] todas las cartas posibles a la vez
        }
    .draw =
        { $value ->
            [up] cartas extra boca arriba
            [down] cartas extra boca abajo
           *[other] robar { $value }
        }
    .redeals =
        { $value ->
            [unlimited] vueltas al mazo sin límite
           *[other]
                { $value ->
                    [0] sin vueltas al mazo
                    [one] { $value } vuelta al mazo
                   *[other] { $value } vueltas al mazo
                }
        }
    .foundationReturn =
        { $value ->
            [false] las cartas se quedan en la base
           *[true] las cartas pueden salir de la base
        }
    .scoring =
        { $value ->
            [standard] puntos clásicos
            [vegas] puntos Vegas
            [none] sin puntos
            [nearest] gana lo más cercano
            [over-is-bust] pasarse no gana
            [under-beats-over] por debajo gana a por encima
            [over-beats-under] por encima gana a por debajo
            [inside-beats-outside] entre 7 y 27 gana a fuera
            [outside-beats-inside] fuera gana a entre 7 y 27
           *[other] { $value }
        }
    .corner =
        { $value ->
            [false] el rey y el as no van uno sobre otro
           *[true] el rey y el as van uno sobre otro
        }
    .suits =
        { $value ->
            [one] { $value } palo
           *[other] { $value } palos
        }
    .emptyColumns =
        { $value ->
            [any] cualquier carta en una columna vacía
           *[kings] solo reyes en una columna vacía
        }
    .coverPairs = sin parejas de una carta y la que tapa
    .openStock = mazo a la vista
    .wastes =
        { $value ->
            [one] { $value } pila de descarte
           *[other] { $value } pilas de descarte
        }
    .house = reparten los jugadores
    .commission = comisión { $value } %
    .pushOn =
        { $value ->
            [queen-high] empate si la banca tiene carta alta reina
            [ace-high] empate si la banca tiene carta alta as
           *[nine-front] empate si la banca tiene delante carta alta nueve
        }
    .foul = la mano nula pierde
    .wheel = A-2-3-4-5 es la escalera más baja
    .bonus = bono Fortune
    .dealing =
        { $value ->
            [down-up] una abajo y una arriba
           *[other] dos abajo y una arriba
        }
    .freeze = la mano se congela tras plantarse { $value } veces seguidas
    .lastBet = una última ronda de apuestas
    .declare =
        { $value ->
            [sequential] se declara por turno
           *[simultaneous] se declara a la vez
        }
    .tens = el 10 vale ½
    .opens = empiezan las mejores cartas vistas
    .fiveAceAce = 5-A-A vence a todo
    .winAndTie = tres cuartos por ganar y empatar
    .carry =
        { $value ->
            [half] la mitad sin ganador se guarda
           *[pot] el bote sin ganador se guarda
        }
    .players =
        { $value ->
            [one] { $value } jugador
           *[other] { $value } jugadores
        }
    .bots =
        { $value ->
            [0] sin bots
            [one] { $value } bot
           *[other] { $value } bots
        }
    .level =
        { $value ->
            [easy] bots fáciles
           *[hard] bots difíciles
        }
    .atOnce = todos tiran a la vez
    .passing =
        { $value ->
            [left-right] las cartas se pasan a izquierda y derecha por turnos
            [left] las cartas se pasan siempre a la izquierda
           *[none] no se pasan cartas
        }
    .lead = sale quien sigue al que reparte
    .firstTrick = se permiten puntos en la primera baza
    .breaking =
        { $value ->
            [points] un corazón o la dama de picas abre los corazones
           *[off] se puede salir de corazones siempre
        }
    .jack = la jota de diamantes vale −10
    .queen = la dama de picas sale en la primera ocasión
    .moon =
        { $value ->
            [subtract] llevarse todos los puntos los resta
           *[choose] quien se lleva todos los puntos elige
        }
    .target = partida a { $value } puntos
    .partners = cada uno por su cuenta
    .blindNil = nulo a ciegas
    .blindExchange = intercambio de cartas tras un nulo a ciegas
    .bags = las bolsas no cuestan nada
    .bagPenalty = diez bolsas cuestan { $value } puntos
    .nilTricks = las bazas de un nulo fallado cuentan para el compañero
    .floor = se pierde con { $value } puntos
    .jokers = dos comodines
    .minimumBid = cada bando puja al menos { $value }
    .game =
        { $value ->
            [28] 28
           *[other] partida a { $value } puntos
        }
    .honours = los honores cuentan
    .minimum = pujas desde { $value }
    .hold = el primero en pujar puede igualar
    .allPass = se reparte de nuevo si todos pasan
    .doubles = se puede doblar y redoblar
    .afterAsking = cualquier carta tras pedir el triunfo
    .lastTrick = la última baza vale un punto
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }
chooseGame = Juego
chooseVariant = Variante
allVariants = Todas las variantes
figures =
    .games = Partidas
    .wins = Ganadas
    .rate = Victorias
    .streak = Racha
    .bestStreak = Mejor racha
    .bestTime = Mejor tiempo
    .fewestMoves = Menos movimientos
    .days = Días seguidos
    .hands = Manos
    .pushes = Empates
    .losses = Perdidas
    .chips = Saldo de fichas
    .biggestWin = Mayor ganancia
none = sin datos
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
date = { $date }
lastGames =
    { $count ->
        [one] Última partida
       *[other] Últimas { $count } partidas
    }
lastHands =
    { $count ->
        [one] Última mano
       *[other] Últimas { $count } manos
    }
measure = Las barras muestran
measures =
    .time = Tiempo
    .moves = Movimientos
legend =
    .won = ganadas
    .lost = no ganadas
    .up = ganadas
    .down = perdidas
range = de { $least } a { $most }
chart =
    Gráfico de barras de { $measure ->
        [time] tiempo
        [moves] movimientos
       *[chips] fichas
    }, de la más antigua a la más reciente: { $won } { $won ->
        [one] ganada
       *[other] ganadas
    }, { $other } { $measure ->
        [chips]
            { $other ->
                [one] perdida
               *[other] perdidas
            }
       *[other]
            { $other ->
                [one] no ganada
               *[other] no ganadas
            }
    }{ $pushes ->
        [0] { "" }
        [one] , { $pushes } empate
       *[other] , { $pushes } empates
    }; { $range }.
showTable = Mostrar como tabla
newestFirst = Las últimas primero
heads =
    .ended = Final
    .deal = Partida
    .outcome = Resultado
    .time = Tiempo
    .moves = Movimientos
    .undos = Deshechos
    .chips = Fichas
ownDeck = baraja propia
outcomes =
    .won = Ganada
    .lost = Perdida
    .left = Abandonada
    .push = Empate
empty = Aún no hay partidas. Las partidas terminadas aparecen aquí.
emptyOf = Aún no hay partidas de { $game }.
tools =
    .export = Exportar
    .import = Importar
    .clear = Borrar { $game }
    .undo = Deshacer borrado
fileName = baize-estadisticas-{ $day }.json
exported =
    { $count ->
        [one] Se ha exportado { $count } partida
       *[other] Se han exportado { $count } partidas
    }.
imported =
    { $added ->
        [one] { $added } partida añadida
       *[other] { $added } partidas añadidas
    }{ $known ->
        [0] { "" }
        [one] , { $known } ya estaba
       *[other] , { $known } ya estaban
    }{ $late ->
        [0] { "" }
        [one] , { $late } demasiado antigua
       *[other] , { $late } demasiado antiguas
    }.
notImported = No se ha importado: { $problem }.
unreadable = No se ha importado: el archivo no se puede leer.
cleared =
    { $count ->
        [one] Se ha borrado { $count } partida
       *[other] Se han borrado { $count } partidas
    } de { $game }.
clearedAll =
    { $count ->
        [one] Se ha borrado { $count } partida
       *[other] Se han borrado { $count } partidas
    }.
undone =
    { $count ->
        [one] Se ha recuperado { $count } partida
       *[other] Se han recuperado { $count } partidas
    }.
missing = Aquí no se cuentan las partidas porque no se ha podido cargar un archivo.
notStored = El navegador no puede guardar estas partidas. Duran hasta que cierres esta página.
someUnreadable = Algunas partidas guardadas no se pueden leer. Se dejan sin cambios.

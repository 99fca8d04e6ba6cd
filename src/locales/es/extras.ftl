keyWalk = Moverse entre cartas y pilas
    .keys = ← → ↑ ↓
keyPickUp = Tomar o dejar; pulsar dos veces: a la base
    .keys = Intro, Espacio
keyFoundation = Mover a la base
    .keys = h
keyPutBack = Devolver la carta a su sitio
    .keys = Esc
keyUndo = Deshacer, rehacer
    .keys = u, r
keyHint = Pista
    .keys = t
keyNew = Nueva partida
    .keys = n
keyFullScreen = Pantalla completa
    .keys = f, Mayús+F
keySheet = Mostrar esta lista
    .keys = ?

helpHeadings =
    .goal = Objetivo
    .moves = Movimientos
    .rules = En esta partida
    .playing = Controles
    .similar = Juegos parecidos
helpRefused = No permitido: { $move }
helpPlaying =
    .moves = Arrastra una carta. O tócala y luego toca el sitio al que debe ir.
    .tools = «Pista» muestra un buen movimiento. «Deshacer» deshace todos los movimientos que quieras.
    .keys = Con el teclado, las flechas pasan de una carta a otra e Intro las toma y las deja. Pulsa ? para ver todas las teclas.

pageLanguage = Como la página ({ $language })
settingsHeadings =
    .looks = Aspecto y ayuda
    .rules = Reglas
fromNextGame = Se aplica a partir de la próxima partida.
resetSettings = Restablecer los ajustes del sitio
grades =
    .very-easy = muy fácil
    .easy = fácil
    .medium = media
    .hard = difícil
    .very-hard = muy difícil
settings =
    .language = Idioma
    .theme = Tema
    .fourColor = Baraja de cuatro colores
    .cardSize = Tamaño de las cartas
    .faces = Dibujo de las cartas
    .cardBack = Reverso de las cartas
    .courts = Letras de las figuras
    .felt = Color de la mesa
    .mirrored = Disposición para zurdos
    .motion = Animaciones
    .sound = Sonido
    .tapToMove = Mover con un toque
    .calm = Ocultar tiempo y movimientos
    .autoFinish = Terminar automáticamente
    .autoFoundation = Movimientos automáticos
    .pace = Velocidad de la mesa
    .nextHand = Repartir la siguiente mano automáticamente
    .verdict = Mostrar si la partida se puede ganar
    .solvable = Solo partidas que se pueden ganar
    .grade = Dificultad
    .draw = Cartas que se sacan a la vez
    .redeals = Vueltas al mazo
    .scoring = Puntuación
    .foundationReturn = Las cartas pueden salir de la base
    .variant = Variante
    .cells = Celdas
    .supermove = Mover varias cartas a la vez
    .wastes = Pilas de descarte
    .coverPairs = Emparejar una carta con la que tapa
    .openStock = Mazo a la vista
    .corner = El rey y el as van uno sobre otro
    .suits = Palos
    .emptyColumns = En una columna vacía
values =
    .auto = automático
    .on = sí
    .off = no
    .light = claro
    .dark = oscuro
    .small = pequeño
    .medium = mediano
    .large = grande
    .diamonds = rombos
    .petals = pétalos
    .lattice = celosía
    .checks = cuadros
    .rays = rayos
    .plaid = tartán
    .faces-baize = Baize
    .faces-english = Inglés clásico
    .local = en tu idioma
    .english = J, Q, K
    .green = verde
    .blue = azul
    .wine = burdeos
    .slate = pizarra
    .easy = fácil
    .hard = difícil
    .slow = lento
    .normal = normal
    .fast = rápido
    .manual = paso a paso
    .any = cualquiera
    .emptyColumns-any = cualquier carta
    .kings = reyes
    .unlimited = sin límite
    .none = ninguna
    .standard = estándar
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = lo habitual
    .full = todas las posibles
    .safe = si es seguro
    .all = siempre

notice =
    .undo = Deshacer
    .back = Deshacer hasta que se pueda ganar
    .stop = Dejar de buscar
    .restart = Reiniciar
    .new = Nueva partida

safeCards =
    .ask = ¿Subir las cartas seguras automáticamente?
    .yes = Sí
    .no = No
    .never = No preguntar más
    .on = Ahora las cartas seguras suben tras cada movimiento. Puedes cambiarlo en los ajustes.
    .off = Puedes activarlo en los ajustes.

bests = Récord: { DURATION($time) } · { part-moves }
part-moves =
    { $moves ->
        [one] { $moves } movimiento
        [many] { $moves } de movimientos
       *[other] { $moves } movimientos
    }
winsInARow = { $wins } victorias seguidas
comparison =
    .first = ¡Tu primera victoria!
    .best = ¡Tu victoria más rápida, y con menos movimientos!
    .fastest = ¡Tu victoria más rápida!
    .fewest = ¡Tu victoria con menos movimientos!
    .equal = Tan pocos movimientos como en tu mejor victoria.
    .more = { part-moves } más que en tu mejor victoria.

lookingForWay = Buscando cómo ganar.
lookingForDeal = Buscando una partida que se pueda ganar.
noDealFound = No se ha encontrado a tiempo una partida que se pueda ganar. Puede que esta no se pueda.
noWayFound = No se ha encontrado cómo ganar, pero quizá se pueda.
lookingBack = Buscando la última posición que se puede ganar. Pulsa Esc para parar.
takenBack =
    { $moves ->
        [1] Un movimiento deshecho
       *[other] { part-moves } deshechos
    }. { $isLast ->
        [true] Es la última posición que se puede ganar.
       *[false] Esta posición se puede ganar. Las siguientes quizá no.
    }
noWinnablePosition = No se sabe de ninguna posición anterior que se pueda ganar.
canBeWon = Todavía puedes ganar desde aquí.
showingWay = Esta es una forma de ganar. Pulsa una tecla o toca para parar.
verdicts =
    .winnable = se puede ganar
    .unwinnable = no se puede ganar
    .unknown = ganar: no se sabe
    .looking = analizando

puzzle = problema
ownPosition = posición personalizada
goals =
    .win = Problema: gana la partida{ part-within }.
    .home = Problema: lleva { CARD($card) } a su base{ part-within }.
    .away = Problema: retira { CARD($card) }{ part-within }.
part-within =
    { HAS($moves) ->
        [true]
            { " " }en { $moves ->
                [one] { $moves } movimiento
               *[other] { $moves } movimientos
            }
       *[false] { "" }
    }
positionProblems =
    .position = la posición «{ $got }» no se puede usar; se admite: líneas de cartas
    .position-lines =
        una posición con { $got ->
            [one] { $got } línea
           *[other] { $got } líneas
        } sin nombre no se puede usar; se admite: { $wanted }
    .position-line = la línea «{ $got }» de la posición no se puede usar; se admite: { $accepted }, una vez cada una
    .position-card = «{ $got }» en la línea «{ $line }» de la posición no se puede usar; se admite: una carta, como 7H
    .position-twice = una posición con { $got } dos veces no se puede usar; se admite: cada carta una vez
    .position-often =
        { $most ->
            [0] una posición con { $got } no se puede usar; el juego no tiene esa carta
           *[other] una posición con { $got } más de { $most } veces no se puede usar
        }
    .position-missing = una posición sin { $got } no se puede usar; se admite: todas las cartas de la baraja
    .position-many = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } como máximo
    .position-row = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } lugares
    .position-supply = una posición con { $got } cartas en mazo y descarte no se puede usar; se admite: { $most } como máximo
    .position-heights = «{ $got }» en las bases no se puede usar; se admite: cada palo una vez, como C-0 D-A H-7 S-K
    .position-hidden = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } cartas tapadas como máximo
    .position-over = la línea «{ $got }» de la posición no se puede usar; se admite: primero las cartas tapadas
    .position-order = la línea «{ $got }» de la posición no se puede usar; se admite: cartas descubiertas en orden
    .position-number = la línea «{ $got }» de la posición no se puede usar; se admite: un número de { $least } a { $most }
    .puzzle-reached = el objetivo «{ $got }» no se puede usar; se admite: uno que aún no se haya alcanzado
rulesProblems =
    .rules = { $term } «{ $got }» no se puede usar; se admite: { $accepted }
    .rules-unknown = { $term } no es un término de las reglas; se admite: { $accepted }
    .rules-needs = { $term } «{ $got }» no se puede usar solo; necesita: { $needs }
    .rules-without = { $term } «{ $got }» no se puede usar junto con { $other }
    .rules-cards = unas reglas que reparten { $dealt } cartas no se pueden usar; se admite: { $cards } como máximo
    .rules-left = unas reglas que dejan { $left } de { $cards } cartas sin repartir no se pueden usar; se admite: repartir todas, o un mazo
    .rules-stock = un mazo sin cartas no se puede usar; se admite: ningún mazo, o repartir menos de { $cards } cartas
    .rules-room = unas bases con sitio para { $room } cartas no se pueden usar; se admite: sitio para { $cards }
    .rules-pairs = unas parejas que suman { $sum } no se pueden usar, porque nunca retiran { $ranks }; se admite: una suma o un trío para cada valor

copyLink = Copiar enlace
copyResult = Copiar resultado
copyDeal = Copiar partida
linkCopied = Enlace copiado.
resultCopied = Resultado copiado.
dealCopied = Partida copiada.
copyByHand = Texto para copiar
notCopied = El navegador no lo ha copiado. Copia tú el texto seleccionado.
send = Compartir
notSent = El navegador no puede compartirlo. Cópialo.
savePicture = Guardar imagen
outcomes =
    .won = Ganada
    .lost = Perdida
    .unfinished = Sin terminar
    .fresh = Prueba esta partida
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal }: { $outcome ->
        [won] ganada
        [lost] perdida
       *[unfinished] sin terminar
    }{ $isCalm ->
        [true] { "" }
       *[false] { " " }tras { part-moves }{ part-undos }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] , deshecho { $undos } vez
       *[other] , deshecho { $undos } veces
    }
lookingForDay = Buscando la partida del día.
linkProblems =
    .no-daily = no se encontró ninguna partida que se pueda ganar entre las { $tried } probadas para este día, así que se reparte una al azar
    .no-solver = no se ha encontrado la partida del día ({ $got }), así que se reparte una al azar
    .share-broken = este enlace está incompleto o contiene un error
    .share-newer = este enlace se creó con una versión más reciente ({ $got }); esta página abre versiones hasta la { $known }
    .share-other-game = este enlace es para { $got }, no para { $wanted }
    .share-other-rules = este enlace es para un juego con reglas distintas de las de esta página
    .share-moves = las reglas de este juego han cambiado desde que se creó el enlace
    .share-long = una partida de { $count } movimientos es demasiado larga para un enlace; caben { $most } como máximo
    .share-option = las opciones «{ $got }» no caben en un enlace
linkNotOpened = No se ha podido abrir el enlace: { $problem }.
noDay = { CAPITAL($problem) }.

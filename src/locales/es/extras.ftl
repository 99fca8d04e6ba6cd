keyWalk = Recorrer cartas y pilas
    .keys = ← → ↑ ↓
keyPickUp = Tomar, dejar; dos veces: a la base
    .keys = Intro, Espacio
keyFoundation = A la base
    .keys = h
keyPutBack = Devolver a su sitio
    .keys = Esc
keyUndo = Deshacer, rehacer
    .keys = u, r
keyHint = Pista
    .keys = t
keyNew = Nueva partida
    .keys = n
keyFullScreen = Pantalla completa
    .keys = f, Mayús+F
keySheet = Esta lista
    .keys = ?

helpHeadings =
    .goal = El objetivo
    .moves = Los movimientos
    .rules = En esta partida
    .playing = Cómo se maneja
helpPlaying =
    .moves = Arrastra una carta, o púlsala y luego pulsa el sitio al que debe ir.
    .tools = «Pista» muestra un buen movimiento. «Deshacer» retrocede tantos como quieras.
    .keys = Con el teclado, las flechas recorren las cartas e Intro las toma y las deja; ? muestra todas las teclas.

pageLanguage = Como la página ({ $language })
settingsHeadings =
    .looks = Aspecto y ayudas
    .rules = Reglas
fromNextGame = A partir de la próxima partida.
resetSettings = Todo como en la página
grades =
    .very-easy = muy fácil
    .easy = fácil
    .medium = media
    .hard = difícil
    .very-hard = muy difícil
settings =
    .language = Idioma
    .theme = Claro u oscuro
    .fourColor = Cuatro colores
    .cardSize = Tamaño de las cartas
    .cardBack = Reverso
    .courts = Figuras
    .felt = Tapete
    .mirrored = Para zurdos
    .motion = Animaciones
    .sound = Sonido
    .tapToMove = Mover con un toque
    .calm = Sin reloj ni contador
    .autoFinish = Terminar por sí sola
    .autoFoundation = Subir a las bases
    .pace = Ritmo en la mesa
    .nextHand = Siguiente mano sola
    .verdict = Mostrar si se puede ganar
    .solvable = Solo partidas que se pueden ganar
    .grade = Dificultad
    .draw = Cartas por turno del mazo
    .redeals = Vueltas al mazo
    .scoring = Puntuación
    .foundationReturn = Las cartas pueden volver de la base
    .variant = Juego
    .cells = Celdas
    .supermove = Mover cartas juntas
    .wastes = Descartes
    .coverPairs = Una carta y la que tapa son pareja
    .openStock = Mazo a la vista
    .corner = Rey y as son vecinos
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
    .local = del idioma
    .english = J, Q, K
    .green = verde
    .blue = azul
    .wine = burdeos
    .slate = pizarra
    .slow = lento
    .normal = normal
    .fast = rápido
    .manual = paso a paso
    .any = cualquiera
    .unlimited = sin límite
    .none = sin puntos
    .standard = estándar
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = lo habitual
    .full = las más posibles
    .safe = si es seguro
    .all = siempre

notice =
    .undo = Deshacer
    .back = Volver a tiempo
    .stop = Dejar de buscar
    .restart = Reiniciar
    .new = Nueva partida

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
    .equal = Tan pocos movimientos como en la mejor.
    .more = { part-moves } más que en la mejor.

lookingForWay = Buscando cómo ganar.
lookingForDeal = Buscando una partida que se pueda ganar.
noWayFound = No se ha encontrado cómo ganar.
lookingBack = Buscando la última posición que se puede ganar. Esc para parar.
takenBack =
    { part-moves } atrás. { $isLast ->
        [true] Es la última posición que se puede ganar.
       *[false] Esta posición se puede ganar; de las siguientes no se ha podido saber.
    }
noWinnablePosition = No se ha encontrado ninguna posición anterior que se pueda ganar con seguridad.
canBeWon = Esta posición todavía se puede ganar.
showingWay = Así se gana la partida. Pulsa una tecla o toca para salir.
verdicts =
    .winnable = se puede ganar
    .unwinnable = no se puede ganar
    .unknown = no se sabe
    .looking = analizando

puzzle = problema
ownPosition = posición propia
goals =
    .win = Problema: gana{ part-within }.
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
    .position-lines = una posición con { $got } líneas sin nombre no se puede usar; se admite: { $wanted }
    .position-line = la línea «{ $got }» de la posición no se puede usar; se admite: { $accepted }, una vez cada una
    .position-card = «{ $got }» en la línea «{ $line }» de la posición no se puede usar; se admite: una carta, como 7H
    .position-twice = una posición con { $got } dos veces no se puede usar; se admite: cada carta una vez
    .position-missing = una posición sin { $got } no se puede usar; se admite: cada carta una vez
    .position-many = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } como máximo
    .position-row = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } lugares
    .position-supply = una posición con { $got } cartas en mazo y descarte no se puede usar; se admite: { $most } como máximo
    .position-heights = «{ $got }» en las bases no se puede usar; se admite: cada palo una vez, como C-0 D-A H-7 S-K
    .position-hidden = la línea «{ $got }» de la posición no se puede usar; se admite: { $most } cartas tapadas como máximo
    .position-over = la línea «{ $got }» de la posición no se puede usar; se admite: primero las cartas tapadas
    .position-order = la línea «{ $got }» de la posición no se puede usar; se admite: cartas descubiertas en orden
    .position-number = la línea «{ $got }» de la posición no se puede usar; se admite: un número de { $least } a { $most }
    .puzzle-reached = el objetivo «{ $got }» no se puede usar; se admite: uno que no se haya alcanzado

copyLink = Copiar enlace
copyResult = Copiar resultado
linkCopied = Enlace copiado.
resultCopied = Resultado copiado.
copyByHand = Para copiar a mano
notCopied = El navegador no lo copia. Está seleccionado: cópialo a mano.
send = Compartir
notSent = El navegador no puede compartirlo. Cópialo.
savePicture = Guardar imagen
outcomes =
    .won = Ganada
    .lost = Perdida
    .unfinished = Sin terminar
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
       *[false] { " " }tras { part-moves }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
lookingForDay = Buscando la partida del día.
linkProblems =
    .no-daily = hoy no se puede ganar ninguna de { $tried } partidas; se reparte una cualquiera
    .no-solver = no se ha encontrado la partida del día ({ $got }); se reparte una cualquiera
    .share-broken = este enlace está incompleto o tiene un error
    .share-newer = este enlace es de la versión { $got }, y aquí se conocen hasta la { $known }
    .share-other-game = este enlace es de { $got }, no de { $wanted }
    .share-moves = este enlace es de una partida con otras reglas
    .share-long = una partida de { $count } movimientos no cabe en un enlace; caben { $most } como máximo
    .share-option = con las reglas «{ $got }» no hay enlace
linkNotOpened = No se abre el enlace: { $problem }.
noDay = { CAPITAL($problem) }.

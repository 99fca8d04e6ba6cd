region = Cómo se juega
headings =
    .aim = Objetivo
    .deal = Reparto
    .bidding = Pujas
    .trump = Triunfo
    .play = Bazas
    .scoring = Puntuación

part-suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
part-suit-card =
    { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
       *[spades] pica
    }
part-a-suit-card =
    { $suit ->
        [clubs] un trébol
        [diamonds] un diamante
        [hearts] un corazón
       *[spades] una pica
    }
part-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
part-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

aims =
    .points = Evita las cartas que suman puntos: gana la puntuación más baja.
    .contract = Puja cuántas bazas harás y haz al menos esas.
    .book = Haz más bazas que el otro bando.
    .exact = Puja cuántas bazas harás y haz exactamente esas.
    .card-points = Puja por el derecho a elegir triunfo. Después haz al menos tantos puntos como hayas pujado.
    .survival = Haz al menos una baza en cada mano. Quien no hace ninguna queda fuera, y gana el último que quede.
    .majority = Gana la mayoría de las últimas { $last } bazas.
players =
    { $players } jugadores. { $sides ->
        [opposite] Los compañeros se sientan enfrente y puntúan juntos.
       *[each] Cada uno juega por su cuenta.
    } El turno pasa a la { $direction ->
        [anticlockwise] derecha
       *[clockwise] izquierda
    }.
ends =
    .points = La partida acaba cuando alguien tiene { part-target }. Si varios comparten la puntuación más baja, se sigue jugando.
    .contract =
        La partida acaba cuando { $sides ->
            [opposite] un bando
           *[each] un jugador
        } tiene { part-target }{ HAS($floor) ->
            [true] { " " }o baja a { $floor }
           *[false] { "" }
        }. Gana la puntuación más alta.
    .book = Gana el primer bando con { part-target }.
    .exact = Después de { $hands } manos gana la puntuación más alta.
    .card-points = Un bando gana con { $target } puntos de juego y pierde con { $lost }.
    .majority = Una mano es una partida.
part-target =
    { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    }

deck = La baraja tiene { $count } cartas.
leftOut = No se usan: { CARDS($cards) }.
jokers = { CAPITAL(part-big) } es el comodín grande, y { CARD($little, form: "the") } el pequeño. Son los triunfos más altos.
part-big = { CARD($big, form: "the") }
hand =
    Cada jugador recibe { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } en esta mano.
handInTwo = Cada jugador recibe { $before } cartas, y { $rest } más cuando se ha elegido triunfo.
stock = Las demás cartas forman el mazo, con la primera boca arriba. Quien gana la baza la toma. El otro jugador toma la siguiente sin enseñarla.
sizes =
    .exact = La primera mano tiene 1 carta, y cada mano una más, hasta { $most }. Luego cada una tiene una menos, hasta 1.
    .survival = Cada mano tiene una carta menos que la anterior.
pass =
    Antes de jugar, cada uno elige { part-cards } y { $count ->
        [one] la
       *[other] las
    } pasa { $to }, sin ver lo que llega.
passInTurn = Antes de jugar, cada uno elige { part-cards } para pasar, sin ver lo que llega. De mano en mano, van: { $to }.
passTo =
    .left = a la izquierda
    .right = a la derecha
    .across = al jugador de enfrente
    .on = a otro jugador
    .none = sin pase

bids = Por turno, desde el jugador después del que reparte, cada uno puja cuántas bazas hará: de { $least } a { $most }.
bidSum = Las pujas de dos compañeros se suman.
nil = Pujar 0 es nulo: no haces ninguna baza.
blindNil =
    { $sides ->
        [opposite] Un bando
       *[each] Un jugador
    } que va al menos { $behind } puntos por detrás puede pujar nulo antes de ver las cartas: nulo a ciegas.{ $exchange ->
        [0] { "" }
        [one] { " " }Entonces los compañeros intercambian { $exchange } carta.
       *[other] { " " }Entonces los compañeros intercambian { $exchange } cartas.
    }
sideLeast = Las pujas de un bando deben sumar al menos { $least }, salvo que una sea nulo.
mustMiss = Las pujas no pueden sumar el número de bazas. Por eso el último no puede pujar cualquier número.
auction = Por turno, desde el jugador después del que reparte, puja más que la última vez o pasa del todo. Las pujas van de { $least } a { $most }.
hold = El primero que pujó también puede igualar una puja posterior.
overPartner = Si tu compañero tiene la puja más alta, necesitas al menos { $least } para pujar más.
allPass =
    .forced = Si todos los demás pasan, quien reparte debe pujar al menos { $least }.
    .redeal = Si todos pasan, reparte el siguiente.
doubles = Después un rival puede doblar, y el bando del que pujó puede redoblar.

trumps =
    .none = No hay triunfo.
    .suit = El triunfo es siempre { part-suit }.
    .dealer-card = La última carta del que reparte se pone boca arriba. Su palo es triunfo.
    .stock-card = Después del reparto se descubre la carta siguiente. Su palo es triunfo.
    .named =
        En esta mano { WHO($seat) ->
            [you] tú eliges
           *[other] { SEAT($seat) } elige
        } triunfo.
    .bidder-suit = Quien hizo la puja más alta elige el palo de triunfo en secreto.
    .bidder-card = Quien hizo la puja más alta deja una carta boca abajo: su palo es triunfo. No se puede jugar hasta que se muestre el triunfo.
mostNames = Desde la segunda mano, elige triunfo quien hizo más bazas en la anterior.
concealed = El triunfo queda oculto hasta que alguien que no puede asistir lo pide. Antes de eso, ninguna carta vale como triunfo.
afterAsking =
    .must-trump = Quien lo pide debe jugar un triunfo, si tiene alguno.
    .free = Quien lo pide puede jugar después cualquier carta.

leads =
    .lowest = Quien tiene { CARD($card, form: "the") } sale con esa carta en la primera baza.
    .next = El jugador después del que reparte sale en la primera baza.
follow = Asiste al palo si puedes: juega una carta del palo de salida. Si no tienes ninguna, juega la que quieras.
wins =
    .highest = La carta más alta del palo de salida gana la baza. Quien gana sale en la siguiente.
    .trump = El triunfo más alto gana la baza, y sin triunfos la carta más alta del palo de salida. Quien gana sale en la siguiente.
examples =
    .highest = Se salió de { part-suit }. { CAPITAL(part-card) } es la carta más alta del palo y gana. { CAPITAL(part-other) } es de otro palo y no puede ganar.
    .two = Se salió de { part-suit }. { CAPITAL(part-card) } es más alta y gana.
    .trump = { CAPITAL(part-card) } es triunfo. Por eso gana, incluso { CARD($other, form: "to") }.
    .winner = gana la baza
part-card = { CARD($card, form: "the") }
part-other = { CARD($other, form: "the") }
ranks =
    .usual = El as es la carta más alta y el 2 la más baja.
    .other = En cada palo este es el orden, con la carta más alta primero:
breaking =
    No se puede salir de { part-suit } antes de que se haya jugado { $by ->
        [points] una carta con puntos
       *[suit] { part-a-suit-card }
    }, salvo que no tengas otra cosa.
firstTrick = En la primera baza no juegues cartas con puntos si puedes.
firstChance = Juega { CARD($card, form: "the") } en cuanto no puedas asistir, o puedas ponerla bajo una carta más alta.
claim = Cuando el resto ya no puede cambiar los puntos, «{ $button }» lo juega de una vez.

cardPoints = Estas cartas cuentan para quien se las lleva:
eachOfSuit = Cada { part-suit-card }: { part-points }
oneCard = { CAPITAL(part-name) }: { part-points }
part-name = { CARD($card) }
eachCard = { part-points } cada una
points = { part-points }
nothing = ningún punto
moon =
    .add = Si un jugador se las lleva todas, los demás suman { part-points } cada uno, y él ninguno.
    .subtract = Si un jugador se las lleva todas, su puntuación baja { $points } en vez de subir.
    .choose = Si un jugador se las lleva todas, elige. Los demás suman { part-points } cada uno, o su propia puntuación baja { $points }.
contractMade = Si haces tantas bazas como pujaste: { $trick } puntos por cada baza de la puja y 1 por cada baza de más.
contractFailed = Si haces menos: menos { $trick } puntos por cada baza de la puja.
bags = Las bazas de más son bolsas. Cada { $count } bolsas cuestan { $penalty } puntos.
nilScore = Nulo: { $points } puntos si no haces ninguna baza. Si no, menos { $points }.
blindNilScore = Nulo a ciegas: más o menos { $points } puntos.
nilTricks =
    .count = Las bazas de un nulo fallido cuentan para la puja del compañero.
    .bags = Las bazas de un nulo fallido no ayudan a la puja del compañero. Cuentan como bazas de más.
book = Cada baza por encima de { $book } vale 1 punto.
honours = Los honores son los cuatro triunfos más altos. El bando que recibió los cuatro suma 4 puntos, y 2 por tres. A un punto de ganar no cuentan.
exact = Por exactamente tantas bazas como pujaste: { $bonus } puntos y 1 por cada baza. Si no, nada.
survival = Tu puntuación es el número de tus bazas en la última mano. Sin ninguna quedas fuera.
majority = La mayoría de las últimas { $last } bazas vale 1 punto.
rankPoints = En cada palo, estas cartas tienen puntos:
total =
    Todas las cartas juntas tienen { $total } puntos.{ $lastTrick ->
        [0] { "" }
       *[other] { " " }La última baza añade { $lastTrick }.
    }
gamePoints = Si el bando que pujó hace tantos puntos como su puja, gana 1 punto de juego. Si no, lo pierde.
high = Una puja de { $high } o más vale 2 puntos de juego.
doubled = Doblada, la mano vale el doble. Redoblada, vale cuatro veces más.
pair = Rey y reina de triunfo en una mano son una pareja. En tu turno puedes mostrarla, si se conoce el triunfo y tu bando tiene una baza.
pairWorth = Una pareja del bando que pujó baja la puja { $by }, hasta { $least } como mínimo. Una pareja de los otros la sube { $by }, hasta { $most } como máximo.

guide =
    .ready = { $aim } Pulsa «{ $deal }» para recibir tus cartas.
    .pass = Pasa cartas que puedan ganar bazas o que vacíen un palo corto: por ejemplo { CARDS($cards, form: "the") }.
    .exchange-nil = Has pujado nulo. Da a tu compañero cartas altas: { CARDS($cards, form: "the") }.
    .exchange-help = Tu compañero ha pujado nulo. Da cartas bajas, que no ganen bazas: { CARDS($cards, form: "the") }.
    .look = Tu bando va muy por detrás. El nulo a ciegas da mucho, pero es un riesgo. Lo más seguro es mirar las cartas.
    .bid = ¿Cuántas bazas harás? Cuenta ases, reyes acompañados y triunfos altos o largos. Aquí { $bid } es una buena puja.
    .bid-nil = Apenas tienes cartas que ganen bazas. Puedes pujar 0, pero entonces no hagas ninguna.
    .bid-high = Tu mejor palo basta para pujar { $bid }. Quien más puja elige triunfo.
    .bid-pass = Tus palos son demasiado débiles para pujar más. Pasa y deja que pujen los demás.
    .must-bid = Nadie ha pujado, así que te toca. Puja el número más bajo.
    .trump = Elige el palo en el que eres más fuerte: { part-suit }.
    .lay = Deja boca abajo una carta baja de tu mejor palo: { CARD($card, form: "the") }. El triunfo será { part-suit }.
    .double = Dobla solo si crees que la puja va a fallar. La mano valdrá el doble.
    .redouble = El otro bando cree que tu puja va a fallar. Redobla solo si lo tienes claro.
    .lead-due = Se sale con { CARD($card, form: "the") } en la primera baza. Juega esa carta.
    .lead-low = Sales tú. Juega { CARD($card, form: "the") }: seguramente alguien jugará más alto y ganará.
    .lead-high = Sales tú. { CAPITAL(part-card) } es la carta más alta que queda de su palo, así que seguramente gane.
    .lead-long = Sales tú. Juega { CARD($card, form: "the") } y guarda las cartas altas para después.
    .duck = Se salió de { part-suit }. Juega { CARD($card, form: "the") }: es más baja que { CARD($best, form: "the") }, así no te llevas la baza.
    .follow-low = Se salió de { part-suit }. Juega { CARD($card, form: "the") }. De momento gana, pero alguien puede jugar más alto.
    .follow-must = Se salió de { part-suit } y no puedes evitar esta baza. Llévatela con { CARD($card, form: "the") }.
    .follow-safe = Se salió de { part-suit } y la baza aún no tiene puntos. Líbrate de una carta alta: { CARD($card, form: "the") }.
    .follow-win = Se salió de { part-suit }. { CAPITAL(part-card) } gana { CARD($best, form: "to") }: intenta llevarte la baza.
    .follow-lose = Deja que gane { CARD($best, form: "the") } y juega una carta baja: { CARD($card, form: "the") }.
    .follow-partner = Tu compañero va ganando esta baza. Juega { CARD($card, form: "the") } y guarda las cartas altas.
    .follow-gift = Tu compañero va ganando esta baza. Añade una carta con puntos: { CARD($card, form: "the") }.
    .discard-points = No tienes { part-suit }, así que no puedes ganar. Descarta { CARD($card, form: "the") }: sus puntos van a quien gane.
    .discard-high = No tienes { part-suit }, así que no puedes ganar. Descarta una carta alta y peligrosa: { CARD($card, form: "the") }.
    .discard-low = No tienes { part-suit }. Descarta una carta que no necesites: { CARD($card, form: "the") }.
    .discard-partner = No tienes { part-suit } y tu compañero va ganando. Descarta una carta que no necesites: { CARD($card, form: "the") }.
    .discard-gift = No tienes { part-suit } y tu compañero va ganando. Añade una carta con puntos: { CARD($card, form: "the") }.
    .ruff = No tienes { part-suit }, así que puedes fallar: { CARD($card, form: "the") } gana de momento.
    .ask = No tienes { part-suit }. Pide el triunfo: así un triunfo puede ganar esta baza.
    .pair = Tienes el rey y la reina de triunfo. Muéstralos: la puja cambia a tu favor.
    .wait =
        { WHO($seat) ->
            [you] Te toca.
           *[other] Le toca { SEAT($seat, form: "to") }.
        }
    .wait-trick =
        { WHO($seat) ->
            [you] Te toca.
           *[other] Le toca { SEAT($seat, form: "to") }.
        } De momento { CARD($best, form: "the") } gana la baza.
    .wait-all = Los demás siguen eligiendo.
    .won =
        { WHO($seat) ->
            [you] Has ganado la baza con { CARD($best, form: "the") } y sales
           *[other] { part-seat } ha ganado la baza con { CARD($best, form: "the") } y sale
        } en la siguiente.
    .won-points =
        { WHO($seat) ->
            [you] Has ganado una baza con { part-points } y sales
           *[other] { part-seat } ha ganado una baza con { part-points } y sale
        } en la siguiente.
    .won-partner = Tu compañero ha ganado la baza con { CARD($best, form: "the") } y sale en la siguiente.
    .moon = ¡Te has llevado todas las cartas con puntos! Elige lo que más te convenga.
    .out = Has quedado fuera de esta partida. Los demás siguen.
    .reveal = Se han jugado todas las bazas. Ahora se cuentan.
    .end-points = Te has llevado { part-points } en esta mano. Tu puntuación es { $score }. Gana la más baja.
    .end-made = La puja de { $bid } se ha cumplido: { SIGNED($points) }.
    .end-failed = La puja de { $bid } no se ha cumplido: { SIGNED($points) }.
    .end-against-made = El otro bando ha cumplido su puja de { $bid }.
    .end-against-failed = El otro bando no ha cumplido su puja de { $bid }.
    .end-tricks =
        Tu bando ha hecho { $tricks ->
            [one] { $tricks } baza
           *[other] { $tricks } bazas
        }: { SIGNED($points) }.
    .end-in = Has hecho una baza, así que sigues en la partida. La próxima mano tiene una carta menos.
    .end-out = No has hecho ninguna baza, así que quedas fuera.
    .end-won = Has ganado la mayoría de las bazas que cuentan, y con ello la partida.
    .end-lost = El otro jugador ha ganado la mayoría de las bazas que cuentan.
    .not-played = Todos han pasado, así que esta mano no se juega. Reparte el siguiente.
part-seat = { CAPITAL(SEAT($seat)) }

keyMain = Botón principal: repartir, pasar las cartas, mano siguiente
    .keys = d
keyWalk = Recorrer tus cartas
    .keys = ← →
keyPlay = Jugar la carta, o elegirla
    .keys = Intro, Espacio
keyHint = Pista
    .keys = h
keyLast = Última baza
    .keys = t
keyPass = Pasar
    .keys = p
keyAsk = Pedir triunfo
    .keys = k
keyPair = Mostrar rey y reina de triunfo
    .keys = q
keyClaim = El resto es mío
    .keys = c
keyTakeBack = Deshacer
    .keys = u

# Formas: a (un rey), the (el rey), from (del rey), to (al rey), plural (reyes).
rankName =
    { $form ->
        [a]
            { $rank ->
                [11] una jota
                [12] una reina
               *[other] un { part-rank }
            }
        [the]
            { $rank ->
                [11] la jota
                [12] la reina
               *[other] el { part-rank }
            }
        [from]
            { $rank ->
                [11] de la jota
                [12] de la reina
               *[other] del { part-rank }
            }
        [to]
            { $rank ->
                [11] a la jota
                [12] a la reina
               *[other] al { part-rank }
            }
        [plural]
            { $rank ->
                [1] ases
                [2] doses
                [3] treses
                [4] cuatros
                [5] cincos
                [6] seises
                [7] sietes
                [8] ochos
                [9] nueves
                [10] dieces
                [11] jotas
                [12] reinas
               *[13] reyes
            }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] as
        [11] jota
        [12] reina
        [13] rey
       *[other] { $rank }
    }

goalFoundations =
    Lleva las { $cards } cartas a { $count ->
        [1] la base
        [4] las cuatro bases
        [8] las ocho bases
       *[other] las { $count } bases
    }{ $by ->
        [suit] : { $each ->
            [1] una
            [2] dos
           *[other] { $each }
        } para cada palo
        [alternate] , alternando rojas y negras
        [color] , cada una toda roja o toda negra
        [another] , sin dos cartas seguidas del mismo palo
       *[any] , sin importar el palo
    }{ $way ->
        [straight] , { part-fromTo }
        [both] , la mitad hacia arriba, { part-fromTo }, y la otra mitad hacia abajo, { RANK_NAME($last, form: "from") } { RANK_NAME($first, form: "to") }
       *[open] { "" }
    }.
part-fromTo = { RANK_NAME($first, form: "from") } { RANK_NAME($last, form: "to") }
goalRuns =
    Forma { $count ->
        [4] cuatro
        [8] ocho
       *[other] { $count }
    } escaleras completas de un mismo palo, { part-fromTo }.
goalColumns =
    { $shape ->
        [pyramid] Retira toda la pirámide.
        [peaks] Despeja los tres picos.
       *[columns] Vacía todas las columnas.
    }{ $rest ->
        [score] { " " }Si no puedes, deja el menor número de cartas posible.
        [free] { " " }Pueden quedar otras cartas.
       *[none] { "" }
    }
goalAll =
    .removed = Retira las { $cards } cartas.
    .waste = Lleva las { $cards } cartas al descarte.

build =
    En las columnas, una carta va sobre otra de { $direction ->
        [down] un valor más
        [up] un valor menos
       *[both] un valor más o menos
    }{ $by ->
        [alternate] { " " }y del otro color
        [suit] { " " }y del mismo palo
        [color] { " " }y del mismo color
        [another] { " " }y de otro palo
       *[any] , sea del palo que sea
    }.
buildAnything = En las columnas, cualquier carta va sobre cualquier otra.
noBuild = En las columnas, ninguna carta va sobre otra.
wrap =
    { $direction ->
        [down] { CAPITAL(part-high) } también va sobre { RANK_NAME($low, form: "a") }.
        [up] { CAPITAL(part-low) } también va sobre { RANK_NAME($high, form: "a") }.
       *[both] { CAPITAL(part-theHigh) } y { RANK_NAME($low, form: "the") } también van uno sobre otro.
    }
part-high = { RANK_NAME($high, form: "a") }
part-low = { RANK_NAME($low, form: "a") }
part-theHigh = { RANK_NAME($high, form: "the") }

moveOne = Las cartas solo se mueven de una en una.
moveRun = Las cartas { part-order } se pueden mover juntas.
part-order =
    en orden { $direction ->
        [down] descendente
        [up] ascendente
       *[both] descendente o ascendente
    }{ $by ->
        [alternate] { " " }y colores alternos
        [suit] { " " }y del mismo palo
        [color] { " " }y del mismo color
        [another] { " " }en que cada una es de otro palo que la siguiente
       *[any] , sean del palo que sean,
    }
moveWhole = Las cartas en orden al final de una columna solo pasan a otra todas juntas.
moveGroup =
    { $isHidden ->
        [true] Cualquier carta boca arriba
       *[false] Cualquier carta
    } se puede mover con todas las que lleve encima, aunque no estén en orden.
supermove = Las cartas en orden se pueden mover juntas: una más que las { part-places } vacías que haya.
fullSupermove = Las cartas en orden se pueden mover juntas: tantas como podrías mover de una en una por las { part-places } vacías.
part-places =
    { $places ->
        [cells] celdas
        [columns] columnas
       *[both] celdas y columnas
    }

emptyAny =
    { $moves ->
        [one] En una columna vacía va cualquier carta.
        [run] En una columna vacía va cualquier carta, con las cartas en orden que lleve encima.
       *[group] En una columna vacía va cualquier carta, con todas las que lleve encima.
    }
emptyRank =
    En una columna vacía solo va { RANK_NAME($rank, form: "a") }{ $moves ->
        [one] { "" }
        [run] , con las cartas en orden que lleve encima
       *[group] , con todas las cartas que lleve encima
    }.
emptyOpenRank =
    { $which ->
        [highest] En una columna vacía solo va una carta del valor con que acaban las bases.
       *[base] En una columna vacía solo va una carta del valor con que empiezan las bases.
    }
emptyWaste = En una columna vacía solo va la carta de arriba del descarte.
emptyNone = Una columna vacía se queda vacía.
fill =
    Una columna vacía se llena enseguida con una carta { $first ->
        [reserve] de la reserva
        [waste] del descarte
       *[stock] del mazo
    }{ $second ->
        [reserve] { " " }o, si no quedan, de la reserva
        [waste] { " " }o, si no quedan, del descarte
        [stock] { " " }o, si no quedan, del mazo
       *[none] { "" }
    }{ $third ->
        [reserve] , y por último de la reserva
        [waste] , y por último del descarte
        [stock] , y por último del mazo
       *[none] { "" }
    }. Después, { $then ->
        [any] ahí va cualquier carta
        [highest] ahí solo va una carta del valor con que acaban las bases
        [base] ahí solo va una carta del valor con que empiezan las bases
        [waste] ahí solo va la carta de arriba del descarte
       *[none] se queda vacía
    }.
fillChoice = Tú eliges qué pila de la reserva llena una columna vacía.
columnsFrom = A una columna solo van cartas { LIST($from) }.
fromPlaces =
    .columns = de otras columnas
    .cells = de las celdas
    .reserve = de la reserva
    .waste = del descarte
most =
    En una columna caben como mucho { $count ->
        [1] una carta
       *[other] { $count } cartas
    }.

cell = Una celda guarda una carta cualquiera hasta que la necesites.
reserve =
    { $piles ->
        [single] Puedes jugar la carta de arriba de la reserva.
        [several] Puedes jugar la carta de arriba de cada pila de la reserva.
       *[cards] Puedes jugar cualquier carta de la reserva.
    } Ninguna carta vuelve a ella.

draw =
    { $wastes ->
        [1] Pulsa el mazo para pasar { $count ->
            [1] una carta
            [2] dos cartas
            [3] tres cartas
           *[other] { $count } cartas
        } al descarte. Puedes jugar la carta de arriba del descarte.
       *[other] Pasa cada carta del mazo al descarte que elijas. Puedes jugar la carta de arriba de cada descarte.
    }
drawToHole = Si ninguna carta encaja, pulsa el mazo para pasar su siguiente carta al descarte.
dealColumns =
    Pulsa el mazo para repartir una carta en cada columna.{ $onlyFull ->
        [true] { " " }Solo se puede si no hay ninguna columna vacía.
       *[false] { "" }
    }
dealReserve = Pulsa el mazo para repartir una carta en cada pila de la reserva.

home = { part-base } { part-next } Pulsa una carta dos veces para enviarla a su base.
part-base =
    { $base ->
        [rank] Cada base empieza con { RANK_NAME($rank, form: "a") }.
        [set] { $rank ->
            [11] Las
            [12] Las
           *[other] Los
        } { RANK_NAME($rank, form: "plural") } están en las bases desde el principio.
        [dealt] Se reparte una carta en una base. Todas las bases empiezan con su valor.
        [first] Tu primera carta en una base puede ser cualquiera. Todas las bases empiezan con su valor.
       *[column] Todas las bases empiezan con el valor de la primera carta que se reparte en las columnas.
    }
part-next =
    Encima va la carta { $direction ->
        [up] siguiente
       *[down] inmediatamente menor
    } { $by ->
        [suit] del mismo palo
        [alternate] del otro color
        [color] del mismo color
        [another] de otro palo
       *[any] de cualquier palo
    }.
homeBoth =
    { $base ->
        [rank] La mitad de las bases empiezan con { RANK_NAME($rank, form: "a") } y van hacia arriba; las demás empiezan con { RANK_NAME($other, form: "a") } y van hacia abajo
       *[open] La primera carta de una base marca el valor desde el que la mitad de las bases van hacia arriba. Las demás empiezan con un valor menos y van hacia abajo
    }, { $by ->
        [suit] cada una de un solo palo
        [alternate] alternando rojas y negras
        [color] cada una toda roja o toda negra
        [another] cambiando de palo en cada carta
       *[any] sin importar el palo
    }.
homeRuns = Una escalera completa de un mismo palo, { $count } cartas { part-fromTo }, va sola a una base.
homeWrap = En las bases, { RANK_NAME($next, form: "a") } va sobre { RANK_NAME($end, form: "a") }.

hole =
    Pulsa { $free ->
        [true] una carta libre
       *[false] la última carta de una columna
    } para moverla al descarte. Debe valer uno más o uno menos que la carta que hay en él; el palo no importa.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = Una carta está libre si ninguna otra la tapa.
holeEnds =
    .wrap = Los valores dan la vuelta: { RANK_NAME($high, form: "the") } y { RANK_NAME($low, form: "the") } van uno sobre otro.
    .apart = { CAPITAL(part-theHigh) } y { RANK_NAME($low, form: "the") } no van uno sobre otro.
    .closed = Sobre { RANK_NAME($high, form: "a") } no va nada, y sobre { RANK_NAME($low, form: "a") }, solo { RANK_NAME($second, form: "a") }.

pairSum =
    { $cards ->
        [free] Retira dos cartas libres que sumen { $sum }.
        [last] Retira las últimas cartas de dos columnas si suman { $sum }.
       *[all] Retira dos cartas que sumen { $sum }.
    } El as vale 1{ $values ->
        [ace] { "" }
        [jack] { " " }y la jota 11
        [queen] , la jota 11 y la reina 12
       *[king] , la jota 11, la reina 12 y el rey 13
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] Retira dos cartas libres del mismo valor.
        [last] Retira las últimas cartas de dos columnas si tienen el mismo valor.
       *[all] Retira dos cartas del mismo valor.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
single =
    { CAPITAL(part-single) } vale { $sum } y se retira { $rank ->
        [11] sola
        [12] sola
       *[other] solo
    }.
part-single = { RANK_NAME($rank, form: "a") }
trio = Retira juntos { LIST($ranks) }.
coverPairs = Una carta puede hacer pareja con una a la que tapa, si ninguna otra tapa a esta.
noCoverPairs = Una carta no puede hacer pareja con una a la que tapa.

pack =
    { $packs ->
        [1] Una baraja
        [2] Dos barajas
       *[other] { $packs } barajas
    }, { $cards } cartas{ $suits ->
        [1] , todas del mismo palo
        [2] , de solo dos palos
       *[4] { "" }
    }.
ranks = Solo se usan las cartas { part-fromTo }.
layout =
    { $columns ->
        [1] { $columns } columna
       *[other] { $columns } columnas
    }{ $sizes ->
        [same] { " " }de { $most ->
            [1] una carta
           *[other] { $most } cartas
        }
        [two] { " " }de { $least } o { $most } cartas
        [range] { " " }de { $least } a { $most } cartas
       *[none] , vacías al principio
    }{ $cells ->
        [0] { "" }
        [1] , una celda
       *[other] , { $cells } celdas
    }.
pyramid = La pirámide tiene { $rows } filas. Cada carta está tapada por dos de la fila siguiente.
peaks = Los tres picos se apoyan en una fila de { $count } cartas. Por encima, cada carta está tapada por dos de la fila siguiente.
faceDown =
    { $which ->
        [top] Solo la última carta de cada columna se reparte boca arriba.
        [covered] Las cartas tapadas están boca abajo.
       *[some] Algunas cartas se reparten boca abajo.
    } Una carta boca abajo se descubre en cuanto ninguna otra la tapa.
cellsDealt =
    { $count ->
        [1] Se reparte una carta en una celda.
       *[other] Se reparten { $count } cartas en celdas.
    }
reserveDeal =
    { $piles ->
        [equal] La reserva tiene { $number } pilas de { part-cards }
        [unequal] La reserva tiene { $number } pilas con { part-cards } en total
       *[single] La reserva tiene { part-cards }
    }{ $isHidden ->
        [true] , boca abajo menos la de arriba
       *[false] { "" }
    }.
part-cards =
    { $count ->
        [1] una carta
       *[other] { $count } cartas
    }
startCards =
    { $count ->
        [1] { CAPITAL(part-single) } está
        [2] Dos { RANK_NAME($rank, form: "plural") } están
        [3] Tres { RANK_NAME($rank, form: "plural") } están
        [4] Cuatro { RANK_NAME($rank, form: "plural") } están
       *[other] { $count } { RANK_NAME($rank, form: "plural") } están
    } en las bases desde el principio.
startOpen =
    { $count ->
        [1] Una carta del valor con que empiezan las bases está en ellas desde el principio.
       *[other] { $count } cartas del valor con que empiezan las bases están en ellas desde el principio.
    }
sink = Después del reparto, los { LIST($ranks) } pasan al fondo de su columna.
holeStart = El descarte empieza con { CARD($card, form: "the") }.
stock = El mazo tiene { part-cards }.
redeals =
    { $redeals ->
        [0] El mazo tiene { part-cards } y se recorre una sola vez.
       *[other] El mazo tiene { part-cards }. Cuando se acaba, puedes dar la vuelta { $wastes ->
            [1] al descarte, que vuelve
           *[other] a los descartes, que vuelven
        } a ser el mazo, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] tantas veces como quieras
        [1] una vez
        [2] dos veces
        [3] tres veces
       *[other] { $redeals } veces
    }
openStock = El mazo está boca arriba: se ve qué carta viene después.
foundationReturn =
    .columns = La carta de arriba de una base puede volver a una columna.
    .cells = La carta de arriba de una base puede volver a una celda vacía.
    .both = La carta de arriba de una base puede volver a una columna o a una celda vacía.
    .none = Lo que sube a la base se queda en ella.

points = Puntos: { LIST($events) }.
pointsFor =
    .deal = { SIGNED($points) } por el reparto
    .up = { SIGNED($points) } por una carta que va a una base
    .back = { SIGNED($points) } por una carta que vuelve de una base
    .fromWaste = { SIGNED($points) } por una carta del descarte a una columna
    .flip = { SIGNED($points) } por una carta que se descubre en una columna
    .redeal = { SIGNED($points) } por dar la vuelta al descarte
    .move = { SIGNED($points) } por cada movimiento
leastPoints = La puntuación nunca baja de { $points }.
cardsLeft = La puntuación es el número de cartas que quedan en las columnas: cuantas menos, mejor.
pileWords = En esta mesa, { LIST($names) }.
calledPiles =
    .columns = las columnas se llaman «{ $name }»
    .cells = las celdas se llaman «{ $name }»
    .reserve = la reserva se llama «{ $name }»
    .foundations = las bases se llaman «{ $name }»
    .stock = el mazo se llama «{ $name }»
    .waste = el descarte se llama «{ $name }»

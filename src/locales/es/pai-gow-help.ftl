region = Cómo se juega

aim = Cómo se gana
    .make = Reparte tus siete cartas en dos manos: cinco detrás y dos delante. Cada una se compara con la de la banca.
    .win = Si ganan las dos, ganas tu apuesta. Si pierden las dos, la pierdes. Si solo gana una, hay empate: no se mueve ninguna ficha.
sides = Delante y detrás
    .front = Delante una pareja gana a cualquier otro par de cartas. Las escaleras y los colores no cuentan ahí.
    .foul =
        La mano de detrás debe valer más que la de delante. Si no, es nula: { $foul ->
            [lose] pierden las dos.
           *[refuse] la mesa no la acepta.
        }
kinds = Orden de las manos
    .best = Manos de cinco cartas, de mejor a peor:
joker = El comodín
    .stands = Completa una escalera, un color o una escalera de color. Si no, es un as.
straights = Escaleras con as
    .wheel =
        { $wheel ->
            [second] Del as al cinco es la segunda escalera más alta.
           *[low] Del as al cinco es la escalera más baja.
        }
copies = Manos iguales
    .copy = Una mano igual a la de la banca la gana la banca. Si gana tu otra mano, hay empate.
pays = Qué paga ganar
    .even = Ganar paga tanto como apostaste.
    .commission = Ganar paga la apuesta menos un { PERCENT($commission) } de comisión, redondeada hacia arriba: { $minStake } paga { $minPays }, { $maxStake } paga { $maxPays }.
pushes =
    .queen-high = No hay comisión. Pero si las siete cartas de la banca no pasan de carta alta reina, se devuelven todas las apuestas.
    .ace-high = No hay comisión. Pero si las siete cartas de la banca no pasan de carta alta as, se devuelven todas las apuestas.
    .nine-front = No hay comisión. Pero si la mano de delante de la banca es carta alta nueve, se devuelven todas las apuestas.
dealers =
    .offer = Antes de apostar, la banca se ofrece a un jugador tras otro. Quien la toma reparte y cubre las apuestas hasta donde llegan sus fichas. Si nadie la toma, reparte la casa y cubre todas las apuestas.
    .house = Reparte la casa y cubre todas las apuestas.
    .turn = Los jugadores reparten por turno. Quien reparte cubre las apuestas hasta donde llegan sus fichas. El resto de la apuesta se devuelve.
fortune = Fortune
    .bet = Una apuesta aparte a tus siete cartas tal como se reparten, las coloques como las coloques y tenga lo que tenga la banca. «{ $button }», junto a la apuesta, muestra qué manos ganan.
    .envy = Desde una apuesta de { $envyMin } paga también cuando otro jugador tiene una mano rara. Es la envidia.

guide =
    .bank = Te ofrecen la banca. Si la tomas, repartes esta mano y juegas contra todos los demás. Si prefieres apostar, pasa la banca.
    .stake = Pulsa fichas para tu apuesta y luego «{ $button }».
    .choose = Pulsa dos cartas para la mano de delante. Las otras cinco deben valer más. «{ $button }» las coloca por ti.
    .foul = La mano de delante vale más que la de detrás: es nula. Pulsa una de las dos cartas de delante para devolverla.
    .set = Esta colocación es válida. Debajo de cada bandeja se ve qué es la mano. Pulsa «{ $button }».
    .wait = Les toca a los demás. Mira sus asientos.
    .out = No estás en esta mano. La guía sigue con la próxima.
    .reveal = Primero ves las manos de la banca y luego las de cada jugador.
    .win = Tus dos manos ganan a la banca: ganas tu apuesta.
    .push = Una mano gana a la banca y la otra no. Es un empate: se te devuelve la apuesta.
    .lose = Ninguna mano gana a la banca: pierdes tu apuesta. Con manos iguales gana la banca.
    .dealt = Repartiste tú. Las manos de los demás se compararon con las tuyas.

keyWalk = Ir a otra carta
    .keys = ← → ↑ ↓
keySwap = Pasar la carta a la otra mano
    .keys = Intro, Espacio
keyAmount = Apostar más o menos
    .keys = + −
keyRepeat = Repetir la última apuesta
    .keys = r
keyDouble = Doblar la apuesta o reducirla a la mitad
    .keys = *, /
keyDeal = Repartir o colocar tus manos
    .keys = d
keySitOut = No jugar
    .keys = p
keyHouseWay = Colocar según el modo de la casa
    .keys = h
keySort = Ordenar por valor o palo
    .keys = s

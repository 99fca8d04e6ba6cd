region = Cómo se juega

aim = Qué gana
    .make = Con siete cartas formas dos manos: cinco detrás y dos delante. Cada una se compara con la de la banca.
    .win = Si ganan las dos, ganas tu apuesta; si pierden las dos, la pierdes. Una y una es empate: no se mueve ninguna ficha.
sides = Delante y detrás
    .front = Delante una pareja gana a cualquier otro par de cartas; las escaleras y los colores no cuentan ahí.
    .foul =
        Las cinco de detrás deben valer más que las dos de delante. Si no, la mano es nula: { $foul ->
            [lose] pierden las dos.
           *[refuse] la mesa no la acepta.
        }
kinds = Qué vale más
    .best = Cinco cartas, de la mejor clase hacia abajo:
joker = El comodín
    .stands = Completa una escalera, un color o una escalera de color; si no, es un as.
straights = Escaleras con as
    .wheel =
        { $wheel ->
            [second] Del as al cinco es la segunda escalera más alta.
           *[low] Del as al cinco es la escalera más baja.
        }
copies = Manos iguales
    .copy = Una mano igual a la de la banca la gana la banca. Con tu otra mano aún puede quedar en empate.
pays = Qué paga ganar
    .even = Ganar paga tanto como apostaste.
    .commission = Ganar paga la apuesta menos un { PERCENT($commission) } de comisión, redondeada hacia arriba: { $minStake } paga { $minPays }, { $maxStake } paga { $maxPays }.
pushes =
    .queen-high = No hay comisión. Pero si la banca no tiene en sus siete cartas nada mejor que una reina, todas las apuestas vuelven.
    .ace-high = No hay comisión. Pero si la banca no tiene en sus siete cartas nada mejor que un as, todas las apuestas vuelven.
    .nine-front = No hay comisión. Pero si la banca tiene delante un nueve y una carta menor, todas las apuestas vuelven.
dealers =
    .offer = Antes de apostar, la banca se ofrece a un jugador tras otro. Quien la toma reparte, y solo cubre las fichas que tiene; si nadie la toma, reparte la casa y cubre todas las apuestas.
    .house = Reparte la casa, y cubre todas las apuestas.
    .turn = Los jugadores reparten por turno. Quien reparte solo cubre las fichas que tiene; el resto de la apuesta vuelve.
fortune = Fortune
    .bet = Una apuesta aparte a tus siete cartas tal como se reparten, las coloques como las coloques y tenga lo que tenga la banca. «Pagos», junto a la apuesta, muestra sus líneas.
    .envy = Desde una apuesta de { $envyMin } paga también cuando otro jugador tiene una mano rara: es la envidia.

guide =
    .bank = Te ofrecen la banca. Quien la toma reparte esta mano y juega contra todos. Pásala si prefieres apostar.
    .stake = Pon tu apuesta en el círculo con las fichas y pulsa «{ $button }».
    .choose = Pulsa dos cartas para delante. Las cinco de detrás deben valer más. «{ $button }» las coloca por ti.
    .foul = Las dos de delante valen más que las cinco de detrás: mano nula. Pulsa una para devolverla.
    .set = Así vale. Debajo de cada bandeja se ve qué es la mano. Pulsa «{ $button }».
    .wait = Les toca a los demás: mira sus asientos.
    .out = No estás en esta mano. La guía sigue con la próxima.
    .reveal = Mira: primero las manos de la banca, y luego las de cada jugador.
    .win = Tus dos manos ganan a la banca: ganas tu apuesta.
    .push = Una mano gana a la banca y la otra no: empate, y tu apuesta vuelve.
    .lose = Ninguna mano gana a la banca: pierdes tu apuesta. Las manos iguales son de la banca.
    .dealt = Repartiste tú: las manos de los demás se compararon con las tuyas.

advice = Consejo
coach = Entrenador
show = Mostrar
hide = Ocultar
cancel = Cancelar
showAdvice = Mostrar consejo
hideAdvice = Ocultar consejo
later = Cuando tengas cartas, aquí verás cuántas veces gana, empata y pierde cada colocación.
deals = No hay consejo para quien reparte: las manos de los demás no se pueden calcular de antemano.
hidden = El consejo está oculto.
working = Calculando { $hands } manos de la banca… { PERCENT($share) }

columns =
    .hands = Delante · detrás
    .wins = gana
    .pushes = empata
    .losses = pierde
    .chips = fichas
caption =
    { $ways ->
        [1] La única colocación válida
       *[other] Las { $ways } colocaciones válidas, de mejor a peor
    }, contra todas las manos que puede tener la banca
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = { " " }({ $ways } formas que solo cambian de palo)
inFront = { " " }delante;{ " " }
atBack = { " " }detrás

chances =
    { $isLaid ->
        [true] Tu colocación
       *[false] La mejor
    }: { part-chances }
part-chances = gana el { PERCENT($wins, digits: 1) }, empata el { PERCENT($pushes, digits: 1) }, pierde el { PERCENT($losses, digits: 1) }
best = Consejo, delante { CARDS($front) }: { part-chances }.

verdicts =
    .best = { part-set } ha sido la mejor.
    .cost =
        { part-set } ha costado { $isLess ->
            [true] menos del { PERCENT($cost, digits: 1) }
           *[false] el { PERCENT($cost, digits: 1) }
        } de la apuesta{ $chips ->
            [0] { "" }
            [one] , { $chips } ficha
           *[other] , { $chips } fichas
        }.
part-set =
    { WHO($seat) ->
        [you] Tu colocación
       *[other] La colocación { SEAT($seat, form: "of") }
    }
better = Lo mejor, delante { CARDS($front) }: { part-chances }.
compared = La colocación junto a la mejor
setRow = Hecha
bestRow = Mejor
judging = Valorando la colocación…
noHands = Después de cada mano, el entrenador muestra cuánto ha costado tu colocación frente a la mejor.
totals =
    { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }, { $best ->
        [one] { $best } colocada
       *[other] { $best } colocadas
    } de la mejor forma. Coste total: el { PERCENT($cost, digits: 1) } de una apuesta, { NUMBER($chips, digits: 1) } { $chips ->
        [one] ficha
       *[other] fichas
    }. Por mano: el { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Manos para aprender
lessonColumns =
    .cost = Coste
    .cards = Cartas
    .front = Delante

advice = Consejo
coach = Entrenador
show = Mostrar
hide = Ocultar
cancel = Cancelar
showAdvice = Mostrar consejo
hideAdvice = Ocultar consejo
later = En cuanto tengas tus cartas, aquí verás cuánto gana, empata y pierde cada colocación.
deals = Repartes tú: lo que coloquen los demás contra ti no se puede calcular de antemano.
hidden = Está oculto.
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
siblings = { " " }({ $ways } formas, según el palo)
inFront = { " " }delante;{ " " }
behind = { " " }detrás

chances =
    { $isLaid ->
        [true] Así
       *[false] Lo mejor
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
better = Lo mejor era, delante, { CARDS($front) }: { part-chances }.
compared = La colocación junto a la mejor
setRow = Hecha
bestRow = Mejor
judging = Valorando la colocación…
noHands = Después de cada colocación verás cuánto ha costado frente a la mejor.
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
    }; por mano, el { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Manos para aprender
lessonColumns =
    .cost = Coste
    .cards = Cartas
    .front = Delante

title = Póker Pai Gow
handNumber = mano { $hand }

# Formas: "plural" (ases, reyes), "to" (al as, a la reina, a la jota).
rankName =
    { $form ->
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
        [to]
            { $rank ->
                [1] al as
                [2] al dos
                [3] al tres
                [4] al cuatro
                [5] al cinco
                [6] al seis
                [7] al siete
                [8] al ocho
                [9] al nueve
                [10] al diez
                [11] a la jota
                [12] a la reina
               *[13] al rey
            }
       *[other]
            { $rank ->
                [1] as
                [2] dos
                [3] tres
                [4] cuatro
                [5] cinco
                [6] seis
                [7] siete
                [8] ocho
                [9] nueve
                [10] diez
                [11] jota
                [12] reina
               *[13] rey
            }
    }

hands =
    .nothing = { part-la }carta alta { RANK_NAME($high) }
    .pair = { part-la }pareja de { RANK_NAME($high, form: "plural") }
    .two-pairs = { part-las }dobles parejas de { RANK_NAME($high, form: "plural") } y { RANK_NAME($low, form: "plural") }
    .trips = { part-el }trío de { RANK_NAME($high, form: "plural") }
    .straight = { part-la }escalera { part-run }
    .flush = { part-el }color { RANK_NAME($high, form: "to") }
    .full-house = { part-el }full de { RANK_NAME($high, form: "plural") } y { RANK_NAME($low, form: "plural") }
    .quads = { part-el }póker de { RANK_NAME($high, form: "plural") }
    .straight-flush =
        { part-la }{ $high ->
            [1] escalera real
           *[other] escalera de color { part-run }
        }
    .five-aces = { part-los }cinco ases
part-el =
    { $form ->
        [sentence] el{ " " }
       *[other] { "" }
    }
part-la =
    { $form ->
        [sentence] la{ " " }
       *[other] { "" }
    }
part-las =
    { $form ->
        [sentence] las{ " " }
       *[other] { "" }
    }
part-los =
    { $form ->
        [sentence] los{ " " }
       *[other] { "" }
    }
part-run =
    { $high ->
        [5] del as al cinco
       *[other] { RANK_NAME($high, form: "to") }
    }
twoCards = { RANK_NAME($high) }, { RANK_NAME($low) }
# omits $kind
handApart = { $hand }, { RANK_NAME($rank) }
handWithJoker =
    { $hand }, el comodín como { HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }

sides =
    .front = Delante
    .back = Detrás
trays =
    .front =
        { sides.front } · { $count ->
            [2] dos cartas
           *[other] { $count } de 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] cinco cartas
           *[other] { $extra } para delante
        }

choose =
    { $missing ->
        [1] Elige una carta más para la mano de delante.
       *[2] Elige dos cartas para la mano de delante. Las otras cinco deben valer más.
    }
legalSet =
    Colocación válida: { $back } { $backKind ->
        [two-pairs] ganan
        [five-aces] ganan
       *[other] gana
    } a { $front }.
foulSet = { CAPITAL(part-foul) }. Es una mano nula: perderías las dos.
part-foul = { $front } delante vale más que { $back } detrás
houseWay =
    Modo de la casa: { $rule ->
        [five-aces] cinco ases
        [quads] póker
        [two-trips] dos tríos
        [full-house] full
        [straight-or-flush] escalera o color
        [trips] trío
        [three-pairs] tres parejas
        [two-pairs] dobles parejas
        [one-pair] una pareja
       *[nothing] sin pareja
    }.

idle =
    .sits-out = No juegas esta mano.
    .no-chips = Ya no tienes fichas.
    .deals = Tú repartes. Los demás apuestan.
    .deals-later = Tú repartes. Tus cartas se descubrirán cuando los demás hayan colocado las suyas.
    .offer = Se ofrece la banca.
    .wait = Esperando a los demás jugadores.
    .nobody = Nadie ha apostado, así que no se han repartido cartas.
offered = ¿Tomas la banca? Repartes esta mano y juegas contra todos los demás.
covered = Pasa el dispositivo { SEAT($seat, form: "to") }.

dealer = reparte
house = casa
openSeat = libre
seatStates =
    .waiting = por apostar
    .out = no juega
    .setting = colocando
    .set = colocada
seats = Asientos
ownHands = Tus manos
backs =
    { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
diceName = dados { $dice }
firstHand =
    Total { $total }: la primera mano es { WHO($seat) ->
        [you] tuya
       *[other] { SEAT($seat, form: "of") }
    }

stake = Apuesta
bonus = Bono Fortune
staked =
    apuesta { $stake }{ $bonus ->
        [0] { "" }
       *[other] , bono { $bonus }
    }
bonusSign = bono { $bonus }
limits = de { $min } a { $max }
addChip = Añadir { $chips }
pays = ganar paga { $chips }
repeat = Repetir
    .name = Repetir la última apuesta
double = 2×
    .name = Doblar la apuesta
half = ½
    .name = Reducir la apuesta a la mitad
noStake = Aún no hay ninguna apuesta que repetir.

menu = Más
fair = Comprobar este reparto
help = Cómo se juega
buttons =
    .clear = Borrar
    .pays = Tabla de pagos
    .bank = Tomar la banca
    .decline = Pasar la banca
    .deal = Repartir
    .pass = No jugar
    .house-way = Modo casa
    .set = Colocar
    .show = Ver mis cartas
    .next = Otra mano
    .rebuy = Pedir más fichas
    .step = Seguir
    .skip = Ir al final
    .new = Nueva mesa
sortBy =
    .rank = Ordenar por valor
    .suit = Ordenar por palo

fortune =
    .natural-seven = escalera de color de siete cartas
    .royal-match = escalera real con rey y reina de un palo
    .joker-seven = escalera de color de siete con comodín
    .five-aces = cinco ases
    .royal-flush = escalera real
    .straight-flush = escalera de color
    .quads = póker
    .full-house = full
    .flush = color
    .trips = trío
    .straight = escalera

outcomes =
    .win = Gana
    .push = Empata
    .lose = Pierde
comparisons =
    .win = gana
    .lose = pierde
    .copy = iguala
foul = Nula
commission = comisión { $chips }
pushed = empate{ part-push }
part-push =
    { $push ->
        [queen-high] : la banca tiene carta alta reina
        [ace-high] : la banca tiene carta alta as
        [nine-front] : la banca tiene delante carta alta nueve
       *[none] { "" }
    }
returned = a la banca le faltan fichas, vuelven { $chips }
stakeLine = Apuesta { SIGNED($chips) }
bonusLine =
    Fortune{ HAS($line) ->
        [true] : { $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine = Envidia: { SEAT($seat, form: "label") }, { $line } { SIGNED($chips) }

announcements =
    .hand-started = Mano { $hand }.
    .deals =
        { WHO($seat) ->
            [you] Repartes
           *[other] { CAPITAL(SEAT($seat)) } reparte
        }.
    .bank-offered = Se ofrece la banca: { SEAT($seat, form: "label") }.
    .takes-bank =
        { WHO($seat) ->
            [you] Tomas
           *[other] { CAPITAL(SEAT($seat)) } toma
        } la banca.
    .passes-bank =
        { WHO($seat) ->
            [you] Pasas
           *[other] { CAPITAL(SEAT($seat)) } pasa
        } la banca.
    .house-deals = Nadie toma la banca, así que reparte la casa.
    .bet =
        { WHO($seat) ->
            [you] Apuestas
           *[other] { CAPITAL(SEAT($seat)) } apuesta
        } { CHIPS($chips) }{ $bonus ->
            [0] { "" }
           *[other] { " " }y { $bonus } a Fortune
        }.
    .sits-out =
        { WHO($seat) ->
            [you] No juegas
           *[other] { CAPITAL(SEAT($seat)) } no juega
        }.
    .cut =
        { WHO($seat) ->
            [you] Cortas
           *[other] { CAPITAL(SEAT($seat)) } corta
        }.
    .nobody-played = Nadie ha apostado, así que no se reparten cartas.
    .dice = Los dados suman { $total }.
    .dealt =
        { WHO($seat) ->
            [you] Recibes
           *[other] { CAPITAL(SEAT($seat)) } recibe
        } la primera mano.
    .own-cards =
        { WHO($seat) ->
            [you] Tus cartas
           *[other] Las cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }.
    .set =
        { WHO($seat) ->
            [you] Ya has
           *[other] { CAPITAL(SEAT($seat)) } ya ha
        } colocado.
    .dealer-shown = Todos han colocado.
    .dealer-set = { SEAT($seat, form: "label") }: { $front } delante; { $back } detrás.
    .stack =
        { $chips ->
            [0]
                { WHO($seat) ->
                    [you] Ya no tienes
                   *[other] { CAPITAL(SEAT($seat)) } ya no tiene
                } fichas
           *[other]
                { WHO($seat) ->
                    [you] Tienes
                   *[other] { CAPITAL(SEAT($seat)) } tiene
                } { CHIPS($chips) }
        }.

compared =
    { SEAT($seat, form: "label") }: { $front } { $frontResult ->
        [win] gana
        [lose] pierde
       *[copy] iguala
    } delante; { $back } { $backResult ->
        [win] gana
        [lose] pierde
       *[copy] iguala
    }{ $backKind ->
        [two-pairs] n
        [five-aces] n
       *[other] { "" }
    } detrás.
foulPlayed = { SEAT($seat, form: "label") }: mano nula: pierden las dos.
ownPush = Una mano para cada uno: recuperas tu apuesta.
stakeBack = Recuperas tu apuesta.
results =
    .win = { part-wins }{ part-commission }.
    .push =
        { WHO($seat) ->
            [you] Empatas
           *[other] { CAPITAL(SEAT($seat)) } empata
        }{ part-push }.
    .lose = { part-loses }.
part-wins =
    { $chips ->
        [0] { part-even }
       *[other]
            { WHO($seat) ->
                [you] Ganas
               *[other] { CAPITAL(SEAT($seat)) } gana
            } { CHIPS($chips) }
    }
part-loses =
    { $chips ->
        [0] { part-even }
       *[other]
            { WHO($seat) ->
                [you] Pierdes
               *[other] { CAPITAL(SEAT($seat)) } pierde
            } { CHIPS($chips) }
    }
part-even =
    { WHO($seat) ->
        [you] Te quedas igual
       *[other] { CAPITAL(SEAT($seat)) } se queda igual
    }
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }tras { $commission } de comisión{ $rounded ->
                [true] { " " }(redondeada hacia arriba)
               *[false] { "" }
            }
    }
dealerResults =
    .win = { part-wins }{ part-as-dealer }{ part-commission }.
    .even = { part-even }{ part-as-dealer }{ part-commission }.
    .lose = { part-loses }{ part-as-dealer }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }como banca
    }
dealerShort = A la banca le faltan fichas. Devuelto de la apuesta: { CHIPS($chips) }.
bonusLost = El bono de { $chips } se pierde.
bonusWon = Fortune, { $line }: premio de { $chips }.
envyWon = Envidia, { SEAT($seat, form: "label") }, { $line }: premio de { $chips }.
inAll = Total { SIGNED($chips) }.
sentenceGap = { " " }

stakeNames =
    .stake = La apuesta
    .bonus = El bono
refusals =
    .no-such-move = No existe la acción «{ $move }». Las acciones son bank, decline, bet, pass, cut y set.
    .not-now =
        Ahora no se puede { part-move }: { $phase ->
            [offer] se está ofreciendo la banca
            [bets] se está apostando
            [set] se están colocando las manos
            [dealer] las cartas de la banca están a la vista
           *[over] la mano ha terminado
        }.
    .not-offered = La banca se ofrece ahora a otro: { SEAT($seat, form: "label") }.
    .seat-open = { CAPITAL(SEAT($seat)) } está libre.
    .seat-out =
        { WHO($seat) ->
            [you] No juegas
           *[other] { CAPITAL(SEAT($seat)) } no juega
        } esta mano.
    .already-set = { part-have } colocado.
    .already-bet = { part-have } apostado.
    .already-cut = { part-have } cortado.
    .dealer-bets-not = Quien reparte no apuesta.
    .house-cuts-not = La casa no corta.
    .table-moves = Solo la mesa puede { part-move }.
    .bets-open =
        { WHO($seat) ->
            [you] Antes tienes
           *[other] { CAPITAL(SEAT($seat)) } antes tiene
        } que apostar o dejar pasar la mano.
    .no-bonus = En esta mesa no hay bono.
    .bad-cut = El texto para cortar puede tener como máximo { NUMBER($most) } caracteres.
    .cards-covered = Estas cartas están tapadas. Muéstralas primero.
    .two-in-front = Pon dos cartas delante y cinco detrás.
    .same-card = { CAPITAL(CARD($card, form: "the")) } no puede ir dos veces delante.
    .foreign-card =
        { HAS($card) ->
            [true] { CAPITAL(CARD($card, form: "the")) }
           *[false] { $got }
        } no es una de las siete cartas.
    .foul = { CAPITAL(part-foul) }.
    .house-way =
        La banca debe colocar según el modo de la casa { $houseWay ->
            [foxwoods] de Foxwoods
            [mgm-grand] del MGM Grand
           *[own] de esta mesa
        }.
part-have =
    { WHO($seat) ->
        [you] Ya has
       *[other] { CAPITAL(SEAT($seat)) } ya ha
    }
part-move =
    { $move ->
        [bank] tomar la banca
        [decline] pasar la banca
        [bet] apostar
        [pass] dejar pasar la mano
        [cut] cortar
        [deal] repartir
        [set] colocar
       *[settle] pagar
    }

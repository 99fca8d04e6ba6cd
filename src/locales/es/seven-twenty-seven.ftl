title = Siete y veintisiete
handNumber = mano { $hand }
seats = Asientos
dealer = reparte
dealerSign = D
openSeat = libre
tempers =
    .cautious = con cautela
    .steady = con calma
    .bold = con audacia
toAnte = aún sin ante
backs =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    } boca abajo
actions =
    .ante = ante { $amount }
    .sit-out = no juega
    .cut = corta
    .check = pasa
    .call = iguala { $amount }
    .bet = apuesta { $amount }
    .raise = sube { $amount }
    .fold = no va
    .take = pide carta
    .stand = se planta
    .declare = declara
    .bust = se pasó
allIn = all-in
frozen = congelada
declared = declara { part-targets }
won =
    { $targets ->
        [low] gana el 7
        [high] gana el 27
       *[both] gana ambos
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] ambos
    }
points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
shows = enseña { part-open }
seen = los demás ven { part-open }
# Ante el sonido de una o se dice u: 1 u 11.
part-open =
    { $count ->
        [1] { $least }
        [2]
            { $least } { $whole ->
                [11] u
               *[other] o
            } { $most }
       *[other] { $least } a { $most }
    }
seenByAll = a la vista de todos
range = tiene { $least }–{ $most }
totals =
    { HAS($high) ->
        [true] { $low } y { $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] { $low } para 7, { $high } para 27
       *[false] { $low }
    }
ownHand = Tu mano
dealings =
    .up-down = Recibes una carta boca arriba y otra boca abajo.
    .down-down-up = Recibes dos cartas boca abajo y una boca arriba.
    .down-up = Recibes una carta boca abajo y una boca arriba.
goal = para { part-target }
exact = exacto
tooHigh = demasiado
short =
    { $halves ->
        [1] falta
        [2] falta
       *[other] faltan
    } { $points }
over =
    { $halves ->
        [1] sobra
        [2] sobra
       *[other] sobran
    } { $points }
aces =
    { $count ->
        [one] as
       *[other] ases
    } como { $values ->
        [ones] 1
        [elevens] 11
       *[both] 1 y 11
    }
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } su número
    .ace = as 1 u 11, lo mejor para cada objetivo
intro =
    .carried = En el bote quedan { CHIPS($chips) } de antes.
    .aim = La mano más cercana a 7 gana medio bote; la más cercana a 27, el otro medio. Una misma mano puede ganar los dos.
    .declare = Al final declaras 7, 27 o ambos.
scorings =
    .nearest = Por encima o por debajo, cuenta lo mismo.
    .over-is-bust = Quien se pasa de un objetivo no lo puede ganar.
    .under-beats-over = A igual distancia, por debajo gana a por encima.
    .over-beats-under = A igual distancia, por encima gana a por debajo.
    .inside-beats-outside = A igual distancia, gana el total que está entre 7 y 27.
    .outside-beats-inside = A igual distancia, gana el total que no está entre 7 y 27.
pot = Bote
potName =
    { $pot ->
        [only] Bote
        [main] Bote principal
        [side] Bote secundario
       *[numbered] Bote secundario { $number }
    }
half = { part-target } gana { $chips }
among = { SEATS($seats, form: "label") }
phases =
    .ante = Ante
    .bets = Apuestas
    .draw = Cartas extra
    .declare = Declaraciones
    .over = Resultado
menu = Más
help = Cómo se juega
hintLabel = Pista
fair = Comprobar este reparto
buttons =
    .sit-out = No jugar
    .check = Pasar
    .fold = No ir
    .take = Pedir carta
    .stand = Plantarse
    .low = Declarar 7
    .high = Declarar 27
    .both = Declarar ambos
    .show = Ver mis cartas
    .next = Otra mano
    .rebuy = Pedir más fichas
    .step = Seguir
    .skip = Ir al final
    .new = Nueva mesa
costs =
    .ante = Ante { $chips }
    .call = Igualar { $chips }
    .bet = Apostar { $chips }
    .raise = Subir { $chips }
amountOf =
    .bet = Apostar
    .raise = Subir
limits = de { $min } a { $max }
addChip = Añadir { $chips }
presets =
    .min = Mín.
    .half-pot = ½ bote
    .pot = Bote
    .max = Máx.
presetOf = { $preset }: { CHIPS($chips) }
preActions =
    .check-or-fold = Pasar o no ir
    .call-any = Igualar todo
    .not-now = Puedes elegirlo mientras otros apuestan.
    .shared = No mientras siga en juego otra persona de este dispositivo.
preActionChosen =
    En tu turno: { $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }.
preActionNone = No hay nada elegido por adelantado.
preActionDropped =
    «{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }» ya no vale.
plansName = Planes
plans =
    .stand = Plantarse hasta el final
    .take = Pedir hasta
planStop = Parar con este total para 27
planLate = Puedes elegirlo mientras aún puedas pedir cartas.
planChosen =
    { $type ->
        [stand] Te plantas hasta el final de la mano.
       *[take] Pides cartas hasta que tu total para 27 sea de { $until } o más.
    }
planNone = El plan queda anulado.
planShown =
    { $type ->
        [stand] Plan: plantarse
       *[take] Plan: pedir hasta { $until }
    }
steps =
    .ante = Pon el ante de { $ante } para recibir cartas, o deja pasar esta mano.
    .check = Nadie ha apostado. Pasa sin poner nada, o apuesta de { $min } a { $max }.
    .call =
        Seguir cuesta { $call }: iguala{ $raises ->
            [true] , sube
           *[false] { "" }
        } o no vayas.
    .draw =
        Pide carta{ $up ->
            [true] { " " }boca arriba
           *[false] { "" }
        } o plántate. { $left ->
            [0] Más adelante aún podrás pedir.
            [1] Si te plantas ahora, ya no recibes más.
           *[other] Si te plantas { $left } veces más, ya no recibes más.
        }
    .declare =
        ¿Qué mitad? Con ambos tienes que ganar los dos{ $tie ->
            [true] , o uno y empatar en el otro
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }Se sabrá todo a la vez.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat, form: "label") }, toma el dispositivo.
    .frozen = Tu mano está congelada: ya no recibes cartas, pero sigues apostando. { $waits }
    .all-in = Vas all-in. { $waits }
    .folded = No vas. Los demás siguen jugando.
    .bust = Te has pasado de 27, con cada as como 1. Los demás siguen jugando.
    .sits-out = No juegas esta mano.
    .no-chips = Ya no tienes fichas.
    .nobody = Pusieron el ante menos de dos, así que no se han repartido cartas.
waitForSeat = Esperando { SEAT($seat, form: "to") }.
waitForOthers = Esperando a los demás.
paid =
    { $outcome ->
        [even]
            { WHO($seat) ->
                [you] Te quedas
               *[other] { part-seat } se queda
            } igual
        [won]
            { WHO($seat) ->
                [you] Ganas
               *[other] { part-seat } gana
            } { CHIPS($chips) }
       *[lost]
            { WHO($seat) ->
                [you] Pierdes
               *[other] { part-seat } pierde
            } { CHIPS($chips) }
    }{ $won ->
        [0] .
       *[other] : { $won } del bote, { $put } puestas.
    }
part-seat = { CAPITAL(SEAT($seat)) }
hints =
    .ante = Pista: poner el ante.
    .sit-out = Pista: no jugar.
    .cut = Pista: cortar.
    .check = Pista: pasar.
    .bet = Pista: apostar { $amount }.
    .call = Pista: igualar.
    .raise = Pista: subir { $amount }.
    .fold = Pista: no ir.
    .take = Pista: pedir carta.
    .stand = Pista: plantarse.
    .declare = Pista: declarar { part-targets }.
announcements =
    .hand-started =
        Mano { $hand }. { WHO($dealer) ->
            [you] Repartes
           *[other] { CAPITAL(SEAT($dealer)) } reparte
        }. El ante es de { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }En el bote quedan { CHIPS($carried) }.
        }
    .nobody-played = Han puesto el ante menos de dos, así que no se reparten cartas.
    .ante =
        { WHO($seat) ->
            [you] Pones
           *[other] { part-seat } pone
        } { $amount } de ante{ part-all-in }.
    .call =
        { WHO($seat) ->
            [you] Igualas
           *[other] { part-seat } iguala
        } { $amount }{ part-all-in }.
    .bet =
        { WHO($seat) ->
            [you] Apuestas
           *[other] { part-seat } apuesta
        } { $amount }{ part-all-in }.
    .raise =
        { WHO($seat) ->
            [you] Subes
           *[other] { part-seat } sube
        } { $amount }{ part-all-in }.
    .sits-out = { part-passes }.
    .cut =
        { WHO($seat) ->
            [you] Cortas
           *[other] { part-seat } corta
        }.
    .check =
        { WHO($seat) ->
            [you] Pasas
           *[other] { part-seat } pasa
        }.
    .fold =
        { WHO($seat) ->
            [you] No vas
           *[other] { part-seat } no va
        }.
    .bust =
        { WHO($seat) ->
            [you] Te pasas
           *[other] { part-seat } se pasa
        } de 27.
    .take =
        { HAS($card) ->
            [true]
                { WHO($seat) ->
                    [you] Recibes
                   *[other] { part-seat } recibe
                } { CARD($card, form: "the") }{ HAS($counts) ->
                    [true] : { $counts }
                   *[false] { "" }
                }
           *[false]
                { WHO($seat) ->
                    [you] Pides
                   *[other] { part-seat } pide
                } carta
        }.
    .stand =
        { WHO($seat) ->
            [you] Te plantas
           *[other] { part-seat } se planta
        }{ $frozen ->
            [true] , y la mano queda congelada
           *[false] { "" }
        }.
    .dealt =
        { WHO($seat) ->
            [you] Enseñas
           *[other] { part-seat } enseña
        } { CARDS($cards, form: "the") }.
    .own-cards =
        { WHO($seat) ->
            [you] Tus cartas
           *[other] Las cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }: { $counts }.
    .declare =
        { $targets ->
            [secret]
                { WHO($seat) ->
                    [you] Ya has
                   *[other] { part-seat } ya ha
                } declarado
           *[other]
                { WHO($seat) ->
                    [you] Declaras
                   *[other] { part-seat } declara
                } { part-targets }
        }.
    .declared = Declarado: { $all }.
    .phase =
        { $phase ->
            [bets] Apuestas.
            [draw] Cartas extra.
            [declare] Declaraciones.
           *[other] { "" }
        }
    .turn =
        { WHO($seat) ->
            [you] Tu turno
           *[other] El turno { SEAT($seat, form: "of") }
        }{ $call ->
            [0] { "" }
           *[other] : { $call } para igualar
        }.
    .stack =
        { $chips ->
            [0]
                { WHO($seat) ->
                    [you] Ya no tienes
                   *[other] { part-seat } ya no tiene
                } fichas
           *[other]
                { WHO($seat) ->
                    [you] Tienes
                   *[other] { part-seat } tiene
                } { CHIPS($chips) }
        }.
declaredBy = { SEAT($seat, form: "label") } ({ part-targets })
part-all-in =
    { $allIn ->
        [true] , all-in
       *[false] { "" }
    }
part-passes =
    { WHO($seat) ->
        [you] No juegas
       *[other] { part-seat } no juega
    }
explanations =
    .both = { part-pot }{ part-wins } las dos mitades ({ CHIPS($amount) }): { part-ranks } suma { part-reach }.
    .half =
        { part-pot }{ $shared ->
            [true]
                { WHO($seat) ->
                    [you] Compartes
                   *[other] { part-seat } comparte
                }
           *[false] { part-wins }
        } la mitad del { part-target } ({ CHIPS($amount) }{ $odd ->
            [true] , con la impar
           *[false] { "" }
        }): { part-ranks } suma { HAS($off) ->
            [true] { $total } (a { $off } de { part-target })
           *[false] { $total }
        }.
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName }: { part-alone }.
           *[false] { CAPITAL(part-alone) } sin enseñar las cartas.
        }
    .failed-both =
        { part-pot }{ WHO($seat) ->
            [you] Declaraste ambos, pero no ganaste los dos, y no te llevas nada.
           *[other] { part-seat } declaró ambos, pero no ganó los dos, y no se lleva nada.
        }
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters =
        { part-pot }{ WHO($seat) ->
            [you] Ganas una mitad en solitario y empatas
           *[other] { part-seat } gana una mitad en solitario y empata
        } en la otra: tres cuartos, { CHIPS($amount) }.
    .five-ace-ace = 5-A-A vence a cualquier otra mano: { SEATS($seats) }.
    .uncalled = Apuesta sin igualar, devuelta { SEAT($seat, form: "to") }: { CHIPS($amount) }.
    .nothing =
        { WHO($seat) ->
            [you] No ganas
           *[other] { part-seat } no gana
        } nada: { part-ranks } suma { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-wins =
    { WHO($seat) ->
        [you] Ganas
       *[other] { part-seat } gana
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } (a { $lowOff } de 7)
               *[false] { $low }
            } y { HAS($highOff) ->
                [true] { $high } (a { $highOff } de 27)
               *[false] { $high }
            }
       *[false]
            { $low } ({ HAS($lowOff) ->
                [true] a { $lowOff } de 7,{ " " }
               *[false] { "" }
            }a { $highOff } de 27)
    }
part-unclaimed = { part-pot }nadie puede ganar la mitad del { part-target }: { CHIPS($amount) }, también { SEATS($seats, form: "for") }.
part-alone =
    solo { WHO($seat) ->
        [you] quedas tú y te llevas
       *[other] queda { SEAT($seat) } y se lleva
    } { CHIPS($amount) }
part-void = { part-pot }nadie puede ganar según lo declarado: deciden los totales.
part-carried =
    { part-pot }nadie puede ganar { $target ->
        [pot] el bote
       *[other] la mitad del { part-target }
    }. Para la próxima mano { $amount ->
        [one] queda
       *[other] quedan
    } { CHIPS($amount) }.
stakes =
    .bet = La apuesta
    .raise = La subida
refusals =
    .no-such-move = No existe la acción «{ $move }».
    .not-now =
        Ahora no toca { part-move }: { $phase ->
            [ante] se está poniendo el ante
            [bets] se está apostando
            [draw] se están repartiendo cartas extra
            [declare] se está declarando
           *[over] la mano ha terminado
        }.
    .seat-open = No hay nadie en { SEAT($seat) }.
    .seat-out = { part-passes } esta mano.
    .seat-folded = { part-is } retirado de esta mano.
    .seat-bust = { part-is } pasado de 27.
    .already-anted = { part-has } puesto el ante.
    .already-cut = { part-has } cortado.
    .already-declared = { part-has } declarado.
    .not-your-turn =
        Es { WHO($turn) ->
            [you] tu turno
           *[other] el turno { SEAT($turn, form: "of") }
        }.
    .seat-frozen =
        Tras plantarse { $stands ->
            [one] { $stands } vez
            [many] { $stands } de veces
           *[other] { $stands } veces
        } seguidas, la mano queda congelada: no recibe más cartas.
    .bad-cut = El texto para cortar tiene como máximo { $most } letras.
    .bad-declaration = «{ $targets }» no se puede declarar: solo 7, 27 o ambos.
    .table-moves = Solo la mesa puede { part-move }.
    .antes-open =
        { WHO($seat) ->
            [you] Aún tienes
           *[other] { part-seat } aún tiene
        } que poner el ante o dejar pasar la mano.
    .bet-open =
        Hay una apuesta: { $call ->
            [1] falta
           *[other] faltan
        } { CHIPS($call) } para igualar.
    .no-bet-open = Nadie ha apostado, así que no hay nada que igualar.
    .max-raises =
        En cada ronda se puede subir { $max ->
            [one] { $max } vez
            [many] { $max } de veces
           *[other] { $max } veces
        } como máximo.
    .short-of-raise = Tras igualar no quedan fichas para subir.
    .not-reopened = La última subida no llegó al mínimo de { $min }, y no permite otra.
    .nobody-to-raise = Todos los demás ya van all-in.
part-has =
    { WHO($seat) ->
        [you] Ya has
       *[other] { part-seat } ya ha
    }
part-is =
    { WHO($seat) ->
        [you] Te has
       *[other] { part-seat } se ha
    }
part-move =
    { $move ->
        [ante] poner el ante
        [sit-out] dejar pasar la mano
        [cut] cortar
        [deal] repartir
        [check] pasar
        [bet] apostar
        [call] igualar
        [raise] subir
        [fold] retirarse
        [take] pedir carta
        [stand] plantarse
        [declare] declarar
       *[settle] pagar
    }

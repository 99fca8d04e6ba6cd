region = Cómo se juega
headings =
    .aim = Qué gana
    .values = Qué valen las cartas
    .course = Una mano
    .screen = Qué se ve
bust = Por encima de 27, con cada as como 1, quedas fuera de la mano al instante, y tus fichas se quedan en el bote.
lowUnclaimed = Si nadie está en 7 o menos, quien gana la mitad del 27 se lleva las dos.
fiveAceAce = 5-A-A vence a cualquier otra mano, también a otras que suman 7 y 27.
threeQuarters = Quien gana una mitad en solitario y empata en la otra se lleva tres cuartos del bote.
carriedPot = Si nadie puede ganar según lo declarado, el bote queda para la próxima mano.
carriedHalf = Una mitad que nadie puede ganar queda en el bote para la próxima mano.
values =
    .courts =
        { $tens ->
            [half] 10, J, Q y K
           *[face] J, Q y K
        }: medio punto, ½.
    .numbers =
        Del 2 al { $tens ->
            [half] 9
           *[face] 10
        }: su número.
    .ace = As: 1 u 11. Cada as por separado, y lo mejor para cada objetivo.
    .example = Así, 5-A-A es 5 + 1 + 1 = 7 y 5 + 11 + 11 = 27: los dos exactos.
ante = Ante: cada jugador pone { $ante }.
deals =
    .up-down = Reparto: cada uno recibe una carta boca arriba y otra boca abajo, y puede pedir una tercera.
    .down-down-up = Reparto: cada uno recibe dos cartas boca abajo y una boca arriba.
    .down-up = Reparto: cada uno recibe una carta boca abajo y una boca arriba.
bets =
    Apuestas: pasa sin poner nada, o apuesta { part-limits }. Cuando alguien ha apostado, iguala, sube { part-limits }{ HAS($maxRaises) ->
        [true]
            { " " }({ $maxRaises } { $maxRaises ->
                [one] vez
               *[other] veces
            } por ronda como máximo)
       *[false] { "" }
    }, o no vayas y quedas fuera.{ $opens ->
        [best-up-card] { " " }Empieza quien más suma con sus cartas boca arriba (as como 1).
       *[dealers-left] { "" }
    }
part-limits =
    de { $min } a { $limit ->
        [pot] todo el bote
        [half-pot] medio bote
       *[range] { $max }
    }
draw =
    Cartas extra: cada uno pide una boca { $draw ->
        [up] arriba
       *[down] abajo
    } o se planta. { $freeze ->
        [0] Quien se planta puede volver a pedir la próxima vez.
        [one] Quien se planta { $freeze } vez seguidas ya no recibe más.
       *[other] Quien se planta { $freeze } veces seguidas ya no recibe más.
    }
again =
    Mientras alguien pida, se vuelve a apostar y a pedir.{ $lastBet ->
        [true] { " " }Después hay una última apuesta.
       *[false] { "" }
    }
declare =
    Declaraciones: { $declare ->
        [sequential] por turno
       *[simultaneous] a la vez
    }, cada uno dice a qué va: 7, 27 o ambos. Un objetivo solo lo gana quien lo ha declarado. Quien declara ambos gana { $winAndTie ->
        [shared] los dos en solitario
       *[three-quarters] uno en solitario y al menos empata en el otro
    }, o no gana nada.
showdown = Final: los que siguen en juego descubren sus cartas, y se paga cada mitad. Las manos iguales comparten la suya.
screen =
    .cards = Junto a tus cartas: cuánto suman ahora para 7 y para 27, y a qué distancia están.
    .seats = Bajo cada asiento: qué enseñan sus cartas boca arriba, y entre qué totales puede estar la mano.
    .middle = En el centro: cuánto pagaría cada mitad del bote. Quien no tiene fichas para igualar va all-in, y el resto forma un bote secundario de los demás.
guide =
    .ante = Pulsa «{ $ante }» para recibir cartas. Va al bote: una mitad para la mano más cercana a 7, otra para la más cercana a 27.
    .draw = Junto a tus cartas ves cuánto falta para 7 y para 27. ¿Lejos de los dos? «{ $take }». ¿Cerca de uno? «{ $stand }».
    .check = Nadie ha apostado. «{ $check }» no cuesta nada; con buena mano, apuesta para que paguen los demás.
    .call = Alguien ha apostado. Si estás cerca de 7 o de 27, «{ $call }» te mantiene; si no, «{ $fold }» renuncia al bote.
    .declare = Di qué mitad buscas. Solo se gana lo declarado, y con ambos hay que ganar los dos.
    .wait = Les toca a los demás. Bajo cada asiento ves qué enseñan sus cartas.
    .out = Estás fuera de esta mano. La guía sigue con la próxima.
    .reveal = Mira: se descubren las cartas, y cada mitad del bote va a su ganador.
    .won = Tienes una parte del bote. En el centro se dice por qué.
    .lost = Otros estaban más cerca de 7 y de 27. En el centro se dice por cuánto.

keyMain = Botón principal: ante, pasar o igualar, plantarse
    .keys = d
keyCheck = Pasar o igualar
    .keys = c
keyRaise = Apostar o subir esa cantidad
    .keys = r
keyAmount = Cambiar la cantidad
    .keys = + −
keyPresets = Mínimo, medio bote, bote, máximo
    .keys = m, i, o, x
keyFold = No ir
    .keys = f
keyCheckOrFold = Por adelantado: pasar o no ir
    .keys = k
keyCallAny = Por adelantado: igualar todo
    .keys = a
keyTake = Pedir carta
    .keys = t
keyStand = Plantarse
    .keys = s
keyDeclare = Declarar 7, 27 o ambos
    .keys = 7, 2, b
keyStandPlan = Plantarse hasta el final de la mano
    .keys = e
keyTakePlan = Pedir cartas hasta llegar a un total
    .keys = u
keySitOut = No jugar
    .keys = p
keyHint = Pista
    .keys = h

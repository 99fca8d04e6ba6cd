title = Pirámide
keyStock = Robar una carta del mazo, o devolverle el descarte
    .keys = s
keyWaste = Ir al descarte
    .keys = w
keyWastes = Ir a uno de los descartes, o robar hacia él desde el mazo
    .keys = 1 … 3
pileName =
    { $pile ->
        [place] fila { $row }, puesto { $place }
        [waste] { part-waste }
        [stock] mazo
       *[other] base
    }
part-waste =
    { HAS($number) ->
        [true] descarte { $number }
       *[false] descarte
    }
wayTo =
    { $pile ->
        [stock] de vuelta en el mazo
        [waste] en el { part-waste }
       *[other] en la base
    }
hintStock = Prueba a robar del mazo.
hintRedeal = Prueba a devolver el descarte al mazo.
announcements =
    .pair =
        { $way ->
            [undo] Deshecho: retirar { part-both }.
            [redo] Rehecho: retirar { part-both }.
           *[move] Se retiran { part-both }.
        }
    .king =
        { $way ->
            [undo] Deshecho: retirar { CARD($card, form: "the") }.
            [redo] Rehecho: retirar { CARD($card, form: "the") }.
           *[move] Se retira { CARD($card, form: "the") }.
        }
    .turned =
        { $way ->
            [undo] Deshecho: robar del mazo.
            [redo] Rehecho: robar { part-turned }.
           *[move] Sale { part-turned }.
        }
    .put-back =
        { $way ->
            [undo] Deshecho: devolver el descarte al mazo, { part-redeal }.
            [redo] Rehecho: devolver el descarte al mazo, { part-redeal }.
           *[move] El descarte vuelve al mazo, { part-redeal }.
        }
    .unwinnable = Esta partida ya no se puede ganar.
part-both = { CARD($card, form: "the") } y { CARD($other, form: "the") }
part-turned =
    { CARD($card, form: "the") }{ HAS($waste) ->
        [true] , al descarte { $waste }
       *[false] { "" }
    }
part-redeal =
    vuelta { $redeal }{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }de { $allowed }
    }
refusals =
    .empty-pile = Ahí no hay ninguna carta: { $name }.
    .no-return = Las cartas retiradas no vuelven.
    .stock-first = Pasa antes la carta del mazo al descarte.
    .stock-left =
        El descarte solo vuelve al mazo cuando este se acaba; { $count ->
            [one] queda { $count } carta
            [many] quedan { $count } de cartas
           *[other] quedan { $count } cartas
        }.
    .no-redeal =
        { $allowed ->
            [0] Aquí el descarte no vuelve al mazo.
            [1] El descarte solo puede volver al mazo una vez.
           *[other] El descarte solo puede volver al mazo { $allowed } veces.
        }
    .covered =
        { CAPITAL(CARD($card, form: "the")) } está { RANK($card) ->
            [11] tapada
            [12] tapada
           *[other] tapado
        }.
    .no-cover-pairs = Aquí una carta no puede hacer pareja con la que tapa.
    .king-alone = { CAPITAL(CARD($card, form: "the")) } se retira solo.
    .not-king = Solo los reyes se retiran solos, no { CARD($card, form: "the") }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } y { CARD($target, form: "the") } suman { $sum }, no 13.

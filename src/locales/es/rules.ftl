pileLabel =
    { $pile ->
        [column] columna { $number }
        [cell] celda { $letter }
        [foundation] base{ part-number }
        [waste] descarte{ part-number }
        [reserve] reserva{ part-number }
        [pyramid] { part-place }
        [peaks] { part-place }
       *[stock] mazo
    }
part-number =
    { $several ->
        [true] { " " }{ $number }
       *[false] { "" }
    }
part-place = fila { $row }, puesto { $place }
wayTo =
    { $pile ->
        [cell] en una celda
        [column] en una columna vacía
        [stock] de vuelta en el mazo
        [waste] en el descarte{ part-number }
       *[other] en la base
    }
wayToNamed = en: { $name }
keyColumn = Ir a una columna, o mover cartas ahí
    .keys = 1 … { $last }
keyCell = Ir a una celda, o mover una carta ahí
    .keys = a … { $last }
keyReserve = Ir a la reserva
    .keys = r
keyStock = Robar cartas del mazo
    .keys = s
keyWaste = Ir al descarte
    .keys = w
keyWastes = Ir a uno de los descartes, o robar hacia él desde el mazo
    .keys = 1 … { $last }
score = Puntos { $points }
left = quedan { $count }

announcements =
    .drawn =
        { $count ->
            [1] Sale { CARD($card, form: "the") }{ HAS($waste) ->
                [true] , al descarte { $waste }
               *[false] { "" }
            }.
           *[other] Salen { part-cards }; arriba, { CARD($card, form: "the") }.
        }
    .dealt =
        { $count ->
            [one] Se reparte { $count } carta
            [many] Se reparten { $count } de cartas
           *[other] Se reparten { $count } cartas
        }. { $left ->
            [0] El mazo se ha acabado.
            [one] En el mazo queda { $left } carta.
            [many] En el mazo quedan { $left } de cartas.
           *[other] En el mazo quedan { $left } cartas.
        }
    .redealt =
        El descarte vuelve al mazo, vuelta { $pass }{ HAS($of) ->
            [true] { " " }de { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [one] Se descubre { CARD($card, form: "the") }.
           *[other] Se descubren { part-cards }.
        }
    .turned-back =
        { $what ->
            [draw] Deshecho: robar del mazo.
            [redeal] Deshecho: devolver el descarte al mazo.
           *[flip] Deshecho: la carta vuelve a estar boca abajo.
        }
    .filled = { CAPITAL(CARD($card, form: "the")) } ocupa { PILE($to, form: "the") }.
    .pair =
        { $way ->
            [undo] Deshecho: retirar { part-pair }.
            [redo] Rehecho: retirar { part-pair }.
           *[move] Se retiran { part-pair }.
        }
    .trio =
        { $way ->
            [undo] Deshecho: retirar { part-trio }.
            [redo] Rehecho: retirar { part-trio }.
           *[move] Se retiran { part-trio }.
        }
    .alone =
        { $way ->
            [undo] Deshecho: retirar { CARD($card, form: "the") }.
            [redo] Rehecho: retirar { CARD($card, form: "the") }.
           *[move] Se retira { CARD($card, form: "the") }.
        }
part-cards =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
part-pair = { CARD($card, form: "the") } y { CARD($other, form: "the") }
part-trio = { CARD($card, form: "the") }, { CARD($other, form: "the") } y { CARD($third, form: "the") }
hintStock = Prueba a robar del mazo.
hintDeal = Prueba a repartir del mazo.
hintRedeal = Prueba a devolver el descarte al mazo.
hintFlip = Prueba a descubrir la carta de arriba de { PILE($pile, form: "the") }.

refusals =
    .no-such-pile = Aquí no hay ninguna pila «{ $pile }».
    .same-pile = Ya está ahí.
    .empty-pile = Ahí no hay ninguna carta: { $name }.
    .bad-count =
        De ahí no se { $count ->
            [1] puede
           *[other] pueden
        } mover { part-cards }.
    .fill-first = Antes hay que llenar { PILE($pile, form: "the") }.
    .turn-first = Descubre antes la carta de arriba de { PILE($pile, form: "the") }.
    .face-down = Las cartas boca abajo no se pueden mover.
    .covered =
        { CAPITAL(CARD($card, form: "the")) } está { RANK($card) ->
            [11] tapada
            [12] tapada
           *[other] tapado
        }.
    .top-only = Solo se puede mover la carta de arriba.
    .not-in-order =
        Solo se pueden mover juntas cartas seguidas{ $build ->
            [alternate] { " " }y de colores alternos
            [suit] { " " }y del mismo palo
            [color] { " " }y del mismo color
            [other] , nunca dos del mismo palo una sobre otra
           *[any] { "" }
        }.
    .whole-run = Solo se puede mover la secuencia entera.
    .too-many =
        { $count } cartas son demasiadas: ahora { $allowed ->
            [1] solo se puede mover una
           *[other] se pueden mover { $allowed } como máximo
        }.
    .waste-top = Del descarte solo se juega la carta de arriba.
    .stock-turns = Las cartas del mazo no se juegan directamente.
    .stock-left = El descarte solo vuelve al mazo cuando este se acaba.
    .no-redeal =
        { $redeals ->
            [0] Aquí el descarte no vuelve al mazo.
           *[other] No quedan más vueltas al mazo.
        }
    .no-empty-column = Llena las columnas vacías antes de repartir.
    .takes-none = No se pueden poner cartas en { PILE($pile, form: "the") }.
    .one-card-a-cell = En una celda solo cabe una carta.
    .cell-taken = En esa celda ya está { CARD($card, form: "the") }.
    .no-return = Una carta puesta ahí ya no vuelve.
    .return-to-cell = Una carta solo puede volver de la base a una celda vacía.
    .return-to-column = Una carta solo puede volver de la base a una columna.
    .base-stays = La primera carta de una base no se mueve.
    .one-card-up = A la base solo se sube una carta cada vez.
    .foundation-starts-with-ace = Esa base empieza con { part-aRank }.
    .foundation-next = { CAPITAL(CARD($card, form: "the")) } no sigue { CARD($top, form: "to") }.
    .foundation-full = Esa base ya está completa.
    .runs-only = A una base solo sube un palo completo, del rey al as.
    .kings-only = En una columna vacía solo puede ir { part-aRank }.
    .waste-only-here = En una columna vacía solo puede ir una carta del descarte.
    .stays-empty = Aquí las columnas vacías se quedan vacías.
    .column-full =
        Una columna admite como máximo { $most ->
            [one] { $most } carta
            [many] { $most } de cartas
           *[other] { $most } cartas
        }.
    .not-from-here = Las columnas no aceptan cartas de ahí.
    .no-building = Aquí no se pone nada sobre las cartas de las columnas.
    .build =
        { CAPITAL(CARD($card, form: "the")) } necesita { $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { part-ranks } del mismo palo
            [other] { part-ranks } de otro palo
           *[any] { part-ranks }
        }.
    .needs-empty = { CAPITAL(CARD($card, form: "the")) } no va sobre ninguna otra carta.
    .waste-only = Las cartas solo van al descarte.
    .on-king = Aquí no se pone nada sobre un rey.
    .not-next = { CAPITAL(CARD($card, form: "the")) } necesita { part-ranks }.
    .no-cover-pairs = Aquí una carta no puede hacer pareja con la que tapa.
    .king-alone = { CAPITAL(CARD($card, form: "the")) } se retira { part-alone }.
    .not-king = { CAPITAL(CARD($card, form: "the")) } no se retira { part-alone }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } y { CARD($target, form: "the") } suman { $sum }, no { $wanted }.
    .not-equal = { CAPITAL(CARD($card, form: "the")) } y { CARD($target, form: "the") } no tienen el mismo valor.
    .no-trio = No hay ninguna carta libre que complete el trío.
part-alone =
    { RANK($card) ->
        [11] sola
        [12] sola
       *[other] solo
    }
part-aRank =
    { $rank ->
        [1] un as
        [11] una jota
        [12] una reina
        [13] un rey
       *[other] un { $rank }
    }
part-aOther =
    { $other ->
        [1] un as
        [11] una jota
        [12] una reina
        [13] un rey
       *[other] un { $other }
    }
part-ranks =
    { HAS($other) ->
        [true] { part-aRank } o { part-aOther }
       *[false] { part-aRank }
    }
part-colored =
    { HAS($other) ->
        [true] { part-aRank } o { part-aOther } de color { $color ->
            [red] rojo
           *[black] negro
        }
       *[false] { part-aRank } { $color ->
            [red] { $rank ->
                [11] roja
                [12] roja
               *[other] rojo
            }
           *[black] { $rank ->
                [11] negra
                [12] negra
               *[other] negro
            }
        }
    }

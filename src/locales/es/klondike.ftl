title = Klondike
keyColumn = Ir a una columna, o mover cartas ahí
    .keys = 1 … 7
keyStock = Robar cartas del mazo
    .keys = s
keyWaste = Ir al descarte
    .keys = w
score = Puntos { $points }
drawn =
    { $count ->
        [one] Sale { CARD($card, form: "the") }.
       *[other] Salen { $count } cartas; arriba, { CARD($card, form: "the") }.
    }
redealt =
    El descarte vuelve al mazo, vuelta { $pass }{ HAS($of) ->
        [true] { " " }de { $of }
       *[false] { "" }
    }.
flipped =
    { $count ->
        [one] Se descubre { CARD($card, form: "the") }.
       *[other] Se descubren { $count } cartas.
    }
turnedBack =
    .draw = Deshecho: robar del mazo.
    .redeal = Deshecho: devolver el descarte al mazo.
    .flip = Deshecho: la carta vuelve a estar boca abajo.
hintStock = Prueba a robar del mazo.
hintRedeal = Prueba a devolver el descarte al mazo.
hintFlip = Prueba a descubrir la carta de { PILE($pile, form: "the") }.
refusals =
    .turn-first = Descubre antes la carta de { PILE($pile, form: "the") }.
    .face-down = Las cartas boca abajo no se pueden mover.
    .waste-top = Del descarte solo se juega la carta de arriba.
    .stock-turns = Las cartas del mazo pasan antes por el descarte.
    .stock-left = El descarte solo vuelve al mazo cuando este se acaba.
    .no-redeal =
        { $redeals ->
            [0] Aquí el descarte no vuelve al mazo.
           *[other] No quedan más vueltas al mazo.
        }
    .return-to-column = Una carta solo puede volver de la base a una columna.
    .takes-none = No se pueden poner cartas en { PILE($pile, form: "the") }.

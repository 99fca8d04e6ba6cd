title = Klondike
keyColumn = Ir a una columna, o poner ahí las cartas
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
        [one] Y se descubre { CARD($card, form: "the") }.
       *[other] Y se descubren { $count } cartas.
    }
turnedBack =
    .draw = Deshecho: robar del mazo.
    .redeal = Deshecho: devolver el descarte al mazo.
    .flip = Deshecho: la carta vuelve a estar boca abajo.
hintStock = Prueba con el mazo.
hintRedeal = Prueba a devolver el descarte al mazo.
hintFlip = Prueba a descubrir la carta de { PILE($pile, form: "the") }.
refusals =
    .turn-first = Descubre antes la carta de { PILE($pile, form: "the") }.
    .face-down = Las cartas boca abajo no se pueden mover.
    .waste-top = Del descarte solo se juega la carta de arriba.
    .stock-turns = Las cartas del mazo pasan al descarte.
    .stock-left = El descarte vuelve al mazo cuando este se acaba.
    .no-redeal =
        { $redeals ->
            [0] Aquí el descarte no vuelve al mazo.
           *[other] No quedan más vueltas al mazo.
        }
    .return-to-column = De la base, una carta solo vuelve a una columna.
    .takes-none = En { PILE($pile, form: "the") } no se ponen cartas.

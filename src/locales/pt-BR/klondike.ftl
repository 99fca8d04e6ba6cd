title = Klondike
keyColumn = Ir para uma coluna, ou mover cartas para ela
    .keys = 1 … 7
keyStock = Virar cartas do monte
    .keys = s
keyWaste = Ir para o descarte
    .keys = w
score = Pontos { $points }
drawn =
    { $count ->
        [one] Saiu { CARD($card, form: "the") }.
       *[other] Saíram { $count } cartas; em cima, { CARD($card, form: "the") }.
    }
redealt =
    O descarte voltou para o monte, passada { $pass }{ HAS($of) ->
        [true] { " " }de { $of }
       *[false] { "" }
    }.
flipped =
    { $count ->
        [one] Apareceu { CARD($card, form: "the") }.
       *[other] Apareceram { $count } cartas.
    }
turnedBack =
    .draw = Desfeito: virar do monte.
    .redeal = Desfeito: devolver o descarte ao monte.
    .flip = Desfeito: a carta está de novo virada para baixo.
hintStock = Tente virar do monte.
hintRedeal = Tente devolver o descarte ao monte.
hintFlip = Tente virar a carta de cima { PILE($pile, form: "of") }.
refusals =
    .turn-first = Vire primeiro a carta de cima { PILE($pile, form: "of") }.
    .face-down = Cartas viradas para baixo não podem ser movidas.
    .waste-top = Do descarte, só se joga a carta de cima.
    .stock-turns = As cartas do monte vão primeiro para o descarte.
    .stock-left = O descarte só volta para o monte quando o monte acaba.
    .no-redeal =
        { $redeals ->
            [0] Neste jogo, o descarte não volta para o monte.
           *[other] O descarte não pode mais voltar para o monte.
        }
    .return-to-column = Da fundação, uma carta só pode voltar para uma coluna.
    .takes-none = Você não pode pôr cartas { PILE($pile, form: "on") }.

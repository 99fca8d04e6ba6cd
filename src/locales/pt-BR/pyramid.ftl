title = Pirâmide
keyStock = Virar uma carta do monte, ou devolver o descarte a ele
    .keys = s
keyWaste = Ir para o descarte
    .keys = w
keyWastes = Ir para um dos descartes, ou virar do monte para ele
    .keys = 1 … 3
pileName =
    { $pile ->
        [place] fileira { $row }, lugar { $place }
        [waste] { part-waste }
        [stock] monte
       *[other] fundação
    }
part-waste =
    { HAS($number) ->
        [true] descarte { $number }
       *[false] descarte
    }
wayTo =
    { $pile ->
        [stock] de volta para o monte
        [waste] para o { part-waste }
       *[other] para a fundação
    }
hintStock = Tente virar do monte.
hintRedeal = Tente devolver o descarte ao monte.
announcements =
    .pair =
        { $way ->
            [undo] Desfeito: retirar { part-both }.
            [redo] Refeito: retirar { part-both }.
           *[move] { CAPITAL(part-both) } saem do jogo.
        }
    .king =
        { $way ->
            [undo] Desfeito: retirar { CARD($card, form: "the") }.
            [redo] Refeito: retirar { CARD($card, form: "the") }.
           *[move] { CAPITAL(CARD($card, form: "the")) } sai do jogo.
        }
    .turned =
        { $way ->
            [undo] Desfeito: virar do monte.
            [redo] Refeito: virar { part-turned }.
           *[move] Saiu { part-turned }.
        }
    .put-back =
        { $way ->
            [undo] Desfeito: devolver o descarte ao monte, { part-redeal }.
            [redo] Refeito: devolver o descarte ao monte, { part-redeal }.
           *[move] O descarte voltou para o monte, { part-redeal }.
        }
    .unwinnable = Este jogo não pode mais ser ganho.
part-both = { CARD($card, form: "the") } e { CARD($other, form: "the") }
part-turned =
    { CARD($card, form: "the") }{ HAS($waste) ->
        [true] , para o descarte { $waste }
       *[false] { "" }
    }
part-redeal =
    vez { $redeal }{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }de { $allowed }
    }
refusals =
    .empty-pile = Não há nenhuma carta ali: { $name }.
    .no-return = As cartas retiradas não voltam.
    .stock-first = Passe primeiro a carta do monte para o descarte.
    .stock-left =
        O descarte só volta para o monte quando o monte acaba; { $count ->
            [one] falta { $count } carta
           *[other] faltam { $count } cartas
        }.
    .no-redeal =
        { $allowed ->
            [0] Neste jogo, o descarte não volta para o monte.
            [1] O descarte só pode voltar para o monte uma vez.
           *[other] O descarte só pode voltar para o monte { $allowed } vezes.
        }
    .covered =
        { CAPITAL(CARD($card, form: "the")) } está { RANK($card) ->
            [12] coberta
           *[other] coberto
        }.
    .no-cover-pairs = Uma carta não pode formar par com outra que ela cobre.
    .king-alone = { CAPITAL(CARD($card, form: "the")) } sai sozinho.
    .not-king = Só os reis saem sozinhos, não { CARD($card, form: "the") }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } e { CARD($target, form: "the") } somam { $sum }, não 13.

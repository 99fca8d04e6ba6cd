pileLabel =
    { $pile ->
        [column] coluna { $number }
        [cell] célula { $letter }
        [foundation] fundação{ part-number }
        [waste] descarte{ part-number }
        [reserve] reserva{ part-number }
        [pyramid] { part-place }
        [peaks] { part-place }
       *[stock] monte
    }
part-number =
    { $several ->
        [true] { " " }{ $number }
       *[false] { "" }
    }
part-place = fileira { $row }, lugar { $place }
wayTo =
    { $pile ->
        [cell] para uma célula
        [column] para uma coluna vazia
        [stock] de volta para o monte
        [waste] para o descarte{ part-number }
       *[other] para a fundação
    }
wayToNamed = para: { $name }
keyColumn = Ir para uma coluna, ou mover cartas para ela
    .keys = 1 … { $last }
keyCell = Ir para uma célula, ou mover uma carta para ela
    .keys = a … { $last }
keyReserve = Ir para a reserva
    .keys = r
keyStock = Virar cartas do monte
    .keys = s
keyWaste = Ir para o descarte
    .keys = w
keyWastes = Ir para um dos descartes, ou virar do monte para ele
    .keys = 1 … { $last }
score = Pontos { $points }
left = restantes: { $count }

announcements =
    .drawn =
        { $count ->
            [1] Saiu { CARD($card, form: "the") }{ HAS($waste) ->
                [true] , para o descarte { $waste }
               *[false] { "" }
            }.
           *[other] Saíram { $count } cartas; em cima, { CARD($card, form: "the") }.
        }
    .dealt =
        { $count ->
            [one] { $count } carta distribuída
           *[other] { $count } cartas distribuídas
        }. { $left ->
            [0] O monte acabou.
            [one] Resta { $left } carta no monte.
           *[other] Restam { $left } cartas no monte.
        }
    .redealt =
        O descarte voltou para o monte, passada { $pass }{ HAS($of) ->
            [true] { " " }de { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [one] Apareceu { CARD($card, form: "the") }.
           *[other] Apareceram { $count } cartas.
        }
    .turned-back =
        { $what ->
            [draw] Desfeito: virar do monte.
            [redeal] Desfeito: devolver o descarte ao monte.
           *[flip] Desfeito: a carta está de novo virada para baixo.
        }
    .filled = { CAPITAL(CARD($card, form: "the")) } ocupa { PILE($to, form: "the") }.
    .pair =
        { $way ->
            [undo] Desfeito: retirar { part-pair }.
            [redo] Refeito: retirar { part-pair }.
           *[move] { CAPITAL(part-pair) } saem do jogo.
        }
    .trio =
        { $way ->
            [undo] Desfeito: retirar { part-trio }.
            [redo] Refeito: retirar { part-trio }.
           *[move] { CAPITAL(part-trio) } saem do jogo.
        }
    .alone =
        { $way ->
            [undo] Desfeito: retirar { CARD($card, form: "the") }.
            [redo] Refeito: retirar { CARD($card, form: "the") }.
           *[move] { CAPITAL(CARD($card, form: "the")) } sai do jogo.
        }
part-pair = { CARD($card, form: "the") } e { CARD($other, form: "the") }
part-trio = { CARD($card, form: "the") }, { CARD($other, form: "the") } e { CARD($third, form: "the") }
hintStock = Tente virar do monte.
hintDeal = Tente distribuir cartas do monte.
hintRedeal = Tente devolver o descarte ao monte.
hintFlip = Tente virar a carta de cima { PILE($pile, form: "of") }.

refusals =
    .no-such-pile = Não existe aqui a pilha “{ $pile }”.
    .same-pile = A carta já está aí.
    .empty-pile = Não há nenhuma carta ali: { $name }.
    .bad-count =
        Você não pode mover { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } dali.
    .fill-first = Preencha primeiro { PILE($pile, form: "the") }.
    .turn-first = Vire primeiro a carta de cima { PILE($pile, form: "of") }.
    .face-down = Cartas viradas para baixo não podem ser movidas.
    .covered =
        { CAPITAL(CARD($card, form: "the")) } está { RANK($card) ->
            [12] coberta
           *[other] coberto
        }.
    .top-only = Só a carta de cima pode ser movida.
    .not-in-order =
        Só podem ser movidas juntas cartas em sequência{ $build ->
            [alternate] { " " }e cores alternadas
            [suit] { " " }e do mesmo naipe
            [color] { " " }e da mesma cor
            [other] , nunca duas do mesmo naipe uma sobre a outra
           *[any] { "" }
        }.
    .whole-run = Só a sequência inteira pode ser movida.
    .too-many =
        { $count } cartas são demais: agora { $allowed ->
            [1] só pode ser movida uma
           *[other] podem ser movidas juntas no máximo { $allowed }
        }.
    .waste-top = Do descarte, só se joga a carta de cima.
    .stock-turns = Não se joga uma carta direto do monte.
    .stock-left = O descarte só volta para o monte quando o monte acaba.
    .no-redeal =
        { $redeals ->
            [0] Neste jogo, o descarte não volta para o monte.
           *[other] O descarte não pode mais voltar para o monte.
        }
    .no-empty-column = Preencha as colunas vazias antes de distribuir.
    .takes-none = Você não pode pôr cartas { PILE($pile, form: "on") }.
    .one-card-a-cell = Em uma célula só cabe uma carta.
    .cell-taken = { CAPITAL(CARD($card, form: "the")) } já está nessa célula.
    .no-return = Uma carta colocada ali não volta.
    .return-to-cell = Da fundação, uma carta só pode voltar para uma célula vazia.
    .return-to-column = Da fundação, uma carta só pode voltar para uma coluna.
    .base-stays = A primeira carta de uma fundação fica nela.
    .one-card-up = Só vai uma carta de cada vez para a fundação.
    .foundation-starts-with-ace = Essa fundação começa com { part-aRank }.
    .foundation-next = { CAPITAL(CARD($card, form: "the")) } não vem depois { CARD($top, form: "of") }.
    .foundation-full = Essa fundação já está completa.
    .runs-only = Só um naipe completo, do rei ao ás, vai para uma fundação.
    .kings-only = Só { part-aRank } pode ir para uma coluna vazia.
    .waste-only-here = Só uma carta do descarte pode ir para uma coluna vazia.
    .stays-empty = Neste jogo, as colunas vazias ficam vazias.
    .column-full =
        Uma coluna aceita no máximo { $most ->
            [one] { $most } carta
           *[other] { $most } cartas
        }.
    .not-from-here = As colunas não aceitam cartas dali.
    .no-building = Neste jogo, nada vai sobre as cartas das colunas.
    .build =
        { CAPITAL(CARD($card, form: "the")) } precisa de { $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { part-ranks } do mesmo naipe
            [other] { part-ranks } de outro naipe
           *[any] { part-ranks }
        }.
    .needs-empty = { CAPITAL(CARD($card, form: "the")) } não vai sobre nenhuma outra carta.
    .waste-only = As cartas só vão para o descarte.
    .on-king = Neste jogo, nada vai sobre um rei.
    .not-next = { CAPITAL(CARD($card, form: "the")) } precisa de { part-ranks }.
    .no-cover-pairs = Uma carta não pode formar par com outra que ela cobre.
    .king-alone =
        { CAPITAL(CARD($card, form: "the")) } sai { RANK($card) ->
            [12] sozinha
           *[other] sozinho
        }.
    .not-king =
        { CAPITAL(CARD($card, form: "the")) } não sai { RANK($card) ->
            [12] sozinha
           *[other] sozinho
        }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } e { CARD($target, form: "the") } somam { $sum }, não { $wanted }.
    .not-equal = { CAPITAL(CARD($card, form: "the")) } e { CARD($target, form: "the") } não têm o mesmo valor.
    .no-trio = Nenhuma carta livre completa esse trio.
part-aRank =
    { $rank ->
        [1] um ás
        [11] um valete
        [12] uma dama
        [13] um rei
       *[other] um { $rank }
    }
part-aOther =
    { $other ->
        [1] um ás
        [11] um valete
        [12] uma dama
        [13] um rei
       *[other] um { $other }
    }
part-ranks =
    { HAS($other) ->
        [true] { part-aRank } ou { part-aOther }
       *[false] { part-aRank }
    }
part-colored =
    { HAS($other) ->
        [true] { part-aRank } ou { part-aOther } de cor { $color ->
            [red] vermelha
           *[black] preta
        }
       *[false] { part-aRank } { $color ->
            [red] { $rank ->
                [12] vermelha
               *[other] vermelho
            }
           *[black] { $rank ->
                [12] preta
               *[other] preto
            }
        }
    }

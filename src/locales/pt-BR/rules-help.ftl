# Formas: a (um rei), the (o rei), from (do rei), to (ao rei), plural (reis).
rankName =
    { $form ->
        [a]
            { $rank ->
                [12] uma dama
               *[other] um { part-rank }
            }
        [the]
            { $rank ->
                [12] a dama
               *[other] o { part-rank }
            }
        [from]
            { $rank ->
                [12] da dama
               *[other] do { part-rank }
            }
        [to]
            { $rank ->
                [12] à dama
               *[other] ao { part-rank }
            }
        [plural]
            { $rank ->
                [1] ases
                [2] dois
                [3] três
                [4] quatros
                [5] cincos
                [6] seis
                [7] setes
                [8] oitos
                [9] noves
                [10] dez
                [11] valetes
                [12] damas
               *[13] reis
            }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] ás
        [11] valete
        [12] dama
        [13] rei
       *[other] { $rank }
    }

goalFoundations =
    Leve as { $cards } cartas para { $count ->
        [1] a fundação
        [4] as quatro fundações
        [8] as oito fundações
       *[other] as { $count } fundações
    }{ $by ->
        [suit] : { $each ->
            [1] uma
            [2] duas
           *[other] { $each }
        } para cada naipe
        [alternate] , alternando vermelhas e pretas
        [color] , cada uma só vermelha ou só preta
        [another] , sem duas cartas seguidas do mesmo naipe
       *[any] , sem importar o naipe
    }{ $way ->
        [straight] , { part-fromTo }
        [both] , metade subindo { part-fromTo }, metade descendo { RANK_NAME($last, form: "from") } { RANK_NAME($first, form: "to") }
       *[open] { "" }
    }.
part-fromTo = { RANK_NAME($first, form: "from") } { RANK_NAME($last, form: "to") }
goalRuns =
    Forme { $count ->
        [4] quatro
        [8] oito
       *[other] { $count }
    } sequências completas do mesmo naipe, { part-fromTo }.
goalColumns =
    { $shape ->
        [pyramid] Retire todas as cartas da pirâmide.
        [peaks] Limpe os três picos.
       *[columns] Esvazie todas as colunas.
    }{ $rest ->
        [score] { " " }Se não der, deixe o menor número possível de cartas.
        [free] { " " }Podem sobrar outras cartas.
       *[none] { "" }
    }
goalAll =
    .removed = Retire as { $cards } cartas.
    .waste = Leve as { $cards } cartas para o descarte.

build =
    Nas colunas, uma carta pode ir sobre outra de valor imediatamente { $direction ->
        [down] maior
        [up] menor
       *[both] maior ou menor
    } e { $by ->
        [alternate] da outra cor
        [suit] do mesmo naipe
        [color] da mesma cor
        [another] de outro naipe
       *[any] de qualquer naipe
    }.
buildAnything = Nas colunas, qualquer carta pode ir sobre qualquer outra.
noBuild = Nas colunas, nenhuma carta pode ir sobre outra.
wrap =
    { $direction ->
        [down] { CAPITAL(part-high) } também pode ir sobre { RANK_NAME($low, form: "a") }.
        [up] { CAPITAL(part-low) } também pode ir sobre { RANK_NAME($high, form: "a") }.
       *[both] { CAPITAL(part-theHigh) } e { RANK_NAME($low, form: "the") } também vão um sobre o outro.
    }
part-high = { RANK_NAME($high, form: "a") }
part-low = { RANK_NAME($low, form: "a") }
part-theHigh = { RANK_NAME($high, form: "the") }

moveOne = Você só pode mover uma carta de cada vez.
moveRun = Cartas { part-order } podem ser movidas juntas.
part-order =
    em ordem { $direction ->
        [down] decrescente
        [up] crescente
       *[both] decrescente ou crescente
    }{ $by ->
        [alternate] { " " }e cores alternadas
        [suit] { " " }e do mesmo naipe
        [color] { " " }e da mesma cor
        [another] { " " }em que cada uma é de um naipe diferente da seguinte
       *[any] , de quaisquer naipes,
    }
moveWhole = As cartas em sequência no fim de uma coluna só vão para outra coluna todas juntas.
moveGroup =
    { $isHidden ->
        [true] Qualquer carta aberta
       *[false] Qualquer carta
    } pode ser movida com todas as que estão sobre ela, mesmo fora de sequência.
supermove = Cartas em sequência podem ser movidas juntas: uma a mais que o número de { part-places }.
fullSupermove = Cartas em sequência podem ser movidas juntas: tantas quantas você poderia mover uma a uma usando { part-places }.
part-places =
    { $places ->
        [cells] células vazias
        [columns] colunas vazias
       *[both] células e colunas vazias
    }

emptyAny =
    { $moves ->
        [one] Qualquer carta pode ir para uma coluna vazia.
        [run] Qualquer carta, ou cartas em sequência, podem ir para uma coluna vazia.
       *[group] Qualquer carta, com todas as que estão sobre ela, pode ir para uma coluna vazia.
    }
emptyRank =
    Só { RANK_NAME($rank, form: "a") }{ $moves ->
        [one] { " " }pode
        [run] , ou cartas em sequência que começam com { RANK_NAME($rank, form: "a") }, podem
       *[group] , com todas as cartas que estão em cima, pode
    } ir para uma coluna vazia.
emptyOpenRank =
    { $which ->
        [highest] Só uma carta do valor que termina as fundações pode ir para uma coluna vazia.
       *[base] Só uma carta do valor que começa as fundações pode ir para uma coluna vazia.
    }
emptyWaste = Só a carta de cima do descarte pode ir para uma coluna vazia.
emptyNone = Uma coluna vazia fica vazia.
fill =
    Uma coluna vazia é preenchida na hora com uma carta { $first ->
        [reserve] da reserva
        [waste] do descarte
       *[stock] do monte
    }{ $second ->
        [reserve] { " " }ou, se acabar, da reserva
        [waste] { " " }ou, se acabar, do descarte
        [stock] { " " }ou, se acabar, do monte
       *[none] { "" }
    }{ $third ->
        [reserve] , e por último da reserva
        [waste] , e por último do descarte
        [stock] , e por último do monte
       *[none] { "" }
    }. Depois disso, { $then ->
        [any] qualquer carta pode ir para lá
        [highest] só uma carta do valor que termina as fundações pode ir para lá
        [base] só uma carta do valor que começa as fundações pode ir para lá
        [waste] só a carta de cima do descarte pode ir para lá
       *[none] ela fica vazia
    }.
fillChoice = Você escolhe qual pilha da reserva preenche uma coluna vazia.
columnsFrom = Só cartas { LIST($from) } podem ir para uma coluna.
fromPlaces =
    .columns = de outras colunas
    .cells = das células
    .reserve = da reserva
    .waste = do descarte
most =
    Em uma coluna cabem no máximo { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.

cell = Uma célula guarda uma carta qualquer até você precisar dela.
reserve =
    { $piles ->
        [single] Você pode jogar a carta de cima da reserva.
        [several] Você pode jogar a carta de cima de cada pilha da reserva.
       *[cards] Você pode jogar qualquer carta da reserva.
    } Nenhuma carta volta para lá.

draw =
    { $wastes ->
        [1] Toque no monte para virar { $count ->
            [1] uma carta
            [2] duas cartas
            [3] três cartas
           *[other] { $count } cartas
        } no descarte. Você pode jogar a carta de cima do descarte.
       *[other] Vire cada carta do monte no descarte que quiser. Você pode jogar a carta de cima de cada descarte.
    }
drawToHole = Se nenhuma carta servir, toque no monte para virar a próxima carta no descarte.
dealColumns =
    Toque no monte para dar uma carta a cada coluna.{ $onlyFull ->
        [true] { " " }Só dá para fazer isso se nenhuma coluna estiver vazia.
       *[false] { "" }
    }
dealReserve = Toque no monte para dar uma carta a cada pilha da reserva.

home = { part-base } { part-next } Toque duas vezes em uma carta para mandá-la para lá.
part-base =
    { $base ->
        [rank] Cada fundação começa com { RANK_NAME($rank, form: "a") }.
        [set] { $rank ->
            [12] As damas
           *[other] Os { RANK_NAME($rank, form: "plural") }
        } ficam nas fundações desde o início.
        [dealt] Uma carta é dada a uma fundação. Todas as fundações começam com o valor dela.
        [first] Sua primeira carta em uma fundação pode ser qualquer uma. Todas as fundações começam com o valor dela.
       *[column] Todas as fundações começam com o valor da primeira carta dada às colunas.
    }
part-next =
    Em cima vai a carta { $direction ->
        [up] seguinte
       *[down] imediatamente menor
    } { $by ->
        [suit] do mesmo naipe
        [alternate] da outra cor
        [color] da mesma cor
        [another] de outro naipe
       *[any] de qualquer naipe
    }.
homeBoth =
    { $base ->
        [rank] Metade das fundações começa com { RANK_NAME($rank, form: "a") } e sobe; as outras começam com { RANK_NAME($other, form: "a") } e descem
       *[open] A primeira carta de uma fundação define o valor a partir do qual metade das fundações sobe. As outras começam com um valor a menos e descem
    }, { $by ->
        [suit] cada uma em um só naipe
        [alternate] alternando vermelhas e pretas
        [color] cada uma só vermelha ou só preta
        [another] mudando de naipe a cada carta
       *[any] sem importar o naipe
    }.
homeRuns = Uma sequência completa do mesmo naipe, { $count } cartas { part-fromTo }, vai sozinha para uma fundação.
homeWrap = Nas fundações, { RANK_NAME($next, form: "a") } vai sobre { RANK_NAME($end, form: "a") }.

hole =
    Toque { $free ->
        [true] em uma carta livre
       *[false] na última carta de uma coluna
    } para movê-la para o descarte. Ela deve valer um a mais ou um a menos que a carta que está lá; o naipe não importa.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = Uma carta está livre se nenhuma outra a cobre.
holeEnds =
    .wrap = Os valores dão a volta: { RANK_NAME($high, form: "plural") } e { RANK_NAME($low, form: "plural") } vão um sobre o outro.
    .apart = { CAPITAL(part-theHigh) } e { RANK_NAME($low, form: "the") } não vão um sobre o outro.
    .closed = Nenhuma carta vai sobre { RANK_NAME($high, form: "a") }, e só { RANK_NAME($second, form: "a") } vai sobre { RANK_NAME($low, form: "a") }.

pairSum =
    { $cards ->
        [free] Retire duas cartas livres que somem { $sum }.
        [last] Retire as últimas cartas de duas colunas se elas somarem { $sum }.
       *[all] Retire duas cartas que somem { $sum }.
    } O ás vale 1{ $values ->
        [ace] { "" }
        [jack] { " " }e o valete 11
        [queen] , o valete 11, a dama 12
       *[king] , o valete 11, a dama 12, o rei 13
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] Retire duas cartas livres do mesmo valor.
        [last] Retire as últimas cartas de duas colunas se elas tiverem o mesmo valor.
       *[all] Retire duas cartas do mesmo valor.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
single =
    { CAPITAL(part-theRank) } vale { $sum } e sai { $rank ->
        [12] sozinha
       *[other] sozinho
    }.
part-theRank = { RANK_NAME($rank, form: "the") }
trio = Retire juntos { LIST($ranks) }.
coverPairs = Uma carta pode formar par com outra que ela cobre, se nenhuma outra carta cobre essa.
noCoverPairs = Uma carta não pode formar par com outra que ela cobre.

pack =
    { $packs ->
        [1] Um baralho
        [2] Dois baralhos
       *[other] { $packs } baralhos
    }, { $cards } cartas{ $suits ->
        [1] , todas do mesmo naipe
        [2] , de só dois naipes
       *[4] { "" }
    }.
ranks = Só se usam as cartas { part-fromTo }.
layout =
    { $columns ->
        [one] { $columns } coluna
       *[other] { $columns } colunas
    }{ $sizes ->
        [same] { " " }de { $most ->
            [one] uma carta
           *[other] { $most } cartas
        }
        [two] { " " }de { $least } ou { $most } cartas
        [range] { " " }de { $least } a { $most } cartas
       *[none] , vazias no início
    }{ $cells ->
        [0] { "" }
        [1] , uma célula
       *[other] , { $cells } células
    }.
pyramid = A pirâmide tem { $rows } fileiras. Cada carta é coberta por duas da fileira seguinte.
peaks = Os três picos se apoiam em uma fileira de { $count } cartas. Acima dela, cada carta é coberta por duas da fileira seguinte.
faceDown =
    { $which ->
        [top] Só a última carta de cada coluna é dada aberta.
        [covered] As cartas cobertas ficam viradas para baixo.
       *[some] Algumas cartas são dadas viradas para baixo.
    } Uma carta virada para baixo é aberta assim que nenhuma carta a cobre.
cellsDealt =
    { $count ->
        [one] Uma carta é dada a uma célula.
       *[other] { $count } cartas são dadas às células.
    }
reserveDeal =
    { $piles ->
        [equal] A reserva tem { $number } pilhas de { part-cards }
        [unequal] A reserva tem { $number } pilhas com { part-cards } ao todo
       *[single] A reserva tem { part-cards }
    }{ $isHidden ->
        [true] , viradas para baixo, menos a de cima
       *[false] { "" }
    }.
part-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
startCards =
    { $count ->
        [1] { CAPITAL(part-aRank) } fica
        [2] { $rank ->
            [12] Duas
           *[other] Dois
        } { RANK_NAME($rank, form: "plural") } ficam
        [3] Três { RANK_NAME($rank, form: "plural") } ficam
        [4] Quatro { RANK_NAME($rank, form: "plural") } ficam
       *[other] { $count } { RANK_NAME($rank, form: "plural") } ficam
    } nas fundações desde o início.
part-aRank = { RANK_NAME($rank, form: "a") }
startOpen =
    { $count ->
        [1] Uma carta do valor que começa as fundações fica lá desde o início.
       *[other] { $count } cartas do valor que começa as fundações ficam lá desde o início.
    }
sink = Depois de dadas as cartas, os { LIST($ranks) } vão para o fundo de suas colunas.
holeStart = O descarte começa com { CARD($card, form: "the") }.
stock = O monte tem { part-cards }.
redeals =
    { $redeals ->
        [0] O monte tem { part-cards }, e você o percorre uma vez só.
       *[other] O monte tem { part-cards }. Quando ele acaba, você pode virar { $wastes ->
            [1] o descarte
           *[other] os descartes
        } para formar um novo monte, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] quantas vezes quiser
        [1] uma vez
        [2] duas vezes
        [3] três vezes
       *[other] { $redeals } vezes
    }
openStock = O monte fica aberto: você vê qual carta vem a seguir.
foundationReturn =
    .columns = A carta de cima de uma fundação pode voltar para uma coluna.
    .cells = A carta de cima de uma fundação pode voltar para uma célula vazia.
    .both = A carta de cima de uma fundação pode voltar para uma coluna ou para uma célula vazia.
    .none = As cartas que estão nas fundações ficam lá.

points = Pontos: { LIST($events) }.
pointsFor =
    .deal = { SIGNED($points) } pela partida
    .up = { SIGNED($points) } por carta na fundação
    .back = { SIGNED($points) } por carta que volta da fundação
    .fromWaste = { SIGNED($points) } por carta do descarte para uma coluna
    .flip = { SIGNED($points) } por carta aberta em uma coluna
    .redeal = { SIGNED($points) } por virar o descarte
    .move = { SIGNED($points) } por jogada
leastPoints = A pontuação nunca fica abaixo de { $points }.
cardsLeft = A pontuação é o número de cartas que sobram nas colunas: quanto menos, melhor.
pileWords = Nesta mesa, { LIST($names) }.
calledPiles =
    .columns = as colunas se chamam “{ $name }”
    .cells = as células se chamam “{ $name }”
    .reserve = a reserva se chama “{ $name }”
    .foundations = as fundações se chamam “{ $name }”
    .stock = o monte se chama “{ $name }”
    .waste = o descarte se chama “{ $name }”

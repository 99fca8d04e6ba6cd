title = Pai Gow Poker
handNumber = mão { $hand }

# Formas: "plural" (ases, damas), "the" (o ás, a dama), "of" (do ás, da dama); sem forma, ás.
rankName =
    { $form ->
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
        [the]
            { $rank ->
                [12] a { part-rank }
               *[other] o { part-rank }
            }
        [of]
            { $rank ->
                [12] da { part-rank }
               *[other] do { part-rank }
            }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] ás
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] valete
        [12] dama
       *[13] rei
    }

hands =
    .nothing = { part-a }carta alta { RANK_NAME($high) }
    .pair = { part-o }par de { RANK_NAME($high, form: "plural") }
    .two-pairs = { part-os }dois pares, { RANK_NAME($high, form: "plural") } e { RANK_NAME($low, form: "plural") }
    .trips = { part-a }trinca de { RANK_NAME($high, form: "plural") }
    .straight = { part-a }sequência { part-run }
    .flush = { part-o }flush de { RANK_NAME($high) }
    .full-house = { part-o }full house de { RANK_NAME($high, form: "plural") } e { RANK_NAME($low, form: "plural") }
    .quads = { part-a }quadra de { RANK_NAME($high, form: "plural") }
    .straight-flush =
        { part-o }{ $high ->
            [1] royal flush
           *[other] straight flush { part-run }
        }
    .five-aces = { part-os }cinco ases
part-o =
    { $form ->
        [sentence] o{ " " }
       *[other] { "" }
    }
part-a =
    { $form ->
        [sentence] a{ " " }
       *[other] { "" }
    }
part-os =
    { $form ->
        [sentence] os{ " " }
       *[other] { "" }
    }
part-run =
    { $high ->
        [5] do ás ao cinco
       *[other] até { RANK_NAME($high, form: "the") }
    }
twoCards = { RANK_NAME($high) }, { RANK_NAME($low) }
# omits $kind
handApart = { $hand }, { RANK_NAME($rank) }
handWithJoker =
    { $hand }, o curinga como { HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }

sides =
    .front = Na frente
    .back = Atrás
trays =
    .front =
        { sides.front } · { $count ->
            [2] duas cartas
           *[other] { $count } de 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] cinco cartas
           *[other] passe { $extra } para a frente
        }

choose =
    { $missing ->
        [1] Escolha mais uma carta para a mão da frente.
       *[2] Escolha duas cartas para a mão da frente. As outras cinco devem valer mais.
    }
legalSet =
    Montagem válida: { $back } { $backKind ->
        [two-pairs] ganham
        [five-aces] ganham
       *[other] ganha
    } contra { $front }.
foulSet = { CAPITAL(part-foul) }. É uma montagem inválida: você perderia as duas mãos.
part-foul = { $front } na frente vale mais que { $back } atrás
houseWay =
    Modo da casa: { $rule ->
        [five-aces] cinco ases
        [quads] quadra
        [two-trips] duas trincas
        [full-house] full house
        [straight-or-flush] sequência ou flush
        [trips] trinca
        [three-pairs] três pares
        [two-pairs] dois pares
        [one-pair] um par
       *[nothing] nenhum par
    }.

idle =
    .sits-out = Você está fora desta mão.
    .no-chips = Você não tem mais fichas.
    .deals = Você é a banca. Os outros estão apostando.
    .deals-later = Você é a banca. Suas cartas aparecem quando os outros tiverem montado as deles.
    .offer = A banca está sendo oferecida.
    .wait = Esperando os outros jogadores.
    .nobody = Ninguém apostou, por isso as cartas não foram dadas.
offered = Assumir a banca? Você dá as cartas desta mão e joga contra todos os outros.
covered = Passe o aparelho { SEAT($seat, form: "to") }.

dealer = banca
house = casa
openSeat = livre
seatStates =
    .waiting = apostando
    .out = de fora
    .setting = montando
    .set = montou
seats = Lugares
ownHands = Suas mãos
backs =
    { $count ->
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
diceName = dados { $dice }
firstHand =
    Total { $total }: a primeira mão é { WHO($seat) ->
        [you] sua
       *[other] { SEAT($seat, form: "of") }
    }

stake = Aposta
bonus = Bônus Fortune
staked =
    aposta { $stake }{ $bonus ->
        [0] { "" }
       *[other] , bônus { $bonus }
    }
bonusSign = bônus { $bonus }
limits = de { $min } a { $max }
addChip = Pôr mais { $chips }
pays = ganhar paga { $chips }
repeat = Repetir
    .name = Repetir a última aposta
double = 2×
    .name = Dobrar a aposta
half = ½
    .name = Reduzir a aposta à metade
noStake = Você não tem aposta anterior para repetir.

menu = Mais
fair = Conferir as cartas
help = Como jogar
buttons =
    .clear = Limpar
    .pays = Tabela de prêmios
    .bank = Assumir a banca
    .decline = Passar a banca
    .deal = Dar as cartas
    .pass = Ficar de fora
    .house-way = Modo da casa
    .set = Montar
    .show = Ver minhas cartas
    .next = Próxima mão
    .rebuy = Pegar mais fichas
    .step = Continuar
    .skip = Ir para o fim
    .new = Nova mesa
sortBy =
    .rank = Ordenar por valor
    .suit = Ordenar por naipe

fortune =
    .natural-seven = straight flush de sete cartas
    .royal-match = royal flush com rei e dama do mesmo naipe
    .joker-seven = straight flush de sete cartas com o curinga
    .five-aces = cinco ases
    .royal-flush = royal flush
    .straight-flush = straight flush
    .quads = quadra
    .full-house = full house
    .flush = flush
    .trips = trinca
    .straight = sequência

outcomes =
    .win = Ganhou
    .push = Empatou
    .lose = Perdeu
comparisons =
    .win = ganha
    .lose = perde
    .copy = iguala
foul = Inválida
commission = comissão { $chips }
pushed = empate{ part-push }
part-push =
    { $push ->
        [queen-high] : a banca tem carta alta dama
        [ace-high] : a banca tem carta alta ás
        [nine-front] : a banca tem carta alta nove na frente
       *[none] { "" }
    }
returned = faltam fichas à banca, { $chips } de volta
stakeLine = Aposta { SIGNED($chips) }
bonusLine =
    Fortune{ HAS($line) ->
        [true] : { $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine = Envy: { SEAT($seat, form: "label") }, { $line } { SIGNED($chips) }

announcements =
    .hand-started = Mão { $hand }.
    .deals = { part-seat } dá as cartas.
    .bank-offered = A banca é oferecida { SEAT($seat, form: "to") }.
    .takes-bank = { part-seat } assume a banca.
    .passes-bank = { part-seat } passa a banca.
    .house-deals = Ninguém assumiu a banca, por isso a casa dá as cartas.
    .bet =
        { part-seat } aposta { CHIPS($chips) }{ $bonus ->
            [0] { "" }
           *[other] { " " }e { $bonus } em Fortune
        }.
    .sits-out = { part-seat } fica de fora.
    .cut = { part-seat } corta o baralho.
    .nobody-played = Ninguém apostou, por isso as cartas não são dadas.
    .dice = Os dados somam { $total }.
    .dealt = { part-seat } recebe a primeira mão.
    .own-cards =
        { WHO($seat) ->
            [you] Suas cartas
           *[other] As cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }.
    .set = { part-seat } já montou as mãos.
    .dealer-shown = Todas as mãos estão montadas.
    .dealer-set = { SEAT($seat, form: "label") }: { $front } na frente; { $back } atrás.
    .stack =
        { part-seat } { $chips ->
            [0] não tem mais fichas
           *[other] tem { CHIPS($chips) }
        }.
part-seat = { CAPITAL(SEAT($seat)) }

compared =
    { SEAT($seat, form: "label") }: { $front } { $frontResult ->
        [win] ganha
        [lose] perde
       *[copy] iguala
    } na frente; { $back } { $backKind ->
        [two-pairs] { part-did-many }
        [five-aces] { part-did-many }
       *[other]
            { $backResult ->
                [win] ganha
                [lose] perde
               *[copy] iguala
            }
    } atrás.
part-did-many =
    { $backResult ->
        [win] ganham
        [lose] perdem
       *[copy] igualam
    }
foulPlayed = { SEAT($seat, form: "label") }: montagem inválida, as duas mãos perdem.
ownPush = Uma mão para cada um: sua aposta volta.
stakeBack = Sua aposta volta.
results =
    .win = { part-wins }{ part-commission }.
    .push = { part-seat } empata{ part-push }.
    .lose = { part-loses }.
part-wins =
    { part-seat } { $chips ->
        [0] fica igual
       *[other] ganha { CHIPS($chips) }
    }
part-loses =
    { part-seat } { $chips ->
        [0] fica igual
       *[other] perde { CHIPS($chips) }
    }
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }após { $commission } de comissão{ $rounded ->
                [true] { " " }(arredondada para cima)
               *[false] { "" }
            }
    }
dealerResults =
    .win = { part-wins }{ part-as-dealer }{ part-commission }.
    .even = { part-seat } fica igual{ part-as-dealer }{ part-commission }.
    .lose = { part-loses }{ part-as-dealer }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }como banca
    }
dealerShort = Faltam fichas à banca. Devolvido da aposta: { CHIPS($chips) }.
bonusLost = O bônus de { $chips } perde.
bonusWon = Fortune, { $line }: prêmio de { $chips }.
envyWon = Envy, { SEAT($seat, form: "label") }, { $line }: prêmio de { $chips }.
inAll = Total { SIGNED($chips) }.
sentenceGap = { " " }

stakeNames =
    .stake = Uma aposta
    .bonus = Um bônus
refusals =
    .no-such-move = Não existe a jogada “{ $move }”. As jogadas são bank, decline, bet, pass, cut e set.
    .not-now =
        Não é possível { part-move } agora: { $phase ->
            [offer] a banca está sendo oferecida
            [bets] os jogadores estão apostando
            [set] os jogadores estão montando as mãos
            [dealer] as cartas da banca estão à vista
           *[over] a mão acabou
        }.
    .not-offered = A banca é oferecida { SEAT($seat, form: "to") }.
    .seat-open = { part-seat } está livre.
    .seat-out = { part-seat } está fora desta mão.
    .already-set = { part-seat } já montou as mãos.
    .already-bet = { part-seat } já apostou.
    .already-cut = { part-seat } já cortou.
    .dealer-bets-not = A banca não aposta.
    .house-cuts-not = A casa não corta.
    .table-moves = Só a mesa pode { part-move }.
    .bets-open = { part-seat } deve primeiro apostar ou ficar de fora.
    .no-bonus = Nesta mesa não há bônus.
    .bad-cut = As palavras para o corte podem ter no máximo { NUMBER($most) } caracteres.
    .cards-covered = Estas cartas estão viradas para baixo. Mostre-as primeiro.
    .two-in-front = Ponha duas cartas na frente e cinco atrás.
    .same-card = { CAPITAL(CARD($card, form: "the")) } não pode ir duas vezes para a frente.
    .foreign-card =
        { HAS($card) ->
            [true] { CAPITAL(CARD($card, form: "the")) }
           *[false] { $got }
        } não é uma das sete cartas.
    .foul = { CAPITAL(part-foul) }.
    .house-way =
        A banca deve montar pelo modo da casa { $houseWay ->
            [foxwoods] do Foxwoods
            [mgm-grand] do MGM Grand
           *[own] desta mesa
        }.
part-move =
    { $move ->
        [bank] assumir a banca
        [decline] passar a banca
        [bet] apostar
        [pass] ficar de fora
        [cut] cortar
        [deal] dar as cartas
        [set] montar as mãos
       *[settle] pagar as apostas
    }

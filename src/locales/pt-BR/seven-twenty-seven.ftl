title = Sete Vinte e Sete
handNumber = mão { $hand }

seats = Lugares
dealer = dá as cartas
dealerSign = D
openSeat = livre
tempers =
    .cautious = com cautela
    .steady = com calma
    .bold = com ousadia
toAnte = ainda sem ante
backs =
    { $count ->
        [one] { $count } carta virada para baixo
       *[other] { $count } cartas viradas para baixo
    }
actions =
    .ante = ante { $amount }
    .sit-out = ficou de fora
    .cut = cortou
    .check = passou
    .call = pagou { $amount }
    .bet = apostou { $amount }
    .raise = aumentou { $amount }
    .fold = desistiu
    .take = pediu carta
    .stand = parou
    .declare = declarou
    .bust = estourou
allIn = all-in
frozen = congelada
declared = declarou { part-targets }
won =
    { $targets ->
        [low] ganhou o 7
        [high] ganhou o 27
       *[both] ganhou os dois
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] os dois
    }

points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
shows = mostra { part-open }
seen = os outros veem { part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least } ou { $most }
       *[other] { $least } a { $most }
    }
seenByAll = à vista de todos
range = tem { $least }–{ $most }
totals =
    { HAS($high) ->
        [true] { $low } e { $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] { $low } para 7, { $high } para 27
       *[false] { $low }
    }

ownHand = Sua mão
dealings =
    .up-down = Você recebe uma carta aberta e uma virada para baixo.
    .down-down-up = Você recebe duas cartas viradas para baixo e uma aberta.
    .down-up = Você recebe uma carta virada para baixo e uma aberta.
goal = para { part-target }
exact = exato
tooHigh = alto demais
short =
    { $halves ->
        [1] falta
        [2] falta
        [3] falta
       *[other] faltam
    } { $points }
over =
    { $halves ->
        [1] sobra
        [2] sobra
        [3] sobra
       *[other] sobram
    } { $points }
aces =
    { $count ->
        [one] ás
       *[other] ases
    } como { $values ->
        [ones] 1
        [elevens] 11
       *[both] 1 e 11
    }
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } o número
    .ace = ás 1 ou 11, o melhor para cada alvo

intro =
    .carried = Ficaram da última mão: { CHIPS($chips) }.
    .aim = O mais perto de 7 ganha metade do pote, o mais perto de 27 ganha a outra metade. Uma mão pode ganhar as duas.
    .declare = No fim, você declara 7, 27 ou os dois.
scorings =
    .nearest = Acima ou abaixo de um alvo, tanto faz.
    .over-is-bust = Um total acima de um alvo não pode ganhá-lo.
    .under-beats-over = À mesma distância, abaixo de um alvo ganha de acima.
    .over-beats-under = À mesma distância, acima de um alvo ganha de abaixo.
    .inside-beats-outside = À mesma distância, um total entre 7 e 27 ganha de um fora deles.
    .outside-beats-inside = À mesma distância, um total fora de 7 a 27 ganha de um entre eles.

pot = Pote
potName =
    { $pot ->
        [only] Pote
        [main] Pote principal
        [side] Pote paralelo
       *[numbered] Pote paralelo { $number }
    }
half = { part-target } ganha { $chips }
among = { SEATS($seats, form: "label") }

phases =
    .ante = Ante
    .bets = Apostas
    .draw = Cartas extras
    .declare = Declarações
    .over = Resultado

menu = Mais
help = Como jogar
hintLabel = Dica
fair = Conferir as cartas
buttons =
    .sit-out = Ficar de fora
    .check = Passar
    .fold = Desistir
    .take = Pedir carta
    .stand = Parar
    .low = Declarar 7
    .high = Declarar 27
    .both = Declarar os dois
    .show = Ver minhas cartas
    .next = Próxima mão
    .rebuy = Pegar mais fichas
    .step = Continuar
    .skip = Ir para o fim
    .new = Nova mesa
costs =
    .ante = Ante { $chips }
    .call = Pagar { $chips }
    .bet = Apostar { $chips }
    .raise = Aumentar { $chips }
amountOf =
    .bet = Apostar
    .raise = Aumentar
limits = de { $min } a { $max }
addChip = Pôr mais { $chips }
presets =
    .min = Mín.
    .half-pot = ½ pote
    .pot = Pote
    .max = Máx.
presetOf = { $preset }: { CHIPS($chips) }
preActions =
    .check-or-fold = Passar ou desistir
    .call-any = Pagar tudo
    .not-now = Você pode escolher isto enquanto os outros apostam.
    .shared = Não enquanto outra pessoa deste aparelho ainda está na mão.
preActionChosen =
    Na sua vez: { $action ->
        [check-or-fold] passar ou desistir
       *[call-any] pagar tudo
    }.
preActionNone = Nenhuma jogada escolhida de antemão.
preActionDropped =
    “{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }” foi cancelado.
plansName = Planos
plans =
    .stand = Parar até o fim
    .take = Pedir até
planStop = Parar com este total para 27
planLate = Você pode escolher isto enquanto ainda puder pedir cartas.
planChosen =
    { $type ->
        [stand] Você para até o fim da mão.
       *[take] Você pede cartas até seu total para 27 ser { $until } ou mais.
    }
planNone = O plano foi cancelado.
planShown =
    { $type ->
        [stand] Plano: parar
       *[take] Plano: pedir até { $until }
    }

steps =
    .ante = Ponha o ante de { $ante } para jogar, ou fique de fora.
    .check = Ninguém apostou. Passe de graça, ou aposte de { $min } a { $max }.
    .call =
        Continuar custa { $call }: pague{ $raises ->
            [true] , aumente
           *[false] { "" }
        } ou desista.
    .draw =
        Peça uma carta{ $up ->
            [true] { " " }aberta
           *[false] { "" }
        }, ou pare. { $left ->
            [0] Você ainda pode pedir uma depois.
            [1] Se parar agora, você não recebe mais cartas.
           *[other] Depois de parar mais { $left } vezes, você não recebe mais cartas.
        }
    .declare =
        Qual metade? Com os dois, você tem que ganhar ambos{ $tie ->
            [true] , ou ganhar um e empatar no outro
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }Tudo é revelado ao mesmo tempo.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat, form: "label") }, pegue o aparelho.
    .frozen = Sua mão está congelada: não há mais cartas, mas você ainda aposta. { $waits }
    .all-in = Você está all-in. { $waits }
    .folded = Você desistiu. Os outros continuam jogando.
    .bust = Você estourou: passou de 27 mesmo com cada ás como 1. Os outros continuam jogando.
    .sits-out = Você está fora desta mão.
    .no-chips = Você não tem mais fichas.
    .nobody = Menos de dois jogadores puseram o ante, por isso as cartas não foram dadas.
waitForSeat = Esperando { SEAT($seat) }.
waitForOthers = Esperando os outros.
paid =
    { $outcome ->
        [even] { part-seat } fica igual
        [won] { part-seat } ganha { CHIPS($chips) }
       *[lost] { part-seat } perde { CHIPS($chips) }
    }{ $won ->
        [0] .
       *[other] : { $won } do pote, menos { $put } postas.
    }
part-seat = { CAPITAL(SEAT($seat)) }

hints =
    .ante = Dica: pôr o ante.
    .sit-out = Dica: ficar de fora.
    .cut = Dica: cortar.
    .check = Dica: passar.
    .bet = Dica: apostar { $amount }.
    .call = Dica: pagar.
    .raise = Dica: aumentar { $amount }.
    .fold = Dica: desistir.
    .take = Dica: pedir carta.
    .stand = Dica: parar.
    .declare = Dica: declarar { part-targets }.

announcements =
    .hand-started =
        Mão { $hand }. { CAPITAL(SEAT($dealer)) } dá as cartas. O ante é de { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }Ficaram da última mão: { CHIPS($carried) }.
        }
    .nobody-played = Menos de dois jogadores puseram o ante, por isso as cartas não são dadas.
    .ante = { part-seat } põe { $amount } de ante{ part-all-in }.
    .call = { part-seat } paga { $amount }{ part-all-in }.
    .bet = { part-seat } aposta { $amount }{ part-all-in }.
    .raise = { part-seat } aumenta { $amount }{ part-all-in }.
    .sits-out = { part-seat } fica de fora.
    .cut = { part-seat } corta o baralho.
    .check = { part-seat } passa.
    .fold = { part-seat } desiste.
    .bust = { part-seat } estoura.
    .take =
        { part-seat } recebe { HAS($card) ->
            [true] { CARD($card, form: "the") }
           *[false] uma carta
        }{ HAS($counts) ->
            [true] : { $counts }
           *[false] { "" }
        }.
    .stand =
        { part-seat } para{ $frozen ->
            [true] , e a mão está congelada
           *[false] { "" }
        }.
    .dealt = { part-seat } mostra { CARDS($cards, form: "the") }.
    .own-cards =
        { WHO($seat) ->
            [you] Suas cartas
           *[other] As cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }. Total: { $counts }.
    .declare =
        { part-seat } { $targets ->
            [secret] já declarou
           *[other] declara { part-targets }
        }.
    .declared = Declarações: { $all }.
    .phase =
        { $phase ->
            [bets] Apostas.
            [draw] Cartas extras.
            [declare] Declarações.
           *[other] { "" }
        }
    .turn =
        { part-turn }{ $call ->
            [0] { "" }
           *[other] : pagar custa { $call }
        }.
    .stack =
        { part-seat } { $chips ->
            [0] não tem mais fichas
           *[other] tem { CHIPS($chips) }
        }.
part-turn =
    { WHO($seat) ->
        [you] É a sua vez
       *[other] É a vez { SEAT($seat, form: "of") }
    }
declaredBy = { SEAT($seat, form: "label") } ({ part-targets })
part-all-in =
    { $allIn ->
        [true] , all-in
       *[false] { "" }
    }

explanations =
    .both = { part-pot }{ part-seat } ganha as duas metades ({ CHIPS($amount) }): { part-ranks } faz { part-reach }.
    .half =
        { part-pot }{ part-seat } { $shared ->
            [true] divide
           *[false] ganha
        } a metade do { part-target } ({ CHIPS($amount) }{ $odd ->
            [true] { " " }com a que sobra
           *[false] { "" }
        }): { part-ranks } faz { HAS($off) ->
            [true] { $total } (a { $off } de { part-target })
           *[false] { $total }
        }.
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName }: { part-alone }.
           *[false] { CAPITAL(part-alone) } sem mostrar.
        }
    .failed-both = { part-pot }{ part-seat } declarou os dois, mas não ganhou ambos, e não leva nada.
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters = { part-pot }{ part-seat } ganha uma metade sem dividir e empata na outra: três quartos, { CHIPS($amount) }.
    .five-ace-ace = 5-A-A ganha de qualquer outra mão: { SEATS($seats, form: "label") }.
    .uncalled = Aposta não paga, devolvida { SEAT($seat, form: "to") }: { CHIPS($amount) }.
    .nothing = { part-seat } não ganha nada: { part-ranks } faz { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } (a { $lowOff } de 7)
               *[false] { $low }
            } e { HAS($highOff) ->
                [true] { $high } (a { $highOff } de 27)
               *[false] { $high }
            }
       *[false]
            { $low } ({ HAS($lowOff) ->
                [true] a { $lowOff } de 7,{ " " }
               *[false] { "" }
            }a { $highOff } de 27)
    }
part-unclaimed =
    { part-pot }ninguém pode ganhar a metade do { part-target }: { $amount ->
        [one] vai
       *[other] vão
    } também { CHIPS($amount) } { SEATS($seats, form: "for") }.
part-alone =
    { WHO($seat) ->
        [you] só resta você, que leva
       *[other] só resta { SEAT($seat) }, que leva
    } { CHIPS($amount) }
part-void = { part-pot }ninguém pode ganhar o que declarou, por isso decidem os totais.
part-carried =
    { part-pot }ninguém pode ganhar { $target ->
        [pot] o pote
       *[other] a metade do { part-target }
    }. Fica para a próxima mão: { CHIPS($amount) }.

stakes =
    .bet = Uma aposta
    .raise = Um aumento
refusals =
    .no-such-move = Não existe a jogada “{ $move }”.
    .not-now =
        Não é possível { part-move } agora: { $phase ->
            [ante] os antes estão sendo postos
            [bets] os jogadores estão apostando
            [draw] os jogadores estão pedindo cartas
            [declare] os jogadores estão declarando
           *[over] a mão acabou
        }.
    .seat-open = { part-seat } está livre.
    .seat-out = { part-seat } está fora desta mão.
    .seat-folded = { part-seat } desistiu.
    .seat-bust = { part-seat } estourou.
    .already-anted = { part-seat } já pôs o ante.
    .already-cut = { part-seat } já cortou.
    .already-declared = { part-seat } já declarou.
    .not-your-turn =
        { WHO($turn) ->
            [you] É a sua vez.
           *[other] É a vez { SEAT($turn, form: "of") }.
        }
    .seat-frozen = Depois de parar { NUMBER($stands) } vezes seguidas, a mão está congelada: não há mais cartas.
    .bad-cut = Suas palavras para o corte podem ter no máximo { $most } letras.
    .bad-declaration = Você não pode declarar “{ $targets }”, só 7, 27 ou os dois.
    .table-moves = Só a mesa pode { part-move }.
    .antes-open = { part-seat } ainda tem que pôr o ante ou ficar de fora.
    .bet-open = Há uma aposta aberta: pagar custa { CHIPS($call) }.
    .no-bet-open = Ninguém apostou, por isso não há nada para pagar.
    .max-raises =
        Uma rodada de apostas permite no máximo { $max ->
            [one] { $max } aumento
           *[other] { $max } aumentos
        }.
    .short-of-raise = Depois de pagar, não sobram fichas para aumentar.
    .not-reopened = O último aumento foi menor que o mínimo de { $min }, por isso não permite outro.
    .nobody-to-raise = Todos os outros jogadores estão all-in.
part-move =
    { $move ->
        [ante] pôr o ante
        [sit-out] ficar de fora
        [cut] cortar
        [deal] dar as cartas
        [check] passar
        [bet] apostar
        [call] pagar
        [raise] aumentar
        [fold] desistir
        [take] pedir carta
        [stand] parar
        [declare] declarar
       *[settle] pagar os potes
    }

region = Como jogar
headings =
    .aim = Como se ganha
    .values = Quanto valem as cartas
    .course = Como corre uma mão
    .screen = O que você vê

bust = Se você passa de 27 mesmo com cada ás como 1, sai da mão na hora. Suas fichas ficam no pote.
lowUnclaimed = Se ninguém tem 7 ou menos, quem ganha a metade do 27 leva as duas metades.
fiveAceAce = 5-A-A ganha de qualquer outra mão, até de outras que fazem 7 e 27.
threeQuarters = Se você ganha uma metade sem dividir e empata na outra, leva três quartos do pote.
carriedPot = Se ninguém pode ganhar o que declarou, o pote fica para a próxima mão.
carriedHalf = Uma metade que ninguém pode ganhar fica para a próxima mão.

values =
    .courts =
        { $tens ->
            [half] 10, J, Q e K
           *[face] J, Q e K
        }: meio ponto, ½.
    .numbers =
        De 2 a { $tens ->
            [half] 9
           *[face] 10
        }: o número da carta.
    .ace = Ás: 1 ou 11. Cada ás vale o que for melhor, separadamente para cada alvo.
    .example = Assim, 5-A-A acerta os dois alvos: 5 + 1 + 1 = 7 e 5 + 11 + 11 = 27.

ante = Ante: cada jogador põe { $ante }.
deals =
    .up-down = Cartas: cada jogador recebe uma carta aberta e uma virada para baixo, e pode pedir uma terceira.
    .down-down-up = Cartas: cada jogador recebe duas cartas viradas para baixo e uma aberta.
    .down-up = Cartas: cada jogador recebe uma carta virada para baixo e uma aberta.
bets =
    Apostas: passe de graça, ou aposte de { part-limits }. Se alguém apostou, pague, aumente de { part-limits }{ HAS($maxRaises) ->
        [true]
            { " " }(no máximo { $maxRaises ->
                [one] { $maxRaises } vez
               *[other] { $maxRaises } vezes
            } por rodada)
       *[false] { "" }
    } ou desista.{ $opens ->
        [best-up-card] { " " }Começa o jogador cujas cartas abertas valem mais, com cada ás como 1.
       *[dealers-left] { "" }
    }
part-limits =
    { $min } { $limit ->
        [pot] até o pote inteiro
        [half-pot] até metade do pote
       *[range] a { $max }
    }
draw =
    Cartas extras: peça uma { $draw ->
        [up] aberta
       *[down] virada para baixo
    }, ou pare. { $freeze ->
        [0] Se parar, você ainda pode pedir uma na próxima vez.
       *[other] Depois de parar { $freeze } vezes seguidas, você não recebe mais cartas.
    }
again =
    Enquanto alguém pede uma carta, há mais uma rodada de apostas e mais uma de cartas.{ $lastBet ->
        [true] { " " }Depois há uma última rodada de apostas.
       *[false] { "" }
    }
declare =
    Declarações: { $declare ->
        [sequential] um depois do outro
       *[simultaneous] todos ao mesmo tempo
    }, vocês dizem que metade querem: 7, 27 ou os dois. Você só pode ganhar o que declarou. Se declarou os dois, tem que { $winAndTie ->
        [shared] ganhar ambos sem dividir
       *[three-quarters] ganhar um sem dividir e pelo menos empatar no outro
    }, ou não ganha nada.
showdown = Showdown: todos os que ainda estão na mão abrem suas cartas, e cada metade é paga. Mãos iguais dividem a metade.

screen =
    .cards = Ao lado das suas cartas: seus totais para 7 e para 27, e a que distância estão.
    .seats = Abaixo de cada lugar: quanto valem as cartas abertas dele, e quanto a mão inteira pode valer.
    .middle = No meio: quanto paga cada metade do pote. Um jogador com fichas de menos para pagar está all-in. Os outros jogam pelo resto em um pote paralelo.

guide =
    .ante = Toque em “{ $ante }” para receber cartas. As fichas vão para o pote: metade para a mão mais perto de 7, metade para a mais perto de 27.
    .draw = Ao lado das suas cartas você vê a que distância estão de 7 e de 27. Longe dos dois? “{ $take }”. Perto de um? “{ $stand }”.
    .check = Ninguém apostou. “{ $check }” não custa nada. Com uma boa mão, aposte para fazer os outros pagarem.
    .call = Alguém apostou. Se você está perto de 7 ou de 27, “{ $call }” mantém você na mão. Se não, “{ $fold }” abre mão do pote.
    .declare = Diga que metade você quer. Você só pode ganhar o que declara. Se declarar os dois, tem que ganhar ambos.
    .wait = É a vez dos outros. Abaixo de cada lugar você vê quanto valem as cartas abertas dele.
    .out = Você está fora desta mão. O guia continua na próxima.
    .reveal = As cartas são abertas. Depois, cada metade do pote vai para quem a ganhou.
    .won = Você ganhou uma parte do pote. O meio da mesa mostra por quê.
    .lost = Outros estavam mais perto de 7 e de 27. O meio da mesa mostra por quanto.

keyMain = Botão principal: ante, passar ou pagar, parar
    .keys = d
keyCheck = Passar ou pagar
    .keys = c
keyRaise = Apostar ou aumentar o valor escolhido
    .keys = r
keyAmount = Mudar o valor
    .keys = + −
keyPresets = Mínimo, meio pote, pote, máximo
    .keys = m, i, o, x
keyFold = Desistir
    .keys = f
keyCheckOrFold = De antemão: passar ou desistir
    .keys = k
keyCallAny = De antemão: pagar qualquer aposta
    .keys = a
keyTake = Pedir uma carta
    .keys = t
keyStand = Parar
    .keys = s
keyDeclare = Declarar 7, 27 ou os dois
    .keys = 7, 2, b
keyStandPlan = Parar até o fim da mão
    .keys = e
keyTakePlan = Pedir cartas até chegar a um total
    .keys = u
keySitOut = Ficar de fora
    .keys = p
keyHint = Dica
    .keys = h

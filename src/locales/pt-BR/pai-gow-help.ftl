region = Como jogar

aim = Como se ganha
    .make = Divida suas sete cartas em duas mãos: cinco atrás e duas na frente. Cada uma é comparada com a da banca.
    .win = Se as duas ganham, você ganha a aposta. Se as duas perdem, você perde a aposta. Se só uma ganha, é empate: nenhuma ficha muda de dono.
sides = Frente e trás
    .front = Na frente, um par ganha de quaisquer outras duas cartas. Sequências e flushes não contam ali.
    .foul =
        A mão de trás deve valer mais que a da frente. Senão a montagem é inválida: { $foul ->
            [lose] as duas mãos perdem.
           *[refuse] a mesa não a aceita.
        }
kinds = Valor das mãos
    .best = Mãos de cinco cartas, da melhor para a pior:
joker = O curinga
    .stands = Ele completa uma sequência, um flush ou um straight flush. Senão, vale um ás.
straights = Sequências com ás
    .wheel =
        { $wheel ->
            [second] Do ás ao cinco é a segunda maior sequência.
           *[low] Do ás ao cinco é a menor sequência.
        }
copies = Mãos iguais
    .copy = Uma mão igual à da banca fica com a banca. Se a sua outra mão ganha, é empate.
pays = Quanto paga uma vitória
    .even = Uma vitória paga o valor da aposta.
    .commission = Uma vitória paga a aposta menos { PERCENT($commission) } de comissão, arredondada para cima: { NUMBER($minStake) } paga { NUMBER($minPays) }, { NUMBER($maxStake) } paga { NUMBER($maxPays) }.
pushes =
    .queen-high = Não há comissão. Mas se as sete cartas da banca não passam de carta alta dama, todas as apostas são devolvidas.
    .ace-high = Não há comissão. Mas se as sete cartas da banca não passam de carta alta ás, todas as apostas são devolvidas.
    .nine-front = Não há comissão. Mas se a mão da frente da banca é carta alta nove, todas as apostas são devolvidas.
dealers =
    .offer = Antes das apostas, a banca é oferecida a um jogador depois do outro. Quem a assume dá as cartas e só cobre apostas até onde vão as suas fichas. Se ninguém a assume, a casa dá as cartas e cobre todas as apostas.
    .house = A casa dá as cartas e cobre todas as apostas.
    .turn = Os jogadores são a banca um de cada vez. A banca só cobre apostas até onde vão as suas fichas. O resto da aposta é devolvido.
fortune = Fortune
    .bet = Uma aposta à parte nas suas sete cartas como foram dadas, não importa como você as monta nem o que a banca tem. “{ $button }”, ao lado da aposta, mostra quais mãos ganham.
    .envy = Com uma aposta de { NUMBER($envyMin) } ou mais, ela também paga quando outro jogador tem uma mão rara. É o bônus Envy.

guide =
    .bank = A banca é oferecida a você. Se assumir, você dá as cartas desta mão e joga contra todos os outros. Se preferir apostar, passe a banca.
    .stake = Toque nas fichas para fazer sua aposta e depois em “{ $button }”.
    .choose = Toque em duas cartas para a mão da frente. As outras cinco devem valer mais. “{ $button }” monta por você.
    .foul = A mão da frente vale mais que a de trás: montagem inválida. Toque em uma das duas cartas da frente para voltar atrás.
    .set = Esta montagem é válida. Abaixo de cada bandeja você vê que mão é. Toque em “{ $button }”.
    .wait = Os outros jogadores estão jogando. Observe os lugares deles.
    .out = Você não está nesta mão. O guia continua na próxima.
    .reveal = Primeiro você vê as mãos da banca, depois as de cada jogador.
    .win = Suas duas mãos ganharam da banca, por isso você ganha a aposta.
    .push = Uma das suas mãos ganhou da banca e a outra não. É empate: sua aposta é devolvida.
    .lose = Nenhuma das mãos ganhou da banca, por isso você perde a aposta. Mãos iguais ficam com a banca.
    .dealt = Você foi a banca. As mãos dos outros foram comparadas com as suas.

keyWalk = Ir para outra carta
    .keys = ← → ↑ ↓
keySwap = Mover a carta para a outra mão
    .keys = Enter, Espaço
keyAmount = Apostar mais ou menos
    .keys = + −
keyRepeat = Repetir a última aposta
    .keys = r
keyDouble = Dobrar a aposta ou reduzi-la à metade
    .keys = *, /
keyDeal = Dar as cartas, ou montar suas mãos
    .keys = d
keySitOut = Ficar de fora
    .keys = p
keyHouseWay = Montar pelo modo da casa
    .keys = h
keySort = Ordenar por valor ou naipe
    .keys = s

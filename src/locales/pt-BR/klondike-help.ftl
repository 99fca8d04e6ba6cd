goal = Leve as 52 cartas para as quatro fundações no alto: uma fundação para cada naipe, do ás ao rei.
build = Nas colunas, uma carta pode ir sobre outra de valor imediatamente maior e da outra cor. Todas as cartas que estão sobre ela vão junto. Uma carta virada para baixo é aberta assim que nenhuma carta a cobre.
draw =
    Toque no monte para virar { $draw ->
        [3] três cartas
       *[other] uma carta
    } no descarte. Você pode jogar a carta de cima do descarte.
home = Cada fundação começa com um ás, e a carta seguinte do naipe vai sobre ele. Toque duas vezes em uma carta para mandá-la para lá.
emptyColumn = Só um rei, com todas as cartas que estão sobre ele, pode ir para uma coluna vazia.
redeals =
    { $redeals ->
        [0] Você percorre o monte uma vez só.
       *[other] Quando o monte acaba, você pode virar o descarte para formar um novo monte, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] quantas vezes quiser
        [1] uma vez
       *[other] { $redeals } vezes
    }
foundationReturn = A carta de cima de uma fundação pode voltar para uma coluna.
noReturn = As cartas que estão nas fundações ficam lá.
points =
    .standard = Pontos: 10 por carta na fundação, 5 por carta do descarte para uma coluna, 5 por carta aberta em uma coluna. Você perde 15 por carta que volta da fundação.
    .vegas = Pontos: a partida custa 52, e cada carta na fundação rende 5.
redealPoints = Virar o descarte custa 100 pontos de cada vez.

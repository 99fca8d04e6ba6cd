title = Estatísticas

games =
    .freecell = FreeCell
    .golf = Golfe
    .hearts = Copas
    .klondike = Klondike
    .pyramid = Pirâmide
    .pai-gow = Pai Gow Poker
    .patience = Paciência
    .seven-twenty-seven = Sete Vinte e Sete
    .spades = Spades
    .ten-dice = Corrida dos Dez Dados
    .twenty-nine = 29
    .whist = Whist
otherGame = { CAPITAL($name) }

variant = { CAPITAL($options) }
usualRules = Regras comuns
options =
    .variant =
        { $value ->
            [kingcell] KingCell
            [forecell] ForeCell
            [bakers-game] Baker’s Game
            [eight-off] Eight Off
            [seahaven] Seahaven Towers
            [knock-out] Whist eliminatório
            [german] Whist alemão
            [oh-hell] Oh Hell
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] sem células
            [one] { $value } célula
           *[other] { $value } células
        }
    .supermove =
        { $value ->
            [off] uma carta de cada vez
            [linear] número comum de cartas de uma vez
           *[full] o máximo de cartas de uma vez
        }
    .draw =
        { $value ->
            [up] cartas extras abertas
            [down] cartas extras fechadas
           *[other] virar { $value }
        }
    .redeals =
        { $value ->
            [unlimited] voltas ilimitadas ao monte
           *[other]
                { $value ->
                    [0] sem voltas ao monte
                    [one] { $value } volta ao monte
                   *[other] { $value } voltas ao monte
                }
        }
    .foundationReturn =
        { $value ->
            [false] cartas ficam nas fundações
           *[true] cartas podem sair das fundações
        }
    .scoring =
        { $value ->
            [none] sem pontos
            [vegas] pontos Vegas
            [nearest] o mais perto ganha
            [over-is-bust] quem passa estoura
            [under-beats-over] abaixo ganha de acima
            [over-beats-under] acima ganha de abaixo
            [inside-beats-outside] dentro ganha de fora
            [outside-beats-inside] fora ganha de dentro
           *[other] pontos { $value }
        }
    .corner =
        { $value ->
            [false] reis e ases não vão um sobre o outro
           *[true] reis e ases vão um sobre o outro
        }
    .suits =
        { $value ->
            [one] { $value } naipe
           *[other] { $value } naipes
        }
    .emptyColumns =
        { $value ->
            [any] qualquer carta em uma coluna vazia
           *[kings] só reis em uma coluna vazia
        }
    .coverPairs = sem pares de uma carta com a que ela cobre
    .openStock = monte aberto
    .wastes =
        { $value ->
            [one] { $value } descarte
           *[other] { $value } descartes
        }
    .house = os jogadores dão as cartas
    .commission = comissão de { $value }%
    .pushOn =
        { $value ->
            [queen-high] empate com dama alta da banca
            [ace-high] empate com ás alto da banca
           *[nine-front] empate com nove alto na mão da frente da banca
        }
    .foul = mão inválida perde
    .wheel = A-2-3-4-5 é a menor sequência
    .bonus = bônus Fortune
    .dealing =
        { $value ->
            [down-up] uma carta fechada, uma aberta
           *[other] duas cartas fechadas, uma aberta
        }
    .freeze =
        congela depois de { $value ->
            [one] { $value } parada
           *[other] { $value } paradas seguidas
        }
    .lastBet = uma última rodada de apostas
    .declare =
        { $value ->
            [sequential] declarações uma a uma
           *[simultaneous] declarações ao mesmo tempo
        }
    .tens = o dez vale ½
    .opens = as melhores cartas abertas começam
    .fiveAceAce = 5-A-A ganha de tudo
    .winAndTie = uma vitória e um empate levam três quartos
    .carry =
        { $value ->
            [half] metades sem vencedor ficam para a próxima
           *[pot] potes sem vencedor ficam para a próxima
        }
    .players =
        { $value ->
            [one] { $value } jogador
           *[other] { $value } jogadores
        }
    .bots =
        { $value ->
            [0] sem bots
            [one] { $value } bot
           *[other] { $value } bots
        }
    .level =
        { $value ->
            [easy] bots fáceis
           *[hard] bots difíceis
        }
    .atOnce = todos jogam os dados ao mesmo tempo
    .passing =
        { $value ->
            [left-right] cartas passadas à esquerda e à direita, alternando
            [left] cartas sempre passadas à esquerda
           *[none] nenhuma carta passada
        }
    .lead = sai quem está depois de quem dá as cartas
    .firstTrick = pontos permitidos na primeira vaza
    .breaking =
        { $value ->
            [points] uma carta de copas ou a dama de espadas abre copas
           *[off] copas pode sair a qualquer momento
        }
    .jack = o valete de ouros vale −10
    .queen = a dama de espadas sai na primeira oportunidade
    .moon =
        { $value ->
            [subtract] pegar todos os pontos os subtrai
           *[choose] quem pega todos os pontos escolhe
        }
    .target = jogo até { $value } pontos
    .partners = cada um por si
    .blindNil = nil às cegas
    .blindExchange = troca de cartas após um nil às cegas
    .bags = bags não custam nada
    .bagPenalty = dez bags custam { $value } pontos
    .nilTricks = vazas de um nil perdido contam para o parceiro
    .floor = derrota com { $value } pontos
    .jokers = dois curingas
    .minimumBid = uma dupla dá lance de pelo menos { $value }
    .game =
        { $value ->
            [28] 28
           *[other] jogo até { $value } pontos
        }
    .honours = as honras contam
    .minimum = lances a partir de { $value }
    .hold = o primeiro pode igualar o lance
    .allPass = nova distribuição se todos passam
    .doubles = lances podem ser dobrados
    .afterAsking = qualquer carta depois de pedir o trunfo
    .lastTrick = a última vaza vale um ponto
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }

chooseGame = Jogo
chooseVariant = Variante
allVariants = Todas as variantes

figures =
    .games = Jogos
    .wins = Vitórias
    .rate = Taxa de vitórias
    .streak = Sequência
    .bestStreak = Melhor sequência
    .bestTime = Melhor tempo
    .fewestMoves = Menos jogadas
    .days = Dias seguidos
    .hands = Mãos
    .pushes = Empates
    .losses = Derrotas
    .chips = Saldo de fichas
    .biggestWin = Maior ganho
none = nenhum
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
date = { $date }

lastGames =
    { $count ->
        [one] Último jogo
       *[other] Últimos { $count } jogos
    }
lastHands =
    { $count ->
        [one] Última mão
       *[other] Últimas { $count } mãos
    }
measure = As barras mostram
measures =
    .time = Tempo
    .moves = Jogadas
legend =
    .won = ganho
    .lost = não ganho
    .up = ganhou
    .down = perdeu
range = de { $least } a { $most }
chart =
    Gráfico de barras de { $measure ->
        [time] tempo
        [moves] jogadas
       *[chips] fichas
    }, do mais antigo ao mais novo: { $won } com vitória, { $other } { $measure ->
        [chips] com derrota
       *[other] sem vitória
    }{ $pushes ->
        [0] { "" }
        [one] , { $pushes } empate
       *[other] , { $pushes } empates
    }; { $range }.

showTable = Mostrar como tabela
newestFirst = Mais recentes primeiro
heads =
    .ended = Fim
    .deal = Partida
    .outcome = Resultado
    .time = Tempo
    .moves = Jogadas
    .undos = Desfeitos
    .chips = Fichas
ownDeck = baralho próprio
outcomes =
    .won = Vitória
    .lost = Derrota
    .left = Desistência
    .push = Empate
empty = Ainda não há jogos. Os jogos terminados aparecem aqui.
emptyOf = Ainda não há jogos de { $game }.

tools =
    .export = Exportar
    .import = Importar
    .clear = Apagar { $game }
    .undo = Desfazer apagar
fileName = baize-estatisticas-{ $day }.json

exported =
    { $count ->
        [one] { $count } jogo exportado
       *[other] { $count } jogos exportados
    }.
imported =
    { $added ->
        [one] { $added } jogo acrescentado
       *[other] { $added } jogos acrescentados
    }{ $known ->
        [0] { "" }
       *[other] , { $known } já aqui
    }{ $late ->
        [0] { "" }
        [one] , { $late } antigo demais para contar
       *[other] , { $late } antigos demais para contar
    }.
notImported = Não importado: { $problem }.
unreadable = Não importado: o arquivo não pôde ser lido.
cleared =
    { $count ->
        [one] { $count } jogo de { $game } apagado
       *[other] { $count } jogos de { $game } apagados
    }.
clearedAll =
    { $count ->
        [one] { $count } jogo apagado
       *[other] { $count } jogos apagados
    }.
undone =
    { $count ->
        [one] { $count } jogo restaurado
       *[other] { $count } jogos restaurados
    }.

missing = Os jogos não são contados aqui porque um arquivo não pôde ser carregado.
notStored = O navegador não consegue guardar estes jogos. Eles duram até você fechar esta página.
someUnreadable = Alguns jogos guardados não podem ser lidos. Eles ficam como estão.

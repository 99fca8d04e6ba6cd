keyWalk = Andar entre cartas e pilhas
    .keys = ← → ↑ ↓
keyPickUp = Pegar ou soltar; duas vezes para a fundação
    .keys = Enter, Espaço
keyFoundation = Levar para a fundação
    .keys = h
keyPutBack = Devolver a carta
    .keys = Esc
keyUndo = Desfazer, refazer
    .keys = u, r
keyHint = Dica
    .keys = t
keyNew = Novo jogo
    .keys = n
keyFullScreen = Tela cheia
    .keys = f, Shift+F
keySheet = Mostrar esta lista
    .keys = ?

helpHeadings =
    .goal = Objetivo
    .moves = Jogadas
    .rules = Neste jogo
    .playing = Comandos
    .similar = Jogos parecidos
helpRefused = Não permitido: { $move }
helpPlaying =
    .moves = Arraste uma carta. Ou toque nela e depois no lugar para onde ela deve ir.
    .tools = Dica mostra uma boa jogada. Desfazer volta quantas jogadas você quiser.
    .keys = No teclado, as setas andam entre as cartas, e Enter pega e solta. Aperte ? para ver todas as teclas.

pageLanguage = O mesmo da página ({ $language })
settingsHeadings =
    .looks = Aparência e ajuda
    .rules = Regras
fromNextGame = Vale a partir do próximo jogo.
resetSettings = Voltar ao padrão do site
grades =
    .very-easy = muito fácil
    .easy = fácil
    .medium = médio
    .hard = difícil
    .very-hard = muito difícil
settings =
    .language = Idioma
    .theme = Tema
    .fourColor = Baralho de quatro cores
    .cardSize = Tamanho das cartas
    .faces = Desenho das cartas
    .cardBack = Verso das cartas
    .courts = Letras das figuras
    .felt = Cor da mesa
    .mirrored = Disposição para canhotos
    .motion = Animações
    .sound = Som
    .tapToMove = Tocar para mover
    .calm = Esconder tempo e jogadas
    .autoFinish = Terminar automaticamente
    .autoFoundation = Jogadas automáticas
    .pace = Velocidade da mesa
    .nextHand = Dar a próxima mão automaticamente
    .verdict = Mostrar se dá para ganhar
    .solvable = Só partidas que dá para ganhar
    .grade = Dificuldade
    .draw = Cartas viradas de cada vez
    .redeals = Voltas ao monte
    .scoring = Pontos
    .foundationReturn = Cartas podem sair das fundações
    .variant = Variante
    .cells = Células
    .supermove = Mover várias cartas de uma vez
    .wastes = Descartes
    .coverPairs = Par de uma carta com a que ela cobre
    .openStock = Monte aberto
    .corner = Reis e ases vão um sobre o outro
    .suits = Naipes
    .emptyColumns = Em uma coluna vazia
values =
    .auto = automático
    .on = sim
    .off = não
    .light = claro
    .dark = escuro
    .small = pequeno
    .medium = médio
    .large = grande
    .diamonds = losangos
    .petals = pétalas
    .lattice = treliça
    .checks = quadrados
    .rays = raios
    .plaid = xadrez
    .faces-baize = Baize
    .faces-english = Inglês clássico
    .local = no seu idioma
    .english = J, Q, K
    .green = verde
    .blue = azul
    .wine = vinho
    .slate = ardósia
    .easy = fácil
    .hard = difícil
    .slow = devagar
    .normal = normal
    .fast = rápido
    .manual = passo a passo
    .any = qualquer
    .emptyColumns-any = qualquer carta
    .kings = reis
    .unlimited = sem limite
    .none = nenhum
    .standard = padrão
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = comum
    .full = o máximo possível
    .safe = quando é seguro
    .all = sempre

notice =
    .undo = Desfazer
    .back = Desfazer até dar para ganhar
    .stop = Parar a busca
    .restart = Recomeçar
    .new = Novo jogo

safeCards =
    .ask = Subir as cartas seguras automaticamente?
    .yes = Sim
    .no = Não
    .never = Não perguntar mais
    .on = Agora as cartas seguras sobem após cada jogada. Você pode mudar isso nas configurações.
    .off = Você pode ativar isso nas configurações.

bests =
    Recorde: { DURATION($time) } · { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
winsInARow = { $wins } vitórias seguidas
comparison =
    .first = Sua primeira vitória!
    .best = Sua vitória mais rápida, e com menos jogadas!
    .fastest = Sua vitória mais rápida!
    .fewest = Sua vitória com menos jogadas!
    .equal = Tão poucas jogadas quanto na sua melhor vitória.
    .more =
        { $moves ->
            [one] { $moves } jogada
           *[other] { $moves } jogadas
        } a mais que na sua melhor vitória.

lookingForWay = Procurando um jeito de ganhar.
lookingForDeal = Procurando uma partida que dá para ganhar.
noDealFound = Não foi encontrada a tempo uma partida que dá para ganhar. Esta talvez não dê.
noWayFound = Não foi encontrado um jeito de ganhar, mas talvez exista.
lookingBack = Procurando a última posição em que dá para ganhar. Aperte Esc para parar.
takenBack =
    { $moves ->
        [1] Uma jogada desfeita
       *[other] { $moves } jogadas desfeitas
    }. { $isLast ->
        [true] Esta é a última posição em que dá para ganhar.
       *[false] Desta posição dá para ganhar. As seguintes talvez estejam perdidas.
    }
noWinnablePosition = Não se conhece uma posição anterior em que dá para ganhar.
canBeWon = Daqui você ainda pode ganhar.
showingWay = Este é um jeito de ganhar. Aperte uma tecla ou toque para parar.
verdicts =
    .winnable = dá para ganhar
    .unwinnable = não dá para ganhar
    .unknown = não se sabe se dá
    .looking = verificando

puzzle = desafio
ownPosition = posição própria
goals =
    .win = Desafio: ganhe o jogo{ part-within }.
    .home = Desafio: leve { CARD($card, form: "the") } para a fundação{ part-within }.
    .away = Desafio: retire { CARD($card, form: "the") }{ part-within }.
part-within =
    { HAS($moves) ->
        [true]
            { " " }em { $moves ->
                [one] { $moves } jogada
               *[other] { $moves } jogadas
            }
       *[false] { "" }
    }
positionProblems =
    .position = a posição “{ $got }” não pode ser usada; aceita-se: linhas de cartas
    .position-lines =
        uma posição com { $got ->
            [one] { $got } linha sem nome
           *[other] { $got } linhas sem nome
        } não pode ser usada; aceita-se: { $wanted }
    .position-line = a linha “{ $got }” da posição não pode ser usada; aceita-se: { $accepted }, uma vez cada
    .position-card = “{ $got }” na linha “{ $line }” da posição não pode ser usado; aceita-se: uma carta, como 7H
    .position-twice = uma posição com { $got } duas vezes não pode ser usada; aceita-se: cada carta uma vez
    .position-often =
        { $most ->
            [0] uma posição com { $got } não pode ser usada; o jogo não tem essa carta
           *[other] uma posição com { $got } mais de { $most } vezes não pode ser usada
        }
    .position-missing = uma posição sem { $got } não pode ser usada; aceita-se: todas as cartas do baralho
    .position-many = a linha “{ $got }” da posição não pode ser usada; aceita-se: no máximo { $most }
    .position-row = a fileira “{ $got }” da posição não pode ser usada; aceita-se: { $most } lugares
    .position-supply = uma posição com { $got } cartas no monte e no descarte não pode ser usada; aceita-se: no máximo { $most }
    .position-heights = “{ $got }” nas fundações da posição não pode ser usado; aceita-se: cada naipe uma vez, como C-0 D-A H-7 S-K
    .position-hidden = a linha “{ $got }” da posição não pode ser usada; aceita-se: no máximo { $most } cartas viradas para baixo
    .position-over = a linha “{ $got }” da posição não pode ser usada; aceita-se: primeiro as cartas viradas para baixo
    .position-order = a linha “{ $got }” da posição não pode ser usada; aceita-se: cartas abertas em sequência
    .position-number = a linha “{ $got }” da posição não pode ser usada; aceita-se: um número de { $least } a { $most }
    .puzzle-reached = o objetivo “{ $got }” não pode ser usado; aceita-se: um objetivo que ainda não foi alcançado
rulesProblems =
    .rules = { $term } “{ $got }” não pode ser usado; aceita-se: { $accepted }
    .rules-unknown = { $term } não é um termo das regras; aceita-se: { $accepted }
    .rules-needs = { $term } “{ $got }” não pode ser usado sozinho; precisa de: { $needs }
    .rules-without = { $term } “{ $got }” não pode ser usado junto com { $other }
    .rules-cards = regras que dão { $dealt } cartas não podem ser usadas; aceita-se: no máximo { $cards }
    .rules-left = regras que deixam { $left } de { $cards } cartas sem dar não podem ser usadas; aceita-se: dar todas as cartas, ou um monte
    .rules-stock = um monte sem cartas não pode ser usado; aceita-se: nenhum monte, ou dar menos de { $cards } cartas
    .rules-room = fundações com lugar para { $room } cartas não podem ser usadas; aceita-se: lugar para { $cards }
    .rules-pairs = pares com a soma { $sum } não podem ser usados, porque nunca removem { $ranks }; aceita-se: uma soma ou um trio para cada valor

copyLink = Copiar link
copyResult = Copiar resultado
copyDeal = Copiar partida
linkCopied = Link copiado.
resultCopied = Resultado copiado.
dealCopied = Partida copiada.
copyByHand = Texto para copiar
notCopied = O navegador não copiou. O texto está selecionado: basta copiá-lo.
send = Compartilhar
notSent = O navegador não consegue compartilhar. Copie em vez disso.
savePicture = Salvar imagem
outcomes =
    .won = Vitória
    .lost = Derrota
    .unfinished = Não terminado
    .fresh = Tente esta partida
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal }: { $outcome ->
        [won] vitória
        [lost] derrota
       *[unfinished] não terminado
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }após { $moves ->
                [one] { $moves } jogada
               *[other] { $moves } jogadas
            }{ part-undos }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] , desfeito { $undos } vez
       *[other] , desfeito { $undos } vezes
    }
lookingForDay = Procurando a partida do dia.
linkProblems =
    .no-daily = nenhuma partida que possa ser ganha foi encontrada entre as { $tried } testadas para este dia, por isso foi dada uma partida ao acaso
    .no-solver = não foi possível achar a partida do dia ({ $got }), por isso foi dada uma partida ao acaso
    .share-broken = este link está incompleto ou contém um erro
    .share-newer = este link foi feito com uma versão mais nova ({ $got }); esta página abre versões até { $known }
    .share-other-game = este link é de { $got }, não de { $wanted }
    .share-other-rules = este link é de um jogo com regras diferentes das desta página
    .share-moves = as regras deste jogo mudaram desde que este link foi feito
    .share-long = um jogo com { $count } jogadas é longo demais para um link; cabem no máximo { $most }
    .share-option = um link não pode guardar as opções “{ $got }”
linkNotOpened = Não foi possível abrir o link: { $problem }.
noDay = { CAPITAL($problem) }.

region = Como jogar
headings =
    .aim = Objetivo
    .deal = Distribuição
    .bidding = Lances
    .trump = Trunfo
    .play = Vazas
    .scoring = Pontos

part-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
part-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
part-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

aims =
    .points = Evite as cartas que valem pontos: o placar mais baixo vence.
    .contract = Diga quantas vazas você fará e faça pelo menos essas.
    .book = Faça mais vazas que a outra dupla.
    .exact = Diga quantas vazas você fará e faça exatamente essas.
    .card-points = Dê lances pelo direito de escolher o trunfo. Depois faça pelo menos tantos pontos quanto o seu lance.
    .survival = Faça pelo menos uma vaza em cada mão. Quem não faz nenhuma sai, e o último que resta vence.
    .majority = Ganhe a maioria das últimas { $last } vazas.
players =
    { $players } jogadores. { $sides ->
        [opposite] Os parceiros se sentam frente a frente e pontuam juntos.
       *[each] Cada um joga por si.
    } A vez passa para a { $direction ->
        [anticlockwise] direita
       *[clockwise] esquerda
    }.
ends =
    .points = O jogo acaba quando alguém tem { part-target }. Se vários dividem o placar mais baixo, o jogo continua.
    .contract =
        O jogo acaba quando { $sides ->
            [opposite] uma dupla
           *[each] um jogador
        } tem { part-target }{ HAS($floor) ->
            [true] { " " }ou cai para { $floor }
           *[false] { "" }
        }. O placar mais alto vence.
    .book = A primeira dupla com { part-target } vence.
    .exact = Depois de { $hands } mãos, o placar mais alto vence.
    .card-points = Uma dupla vence com { $target } pontos de jogo e perde com { $lost }.
    .majority = Uma mão é um jogo.
part-target =
    { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    }

deck = O baralho tem { $count } cartas.
leftOut = Ficam de fora: { CARDS($cards) }.
jokers = { CAPITAL(part-big) } é o curinga grande, e { CARD($little, form: "the") } o pequeno. São os trunfos mais altos.
part-big = { CARD($big, form: "the") }
hand =
    Cada jogador recebe { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } nesta mão.
handInTwo = Cada jogador recebe { $before } cartas, e mais { $rest } depois que o trunfo é escolhido.
stock = As outras cartas formam o monte, com a primeira virada para cima. Quem ganha a vaza fica com ela. O outro jogador pega a seguinte sem mostrar.
sizes =
    .exact = A primeira mão tem 1 carta, e cada mão tem uma a mais, até { $most }. Depois cada uma tem uma a menos, até 1.
    .survival = Cada mão tem uma carta a menos que a anterior.
pass =
    Antes do jogo, cada um escolhe { part-cards } e { $count ->
        [one] a
       *[other] as
    } passa { $to }, sem ver o que chega.
passInTurn = Antes do jogo, cada um escolhe { part-cards } para passar, sem ver o que chega. De mão em mão, elas vão: { $to }.
passTo =
    .left = para a esquerda
    .right = para a direita
    .across = para o jogador em frente
    .on = para outro jogador
    .none = sem passe

bids = Na vez, a partir do jogador depois de quem dá as cartas, cada um diz quantas vazas fará: de { $least } a { $most }.
bidSum = Os lances de dois parceiros são somados.
nil = O lance 0 é nil: você não faz nenhuma vaza.
blindNil =
    { $sides ->
        [opposite] Uma dupla
       *[each] Um jogador
    } que está pelo menos { $behind } pontos atrás pode dizer nil antes de ver as cartas: nil às cegas.{ $exchange ->
        [0] { "" }
        [one] { " " }Então os parceiros trocam { $exchange } carta.
       *[other] { " " }Então os parceiros trocam { $exchange } cartas.
    }
sideLeast = Os lances de uma dupla devem somar pelo menos { $least }, a não ser que um seja nil.
mustMiss = Os lances não podem somar o número de vazas. Por isso o último não pode dizer qualquer número.
auction = Na vez, a partir do jogador depois de quem dá as cartas, aumente o último lance ou passe de vez. Os lances vão de { $least } a { $most }.
hold = O primeiro a dar um lance também pode igualar um lance posterior.
overPartner = Se o lance mais alto é do seu parceiro, você precisa de pelo menos { $least } para aumentar.
allPass =
    .forced = Se todos os outros passam, quem dá as cartas deve dar um lance de pelo menos { $least }.
    .redeal = Se todos passam, o próximo dá as cartas.
doubles = Depois um adversário pode dobrar, e a dupla do lance pode redobrar.

trumps =
    .none = Não há trunfo.
    .suit = { CAPITAL(part-suit) } é sempre o trunfo.
    .dealer-card = A última carta de quem dá é virada para cima. O naipe dela é o trunfo.
    .stock-card = Depois da distribuição, a carta seguinte é virada para cima. O naipe dela é o trunfo.
    .named =
        Nesta mão, { WHO($seat) ->
            [you] você escolhe
           *[other] { SEAT($seat) } escolhe
        } o trunfo.
    .bidder-suit = Quem deu o lance mais alto escolhe o naipe do trunfo em segredo.
    .bidder-card = Quem deu o lance mais alto deixa uma carta virada para baixo: o naipe dela é o trunfo. Ela só pode ser jogada depois que o trunfo é mostrado.
mostNames = A partir da segunda mão, quem fez mais vazas na anterior escolhe o trunfo.
concealed = O trunfo fica escondido até que um jogador que não pode seguir o naipe peça para ver. Antes disso, nenhuma carta vale como trunfo.
afterAsking =
    .must-trump = Quem pede deve jogar um trunfo, se tiver um.
    .free = Quem pede pode depois jogar qualquer carta.

leads =
    .lowest = Quem tem { CARD($card, form: "the") } abre a primeira vaza com essa carta.
    .next = O jogador depois de quem dá as cartas abre a primeira vaza.
follow = Siga o naipe se puder: jogue uma carta do naipe que abriu a vaza. Se não tiver nenhuma, jogue qualquer carta.
wins =
    .highest = A carta mais alta do naipe que abriu ganha a vaza. Quem ganha abre a seguinte.
    .trump = O trunfo mais alto ganha a vaza, e sem trunfo a carta mais alta do naipe que abriu. Quem ganha abre a seguinte.
examples =
    .highest = A vaza abriu com { part-suit }. { CAPITAL(part-card) } é a carta mais alta do naipe e ganha. { CAPITAL(part-other) } é de outro naipe e não pode ganhar.
    .two = A vaza abriu com { part-suit }. { CAPITAL(part-card) } é a carta mais alta e ganha.
    .trump = { CAPITAL(part-card) } é trunfo. Por isso ganha, até { CARD($other, form: "of") }.
    .winner = ganha a vaza
part-card = { CARD($card, form: "the") }
part-other = { CARD($other, form: "the") }
ranks =
    .usual = O ás é a carta mais alta, e o 2 a mais baixa.
    .other = Em cada naipe a ordem é esta, com a carta mais alta primeiro:
breaking =
    Não se pode abrir com { part-suit } antes que { $by ->
        [points] uma carta com pontos
       *[suit] uma carta de { part-suit }
    } tenha sido jogada, a não ser que você não tenha outra coisa.
firstTrick = Na primeira vaza, não jogue cartas com pontos se puder.
firstChance = Jogue { CARD($card, form: "the") } assim que não puder seguir o naipe, ou puder jogar essa carta abaixo de uma mais alta.
claim = Quando o resto não pode mais mudar os pontos, “{ $button }” joga tudo de uma vez.

cardPoints = Estas cartas contam para quem as leva:
eachOfSuit = Cada carta de { part-suit }: { part-points }
oneCard = { CAPITAL(part-name) }: { part-points }
part-name = { CARD($card) }
eachCard = { part-points } cada uma
points = { part-points }
nothing = nenhum ponto
moon =
    .add = Se um jogador leva todas, os outros marcam { part-points } cada um, e ele nenhum.
    .subtract = Se um jogador leva todas, o placar dele cai { $points } em vez de subir.
    .choose = Se um jogador leva todas, ele escolhe. Os outros marcam { part-points } cada um, ou o placar dele cai { $points }.
contractMade = Se você faz tantas vazas quanto disse: { $trick } pontos por vaza do lance e 1 por vaza a mais.
contractFailed = Se você faz menos: menos { $trick } pontos por vaza do lance.
bags = As vazas a mais são bags. Cada { $count } bags custam { $penalty } pontos.
nilScore = Nil: { $points } pontos se você não faz nenhuma vaza. Senão, menos { $points }.
blindNilScore = Nil às cegas: mais ou menos { $points } pontos.
nilTricks =
    .count = As vazas de um nil perdido contam para o lance do parceiro.
    .bags = As vazas de um nil perdido não ajudam o lance do parceiro. Contam como vazas a mais.
book = Cada vaza acima de { $book } vale 1 ponto.
honours = As honras são os quatro trunfos mais altos. A dupla que recebeu as quatro marca 4 pontos, e 2 por três. A um ponto da vitória elas não contam.
exact = Por exatamente tantas vazas quanto você disse: { $bonus } pontos e 1 por vaza. Senão, nada.
survival = O seu placar é o número das suas vazas na última mão. Sem nenhuma, você sai.
majority = A maioria das últimas { $last } vazas vale 1 ponto.
rankPoints = Em cada naipe, estas cartas têm pontos:
total =
    Todas as cartas juntas têm { $total } pontos.{ $lastTrick ->
        [0] { "" }
       *[other] { " " }A última vaza soma mais { $lastTrick }.
    }
gamePoints = Se a dupla do lance faz tantos pontos quanto o lance, marca 1 ponto de jogo. Senão, perde 1.
high = Um lance de { $high } ou mais vale 2 pontos de jogo.
doubled = Dobrada, a mão vale o dobro. Redobrada, vale quatro vezes mais.
pair = Rei e dama de trunfo numa mão são um par. Na sua vez você pode mostrá-lo, se o trunfo é conhecido e a sua dupla tem uma vaza.
pairWorth = Um par da dupla do lance baixa o lance em { $by }, até { $least } no mínimo. Um par dos outros aumenta o lance em { $by }, até { $most } no máximo.

guide =
    .ready = { $aim } Aperte “{ $deal }” para receber as suas cartas.
    .pass = Passe cartas que podem ganhar vazas ou que esvaziam um naipe curto: por exemplo { CARDS($cards, form: "the") }.
    .exchange-nil = Você disse nil. Dê ao parceiro cartas altas: { CARDS($cards, form: "the") }.
    .exchange-help = O parceiro disse nil. Dê cartas baixas, que não ganham vazas: { CARDS($cards, form: "the") }.
    .look = A sua dupla está bem atrás. O nil às cegas vale muito, mas é um risco. O mais seguro é ver as cartas.
    .bid = Quantas vazas você fará? Conte ases, reis acompanhados e trunfos altos ou longos. Aqui { $bid } é um bom lance.
    .bid-nil = Você quase não tem cartas que ganham vazas. Pode dizer 0, mas então não faça nenhuma.
    .bid-high = O seu melhor naipe basta para um lance de { $bid }. Quem dá o lance mais alto escolhe o trunfo.
    .bid-pass = Os seus naipes são fracos demais para aumentar. Passe e deixe os outros darem lances.
    .must-bid = Ninguém deu um lance, então é com você. Escolha o número mais baixo.
    .trump = Escolha o naipe em que você é mais forte: { part-suit }.
    .lay = Deixe virada para baixo uma carta baixa do seu melhor naipe: { CARD($card, form: "the") }. O trunfo será { part-suit }.
    .double = Só dobre se achar que o lance vai falhar. A mão passa a valer o dobro.
    .redouble = A outra dupla acha que o seu lance vai falhar. Só redobre se tiver certeza.
    .lead-due = A primeira vaza abre com { CARD($card, form: "the") }. Jogue essa carta.
    .lead-low = Você abre. Jogue { CARD($card, form: "the") }: alguém deve jogar mais alto e ganhar.
    .lead-high = Você abre. { CAPITAL(part-card) } é a carta mais alta que resta do naipe, então deve ganhar.
    .lead-long = Você abre. Jogue { CARD($card, form: "the") } e guarde as cartas altas para depois.
    .duck = A vaza abriu com { part-suit }. Jogue { CARD($card, form: "the") }: fica abaixo { CARD($best, form: "of") }, e você não leva a vaza.
    .follow-low = A vaza abriu com { part-suit }. Jogue { CARD($card, form: "the") }. Por enquanto ganha, mas alguém pode jogar mais alto.
    .follow-must = A vaza abriu com { part-suit }, e você não pode evitá-la. Ganhe com { CARD($card, form: "the") }.
    .follow-safe = A vaza abriu com { part-suit } e ainda não tem pontos. Livre-se de uma carta alta: { CARD($card, form: "the") }.
    .follow-win = A vaza abriu com { part-suit }. { CAPITAL(part-card) } ganha { CARD($best, form: "of") }: tente levar a vaza.
    .follow-lose = Deixe { CARD($best, form: "the") } ganhar e jogue uma carta baixa: { CARD($card, form: "the") }.
    .follow-partner = O parceiro está ganhando esta vaza. Jogue { CARD($card, form: "the") } e guarde as cartas altas.
    .follow-gift = O parceiro está ganhando esta vaza. Dê uma carta com pontos: { CARD($card, form: "the") }.
    .discard-points = Você não tem { part-suit }, então não pode ganhar. Descarte { CARD($card, form: "the") }: os pontos vão para quem ganha.
    .discard-high = Você não tem { part-suit }, então não pode ganhar. Descarte uma carta alta e perigosa: { CARD($card, form: "the") }.
    .discard-low = Você não tem { part-suit }. Descarte uma carta de que não precisa: { CARD($card, form: "the") }.
    .discard-partner = Você não tem { part-suit }, e o parceiro está ganhando. Descarte uma carta de que não precisa: { CARD($card, form: "the") }.
    .discard-gift = Você não tem { part-suit }, e o parceiro está ganhando. Dê uma carta com pontos: { CARD($card, form: "the") }.
    .ruff = Você não tem { part-suit }, então pode cortar: { CARD($card, form: "the") } ganha por enquanto.
    .ask = Você não tem { part-suit }. Peça o trunfo: assim um trunfo pode ganhar esta vaza.
    .pair = Você tem o rei e a dama de trunfo. Mostre-os: o lance muda a seu favor.
    .wait =
        { WHO($seat) ->
            [you] É a sua vez.
           *[other] É a vez { SEAT($seat, form: "of") }.
        }
    .wait-trick =
        { WHO($seat) ->
            [you] É a sua vez.
           *[other] É a vez { SEAT($seat, form: "of") }.
        } Por enquanto { CARD($best, form: "the") } ganha a vaza.
    .wait-all = Os outros ainda estão escolhendo.
    .won = { part-seat } ganhou a vaza com { CARD($best, form: "the") } e abre a seguinte.
    .won-points = { part-seat } ganhou uma vaza com { part-points } e abre a seguinte.
    .won-partner = O parceiro ganhou a vaza com { CARD($best, form: "the") } e abre a seguinte.
    .moon = Você levou todas as cartas com pontos! Escolha o que é melhor para você.
    .out = Você saiu deste jogo. Os outros continuam.
    .reveal = Todas as vazas foram jogadas. Agora elas são contadas.
    .end-points = Você levou { part-points } nesta mão. O seu placar é { $score }. O mais baixo vence.
    .end-made = O lance de { $bid } foi cumprido: { SIGNED($points) }.
    .end-failed = O lance de { $bid } não foi cumprido: { SIGNED($points) }.
    .end-against-made = A outra dupla cumpriu o lance de { $bid }.
    .end-against-failed = A outra dupla não cumpriu o lance de { $bid }.
    .end-tricks =
        A sua dupla fez { $tricks ->
            [one] { $tricks } vaza
           *[other] { $tricks } vazas
        }: { SIGNED($points) }.
    .end-in = Você fez uma vaza, então continua no jogo. A próxima mão tem uma carta a menos.
    .end-out = Você não fez nenhuma vaza, então sai deste jogo.
    .end-won = Você ganhou a maioria das vazas que contam, e com isso o jogo.
    .end-lost = O outro jogador ganhou a maioria das vazas que contam.
    .not-played = Todos passaram, então ninguém joga esta mão. O próximo dá as cartas.
part-seat = { CAPITAL(SEAT($seat)) }

keyMain = Botão principal: dar as cartas, passar as cartas, próxima mão
    .keys = d
keyWalk = Percorrer as suas cartas
    .keys = ← →
keyPlay = Jogar a carta, ou escolhê-la
    .keys = Enter, Espaço
keyHint = Dica
    .keys = h
keyLast = Última vaza
    .keys = t
keyPass = Passar
    .keys = p
keyAsk = Pedir o trunfo
    .keys = k
keyPair = Mostrar rei e dama de trunfo
    .keys = q
keyClaim = O resto é meu
    .keys = c
keyTakeBack = Desfazer
    .keys = u

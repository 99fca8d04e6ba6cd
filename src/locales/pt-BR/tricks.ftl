title =
    { $game ->
        [hearts] Copas
        [spades] Spades
        [knock-out] Whist eliminatório
        [german] Whist alemão
        [oh-hell] Oh Hell
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] Whist
    }
handNumber = mão { $hand }

suits =
    .clubs = Paus
    .diamonds = Ouros
    .hearts = Copas
    .spades = Espadas
part-suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }

seats = Lugares
dealer = dá as cartas
dealerSign = D
cards =
    { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
tricks =
    { $count ->
        [one] { $count } vaza
        [many] { $count } de vazas
       *[other] { $count } vazas
    }
points =
    { $count ->
        [one] { $count } ponto
        [many] { $count } de pontos
       *[other] { $count } pontos
    }
tricksOfBid = { $tricks } de { $bid }
bids =
    .number = lance { $bid }
    .nil = nil
    .blind = nil às cegas
    .passed = passou
    .none = ainda sem lance
out = fora do jogo
ready = a postos
hasPassed = cartas passadas
scores = Placar
score = placar { $score }
partners = { $first } e { $second }

trick = Vaza
lastTrick = Última vaza
trump = Trunfo: { part-suit }
trumpHidden = Trunfo oculto
stock =
    { $count ->
        [one] resta { $count } carta
       *[other] restam { $count } cartas
    }
laid = Carta do trunfo, virada para baixo
turned = Carta aberta

ownHand = Sua mão
playable = pode ser jogada

menu = Mais
help = Como jogar
hintLabel = Dica
fair = Conferir as cartas
buttons =
    .ready = Dar as cartas
    .show = Ver minhas cartas
    .next = Próxima mão
    .rebuy = Próxima mão
    .step = Continuar
    .skip = Ir para o fim
    .new = Novo jogo
    .pass = Passar
    .nil = Nil
    .look = Ver cartas
    .blind-nil = Nil às cegas
    .lay = Pôr virada
    .double = Dobrar
    .redouble = Redobrar
    .no-double = Não dobrar
    .ask = Pedir o trunfo
    .pair = Mostrar rei/dama
    .claim = O resto é meu
    .last-trick = Última vaza
    .takeback = Desfazer
    .add = Dar aos outros
    .subtract = Tirar de mim
nextGame = Novo jogo
passCards =
    Passar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
bidNumber = Dar lance de { $bid }
chooseTrump = Trunfo: { part-suit }

steps =
    .ready = Aperte “Dar as cartas” para começar.
    .wait =
        { WHO($seat) ->
            [you] É a sua vez.
           *[other] Esperando { SEAT($seat) }.
        }
    .wait-all = Esperando os outros.
    .covered = { SEAT($seat, form: "label") }, pegue o aparelho.
    .out = Você está fora deste jogo. Os outros continuam.
    .look = Veja suas cartas, ou dê um lance de nil às cegas.
    .bid = Quantas vazas você vai fazer?
    .auction = Dê um lance para escolher o trunfo, ou passe.
    .must-bid = Ninguém deu lance, então você tem que dar.
    .trump = Escolha o trunfo.
    .conceal = Escolha o trunfo em segredo.
    .lay = Escolha uma carta do naipe que será trunfo. Ela fica virada para baixo.
    .double = O lance é { $count }. Você dobra?
    .redouble = O lance de { $count } da sua dupla foi dobrado. Você redobra?
    .pass =
        { $missing ->
            [0] Passe estas cartas { SEAT($seat, form: "to") }.
            [1] Escolha mais uma carta para passar { SEAT($seat, form: "to") }.
           *[other] Escolha { $missing } cartas para passar { SEAT($seat, form: "to") }.
        }
    .exchange =
        { $missing ->
            [0] Dê estas cartas { SEAT($seat, form: "to") }.
            [1] Escolha mais uma carta para dar { SEAT($seat, form: "to") }.
           *[other] Escolha { $missing } cartas para dar { SEAT($seat, form: "to") }.
        }
    .lead = Você abre a vaza.
    .follow = O naipe da vaza é { part-suit }. Jogue { part-suit }.
    .discard = Você não tem { part-suit }. Jogue qualquer carta.
    .ask = Você não tem { part-suit }. Jogue qualquer carta, ou peça o trunfo.
    .moon = Você ficou com todos os pontos. O que fazer com eles?
    .not-played = Todos passaram. Agora o próximo dá as cartas.
    .over = A mão acabou.
    .game-over = O jogo acabou.
    .watch = Você está assistindo.

result =
    .bid = Lance
    .tricks = Vazas
    .cards = Pontos
    .hand = Mão
    .bags = Bags
    .score = Total
    .made = cumprido
    .failed = não cumprido
    .moon = { part-seat } ficou com todos os pontos!
    .not-played = Todos passaram
    .won =
        { $who ->
            [you] Você ganhou o jogo!
            [us] Sua dupla ganhou o jogo!
           *[other] Vitória: { $names }
        }
part-seat = { CAPITAL(SEAT($seat)) }
announcements =
    .hand-started = Mão { $hand }. { CAPITAL(SEAT($dealer)) } dá as cartas.
    .own-cards =
        { WHO($seat) ->
            [you] Suas cartas
           *[other] As cartas { SEAT($seat, form: "of") }
        }: { CARDS($cards) }.
    .cut = { part-seat } corta o baralho.
    .passed-cards = { part-seat } já escolheu as cartas.
    .received = { part-seat } recebe { CARDS($cards, form: "the") }.
    .bid = { part-seat } dá um lance de { $bid }.
    .nil = { part-seat } dá um lance de nil.
    .no-bid = { part-seat } passa.
    .blind-nil = { part-seat } dá um lance de nil às cegas.
    .trump = { part-seat } escolhe { part-suit } como trunfo.
    .concealed = { part-seat } escolheu o trunfo em segredo.
    .laid = { part-seat } põe uma carta virada para baixo como trunfo.
    .turned = Carta aberta: { CARD($card) }.
    .trump-shown = O trunfo é { part-suit }.
    .double = { part-seat } dobra.
    .redouble = { part-seat } redobra.
    .no-double = { part-seat } não dobra.
    .asked = { part-seat } pede o trunfo.
    .pair = { part-seat } mostra o rei e a dama de trunfo.
    .claimed = { part-seat } fica com o resto.
    .lead = { part-seat } sai com { CARD($card, form: "the") }.
    .play = { part-seat } joga { CARD($card, form: "the") }.
    .trick-won = { part-seat } ganha a vaza.
    .drew = { part-seat } compra { CARD($card, form: "the") }.
    .turn =
        { WHO($seat) ->
            [you] É a sua vez.
           *[other] É a vez { SEAT($seat, form: "of") }.
        }
    .not-played = Todos passaram. A mão não é jogada.
    .moon = { part-seat } ficou com todos os pontos.
    .side =
        { $names }: { $tricks ->
            [one] { $tricks } vaza
            [many] { $tricks } de vazas
           *[other] { $tricks } vazas
        }, { $points } nesta mão, total { $score }.
    .game-won = Fim de jogo. Vitória: { $names }.

hints =
    .bid = Dica: lance de { $bid }.
    .nil = Dica: lance de nil.
    .no-bid = Dica: passar.
    .trump = Dica: trunfo { part-suit }.
    .lay = Dica: pôr { CARD($card, form: "the") }.
    .pass = Dica: passar { CARDS($cards, form: "the") }.
    .play = Dica: jogar { CARD($card, form: "the") }.
    .other = Dica: “{ $action }”.

refusals =
    .no-card = Isso não é uma carta.
    .not-in-hand = Você não tem { CARD($card, form: "the") }.
    .must-follow = Você tem { part-suit }, então precisa seguir o naipe.
    .must-lead = A primeira vaza começa com { CARD($card, form: "the") }.
    .not-broken = Ainda não se pode sair de { part-suit }.
    .first-trick-points = Na primeira vaza não se pode jogar nenhuma carta com pontos.
    .must-trump = Você pediu o trunfo, então precisa jogar { part-suit }.
    .first-chance = Você precisa jogar { CARD($card, form: "the") } agora.
    .not-settled = O resto ainda não está garantido.
    .no-such-move = Essa jogada não existe.
    .not-now = Isso não é possível agora.
    .not-in-rules = Essa jogada não existe neste jogo.
    .table-moves = Só a mesa pode fazer isso.
    .not-your-turn = Não é a sua vez.
    .seat-out = Você está fora deste jogo.
    .already-ready = Você já está a postos.
    .already-cut = Você já cortou.
    .already-looked = Você já viu suas cartas.
    .already-passed = Você já passou suas cartas.
    .passes-nothing = Você não passa cartas nesta mão.
    .not-ready = Nem todos estão a postos.
    .bad-cut = Suas palavras para o corte podem ter no máximo { $most } letras.
    .no-number = Um lance é um número.
    .must-look = Veja suas cartas primeiro.
    .bad-bid = Você pode dar um lance de { $least } a { $most }.
    .bids-fit = Os lances não podem somar { $tricks }, então você não pode dar um lance de { $bid }.
    .side-bid-low = Sua dupla precisa de um lance maior: no mínimo { $least }.
    .dealer-must-bid = Ninguém deu lance, então você precisa dar no mínimo { $least }.
    .over-partner = O maior lance já é da sua dupla. Para cobrir, você precisa de no mínimo { $least }.
    .bad-suit = O trunfo é um dos quatro naipes.
    .bad-choice = Isso não pode ser escolhido.
    .pass-count =
        { $cards ->
            [one] Escolha exatamente { $cards } carta.
           *[other] Escolha exatamente { $cards } cartas.
        }
    .same-card-twice = { CAPITAL(part-card) } está aí duas vezes.
    .not-doubled = O lance não foi dobrado.
    .already-doubled = O lance já foi dobrado.
    .trump-shown = O trunfo já é conhecido.
    .can-follow = Você pode seguir o naipe, então não pode pedir o trunfo.
    .no-suit-led = Você começa a vaza, então não pode pedir o trunfo.
    .pair-shown = Um rei e uma dama já foram mostrados.
    .trump-concealed = O trunfo ainda não é conhecido.
    .no-trick-yet = Sua dupla precisa ganhar uma vaza primeiro.
    .no-pair = Você não tem o rei e a dama de trunfo.
part-card = { CARD($card, form: "the") }

advice = Conselho
coach = Treinador
show = Mostrar
hide = Ocultar
cancel = Cancelar
showAdvice = Mostrar conselho
hideAdvice = Ocultar conselho

later = Na sua vez, você vê aqui quanto custa cada opção.
hidden = O conselho está oculto.
working = Testando mãos possíveis… { PERCENT($share) }

columns =
    .choice = Opção
    .cost = Custo
caption = Suas opções, a melhor primeiro, e quantos pontos cada uma deve custar, em { $samples } distribuições possíveis
cost =
    { $points ->
        [0] melhor
       *[other] −{ $points }
    }
model = Suas cartas e tudo o que foi jogado são conhecidos. As outras cartas são distribuídas ao acaso, conforme os lances e jogadas permitem.

moves =
    .bid = pedir { $bid }
    .nil = zero
    .no-bid = passar
    .trump =
        { $suit ->
            [clubs] paus
            [diamonds] ouros
            [hearts] copas
           *[spades] espadas
        }
best = Melhor: { $choice }.
reasons =
    .wins = Ganha a vaza.
    .leaves = Não leva a vaza.
    .partner = A vaza já é do seu parceiro.
    .sheds = Livra-se de pontos.
    .trumps = Corta com trunfo.
    .draws = Puxa os trunfos.
    .saves = Guarda uma carta mais alta.

judging = Avaliando suas decisões…
noHands = Depois de cada vaza, você vê aqui quanto custou sua carta.
good = Boa jogada.
better =
    { $choice } teria sido melhor por { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
verdict =
    { $good } das suas { $decisions } decisões { $good ->
        [one] foi tão boa
       *[other] foram tão boas
    } quanto a melhor. As outras custaram { $cost ->
        [one] { $cost } ponto
       *[other] { $cost } pontos
    }.
allGood =
    { $decisions ->
        [one] Sua decisão foi tão boa quanto a melhor.
       *[other] Todas as suas { $decisions } decisões foram tão boas quanto a melhor.
    }
coachColumns =
    .you = Você
    .best = Melhor
    .cost = Custo
coachCaption = Suas decisões e as melhores

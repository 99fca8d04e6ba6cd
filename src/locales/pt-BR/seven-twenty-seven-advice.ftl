advice = Conselho
coach = Treinador
show = Mostrar
hide = Esconder
cancel = Cancelar
showAdvice = Mostrar conselho
hideAdvice = Esconder conselho

later = Na sua vez, você vê aqui quanto vale cada escolha.
hidden = O conselho está escondido.
working = Jogando a mão { $samples } vezes… { PERCENT($share) }

columns =
    .choice = Escolha
    .low = 7
    .high = 27
    .chips = Fichas
caption = Suas escolhas, da melhor para a pior: a parte de cada metade que cada uma ganha, e as fichas que ela rende a partir de agora, em { $samples } amostras
share = { $percent } ± { PERCENT($error) }
net = { SIGNED($chips) } ± { $error }

best = Melhor: { $choice }.
less =
    { $choice }: { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } a menos.
same = { $choice } é mais ou menos igual.
price = Pagar custa { $call } por um pote de { $pot }. Vale a pena se você ganha em média { PERCENT($needed) } do pote, e você ganha { $share }.
card = Das { $unseen } cartas que você não vê, { $low } levam você mais perto de 7, { $high } mais perto de 27, e { $over } fazem você passar de 27.
model = Isto supõe que os outros jogam como de costume nesta mesa e apostam mais uma vez. O intervalo ± vale em 95 de 100 casos.

judging = Avaliando suas decisões…
noHands = Depois de cada mão, você vê aqui quanto custaram suas decisões.
verdict =
    Das suas { $decisions } decisões, { $good ->
        [one] { $good } foi tão boa quanto a melhor
       *[other] { $good } foram tão boas quanto a melhor
    }. As outras custaram { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
allGood =
    { $decisions ->
        [one] Sua decisão foi tão boa quanto a melhor.
       *[other] Todas as suas { $decisions } decisões foram tão boas quanto a melhor.
    }
coachColumns =
    .you = Você
    .best = Melhor
    .chips = Fichas
coachCaption = Suas decisões e as melhores
loss = −{ $chips }

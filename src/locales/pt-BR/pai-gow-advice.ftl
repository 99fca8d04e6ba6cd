advice = Conselho
coach = Treinador
show = Mostrar
hide = Esconder
cancel = Cancelar
showAdvice = Mostrar conselho
hideAdvice = Esconder conselho
later = Quando você tiver cartas, aqui aparece quantas vezes cada montagem ganha, empata e perde.
deals = Não há conselho para a banca: as montagens dos outros jogadores não podem ser calculadas antes.
hidden = O conselho está escondido.
working = Calculando { $hands } mãos da banca… { PERCENT($share) }

columns =
    .hands = Na frente · atrás
    .wins = ganha
    .pushes = empata
    .losses = perde
    .chips = fichas
caption =
    { $ways ->
        [1] A única montagem válida
       *[other] As { $ways } montagens válidas, da melhor para a pior
    }, contra todas as mãos possíveis da banca
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = { " " }({ $ways } montagens que só diferem no naipe)
inFront = { " " }na frente;{ " " }
atBack = { " " }atrás

chances =
    { $isLaid ->
        [true] Sua montagem
       *[false] A melhor
    }: { part-chances }
part-chances = ganha { PERCENT($wins, digits: 1) }, empata { PERCENT($pushes, digits: 1) }, perde { PERCENT($losses, digits: 1) }
best = Conselho, na frente { CARDS($front) }: { part-chances }.

verdicts =
    .best = { part-set } foi a melhor.
    .cost =
        { part-set } custou { $isLess ->
            [true] menos de { PERCENT($cost, digits: 1) }
           *[false] { PERCENT($cost, digits: 1) }
        } da aposta{ $chips ->
            [0] { "" }
            [one] , { $chips } ficha
           *[other] , { $chips } fichas
        }.
part-set =
    { WHO($seat) ->
        [you] Sua montagem
       *[other] A montagem { SEAT($seat, form: "of") }
    }
better = A melhor, na frente { CARDS($front) }: { part-chances }.
compared = A montagem e a melhor
setRow = Feita
bestRow = Melhor
judging = Avaliando a montagem…
noHands = Depois de cada mão, o treinador mostra quanto a sua montagem custou em relação à melhor.
totals =
    { $hands ->
        [one] { $hands } mão
       *[other] { $hands } mãos
    }, { $best ->
        [one] { $best } montada
       *[other] { $best } montadas
    } do melhor jeito. Custo total: { PERCENT($cost, digits: 1) } de uma aposta, { NUMBER($chips, digits: 1) } { $chips ->
        [one] ficha
       *[other] fichas
    }. Por mão: { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Mãos para aprender
lessonColumns =
    .cost = Custo
    .cards = Cartas
    .front = Na frente

yes = ✓ Sim
no = ✗ Não
region = As cartas desta mão
before = O baralho da mão { NUMBER($hand) } foi fixado antes que alguém pudesse apostar.
none = A própria página escolheu este baralho, por isso ele não pode ser conferido.
commitment = Compromisso
seed = Semente
later = Aparece depois da mão.
cuts = Cortes
noCuts = Ninguém cortou.
quoted =
    { HAS($text) ->
        [true] “{ $text }”
       *[false] sem texto
    }
own = Suas próprias palavras para embaralhar
cut = Cortar
reveals = Mostrar a semente revela também as cartas ocultas de: { LIST($names) }.
reveal = Mostrar a semente
check = Conferir
aside = Postas de lado
deck = O baralho na ordem em que as cartas são dadas
place = Carta
wrong = , deveria ser { CARD($card, form: "the") }
how = O que isto prova
why =
    .commitment = Antes das apostas, a mesa sorteia uma semente secreta e mostra o hash dela, o compromisso. Ninguém consegue achar outra semente com o mesmo hash, por isso o baralho está fixado.
    .cuts = Suas próprias palavras embaralham o baralho mais uma vez. A mesa não as conhecia quando sorteou a semente. Por isso ninguém pode ter escolhido o baralho, a não ser que alguém que conheça a semente corte depois de você. A casa e os bots dela não cortam.
    .seed = Depois da mão, a semente aparece, e qualquer pessoa pode calcular o baralho de novo. docs/guides/fair-shuffles.md, do Baize, descreve cada byte. Isto não prova que ninguém conhecia a semente durante a mão.
verdict =
    { $isFair ->
        [true] Conferência aprovada: tudo confere.
       *[false] Conferência reprovada: algo não confere.
    }
byHand = Copie este texto à mão

lines =
    .seed = A semente não é válida.
    .commitment =
        O hash da semente { $ok ->
            [true] confere
           *[false] não confere
        } com o compromisso.
    .dice = Dados lançados: { $got }. Dados da semente: { $expected }.
    .deck =
        O baralho resulta da semente{ $cuts ->
            [0] { "" }
           *[other] { " " }e dos cortes
        }.
    .cards = O baralho tem { NUMBER($different) } cartas diferentes em vez de { NUMBER($size) }.
    .uncut = Os cortes foram ignorados.
    .order = O baralho não resulta da semente e dos cortes.
    .hand = { $who }: as cartas certas.
    .unseen =
        { $who }: { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } que ninguém viu.
    .laid = { $who }: mão montada com outras cartas.
    .fault =
        { $who }, { HAS($place) ->
            [true] carta { $place } do baralho
           *[false] uma carta a mais
        }: esperada { part-expected }, dada { part-got }{ $more ->
            [0] { "" }
            [one] ; mais { $more } carta errada
           *[other] ; mais { $more } cartas erradas
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] nenhuma carta
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] nenhuma carta
    }

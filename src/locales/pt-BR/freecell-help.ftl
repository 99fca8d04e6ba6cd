goal = Leve as 52 cartas para as quatro fundações no alto: uma fundação para cada naipe, do ás ao rei.
build =
    A última carta de uma coluna pode ir sobre outra de valor imediatamente maior e { $build ->
        [alternate] da outra cor
        [suit] do mesmo naipe
       *[any] de qualquer naipe
    }.
cell = Uma célula guarda uma carta qualquer até você precisar dela.
oneByOne = Você só pode mover uma carta de cada vez.
linear = Cartas em sequência podem ser movidas juntas: uma a mais que o número de { part-places }.
full = Cartas em sequência podem ser movidas juntas: tantas quantas você poderia mover uma a uma usando { part-places }.
part-places =
    { $places ->
        [cells] células vazias
        [columns] colunas vazias
       *[both] células e colunas vazias
    }
home = Cada fundação começa com um ás, e a carta seguinte do naipe vai sobre ele. Toque duas vezes em uma carta para mandá-la para lá.
onlyKings = Só um rei, ou cartas em sequência que começam com um rei, podem ir para uma coluna vazia.
anyCard = Qualquer carta pode ir para uma coluna vazia.
layout =
    { $columns } colunas, { $cells ->
        [0] sem células
        [one] { $cells } célula
       *[other] { $cells } células
    }.
dealt = As últimas { $count } cartas vão para as células.
foundationReturn = A carta de cima de uma fundação pode voltar para uma célula vazia.
noReturn = As cartas que estão nas fundações ficam lá.

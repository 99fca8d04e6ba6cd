# Formas: the (a coluna 3), to (para a coluna 3), of (da coluna 3), on (na coluna 3).
pileName =
    { $pile ->
        [column] { part-a }coluna { $number }
        [cell] { part-a }célula { $letter }
        [foundation] { part-a }fundação { $number }
        [stock] { part-o }monte
        [waste] { part-o }descarte
        [reserve] { part-a }reserva
        [pyramid] { part-seu }lugar
        [peaks] { part-seu }lugar
       *[other] { part-o }{ $pile }
    }
part-seu =
    { $form ->
        [to] para o seu{ " " }
        [of] do seu{ " " }
        [on] no seu{ " " }
       *[none] seu{ " " }
    }
part-o =
    { $form ->
        [the] o{ " " }
        [to] para o{ " " }
        [of] do{ " " }
        [on] no{ " " }
       *[none] { "" }
    }
part-a =
    { $form ->
        [the] a{ " " }
        [to] para a{ " " }
        [of] da{ " " }
        [on] na{ " " }
       *[none] { "" }
    }
wayOn = sobre { CARD($card, form: "the") }
emptyPile =
    { $name }, { KIND($pile) ->
        [stock] vazio
        [waste] vazio
       *[other] vazia
    }
pickedUp = na mão
canMove = dá para mover
canGoHere = pode ir aqui
stock =
    monte, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
dealSign = nº
dealNumber = nº { $deal }
ownDeck = baralho próprio
assisted =
    .hint = com dicas
    .shown = solução mostrada
wayWasShown = Solução mostrada
wayShown = { wayWasShown }.
openingGame = Abrindo o jogo…
moves =
    { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }{ $undos ->
        [0] { "" }
        [one] { " " }· desfeito { $undos } vez
       *[other] { " " }· desfeito { $undos } vezes
    }
time = { DURATION($ms) }
tools =
    .undo = Desfazer
    .redo = Refazer
    .hint = Dica
    .new = Novo jogo
    .menu = Mais
pause = Pausa
resume = Continuar
keys = Teclado
settings = Configurações
fullScreen = Tela cheia
leaveFullScreen = Sair da tela cheia
leftFullScreen = Tela cheia desativada.
show = Mostrar como ganhar
restart = Recomeçar a partida
chooseDeal = Escolher partida
deal = Número da partida
dealThis = Dar as cartas
noSuchDeal = Não existe a partida “{ $got }”. Digite um número de { $first } a { $last }.
refusals =
    .over = O jogo acabou.
    .nothing-to-undo = Não há nada para desfazer.
    .nothing-to-redo = Não há nada para refazer.
    .no-hint = Não há jogada para mostrar.
    .hopeless = Este jogo não pode mais ser ganho.
    .no-best-place = Não há lugar melhor para ela agora.
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } e mais { $more }
    }
part-theCards =
    { $count ->
        [one] { CARD($card, form: "the") }
       *[other] { CARD($card, form: "the") } e mais { $more }
    }
moved = { CAPITAL(cards) } { part-place }.
undone = Desfeito: { cards } de volta { part-place }.
redone = Refeito: { cards } { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to, form: "to") }, sobre { CARD($onto, form: "the") }
       *[false] { PILE($to, form: "to") }
    }
wentUp =
    { $count ->
        [one] { CAPITAL(CARD($card, form: "the")) } foi automaticamente para a fundação.
       *[other] { $count } cartas foram automaticamente para as fundações.
    }
won =
    Você ganhou em { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }{ $undos ->
        [0] { "" }
        [one] , desfazendo { $undos } vez
       *[other] , desfazendo { $undos } vezes
    }.
lost = Não há mais jogadas. Desfaça ou recomece.
deadDeal = Esta partida não pode ser ganha.
started = { $title }, { $deal }.
picked =
    { HAS($ways) ->
        [true] { CAPITAL(part-theCards) } { part-can } ir { $ways }.
       *[false] { CAPITAL(part-theCards) } não { part-can } ir a lugar nenhum agora.
    }
part-can =
    { $count ->
        [1] pode
       *[other] podem
    }
hint = Tente mover { part-theCards } { $way }.
certainty =
    .searching = Verificando: esta jogada é permitida, mas talvez não leve à vitória.
    .unproven = Esta jogada é permitida, mas talvez não leve à vitória.
    .proven = Verificado: esta jogada leva à vitória.

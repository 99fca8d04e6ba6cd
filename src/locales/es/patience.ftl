# Formas: the (la columna 3), to (a la columna 3).
pileName =
    { $pile ->
        [column] { part-la }columna { $number }
        [cell] { part-la }celda { $letter }
        [foundation] { part-la }base { $number }
        [stock] { part-el }mazo
        [waste] { part-el }descarte
        [reserve] { part-la }reserva
        [pyramid] { part-su }sitio
        [peaks] { part-su }sitio
       *[other] { part-el }{ $pile }
    }
part-su =
    { $form ->
        [to] a su{ " " }
       *[none] su{ " " }
    }
part-el =
    { $form ->
        [the] el{ " " }
        [to] al{ " " }
       *[none] { "" }
    }
part-la =
    { $form ->
        [the] la{ " " }
        [to] a la{ " " }
       *[none] { "" }
    }
wayOn = sobre { CARD($card, form: "the") }
emptyPile =
    { $name }, { KIND($pile) ->
        [stock] vacío
        [waste] vacío
       *[other] vacía
    }
pickedUp = en la mano
canMove = se puede mover
canGoHere = puede ir aquí
stock =
    mazo, { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
dealSign = n.º
dealNumber = n.º { $deal }
ownDeck = baraja propia
assisted =
    .hint = con pistas
    .shown = solución mostrada
wayWasShown = Solución mostrada
wayShown = { wayWasShown }.
openingGame = Abriendo la partida.
moves =
    { $count ->
        [one] { $count } movimiento
        [many] { $count } de movimientos
       *[other] { $count } movimientos
    }{ $undos ->
        [0] { "" }
        [one] { " " }· deshecho { $undos } vez
       *[other] { " " }· deshecho { $undos } veces
    }
time = { DURATION($ms) }
tools =
    .undo = Deshacer
    .redo = Rehacer
    .hint = Pista
    .new = Nueva partida
    .menu = Más
pause = Pausa
resume = Seguir
keys = Teclado
settings = Ajustes
fullScreen = Pantalla completa
leaveFullScreen = Salir de pantalla completa
leftFullScreen = Pantalla completa desactivada.
show = Mostrar cómo ganar
restart = Reiniciar la partida
chooseDeal = Elegir partida
deal = Número de partida
dealThis = Repartir
noSuchDeal = No existe la partida «{ $got }». Escribe un número del { $first } al { $last }.
refusals =
    .over = La partida ha terminado.
    .nothing-to-undo = No hay nada que deshacer.
    .nothing-to-redo = No hay nada que rehacer.
    .no-hint = No hay ningún movimiento que mostrar.
    .hopeless = Esta partida ya no se puede ganar.
    .no-best-place = Ahora no tiene mejor sitio.
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } y { $more } más
    }
part-theCards =
    { $count ->
        [one] { CARD($card, form: "the") }
       *[other] { CARD($card, form: "the") } y { $more } más
    }
moved = { CAPITAL(cards) } { part-place }.
undone = Deshecho: { cards } de vuelta { part-place }.
redone = Rehecho: { cards } { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to, form: "to") }, sobre { CARD($onto, form: "the") }
       *[false] { PILE($to, form: "to") }
    }
wentUp =
    { $count ->
        [one] { CAPITAL(CARD($card, form: "the")) } ha subido { RANK($card) ->
            [11] sola
            [12] sola
           *[other] solo
        }.
       *[other] { $count } cartas han subido solas.
    }
won =
    Has ganado en { $count ->
        [one] { $count } movimiento
        [many] { $count } de movimientos
       *[other] { $count } movimientos
    }{ $undos ->
        [0] { "" }
        [one] , deshaciendo { $undos } vez
       *[other] , deshaciendo { $undos } veces
    }.
lost = No quedan movimientos. Deshaz o empieza de nuevo.
deadDeal = Esta partida no se puede ganar.
started = { $title }, { $deal }.
picked =
    { HAS($ways) ->
        [true] { CAPITAL(part-theCards) } { part-can } ir { $ways }.
       *[false] { CAPITAL(part-theCards) } ahora no { part-can } ir a ningún sitio.
    }
part-can =
    { $count ->
        [1] puede
       *[other] pueden
    }
hint = Prueba a poner { part-theCards } { $way }.
certainty =
    .searching = Comprobando: este movimiento está permitido, pero quizá no lleve a ganar.
    .unproven = Este movimiento está permitido, pero quizá no lleve a ganar.
    .proven = Comprobado: así se puede ganar.

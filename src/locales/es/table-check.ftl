# Messages of the check of a deal, at tables and in races.

yes = ✓ Sí
no = ✗ No
region = Este reparto
before = La baraja de la mano { NUMBER($hand) } quedó fijada antes de que nadie pudiera apostar.
none = La página ha puesto esta baraja, así que no se puede comprobar.
commitment = Compromiso
seed = Semilla
later = Se muestra al terminar la mano.
cuts = Cortes
noCuts = Nadie ha cortado.
quoted =
    { HAS($text) ->
        [true] «{ $text }»
       *[false] sin texto
    }
own = Tu texto para barajar
cut = Cortar
reveals = Al mostrar la semilla también se revelan las cartas ocultas de: { LIST($names) }.
reveal = Mostrar la semilla
check = Comprobar
aside = Apartadas
deck = La baraja en el orden del reparto
place = Carta
wrong = , tocaba { CARD($card) }
how = Qué demuestra esto
why =
    .commitment = Antes de las apuestas, la mesa elige una semilla secreta y muestra su hash, el compromiso. Nadie puede encontrar otra semilla con el mismo hash, así que la baraja queda fijada.
    .cuts = Tu texto vuelve a barajar. La mesa no lo conocía cuando eligió la semilla. Así, nadie puede haber elegido la baraja, salvo que después de ti corte alguien que conozca la semilla. Ni la casa ni los jugadores del ordenador cortan.
    .seed = Al terminar la mano se muestra la semilla, y cualquiera puede volver a calcular la baraja: docs/guides/fair-shuffles.md de Baize explica cada byte. No demuestra que nadie conociera la semilla durante la mano.
verdict =
    { $isFair ->
        [true] Comprobado: todo coincide.
       *[false] Comprobado: no todo coincide.
    }
byHand = Copia este texto a mano

lines =
    .seed = La semilla no es válida.
    .commitment =
        El hash de la semilla { $ok ->
            [true] coincide
           *[false] no coincide
        } con el compromiso.
    .dice = Dados lanzados: { $got }. Dados según la semilla: { $expected }.
    .deck =
        La baraja corresponde a la semilla{ $cuts ->
            [0] { "" }
           *[other] { " " }y a los cortes
        }.
    .cards = Hay { NUMBER($different) } cartas distintas en vez de { NUMBER($size) }.
    .uncut = Los cortes no se han tenido en cuenta.
    .order = La baraja no corresponde a la semilla y a los cortes.
    .hand = { $who }: las cartas correctas.
    .unseen =
        { $who }: { $count ->
            [one] { $count } carta que nadie vio
           *[other] { $count } cartas que nadie vio
        }.
    .laid = { $who }: colocada con otras cartas.
    .fault =
        { $who }, { HAS($place) ->
            [true] carta { $place } de la baraja
           *[false] una carta de más
        }: tocaba { part-expected }, salió { part-got }{ $more ->
            [0] { "" }
            [one] , y { $more } error más
           *[other] , y { $more } errores más
        }.
part-expected =
    { HAS($expected) ->
        [true] { CARD($expected) }
       *[false] ninguna carta
    }
part-got =
    { HAS($got) ->
        [true] { CARD($got) }
       *[false] ninguna carta
    }

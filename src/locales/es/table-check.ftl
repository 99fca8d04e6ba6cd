# Messages of the check of a deal, at tables and in races.

yes = ✓ Sí
no = ✗ No
region = Este reparto
before = La baraja de la mano { NUMBER($hand) } quedó fijada antes de que nadie pudiera apostar.
none = Esta baraja la ha puesto la página: no hay con qué comprobarla.
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
reveals = La semilla también revela cartas que no se enseñaron: las de { LIST($names) }.
reveal = Revelarlas
check = Comprobar
aside = Apartadas
deck = La baraja en el orden del reparto
place = Carta
wrong = , tocaba { CARD($card) }
how = Qué demuestra esto
why =
    .commitment = Antes de las apuestas, la mesa elige una semilla secreta y muestra su hash, el compromiso. No se conoce otra semilla que lo tenga, así que la baraja queda fijada.
    .cuts = Tu texto, que la mesa aún no conocía, la vuelve a barajar. Así nadie ha elegido la baraja, siempre que nadie corte después de ti: quien corta el último y conoce la semilla podría hacerlo. Ni la casa ni los jugadores del ordenador cortan.
    .seed = Al terminar la mano se muestra la semilla, y cualquiera puede volver a calcular la baraja: docs/fair-shuffles.md de Baize explica cada byte. No demuestra que nadie conociera la semilla durante la mano.
verdict =
    { $isFair ->
        [true] Todo está como se prometió.
       *[false] No todo está como se prometió.
    }
byHand = Para copiar a mano

lines =
    .seed = La semilla no se puede usar.
    .commitment =
        El hash de la semilla { $ok ->
            [true] { "" }
           *[false] no{ " " }
        }es el compromiso.
    .dice = Los dados: { $got }; los de la semilla: { $expected }.
    .deck =
        La baraja es la de la semilla{ $cuts ->
            [0] { "" }
           *[other] { " " }y los cortes
        }.
    .cards = Hay { NUMBER($different) } cartas distintas, y deben ser { NUMBER($size) }.
    .uncut = Los cortes no se han tenido en cuenta.
    .order = La baraja no es la de la semilla y los cortes.
    .hand = { $who }: las cartas que tocaban.
    .unseen = { $who }: { NUMBER($count) } sin ver.
    .laid = { $who }: colocada con otras cartas.
    .fault =
        { $who }, { HAS($place) ->
            [true] carta { $place } de la baraja
           *[false] una carta de más
        }: tocaba { part-expected }, salió { part-got }{ $more ->
            [0] { "" }
           *[other] , y { $more } más
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

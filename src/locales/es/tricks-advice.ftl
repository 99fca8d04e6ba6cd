advice = Consejo
coach = Entrenador
show = Mostrar
hide = Ocultar
cancel = Cancelar
showAdvice = Mostrar consejo
hideAdvice = Ocultar consejo

later = En tu turno verás aquí lo que cuesta cada opción.
hidden = El consejo está oculto.
working = Probando manos posibles… { PERCENT($share) }

columns =
    .choice = Opción
    .cost = Coste
caption = Tus opciones, la mejor primero, y los puntos que se espera que cueste cada una, en { $samples } repartos posibles
cost =
    { $points ->
        [0] mejor
       *[other] −{ $points }
    }
model = Se conocen tus cartas y todo lo jugado. Las demás cartas se reparten al azar, según permiten las subastas y jugadas.

moves =
    .bid = apostar { $bid }
    .nil = nulo
    .no-bid = pasar
    .trump =
        { $suit ->
            [clubs] tréboles
            [diamonds] diamantes
            [hearts] corazones
           *[spades] picas
        }
best = Lo mejor: { $choice }.
reasons =
    .wins = Gana la baza.
    .leaves = No se lleva la baza.
    .partner = La baza ya es de tu pareja.
    .sheds = Se deshace de puntos.
    .trumps = Falla con triunfo.
    .draws = Arrastra triunfos.
    .saves = Guarda una carta más alta.

judging = Evaluando tus decisiones…
noHands = Después de cada baza verás aquí lo que costó tu carta.
good = Bien jugado.
better =
    { $choice } habría sido mejor por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
verdict =
    { $good } de tus { $decisions } decisiones { $good ->
        [one] fue
       *[other] fueron
    } tan buenas como la mejor. Las demás costaron { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }.
allGood =
    { $decisions ->
        [one] Tu decisión fue tan buena como la mejor.
       *[other] Tus { $decisions } decisiones fueron tan buenas como la mejor.
    }
coachColumns =
    .you = Tú
    .best = Mejor
    .cost = Coste
coachCaption = Tus decisiones y las mejores

advice = Consejo
coach = Entrenador
show = Mostrar
hide = Ocultar
cancel = Cancelar
showAdvice = Mostrar consejo
hideAdvice = Ocultar consejo
later = Cuando te toque, aquí verás qué da cada opción.
hidden = El consejo está oculto.
working = Se juega la mano { $samples } veces… { PERCENT($share) }
columns =
    .choice = Opción
    .low = 7
    .high = 27
    .chips = Fichas
caption = Tus opciones, la mejor primero: qué parte de cada mitad gana cada una y cuántas fichas da desde ahora, en { $samples } muestras
share = { $percent } ± { PERCENT($error) }
net = { SIGNED($chips) } ± { $error }
best = Lo mejor: { $choice }.
less =
    { $choice }: { $chips ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } menos.
same = Casi igual de bueno: { $choice }.
price = Igualar cuesta { $call } por un bote de { $pot }. Compensa si ganas de media el { PERCENT($needed) } del bote, y ganas el { $share }.
card = De las { $unseen } cartas que no ves, { $low } te acercan a 7, { $high } a 27, y con { $over } te pasas de 27.
model = Se supone que los demás juegan como en esta mesa y apuestan una vez más. ± vale en 95 de 100 casos.
judging = Valorando tus decisiones…
noHands = Después de cada mano verás cuánto han costado tus decisiones.
verdict =
    Tan buenas como la mejor: { $good } de tus { $decisions } decisiones. Las otras han costado { $cost ->
        [one] { $cost } ficha
       *[other] { $cost } fichas
    }.
allGood =
    { $decisions ->
        [one] Tu decisión fue tan buena como la mejor.
       *[other] Tus { $decisions } decisiones fueron tan buenas como la mejor.
    }
coachColumns =
    .you = Tú
    .best = Lo mejor
    .chips = Fichas
coachCaption = Tus decisiones y las mejores
loss = −{ $chips }

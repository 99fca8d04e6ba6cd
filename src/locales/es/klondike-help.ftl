goal = Lleva las 52 cartas a las cuatro bases de arriba: una para cada palo, del as al rey.
build = En las columnas, una carta va sobre otra de un valor más y del otro color, con todas las que lleve encima. Una carta boca abajo se descubre en cuanto ninguna otra la tapa.
draw =
    Pulsa el mazo para pasar { $draw ->
        [3] tres cartas
       *[other] una carta
    } al descarte. Puedes jugar la carta de arriba del descarte.
home = Cada base empieza con un as y le sigue la carta siguiente del mismo palo. Pulsa una carta dos veces para enviarla a su base.
emptyColumn = En una columna vacía solo va un rey, con todas las cartas que lleve encima.
redeals =
    { $redeals ->
        [0] El mazo se recorre una sola vez.
       *[other] Cuando el mazo se acaba, puedes dar la vuelta al descarte, que vuelve a ser el mazo, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] tantas veces como quieras
        [1] una vez
       *[other] { $redeals } veces
    }
foundationReturn = La carta de arriba de una base puede volver a una columna.
noReturn = Lo que sube a la base se queda en ella.
points =
    .standard = Puntos: 10 por cada carta que va a una base, 5 por una del descarte a una columna, 5 por una que se descubre en una columna. Una carta que vuelve de una base cuesta 15.
    .vegas = Puntos: el reparto cuesta 52 y cada carta que va a una base da 5.
redealPoints = Cada vuelta del descarte cuesta 100 puntos.

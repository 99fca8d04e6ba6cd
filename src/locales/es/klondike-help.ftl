goal = Lleva las 52 cartas a las cuatro bases de arriba: una para cada palo, del as al rey.
build = En las columnas, una carta va sobre otra de un valor más y del otro color, con todas las que lleve encima. Una carta boca abajo se descubre en cuanto queda libre.
draw =
    Al pulsar el mazo, { $draw ->
        [3] tres cartas pasan
       *[other] una carta pasa
    } al descarte. Se juega la de arriba.
home = Un as empieza su base y le sigue la carta siguiente del mismo palo. Una carta pulsada dos veces va a su base.
emptyColumn = En una columna vacía solo va un rey, con todas las cartas que lleve encima.
redeals =
    { $redeals ->
        [0] El descarte no vuelve al mazo: lo recorres una sola vez.
       *[other] Cuando el mazo se acaba, se le da la vuelta al descarte, que vuelve a ser el mazo, { part-often }.
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
    .standard = Puntos: 10 por cada carta que sube, 5 por una del descarte a una columna o por una que se descubre en una columna; 15 menos por una que vuelve.
    .vegas = Puntos: el reparto cuesta 52 y cada carta que sube da 5.
redealPoints = Cada vuelta del descarte cuesta 100 puntos.

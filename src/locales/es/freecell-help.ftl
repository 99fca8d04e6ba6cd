goal = Lleva las 52 cartas a las cuatro bases de arriba: una para cada palo, del as al rey.
build =
    La última carta de una columna va sobre otra de un valor más{ $build ->
        [alternate] { " " }y del otro color
        [suit] { " " }y del mismo palo
       *[any] , sea del palo que sea
    }.
cell = Una celda guarda una carta cualquiera hasta que la necesites.
oneByOne = Las cartas solo se mueven de una en una.
linear = Las cartas en orden se pueden mover juntas: una más que las { part-places } vacías que haya.
full = Las cartas en orden se pueden mover juntas: tantas como podrías mover de una en una por las { part-places } vacías.
part-places =
    { $places ->
        [cells] celdas
        [columns] columnas
       *[both] celdas y columnas
    }
home = Cada base empieza con un as y le sigue la carta siguiente del mismo palo. Pulsa una carta dos veces para enviarla a su base.
onlyKings = En una columna vacía solo va un rey, con las cartas en orden que lleve encima.
anyCard = En una columna vacía va cualquier carta.
layout =
    { $columns } columnas, { $cells ->
        [0] sin celdas
        [one] { $cells } celda
       *[other] { $cells } celdas
    }.
dealt = Las últimas { $count } cartas se reparten en celdas.
foundationReturn = La carta de arriba de una base puede volver a una celda vacía.
noReturn = Lo que sube a la base se queda en ella.

goal = Sé el primero con los diez dados mostrando el mismo número, sea cual sea.
roll = Tira los diez dados. Después elige un número: sus dados se quedan y los demás vuelven a rodar. Puedes elegir otro número cada vez.
picture = Conservar los 2, tirar los otros siete
advice = Conserva el número que muestran más dados. Los demás vuelven a rodar, así que no importa qué muestran.
atOnce = Todos tiran a la vez, cada uno tan rápido como quiera.
rolling = Los dados se detienen uno tras otro. El que aún rueda cuando eliges se tira otra vez.
turns = Se tira por turnos. La ronda en que alguien llega a la meta se juega hasta el final, así que pueden ganar varios.
bots = La rapidez de los bots se elige en los ajustes.
playing = Pulsa uno de los seis números o un dado que lo muestre. Con el teclado, pulsa de 1 a 6. El botón grande conserva otra vez el mismo número. Pulsa ? para ver todas las teclas.

bests = Récord: { DURATION($time) } · { part-rolls }
part-rolls =
    { $moves ->
        [one] { $moves } tirada
        [many] { $moves } de tiradas
       *[other] { $moves } tiradas
    }
comparison =
    .first = ¡Tu primera victoria!
    .best = ¡Tu victoria más rápida, y con menos tiradas!
    .fastest = ¡Tu victoria más rápida!
    .fewest = ¡Tu victoria con menos tiradas!
    .equal = Tan pocas tiradas como en tu mejor victoria.
    .more = { part-rolls } más que en tu mejor victoria.

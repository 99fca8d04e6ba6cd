goal = Retira toda la pirámide. En el mazo y el descarte pueden quedar cartas.
pair = Dos cartas libres que sumen 13 se retiran juntas. La jota vale 11, la reina 12 y el as 1; una carta está libre cuando no tiene nada encima.
king = Un rey vale 13 y se retira solo.
turn =
    { $wastes ->
        [1] Al pulsar el mazo, una carta pasa al descarte. La de arriba está libre para hacer pareja con una de la pirámide.
       *[other] Una carta del mazo pasa al descarte que elijas. La carta de arriba de cada descarte está libre, también para otra de ellas.
    }
redeals =
    { $redeals ->
        [0] Cuando el mazo se acaba, { $wastes ->
            [1] el descarte no vuelve
           *[other] los descartes no vuelven
        } a él.
       *[other] Cuando el mazo se acaba, { $wastes ->
            [1] el descarte vuelve
           *[other] los descartes vuelven
        } a él en el mismo orden, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] tantas veces como quieras
        [1] una vez
       *[other] { $redeals } veces
    }
coverPairs = Una carta puede retirarse con la que tiene debajo, si nada más la tapa.
noCoverPairs = Una carta nunca se retira con una a la que tapa.
openStock = El mazo está boca arriba: se ve lo que viene.

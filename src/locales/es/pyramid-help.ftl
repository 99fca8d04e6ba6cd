goal = Retira toda la pirámide. En el mazo y el descarte pueden quedar cartas.
pair = Retira dos cartas libres que sumen 13. El as vale 1, la jota 11 y la reina 12. Una carta está libre si ninguna otra la tapa.
king = Un rey vale 13 y se retira solo.
turn =
    { $wastes ->
        [1] Pulsa el mazo para pasar una carta al descarte. La de arriba puede hacer pareja con una carta libre de la pirámide.
       *[other] Pasa cada carta del mazo al descarte que elijas. La carta de arriba de cada descarte está libre. Las de dos descartes también pueden hacer pareja.
    }
redeals =
    { $redeals ->
        [0] El mazo se recorre una sola vez.
       *[other] Cuando el mazo se acaba, puedes devolverle { $wastes ->
            [1] el descarte
           *[other] los descartes
        } en el mismo orden, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] tantas veces como quieras
        [1] una vez
       *[other] { $redeals } veces
    }
coverPairs = Una carta puede hacer pareja con una a la que tapa, si ninguna otra tapa a esta.
noCoverPairs = Una carta no puede hacer pareja con una a la que tapa.
openStock = El mazo está boca arriba: se ve qué carta viene después.

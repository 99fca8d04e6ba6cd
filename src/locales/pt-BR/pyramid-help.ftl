goal = Retire todas as cartas da pirâmide. Podem sobrar cartas no monte e no descarte.
pair = Retire duas cartas livres que somem 13. O ás vale 1, o valete 11, a dama 12. Uma carta está livre se nenhuma outra a cobre.
king = O rei vale 13 e sai sozinho.
turn =
    { $wastes ->
        [1] Toque no monte para virar uma carta no descarte. Você pode formar par com a carta de cima do descarte e uma carta livre da pirâmide.
       *[other] Vire cada carta do monte no descarte que quiser. A carta de cima de cada descarte está livre. Você também pode formar par com as cartas de cima de dois descartes.
    }
redeals =
    { $redeals ->
        [0] Você percorre o monte uma vez só.
       *[other] Quando o monte acaba, você pode devolver a ele { $wastes ->
            [1] o descarte
           *[other] os descartes
        } na mesma ordem, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] quantas vezes quiser
        [1] uma vez
       *[other] { $redeals } vezes
    }
coverPairs = Uma carta pode formar par com outra que ela cobre, se nenhuma outra carta cobre essa.
noCoverPairs = Uma carta não pode formar par com outra que ela cobre.
openStock = O monte fica aberto: você vê qual carta vem a seguir.

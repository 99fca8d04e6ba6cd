goal = Retirez toute la pyramide. Il peut rester des cartes au talon et à la défausse.
pair = Retirez deux cartes libres qui font 13 ensemble. L’as compte 1, le valet 11, la dame 12. Une carte est libre si aucune autre ne la recouvre.
king = Un roi compte 13 et part seul.
turn =
    { $wastes ->
        [1] Touchez le talon pour retourner une carte sur la défausse. La carte du dessus peut faire paire avec une carte libre de la pyramide.
       *[other] Retournez chaque carte du talon sur la défausse de votre choix. La carte du dessus de chaque défausse est libre. Celles de deux défausses peuvent aussi faire paire.
    }
redeals =
    { $redeals ->
        [0] Le talon ne se parcourt qu’une fois.
       *[other] Quand le talon est vide, vous pouvez y remettre { $wastes ->
            [1] la défausse
           *[other] les défausses
        } dans le même ordre, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] autant de fois que vous voulez
        [1] une fois
       *[other] { $redeals } fois
    }
coverPairs = Une carte peut faire paire avec celle qu’elle recouvre, si aucune autre ne recouvre celle-ci.
noCoverPairs = Une carte ne peut pas faire paire avec une carte qu’elle recouvre.
openStock = Le talon est face visible : on voit quelle carte vient ensuite.

goal = Retirez toute la pyramide. Il peut rester des cartes au talon et à la défausse.
pair = Deux cartes libres qui font 13 ensemble partent. Le valet compte 11, la dame 12, l’as 1 ; une carte est libre quand rien ne la recouvre.
king = Un roi compte 13 et part seul.
turn =
    { $wastes ->
        [1] Touchez le talon : une carte se retourne sur la défausse. Celle du dessus est libre pour faire paire avec une de la pyramide.
       *[other] Une carte du talon se retourne sur la défausse de votre choix. La carte du dessus de chaque défausse est libre, même pour celle d’une autre.
    }
redeals =
    { $redeals ->
        [0] Quand le talon est vide, { $wastes ->
            [1] la défausse n’y revient
           *[other] les défausses n’y reviennent
        } pas.
       *[other] Quand le talon est vide, { $wastes ->
            [1] la défausse y revient
           *[other] les défausses y reviennent
        } dans le même ordre, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] autant de fois que vous voulez
        [1] une fois
       *[other] { $redeals } fois
    }
coverPairs = Une carte peut partir avec celle qu’elle recouvre, si rien d’autre ne recouvre celle-ci.
noCoverPairs = Une carte ne part jamais avec une carte qu’elle recouvre.
openStock = Le talon est face visible : on voit ce qui vient.

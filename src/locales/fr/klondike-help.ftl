goal = Amenez les 52 cartes sur les quatre fondations, en haut : une par couleur, de l’as au roi.
build = Dans les colonnes, une carte va sur une carte d’un rang au-dessus, rouge sur noire ou noire sur rouge, avec toutes celles posées sur elle. Une carte cachée se retourne dès qu’elle est libre.
draw =
    Touchez le talon : { $draw ->
        [3] trois cartes se retournent
       *[other] une carte se retourne
    } sur la défausse. Celle du dessus se joue.
home = Un as commence sa fondation, la carte suivante de sa couleur vient dessus. Une carte touchée deux fois y va.
emptyColumn = Une colonne vide ne reçoit qu’un roi, avec toutes les cartes posées sur lui.
redeals =
    { $redeals ->
        [0] La défausse ne se retourne pas : le talon ne se parcourt qu’une fois.
       *[other] Quand le talon est vide, la défausse se retourne et redevient le talon, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] autant de fois que vous voulez
        [1] une fois
       *[other] { $redeals } fois
    }
foundationReturn = La carte du dessus d’une fondation peut revenir dans une colonne.
noReturn = Les cartes restent sur les fondations.
points =
    .standard = Points : 10 pour une carte qui monte, 5 pour une carte de la défausse à une colonne ou une carte retournée dans une colonne ; 15 de moins pour une carte qui redescend.
    .vegas = Points : la donne coûte 52, et chaque carte qui monte rapporte 5.
redealPoints = Chaque retournement de la défausse coûte 100 points.

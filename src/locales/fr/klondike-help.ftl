goal = Amenez les 52 cartes sur les quatre fondations, en haut : une par couleur, de l’as au roi.
build = Dans les colonnes, une carte va sur une carte d’un rang au-dessus, rouge sur noire ou noire sur rouge, avec toutes celles posées sur elle. Une carte cachée se retourne dès qu’aucune autre ne la recouvre.
draw =
    Touchez le talon pour retourner { $draw ->
        [3] trois cartes
       *[other] une carte
    } sur la défausse. La carte du dessus peut être jouée.
home = Chaque fondation commence par un as, et la carte suivante de sa couleur vient dessus. Touchez deux fois une carte pour l’y envoyer.
emptyColumn = Une colonne vide ne reçoit qu’un roi, avec toutes les cartes posées sur lui.
redeals =
    { $redeals ->
        [0] Le talon ne se parcourt qu’une fois.
       *[other] Quand le talon est vide, vous pouvez retourner la défausse, qui redevient le talon, { part-often }.
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
    .standard = Points : 10 pour une carte mise sur une fondation, 5 pour une carte de la défausse à une colonne, 5 pour une carte retournée dans une colonne. Une carte reprise d’une fondation coûte 15.
    .vegas = Points : la donne coûte 52, et chaque carte mise sur une fondation rapporte 5.
redealPoints = Chaque retournement de la défausse coûte 100 points.

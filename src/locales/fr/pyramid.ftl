title = Pyramide
keyStock = Retourner une carte du talon, ou y remettre la défausse
    .keys = s
keyWaste = Aller à la défausse
    .keys = w
keyWastes = Aller à l’une des défausses, ou y retourner une carte du talon
    .keys = 1 … 3
pileName =
    { $pile ->
        [place] rangée { $row }, place { $place }
        [waste] { part-waste }
        [stock] talon
       *[other] fondation
    }
part-waste =
    { HAS($number) ->
        [true] défausse { $number }
       *[false] défausse
    }
wayTo =
    { $pile ->
        [stock] de retour au talon
        [waste] sur la { part-waste }
       *[other] sur la fondation
    }
hintStock = Essayez de tirer du talon.
hintRedeal = Remettez la défausse au talon.
announcements =
    .pair =
        { $way ->
            [undo] Annulé : { part-pair }.
            [redo] Rétabli : { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .king =
        { $way ->
            [undo] Annulé : { part-king }.
            [redo] Rétabli : { part-king }.
           *[move] { CAPITAL(part-king) }.
        }
    .turned =
        { $way ->
            [undo] Annulé : le tirage.
            [redo] Rétabli : { part-turned }.
           *[move] { CAPITAL(part-turned) }.
        }
    .put-back =
        { $way ->
            [undo] Annulé : { part-putBack }.
            [redo] Rétabli : { part-putBack }.
           *[move] { CAPITAL(part-putBack) }.
        }
    .unwinnable = Cette partie ne peut plus être gagnée.
# Deux cartes qui font 13 ne sont jamais toutes deux féminines.
part-pair = { CARD($card) } et { CARD($other) } retirés
part-king =
    { CARD($card) } { RANK($card) ->
        [12] retirée
       *[other] retiré
    }
part-turned =
    { CARD($card) } { RANK($card) ->
        [12] tirée
       *[other] tiré
    }{ HAS($waste) ->
        [true] { " " }sur la défausse { $waste }
       *[false] { "" }
    }
part-putBack =
    défausse remise au talon, reprise { $redeal }{ $allowed ->
        [unlimited] { "" }
       *[other] { " " }sur { $allowed }
    }
refusals =
    .empty-pile = Il n’y a pas de carte ici : { $name }.
    .no-return = Les cartes retirées ne reviennent pas.
    .stock-first = Retournez d’abord la carte du talon sur la défausse.
    .stock-left =
        La défausse ne revient au talon que quand il est vide ; il y reste { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }.
    .no-redeal =
        { $allowed ->
            [0] Ici, la défausse ne revient pas au talon.
            [1] La défausse ne peut revenir au talon qu’une fois.
           *[other] La défausse ne peut revenir au talon que { $allowed } fois.
        }
    .covered = { CAPITAL(CARD($card, form: "the")) } est sous une autre carte.
    .no-cover-pairs = Ici, une carte ne peut pas faire paire avec celle qu’elle recouvre.
    .king-alone = { CAPITAL(CARD($card, form: "the")) } part seul.
    .not-king = Seuls les rois partent seuls, pas { CARD($card, form: "the") }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } et { CARD($target, form: "the") } font { $sum }, et non 13.

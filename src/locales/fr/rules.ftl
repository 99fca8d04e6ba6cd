pileLabel =
    { $pile ->
        [column] colonne { $number }
        [cell] cellule { $letter }
        [foundation] fondation{ part-number }
        [waste] défausse{ part-number }
        [reserve] réserve{ part-number }
        [pyramid] { part-place }
        [peaks] { part-place }
       *[stock] talon
    }
part-number =
    { $several ->
        [true] { " " }{ $number }
       *[false] { "" }
    }
part-place = rangée { $row }, place { $place }
wayTo =
    { $pile ->
        [cell] dans une cellule
        [column] dans une colonne vide
        [stock] de retour au talon
        [waste] sur la défausse{ part-number }
       *[other] sur la fondation
    }
wayToNamed = sur : { $name }
keyColumn = Aller à une colonne, ou y déplacer des cartes
    .keys = 1 … { $last }
keyCell = Aller à une cellule, ou y déplacer une carte
    .keys = a … { $last }
keyReserve = Aller à la réserve
    .keys = r
keyStock = Retourner des cartes du talon
    .keys = s
keyWaste = Aller à la défausse
    .keys = w
keyWastes = Aller à l’une des défausses, ou y retourner une carte du talon
    .keys = 1 … { $last }
score = Score { $points }
left = reste { $count }

announcements =
    .drawn =
        { $count ->
            [1] { CAPITAL(CARD($card)) } { RANK($card) ->
                [12] tirée
               *[other] tiré
            }{ HAS($waste) ->
                [true] { " " }sur la défausse { $waste }
               *[false] { "" }
            }.
           *[other] { part-cards } tirées, { CARD($card, form: "the") } sur le dessus.
        }
    .dealt =
        { $count ->
            [one] { $count } carte distribuée
            [many] { $count } de cartes distribuées
           *[other] { $count } cartes distribuées
        }. { $left ->
            [0] Le talon est vide.
            [one] Il reste { $left } carte au talon.
            [many] Il reste { $left } de cartes au talon.
           *[other] Il reste { $left } cartes au talon.
        }
    .redealt =
        Défausse retournée, passage { $pass }{ HAS($of) ->
            [true] { " " }sur { $of }
           *[false] { "" }
        }.
    .flipped =
        { $count ->
            [1] { CAPITAL(CARD($card, form: "the")) } a été { RANK($card) ->
                [12] découverte
               *[other] découvert
            }.
           *[other] { part-cards } ont été découvertes.
        }
    .turned-back =
        { $what ->
            [draw] Annulé : le tirage.
            [redeal] Annulé : le retournement de la défausse.
           *[flip] Annulé : la carte est de nouveau cachée.
        }
    .filled = { CAPITAL(CARD($card, form: "the")) } occupe { PILE($to, form: "the") }.
    .pair =
        { $way ->
            [undo] Annulé : { part-pair }.
            [redo] Rétabli : { part-pair }.
           *[move] { CAPITAL(part-pair) }.
        }
    .trio =
        { $way ->
            [undo] Annulé : { part-trio }.
            [redo] Rétabli : { part-trio }.
           *[move] { CAPITAL(part-trio) }.
        }
    .alone =
        { $way ->
            [undo] Annulé : { part-alone }.
            [redo] Rétabli : { part-alone }.
           *[move] { CAPITAL(part-alone) }.
        }
part-cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
part-pair =
    { CARD($card) } et { CARD($other) } { RANK($card) ->
        [12] { RANK($other) ->
            [12] retirées
           *[other] retirés
        }
       *[other] retirés
    }
# Trois cartes de valeurs différentes : l’une au moins est masculine.
part-trio = { CARD($card) }, { CARD($other) } et { CARD($third) } retirés
part-alone =
    { CARD($card) } { RANK($card) ->
        [12] retirée
       *[other] retiré
    }
hintStock = Essayez de tirer du talon.
hintDeal = Essayez de distribuer des cartes du talon.
hintRedeal = Retournez la défausse.
hintFlip = Retournez la carte du dessus de { PILE($pile, form: "the") }.

refusals =
    .no-such-pile = Aucune pile ne s’appelle { $pile } ici.
    .same-pile = La carte y est déjà.
    .empty-pile = Il n’y a pas de carte ici : { $name }.
    .bad-count = On ne peut pas déplacer { part-cards } de là.
    .fill-first = Remplissez d’abord { PILE($pile, form: "the") }.
    .turn-first = Retournez d’abord la carte du dessus de { PILE($pile, form: "the") }.
    .face-down = Les cartes cachées ne se déplacent pas.
    .covered = { CAPITAL(CARD($card, form: "the")) } est sous une autre carte.
    .top-only = Seule la carte du dessus se déplace.
    .not-in-order =
        Seules des cartes qui se suivent{ $build ->
            [alternate] { " " }en couleurs alternées
            [suit] { " " }dans la même couleur
            [color] , toutes rouges ou toutes noires,
            [other] , jamais deux de même couleur à la suite,
           *[any] { "" }
        } peuvent être déplacées ensemble.
    .whole-run = Seule la suite entière peut être déplacée.
    .too-many =
        { part-cards }, c’est trop : { $allowed ->
            [1] une seule
           *[other] { $allowed } au plus
        } pour le moment.
    .waste-top = De la défausse, seule la carte du dessus se joue.
    .stock-turns = Les cartes du talon ne se jouent pas directement.
    .stock-left = La défausse ne se retourne que quand le talon est vide.
    .no-redeal =
        { $redeals ->
            [0] Ici, la défausse ne se retourne pas.
           *[other] La défausse ne se retourne plus.
        }
    .no-empty-column = Remplissez les colonnes vides avant de distribuer.
    .takes-none = On ne peut pas poser de cartes sur { PILE($pile, form: "the") }.
    .one-card-a-cell = Une cellule ne contient qu’une carte.
    .cell-taken = Cette cellule est déjà occupée par { CARD($card, form: "the") }.
    .no-return = Une carte posée là y reste.
    .return-to-cell = Une carte ne peut quitter une fondation que pour une cellule vide.
    .return-to-column = Une carte ne peut quitter une fondation que pour une colonne.
    .base-stays = La première carte d’une fondation y reste.
    .one-card-up = Les cartes montent une à une sur les fondations.
    .foundation-starts-with-ace = Cette fondation commence par { part-aRank }.
    .foundation-next = { CAPITAL(CARD($card, form: "the")) } ne suit pas { CARD($top, form: "the") }.
    .foundation-full = Cette fondation est complète.
    .runs-only = Seule une couleur complète, du roi à l’as, monte sur une fondation.
    .kings-only =
        { $rank ->
            [12] Seule une dame
           *[other] Seul { part-aRank }
        } peut occuper une colonne vide.
    .waste-only-here = Seule une carte de la défausse peut occuper une colonne vide.
    .stays-empty = Ici, les colonnes vides restent vides.
    .column-full =
        Une colonne contient au plus { $most ->
            [one] { $most } carte
            [many] { $most } de cartes
           *[other] { $most } cartes
        }.
    .not-from-here = Les colonnes n’acceptent pas de carte venue de là.
    .no-building = Ici, rien ne se pose sur les cartes des colonnes.
    .build =
        { CAPITAL(CARD($card, form: "the")) } se pose sur { $build ->
            [alternate] { part-colored }
            [color] { part-colored }
            [suit] { part-ranks } de même couleur
            [other] { part-ranks } d’une autre couleur
           *[any] { part-ranks }
        }.
    .needs-empty = { CAPITAL(CARD($card, form: "the")) } ne va sur aucune autre carte.
    .waste-only = Les cartes ne vont que sur la défausse.
    .on-king = Ici, rien ne va sur un roi.
    .not-next = { CAPITAL(CARD($card, form: "the")) } se pose sur { part-ranks }.
    .no-cover-pairs = Ici, une carte ne peut pas faire paire avec celle qu’elle recouvre.
    .king-alone =
        { CAPITAL(CARD($card, form: "the")) } part { RANK($card) ->
            [12] seule
           *[other] seul
        }.
    .not-king =
        { CAPITAL(CARD($card, form: "the")) } ne part pas { RANK($card) ->
            [12] seule
           *[other] seul
        }.
    .not-13 = { CAPITAL(CARD($card, form: "the")) } et { CARD($target, form: "the") } font { $sum }, et non { $wanted }.
    .not-equal = { CAPITAL(CARD($card, form: "the")) } et { CARD($target, form: "the") } n’ont pas la même valeur.
    .no-trio = Aucune carte libre ne complète ce trio.
part-aRank =
    { $rank ->
        [1] un as
        [11] un valet
        [12] une dame
        [13] un roi
       *[other] un { $rank }
    }
part-aOther =
    { $other ->
        [1] un as
        [11] un valet
        [12] une dame
        [13] un roi
       *[other] un { $other }
    }
part-ranks =
    { HAS($other) ->
        [true] { part-aRank } ou { part-aOther }
       *[false] { part-aRank }
    }
part-colored =
    { HAS($other) ->
        [true] { part-aRank } ou { part-aOther } { $color ->
            [red] rouges
           *[black] noirs
        }
       *[false] { part-aRank } { $color ->
            [red] rouge
           *[black] { $rank ->
                [12] noire
               *[other] noir
            }
        }
    }

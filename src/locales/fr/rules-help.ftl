# Formes : a (un roi), the (le roi), from (du roi), to (au roi), plural (rois).
rankName =
    { $form ->
        [a]
            { $rank ->
                [12] une dame
               *[other] un { part-rank }
            }
        [the]
            { $rank ->
                [1] l’as
                [12] la dame
               *[other] le { part-rank }
            }
        [from]
            { $rank ->
                [1] de l’as
                [12] de la dame
               *[other] du { part-rank }
            }
        [to]
            { $rank ->
                [1] à l’as
                [12] à la dame
               *[other] au { part-rank }
            }
        [plural]
            { $rank ->
                [11] valets
                [12] dames
                [13] rois
               *[other] { part-rank }
            }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] as
        [11] valet
        [12] dame
        [13] roi
       *[other] { $rank }
    }

goalFoundations =
    Amenez les { $cards } cartes sur { $count ->
        [1] la fondation
        [4] les quatre fondations
        [8] les huit fondations
       *[other] les { $count } fondations
    }{ $by ->
        [suit] {" "}: { $each ->
            [1] une
            [2] deux
           *[other] { $each }
        } par couleur
        [alternate] , en alternant rouge et noir
        [color] , chacune toute rouge ou toute noire
        [another] , sans deux cartes de même couleur à la suite
       *[any] , quelle que soit la couleur
    }{ $way ->
        [straight] , { part-fromTo }
        [both] , une moitié en montant { part-fromTo }, l’autre en descendant { RANK_NAME($last, form: "from") } { RANK_NAME($first, form: "to") }
       *[open] { "" }
    }.
part-fromTo = { RANK_NAME($first, form: "from") } { RANK_NAME($last, form: "to") }
goalRuns =
    Formez { $count ->
        [4] quatre
        [8] huit
       *[other] { $count }
    } suites complètes d’une même couleur, { part-fromTo }.
goalColumns =
    { $shape ->
        [pyramid] Retirez toute la pyramide.
        [peaks] Dégagez les trois sommets.
       *[columns] Videz toutes les colonnes.
    }{ $rest ->
        [score] { " " }À défaut, laissez le moins de cartes possible.
        [free] { " " }Il peut rester d’autres cartes.
       *[none] { "" }
    }
goalAll =
    .removed = Retirez les { $cards } cartes.
    .waste = Mettez les { $cards } cartes sur la défausse.

build =
    Dans les colonnes, une carte va sur une carte d’un rang { $direction ->
        [down] au-dessus
        [up] au-dessous
       *[both] au-dessus ou au-dessous
    }{ $by ->
        [alternate] , rouge sur noire ou noire sur rouge
        [suit] { " " }et de même couleur
        [color] , rouge sur rouge ou noire sur noire
        [another] { " " }et d’une autre couleur
       *[any] , quelle que soit sa couleur
    }.
buildAnything = Dans les colonnes, toute carte va sur n’importe quelle autre.
noBuild = Dans les colonnes, aucune carte ne va sur une autre.
wrap =
    { $direction ->
        [down] { CAPITAL(part-high) } va aussi sur { RANK_NAME($low, form: "a") }.
        [up] { CAPITAL(part-low) } va aussi sur { RANK_NAME($high, form: "a") }.
       *[both] { CAPITAL(part-theHigh) } et { RANK_NAME($low, form: "the") } vont aussi l’un sur l’autre.
    }
part-high = { RANK_NAME($high, form: "a") }
part-low = { RANK_NAME($low, form: "a") }
part-theHigh = { RANK_NAME($high, form: "the") }

moveOne = Les cartes se déplacent une à une.
moveRun = Des cartes { part-order } se déplacent ensemble.
part-order =
    en ordre { $direction ->
        [down] descendant
        [up] ascendant
       *[both] descendant ou ascendant
    }{ $by ->
        [alternate] { " " }et en couleurs alternées
        [suit] { " " }et de même couleur
        [color] , toutes rouges ou toutes noires,
        [another] { " " }dont aucune n’a la couleur de la suivante
       *[any] , quelles que soient leurs couleurs,
    }
moveWhole = Les cartes en ordre à la fin d’une colonne ne passent dans une autre que toutes ensemble.
moveGroup =
    { $isHidden ->
        [true] Toute carte visible
       *[false] Toute carte
    } se déplace avec toutes celles posées sur elle, même si elles ne sont pas en ordre.
supermove = Des cartes en ordre peuvent aller ensemble : une de plus qu’il n’y a de { part-places } vides.
fullSupermove = Des cartes en ordre peuvent aller ensemble : autant que vous pourriez en déplacer une à une à l’aide de { part-places } vides.
part-places =
    { $places ->
        [cells] cellules
        [columns] colonnes
       *[both] cellules et de colonnes
    }

emptyAny =
    { $moves ->
        [one] Une colonne vide reçoit n’importe quelle carte.
        [run] Une colonne vide reçoit n’importe quelle carte, avec les cartes en ordre posées sur elle.
       *[group] Une colonne vide reçoit n’importe quelle carte, avec toutes celles posées sur elle.
    }
emptyRank =
    Une colonne vide ne reçoit { $rank ->
        [12] qu’une dame
       *[other] qu’un { part-rank }
    }{ $moves ->
        [one] { "" }
        [run] , avec les cartes en ordre posées dessus
       *[group] , avec toutes les cartes posées dessus
    }.
emptyOpenRank =
    { $which ->
        [highest] Une colonne vide ne reçoit qu’une carte du rang qui termine les fondations.
       *[base] Une colonne vide ne reçoit qu’une carte du rang qui commence les fondations.
    }
emptyWaste = Une colonne vide ne reçoit que la carte du dessus de la défausse.
emptyNone = Une colonne vide reste vide.
fill =
    Une colonne vide est aussitôt remplie avec une carte { $first ->
        [reserve] de la réserve
        [waste] de la défausse
       *[stock] du talon
    }{ $second ->
        [reserve] { " " }ou, à défaut, de la réserve
        [waste] { " " }ou, à défaut, de la défausse
        [stock] { " " }ou, à défaut, du talon
       *[none] { "" }
    }{ $third ->
        [reserve] , puis de la réserve
        [waste] , puis de la défausse
        [stock] , puis du talon
       *[none] { "" }
    }. Ensuite, { $then ->
        [any] elle reçoit n’importe quelle carte
        [highest] elle ne reçoit qu’une carte du rang qui termine les fondations
        [base] elle ne reçoit qu’une carte du rang qui commence les fondations
        [waste] elle ne reçoit que la carte du dessus de la défausse
       *[none] elle reste vide
    }.
fillChoice = Vous choisissez la pile de la réserve qui remplit une colonne vide.
columnsFrom = Une colonne ne reçoit que des cartes { LIST($from) }.
fromPlaces =
    .columns = d’autres colonnes
    .cells = des cellules
    .reserve = de la réserve
    .waste = de la défausse
most =
    Une colonne contient au plus { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.

cell = Une cellule garde une carte quelconque, jusqu’à ce que vous en ayez besoin.
reserve =
    { $piles ->
        [single] La carte du dessus de la réserve peut être jouée.
        [several] La carte du dessus de chaque pile de la réserve peut être jouée.
       *[cards] Toute carte de la réserve peut être jouée.
    } Aucune carte n’y revient.

draw =
    { $wastes ->
        [1] Touchez le talon pour retourner { $count ->
            [1] une carte
            [2] deux cartes
            [3] trois cartes
           *[other] { $count } cartes
        } sur la défausse. La carte du dessus peut être jouée.
       *[other] Retournez chaque carte du talon sur la défausse de votre choix. La carte du dessus de chaque défausse peut être jouée.
    }
drawToHole = Si aucune carte ne va, touchez le talon pour retourner sa carte suivante sur la défausse.
dealColumns =
    Touchez le talon pour distribuer une carte sur chaque colonne.{ $onlyFull ->
        [true] { " " }Aucune colonne ne doit être vide.
       *[false] { "" }
    }
dealReserve = Touchez le talon pour distribuer une carte sur chaque pile de la réserve.

home = { part-base } { part-next } Touchez deux fois une carte pour l’y envoyer.
part-base =
    { $base ->
        [rank] Chaque fondation commence par { RANK_NAME($rank, form: "a") }.
        [set] Les { RANK_NAME($rank, form: "plural") } sont dès le départ sur les fondations.
        [dealt] Une carte est distribuée sur une fondation. Toutes les fondations commencent par son rang.
        [first] Votre première carte sur une fondation est libre. Toutes les fondations commencent par son rang.
       *[column] Toutes les fondations commencent par le rang de la première carte distribuée dans les colonnes.
    }
part-next =
    La carte { $direction ->
        [up] d’un rang au-dessus
       *[down] d’un rang au-dessous
    }{ $by ->
        [suit] { " " }et de même couleur vient dessus
        [alternate] { " " }vient dessus, rouge sur noire ou noire sur rouge
        [color] { " " }vient dessus, rouge sur rouge ou noire sur noire
        [another] { " " }et d’une autre couleur vient dessus
       *[any] { " " }vient dessus, quelle que soit sa couleur
    }.
homeBoth =
    { $base ->
        [rank] La moitié des fondations commencent par { RANK_NAME($rank, form: "a") } et montent, les autres commencent par { RANK_NAME($other, form: "a") } et descendent
       *[open] La première carte d’une fondation donne le rang à partir duquel la moitié des fondations montent. Les autres commencent un rang au-dessous et descendent
    }, { $by ->
        [suit] chacune dans une seule couleur
        [alternate] en alternant rouge et noir
        [color] chacune toute rouge ou toute noire
        [another] en changeant de couleur à chaque carte
       *[any] quelle que soit la couleur
    }.
homeRuns = Une suite complète d’une même couleur, { $count } cartes { part-fromTo }, va d’elle-même sur une fondation.
homeWrap = Sur les fondations, { RANK_NAME($next, form: "a") } va sur { RANK_NAME($end, form: "a") }.

hole =
    Touchez { $free ->
        [true] une carte libre
       *[false] la dernière carte d’une colonne
    } pour la mettre sur la défausse. Elle doit être d’un rang au-dessus ou au-dessous de la carte qui s’y trouve, quelle que soit la couleur.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = Une carte est libre si aucune autre ne la recouvre.
holeEnds =
    .wrap = Les rangs font le tour : { RANK_NAME($high, form: "the") } et { RANK_NAME($low, form: "the") } vont l’un sur l’autre.
    .apart = { CAPITAL(part-theHigh) } et { RANK_NAME($low, form: "the") } ne vont pas l’un sur l’autre.
    .closed = Rien ne va sur { RANK_NAME($high, form: "a") }, et sur { RANK_NAME($low, form: "a") }, seulement { RANK_NAME($second, form: "a") }.

pairSum =
    { $cards ->
        [free] Retirez deux cartes libres qui font { $sum } ensemble.
        [last] Retirez les dernières cartes de deux colonnes si elles font { $sum } ensemble.
       *[all] Retirez deux cartes qui font { $sum } ensemble.
    } L’as compte 1{ $values ->
        [ace] { "" }
        [jack] , le valet 11
        [queen] , le valet 11, la dame 12
       *[king] , le valet 11, la dame 12, le roi 13
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] Retirez deux cartes libres de même rang.
        [last] Retirez les dernières cartes de deux colonnes si elles sont de même rang.
       *[all] Retirez deux cartes de même rang.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
single =
    { CAPITAL(part-single) } compte { $sum } et part { $rank ->
        [12] seule
       *[other] seul
    }.
part-single = { RANK_NAME($rank, form: "a") }
trio = Retirez ensemble { LIST($ranks) }.
coverPairs = Une carte peut faire paire avec celle qu’elle recouvre, si aucune autre ne recouvre celle-ci.
noCoverPairs = Une carte ne peut pas faire paire avec une carte qu’elle recouvre.

pack =
    { $packs ->
        [1] Un jeu
        [2] Deux jeux
       *[other] { $packs } jeux
    }, { $cards } cartes{ $suits ->
        [1] , toutes de la même couleur
        [2] , en deux couleurs seulement
       *[4] { "" }
    }.
ranks = On ne joue qu’avec les cartes { part-fromTo }.
layout =
    { $columns ->
        [1] { $columns } colonne
       *[other] { $columns } colonnes
    }{ $sizes ->
        [same] { " " }{ $most ->
            [1] d’une carte
           *[other] de { $most } cartes
        }
        [two] { " " }de { $least } ou { $most } cartes
        [range] { " " }de { $least } à { $most } cartes
       *[none] , vides au départ
    }{ $cells ->
        [0] { "" }
        [1] , une cellule
       *[other] , { $cells } cellules
    }.
pyramid = La pyramide a { $rows } rangées. Chaque carte est recouverte par deux cartes de la rangée suivante.
peaks = Les trois sommets reposent sur une rangée de { $count } cartes. Au-dessus, chaque carte est recouverte par deux cartes de la rangée suivante.
faceDown =
    { $which ->
        [top] Seule la dernière carte de chaque colonne est distribuée face visible.
        [covered] Les cartes recouvertes sont cachées.
       *[some] Certaines cartes sont distribuées cachées.
    } Une carte cachée se retourne dès qu’aucune autre ne la recouvre.
cellsDealt =
    { $count ->
        [1] Une carte est distribuée dans une cellule.
       *[other] { $count } cartes sont distribuées dans des cellules.
    }
reserveDeal =
    { $piles ->
        [equal] La réserve compte { $number } piles de { part-cards }
        [unequal] La réserve compte { $number } piles, { part-cards } en tout
       *[single] La réserve compte { part-cards }
    }{ $isHidden ->
        [true] , cachées sous celle du dessus
       *[false] { "" }
    }.
part-cards =
    { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
startCards =
    { $count ->
        [1] { CAPITAL(part-single) } est
        [2] Deux { RANK_NAME($rank, form: "plural") } sont
        [3] Trois { RANK_NAME($rank, form: "plural") } sont
        [4] Quatre { RANK_NAME($rank, form: "plural") } sont
       *[other] { $count } { RANK_NAME($rank, form: "plural") } sont
    } dès le départ sur les fondations.
startOpen =
    { $count ->
        [1] Une carte du rang qui commence les fondations y est dès le départ.
       *[other] { $count } cartes du rang qui commence les fondations y sont dès le départ.
    }
sink = Après la donne, les { LIST($ranks) } passent au bas de leur colonne.
holeStart = La défausse commence par { CARD($card, form: "the") }.
stock = Le talon compte { part-cards }.
redeals =
    { $redeals ->
        [0] Le talon compte { part-cards } et ne se parcourt qu’une fois.
       *[other] Le talon compte { part-cards }. Quand il est vide, vous pouvez { $wastes ->
            [1] retourner la défausse, qui redevient
           *[other] retourner les défausses, qui redeviennent
        } le talon, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] autant de fois que vous voulez
        [1] une fois
       *[other] { $redeals } fois
    }
openStock = Le talon est face visible : on voit quelle carte vient ensuite.
foundationReturn =
    .columns = La carte du dessus d’une fondation peut revenir dans une colonne.
    .cells = La carte du dessus d’une fondation peut revenir dans une cellule vide.
    .both = La carte du dessus d’une fondation peut revenir dans une colonne ou dans une cellule vide.
    .none = Les cartes restent sur les fondations.

points = Points : { LIST($events) }.
pointsFor =
    .deal = { SIGNED($points) } pour la donne
    .up = { SIGNED($points) } pour une carte mise sur une fondation
    .back = { SIGNED($points) } pour une carte reprise d’une fondation
    .fromWaste = { SIGNED($points) } pour une carte de la défausse à une colonne
    .flip = { SIGNED($points) } pour une carte retournée dans une colonne
    .redeal = { SIGNED($points) } pour un retournement de la défausse
    .move = { SIGNED($points) } pour chaque coup
leastPoints = Le score ne descend jamais au-dessous de { $points }.
cardsLeft = Le score est le nombre de cartes qui restent dans les colonnes : moins il y en a, mieux c’est.
pileWords = Sur ce tapis, { LIST($names) }.
calledPiles =
    .columns = les colonnes s’appellent « { $name } »
    .cells = les cellules s’appellent « { $name } »
    .reserve = la réserve s’appelle « { $name } »
    .foundations = les fondations s’appellent « { $name } »
    .stock = le talon s’appelle « { $name } »
    .waste = la défausse s’appelle « { $name } »

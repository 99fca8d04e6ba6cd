goal = Amenez les 52 cartes sur les quatre fondations, en haut : une par couleur, de l’as au roi.
build =
    La dernière carte d’une colonne va sur une carte d’un rang au-dessus{ $build ->
        [alternate] , rouge sur noire ou noire sur rouge
        [suit] { " " }et de même couleur
       *[any] , quelle que soit sa couleur
    }.
cell = Une cellule garde une carte quelconque, jusqu’à ce que vous en ayez besoin.
oneByOne = Les cartes se déplacent une à une.
linear = Des cartes en ordre peuvent aller ensemble : une de plus qu’il n’y a de { part-places } vides.
full = Des cartes en ordre peuvent aller ensemble : autant que vous pourriez en déplacer une à une à l’aide de { part-places } vides.
part-places =
    { $places ->
        [cells] cellules
        [columns] colonnes
       *[both] cellules et de colonnes
    }
home = Chaque fondation commence par un as, et la carte suivante de sa couleur vient dessus. Touchez deux fois une carte pour l’y envoyer.
onlyKings = Une colonne vide ne reçoit qu’un roi, avec les cartes en ordre posées sur lui.
anyCard = Une colonne vide reçoit n’importe quelle carte.
layout =
    { $columns } colonnes, { $cells ->
        [0] aucune cellule
        [one] { $cells } cellule
       *[other] { $cells } cellules
    }.
dealt = Les { $count } dernières cartes sont distribuées dans des cellules.
foundationReturn = La carte du dessus d’une fondation peut revenir dans une cellule vide.
noReturn = Les cartes restent sur les fondations.

goal = Amenez les 52 cartes sur les quatre fondations, en haut : une par couleur, de l’as au roi.
build =
    La dernière carte d’une colonne va sur une carte d’un rang au-dessus{ $build ->
        [alternate] , rouge sur noire ou noire sur rouge
        [suit] { " " }et de même couleur
       *[any] , quelle que soit sa couleur
    }.
cell = Une cellule garde une carte quelconque, jusqu’à ce que vous en ayez besoin.
oneByOne = Les cartes se déplacent une à une.
linear = Des cartes en ordre vont ensemble : une de plus qu’il n’y a de { part-places } vides.
full = Des cartes en ordre vont ensemble : autant qu’il en passerait une à une à l’aide de { part-places } vides.
part-places =
    { $places ->
        [cells] cellules
        [columns] colonnes
       *[both] cellules et de colonnes
    }
home = Un as commence sa fondation, la carte suivante de sa couleur vient dessus. Une carte touchée deux fois y va.
onlyKings = Une colonne vide ne reçoit qu’un roi, avec les cartes en ordre posées sur lui.
anyCard = Une colonne vide reçoit n’importe quelle carte.
layout =
    { $columns } colonnes. { $cells ->
        [0] Aucune cellule
        [one] { $cells } cellule
       *[other] { $cells } cellules
    }.
dealt = Les { $count } dernières cartes de la donne sont dans des cellules dès le début.
foundationReturn = La carte du dessus d’une fondation peut revenir dans une cellule vide.
noReturn = Les cartes restent sur les fondations.

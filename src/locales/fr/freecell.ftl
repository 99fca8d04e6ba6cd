titles =
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
keyColumn = Aller à une colonne, ou y déplacer des cartes
    .keys = 1 … 9, 0
keyCell = Aller à une cellule, ou y déplacer une carte
    .keys = a … g, i
part-run =
    { $build ->
        [alternate] en descendant et en couleurs alternées
        [suit] en descendant dans la même couleur
       *[any] en descendant
    }
refusals =
    .not-in-order = Seules des cartes qui se suivent { part-run } peuvent être déplacées ensemble.
    .one-card-a-cell = Une cellule ne contient qu’une carte.
    .cell-taken = Cette cellule est déjà occupée par { CARD($card, form: "the") }.
    .return-to-cell = Une carte ne peut quitter une fondation que pour une cellule vide.
    .too-many =
        { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }, c’est trop : { $allowed ->
            [1] une seule
           *[other] { $allowed } au plus
        } pour le moment.

region = Les dés de cette course
before = Les dés de cette course étaient fixés avant le premier lancer.
numbered = Dans une course numérotée, tous ont les mêmes dés. Qui connaît le numéro peut les calculer d’avance : il n’y a rien à vérifier.
later = Elle est montrée à la fin de la course.
rolls =
    { $count ->
        [one] { $name } : { $count } lancer selon la graine.
       *[other] { $name } : { $count } lancers selon la graine.
    }
faults =
    .dice = { $name }, lancer { $roll } : attendu { $expected }, obtenu { $got }.
    .turn = { $name }, lancer { $roll } : le tour n’a pas suivi les règles.
    .count = { $name }, lancer { $roll } : le nombre de lancers est faux.
    .start = { $name } : la course n’est pas partie du début.
wins =
    { $count ->
        [one] { $count } course gagnée
       *[other] { $count } courses gagnées
    }
why =
    .seed = Avant le premier lancer, la course tire une graine secrète et montre son empreinte, l’engagement. On ne connaît aucune autre graine qui l’ait : les dés sont fixés.
    .dice = Chacun a ses propres dés. Ce que vous lancez ne dépend ni de qui appuie le premier ni de ce que gardent les autres.
    .check = Après la course, la graine est montrée et chacun peut recalculer tous les lancers. docs/guides/fair-shuffles.md de Baize dit comment. Cela ne prouve pas que personne ne connaissait la graine pendant la course.

region = Les dés de cette course
before = Les dés de cette course étaient fixés avant le premier lancer.
numbered = Une course numérotée a les mêmes dés pour tous : qui connaît le numéro peut les calculer d’avance. Il n’y a rien à vérifier.
later = Elle est montrée à la fin de la course.
rolls =
    { $count ->
        [one] { $name } : { $count } lancer selon la graine.
       *[other] { $name } : { $count } lancers selon la graine.
    }
faults =
    .dice = { $name }, lancer { $roll } : attendu { $expected }, obtenu { $got }.
    .turn = { $name }, lancer { $roll } : le tour n’a pas suivi les règles.
    .count = { $name }, lancer { $roll } : les lancers ont été mal comptés.
    .start = { $name } : la course n’est pas partie du début.
wins =
    { $count ->
        [one] { $count } course gagnée
       *[other] { $count } courses gagnées
    }
why =
    .seed = Avant le premier lancer, la course tire une graine secrète et montre son empreinte, l’engagement. On ne connaît aucune autre graine qui l’ait : les dés sont fixés.
    .dice = Chacun a ses propres dés. Qui appuie le premier et ce qu’il garde ne change rien aux lancers des autres.
    .check = Ensuite la graine est montrée et chacun peut recalculer tous les lancers ; docs/ten-dice.md de Baize dit comment. Cela ne prouve pas que personne ne connaissait la graine pendant la course.

advice = Conseil
coach = Entraîneur
show = Afficher
hide = Masquer
cancel = Annuler
showAdvice = Afficher le conseil
hideAdvice = Masquer le conseil

later = À votre tour, vous verrez ici ce que coûte chaque choix.
hidden = Le conseil est masqué.
working = Essai des mains possibles… { PERCENT($share) }

columns =
    .choice = Choix
    .cost = Coût
caption = Vos choix, le meilleur d’abord, et ce que chacun devrait coûter en points, sur { $samples } donnes possibles
cost =
    { $points ->
        [0] meilleur
       *[other] −{ $points }
    }
model = Vos cartes et tout ce qui a été joué sont connus. Les autres cartes sont distribuées au hasard, selon ce que permettent les annonces et le jeu.

moves =
    .bid = annoncer { $bid }
    .nil = zéro
    .no-bid = passer
    .trump =
        { $suit ->
            [clubs] trèfle
            [diamonds] carreau
            [hearts] cœur
           *[spades] pique
        }
best = Le mieux : { $choice }.
reasons =
    .wins = La carte gagne le pli.
    .leaves = La carte ne prend pas le pli.
    .partner = Le pli est déjà à votre partenaire.
    .sheds = La carte se débarrasse de points.
    .trumps = La carte coupe.
    .draws = La carte fait tomber les atouts.
    .saves = La carte garde une plus forte.

judging = Évaluation de vos décisions…
noHands = Après chaque pli, vous verrez ici ce que votre carte a coûté.
good = Bien joué.
better =
    { $choice } aurait été meilleur de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
verdict =
    { $good } de vos { $decisions } décisions { $good ->
        [one] valait
       *[other] valaient
    } la meilleure. Les autres ont coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }.
allGood =
    { $decisions ->
        [one] Votre décision valait la meilleure.
       *[other] Vos { $decisions } décisions valaient toutes la meilleure.
    }
coachColumns =
    .you = Vous
    .best = Meilleur
    .cost = Coût
coachCaption = Vos décisions et les meilleures

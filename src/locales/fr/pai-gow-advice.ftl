advice = Conseil
coach = Coach
show = Montrer
hide = Masquer
cancel = Annuler
showAdvice = Montrer le conseil
hideAdvice = Masquer le conseil
later = Quand vous aurez des cartes, vous verrez ici combien de fois chaque répartition gagne, égalise et perd.
deals = Pas de conseil pour le donneur : les mains des autres ne peuvent pas se calculer d’avance.
hidden = Le conseil est masqué.
working = Examen de { $hands } mains du donneur… { PERCENT($share) }

columns =
    .hands = Basse · haute
    .wins = gagne
    .pushes = égalise
    .losses = perd
    .chips = jetons
caption =
    { $ways ->
        [1] La seule répartition permise
       *[other] Les { $ways } répartitions permises, la meilleure en tête
    }, contre toutes les mains possibles du donneur
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = { " " }({ $ways } façons, seule la couleur change)
inFront = { " " }en main basse ;{ " " }
atBack = { " " }en main haute

chances =
    { $isLaid ->
        [true] Votre répartition
       *[false] La meilleure
    } : { part-chances }
part-chances = gagne { PERCENT($wins, digits: 1) }, égalise { PERCENT($pushes, digits: 1) }, perd { PERCENT($losses, digits: 1) }
best = Conseil : { CARDS($front) } en main basse { part-chances }.

verdicts =
    .best = { part-set } était la meilleure.
    .cost =
        { part-set } a coûté { $isLess ->
            [true] moins de { PERCENT($cost, digits: 1) }
           *[false] { PERCENT($cost, digits: 1) }
        } de la mise{ $chips ->
            [0] { "" }
            [one] , { $chips } jeton
           *[other] , { $chips } jetons
        }.
part-set =
    { WHO($seat) ->
        [you] Votre répartition
       *[other] La répartition { SEAT($seat, form: "of") }
    }
better = Au mieux : { CARDS($front) } en main basse { part-chances }.
compared = La répartition à côté de la meilleure
setRow = Jouée
bestRow = Idéale
judging = Examen de la répartition…
noHands = Après chaque main, le coach montre ce que votre répartition a coûté par rapport à la meilleure.
totals =
    { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }, dont { $best } au mieux. Coût total : { PERCENT($cost, digits: 1) } d’une mise, { NUMBER($chips, digits: 1) } { $chips ->
        [one] jeton
       *[other] jetons
    }. Par main : { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") } : { $totals }
lessons = Mains instructives
lessonColumns =
    .cost = Coût
    .cards = Cartes
    .front = Basse

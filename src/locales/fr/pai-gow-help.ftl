region = Comment jouer

aim = Ce qui gagne
    .make = De sept cartes vous faites deux mains : une haute de cinq et une basse de deux. Chacune est comparée à celle du donneur.
    .win = Si les deux gagnent, vous gagnez votre mise ; si les deux perdent, vous la perdez. Une de chaque : égalité, aucun jeton ne bouge.
sides = Haute et basse
    .front = En main basse, une paire bat deux autres cartes quelconques ; les quintes et les couleurs n’y comptent pas.
    .foul =
        La main haute doit être plus forte que la basse. Sinon c’est une faute : { $foul ->
            [lose] les deux mains sont perdues.
           *[refuse] la table la refuse.
        }
kinds = Ce qui est plus fort
    .best = Cinq cartes, de la meilleure combinaison à la moindre :
joker = Le joker
    .stands = Il complète une quinte, une couleur ou une quinte flush ; sinon c’est un as.
straights = Les quintes avec un as
    .wheel =
        { $wheel ->
            [second] De l’as au cinq, c’est la deuxième quinte.
           *[low] De l’as au cinq, c’est la plus petite quinte.
        }
copies = Mains égales
    .copy = Une main égale à celle du donneur est une copie : le donneur la gagne. Votre autre main peut encore donner l’égalité.
pays = Ce que paie un gain
    .even = Un gain paie autant que votre mise.
    .commission = Un gain paie la mise moins { PERCENT($commission) } de commission, arrondie au-dessus : { $minStake } paie { $minPays }, { $maxStake } paie { $maxPays }.
pushes =
    .queen-high = Il n’y a pas de commission. Mais si le donneur n’a rien de mieux qu’une dame dans ses sept cartes, toutes les mises sont rendues.
    .ace-high = Il n’y a pas de commission. Mais si le donneur n’a rien de mieux qu’un as dans ses sept cartes, toutes les mises sont rendues.
    .nine-front = Il n’y a pas de commission. Mais si la main basse du donneur est un neuf et une carte plus petite, toutes les mises sont rendues.
dealers =
    .offer = Avant les mises, la banque est proposée à un joueur après l’autre. Qui la prend donne, et ne couvre que les jetons qu’il a ; si personne ne la prend, la maison donne et couvre toutes les mises.
    .house = La maison donne, et couvre toutes les mises.
    .turn = Les joueurs donnent à tour de rôle. Le donneur ne couvre que les jetons qu’il a ; le reste d’une mise est rendu.
fortune = Fortune
    .bet = Un pari annexe sur vos sept cartes telles qu’elles sont données, quoi que vous composiez et quoi qu’ait le donneur. « Gains », à côté de la mise, en montre les lignes.
    .envy = À partir de { $envyMin }, il paie aussi quand un autre joueur a une main rare : c’est l’Envy.

guide =
    .bank = La banque vous est proposée. Qui la prend donne cette main et joue contre tous les autres. Passez-la si vous préférez miser.
    .stake = Mettez votre mise dans le cercle avec les jetons, puis appuyez sur « { $button } ».
    .choose = Appuyez sur deux cartes pour la main basse. Les cinq autres doivent être plus fortes. « { $button } » les pose pour vous.
    .foul = La main basse est plus forte que la haute : c’est une faute. Appuyez sur une de ses cartes pour la reprendre.
    .set = C’est valable. Sous chaque main vous voyez ce qu’elle est. Appuyez sur « { $button } ».
    .wait = Les autres jouent : regardez leurs places.
    .out = Vous n’êtes pas dans cette main. Le guide reprend à la suivante.
    .reveal = Regardez : d’abord les mains du donneur, puis celles de chaque joueur.
    .win = Vos deux mains battent celles du donneur : vous gagnez votre mise.
    .push = Une main bat celle du donneur, l’autre non : égalité, votre mise revient.
    .lose = Aucune main ne bat celle du donneur : vous perdez votre mise. À égalité, le donneur gagne.
    .dealt = Vous avez donné : les mains des autres ont été comparées aux vôtres.

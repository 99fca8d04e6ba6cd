region = Comment jouer

aim = Comment gagner
    .make = Partagez vos sept cartes en deux mains : une haute de cinq et une basse de deux. Chacune est comparée à celle du donneur.
    .win = Si les deux gagnent, vous gagnez votre mise. Si les deux perdent, vous la perdez. Si une seule gagne, c’est une égalité : aucun jeton ne bouge.
sides = Haute et basse
    .front = En main basse, une paire bat deux autres cartes quelconques. Les quintes et les couleurs n’y comptent pas.
    .foul =
        La main haute doit être plus forte que la basse. Sinon c’est une faute : { $foul ->
            [lose] les deux mains sont perdues.
           *[refuse] la table la refuse.
        }
kinds = Ordre des mains
    .best = Mains de cinq cartes, la meilleure en tête :
joker = Le joker
    .stands = Il complète une quinte, une couleur ou une quinte flush. Sinon c’est un as.
straights = Les quintes avec un as
    .wheel =
        { $wheel ->
            [second] De l’as au cinq, c’est la deuxième quinte.
           *[low] De l’as au cinq, c’est la plus petite quinte.
        }
copies = Mains égales
    .copy = Une main égale à celle du donneur est une copie : le donneur la gagne. Si votre autre main gagne, c’est une égalité.
pays = Ce que paie un gain
    .even = Un gain paie autant que votre mise.
    .commission = Un gain paie la mise moins { PERCENT($commission) } de commission, arrondie au-dessus : { $minStake } paie { $minPays }, { $maxStake } paie { $maxPays }.
pushes =
    .queen-high = Il n’y a pas de commission. Mais si les sept cartes du donneur ne valent pas mieux qu’une hauteur dame, toutes les mises sont rendues.
    .ace-high = Il n’y a pas de commission. Mais si les sept cartes du donneur ne valent pas mieux qu’une hauteur as, toutes les mises sont rendues.
    .nine-front = Il n’y a pas de commission. Mais si la main basse du donneur est une hauteur neuf, toutes les mises sont rendues.
dealers =
    .offer = Avant les mises, la banque est proposée à un joueur après l’autre. Qui la prend donne et couvre les mises dans la limite de ses jetons. Si personne ne la prend, la maison donne et couvre toutes les mises.
    .house = La maison donne et couvre toutes les mises.
    .turn = Les joueurs donnent à tour de rôle. Le donneur couvre les mises dans la limite de ses jetons. Le reste d’une mise est rendu.
fortune = Fortune
    .bet = Un pari annexe sur vos sept cartes telles qu’elles sont données, quoi que vous composiez et quoi qu’ait le donneur. « { $button } », à côté de la mise, montre les mains gagnantes.
    .envy = À partir de { $envyMin }, il paie aussi quand un autre joueur a une main rare. C’est le bonus Envy.

guide =
    .bank = La banque vous est proposée. Si vous la prenez, vous donnez cette main et jouez contre tous les autres. Si vous préférez miser, passez la banque.
    .stake = Appuyez sur des jetons pour miser, puis sur « { $button } ».
    .choose = Appuyez sur deux cartes pour la main basse. Les cinq autres doivent être plus fortes. « { $button } » les pose pour vous.
    .foul = La main basse est plus forte que la haute : c’est une faute. Appuyez sur une de ses deux cartes pour la reprendre.
    .set = Ces mains sont valables. Sous chaque main vous voyez ce qu’elle est. Appuyez sur « { $button } ».
    .wait = Les autres jouent. Regardez leurs places.
    .out = Vous n’êtes pas dans cette main. Le guide reprend à la suivante.
    .reveal = Vous voyez d’abord les mains du donneur, puis celles de chaque joueur.
    .win = Vos deux mains battent celles du donneur : vous gagnez votre mise.
    .push = Une main bat celle du donneur, l’autre non. C’est une égalité : votre mise est rendue.
    .lose = Aucune main ne bat celle du donneur : vous perdez votre mise. À égalité, le donneur gagne.
    .dealt = Vous étiez le donneur. Les mains des autres ont été comparées aux vôtres.

keyWalk = Aller à une autre carte
    .keys = ← → ↑ ↓
keySwap = Passer la carte dans l’autre main
    .keys = Entrée, Espace
keyAmount = Miser plus ou moins
    .keys = + −
keyRepeat = Répéter la dernière mise
    .keys = r
keyDouble = Doubler ou diviser la mise par deux
    .keys = *, /
keyDeal = Donner, ou valider vos mains
    .keys = d
keySitOut = Passer
    .keys = p
keyHouseWay = Répartir selon la règle maison
    .keys = h
keySort = Trier par valeur ou par couleur
    .keys = s

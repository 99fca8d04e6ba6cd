goal = Soyez le premier dont les dix dés montrent le même nombre, quel qu’il soit.
roll = Lancez les dix dés. Choisissez ensuite un nombre : ses dés restent, tous les autres roulent de nouveau. Vous pouvez changer de nombre à chaque fois.
picture = Garder les 2, relancer les sept autres
advice = Gardez le nombre que montrent le plus de dés. Les autres sont relancés, donc peu importe ce qu’ils montrent.
atOnce = Tous lancent en même temps, chacun aussi vite qu’il veut.
rolling = Les dés s’arrêtent l’un après l’autre. Un dé qui roule encore quand vous choisissez est relancé.
turns = Chacun lance à son tour. Le tour où quelqu’un arrive est joué jusqu’au bout, donc plusieurs peuvent gagner.
bots = La rapidité des bots se choisit dans les réglages.
playing = Appuyez sur un des six nombres, ou sur un dé qui le montre. Au clavier, appuyez sur 1 à 6. Le grand bouton garde encore le même nombre. Appuyez sur ? pour voir toutes les touches.

bests = Record : { DURATION($time) } · { part-rolls }
part-rolls =
    { $moves ->
        [one] { $moves } lancer
        [many] { $moves } de lancers
       *[other] { $moves } lancers
    }
comparison =
    .first = Votre première victoire !
    .best = Votre victoire la plus rapide, avec le moins de lancers !
    .fastest = Votre victoire la plus rapide !
    .fewest = Votre victoire avec le moins de lancers !
    .equal = Aussi peu de lancers que pour votre meilleure victoire.
    .more = { part-rolls } de plus que pour votre meilleure victoire.

region = Comment jouer
headings =
    .aim = But du jeu
    .deal = La donne
    .bidding = Les annonces
    .trump = L’atout
    .play = Les plis
    .scoring = Les points

part-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

aims =
    .points = Évitez les cartes qui comptent des points : le score le plus bas gagne.
    .contract = Annoncez combien de plis vous ferez, et faites-en au moins autant.
    .book = Faites plus de plis que l’autre camp.
    .exact = Annoncez combien de plis vous ferez, et faites-en exactement autant.
    .card-points = Enchérissez pour le droit de choisir l’atout. Faites ensuite au moins autant de points que votre enchère.
    .survival = Faites au moins un pli à chaque main. Qui n’en fait aucun est éliminé, et le dernier en jeu gagne.
    .majority = Gagnez la plupart des { $last } derniers plis.
players =
    { $players } joueurs. { $sides ->
        [opposite] Les partenaires se font face et marquent ensemble.
       *[each] Chacun joue pour soi.
    } Le tour passe { $direction ->
        [anticlockwise] à droite
       *[clockwise] à gauche
    }.
ends =
    .points = La partie finit quand quelqu’un a { part-target }. Si plusieurs ont alors le score le plus bas, on continue.
    .contract =
        La partie finit quand { $sides ->
            [opposite] un camp
           *[each] un joueur
        } a { part-target }{ HAS($floor) ->
            [true] { " " }ou tombe à { $floor }
           *[false] { "" }
        }. Le score le plus haut gagne.
    .book = Le premier camp à { part-target } gagne.
    .exact = Après { $hands } mains, le score le plus haut gagne.
    .card-points = Un camp gagne avec { $target } points de partie, et perd avec { $lost }.
    .majority = Une main fait une partie.
part-target =
    { $target ->
        [one] { $target } point
       *[other] { $target } points
    }

deck = Le jeu a { $count } cartes.
leftOut = Écartées : { CARDS($cards) }.
jokers = { CAPITAL(part-big) } est le grand joker, et { CARD($little, form: "the") } le petit. Ce sont les plus forts atouts.
part-big = { CARD($big, form: "the") }
hand =
    Chacun reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans cette main.
handInTwo = Chacun reçoit { $before } cartes, puis { $rest } autres une fois l’atout choisi.
stock = Les autres cartes forment le talon, dont la première est visible. Qui gagne le pli la prend. L’autre joueur prend la suivante sans la montrer.
sizes =
    .exact = La première main a 1 carte, puis chaque main une de plus, jusqu’à { $most }. Ensuite une de moins, jusqu’à 1.
    .survival = Chaque main a une carte de moins que la précédente.
pass =
    Avant le jeu, chacun choisit { part-cards } et { $count ->
        [one] la
       *[other] les
    } passe { $to }, sans voir ce qui arrive.
passInTurn = Avant le jeu, chacun choisit { part-cards } à passer, sans voir ce qui arrive. De main en main, cela va : { $to }.
passTo =
    .left = à gauche
    .right = à droite
    .across = au joueur d’en face
    .on = à un autre joueur
    .none = sans passe

bids = À tour de rôle, à partir du joueur après le donneur, chacun annonce son nombre de plis : de { $least } à { $most }.
bidSum = Les annonces de deux partenaires s’additionnent.
nil = L’annonce 0 est un nil : vous ne faites aucun pli.
blindNil =
    { $sides ->
        [opposite] Un camp qui a au moins { $behind } points de retard
       *[each] Un joueur qui a au moins { $behind } points de retard
    } peut annoncer nil avant de voir les cartes : c’est le nil à l’aveugle.{ $exchange ->
        [0] { "" }
        [one] { " " }Les partenaires échangent alors { $exchange } carte.
       *[other] { " " }Les partenaires échangent alors { $exchange } cartes.
    }
sideLeast = Les annonces d’un camp doivent faire au moins { $least } ensemble, sauf si l’une est un nil.
mustMiss = La somme des annonces ne doit pas être le nombre de plis. Le dernier ne peut donc pas tout annoncer.
auction = À tour de rôle, à partir du joueur après le donneur, montez l’enchère ou passez pour de bon. Les enchères vont de { $least } à { $most }.
hold = Le premier à enchérir peut aussi tenir une enchère suivante, au même nombre.
overPartner = Si votre partenaire a l’enchère la plus haute, il faut au moins { $least } pour monter.
allPass =
    .forced = Si tous les autres passent, le donneur doit enchérir au moins { $least }.
    .redeal = Si tout le monde passe, le donneur suivant donne.
doubles = Ensuite un adversaire peut contrer, et le camp du preneur surcontrer.

trumps =
    .none = Il n’y a pas d’atout.
    .suit = { CAPITAL(part-suit) } est toujours atout.
    .dealer-card = La dernière carte du donneur est retournée. Sa couleur est l’atout.
    .stock-card = Après la donne, la carte suivante est retournée. Sa couleur est l’atout.
    .named =
        Dans cette main, { WHO($seat) ->
            [you] vous choisissez
           *[other] { SEAT($seat) } choisit
        } l’atout.
    .bidder-suit = Le preneur choisit l’atout en secret.
    .bidder-card = Le preneur pose une carte cachée : sa couleur est l’atout. Elle ne peut pas être jouée avant que l’atout soit montré.
mostNames = À partir de la deuxième main, qui a fait le plus de plis dans la précédente choisit l’atout.
concealed = L’atout reste caché jusqu’à ce qu’un joueur qui ne peut pas fournir le demande. Avant cela, aucune carte n’est un atout.
afterAsking =
    .must-trump = Qui le demande doit jouer un atout, s’il en a un.
    .free = Qui le demande peut ensuite jouer n’importe quelle carte.

leads =
    .lowest = Qui a { CARD($card, form: "the") } l’entame au premier pli.
    .next = Le joueur après le donneur entame le premier pli.
follow = Fournissez si vous pouvez : jouez une carte de la couleur demandée. Si vous n’en avez pas, jouez ce que vous voulez.
wins =
    .highest = La plus forte carte de la couleur demandée gagne le pli. Son joueur entame le suivant.
    .trump = Le plus fort atout gagne le pli, et sans atout la plus forte carte de la couleur demandée. Son joueur entame le suivant.
examples =
    .highest = { CAPITAL(part-suit) } est demandé. { CAPITAL(part-card) } y est la plus forte carte et gagne. { CAPITAL(part-other) }, d’une autre couleur, ne peut pas gagner.
    .two = { CAPITAL(part-suit) } est demandé. { CAPITAL(part-card) } est plus fort et gagne.
    .trump = { CAPITAL(part-card) } est un atout, et gagne même contre { CARD($other, form: "the") }.
    .winner = gagne le pli
part-card = { CARD($card, form: "the") }
part-other = { CARD($other, form: "the") }
ranks =
    .usual = L’as est la plus forte carte, le 2 la plus faible.
    .other = Dans chaque couleur, l’ordre est celui-ci, la plus forte carte en tête :
breaking =
    { CAPITAL(part-suit) } ne peut pas être entamé avant qu’{ $by ->
        [points] une carte à points
       *[suit] un { part-suit }
    } soit tombé, sauf si vous n’avez rien d’autre.
firstTrick = Au premier pli, ne jouez pas de carte à points si vous pouvez.
firstChance = Jouez { CARD($card, form: "the") } dès que vous ne pouvez pas fournir, ou sous une carte plus forte.
claim = Quand le reste ne peut plus changer les points, « { $button } » le joue d’un coup.

cardPoints = Ces cartes comptent pour qui les ramasse :
eachOfSuit = Chaque { part-suit } : { part-points }
oneCard = { CAPITAL(part-name) } : { part-points }
part-name = { CARD($card) }
eachCard = { part-points } chacune
points = { part-points }
nothing = aucun point
moon =
    .add = Si un joueur les ramasse toutes, les autres marquent { part-points } chacun, et lui aucun.
    .subtract = Si un joueur les ramasse toutes, son score baisse de { $points } à la place.
    .choose = Si un joueur les ramasse toutes, il choisit. Les autres marquent { part-points } chacun, ou son propre score baisse de { $points }.
contractMade = Si vous faites autant de plis qu’annoncé : { $trick } points par pli annoncé, et 1 par pli en plus.
contractFailed = Si vous en faites moins : moins { $trick } points par pli annoncé.
bags = Les plis en plus sont des sacs. Tous les { $count } sacs, vous perdez { $penalty } points.
nilScore = Nil : { $points } points sans aucun pli, sinon moins { $points }.
blindNilScore = Nil à l’aveugle : plus ou moins { $points } points.
nilTricks =
    .count = Les plis d’un nil manqué comptent pour l’annonce du partenaire.
    .bags = Les plis d’un nil manqué n’aident pas l’annonce du partenaire. Ils comptent comme des plis en plus.
book = Chaque pli au-delà de { $book } marque 1 point.
honours = Les honneurs sont les quatre plus forts atouts. Un camp qui a reçu les quatre marque 4 points, et 2 pour trois. À un point de la partie, ils ne comptent pas.
exact = Pour exactement autant de plis qu’annoncé : { $bonus } points, et 1 par pli. Sinon rien.
survival = Votre score est le nombre de vos plis dans la dernière main. Sans pli, vous êtes éliminé.
majority = La plupart des { $last } derniers plis marquent 1 point.
rankPoints = Dans chaque couleur, ces cartes ont des points :
total =
    Toutes les cartes font { $total } points.{ $lastTrick ->
        [0] { "" }
       *[other] { " " }Le dernier pli en ajoute { $lastTrick }.
    }
gamePoints = Si le camp du preneur fait autant de points que son enchère, il marque 1 point de partie. Sinon il en perd 1.
high = Une enchère de { $high } ou plus vaut 2 points de partie.
doubled = Contrée, la main vaut le double. Surcontrée, elle vaut le quadruple.
pair = Le roi et la dame d’atout dans une main font une paire. À votre tour, vous pouvez la montrer si l’atout est connu et si votre camp a un pli.
pairWorth = Une paire du camp du preneur baisse l’enchère de { $by }, à { $least } au moins. Une paire des autres la monte de { $by }, à { $most } au plus.

guide =
    .ready = { $aim } Appuyez sur « { $deal } » pour recevoir vos cartes.
    .pass = Passez des cartes qui peuvent gagner des plis ou qui vident une couleur courte : par exemple { CARDS($cards, form: "the") }.
    .exchange-nil = Vous avez annoncé nil. Donnez à votre partenaire des cartes fortes : { CARDS($cards, form: "the") }.
    .exchange-help = Votre partenaire a annoncé nil. Donnez des cartes faibles, qui ne gagnent rien : { CARDS($cards, form: "the") }.
    .look = Votre camp est loin derrière. Le nil à l’aveugle rapporte beaucoup, mais c’est un risque. Par prudence, regardez vos cartes.
    .bid = Combien de plis ferez-vous ? Comptez les as, les rois accompagnés et les atouts forts ou longs. Ici, { $bid } est une bonne annonce.
    .bid-nil = Vous n’avez presque aucune carte qui gagne. Vous pouvez annoncer 0, mais alors ne faites aucun pli.
    .bid-high = Votre meilleure couleur suffit pour enchérir { $bid }. Le preneur choisit l’atout.
    .bid-pass = Vos couleurs sont trop faibles pour monter. Passez, et laissez les autres enchérir.
    .must-bid = Personne n’a enchéri, c’est donc à vous. Prenez le nombre le plus bas.
    .trump = Choisissez la couleur où vous êtes le plus fort : { part-suit }.
    .lay = Posez une petite carte de votre meilleure couleur, cachée : { CARD($card, form: "the") }. L’atout est alors { part-suit }.
    .double = Ne contrez que si vous pensez que le camp du preneur échouera. La main vaut alors le double.
    .redouble = L’autre camp pense que vous échouerez. Ne surcontrez que si vous êtes sûr de vous.
    .lead-due = { CAPITAL(part-card) } entame le premier pli. Jouez cette carte.
    .lead-low = Vous entamez. Jouez { CARD($card, form: "the") } : quelqu’un montera sans doute et gagnera.
    .lead-high = Vous entamez. { CAPITAL(part-card) } est la plus forte carte qui reste dans cette couleur, et gagnera sans doute.
    .lead-long = Vous entamez. Jouez { CARD($card, form: "the") }, et gardez vos cartes fortes pour plus tard.
    .duck = { CAPITAL(part-suit) } est demandé. Jouez { CARD($card, form: "the") } : c’est sous { CARD($best, form: "the") }, vous ne prenez donc pas le pli.
    .follow-low = { CAPITAL(part-suit) } est demandé. Jouez { CARD($card, form: "the") }. Pour l’instant cela gagne, mais quelqu’un peut monter.
    .follow-must = { CAPITAL(part-suit) } est demandé, et vous ne pouvez pas éviter ce pli. Prenez-le avec { CARD($card, form: "the") }.
    .follow-safe = { CAPITAL(part-suit) } est demandé, et ce pli n’a pas encore de points. Débarrassez-vous d’une carte forte : { CARD($card, form: "the") }.
    .follow-win = { CAPITAL(part-suit) } est demandé. { CAPITAL(part-card) } bat { CARD($best, form: "the") } : essayez de gagner.
    .follow-lose = Laissez gagner { CARD($best, form: "the") }, et jouez une petite carte : { CARD($card, form: "the") }.
    .follow-partner = Votre partenaire gagne ce pli. Jouez { CARD($card, form: "the") }, et gardez vos cartes fortes.
    .follow-gift = Votre partenaire gagne ce pli. Ajoutez une carte à points : { CARD($card, form: "the") }.
    .discard-points = Vous n’avez pas de { part-suit } et ne pouvez pas gagner. Défaussez { CARD($card, form: "the") } : ses points vont au gagnant.
    .discard-high = Vous n’avez pas de { part-suit } et ne pouvez pas gagner. Défaussez une carte forte et dangereuse : { CARD($card, form: "the") }.
    .discard-low = Vous n’avez pas de { part-suit }. Défaussez une carte inutile : { CARD($card, form: "the") }.
    .discard-partner = Vous n’avez pas de { part-suit }, et votre partenaire gagne. Défaussez une carte inutile : { CARD($card, form: "the") }.
    .discard-gift = Vous n’avez pas de { part-suit }, et votre partenaire gagne. Ajoutez une carte à points : { CARD($card, form: "the") }.
    .ruff = Vous n’avez pas de { part-suit } et pouvez couper : { CARD($card, form: "the") } gagne pour l’instant.
    .ask = Vous n’avez pas de { part-suit }. Demandez l’atout : un atout peut alors gagner ce pli.
    .pair = Vous avez le roi et la dame d’atout. Montrez-les : l’enchère change en votre faveur.
    .wait =
        { WHO($seat) ->
            [you] C’est à vous.
           *[other] C’est { SEAT($seat, form: "to") } de jouer.
        }
    .wait-trick =
        { WHO($seat) ->
            [you] C’est à vous.
           *[other] C’est { SEAT($seat, form: "to") } de jouer.
        } Pour l’instant, { CARD($best, form: "the") } gagne le pli.
    .wait-all = Les autres choisissent encore.
    .won =
        { WHO($seat) ->
            [you] Vous avez gagné le pli avec { CARD($best, form: "the") } et entamez
           *[other] { part-seat } a gagné le pli avec { CARD($best, form: "the") } et entame
        } le suivant.
    .won-points =
        { WHO($seat) ->
            [you] Vous avez gagné un pli à { part-points } et entamez
           *[other] { part-seat } a gagné un pli à { part-points } et entame
        } le suivant.
    .won-partner = Votre partenaire a gagné le pli avec { CARD($best, form: "the") } et entame le suivant.
    .moon = Vous avez ramassé toutes les cartes à points ! Choisissez ce qui vous arrange.
    .out = Vous êtes éliminé de cette partie. Les autres continuent.
    .reveal = Tous les plis sont joués. On compte maintenant.
    .end-points = Vous avez pris { part-points } dans cette main. Votre score est { $score }. Le plus bas gagne.
    .end-made = L’annonce de { $bid } est réussie : { SIGNED($points) }.
    .end-failed = L’annonce de { $bid } est chutée : { SIGNED($points) }.
    .end-against-made = L’autre camp a réussi son annonce de { $bid }.
    .end-against-failed = L’autre camp a chuté son annonce de { $bid }.
    .end-tricks =
        Votre camp a fait { $tricks ->
            [one] { $tricks } pli
           *[other] { $tricks } plis
        } : { SIGNED($points) }.
    .end-in = Vous avez fait un pli, vous restez donc en jeu. La prochaine main a une carte de moins.
    .end-out = Vous n’avez fait aucun pli, vous êtes donc éliminé.
    .end-won = Vous avez gagné la plupart des plis qui comptent, et la partie.
    .end-lost = L’autre joueur a gagné la plupart des plis qui comptent.
    .not-played = Tout le monde a passé, cette main n’est pas jouée. Le donneur suivant donne.
part-seat = { CAPITAL(SEAT($seat)) }

keyMain = Touche principale : donner, passer les cartes, main suivante
    .keys = d
keyWalk = Parcourir vos cartes
    .keys = ← →
keyPlay = Jouer la carte, ou la choisir
    .keys = Entrée, Espace
keyHint = Indice
    .keys = h
keyLast = Dernier pli
    .keys = t
keyPass = Passer
    .keys = p
keyAsk = Demander l’atout
    .keys = k
keyPair = Montrer le roi et la dame d’atout
    .keys = q
keyClaim = Le reste à moi
    .keys = c
keyTakeBack = Reprendre
    .keys = u

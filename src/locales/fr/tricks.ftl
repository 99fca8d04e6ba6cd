title =
    { $game ->
        [hearts] Dame de pique
        [spades] Spades
        [knock-out] Whist à élimination
        [german] Whist allemand
        [oh-hell] Ascenseur
        [twenty-eight] 28
        [twenty-nine] 29
       *[whist] Whist
    }
handNumber = main { $hand }

suits =
    .clubs = Trèfle
    .diamonds = Carreau
    .hearts = Cœur
    .spades = Pique
part-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }

seats = Joueurs
dealer = donneur
dealerSign = D
cards =
    { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
tricks =
    { $count ->
        [one] { $count } pli
        [many] { $count } de plis
       *[other] { $count } plis
    }
points =
    { $count ->
        [one] { $count } point
        [many] { $count } de points
       *[other] { $count } points
    }
tricksOfBid = { $tricks } sur { $bid }
bids =
    .number = annonce { $bid }
    .nil = nil
    .blind = nil à l’aveugle
    .passed = passe
    .none = pas encore d’annonce
out = hors jeu
ready = attend la donne
hasPassed = cartes passées
scores = Scores
score = score { $score }
partners = { $first } & { $second }

trick = Pli
lastTrick = Dernier pli
trump = Atout : { part-suit }
trumpHidden = Atout secret
stock =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
laid = Carte d’atout, cachée
turned = Retournée

ownHand = Votre main
playable = jouable

menu = Plus
help = Comment jouer
hintLabel = Indice
fair = Vérifier la donne
buttons =
    .ready = Donner
    .show = Voir mes cartes
    .next = Main suivante
    .rebuy = Main suivante
    .step = Continuer
    .skip = Aller à la fin
    .new = Nouvelle partie
    .pass = Passer
    .nil = Nil
    .look = Voir mes cartes
    .blind-nil = Nil à l’aveugle
    .lay = Poser cachée
    .double = Contrer
    .redouble = Surcontrer
    .no-double = Ne pas contrer
    .ask = Demander l’atout
    .pair = Montrer roi-dame
    .claim = Le reste à moi
    .last-trick = Dernier pli
    .takeback = Reprendre
    .add = Points aux autres
    .subtract = Baisser mon score
nextGame = Nouvelle partie
passCards =
    Passer { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
bidNumber = Annoncer { $bid }
chooseTrump = Atout : { part-suit }

steps =
    .ready = Appuyez sur « Donner » pour commencer.
    .wait =
        { WHO($seat) ->
            [you] À vous de jouer.
           *[other] On attend { SEAT($seat) }.
        }
    .wait-all = On attend les autres.
    .covered = { SEAT($seat, form: "label") }, prenez l’appareil.
    .out = Vous ne jouez plus cette partie. Les autres continuent.
    .look = Regardez vos cartes, ou annoncez nil à l’aveugle.
    .bid = Combien de plis ferez-vous ?
    .auction = Enchérissez pour choisir l’atout, ou passez.
    .must-bid = Personne n’a annoncé : c’est à vous de le faire.
    .trump = Choisissez l’atout.
    .conceal = Choisissez l’atout en secret.
    .lay = Choisissez une carte de la couleur qui sera atout. Elle reste cachée.
    .double = L’annonce est de { $count }. Contrez-vous ?
    .redouble = L’annonce de { $count } de votre camp est contrée. Surcontrez-vous ?
    .pass =
        { $missing ->
            [0] Passez ces cartes { SEAT($seat, form: "to") }.
            [1] Choisissez encore une carte à passer { SEAT($seat, form: "to") }.
           *[other] Choisissez { $missing } cartes à passer { SEAT($seat, form: "to") }.
        }
    .exchange =
        { $missing ->
            [0] Donnez ces cartes { SEAT($seat, form: "to") }.
            [1] Choisissez encore une carte à donner { SEAT($seat, form: "to") }.
           *[other] Choisissez { $missing } cartes à donner { SEAT($seat, form: "to") }.
        }
    .lead = À vous d’entamer.
    .follow = La couleur demandée est { part-suit }. Jouez { part-suit }.
    .discard = Vous n’avez pas de { part-suit }. Jouez n’importe quelle carte.
    .ask = Vous n’avez pas de { part-suit }. Jouez n’importe quelle carte, ou demandez l’atout.
    .moon = Vous avez pris tous les points. Qu’en faites-vous ?
    .not-played = Tout le monde a passé. La donne passe au suivant.
    .over = La main est terminée.
    .game-over = La partie est terminée.
    .watch = Vous regardez la partie.

result =
    .bid = Annonce
    .tricks = Plis
    .cards = Points de cartes
    .hand = Main
    .bags = Sacs
    .score = Score
    .made = réussie
    .failed = chutée
    .moon =
        { WHO($seat) ->
            [you] Vous avez
           *[other] { part-seat } a
        } pris tous les points !
    .not-played = Tout le monde a passé
    .won =
        { $who ->
            [you] Vous gagnez la partie !
            [us] Votre camp gagne la partie !
           *[other] Victoire : { $names }
        }
part-seat = { CAPITAL(SEAT($seat)) }
announcements =
    .hand-started =
        Main { $hand }. { WHO($dealer) ->
            [you] Vous donnez
           *[other] { CAPITAL(SEAT($dealer)) } donne
        }.
    .own-cards =
        { WHO($seat) ->
            [you] Vos cartes
           *[other] Cartes { SEAT($seat, form: "of") }
        } : { CARDS($cards) }.
    .cut =
        { WHO($seat) ->
            [you] Vous coupez
           *[other] { part-seat } coupe
        }.
    .passed-cards = { part-has } choisi des cartes.
    .received =
        { WHO($seat) ->
            [you] Vous recevez
           *[other] { part-seat } reçoit
        } { CARDS($cards, form: "the") }.
    .bid = { part-bids } { $bid }.
    .nil = { part-bids } nil.
    .no-bid =
        { WHO($seat) ->
            [you] Vous passez
           *[other] { part-seat } passe
        }.
    .blind-nil = { part-bids } nil à l’aveugle.
    .trump =
        { WHO($seat) ->
            [you] Vous choisissez
           *[other] { part-seat } choisit
        } atout { part-suit }.
    .concealed = { part-has } choisi l’atout en secret.
    .laid =
        { WHO($seat) ->
            [you] Vous posez
           *[other] { part-seat } pose
        } une carte cachée pour l’atout.
    .turned = Carte retournée : { CARD($card) }.
    .trump-shown = L’atout est { part-suit }.
    .double =
        { WHO($seat) ->
            [you] Vous contrez
           *[other] { part-seat } contre
        }.
    .redouble =
        { WHO($seat) ->
            [you] Vous surcontrez
           *[other] { part-seat } surcontre
        }.
    .no-double =
        { WHO($seat) ->
            [you] Vous ne contrez
           *[other] { part-seat } ne contre
        } pas.
    .asked =
        { WHO($seat) ->
            [you] Vous demandez
           *[other] { part-seat } demande
        } l’atout.
    .pair =
        { WHO($seat) ->
            [you] Vous montrez
           *[other] { part-seat } montre
        } le roi et la dame d’atout.
    .claimed =
        { WHO($seat) ->
            [you] Vous réclamez
           *[other] { part-seat } réclame
        } le reste.
    .lead =
        { WHO($seat) ->
            [you] Vous entamez
           *[other] { part-seat } entame
        } avec { CARD($card, form: "the") }.
    .play =
        { WHO($seat) ->
            [you] Vous jouez
           *[other] { part-seat } joue
        } { CARD($card, form: "the") }.
    .trick-won =
        { WHO($seat) ->
            [you] Vous faites
           *[other] { part-seat } fait
        } le pli.
    .drew =
        { WHO($seat) ->
            [you] Vous tirez
           *[other] { part-seat } tire
        } { CARD($card, form: "the") }.
    .turn = { CAPITAL(SEAT($seat, form: "to")) } de jouer.
    .not-played = Tout le monde a passé. La main n’est pas jouée.
    .moon = { part-has } pris tous les points.
    .side =
        { $names } : { $tricks ->
            [one] { $tricks } pli
            [many] { $tricks } de plis
           *[other] { $tricks } plis
        }, { $points } pour cette main, score { $score }.
    .game-won = Fin de la partie. Victoire : { $names }.
part-has =
    { WHO($seat) ->
        [you] Vous avez
       *[other] { part-seat } a
    }
part-bids =
    { WHO($seat) ->
        [you] Vous annoncez
       *[other] { part-seat } annonce
    }

hints =
    .bid = Indice : annoncer { $bid }.
    .nil = Indice : annoncer nil.
    .no-bid = Indice : passer.
    .trump = Indice : atout { part-suit }.
    .lay = Indice : poser { CARD($card, form: "the") }.
    .pass = Indice : passer { CARDS($cards, form: "the") }.
    .play = Indice : jouer { CARD($card, form: "the") }.
    .other = Indice : « { $action } ».

refusals =
    .no-card = Ce n’est pas une carte.
    .not-in-hand = Cette carte n’est pas dans votre main : { CARD($card) }.
    .must-follow = Vous avez du { part-suit } : il faut fournir.
    .must-lead = Le premier pli s’entame avec { CARD($card, form: "the") }.
    .not-broken = On ne peut pas encore entamer { part-suit }.
    .first-trick-points = Aucune carte à points ne peut être jouée au premier pli.
    .must-trump = Vous avez demandé l’atout : il faut jouer { part-suit }.
    .first-chance = Vous devez jouer { CARD($card, form: "the") } maintenant.
    .not-settled = Le reste n’est pas encore certain.
    .no-such-move = Ce coup n’existe pas.
    .not-now = Ce n’est pas possible maintenant.
    .not-in-rules = Ce coup n’existe pas dans ce jeu.
    .table-moves = Seule la table peut le faire.
    .not-your-turn = Ce n’est pas à vous de jouer.
    .seat-out = Vous ne jouez plus cette partie.
    .already-ready = Vous avez déjà demandé la donne.
    .already-cut = Vous avez déjà coupé.
    .already-looked = Vous avez déjà vu vos cartes.
    .already-passed = Vous avez déjà passé vos cartes.
    .passes-nothing = Vous ne passez aucune carte dans cette main.
    .not-ready = Tout le monde n’a pas encore demandé la donne.
    .bad-cut = Les mots d’une coupe ont { $most } lettres au plus.
    .no-number = Une annonce est un nombre.
    .must-look = Regardez d’abord vos cartes.
    .bad-bid = Vous pouvez annoncer de { $least } à { $most }.
    .bids-fit = Le total des annonces ne doit pas faire { $tricks } : vous ne pouvez pas annoncer { $bid }.
    .side-bid-low = Votre camp doit annoncer plus : il vous faut au moins { $least }.
    .dealer-must-bid = Personne n’a annoncé : vous devez annoncer au moins { $least }.
    .over-partner = La plus haute annonce est déjà dans votre camp. Pour la dépasser, il vous faut au moins { $least }.
    .bad-suit = L’atout est l’une des quatre couleurs.
    .bad-choice = Ce choix n’est pas possible.
    .pass-count =
        { $cards ->
            [one] Choisissez exactement { $cards } carte.
           *[other] Choisissez exactement { $cards } cartes.
        }
    .same-card-twice = Une carte y est deux fois : { CARD($card) }.
    .not-doubled = L’annonce n’est pas contrée.
    .already-doubled = L’annonce est déjà contrée.
    .trump-shown = L’atout est déjà connu.
    .can-follow = Vous pouvez fournir : vous ne pouvez donc pas demander l’atout.
    .no-suit-led = Vous entamez : vous ne pouvez donc pas demander l’atout.
    .pair-shown = Un roi et une dame ont déjà été montrés.
    .trump-concealed = L’atout n’est pas encore connu.
    .no-trick-yet = Votre camp doit d’abord faire un pli.
    .no-pair = Vous n’avez pas le roi et la dame d’atout.

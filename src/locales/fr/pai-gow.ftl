title = Pai Gow Poker
handNumber = main { $hand }

# Formes : "plural" (as, rois), "of" (d’as, de rois), "at" (à l’as, à la dame, au roi).
rankName =
    { $form ->
        [plural]
            { $rank ->
                [1] as
                [2] deux
                [3] trois
                [4] quatre
                [5] cinq
                [6] six
                [7] sept
                [8] huit
                [9] neuf
                [10] dix
                [11] valets
                [12] dames
               *[13] rois
            }
        [of]
            { $rank ->
                [1] d’as
                [2] de deux
                [3] de trois
                [4] de quatre
                [5] de cinq
                [6] de six
                [7] de sept
                [8] de huit
                [9] de neuf
                [10] de dix
                [11] de valets
                [12] de dames
               *[13] de rois
            }
        [at]
            { $rank ->
                [1] à l’as
                [2] au deux
                [3] au trois
                [4] au quatre
                [5] au cinq
                [6] au six
                [7] au sept
                [8] au huit
                [9] au neuf
                [10] au dix
                [11] au valet
                [12] à la dame
               *[13] au roi
            }
       *[other]
            { $rank ->
                [1] as
                [2] deux
                [3] trois
                [4] quatre
                [5] cinq
                [6] six
                [7] sept
                [8] huit
                [9] neuf
                [10] dix
                [11] valet
                [12] dame
               *[13] roi
            }
    }

hands =
    .nothing =
        { $form ->
            [sentence] une hauteur { RANK_NAME($high) }
           *[other] hauteur { RANK_NAME($high) }
        }
    .pair = { part-la }paire { RANK_NAME($high, form: "of") }
    .two-pairs = { part-les }deux paires { RANK_NAME($high, form: "plural") } et { RANK_NAME($low, form: "plural") }
    .trips = { part-le }brelan { RANK_NAME($high, form: "of") }
    .straight = { part-la }quinte { part-run }
    .flush = { part-la }couleur { RANK_NAME($high, form: "at") }
    .full-house = { part-le }full aux { RANK_NAME($high, form: "plural") } par les { RANK_NAME($low, form: "plural") }
    .quads = { part-le }carré { RANK_NAME($high, form: "of") }
    .straight-flush =
        { part-la }{ $high ->
            [1] quinte flush royale
           *[other] quinte flush { part-run }
        }
    .five-aces = { part-les }cinq as
part-le =
    { $form ->
        [sentence] le{ " " }
       *[other] { "" }
    }
part-la =
    { $form ->
        [sentence] la{ " " }
       *[other] { "" }
    }
part-les =
    { $form ->
        [sentence] les{ " " }
       *[other] { "" }
    }
part-run =
    { $high ->
        [5] de l’as au cinq
       *[other] { RANK_NAME($high, form: "at") }
    }
twoCards = { RANK_NAME($high) }, { RANK_NAME($low) }
# omits $kind
handApart = { $hand }, { RANK_NAME($rank) }
handWithJoker =
    { $hand }, le joker en { HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }

sides =
    .front = Basse
    .back = Haute
trays =
    .front =
        { sides.front } · { $count ->
            [2] deux cartes
           *[other] { $count } sur 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] cinq cartes
           *[other] { $extra } pour la basse
        }

choose =
    { $missing ->
        [1] Choisissez encore une carte pour la main basse.
       *[2] Choisissez deux cartes pour la main basse. La main haute doit valoir plus.
    }
legalSet =
    Mains valables : { $back } { $backKind ->
        [two-pairs] battent
        [five-aces] battent
       *[other] bat
    } { $front }.
foulSet = { CAPITAL(part-foul) }. C’est une faute : les deux mains seraient perdues.
part-foul = { $front } en main basse l’emporte sur { $back } en main haute
houseWay =
    Règle maison : { $rule ->
        [five-aces] cinq as
        [quads] carré
        [two-trips] deux brelans
        [full-house] full
        [straight-or-flush] quinte ou couleur
        [trips] brelan
        [three-pairs] trois paires
        [two-pairs] deux paires
        [one-pair] une paire
       *[nothing] aucune paire
    }.

idle =
    .sits-out = Vous passez cette main.
    .no-chips = Vous n’avez plus de jetons.
    .deals = Vous êtes le donneur. Les autres misent.
    .deals-later = Vous êtes le donneur. Vos cartes seront montrées quand les autres auront composé leurs mains.
    .offer = La banque est proposée.
    .wait = On attend les autres.
    .nobody = Personne n’a misé : aucune carte n’a été donnée.
offered = Prendre la banque ? Vous donnez cette main et jouez contre tous les autres.
covered = Passez l’appareil { SEAT($seat, form: "to") }.

dealer = donneur
house = maison
openSeat = libre
seatStates =
    .waiting = doit miser
    .out = passe
    .setting = compose
    .set = prêt
seats = Joueurs
ownHands = Vos mains
backs =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
diceName = dés { $dice }
firstHand = Total { $total } : la première main est pour { SEAT($seat) }

stake = Mise
bonus = Bonus Fortune
staked =
    mise { $stake }{ $bonus ->
        [0] { "" }
       *[other] , bonus { $bonus }
    }
bonusSign = bonus { $bonus }
limits = { $min } à { $max }
addChip = Ajouter { $chips }
pays = un gain paie { $chips }
repeat = Répéter
    .name = Répéter la dernière mise
double = 2×
    .name = Doubler la mise
half = ½
    .name = Diviser la mise par deux
noStake = Aucune mise à répéter pour l’instant.

menu = Plus
fair = Vérifier la donne
help = Comment jouer
buttons =
    .clear = Effacer
    .pays = Table des gains
    .bank = Prendre la banque
    .decline = Passer la banque
    .deal = Donner
    .pass = Passer
    .house-way = Règle maison
    .set = Valider
    .show = Voir mes cartes
    .next = Main suivante
    .rebuy = Recaver
    .step = Continuer
    .skip = Aller à la fin
    .new = Nouvelle table
sortBy =
    .rank = Trier par valeur
    .suit = Trier par couleur

fortune =
    .natural-seven = quinte flush de sept cartes
    .royal-match = quinte flush royale avec roi et dame assortis
    .joker-seven = quinte flush de sept cartes avec le joker
    .five-aces = cinq as
    .royal-flush = quinte flush royale
    .straight-flush = quinte flush
    .quads = carré
    .full-house = full
    .flush = couleur
    .trips = brelan
    .straight = quinte

outcomes =
    .win = Gagné
    .push = Égalité
    .lose = Perdu
comparisons =
    .win = gagne
    .lose = perd
    .copy = copie
foul = Faute
commission = commission { $chips }
pushed = égalité{ part-push }
part-push =
    { $push ->
        [queen-high] { " " }: le donneur a une hauteur dame
        [ace-high] { " " }: le donneur a une hauteur as
        [nine-front] { " " }: le donneur a une hauteur neuf en main basse
       *[none] { "" }
    }
returned =
    donneur à court, { $chips } { $chips ->
        [one] rendu
       *[other] rendus
    }
stakeLine = Mise { SIGNED($chips) }
bonusLine =
    Fortune{ HAS($line) ->
        [true] { " " }: { $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine = Envy : { SEAT($seat, form: "label") }, { $line } { SIGNED($chips) }

announcements =
    .hand-started = Main { $hand }.
    .deals =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] donnez
           *[other] donne
        }.
    .bank-offered = La banque est proposée : { SEAT($seat, form: "label") }.
    .takes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] prenez
           *[other] prend
        } la banque.
    .passes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] passez
           *[other] passe
        } la banque.
    .house-deals = Personne n’a pris la banque : la maison donne.
    .bet =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] misez
           *[other] mise
        } { CHIPS($chips) }{ $bonus ->
            [0] { "" }
           *[other] { " " }et { $bonus } sur Fortune
        }.
    .sits-out =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] passez
           *[other] passe
        } cette main.
    .cut =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] coupez
           *[other] coupe
        }.
    .nobody-played = Personne n’a misé : aucune carte n’a été donnée.
    .dice = Les dés font { $total }.
    .dealt =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] recevez
           *[other] reçoit
        } la première main.
    .own-cards =
        { WHO($seat) ->
            [you] Vos cartes
           *[other] Cartes { SEAT($seat, form: "of") }
        } : { CARDS($cards) }.
    .set =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] avez composé vos
           *[other] a composé ses
        } mains.
    .dealer-shown = Toutes les mains sont prêtes.
    .dealer-set = { SEAT($seat, form: "label") } : { $front } en main basse, { $back } en main haute.
    .stack =
        { CAPITAL(SEAT($seat)) } { $chips ->
            [0]
                { WHO($seat) ->
                    [you] n’avez
                   *[other] n’a
                } plus de jetons
           *[other]
                { WHO($seat) ->
                    [you] avez
                   *[other] a
                } { CHIPS($chips) }
        }.

compared =
    { SEAT($seat, form: "label") } : { $front } { $frontResult ->
        [win] gagne
        [lose] perd
       *[copy] copie
    } en main basse, { $back } { $backKind ->
        [two-pairs] { part-did-many }
        [five-aces] { part-did-many }
       *[other]
            { $backResult ->
                [win] gagne
                [lose] perd
               *[copy] copie
            }
    } en main haute.
part-did-many =
    { $backResult ->
        [win] gagnent
        [lose] perdent
       *[copy] copient
    }
foulPlayed = { SEAT($seat, form: "label") } : c’est une faute, les deux mains sont perdues.
ownPush = Une main chacun : votre mise vous revient.
stakeBack = Votre mise vous revient.
results =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gagnez
           *[other] gagne
        } { CHIPS($chips) }{ part-commission }.
    .push = Égalité pour { SEAT($seat) }{ part-push }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] perdez
           *[other] perd
        } { CHIPS($chips) }.
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }après { $commission } de commission{ $rounded ->
                [true] { " " }(arrondie au-dessus)
               *[false] { "" }
            }
    }
dealerResults =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gagnez
           *[other] gagne
        } { CHIPS($chips) }{ part-as-dealer }{ part-commission }.
    .even =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] ne gagnez ni ne perdez
           *[other] ne gagne ni ne perd
        }{ part-as-dealer }{ part-commission }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] perdez
           *[other] perd
        } { CHIPS($chips) }{ part-as-dealer }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }comme donneur
    }
dealerShort = Le donneur manque de jetons. Rendu sur la mise : { CHIPS($chips) }.
bonusLost = Le bonus de { $chips } est perdu.
bonusWon = Fortune, { $line } : gain de { $chips }.
envyWon =
    Envy, { WHO($seat) ->
        [you] votre { $line }
       *[other] { $line } { SEAT($seat, form: "of") }
    } : gain de { $chips }.
inAll = Total { SIGNED($chips) }.
sentenceGap = { " " }

stakeNames =
    .stake = La mise
    .bonus = Le bonus
# omits $seat
refusals =
    .no-such-move = Le coup « { $move } » n’existe pas. Les coups sont bank, decline, bet, pass, cut et set.
    .not-now =
        { part-move } n’est pas possible maintenant : { $phase ->
            [offer] la banque est proposée
            [bets] les mises sont en cours
            [set] les joueurs composent leurs mains
            [dealer] les cartes du donneur sont visibles
           *[over] la main est terminée
        }.
    .not-offered = La banque est proposée : { SEAT($seat, form: "label") }.
    .seat-open = Personne n’occupe cette place.
    .seat-out =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] passez
           *[other] passe
        } cette main.
    .already-set = { part-have } déjà composé les mains.
    .already-bet = { part-have } déjà misé.
    .already-cut = { part-have } déjà coupé.
    .dealer-bets-not = Le donneur ne mise pas.
    .house-cuts-not = La maison ne coupe pas.
    .table-moves = { part-move } : seule la table peut le faire.
    .bets-open =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] devez
           *[other] doit
        } d’abord miser ou passer.
    .no-bonus = Il n’y a pas de bonus à cette table.
    .bad-cut = Les mots de la coupe ont { NUMBER($most) } caractères au plus.
    .cards-covered = Ces cartes sont cachées. Montrez-les d’abord.
    .two-in-front = Mettez deux cartes en main basse et cinq en main haute.
    .same-card = { CAPITAL(CARD($card, form: "the")) } ne peut pas être deux fois en main basse.
    .foreign-card =
        { HAS($card) ->
            [true] { CAPITAL(CARD($card, form: "the")) }
           *[false] { $got }
        } ne fait pas partie des sept cartes.
    .foul = { CAPITAL(part-foul) }.
    .house-way =
        Le donneur doit suivre la règle maison { $houseWay ->
            [foxwoods] de Foxwoods
            [mgm-grand] du MGM Grand
           *[own] de cette table
        }.
part-have =
    { CAPITAL(SEAT($seat)) } { WHO($seat) ->
        [you] avez
       *[other] a
    }
part-move =
    { $move ->
        [bank] Prendre la banque
        [decline] Passer la banque
        [bet] Miser
        [pass] Passer
        [cut] Couper
        [deal] Donner
        [set] Composer ses mains
       *[settle] Payer
    }

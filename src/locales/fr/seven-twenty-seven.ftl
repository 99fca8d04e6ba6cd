title = Seven Twenty-Seven
handNumber = main { $hand }
seats = Joueurs
dealer = donneur
dealerSign = D
openSeat = libre
tempers =
    .cautious = avec prudence
    .steady = avec calme
    .bold = avec audace
toAnte = sans ante
backs =
    { $count ->
        [one] { $count } carte cachée
        [many] { $count } de cartes cachées
       *[other] { $count } cartes cachées
    }
actions =
    .ante = ante { $amount }
    .sit-out = passe
    .cut = coupe
    .check = parole
    .call = suit { $amount }
    .bet = mise { $amount }
    .raise = relance { $amount }
    .fold = couché
    .take = tire
    .stand = reste
    .declare = annonce
    .bust = saute
allIn = tapis
frozen = figée
declared = annonce { part-targets }
won =
    { $targets ->
        [low] gagne le 7
        [high] gagne le 27
       *[both] gagne les deux
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] les deux
    }
points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
shows = montre { part-open }
seen = les autres voient { part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least } ou { $most }
       *[other] de { $least } à { $most }
    }
seenByAll = visible par tous
range = total { $least }–{ $most }
totals =
    { HAS($high) ->
        [true] { $low } et { $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] { $low } pour 7, { $high } pour 27
       *[false] { $low }
    }
ownHand = Votre main
dealings =
    .up-down = Vous recevez une carte visible et une carte cachée.
    .down-down-up = Vous recevez deux cartes cachées et une carte visible.
    .down-up = Vous recevez une carte cachée et une carte visible.
goal = pour { part-target }
exact = exact
tooHigh = dépassé
short = { $points } en moins
over = { $points } en trop
# omits $count
aces =
    as { $values ->
        [ones] à 1
        [elevens] à 11
       *[both] à 1 et à 11
    }
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } à leur valeur
    .ace = as 1 ou 11, au mieux pour chaque cible
intro =
    .carried = Reste au pot de la main d’avant : { CHIPS($chips) }.
    .aim = Le plus près de 7 gagne la moitié du pot, le plus près de 27 l’autre moitié. Une même main peut gagner les deux.
    .declare = À la fin, vous annoncez 7, 27 ou les deux.
scorings =
    .nearest = Au-dessus ou au-dessous d’une cible, l’écart compte pareil.
    .over-is-bust = Au-dessus d’une cible, on ne peut plus la gagner.
    .under-beats-over = À écart égal, au-dessous bat au-dessus.
    .over-beats-under = À écart égal, au-dessus bat au-dessous.
    .inside-beats-outside = À écart égal, un total entre 7 et 27 bat un total en dehors.
    .outside-beats-inside = À écart égal, un total hors de 7 à 27 bat un total entre les deux.
pot = Pot
potName =
    { $pot ->
        [only] Pot
        [main] Pot principal
        [side] Pot annexe
       *[numbered] Pot annexe { $number }
    }
half = { part-target } gagne { $chips }
among = { SEATS($seats, form: "label") }
phases =
    .ante = Ante
    .bets = Mises
    .draw = Tirage
    .declare = Annonces
    .over = Résultat
menu = Plus
help = Comment jouer
hintLabel = Indice
fair = Vérifier la donne
buttons =
    .sit-out = Passer
    .check = Parole
    .fold = Se coucher
    .take = Tirer une carte
    .stand = Rester
    .low = Annoncer 7
    .high = Annoncer 27
    .both = Annoncer les deux
    .show = Voir mes cartes
    .next = Main suivante
    .rebuy = Recaver
    .step = Continuer
    .skip = Aller à la fin
    .new = Nouvelle table
costs =
    .ante = Ante { $chips }
    .call = Suivre { $chips }
    .bet = Miser { $chips }
    .raise = Relancer de { $chips }
amountOf =
    .bet = Mise
    .raise = Relance
limits = { $min } à { $max }
addChip = Ajouter { $chips }
presets =
    .min = Min.
    .half-pot = ½ pot
    .pot = Pot
    .max = Max.
presetOf = { $preset } : { CHIPS($chips) }
preActions =
    .check-or-fold = Parole ou se coucher
    .call-any = Tout suivre
    .not-now = Vous pouvez le choisir pendant que d’autres misent.
    .shared = Pas tant qu’une autre personne sur cet appareil est en jeu.
preActionChosen =
    À votre tour : { $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }.
preActionNone = Rien n’est choisi d’avance.
preActionDropped =
    « { $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    } » ne vaut plus.
plansName = Plans
plans =
    .stand = Rester jusqu’au bout
    .take = Tirer jusqu’à
planStop = S’arrêter à ce total pour 27
planLate = Vous pouvez le choisir tant que vous pouvez encore tirer des cartes.
planChosen =
    { $type ->
        [stand] Vous restez jusqu’à la fin du coup.
       *[take] Vous tirez des cartes jusqu’à ce que votre total pour 27 soit d’au moins { $until }.
    }
planNone = Le plan est annulé.
planShown =
    { $type ->
        [stand] Plan : rester
       *[take] Plan : tirer jusqu’à { $until }
    }
steps =
    .ante = Payez l’ante de { $ante } pour recevoir des cartes, ou passez cette main.
    .check = Personne n’a misé. Dites parole, ou misez de { $min } à { $max }.
    .call =
        { $call } pour rester dans le coup : suivez{ $raises ->
            [true] , relancez
           *[false] { "" }
        } ou couchez-vous.
    .draw =
        Tirez une carte{ $up ->
            [true] , visible de tous
           *[false] { "" }
        }, ou restez. { $left ->
            [0] Vous pourrez encore en tirer une plus tard.
            [1] Si vous restez, vous n’en recevrez plus.
           *[other] Encore { $left } tours sans tirer, et vous n’en recevrez plus.
        }
    .declare =
        Quelle moitié ? Annoncer les deux oblige à gagner les deux{ $tie ->
            [true] , ou l’un avec égalité pour l’autre
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }Tout est révélé en même temps.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = { SEAT($seat, form: "label") }, prenez l’appareil.
    .frozen = Votre main est figée : plus de tirage, mais vous misez encore. { $waits }
    .all-in = Vous êtes à tapis. { $waits }
    .folded = Vous avez jeté vos cartes. Les autres continuent.
    .bust = Vous avez sauté : plus de 27, même avec chaque as à 1. Les autres continuent.
    .sits-out = Vous passez cette main.
    .no-chips = Vous n’avez plus de jetons.
    .nobody = Moins de deux joueurs ont payé l’ante : aucune carte n’a été donnée.
waitForSeat = On attend { SEAT($seat) }.
waitForOthers = On attend les autres.
paid =
    { $outcome ->
        [even]
            { WHO($seat) ->
                [you] Vous ne gagnez ni ne perdez
               *[other] { part-seat } ne gagne ni ne perd
            }
        [won]
            { WHO($seat) ->
                [you] Vous gagnez
               *[other] { part-seat } gagne
            } { CHIPS($chips) }
       *[lost]
            { WHO($seat) ->
                [you] Vous perdez
               *[other] { part-seat } perd
            } { CHIPS($chips) }
    }{ $won ->
        [0] .
       *[other]  : { $won } du pot, { $put } mis.
    }
part-seat = { CAPITAL(SEAT($seat)) }
hints =
    .ante = Indice : payer l’ante.
    .sit-out = Indice : passer.
    .cut = Indice : couper.
    .check = Indice : parole.
    .bet = Indice : miser { $amount }.
    .call = Indice : suivre.
    .raise = Indice : relancer de { $amount }.
    .fold = Indice : se coucher.
    .take = Indice : tirer une carte.
    .stand = Indice : rester.
    .declare = Indice : annoncer { part-targets }.
announcements =
    .hand-started =
        Main { $hand }. { WHO($dealer) ->
            [you] Vous donnez
           *[other] { CAPITAL(SEAT($dealer)) } donne
        }. L’ante est de { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }Reste au pot : { CHIPS($carried) }.
        }
    .nobody-played = Moins de deux joueurs ont payé l’ante : aucune carte n’est donnée.
    .ante =
        { WHO($seat) ->
            [you] Vous payez
           *[other] { part-seat } paie
        } l’ante de { $amount }{ part-all-in }.
    .call =
        { WHO($seat) ->
            [you] Vous suivez
           *[other] { part-seat } suit
        } { $amount }{ part-all-in }.
    .bet =
        { WHO($seat) ->
            [you] Vous misez
           *[other] { part-seat } mise
        } { $amount }{ part-all-in }.
    .raise =
        { WHO($seat) ->
            [you] Vous relancez
           *[other] { part-seat } relance
        } de { $amount }{ part-all-in }.
    .sits-out = { part-passes } cette main.
    .cut =
        { WHO($seat) ->
            [you] Vous coupez
           *[other] { part-seat } coupe
        }.
    .check =
        { WHO($seat) ->
            [you] Vous dites
           *[other] { part-seat } dit
        } parole.
    .fold =
        { WHO($seat) ->
            [you] Vous vous couchez
           *[other] { part-seat } se couche
        }.
    .bust =
        { WHO($seat) ->
            [you] Vous sautez
           *[other] { part-seat } saute
        }.
    .take =
        { WHO($seat) ->
            [you] Vous tirez
           *[other] { part-seat } tire
        } { HAS($card) ->
            [true] { CARD($card, form: "the") }
           *[false] une carte
        }{ HAS($counts) ->
            [true]  : { $counts }
           *[false] { "" }
        }.
    .stand =
        { WHO($seat) ->
            [you] Vous restez
           *[other] { part-seat } reste
        }{ $frozen ->
            [true] , et la main est figée
           *[false] { "" }
        }.
    .dealt =
        { WHO($seat) ->
            [you] Vous montrez
           *[other] { part-seat } montre
        } { CARDS($cards, form: "the") }.
    .own-cards =
        { WHO($seat) ->
            [you] Vos cartes
           *[other] Cartes { SEAT($seat, form: "of") }
        } : { CARDS($cards) } ; { $counts }.
    .declare =
        { $targets ->
            [secret]
                { WHO($seat) ->
                    [you] Vous avez fait votre
                   *[other] { part-seat } a fait son
                } annonce
           *[other]
                { WHO($seat) ->
                    [you] Vous annoncez
                   *[other] { part-seat } annonce
                } { part-targets }
        }.
    .declared = Annonces : { $all }.
    .phase =
        { $phase ->
            [bets] Mises.
            [draw] Tirage.
            [declare] Annonces.
           *[other] { "" }
        }
    .turn =
        { CAPITAL(SEAT($seat, form: "to")) } de jouer{ $call ->
            [0] { "" }
           *[other]  : { $call } pour suivre
        }.
    .stack =
        { $chips ->
            [0]
                { WHO($seat) ->
                    [you] Vous n’avez
                   *[other] { part-seat } n’a
                } plus de jetons
           *[other]
                { WHO($seat) ->
                    [you] Vous avez
                   *[other] { part-seat } a
                } { CHIPS($chips) }
        }.
declaredBy = { SEAT($seat, form: "label") } { part-targets }
part-all-in =
    { $allIn ->
        [true] , tapis
       *[false] { "" }
    }
part-passes =
    { WHO($seat) ->
        [you] Vous passez
       *[other] { part-seat } passe
    }
explanations =
    .both = { CAPITAL(part-both) }
    .half = { CAPITAL(part-shares) }
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName } : il n’y reste que { SEAT($seat) }, { CHIPS($amount) }.
           *[false] Il ne reste que { SEAT($seat) } en jeu : { CHIPS($amount) }, sans montrer les cartes.
        }
    .failed-both = { CAPITAL(part-failed) }
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters = { CAPITAL(part-three-quarters) }
    .five-ace-ace = 5-A-A bat toute autre main : { SEATS($seats) }.
    .uncalled = Mise que personne n’a suivie, rendue { SEAT($seat, form: "to") } : { CHIPS($amount) }.
    .nothing =
        { WHO($seat) ->
            [you] Vous ne gagnez
           *[other] { part-seat } ne gagne
        } rien : { part-ranks } fait { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName } :{ " " }
       *[false] { "" }
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-both =
    { part-pot }{ WHO($seat) ->
        [you] vous gagnez
       *[other] { SEAT($seat) } gagne
    } les deux moitiés ({ CHIPS($amount) }) : { part-ranks } fait { part-reach }.
part-shares =
    { part-pot }{ $shared ->
        [true]
            { WHO($seat) ->
                [you] vous partagez
               *[other] { SEAT($seat) } partage
            }
       *[false]
            { WHO($seat) ->
                [you] vous gagnez
               *[other] { SEAT($seat) } gagne
            }
    } la moitié du { part-target } ({ CHIPS($amount) }{ $odd ->
        [true] , dont l’impair
       *[false] { "" }
    }) : { part-ranks } fait { HAS($off) ->
        [true] { $total } (à { $off } de { part-target })
       *[false] { $total }
    }.
part-three-quarters =
    { part-pot }{ WHO($seat) ->
        [you] vous gagnez une moitié sans partage et l’autre à égalité
       *[other] { SEAT($seat) } gagne une moitié sans partage et l’autre à égalité
    } : trois quarts, { CHIPS($amount) }.
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } (à { $lowOff } de 7)
               *[false] { $low }
            } et { HAS($highOff) ->
                [true] { $high } (à { $highOff } de 27)
               *[false] { $high }
            }
       *[false]
            { $low } ({ HAS($lowOff) ->
                [true] à { $lowOff } de 7,{ " " }
               *[false] { "" }
            }à { $highOff } de 27)
    }
part-unclaimed = { part-pot }personne ne peut gagner la moitié du { part-target } : elle revient aussi à { SEATS($seats) }, { CHIPS($amount) }.
part-failed =
    { part-pot }{ WHO($seat) ->
        [you] vous avez
       *[other] { SEAT($seat) } a
    } annoncé les deux sans gagner les deux : aucun gain.
part-void = { part-pot }aucune annonce ne peut l’emporter : les totaux décident.
part-carried =
    { part-pot }personne ne peut gagner { $target ->
        [pot] le pot
       *[other] la moitié du { part-target }
    }. Pour la main suivante : { CHIPS($amount) }.
stakes =
    .bet = La mise
    .raise = La relance
refusals =
    .no-such-move = Le coup « { $move } » n’existe pas.
    .not-now =
        { part-move } n’est pas possible maintenant : { $phase ->
            [ante] c’est le moment de l’ante
            [bets] c’est le moment des mises
            [draw] c’est le moment du tirage
            [declare] c’est le moment des annonces
           *[over] la main est terminée
        }.
    .seat-open = La place { SEAT($seat, form: "of") } est libre.
    .seat-out = { part-passes } cette main.
    .seat-folded =
        { WHO($seat) ->
            [you] Vous avez jeté vos
           *[other] { part-seat } a jeté ses
        } cartes.
    .seat-bust = { part-has } sauté.
    .already-anted = { part-has } déjà payé l’ante.
    .already-cut = { part-has } déjà coupé.
    .already-declared = { part-has } déjà annoncé.
    .not-your-turn = C’est { SEAT($turn, form: "to") } de jouer.
    .seat-frozen = Qui reste { NUMBER($stands) } fois de suite a une main figée : plus de tirage.
    .bad-cut = Les mots d’une coupe ont { $most } lettres au plus.
    .bad-declaration = « { $targets } » n’est pas une annonce : il y a 7, 27 ou les deux.
    .table-moves = { part-move } : seule la table peut le faire.
    .antes-open =
        { WHO($seat) ->
            [you] Vous devez
           *[other] { part-seat } doit
        } encore payer l’ante ou passer.
    .bet-open = Une mise est ouverte : { CHIPS($call) } pour suivre.
    .no-bet-open = Personne n’a misé : il n’y a rien à suivre.
    .max-raises =
        Il y a au plus { $max ->
            [one] { $max } relance
            [many] { $max } de relances
           *[other] { $max } relances
        } par tour.
    .short-of-raise = Une fois suivi, il ne reste plus de jetons pour relancer.
    .not-reopened = La dernière relance était sous le minimum de { $min }, et n’en permet pas d’autre.
    .nobody-to-raise = Tous les autres sont déjà à tapis.
part-has =
    { WHO($seat) ->
        [you] Vous avez
       *[other] { part-seat } a
    }
part-move =
    { $move ->
        [ante] Payer l’ante
        [sit-out] Passer
        [cut] Couper
        [deal] Donner
        [check] Dire parole
        [bet] Miser
        [call] Suivre
        [raise] Relancer
        [fold] Se coucher
        [take] Tirer une carte
        [stand] Rester
        [declare] Annoncer
       *[settle] Payer
    }

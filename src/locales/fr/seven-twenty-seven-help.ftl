region = Comment jouer
headings =
    .aim = Ce qui gagne
    .values = Ce que valent les cartes
    .course = Une main
    .screen = Ce que vous voyez
bust = Au-dessus de 27, même avec chaque as à 1, vous sortez aussitôt de la main, et vos jetons restent dans le pot.
lowUnclaimed = Si personne n’est à 7 ou en dessous, le gagnant de la moitié du 27 a les deux moitiés.
fiveAceAce = 5-A-A bat toute autre main, même celles qui font 7 et 27.
threeQuarters = Qui gagne seul une moitié et partage l’autre a les trois quarts du pot.
carriedPot = Si personne ne peut gagner selon les annonces, le pot reste pour la main suivante.
carriedHalf = Une moitié que personne ne peut gagner reste au pot pour la main suivante.
values =
    .courts =
        { $tens ->
            [half] 10, J, Q et K
           *[face] J, Q et K
        } : un demi-point, ½.
    .numbers =
        De 2 à { $tens ->
            [half] 9
           *[face] 10
        } : le nombre imprimé.
    .ace = As : 1 ou 11. Chacun pour soi, et au mieux pour chaque cible.
    .example = Ainsi 5-A-A fait 5 + 1 + 1 = 7 et 5 + 11 + 11 = 27 : les deux, exactement.
ante = Ante : chaque joueur verse { $ante }.
deals =
    .up-down = Donne : chacun reçoit une carte visible et une carte cachée, et pourra en tirer une troisième.
    .down-down-up = Donne : chacun reçoit deux cartes cachées et une carte visible.
    .down-up = Donne : chacun reçoit une carte cachée et une carte visible.
bets =
    Mises : dites parole sans rien payer, ou misez { part-limits }. Dès que quelqu’un a misé : suivez, relancez { part-limits }{ HAS($maxRaises) ->
        [true] { " " }({ $maxRaises } fois par tour au plus)
       *[false] { "" }
    }, ou couchez-vous et quittez la main.{ $opens ->
        [best-up-card] { " " }Commence celui dont les cartes visibles valent le plus (as à 1).
       *[dealers-left] { "" }
    }
part-limits =
    de { $min } { $limit ->
        [pot] au pot entier
        [half-pot] à la moitié du pot
       *[range] à { $max }
    }
draw =
    Tirage : chacun tire une carte { $draw ->
        [up] visible
       *[down] cachée
    }, ou reste. { $freeze ->
        [0] Qui reste pourra encore tirer la fois suivante.
       *[other] Qui reste { $freeze } fois de suite n’en reçoit plus.
    }
again =
    Tant que quelqu’un tire, on mise et on tire à nouveau.{ $lastBet ->
        [true] { " " }Vient ensuite une dernière mise.
       *[false] { "" }
    }
declare =
    Annonces : { $declare ->
        [sequential] chacun à son tour
       *[simultaneous] tous ensemble
    }, vous dites ce que vous visez, 7, 27 ou les deux. Seul qui a annoncé une cible peut la gagner. Qui a annoncé les deux doit { $winAndTie ->
        [shared] gagner les deux sans partage
       *[three-quarters] en gagner une sans partage et être au moins à égalité pour l’autre
    }, ou ne gagne rien.
showdown = Abattage : tous ceux qui sont en jeu montrent leurs cartes, et chaque moitié est payée. À égalité, on partage la moitié.
screen =
    .cards = À côté de vos cartes : ce qu’elles font pour 7 et pour 27, et l’écart qui reste.
    .seats = Sous chaque joueur : ce que montrent ses cartes visibles, et entre quels totaux sa main peut se trouver.
    .middle = Au milieu : ce que paierait chaque moitié du pot. Qui n’a pas assez de jetons pour suivre est à tapis, et le reste forme un pot annexe entre les autres.
guide =
    .ante = Appuyez sur « { $ante } » pour recevoir des cartes. Les jetons vont au pot : une moitié pour la main la plus proche de 7, l’autre pour la plus proche de 27.
    .draw = À côté de vos cartes, vous voyez l’écart à 7 et à 27. Loin des deux ? « { $take } ». Près de l’un ? « { $stand } ».
    .check = Personne n’a misé. « { $check } » ne coûte rien ; avec une bonne main, misez pour faire payer les autres.
    .call = Quelqu’un a misé. Si vous êtes près de 7 ou de 27, restez avec « { $call } » ; sinon « { $fold } » abandonne le pot.
    .declare = Dites quelle moitié vous visez. Seul ce qui est annoncé se gagne, et les deux doivent être gagnées.
    .wait = Les autres jouent. Sous chaque joueur, vous voyez ce que montrent ses cartes.
    .out = Vous n’êtes plus dans cette main. Le guide reprend à la suivante.
    .reveal = Regardez : les cartes se découvrent, puis chaque moitié du pot va à son gagnant.
    .won = Vous avez une part du pot. Au milieu, il est dit pourquoi.
    .lost = D’autres étaient plus près de 7 et de 27. Au milieu, il est dit de combien.

keyMain = Bouton principal : ante, parole ou suivre, rester
    .keys = d
keyCheck = Parole ou suivre
    .keys = c
keyRaise = Miser ou relancer du montant
    .keys = r
keyAmount = Changer le montant
    .keys = + −
keyPresets = Minimum, demi-pot, pot, maximum
    .keys = m, i, o, x
keyFold = Se coucher
    .keys = f
keyCheckOrFold = D’avance : parole ou se coucher
    .keys = k
keyCallAny = D’avance : tout suivre
    .keys = a
keyTake = Tirer une carte
    .keys = t
keyStand = Rester
    .keys = s
keyDeclare = Annoncer 7, 27 ou les deux
    .keys = 7, 2, b
keyStandPlan = Rester jusqu’à la fin du coup
    .keys = e
keyTakePlan = Tirer des cartes jusqu’à un total
    .keys = u
keySitOut = Passer
    .keys = p
keyHint = Indice
    .keys = h

# Messages of the panels of a table.

newTable = Une nouvelle table commence avec de nouveaux jetons. L’historique et les statistiques sont conservés.
forget = Cela supprime l’historique et toutes les statistiques, et ouvre une nouvelle table.
people =
    .own = Nom du joueur { NUMBER($seat) }
    .kept = Les noms sont enregistrés dans ce navigateur.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = Ouvrir la main { NUMBER($hand) }
    .all = Toutes les mains
    .kept = Vous pouvez ouvrir les { NUMBER($most) } dernières mains. Des plus anciennes, seul le résultat est enregistré.
    .back = Étape précédente
    .forward = Étape suivante
    .slider = Étape
    .position = Étape { NUMBER($at) } sur { NUMBER($of) }
    .players = Joueurs
    .log = Déroulement
    .middle = { NUMBER($chips) } au milieu
    .copy = Copier en texte
    .copied = Copié.
    .own =
        { $count ->
            [one] Dans la dernière main
           *[other] Dans les { $count } dernières mains
        }
    .agreed = Aussi bien que le conseil
    .agreedOf = { NUMBER($agreed) } sur { NUMBER($judged) }
figures =
    .sat-out = Mains passées
    .folds = Couché
    .busts = Sauté
    .showdowns = Cartes montrées
    .low = Moitié du 7, gagnée ou partagée
    .high = Moitié du 27, gagnée ou partagée
    .both = Les deux moitiés dans une main
    .unseen = Pot gagné sans montrer
    .deals = A été donneur
    .wins = Deux mains gagnées
    .pushes = Égalités
    .losses = Mise perdue
    .front = Main de devant gagnée
    .back = Main de derrière gagnée
    .bonus = Jetons de la Fortune
    .envy = Jetons de l’Envy

history =
    .none = Aucune main n’a encore été jouée.
    .earlier = Table précédente
    .caption = Mains { NUMBER($first) } à { NUMBER($last) }, en jetons, la plus récente en tête
    .hand = Main
    .dealer = Donneur
    .total = { $who }, au total
    .all = Total
    .out = a passé
pays =
    .caption = La meilleure combinaison de vos sept cartes paie, quoi qu’ait le donneur. Si vous misez { NUMBER($envyMin) } ou plus, vous gagnez aussi les jetons Envy quand un autre joueur a une telle combinaison.
    .line = Combinaison
    .pays = Paie
    .envy = Envy
    .odds = { NUMBER($pay) } contre 1
stats =
    .caption = Mains jouées : { NUMBER($hands) }
    .ever = À cette table et aux précédentes
    .forget = Supprimer l’historique et les statistiques
    .figure = Statistique
    .hands = Mains
    .ahead = Gagnantes
    .behind = Perdantes
    .even = Nulles
    .share = Part gagnée
    .net = Jetons nets
    .biggest = Meilleure main

# Keys of every table, and what each does.
keyNext = Main suivante
    .keys = n
keyLog = Déroulement de la main
    .keys = l
keyFullScreen = Plein écran
    .keys = Maj+F
keyClose = Fermer
    .keys = Échap
keyKeys = Afficher cette liste
    .keys = ?

# Keys of Pai Gow poker.
paiGowWalk = Aller à une autre carte
    .keys = ← → ↑ ↓
paiGowSwap = Passer la carte dans l’autre main
    .keys = Entrée, Espace
paiGowAmount = Miser plus ou moins
    .keys = + −
paiGowRepeat = Répéter la dernière mise
    .keys = r
paiGowDouble = Doubler ou diviser la mise par deux
    .keys = *, /
paiGowDeal = Donner, ou valider vos mains
    .keys = d
paiGowSitOut = Passer
    .keys = p
paiGowHouseWay = Répartir selon la règle maison
    .keys = h
paiGowSort = Trier par valeur ou par couleur
    .keys = s

# Keys of Seven Twenty-Seven.
seven27Main = Bouton principal : ante, parole ou suivre, rester
    .keys = d
seven27Check = Parole ou suivre
    .keys = c
seven27Raise = Miser ou relancer du montant
    .keys = r
seven27Amount = Changer le montant
    .keys = + −
seven27Presets = Minimum, demi-pot, pot, maximum
    .keys = m, i, o, x
seven27Fold = Se coucher
    .keys = f
seven27CheckOrFold = D’avance : parole ou se coucher
    .keys = k
seven27CallAny = D’avance : tout suivre
    .keys = a
seven27Take = Tirer une carte
    .keys = t
seven27Stand = Rester
    .keys = s
seven27Declare = Annoncer 7, 27 ou les deux
    .keys = 7, 2, b
seven27SitOut = Passer
    .keys = p
seven27Hint = Indice
    .keys = h

# Messages of the panels of a table.

newTable = Une nouvelle table commence avec de nouveaux jetons. L’historique et les statistiques sont conservés.
newGame = Une nouvelle partie repart de zéro. L’historique et les statistiques sont conservés.
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
    .copyLink = Copier le lien
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
    .sheet = Points des mains { NUMBER($first) } à { NUMBER($last) }, la plus récente en tête
    .hand = Main
    .dealer = Donneur
    .total = { $who }, au total
    .all = Total
    .out = a passé
    .score = Score
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
    .games = Parties gagnées

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

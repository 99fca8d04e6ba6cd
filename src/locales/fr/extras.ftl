keyWalk = Parcourir les cartes et les piles
    .keys = ← → ↑ ↓
keyPickUp = Prendre, poser ; deux fois : sur la fondation
    .keys = Entrée, Espace
keyFoundation = Sur la fondation
    .keys = h
keyPutBack = Reposer
    .keys = Échap
keyUndo = Annuler, rétablir
    .keys = u, r
keyHint = Indice
    .keys = t
keyNew = Nouveau jeu
    .keys = n
keyFullScreen = Plein écran
    .keys = f, Maj+F
keySheet = Cette aide
    .keys = ?

helpHeadings =
    .goal = Le but
    .moves = Les coups
    .rules = Dans cette partie
    .playing = Comment on joue ici
helpPlaying =
    .moves = Faites glisser une carte, ou touchez-la puis touchez la place où elle doit aller.
    .tools = « Indice » montre un bon coup. « Annuler » en reprend autant que vous voulez.
    .keys = Au clavier, les flèches parcourent les cartes, Entrée prend et pose ; ? montre toutes les touches.

pageLanguage = Comme la page ({ $language })
settingsHeadings =
    .looks = Apparence et aides
    .rules = Règles
fromNextGame = À partir de la prochaine partie.
resetSettings = Tout comme sur la page
grades =
    .very-easy = très facile
    .easy = facile
    .medium = moyenne
    .hard = difficile
    .very-hard = très difficile
settings =
    .language = Langue
    .theme = Clair ou sombre
    .fourColor = Quatre couleurs
    .cardSize = Taille des cartes
    .cardBack = Dos des cartes
    .courts = Figures
    .felt = Tapis
    .mirrored = Pour gauchers
    .motion = Animations
    .sound = Son
    .tapToMove = Jouer d’un toucher
    .calm = Sans chrono ni compte
    .autoFinish = Fin automatique
    .autoFoundation = Montée des cartes
    .pace = Rythme à la table
    .nextHand = Main suivante d’elle-même
    .verdict = Indiquer si la partie est gagnable
    .solvable = Seulement des donnes gagnables
    .grade = Difficulté
    .draw = Cartes retournées à la fois
    .redeals = Nouveaux passages
    .scoring = Score
    .foundationReturn = Les cartes peuvent redescendre
    .variant = Jeu
    .cells = Cellules
    .supermove = Déplacer plusieurs cartes
    .wastes = Défausses
    .coverPairs = Une carte et celle qu’elle couvre vont ensemble
    .openStock = Talon visible
    .corner = Roi et as sont voisins
values =
    .auto = automatique
    .on = oui
    .off = non
    .light = clair
    .dark = sombre
    .small = petite
    .medium = moyenne
    .large = grande
    .diamonds = losanges
    .petals = pétales
    .lattice = treillis
    .checks = carreaux
    .rays = rayons
    .plaid = écossais
    .local = V, D, R
    .english = J, Q, K
    .green = vert
    .blue = bleu
    .wine = bordeaux
    .slate = ardoise
    .slow = lent
    .normal = normal
    .fast = rapide
    .manual = pas à pas
    .any = peu importe
    .unlimited = sans limite
    .none = aucun
    .standard = standard
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = comme d’usage
    .full = le plus possible
    .safe = sans risque
    .all = toujours

notice =
    .undo = Annuler
    .back = Retour au gagnable
    .stop = Arrêter
    .restart = Recommencer
    .new = Nouveau jeu

bests = Record : { DURATION($time) } · { part-moves }
part-moves =
    { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }
winsInARow =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } d’affilée
comparison =
    .first = Votre première victoire !
    .best = Votre victoire la plus rapide, avec le moins de coups !
    .fastest = Votre victoire la plus rapide !
    .fewest = Votre victoire en le moins de coups !
    .equal = Aussi peu de coups que la meilleure.
    .more = { part-moves } de plus que la meilleure.

lookingForWay = Recherche d’une solution.
lookingForDeal = Recherche d’une donne gagnable.
noWayFound = Aucune solution trouvée.
lookingBack = Recherche de la dernière position gagnable. Échap pour arrêter.
takenBack =
    Retour de { part-moves }. { $isLast ->
        [true] C’est la dernière position gagnable.
       *[false] Cette position est gagnable ; pour les suivantes, rien n’a pu être établi.
    }
noWinnablePosition = Aucune position antérieure n’a pu être prouvée gagnable.
canBeWon = Cette position est encore gagnable.
showingWay = Voici comment gagner. Une touche ou un toucher arrête la démonstration.
verdicts =
    .winnable = gagnable
    .unwinnable = sans issue
    .unknown = issue inconnue
    .looking = recherche

puzzle = problème
ownPosition = position choisie
goals =
    .win = Problème : gagnez{ part-within }.
    .home = Problème : montez la carte { CARD($card) } sur sa base{ part-within }.
    .away = Problème : retirez la carte { CARD($card) }{ part-within }.
part-within =
    { HAS($moves) ->
        [true]
            { " " }en { $moves ->
                [one] { $moves } coup
               *[other] { $moves } coups
            }
       *[false] { "" }
    }
positionProblems =
    .position = position « { $got } » inutilisable ; accepté : des lignes de cartes
    .position-lines = position de { $got } lignes sans nom inutilisable ; accepté : { $wanted }
    .position-line = ligne « { $got } » de la position inutilisable ; accepté : { $accepted }, une fois chacune
    .position-card = « { $got } » dans la ligne « { $line } » de la position inutilisable ; accepté : une carte, comme 7H
    .position-twice = position avec deux fois { $got } inutilisable ; accepté : chaque carte une fois
    .position-missing = position sans { $got } inutilisable ; accepté : chaque carte une fois
    .position-many = ligne « { $got } » de la position inutilisable ; accepté : { $most } au plus
    .position-row = ligne « { $got } » de la position inutilisable ; accepté : { $most } places
    .position-supply = position avec { $got } cartes dans le talon et la défausse inutilisable ; accepté : { $most } au plus
    .position-heights = « { $got } » sur les bases inutilisable ; accepté : chaque couleur une fois, comme C-0 D-A H-7 S-K
    .position-hidden = ligne « { $got } » de la position inutilisable ; accepté : { $most } cartes cachées au plus
    .position-over = ligne « { $got } » de la position inutilisable ; accepté : les cartes cachées d’abord
    .position-order = ligne « { $got } » de la position inutilisable ; accepté : cartes visibles en suite
    .position-number = ligne « { $got } » de la position inutilisable ; accepté : un nombre de { $least } à { $most }
    .puzzle-reached = but « { $got } » inutilisable ; accepté : un but qui n’est pas encore atteint

copyLink = Copier le lien
copyResult = Copier le résultat
linkCopied = Le lien est copié.
resultCopied = Le résultat est copié.
copyByHand = À copier à la main
notCopied = Le navigateur refuse la copie. Le texte est sélectionné : copiez-le à la main.
send = Partager
notSent = Le navigateur ne peut pas le partager. Copiez-le.
savePicture = Enregistrer l’image
outcomes =
    .won = Gagné
    .lost = Perdu
    .unfinished = Pas terminé
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal } : { $outcome ->
        [won] gagné
        [lost] perdu
       *[unfinished] inachevé
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }{ $outcome ->
                [won] en
               *[other] après
            } { part-moves }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
lookingForDay = Recherche de la donne du jour.
linkProblems =
    .no-daily = aucune des { $tried } donnes essayées n’est gagnable aujourd’hui ; une donne au hasard est servie
    .no-solver = la donne du jour est introuvable ({ $got }) ; une donne au hasard est servie
    .share-broken = ce lien est incomplet ou contient une erreur
    .share-newer = ce lien est de version { $got } ; les versions connues ici vont jusqu’à { $known }
    .share-other-game = ce lien est pour « { $got } », non pour « { $wanted } »
    .share-moves = ce lien est celui d’une partie aux règles différentes
    .share-long = une partie de { $count } coups ne tient pas dans un lien ; le maximum est de { $most }
    .share-option = les options « { $got } » ne tiennent pas dans un lien
linkNotOpened = Le lien n’est pas ouvert : { $problem }.
noDay = { CAPITAL($problem) }.

keyWalk = Passer d’une carte ou d’une pile à l’autre
    .keys = ← → ↑ ↓
keyPickUp = Prendre ou poser ; appuyer deux fois : sur la fondation
    .keys = Entrée, Espace
keyFoundation = Mettre sur la fondation
    .keys = h
keyPutBack = Reposer la carte
    .keys = Échap
keyUndo = Annuler, rétablir
    .keys = u, r
keyHint = Indice
    .keys = t
keyNew = Nouveau jeu
    .keys = n
keyFullScreen = Plein écran
    .keys = f, Maj+F
keySheet = Afficher cette liste
    .keys = ?

helpHeadings =
    .goal = But
    .moves = Coups
    .rules = Dans cette partie
    .playing = Commandes
    .similar = Jeux semblables
helpRefused = Interdit : { $move }
helpPlaying =
    .moves = Faites glisser une carte. Ou touchez-la, puis touchez l’endroit où elle doit aller.
    .tools = « Indice » montre un bon coup. « Annuler » annule autant de coups que vous voulez.
    .keys = Au clavier, les flèches passent d’une carte à l’autre, Entrée prend et pose. ? affiche toutes les touches.

pageLanguage = Comme la page ({ $language })
settingsHeadings =
    .looks = Apparence et aide
    .rules = Règles
fromNextGame = S’applique à partir de la prochaine partie.
resetSettings = Rétablir les réglages du site
grades =
    .very-easy = très facile
    .easy = facile
    .medium = moyenne
    .hard = difficile
    .very-hard = très difficile
settings =
    .language = Langue
    .theme = Thème
    .fourColor = Jeu à quatre couleurs
    .cardSize = Taille des cartes
    .faces = Dessin des cartes
    .cardBack = Dos des cartes
    .courts = Lettres des figures
    .felt = Couleur de la table
    .mirrored = Disposition pour gauchers
    .motion = Animations
    .sound = Son
    .tapToMove = Toucher pour jouer
    .calm = Masquer le temps et les coups
    .autoFinish = Terminer automatiquement
    .autoFoundation = Coups automatiques
    .pace = Vitesse à la table
    .nextHand = Donner la main suivante automatiquement
    .verdict = Indiquer si la partie est gagnable
    .solvable = Seulement des donnes gagnables
    .grade = Difficulté
    .draw = Cartes retournées à la fois
    .redeals = Nouveaux passages
    .scoring = Score
    .foundationReturn = Les cartes peuvent quitter les fondations
    .variant = Variante
    .cells = Cellules
    .supermove = Déplacer plusieurs cartes à la fois
    .wastes = Défausses
    .coverPairs = Associer une carte à celle qu’elle couvre
    .openStock = Talon visible
    .corner = Le roi et l’as vont l’un sur l’autre
    .suits = Couleurs
    .emptyColumns = Dans une colonne vide
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
    .faces-baize = Baize
    .faces-english = Anglais classique
    .local = V, D, R
    .english = J, Q, K
    .green = vert
    .blue = bleu
    .wine = bordeaux
    .slate = ardoise
    .easy = facile
    .hard = difficile
    .slow = lent
    .normal = normal
    .fast = rapide
    .manual = pas à pas
    .any = peu importe
    .emptyColumns-any = toutes les cartes
    .kings = rois
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
    .back = Annuler jusqu’au gagnable
    .stop = Arrêter la recherche
    .restart = Recommencer
    .new = Nouveau jeu

safeCards =
    .ask = Monter les cartes sûres automatiquement ?
    .yes = Oui
    .no = Non
    .never = Ne plus demander
    .on = Les cartes sûres montent désormais après chaque coup. Vous pouvez changer cela dans les réglages.
    .off = Vous pouvez activer cela dans les réglages.

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
    .fewest = Votre victoire avec le moins de coups !
    .equal = Aussi peu de coups que pour votre meilleure victoire.
    .more = { part-moves } de plus que pour votre meilleure victoire.

lookingForWay = Recherche d’une solution.
lookingForDeal = Recherche d’une donne gagnable.
noDealFound = Aucune donne gagnable n’a été trouvée à temps. Celle-ci ne l’est peut-être pas.
noWayFound = Aucune solution trouvée, mais il en existe peut-être une.
lookingBack = Recherche de la dernière position gagnable. Échap pour arrêter.
takenBack =
    { $moves ->
        [1] Un coup annulé
       *[other] { part-moves } annulés
    }. { $isLast ->
        [true] C’est la dernière position gagnable.
       *[false] Cette position est gagnable. Les suivantes sont peut-être perdues.
    }
noWinnablePosition = On ne connaît aucune position antérieure gagnable.
canBeWon = Vous pouvez encore gagner à partir d’ici.
showingWay = Voici une façon de gagner. Appuyez sur une touche ou touchez l’écran pour arrêter.
verdicts =
    .winnable = gagnable
    .unwinnable = non gagnable
    .unknown = gagnable : inconnu
    .looking = vérification

puzzle = problème
ownPosition = position personnalisée
goals =
    .win = Problème : gagnez la partie{ part-within }.
    .home = Problème : montez { CARD($card, form: "the") } sur sa fondation{ part-within }.
    .away = Problème : retirez { CARD($card, form: "the") }{ part-within }.
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
    .position-lines =
        position de { $got ->
            [one] { $got } ligne
           *[other] { $got } lignes
        } sans nom inutilisable ; accepté : { $wanted }
    .position-line = ligne « { $got } » de la position inutilisable ; accepté : { $accepted }, une fois chacune
    .position-card = « { $got } » dans la ligne « { $line } » de la position inutilisable ; accepté : une carte, comme 7H
    .position-twice = position avec deux fois { $got } inutilisable ; accepté : chaque carte une fois
    .position-often =
        { $most ->
            [0] position avec { $got } inutilisable ; cette carte n’est pas dans le jeu
           *[other] position avec plus de { $most } fois { $got } inutilisable
        }
    .position-missing = position sans { $got } inutilisable ; accepté : toutes les cartes du jeu
    .position-many = ligne « { $got } » de la position inutilisable ; accepté : { $most } au plus
    .position-row = ligne « { $got } » de la position inutilisable ; accepté : { $most } places
    .position-supply = position avec { $got } cartes dans le talon et la défausse inutilisable ; accepté : { $most } au plus
    .position-heights = « { $got } » sur les fondations inutilisable ; accepté : chaque couleur une fois, comme C-0 D-A H-7 S-K
    .position-hidden = ligne « { $got } » de la position inutilisable ; accepté : { $most } cartes cachées au plus
    .position-over = ligne « { $got } » de la position inutilisable ; accepté : les cartes cachées d’abord
    .position-order = ligne « { $got } » de la position inutilisable ; accepté : cartes visibles en suite
    .position-number = ligne « { $got } » de la position inutilisable ; accepté : un nombre de { $least } à { $most }
    .puzzle-reached = but « { $got } » inutilisable ; accepté : un but qui n’est pas encore atteint
rulesProblems =
    .rules = { $term } « { $got } » inutilisable ; accepté : { $accepted }
    .rules-unknown = { $term } n’est pas un terme des règles ; accepté : { $accepted }
    .rules-needs = { $term } « { $got } » inutilisable seul ; nécessaire : { $needs }
    .rules-without = { $term } « { $got } » inutilisable avec { $other }
    .rules-cards = règles qui distribuent { $dealt } cartes inutilisables ; accepté : { $cards } au plus
    .rules-left = règles qui laissent { $left } cartes sur { $cards } après la donne inutilisables ; accepté : une donne de toutes les cartes, ou un talon
    .rules-stock = talon sans cartes inutilisable ; accepté : pas de talon, ou une donne de moins de { $cards } cartes
    .rules-room = fondations d’une capacité de { $room } cartes inutilisables ; accepté : { $cards }
    .rules-pairs = paires de somme { $sum } inutilisables, car { $ranks } ne partent jamais ; accepté : une somme ou un trio pour chaque rang

copyLink = Copier le lien
copyResult = Copier le résultat
copyDeal = Copier la donne
linkCopied = Lien copié.
resultCopied = Résultat copié.
dealCopied = Donne copiée.
copyByHand = Texte à copier
notCopied = Le navigateur ne l’a pas copié. Copiez vous-même le texte sélectionné.
send = Partager
notSent = Le navigateur ne peut pas le partager. Copiez-le plutôt.
savePicture = Enregistrer l’image
outcomes =
    .won = Gagné
    .lost = Perdu
    .unfinished = Pas terminé
    .fresh = Essayez cette donne
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal } : { $outcome ->
        [won] gagné
        [lost] perdu
       *[unfinished] pas terminé
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }{ $outcome ->
                [won] en
               *[other] après
            } { part-moves }{ part-undos }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] , { $undos } annulation
       *[other] , { $undos } annulations
    }
lookingForDay = Recherche de la donne du jour.
linkProblems =
    .no-daily = aucune donne gagnable n’a été trouvée parmi les { $tried } essayées pour ce jour ; une donne au hasard est distribuée
    .no-solver = la donne du jour est introuvable ({ $got }) ; une donne au hasard est distribuée
    .share-broken = ce lien est incomplet ou contient une erreur
    .share-newer = ce lien vient d’une version plus récente ({ $got }) ; cette page peut ouvrir les versions jusqu’à { $known }
    .share-other-game = ce lien est pour « { $got } », non pour « { $wanted } »
    .share-other-rules = ce lien est pour un jeu dont les règles diffèrent de celles de cette page
    .share-moves = les règles de ce jeu ont changé depuis la création du lien
    .share-long = une partie de { $count } coups est trop longue pour un lien ; le maximum est de { $most } coups
    .share-option = les options « { $got } » ne tiennent pas dans un lien
linkNotOpened = Impossible d’ouvrir le lien : { $problem }.
noDay = { CAPITAL($problem) }.

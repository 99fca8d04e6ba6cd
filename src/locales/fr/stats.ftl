title = Statistiques
games =
    .freecell = FreeCell
    .golf = Golf
    .hearts = Dame de pique
    .klondike = Klondike
    .pyramid = Pyramide
    .pai-gow = Pai Gow Poker
    .patience = Réussite
    .seven-twenty-seven = Seven Twenty-Seven
    .spades = Spades
    .ten-dice = Course aux dix dés
    .twenty-nine = 29
    .whist = Whist
otherGame = { CAPITAL($name) }
variant = { CAPITAL($options) }
usualRules = Règles usuelles
options =
    .variant =
        { $value ->
            [kingcell] KingCell
            [forecell] ForeCell
            [bakers-game] Baker’s Game
            [eight-off] Eight Off
            [seahaven] Seahaven Towers
            [knock-out] Whist à élimination
            [german] Whist allemand
            [oh-hell] Ascenseur
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] sans cellule
            [one] { $value } cellule
           *[other] { $value } cellules
        }
    .supermove =
        { $value ->
            [off] une carte à la fois
            [linear] nombre usuel de cartes à la fois
           *[full] le plus de cartes possible à la fois
        }
    .draw =
        { $value ->
            [up] cartes du tirage visibles
            [down] cartes du tirage cachées
           *[other] tirage par { $value }
        }
    .redeals =
        { $value ->
            [unlimited] reprises à volonté
           *[other]
                { $value ->
                    [0] sans reprise
                    [one] { $value } reprise
                   *[other] { $value } reprises
                }
        }
    .foundationReturn =
        { $value ->
            [false] les cartes restent sur les fondations
           *[true] les cartes peuvent quitter les fondations
        }
    .scoring =
        { $value ->
            [none] sans score
            [standard] score standard
            [vegas] score Vegas
            [nearest] le plus près gagne
            [over-is-bust] dépasser élimine
            [under-beats-over] au-dessous bat au-dessus
            [over-beats-under] au-dessus bat au-dessous
            [inside-beats-outside] entre 7 et 27 bat en dehors
            [outside-beats-inside] en dehors bat entre 7 et 27
           *[other] { $value }
        }
    .corner =
        { $value ->
            [false] le roi et l’as ne vont pas l’un sur l’autre
           *[true] le roi et l’as vont l’un sur l’autre
        }
    .suits =
        { $value ->
            [one] { $value } couleur
           *[other] { $value } couleurs
        }
    .emptyColumns =
        { $value ->
            [any] toute carte dans une colonne vide
           *[kings] seuls les rois dans une colonne vide
        }
    .coverPairs = sans paire d’une carte et de celle qu’elle couvre
    .openStock = talon visible
    .wastes =
        { $value ->
            [one] { $value } défausse
           *[other] { $value } défausses
        }
    .house = les joueurs donnent
    .commission = commission de { $value } %
    .pushOn =
        { $value ->
            [queen-high] égalité si le donneur a une hauteur dame
            [ace-high] égalité si le donneur a une hauteur as
           *[nine-front] égalité si le donneur a une hauteur neuf en main basse
        }
    .foul = une main fautive perd
    .wheel = A-2-3-4-5 est la plus petite quinte
    .bonus = bonus Fortune
    .dealing =
        { $value ->
            [down-up] une carte cachée, une visible
           *[other] deux cartes cachées, une visible
        }
    .freeze = main figée après { $value } tours de suite sans tirer
    .lastBet = un dernier tour de mises
    .declare =
        { $value ->
            [sequential] annonces à tour de rôle
           *[simultaneous] annonces simultanées
        }
    .tens = les 10 valent ½
    .opens = les meilleures cartes visibles commencent
    .fiveAceAce = 5-A-A bat tout
    .winAndTie = gain et égalité donnent trois quarts
    .carry =
        { $value ->
            [half] moitiés sans gagnant reportées
           *[pot] mises sans gagnant reportées
        }
    .players =
        { $value ->
            [one] { $value } joueur
           *[other] { $value } joueurs
        }
    .bots =
        { $value ->
            [0] sans bot
            [one] { $value } bot
           *[other] { $value } bots
        }
    .level =
        { $value ->
            [easy] bots faciles
           *[hard] bots difficiles
        }
    .atOnce = tous lancent en même temps
    .passing =
        { $value ->
            [left-right] cartes passées à gauche puis à droite
            [left] cartes toujours passées à gauche
           *[none] aucune carte passée
        }
    .lead = le joueur après le donneur entame
    .firstTrick = points permis au premier pli
    .breaking =
        { $value ->
            [points] un cœur ou la dame de pique ouvre les cœurs
           *[off] entame à cœur toujours permise
        }
    .jack = le valet de carreau vaut −10
    .queen = la dame de pique tombe dès que possible
    .moon =
        { $value ->
            [subtract] prendre tous les points les retire
           *[choose] qui prend tous les points choisit
        }
    .target = partie en { $value } points
    .partners = chacun pour soi
    .blindNil = nil à l’aveugle
    .blindExchange = échange de cartes après un nil à l’aveugle
    .bags = les sacs ne coûtent rien
    .bagPenalty = dix sacs coûtent { $value } points
    .nilTricks = les plis d’un nil raté comptent pour le partenaire
    .floor = partie perdue à { $value } points
    .jokers = deux jokers
    .minimumBid = un camp annonce au moins { $value }
    .game =
        { $value ->
            [28] 28
           *[other] partie en { $value } points
        }
    .honours = les honneurs comptent
    .minimum = annonces à partir de { $value }
    .hold = le premier annonceur peut égaler
    .allPass = nouvelle donne si tous passent
    .doubles = contre et surcontre
    .afterAsking = toute carte après la demande d’atout
    .lastTrick = le dernier pli vaut un point
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }
chooseGame = Jeu
chooseVariant = Variante
allVariants = Toutes les variantes
figures =
    .games = Parties
    .wins = Gagnées
    .rate = Réussite
    .streak = Série
    .bestStreak = Record de série
    .bestTime = Record de temps
    .fewestMoves = Record de coups
    .days = Jours de suite
    .hands = Mains
    .pushes = Égalités
    .losses = Perdues
    .chips = Jetons nets
    .biggestWin = Plus gros gain
none = aucun
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
# omits $date
date =
    { $weekday } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
lastGames =
    { $count ->
        [one] Dernière partie
       *[other] { $count } dernières parties
    }
lastHands =
    { $count ->
        [one] Dernière main
       *[other] { $count } dernières mains
    }
measure = Les barres montrent
measures =
    .time = Temps
    .moves = Coups
legend =
    .won = gagnée
    .lost = non gagnée
    .up = gain
    .down = perte
range = de { $least } à { $most }
chart =
    Diagramme en barres { $measure ->
        [time] du temps
        [moves] des coups
       *[chips] des jetons
    }, de la plus ancienne à la plus récente : { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }, { $other } { $measure ->
        [chips]
            { $other ->
                [one] perdue
               *[other] perdues
            }
       *[other]
            { $other ->
                [one] non gagnée
               *[other] non gagnées
            }
    }{ $pushes ->
        [0] { "" }
        [one] , { $pushes } égalité
       *[other] , { $pushes } égalités
    } ; { $range }.
showTable = Afficher en tableau
newestFirst = La plus récente en tête
heads =
    .ended = Fin
    .deal = Donne
    .outcome = Résultat
    .time = Temps
    .moves = Coups
    .undos = Annulations
    .chips = Jetons
ownDeck = donne libre
outcomes =
    .won = Gagné
    .lost = Perdu
    .left = Abandonné
    .push = Égalité
empty = Pas encore de partie. Les parties terminées apparaissent ici.
emptyOf = Pas encore de partie : { $game }.
tools =
    .export = Exporter
    .import = Importer
    .clear = Effacer { $game }
    .undo = Rétablir
fileName = baize-statistiques-{ $day }.json
exported =
    { $count ->
        [one] { $count } partie exportée
       *[other] { $count } parties exportées
    }.
imported =
    { $added ->
        [one] { $added } partie ajoutée
       *[other] { $added } parties ajoutées
    }{ $known ->
        [0] { "" }
        [one] , { $known } déjà présente
       *[other] , { $known } déjà présentes
    }{ $late ->
        [0] { "" }
        [one] , { $late } trop ancienne pour compter
       *[other] , { $late } trop anciennes pour compter
    }.
notImported = Rien n’est importé : { $problem }.
unreadable = Rien n’est importé : le fichier n’a pas pu être lu.
cleared =
    { $game } : { $count ->
        [one] { $count } partie effacée
       *[other] { $count } parties effacées
    }.
clearedAll =
    { $count ->
        [one] { $count } partie effacée
       *[other] { $count } parties effacées
    }.
undone =
    { $count ->
        [one] { $count } partie rétablie
       *[other] { $count } parties rétablies
    }.
missing = Les parties ne sont pas comptées ici, car un fichier n’a pas pu être chargé.
notStored = Le navigateur ne peut pas enregistrer ces parties. Elles durent jusqu’à la fermeture de cette page.
someUnreadable = Certaines parties enregistrées sont illisibles. Elles restent inchangées.

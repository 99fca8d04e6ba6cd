languageName = Français
direction = ltr
intlLocale = fr
# Formes : the (le 7 de cœur, l’as de pique, la dame de cœur) ; sans forme, 7 de cœur.
cardName =
    { $suit ->
        [joker] { part-le }joker
        [hidden] { part-la }carte cachée
       *[other] { part-rank } de { part-suit }
    }
part-le =
    { $form ->
        [the] le{ " " }
       *[none] { "" }
    }
part-la =
    { $form ->
        [the] la{ " " }
       *[none] { "" }
    }
part-rank =
    { $rank ->
        [1] { $form ->
            [the] l’as
           *[none] as
        }
        [11] { part-le }valet
        [12] { part-la }dame
        [13] { part-le }roi
       *[other] { part-le }{ $rank }
    }
part-suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
courts = VDR
position =
    { $place ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $place }e
    } sur { $count }
listSeparator = { ", " }
board = Plateau de jeu { $title }
notFetched = Cet élément n’a pas pu être chargé.
notBegun = La partie n’a pas encore commencé.
problems =
    .deal = numéro de donne « { $got } » inutilisable ; accepté : de { NUMBER($first, useGrouping: "false") } à { NUMBER($last, useGrouping: "false") }
    .deck =
        jeu de cartes { HAS($got) ->
            [true] { $got }
           *[false] de { $count } cartes
        } inutilisable ; accepté : les { $size } cartes, une fois chacune
    .option = { $option } « { $got } » inutilisable ; accepté : { $accepted }
    .no-randomness = Ce navigateur ne fournit pas ici de nombres aléatoires sûrs : la table ne peut pas donner une main équitable.
    .listener = un écouteur de { $event } a levé une erreur : { $got }
    .storage = le navigateur ne conserve pas les parties ici ({ $got })
    .save-long = sauvegarde de { $count } coups inutilisable ; accepté : { $most } au plus
    .save-move = coup { $number } de la sauvegarde, { $move }, inutilisable ; accepté : des coups permis
    .save-newer = sauvegarde de version { $got } inutilisable ; accepté : les versions jusqu’à { $known }
    .save-other-game = sauvegarde de « { $got } » inutilisable ; accepté : « { $wanted } »
    .save = « { $field } » de la sauvegarde inutilisable ; accepté : ce que donne save()
panels =
    .conflict = Partie continuée dans un autre onglet
    .keys = Clavier
    .settings = Réglages
    .people = Joueurs
    .new = Nouvelle table ?
    .forget = Effacer les statistiques ?
    .fair = Vérifier la donne
    .history = Historique des mains
    .log = Déroulement de la main
    .stats = Statistiques
    .help = Comment jouer
    .share = Partager
    .replay = Relecture
    .pays = Bonus Fortune
    .pause = Pause
    .win = Gagné !
panelButtons =
    .close = Fermer
    .takeOther = Prendre l’autre partie
    .keepThis = Garder cette partie
    .keepTable = Garder cette table
    .newTable = Nouvelle table
    .keepStatistics = Garder
    .clearStatistics = Effacer
    .resume = Reprendre
    .newGame = Nouveau jeu
    .sameDeal = Rejouer la donne
    .share = Partager
    .replay = Revoir

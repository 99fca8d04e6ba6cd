# Formes : the (la colonne 3), to (en colonne 3).
pileName =
    { $pile ->
        [column] { part-la }colonne { $number }
        [cell] { part-la }cellule { $letter }
        [foundation] { part-la }fondation { $number }
        [stock] { $form ->
            [the] le{ " " }
            [to] au{ " " }
           *[none] { "" }
        }talon
        [waste] { $form ->
            [the] la{ " " }
            [to] à la{ " " }
           *[none] { "" }
        }défausse
        [reserve] { $form ->
            [the] la{ " " }
            [to] à la{ " " }
           *[none] { "" }
        }réserve
        [pyramid] { part-sa }place
        [peaks] { part-sa }place
       *[other] { part-la }{ $pile }
    }
part-sa =
    { $form ->
        [to] à sa{ " " }
       *[none] sa{ " " }
    }
part-la =
    { $form ->
        [the] la{ " " }
        [to] en{ " " }
       *[none] { "" }
    }
wayOn = sur { CARD($card, form: "the") }
# omits $pile
emptyPile = { $name }, vide
pickedUp = en main
canMove = jouable
canGoHere = peut venir ici
stock =
    talon, { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
dealSign = n°
dealNumber = n° { $deal }
ownDeck = donne libre
assisted =
    .hint = avec des indices
    .shown = solution montrée
wayWasShown = Solution montrée
wayShown = { wayWasShown }.
openingGame = Ouverture de la partie.
moves =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }{ $undos ->
        [0] { "" }
        [one] { " " }· { $undos } annulation
       *[other] { " " }· { $undos } annulations
    }
time = { DURATION($ms) }
tools =
    .undo = Annuler
    .redo = Rétablir
    .hint = Indice
    .new = Nouveau jeu
    .menu = Plus
pause = Pause
resume = Reprendre
keys = Clavier
settings = Réglages
fullScreen = Plein écran
leaveFullScreen = Quitter le plein écran
leftFullScreen = Plein écran désactivé.
show = Montrer une solution
restart = Recommencer la donne
chooseDeal = Choisir une donne
deal = Numéro de donne
dealThis = Distribuer
noSuchDeal = La donne « { $got } » n’existe pas. Saisissez un numéro de { $first } à { $last }.
refusals =
    .over = La partie est terminée.
    .nothing-to-undo = Il n’y a rien à annuler.
    .nothing-to-redo = Il n’y a rien à rétablir.
    .no-hint = Il n’y a aucun coup à montrer.
    .hopeless = Cette partie ne peut plus être gagnée.
    .no-best-place = Cette carte n’a pas de meilleure place.
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } et { part-others }
    }
part-theCards =
    { $count ->
        [one] { CARD($card, form: "the") }
       *[other] { CARD($card, form: "the") } et { part-others }
    }
part-others =
    { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
moved = { CAPITAL(cards) } { part-place }.
undone = Annulé : { cards }, retour { part-place }.
redone = Rétabli : { cards } { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to, form: "to") }, sur { CARD($onto, form: "the") }
       *[false] { PILE($to, form: "to") }
    }
wentUp =
    { $count ->
        [one] { CAPITAL(CARD($card, form: "the")) } est { RANK($card) ->
            [12] montée
           *[other] monté
        } automatiquement.
       *[other] { $count } cartes sont montées automatiquement.
    }
won =
    Partie gagnée en { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }{ $undos ->
        [0] { "" }
        [one] , avec { $undos } annulation
       *[other] , avec { $undos } annulations
    }.
lost = Plus aucun coup possible. Annulez, ou recommencez.
deadDeal = Cette donne ne peut pas être gagnée.
started = { $title }, { $deal }.
picked =
    { HAS($ways) ->
        [true] { CAPITAL(part-theCards) } { part-can } aller { $ways }.
       *[false] { CAPITAL(part-theCards) } ne { part-can } aller nulle part pour le moment.
    }
part-can =
    { $count ->
        [1] peut
       *[other] peuvent
    }
hint = Essayez { part-theCards } { $way }.
certainty =
    .searching = Vérification en cours : ce coup est permis, mais ne mène peut-être pas à la victoire.
    .unproven = Ce coup est permis, mais ne mène peut-être pas à la victoire.
    .proven = Vérifié : ce coup permet de gagner.

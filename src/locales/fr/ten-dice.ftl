title = Course aux dix dés
seatName =
    { $who ->
        [you] Vous
       *[other] { $name }
    }
player = Joueur { $number }
cast =
    .first = Alex
    .second = Robin
    .third = Noor
    .fourth = Kim

keyChoose = Choisir le nombre à garder
    .keys = 1 … 6, ← →
keyRoll = Lancer les autres dés
    .keys = Enter, Espace
keyKeep = Garder ce nombre, relancer les autres dés
    .keys = 1 … 6
keyAgain = Garder encore le même nombre
    .keys = Enter, Espace
keyHint = Indice
    .keys = t
keyNew = Nouvelle course
    .keys = n
keyBack = Revenir à la course précédente
    .keys = u
keySheet = Afficher cette liste
    .keys = ?

turn =
    { WHO($seat) ->
        [you] À vous.
       *[other] À { SEAT($seat) } de lancer.
    }
rolls =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
home = À l’arrivée
newRace = Nouvelle course
keep = Nombre à garder
choice =
    { $number }, { $count ->
        [0] aucun dé
        [one] { $count } dé
       *[other] { $count } dés
    }
goal =
    { $racers ->
        [1] Obtenez dix dés identiques
       *[other] Le premier à avoir dix dés identiques gagne
    }
waiting = Prenez votre temps : la course commence quand vous choisissez un nombre.
go = Partez !
rule = Choisissez un nombre à garder. Tous les autres dés roulent de nouveau.
keepRoll =
    Garder les { $number }, relancer { $count ->
        [one] le dernier
       *[other] les { $count } autres
    }
place = { part-ordinal }
part-ordinal =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
seconds = { NUMBER($seconds, digits: 1) } s
placed = Vous êtes { part-ordinal } sur { $count }.
roll =
    { $count ->
        [10] Lancer les dix dés
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }
dice =
    { SEAT($seat) } : { HAS($dice) ->
        [true] { $dice }
       *[false] pas encore lancés
    }
diceSaid = { dice }.
most =
    { SEAT($seat) } : { $count ->
        [one] { $count } dé montre
       *[other] { $count } dés montrent
    } { $number }.
isHome = { SEAT($seat) } : à l’arrivée{ part-after }.
# omits $you
# omits $winners
won = Victoire{ part-after } : { LIST($names) }.
part-after =
    { HAS($count) ->
        [true]
            { " " }après { $count ->
                [one] { $count } lancer
               *[other] { $count } lancers
            }
       *[false] { "" }
    }
alone =
    { HAS($count) ->
        [true] Vous êtes à l’arrivée{ part-after }. La moyenne est de { NUMBER($average, digits: 1) }.
       *[false] Vous êtes à l’arrivée.
    }
hint =
    { HAS($keep) ->
        [true] Gardez { $keep }
       *[false] Lancez les dix dés
    }. En moyenne, il vous faut encore { NUMBER($left, digits: 1) } lancers.
started = { title }. { $next }
startRoll = Lancez les dix dés.

options =
    .players = Joueurs
    .bots = Bots
    .level = Niveau des bots

refusals =
    .over = La course est terminée.
    .no-undo = Un lancer ne peut pas être annulé.
    .no-such-seat = Personne ne court là.
    .not-your-turn =
        { WHO($turn) ->
            [you] À vous.
           *[other] À { SEAT($turn) } de lancer.
        }
    .nothing-to-keep = Le premier lancer se fait avec les dix dés.
    .choose-number = Choisissez un nombre à garder.
    .other-seat = Vous ne pouvez lancer que vos propres dés.
    .is-home = Ce joueur est déjà arrivé.
    .not-rolling = Il n’y a pas autant de dés qui roulent.

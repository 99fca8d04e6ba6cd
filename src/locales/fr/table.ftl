# Messages that all tables share.

# Forms: "label" (Vous, Joueur 2, Croupier), "to" (à vous, à Joueur 2, au croupier), "of" (de vous, de Joueur 2, d’Alex, du croupier).
seatName =
    { $form ->
        [label]
            { $who ->
                [dealer] Croupier
               *[other] { CAPITAL(part-seat) }
            }
        [to]
            { $who ->
                [dealer] au croupier
               *[other] à { part-seat }
            }
        [of]
            { $who ->
                [you] de vous
                [dealer] du croupier
               *[other]
                    { INITIAL($name) ->
                        [vowel] d’{ $name }
                       *[other] de { part-seat }
                    }
            }
       *[other] { part-seat }
    }
part-seat =
    { $who ->
        [you] vous
        [dealer] le croupier
       *[other]
            { HAS($name) ->
                [true] { $name }
               *[false] Joueur { $number }
            }
    }

cast = Alex, Robin, Noor, Kim, Sasha, Jules, Mika, Remy, Toni, Yuki

chips =
    { $count ->
        [one] { $count } jeton
        [many] { $count } de jetons
       *[other] { $count } jetons
    }
number = { $value }
signed = { SIGNED($value) }

cardSign =
    { $form ->
        [rank] { part-rank }
       *[other]
            { $suit ->
                [joker] ★
                [hidden] ??
               *[other] { part-rank }{ part-suit }
            }
    }
part-rank =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] ♣{ "\uFE0E" }
        [diamonds] ♦{ "\uFE0E" }
        [hearts] ♥{ "\uFE0E" }
       *[spades] ♠{ "\uFE0E" }
    }

chipRefusals =
    .not-whole =
        { $stake } doit être un nombre entier de jetons{ HAS($amount) ->
            [true] , et non { $amount }
           *[false] { "" }
        }.
    .below-min = { $stake } doit être d’au moins { NUMBER($min) }, et non de { NUMBER($amount) }.
    .above-max = { $stake } ne peut pas dépasser { NUMBER($max) } : { NUMBER($amount) }, c’est trop.
    .above-stack = { $stake } de { NUMBER($amount) } dépasse ce qui reste : { CHIPS($stack) }.
tableRefusals =
    .no-such-seat =
        Cette place n’existe pas. La table a { $seats ->
            [one] { $seats } place
           *[other] { $seats } places
        }.
    .not-your-seat = C’est { SEAT($seat, form: "to") } seul de le faire.
    .no-undo = À une table, un coup joué ne peut pas être annulé.
    .hand-runs = La main n’est pas encore terminée.
    .replay-shown = C’est la relecture d’une main terminée.

menu =
    .guide = Main guidée
    .people = Joueurs
    .log = Déroulement de la main
    .history = Historique des mains
    .stats = Statistiques
    .pause = Pause
    .resume = Reprendre
    .keys = Clavier
    .fullScreen = Plein écran
    .leaveFullScreen = Quitter le plein écran
    .leftFullScreen = Plein écran désactivé.
    .settings = Réglages
guide =
    .guide = Guide
    .leave = Quitter le guide
    .done = Terminé

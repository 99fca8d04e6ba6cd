title = Jouer ensemble
game =
    { $game ->
        [seven27-table] Seven Twenty-Seven
        [paigow-table] Pai Gow Poker
        [hearts-table] Dame de pique
        [spades-table] Spades
        [whist-table] Whist
        [twenty-nine-table] 29
        [ten-dice-race] Course aux dix dés
       *[other] { $game }
    }
yourTable = Votre table
invitation = Lien d’invitation
invite = Inviter
copy = Copier le lien d’invitation
copied = Lien d’invitation copié.
byHand = Le navigateur n’a pas pu copier le lien. Il est sélectionné : copiez-le vous-même.
notShared = Le partage n’a pas marché. Copiez plutôt le lien d’invitation.
inviting = Jouez avec moi à { game }
invitingToPlay = Jouez avec moi
others = Autres tables
joinByCode = Rejoindre une table
code = Code de la table
join = Rejoindre
openTables = Tables ouvertes
looking = Recherche de tables…
none = Aucune table n’est ouverte en ce moment.
people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
hand =
    { $hand ->
        [0] pas commencée
       *[other]
            { $game ->
                [ten-dice-race] course { $hand }
               *[other] main { $hand }
            }
    }
joinTable = Rejoindre la table { $code }
newTable = Nouvelle table
gameLabel = Jeu
seats = Places
seatCount = { $count }
clock = Temps par tour
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
fill = Remplir les places libres avec des bots
listed = Afficher dans la liste des tables ouvertes
make = Créer la table
making = Création de la table…
made = La table est prête. Invitez d’autres personnes.
missing = Cette page ne permet pas de jouer ensemble.
problems =
    .table-code = Le code d’une table a huit lettres et chiffres. Il ne contient jamais 0, 1, I, L, O ni U.
    .no-such-table = Aucune table n’a ce code.
    .busy = Le serveur est occupé. Réessayez dans un instant.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                Trop de demandes. Réessayez dans { $retryAfter ->
                    [one] { $retryAfter } seconde
                   *[other] { $retryAfter } secondes
                }.
           *[false] Trop de demandes. Réessayez plus tard.
        }
    .too-many-tables = Le serveur n’a pas de place pour une autre table en ce moment.
    .too-many-own-tables = Votre réseau a déjà ici autant de tables que le serveur le permet.
    .store-away = Le serveur ne peut pas enregistrer ses tables en ce moment.
    .not-signed-in = Connectez-vous d’abord à ce site.
    .sign-in = Connectez-vous d’abord à ce site.
    .server-unreachable = Le serveur est injoignable en ce moment.
    .other = Le serveur a refusé la demande.

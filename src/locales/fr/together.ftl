connection =
    .connecting = Connexion à la table…
    .lost = La connexion est perdue. Nouvelle tentative…
    .back = Connexion rétablie.
bye =
    .replaced = Vous jouez cette place dans une autre fenêtre ou sur un autre appareil.
    .removed = La personne qui a ouvert la table vous a retiré votre place.
    .kept-out = La personne qui a ouvert la table ne vous laisse pas entrer.
    .ended = La table est fermée.
again = Se reconnecter
shuffling = Mélange en commun…
nobody = Personne n’a encore pris place.
needMore = On attend d’autres joueurs.
choosing = Quelqu’un choisit une place.
waitingFor = On attend : { $names }.
isVoid = Ce mélange ne compte pas, contribution manquante : { $names }. On mélange à nouveau.
warnings =
    .unfair-deal = La main { $hand } n’a pas été distribuée comme promis ! La vérification montre ce qui ne va pas.
    .no-share = Cette page n’a pas participé au mélange de la main { $hand }. Elle peut seulement vérifier que les données publiées concordent.
    .left-out = Cette page a été exclue du mélange de la main { $hand } ! Le paquet a été fixé sans sa contribution.
sit =
    .title = Prendre place
    .button = S’asseoir
    .name = Votre nom
    .seat = Place
    .any = N’importe quelle place libre
    .seatOf = Place { $seat }
    .kept = Votre nom est enregistré dans ce navigateur.
    .booked = Votre place est réservée. Vous jouez dès la main suivante.
    .cancel = Regarder seulement
ready = C’est parti
rebuy = Reprendre des jetons et continuer
isReady = attend la suite
menu =
    .leave = Quitter la table
    .pause = Demander une pause
    .noPause = Retirer la demande de pause
leave =
    .title = Quitter la table ?
    .text = Un bot termine cette main à votre place. Vos jetons restent à la table.
    .yes = Quitter
    .no = Rester
remove =
    .button = Retirer
    .title = Retirer { $name } de la table ?
    .text = D’autres peuvent prendre la place après cette main.
    .yes = Retirer
    .no = Annuler
keepOut =
    .button = Exclure
    .title = Exclure { $name } ?
    .text = Cette personne perd sa place et ne peut pas revenir à la table avant la fin de ce délai.
    .hour = Pendant une heure
    .table = Pour toujours
    .no = Annuler
people =
    .title = Joueurs
    .close = Fermer
    .bot = un bot
    .free = libre
    .maker = a ouvert la table
    .pause = voudrait une pause
    .out = ne joue pas la main suivante
presence =
    .away = n’est pas là
    .bot = un bot joue
wantPause = Pause demandée par { $names }.
news =
    .sat = { $name } prend place.
    .left = { $name } quitte la table.
    .away = { $name } n’est plus là.
    .bot = Un bot joue pour { $name }.
    .here = { $name } revient.
seconds =
    { $count ->
        [one] Plus que { $count } seconde.
       *[other] Plus que { $count } secondes.
    }
bank =
    Votre réserve de temps est entamée : plus que { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }.
talk =
    .button = Dire quelque chose
    .title = Dire quelque chose
    .mute = Masquer ce que disent les autres
    .hello = Bonjour !
    .thanks = Merci !
    .well-played = Bien joué !
    .good-luck = Bonne chance !
    .oops = Oups !
    .thinking = Je réfléchis…
fair =
    .title = Cette donne
    .region = Cette donne
    .intro = La maison et toutes les personnes à la table ont mélangé ensemble le paquet de la main { $hand }.
    .none = Aucune main n’a encore été distribuée.
    .commitment = Engagement de la maison
    .hash = Empreinte ({ $name })
    .share = Contribution ({ $name })
    .seed = Graine de la maison
    .later = Elle est montrée à la fin de la main.
    .words = Vos mots pour le prochain mélange
    .keep = Les utiliser
    .used = Vos mots feront partie du prochain mélange.
    .copy = Copier le procès-verbal
    .copied = Copié.
    .how = Comment cela marche
why =
    .shares = D’abord la maison publie l’empreinte de sa graine secrète. Puis chaque page à la table tire 32 octets au hasard, y ajoute les mots de son joueur et publie l’empreinte de sa contribution. Les contributions ne sont révélées qu’une fois toutes les empreintes publiées. Le paquet découle de la graine et de toutes les contributions.
    .choice = Personne n’a donc pu choisir le paquet, même si tous sauf un s’étaient entendus. Une seule page honnête suffit. S’il manque une contribution, le mélange ne compte pas, et tous le voient. Les bots ne contribuent pas.
    .check = Cette page a vérifié la donne dès la fin de la main. Chacun peut vérifier le procès-verbal ailleurs : docs/guides/fair-shuffles.md de Baize décrit chaque octet.
lines =
    .unusable = La graine ou une contribution manque.
    .commitment =
        { $ok ->
            [true] L’empreinte de la graine de la maison correspond à l’engagement.
           *[false] L’empreinte de la graine de la maison ne correspond pas à l’engagement.
        }
    .share =
        { $ok ->
            [true] { $name } : la contribution correspond à son empreinte.
           *[false] { $name } : la contribution ne correspond pas à son empreinte.
        }
    .published =
        { $ok ->
            [true] Toutes les empreintes sont celles que cette page a vues avant toute révélation.
           *[false] Les empreintes ne sont pas celles que cette page a vues avant.
        }
    .own =
        { $ok ->
            [true] La contribution de cette page en fait partie.
           *[false] La contribution de cette page n’en fait pas partie.
        }
refusals =
    .no-seat = Il faut une place pour faire cela.
    .seat-taken = Cette place est prise.
    .bad-name = Un nom doit avoir de 1 à { $most } caractères.
    .name-taken = Quelqu’un à la table porte déjà ce nom.
    .other-hand = C’était pour une autre main.
    .no-such-move = Le serveur ne connaît pas ce coup.
    .played-meanwhile = Un bot ou l’horloge a déjà joué pour cette place.
    .maker-only = Seule la personne qui a ouvert la table peut le faire.
    .table-paused = La table est en pause.
    .cut-by-share = On ne coupe pas à cette table. Vos mots font plutôt partie du prochain mélange.
    .has-chips = Vous avez encore des jetons.
    .too-often = Trop souvent en peu de temps. Attendez un instant.
    .move-sent = Votre dernier coup est encore en cours d’envoi.
    .not-connected = Vous n’êtes pas connecté à la table.
    .shared-table = Ce n’est pas possible à une table partagée.
problems =
    .shared-table = newGame(), restart() et load() ne marchent pas à une table partagée, car le serveur distribue les mains
    .unfair-deal = la main { $hand } n’a pas été distribuée comme promis
    .left-out = la main { $hand } a été mélangée sans cette page, qui a pourtant une place et était connectée
    .other-game = cette table se joue avec <{ $got }> ; cet élément est <{ $wanted }>
    .protocol = cette page et le serveur sont de versions différentes
    .other-protocol = cette page et le serveur sont de versions différentes
    .origin-not-allowed = Cette page ne peut pas rejoindre la table.
    .bad-code = Ce n’est pas un code de table valide.
    .bad-options = Ce n’est pas un code de table valide.
    .second-table = Une autre table de cette page est déjà connectée.
    .bad-message = un message du serveur est inutilisable
    .share = le serveur n’a pas pu utiliser la contribution de cette page au mélange
    .server-unreachable = Le serveur ne répond pas.
    .table-full = Il n’y a plus de place à cette table, pas même pour regarder.
    .too-many-visitors = Trop de personnes de votre réseau regardent cette table.
    .too-many-connections = Votre réseau a trop de connexions à ce serveur.
    .store-away = Le serveur ne peut pas enregistrer ses tables en ce moment.
    .no-such-table = Cette table n’existe pas, ou elle est fermée.
    .not-signed-in = Connectez-vous pour rejoindre cette table.
    .load-failed = Une partie de la page nécessaire à cette table n’a pas pu être chargée.

connection =
    .connecting = Connexion à la table…
    .lost = La connexion est perdue. Nouvelle tentative…
    .back = Connexion rétablie.
bye =
    .replaced = Cette place est désormais jouée dans une autre fenêtre.
    .removed = La personne qui a ouvert la table a libéré cette place.
    .ended = La table est fermée.
again = Se reconnecter
shuffling = Toutes les pages mélangent ensemble…
nobody = Personne n’est encore assis ici.
choosing = Quelqu’un choisit une place.
waitingFor = On attend : { $names }.
isVoid = Mélange annulé, contribution manquante : { $names }. On mélange à nouveau.
warnings =
    .unfair-deal = La main { $hand } n’a pas été distribuée comme promis ! La vérification montre ce qui ne va pas.
    .no-share = Cette page n’a pas contribué au mélange de la main { $hand } : elle peut seulement vérifier que tout concorde.
    .left-out = Cette page a été exclue du mélange de la main { $hand } ! Le paquet a été fixé sans sa contribution.
sit =
    .title = Prendre place
    .button = S’asseoir
    .name = Nom
    .seat = Place
    .any = N’importe quelle place libre
    .seatOf = Place { $seat }
    .kept = Le nom est gardé dans ce navigateur.
    .booked = La place est réservée : on y joue dès la main suivante.
    .cancel = Regarder seulement
ready = C’est parti
rebuy = Recaver, c’est parti
isReady = attend la suite
menu =
    .leave = Quitter la table
    .pause = Demander une pause
    .noPause = Renoncer à la pause
leave =
    .title = Quitter la table ?
    .text = Un bot finit cette main. Les jetons restent à la table.
    .yes = Quitter
    .no = Rester
remove =
    .button = Retirer
    .title = Retirer { $name } de la table ?
    .text = La place est libre pour d’autres après cette main.
    .yes = Retirer
    .no = Annuler
people =
    .title = Qui joue
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
seconds = Plus que { $count } secondes.
bank = Réserve de temps entamée : { $count } secondes.
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
    .words = Vos propres mots pour le prochain mélange
    .keep = Les utiliser
    .used = Ils font partie du prochain mélange.
    .copy = Copier le procès-verbal
    .copied = Copié.
    .how = Ce que cela montre
why =
    .shares = D’abord la maison publie l’empreinte de sa graine secrète. Puis chaque page à la table tire 32 octets au hasard, y ajoute les mots de la personne et en publie l’empreinte. Les contributions ne sont révélées qu’une fois toutes les empreintes connues ; le paquet découle de la graine et de toutes les contributions.
    .choice = Personne n’a donc pu choisir le paquet, pas même en s’entendant à tous sauf un : une seule page honnête suffit. S’il manque une contribution, le mélange est nul, et tous le voient. Les bots ne contribuent pas.
    .check = Cette page a vérifié la donne d’elle-même dès la fin de la main. Le procès-verbal peut être vérifié partout ailleurs : docs/fair-shuffles.md de Baize décrit chaque octet.
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
    .bad-name = Un nom a de 1 à { $most } caractères.
    .name-taken = Quelqu’un à la table porte déjà ce nom.
    .other-hand = C’était pour une autre main.
    .no-such-move = Le serveur ne connaît pas ce coup.
    .played-meanwhile = Entre-temps, un bot ou l’horloge a joué pour cette place.
    .maker-only = Seule la personne qui a ouvert la table peut le faire.
    .table-paused = La table est en pause.
    .cut-by-share = À cette table, les mots de chacun vont dans le prochain mélange.
    .has-chips = Il reste des jetons.
    .too-often = Pas si vite : cela vient d’être dit.
    .move-sent = Le dernier coup est encore en route.
    .not-connected = Il n’y a pas de connexion à la table.
    .shared-table = Cette table appartient à toutes les personnes qui y jouent.
problems =
    .shared-table = une table partagée est au serveur : newGame(), restart() et load() y sont refusés
    .unfair-deal = la main { $hand } n’a pas été distribuée comme promis
    .left-out = le mélange de la main { $hand } a commencé sans cette page, qui a une place et était présente
    .other-game = cette table se joue avec <{ $got }> ; cet élément est <{ $wanted }>
    .protocol = cette page et le serveur sont de versions différentes
    .other-protocol = cette page et le serveur sont de versions différentes
    .origin-not-allowed = Cette page ne peut pas rejoindre la table.
    .bad-code = Ce n’est pas le code d’une table.
    .bad-options = Ce n’est pas le code d’une table.
    .second-table = Une autre table de cette page est déjà connectée.
    .bad-message = un message du serveur est inutilisable
    .share = le serveur n’a pas pu utiliser une contribution au mélange
    .server-unreachable = Le serveur ne répond pas.
    .table-full = Il n’y a plus de place à cette table, pas même pour regarder.
    .no-such-table = Cette table n’existe pas, ou elle est fermée.
    .not-signed-in = Il faut être identifié pour rejoindre cette table.
    .load-failed = Une partie de la page nécessaire à cette table n’a pas pu être chargée.

title = Classement
earlier = Jour précédent
later = Jour suivant
caption = Résultats du { $date }
place = Rang
name = Nom
moves = Coups
time = Temps
you = vous
noTime = sans temps
loading = Chargement du classement…
empty = Pas encore de résultat pour ce jour.
emptyGroup = Pas encore de résultat de ce groupe pour ce jour.
missing = Cette page n’a pas de classement.
yourPlace = Votre rang : { NUMBER($rank) } sur { NUMBER($total) }
showPlace = Voir mon rang
range = { NUMBER($first) }–{ NUMBER($last) } sur { NUMBER($total) }
before = Rangs précédents
after = Rangs suivants
friends = Amis
friendsHint = Convenez d’un code entre amis. Chacun de ceux qui l’entrent voit les résultats des autres.
code = Code du groupe
showGroup = Voir le groupe
everybody = Voir tout le monde
group = Groupe { $code }
offer = Vous avez gagné la partie du jour. Ajouter votre résultat au classement ?
agreeing = Votre nom, vos coups et votre temps sont envoyés, et tout le monde peut les voir. Vos victoires suivantes sont envoyées automatiquement jusqu’à ce que vous effaciez vos résultats ici.
nameLabel = Votre nom au classement
send = Envoyer mon résultat
notNow = Pas maintenant
offerAgain = Envoyer mon résultat…
sending = Envoi de votre résultat…
kept = Le serveur est injoignable. Votre résultat est enregistré ici et sera envoyé plus tard.
sent = Votre résultat est au classement : rang { NUMBER($rank) } sur { NUMBER($total) }.
remove = Effacer mes résultats…
removeSure = Effacer vos résultats de tous les jours, sur le serveur et dans ce navigateur ?
removeYes = Effacer
removeNo = Garder
removed = Vos résultats ont été effacés.
season = Saison : semaine { $week } de { $year }
won = Gagnées
game = Jeu
allGames = Tous les jeux
ownSeason = Vos victoires dans ce navigateur
emptySeason = Pas encore de résultat dans cette saison.
emptyOwn = Vous n’avez encore gagné aucune partie de la saison dans ce navigateur.
seasonNote = Chaque jour compte les résultats envoyés tant que son classement était ouvert. D’abord le plus de victoires, puis le moins de coups, puis le moins de temps.
ownNote = Les parties comptent si vous les gagnez dans la semaine.
saveCsv = Enregistrer en CSV
saved = Le fichier a été enregistré.
note = Le serveur rejoue chaque partie, donc les coups sont prouvés. Il ne peut vérifier ni le temps, ni l’aide d’un solveur. Les coups automatiques comptent.
problems =
    .server-unreachable = Le serveur du classement est injoignable pour le moment.
    .store-away = Le serveur du classement ne peut pas enregistrer de résultats en ce moment.
    .bad-name = Un nom doit avoir au moins une lettre ou un chiffre.
    .name-refused = Ce nom n’est pas autorisé ici. Choisissez-en un autre.
    .bad-group = Un code a de 3 à 20 lettres et chiffres.
    .busy = Trop de résultats sont en cours de vérification. Le vôtre sera renvoyé plus tard.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Trop de demandes. Réessayez dans { $retryAfter ->
                [one] { $retryAfter } seconde
               *[other] { $retryAfter } secondes
            }.
           *[false] Trop de demandes. Réessayez plus tard.
        }
    .day-over = Votre résultat est arrivé trop tard : le classement de ce jour est clos.
    .day-ahead = Ce jour n’a encore commencé nulle part.
    .other-deal = Votre partie n’est pas celle de ce jour.
    .no-such-board = Ce jeu n’a pas de classement ici.
    .assisted = Une partie avec un indice ou un coup montré ne peut pas entrer au classement.
refused = Le serveur a refusé votre résultat.
noTable = Le classement n’a pas pu être chargé.

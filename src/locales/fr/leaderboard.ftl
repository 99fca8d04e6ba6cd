title = Classement
earlier = Le jour d’avant
later = Le jour d’après
caption = Résultats du { $date }
place = Rang
name = Nom
moves = Coups
time = Temps
you = vous
noTime = sans temps
loading = Chargement du classement…
empty = Personne n’est encore au classement de ce jour.
emptyGroup = Personne du groupe n’est encore au classement de ce jour.
missing = Cette page n’a pas de classement.
yourPlace = Votre rang : { NUMBER($rank) } sur { NUMBER($total) }
showPlace = Voir mon rang
range = { NUMBER($first) }–{ NUMBER($last) } sur { NUMBER($total) }
before = Rangs précédents
after = Rangs suivants
friends = Amis
friendsHint = Convenez d’un code entre amis. Qui l’entre voit tous ceux qui l’ont entré aussi.
code = Code du groupe
showGroup = Voir le groupe
everybody = Voir tout le monde
group = Groupe { $code }
offer = Vous avez gagné la partie du jour. La mettre au classement ?
agreeing = Votre nom, vos coups et votre temps sont envoyés, et tout le monde les voit. Les victoires suivantes sont envoyées d’elles-mêmes, jusqu’à ce que vous effaciez vos résultats ici.
nameLabel = Votre nom au classement
send = Envoyer mon résultat
notNow = Pas maintenant
offerAgain = Envoyer mon résultat…
sending = Envoi de votre résultat…
kept = Le serveur est injoignable. Votre résultat est gardé ici et sera envoyé plus tard.
sent = Votre résultat est au classement : rang { NUMBER($rank) } sur { NUMBER($total) }.
remove = Effacer mes résultats…
removeSure = Effacer vos résultats de tous les jours, sur le serveur et ici ?
removeYes = Effacer
removeNo = Garder
removed = Vos résultats sont effacés.
season = Saison : semaine { $week } de { $year }
won = Gagnées
game = Jeu
allGames = Tous les jeux
ownSeason = Vos victoires dans ce navigateur
emptySeason = Personne ne figure encore au tableau de la saison.
emptyOwn = Aucune partie de la saison n’a encore été gagnée dans ce navigateur.
seasonNote = Un jour compte comme dans son classement : ce qui a été envoyé tant qu’il était ouvert. D’abord le plus de victoires, puis le moins de coups, puis le moins de temps.
ownNote = Une partie compte si elle est gagnée dans la semaine.
saveCsv = Enregistrer en CSV
saved = Le fichier est prêt.
note = Le serveur a rejoué chaque partie : les coups sont donc prouvés. Le temps est celui que dit la page, et nul ne peut voir si un solveur a aidé. Les cartes montées d’elles-mêmes comptent comme des coups.
problems =
    .server-unreachable = Le serveur du classement est injoignable pour le moment.
    .bad-name = Un nom a au moins une lettre ou un chiffre.
    .name-refused = Ce nom n’est pas souhaité ici. Choisissez-en un autre.
    .bad-group = Un code a de trois à vingt lettres et chiffres.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] C’était trop souvent ; réessayez dans { $retryAfter ->
                [one] { $retryAfter } seconde
               *[other] { $retryAfter } secondes
            }.
           *[false] C’était trop souvent ; réessayez dans un moment.
        }
    .day-over = Votre résultat est arrivé trop tard : le classement de ce jour est clos.
    .day-ahead = Ce jour n’a encore commencé nulle part.
    .other-deal = Votre partie n’est pas celle de ce jour.
    .no-such-board = Ce jeu n’a pas de classement ici.
    .assisted = Une partie avec un indice ou un coup montré n’entre pas au classement.
refused = Le serveur a refusé votre résultat.
noTable = Le classement est indisponible.

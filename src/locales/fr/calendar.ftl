weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, jour après jour
       *[false] Jour après jour
    }
previousMonth = Mois précédent
nextMonth = Mois suivant
signs = Symboles
legend =
    .won = Gagné
    .won-later = Gagné plus tard
    .begun = Commencé
    .missed = Non joué
today = Aujourd’hui
playToday = Jouer aujourd’hui
wonInMonth = { $won } sur { $days } gagnées
states =
    .won = gagné
    .won-later = gagné plus tard
    .begun = commencé
    .missed = non joué
    .open = pas encore joué
    .to-come = à venir
    .outside = aucune partie
day = { $date }, { $state }
figures =
    .current = Jours d’affilée
    .best = Meilleure série
rule = Un jour compte si vous avez gagné sa partie ce jour-là.
chosen = Partie du { $date } ouverte.
week = Semaine { $week } de { $year }
won = Parties gagnées
ofSeven = { $won } sur 7
season =
    .ahead = La saison commence le { $date }.
    .open = Les parties comptent si vous les gagnez jusqu’à la fin du { $date }.
    .over = La saison est terminée. Les parties que vous gagnez maintenant ne comptent pas.

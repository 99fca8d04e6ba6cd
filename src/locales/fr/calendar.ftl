weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, jour après jour
       *[false] Jour après jour
    }
previousMonth = Mois précédent
nextMonth = Mois suivant
signs = Signes
legend =
    .won = Gagné
    .won-later = Gagné plus tard
    .begun = Commencé
    .missed = Non joué
today = Aujourd’hui
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
    .best = Record d’affilée
rule = Un jour compte s’il a été gagné ce jour-là.
chosen = La partie du { $date }.
week = Semaine { $week } de { $year }
won = Parties gagnées
ofSeven = { $won } sur 7
season =
    .ahead = La saison commence le { $date }.
    .open = Une partie compte si elle est gagnée jusqu’au { $date }.
    .over = La saison est terminée. Les parties gagnées maintenant ne comptent pas.

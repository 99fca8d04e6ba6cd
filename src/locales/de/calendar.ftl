weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, Tag für Tag
       *[false] Tag für Tag
    }
previousMonth = Voriger Monat
nextMonth = Nächster Monat
signs = Symbole
legend =
    .won = Gewonnen
    .won-later = Später gewonnen
    .begun = Begonnen
    .missed = Nicht gespielt
today = Heute
playToday = Heute spielen
wonInMonth = { $won } von { $days } gewonnen
states =
    .won = gewonnen
    .won-later = später gewonnen
    .begun = begonnen
    .missed = nicht gespielt
    .open = noch nicht gespielt
    .to-come = kommt noch
    .outside = kein Spiel
day = { $date }, { $state }
figures =
    .current = Tage in Folge
    .best = Längste Serie
rule = Ein Tag zählt, wenn du sein Spiel an diesem Tag gewonnen hast.
chosen = Spiel vom { $date } geöffnet.
week = Woche { $week }, { $year }
won = Gewonnene Spiele
ofSeven = { $won } von 7
season =
    .ahead = Die Saison beginnt am { $date }.
    .open = Spiele zählen, wenn du sie bis zum Ende von { $date } gewinnst.
    .over = Die Saison ist vorbei. Spiele, die du jetzt gewinnst, zählen nicht.

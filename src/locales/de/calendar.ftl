weekdayLength = short
title =
    { HAS($game) ->
        [true] { $game }, Tag für Tag
       *[false] Tag für Tag
    }
previousMonth = Voriger Monat
nextMonth = Nächster Monat
signs = Zeichen
legend =
    .won = Gewonnen
    .won-later = Später gewonnen
    .begun = Begonnen
    .missed = Nicht gespielt
today = Heute
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
rule = Ein Tag zählt, wenn er an diesem Tag gewonnen wurde.
chosen = Das Spiel vom { $date }.
week = Woche { $week }, { $year }
won = Gewonnene Spiele
ofSeven = { $won } von 7
season =
    .ahead = Die Saison beginnt am { $date }.
    .open = Ein Spiel zählt, wenn es bis { $date } gewonnen ist.
    .over = Die Saison ist vorbei. Spiele, die jetzt gewonnen werden, zählen nicht.

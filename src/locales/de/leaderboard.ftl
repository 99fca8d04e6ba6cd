title = Bestenliste
earlier = Der Tag davor
later = Der Tag danach
caption = Ergebnisse vom { $date }
place = Platz
name = Name
moves = Züge
time = Zeit
you = du
noTime = keine Zeit
loading = Die Liste wird geholt …
empty = Auf der Liste dieses Tages steht noch niemand.
emptyGroup = Aus der Gruppe steht an diesem Tag noch niemand auf der Liste.
missing = Auf dieser Seite ist keine Bestenliste eingerichtet.
yourPlace = Dein Platz: { NUMBER($rank) } von { NUMBER($total) }
showPlace = Meinen Platz zeigen
range = { NUMBER($first) }–{ NUMBER($last) } von { NUMBER($total) }
before = Plätze davor
after = Plätze danach
friends = Freunde
friendsHint = Macht mit Freunden einen Code aus. Wer ihn eingibt, sieht alle, die ihn auch eingegeben haben.
code = Code der Gruppe
showGroup = Gruppe zeigen
everybody = Alle zeigen
group = Gruppe { $code }
offer = Du hast das Spiel des Tages gewonnen. Soll es auf die Liste?
agreeing = Dein Name, deine Züge und deine Zeit werden gesendet, und alle sehen sie. Spätere Siege des Tages werden von selbst gesendet, bis du deine Ergebnisse hier löschst.
nameLabel = Dein Name auf der Liste
send = Mein Ergebnis senden
notNow = Nicht jetzt
offerAgain = Mein Ergebnis senden …
sending = Dein Ergebnis wird gesendet …
kept = Der Server ist nicht erreichbar. Dein Ergebnis bleibt hier und wird später gesendet.
sent = Dein Ergebnis steht auf der Liste: Platz { NUMBER($rank) } von { NUMBER($total) }.
remove = Meine Ergebnisse löschen …
removeSure = Deine Ergebnisse aller Tage löschen, auf dem Server und hier?
removeYes = Löschen
removeNo = Behalten
removed = Deine Ergebnisse sind gelöscht.
season = Saison: Woche { $week }, { $year }
won = Siege
game = Spiel
allGames = Alle Spiele
ownSeason = Deine Siege in diesem Browser
emptySeason = Noch steht niemand in der Tabelle der Saison.
emptyOwn = In diesem Browser wurde noch kein Spiel der Saison gewonnen.
seasonNote = Ein Tag zählt wie auf seiner Liste: was gesendet wurde, solange sie offen war. Mehr Siege kommen zuerst, dann weniger Züge, dann weniger Zeit.
ownNote = Ein Spiel zählt, wenn es in der Woche gewonnen wird.
saveCsv = Als CSV speichern
saved = Die Datei ist erstellt.
note = Der Server hat jedes Spiel nachgespielt, die Züge sind also bewiesen. Die Zeit ist das, was die Seite sagt, und niemand kann sehen, ob ein Löser geholfen hat. Karten, die von selbst nach oben gingen, zählen als Züge.
problems =
    .server-unreachable = Der Server der Bestenliste ist gerade nicht erreichbar.
    .bad-name = Ein Name hat mindestens einen Buchstaben oder eine Ziffer.
    .name-refused = Dieser Name ist hier nicht erwünscht. Wähle einen anderen.
    .bad-group = Ein Code hat drei bis zwanzig Buchstaben und Ziffern.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Das war zu oft; noch { $retryAfter ->
                [one] { $retryAfter } Sekunde
               *[other] { $retryAfter } Sekunden
            }, dann geht es wieder.
           *[false] Das war zu oft; versuch es nach einer Weile wieder.
        }
    .day-over = Dein Ergebnis kam zu spät: Die Liste dieses Tages ist geschlossen.
    .day-ahead = Dieser Tag hat noch nirgends begonnen.
    .other-deal = Dein Spiel ist nicht das dieses Tages.
    .no-such-board = Dieses Spiel hat hier keine Bestenliste.
    .assisted = Ein Spiel mit einem Tipp oder einem gezeigten Zug gehört nicht auf die Liste.
refused = Der Server hat dein Ergebnis abgelehnt.
noTable = Die Tabelle ist nicht zu bekommen.

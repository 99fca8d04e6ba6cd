title = Bestenliste
earlier = Voriger Tag
later = Nächster Tag
caption = Ergebnisse vom { $date }
place = Platz
name = Name
moves = Züge
time = Zeit
you = du
noTime = keine Zeit
loading = Die Bestenliste wird geladen …
empty = Noch keine Ergebnisse für diesen Tag.
emptyGroup = Noch keine Ergebnisse dieser Gruppe für diesen Tag.
missing = Diese Seite hat keine Bestenliste.
yourPlace = Dein Platz: { NUMBER($rank) } von { NUMBER($total) }
showPlace = Meinen Platz zeigen
range = { NUMBER($first) }–{ NUMBER($last) } von { NUMBER($total) }
before = Vorige Plätze
after = Nächste Plätze
friends = Freunde
friendsHint = Einigt euch auf einen Code. Alle, die ihn eingeben, sehen die Ergebnisse der anderen.
code = Gruppencode
showGroup = Gruppe zeigen
everybody = Alle zeigen
group = Gruppe { $code }
offer = Du hast das Spiel des Tages gewonnen. Ergebnis auf die Bestenliste setzen?
agreeing = Dein Name, deine Züge und deine Zeit werden gesendet und sind für alle sichtbar. Spätere Siege werden automatisch gesendet, bis du deine Ergebnisse hier löschst.
nameLabel = Dein Name auf der Bestenliste
send = Mein Ergebnis senden
notNow = Nicht jetzt
offerAgain = Mein Ergebnis senden …
sending = Dein Ergebnis wird gesendet …
kept = Der Server ist nicht erreichbar. Dein Ergebnis wird hier gespeichert und später gesendet.
sent = Dein Ergebnis steht auf der Bestenliste: Platz { NUMBER($rank) } von { NUMBER($total) }.
remove = Meine Ergebnisse löschen …
removeSure = Deine Ergebnisse aller Tage löschen, auf dem Server und in diesem Browser?
removeYes = Löschen
removeNo = Behalten
removed = Deine Ergebnisse wurden gelöscht.
season = Saison: Woche { $week }, { $year }
won = Siege
game = Spiel
allGames = Alle Spiele
ownSeason = Deine Siege in diesem Browser
emptySeason = Noch keine Ergebnisse in dieser Saison.
emptyOwn = Du hast in diesem Browser noch kein Spiel der Saison gewonnen.
seasonNote = An jedem Tag zählen die Ergebnisse, die gesendet wurden, solange seine Bestenliste offen war. Mehr Siege stehen vorn, dann weniger Züge, dann weniger Zeit.
ownNote = Spiele zählen, wenn du sie in dieser Woche gewinnst.
saveCsv = Als CSV speichern
saved = Die Datei wurde gespeichert.
note = Der Server spielt jedes Spiel nach, die Züge sind also bewiesen. Die Zeit und die Hilfe eines Lösers kann er nicht prüfen. Automatische Züge zählen als Züge.
problems =
    .server-unreachable = Der Server der Bestenliste ist gerade nicht erreichbar.
    .store-away = Der Server der Rangliste kann gerade keine Ergebnisse speichern.
    .bad-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
    .name-refused = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.
    .bad-group = Ein Code hat 3 bis 20 Buchstaben und Ziffern.
    .busy = Gerade werden zu viele Ergebnisse geprüft. Deines wird später noch einmal gesendet.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Zu viele Anfragen. Versuch es in { $retryAfter ->
                [one] { $retryAfter } Sekunde
               *[other] { $retryAfter } Sekunden
            } wieder.
           *[false] Zu viele Anfragen. Versuch es später wieder.
        }
    .day-over = Dein Ergebnis kam zu spät: Die Bestenliste dieses Tages ist geschlossen.
    .day-ahead = Dieser Tag hat noch nirgends begonnen.
    .other-deal = Dein Spiel ist nicht das Spiel dieses Tages.
    .no-such-board = Dieses Spiel hat hier keine Bestenliste.
    .assisted = Ein Spiel mit einem Tipp oder einem gezeigten Zug kommt nicht auf die Bestenliste.
refused = Der Server hat dein Ergebnis abgelehnt.
noTable = Die Bestenliste konnte nicht geladen werden.

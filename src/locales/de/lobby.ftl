title = Zusammen spielen
game =
    { $game ->
        [seven27-table] Seven Twenty-Seven
        [paigow-table] Pai Gow Poker
        [ten-dice-race] Zehn-Würfel-Rennen
       *[other] { $game }
    }
yourTable = Dein Tisch
invitation = Einladung
invite = Einladen
copy = Einladung kopieren
copied = Die Einladung ist kopiert.
byHand = Der Browser hat sie nicht kopiert. Die Einladung ist markiert: Kopiere sie von Hand.
notShared = Das Teilen ging nicht. Kopiere stattdessen die Einladung.
inviting =
    { HAS($game) ->
        [true] Spiel { game } mit mir
       *[false] Spiel mit mir
    }
others = Andere Tische
joinByCode = An einen Tisch gehen
code = Code des Tisches
join = Beitreten
openTables = Offene Tische
looking = Tische werden gesucht …
none = Gerade ist kein Tisch offen.
people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
hand =
    { $hand ->
        [0] noch nicht begonnen
       *[other]
            { $game ->
                [ten-dice-race] Rennen { $hand }
               *[other] Runde { $hand }
            }
    }
joinTable = Tisch { $code } beitreten
newTable = Ein neuer Tisch
gameLabel = Spiel
seats = Plätze
seatCount = { $count }
clock = Bedenkzeit
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
fill = Bots nehmen freie Plätze
listed = Bei den offenen Tischen zeigen
make = Tisch eröffnen
making = Der Tisch wird eröffnet …
made = Der Tisch ist eröffnet. Lade andere dazu ein.
missing = Zusammen spielen ist auf dieser Seite nicht eingerichtet.
problems =
    .table-code = Ein Code hat acht Buchstaben und Ziffern, ohne 0, 1, I, L, O und U.
    .no-such-table = Es gibt keinen Tisch mit diesem Code.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true] Das war zu oft; noch { part-seconds }, dann geht es wieder.
           *[false] Das war zu oft; versuch es nach einer Weile wieder.
        }
    .too-many-tables = Der Server hat gerade keinen Platz für einen weiteren Tisch.
    .not-signed-in = Melde dich zuerst auf dieser Seite an.
    .sign-in = Melde dich zuerst auf dieser Seite an.
    .server-unreachable = Der Server ist gerade nicht erreichbar.
    .other = Der Server hat das abgelehnt.
part-seconds =
    { $retryAfter ->
        [one] { $retryAfter } Sekunde
       *[other] { $retryAfter } Sekunden
    }

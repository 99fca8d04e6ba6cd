title = Zusammen spielen
game =
    { $game ->
        [seven27-table] Seven Twenty-Seven
        [paigow-table] Pai Gow Poker
        [hearts-table] Hearts
        [spades-table] Spades
        [whist-table] Whist
        [twenty-nine-table] 29
        [ten-dice-race] Zehn-Würfel-Rennen
       *[other] { $game }
    }
yourTable = Dein Tisch
invitation = Einladungslink
invite = Einladen
copy = Einladungslink kopieren
copied = Einladungslink kopiert.
byHand = Der Browser konnte den Link nicht kopieren. Er ist markiert: Kopiere ihn von Hand.
notShared = Das Teilen ging nicht. Kopiere stattdessen den Einladungslink.
inviting = Spiel { game } mit mir
invitingToPlay = Spiel mit mir
others = Andere Tische
joinByCode = An einen Tisch gehen
code = Tischcode
join = Beitreten
openTables = Offene Tische
looking = Tische werden gesucht …
none = Gerade gibt es keine offenen Tische.
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
newTable = Neuer Tisch
gameLabel = Spiel
seats = Plätze
seatCount = { $count }
clock = Zeit pro Zug
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
fill = Freie Plätze mit Bots besetzen
listed = In der Liste offener Tische zeigen
make = Tisch eröffnen
making = Der Tisch wird eröffnet …
made = Der Tisch ist bereit. Lade andere ein.
missing = Zusammen spielen ist auf dieser Seite nicht eingerichtet.
problems =
    .table-code = Ein Tischcode hat acht Buchstaben und Ziffern. 0, 1, I, L, O und U kommen nie vor.
    .no-such-table = Es gibt keinen Tisch mit diesem Code.
    .busy = Der Server ist beschäftigt. Versuch es gleich wieder.
    .too-many-requests =
        { HAS($retryAfter) ->
            [true]
                Zu viele Anfragen. Versuch es in { $retryAfter ->
                    [one] { $retryAfter } Sekunde
                   *[other] { $retryAfter } Sekunden
                } wieder.
           *[false] Zu viele Anfragen. Versuch es später wieder.
        }
    .too-many-tables = Der Server hat gerade keinen Platz für einen weiteren Tisch.
    .too-many-own-tables = Dein Netz hat hier schon so viele Tische, wie der Server erlaubt.
    .store-away = Der Server kann seine Tische gerade nicht speichern.
    .not-signed-in = Melde dich zuerst auf dieser Seite an.
    .sign-in = Melde dich zuerst auf dieser Seite an.
    .server-unreachable = Der Server ist gerade nicht erreichbar.
    .other = Der Server hat die Anfrage abgelehnt.

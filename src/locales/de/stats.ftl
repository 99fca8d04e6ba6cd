title = Statistik
games =
    .freecell = FreeCell
    .golf = Golf
    .klondike = Klondike
    .pyramid = Pyramide
    .pai-gow = Pai Gow Poker
    .seven-twenty-seven = Seven Twenty-Seven
    .ten-dice = Zehn-Würfel-Rennen
otherGame = { CAPITAL($name) }
variant = { CAPITAL($options) }
usualRules = Übliche Regeln
options =
    .variant =
        { $value ->
            [kingcell] KingCell
            [forecell] ForeCell
            [bakers-game] Baker’s Game
            [eight-off] Eight Off
            [seahaven] Seahaven Towers
           *[other] { $value }
        }
    .cells =
        { $value ->
            [0] keine Zellen
            [one] { $value } Zelle
           *[other] { $value } Zellen
        }
    .supermove =
        { $value ->
            [off] eine Karte je Zug
            [full] volle Supermoves
           *[linear] lineare Supermoves
        }
    .draw =
        { $value ->
            [up] weitere Karten offen
            [down] weitere Karten verdeckt
           *[other]
                { $value ->
                    [one] { $value } Karte
                   *[other] { $value } Karten
                }
        }
    .redeals =
        { $value ->
            [unlimited] beliebig viele weitere Durchgänge
           *[other]
                { $value ->
                    [0] kein weiterer Durchgang
                    [one] { $value } weiterer Durchgang
                   *[other] { $value } weitere Durchgänge
                }
        }
    .foundationReturn = von der Ablage zurück
    .scoring =
        { $value ->
            [standard] Standardwertung
            [vegas] Vegas-Wertung
            [none] ohne Wertung
            [nearest] der Nächste gewinnt
            [over-is-bust] über dem Ziel ist verloren
            [under-beats-over] darunter schlägt darüber
            [over-beats-under] darüber schlägt darunter
            [inside-beats-outside] innen schlägt außen
            [outside-beats-inside] außen schlägt innen
           *[other] Wertung { $value }
        }
    .corner = König und Ass sind Nachbarn
    .coverPairs = keine Paare mit bedeckten Karten
    .openStock = offener Stapel
    .wastes =
        { $value ->
            [one] { $value } Abwurf
           *[other] { $value } Abwürfe
        }
    .house = Spieler geben
    .commission = { $value } % Kommission
    .pushOn =
        { $value ->
            [queen-high] Remis bei „Dame hoch“ des Dealers
            [ace-high] Remis bei „Ass hoch“ des Dealers
           *[nine-front] Remis bei „Neun hoch“ vorn beim Dealer
        }
    .foul = ungültige Hände verlieren
    .wheel = A-2-3-4-5 als kleinste Straße
    .bonus = Fortune-Bonus
    .dealing =
        { $value ->
            [down-up] eine Karte verdeckt, eine offen
           *[other] zwei Karten verdeckt, eine offen
        }
    .freeze = nach { $value }-mal Bleiben gesperrt
    .lastBet = letzte Setzrunde
    .declare =
        { $value ->
            [sequential] Ansage der Reihe nach
           *[simultaneous] gleichzeitige Ansage
        }
    .tens = Zehnen zählen ½
    .opens = die besten offenen Karten beginnen
    .fiveAceAce = 5-A-A schlägt alles
    .winAndTie = drei Viertel für Sieg und Gleichstand
    .carry =
        { $value ->
            [half] Hälften ohne Gewinner bleiben liegen
           *[pot] ohne Gewinner bleibt alles liegen
        }
    .players = { $value } Spieler
    .bots =
        { $value ->
            [0] keine Bots
            [one] { $value } Bot
           *[other] { $value } Bots
        }
    .atOnce = alle zugleich
otherOption =
    { $value ->
        [true] { $name }
       *[other] { $name } { $value }
    }
chooseGame = Spiel
chooseVariant = Variante
allVariants = Alle Varianten
figures =
    .games = Spiele
    .wins = Gewonnen
    .rate = Quote
    .streak = Serie
    .bestStreak = Längste Serie
    .bestTime = Bestzeit
    .fewestMoves = Wenigste Züge
    .days = Tage in Folge
    .hands = Runden
    .pushes = Remis
    .losses = Verloren
    .chips = Chips netto
    .biggestWin = Höchster Gewinn
none = keine
number = { NUMBER($count) }
share = { PERCENT($share) }
time = { DURATION($ms) }
signed =
    { $chips ->
        [0] { NUMBER($chips) }
       *[other] { SIGNED($chips) }
    }
date = { $date }
lastGames =
    { $count ->
        [one] Letztes Spiel
       *[other] Letzte { $count } Spiele
    }
lastHands =
    { $count ->
        [one] Letzte Runde
       *[other] Letzte { $count } Runden
    }
measure = Balken zeigen
measures =
    .time = Zeit
    .moves = Züge
legend =
    .won = gewonnen
    .lost = nicht gewonnen
    .up = gewonnen
    .down = verloren
range = { $least } bis { $most }
chart =
    Balken für { $measure ->
        [time] Zeit
        [moves] Züge
       *[chips] Chips
    }, die ältesten zuerst: { $won } gewonnen, { $other } { $measure ->
        [chips] verloren
       *[other] nicht gewonnen
    }{ $pushes ->
        [0] { "" }
       *[other] , { $pushes } remis
    }; { $range }.
showTable = Als Tabelle
newestFirst = Neueste zuerst
heads =
    .ended = Beendet
    .deal = Nummer
    .outcome = Ergebnis
    .time = Zeit
    .moves = Züge
    .chips = Chips
ownDeck = eigenes Blatt
outcomes =
    .won = Gewonnen
    .lost = Verloren
    .left = Aufgegeben
    .push = Remis
empty = Noch keine Spiele. Spiel eines, dann wird es hier gezählt.
emptyOf = Noch keine Spiele von { $game }.
tools =
    .export = Exportieren
    .import = Importieren
    .clear = { $game } löschen
    .undo = Löschen rückgängig
fileName = baize-statistics-{ $day }.json
exported =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } exportiert.
imported =
    { $added ->
        [one] { $added } Spiel
       *[other] { $added } Spiele
    } hinzugefügt{ $known ->
        [0] { "" }
       *[other] , { $known } schon bekannt
    }{ $late ->
        [0] { "" }
       *[other] , { $late } zu alt, um noch zu zählen
    }.
notImported = Nicht importiert: { $problem }.
unreadable = Nicht importiert: Die Datei ließ sich nicht lesen.
cleared =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } von { $game } gelöscht.
clearedAll =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } gelöscht.
undone =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    } wiederhergestellt.
missing = Hier werden keine Spiele gezählt: Eine Datei konnte nicht geladen werden.
notStored = Der Browser speichert diese Spiele nicht: Sie bleiben nur, solange die Seite offen ist.
someUnreadable = Einige der hier gespeicherten Spiele sind nicht lesbar. Sie bleiben, wie sie sind.

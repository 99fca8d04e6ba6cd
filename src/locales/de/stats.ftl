title = Statistik
games =
    .freecell = FreeCell
    .golf = Golf
    .hearts = Hearts
    .klondike = Klondike
    .pyramid = Pyramide
    .pai-gow = Pai Gow Poker
    .patience = Patience
    .seven-twenty-seven = Seven Twenty-Seven
    .spades = Spades
    .ten-dice = Zehn-Würfel-Rennen
    .twenty-nine = 29
    .whist = Whist
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
            [knock-out] Knock-out-Whist
            [german] Deutsches Whist
            [oh-hell] Oh Hell
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
            [off] eine Karte auf einmal
            [linear] so viele Karten wie üblich auf einmal
           *[full] möglichst viele Karten auf einmal
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
    .foundationReturn =
        { $value ->
            [false] Karten bleiben auf der Ablage
           *[true] Karten dürfen von der Ablage zurück
        }
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
    .corner =
        { $value ->
            [false] König und Ass passen nicht aufeinander
           *[true] König und Ass passen aufeinander
        }
    .suits =
        { $value ->
            [one] { $value } Farbe
           *[other] { $value } Farben
        }
    .emptyColumns =
        { $value ->
            [any] jede Karte in leere Spalten
           *[kings] nur Könige in leere Spalten
        }
    .coverPairs = keine Paare mit der Karte darunter
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
    .freeze = nach { $value }-mal Bleiben in Folge gesperrt
    .lastBet = eine letzte Setzrunde
    .declare =
        { $value ->
            [sequential] Ansage der Reihe nach
           *[simultaneous] Ansage gleichzeitig
        }
    .tens = Zehnen zählen ½
    .opens = die besten offenen Karten beginnen
    .fiveAceAce = 5-A-A schlägt alles
    .winAndTie = Sieg und Gleichstand bringen drei Viertel
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
    .level =
        { $value ->
            [easy] leichte Bots
           *[hard] starke Bots
        }
    .atOnce = alle würfeln zugleich
    .passing =
        { $value ->
            [left-right] Karten gehen abwechselnd nach links und rechts
            [left] Karten gehen immer nach links
           *[none] keine Karten werden weitergegeben
        }
    .lead = wer nach dem Geber sitzt, spielt aus
    .firstTrick = Punkte im ersten Stich erlaubt
    .breaking =
        { $value ->
            [points] Herz oder Pik-Dame öffnet Herz
           *[off] Herz darf jederzeit ausgespielt werden
        }
    .jack = Karo-Bube zählt −10
    .queen = Pik-Dame muss bei erster Gelegenheit fallen
    .moon =
        { $value ->
            [subtract] alle Punkte werden abgezogen
           *[choose] wer alle Punkte hat, wählt
        }
    .target = Spiel bis { $value } Punkte
    .partners = jeder für sich
    .blindNil = Blind Nil
    .blindExchange = Kartentausch nach Blind Nil
    .bags = Bags kosten nichts
    .bagPenalty = zehn Bags kosten { $value } Punkte
    .nilTricks = Stiche eines gescheiterten Nil zählen für den Partner
    .floor = verloren bei { $value } Punkten
    .jokers = zwei Joker
    .minimumBid = eine Seite bietet mindestens { $value }
    .game =
        { $value ->
            [28] 28
           *[other] Spiel bis { $value } Punkte
        }
    .honours = Honneurs zählen
    .minimum = Gebote ab { $value }
    .hold = der erste Bieter darf gleichziehen
    .allPass = neu geben, wenn alle passen
    .doubles = Kontra und Rekontra
    .afterAsking = nach der Frage nach Trumpf jede Karte
    .lastTrick = der letzte Stich zählt einen Punkt
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
    Balkendiagramm: { $measure ->
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
showTable = Als Tabelle zeigen
newestFirst = Neueste zuerst
heads =
    .ended = Beendet
    .deal = Nummer
    .outcome = Ergebnis
    .time = Zeit
    .moves = Züge
    .undos = Rücknahmen
    .chips = Chips
ownDeck = eigenes Blatt
outcomes =
    .won = Gewonnen
    .lost = Verloren
    .left = Aufgegeben
    .push = Remis
empty = Noch keine Spiele. Beendete Spiele erscheinen hier.
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
       *[other] , { $known } schon vorhanden
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
missing = Hier werden keine Spiele gezählt, weil eine Datei nicht geladen werden konnte.
notStored = Der Browser kann diese Spiele nicht speichern. Sie bleiben, bis du die Seite schließt.
someUnreadable = Einige gespeicherte Spiele sind nicht lesbar. Sie bleiben unverändert.

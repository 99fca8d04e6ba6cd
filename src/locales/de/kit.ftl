languageName = Deutsch
direction = ltr
intlLocale = de
cardName =
    { $suit ->
        [joker] Joker
        [hidden] verdeckte Karte
       *[other] { part-suit } { part-rank }
    }
part-rank =
    { $rank ->
        [1] Ass
        [11] Bube
        [12] Dame
        [13] König
       *[other] { $rank }
    }
part-suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
courts = BDK
position = { $place }. von { $count }
listSeparator = { ", " }
board = Spielbrett { $title }
notFetched = Dieser Teil konnte nicht geladen werden.
notBegun = Das Spiel hat noch nicht begonnen.
problems =
    .deal = Spielnummer „{ $got }“ ist nicht verwendbar; möglich: { NUMBER($first, useGrouping: "false") } bis { NUMBER($last, useGrouping: "false") }
    .deck =
        { HAS($got) ->
            [true] das Blatt { $got }
           *[false] das Blatt aus { $count } Karten
        } ist nicht verwendbar; möglich: alle { $size } Karten, jede einmal
    .option = { $option } „{ $got }“ ist nicht verwendbar; möglich: { $accepted }
    .no-randomness = Dieser Browser liefert hier keine sicheren Zufallszahlen, deshalb kann der Tisch keine faire Runde geben.
    .listener = ein Listener von { $event } hat einen Fehler geworfen: { $got }
    .storage = der Browser speichert hier keine Spiele ({ $got })
    .save-long = dieser Spielstand mit { $count } Zügen ist nicht verwendbar; möglich: höchstens { $most }
    .save-move = Zug { $number } des Spielstands, { $move }, ist nicht verwendbar; möglich: regelgerechte Züge
    .save-newer = dieser Spielstand der Version { $got } ist nicht verwendbar; möglich: Versionen bis { $known }
    .save-other-game = dieser Spielstand von { $got } ist nicht verwendbar; möglich: { $wanted }
    .save = „{ $field }“ dieses Spielstands ist nicht verwendbar; möglich: was save() liefert
panels =
    .conflict = Spiel in einem anderen Tab fortgesetzt
    .keys = Tastatur
    .settings = Einstellungen
    .people = Spieler
    .new = Neuer Tisch?
    .forget = Statistik löschen?
    .fair = Diese Runde prüfen
    .history = Gespielte Runden
    .log = Verlauf dieser Runde
    .stats = Statistik
    .help = So wird gespielt
    .share = Teilen
    .replay = Wiedergabe
    .pays = Fortune-Bonus
    .pause = Pause
    .win = Gewonnen
panelButtons =
    .close = Schließen
    .takeOther = Jenes Spiel nehmen
    .keepThis = Dieses Spiel behalten
    .keepTable = Diesen Tisch behalten
    .newTable = Neuer Tisch
    .keepStatistics = Behalten
    .clearStatistics = Löschen
    .resume = Weiter
    .newGame = Neues Spiel
    .sameDeal = Noch einmal spielen
    .share = Teilen
    .replay = Ansehen

keyWalk = Zwischen Karten und Stapeln wechseln
    .keys = ← → ↑ ↓
keyPickUp = Aufnehmen oder hinlegen; zweimal drücken: auf die Ablage
    .keys = Enter, Leertaste
keyFoundation = Auf die Ablage
    .keys = h
keyPutBack = Karte zurücklegen
    .keys = Esc
keyUndo = Rückgängig, wiederholen
    .keys = u, r
keyHint = Tipp
    .keys = t
keyNew = Neues Spiel
    .keys = n
keyFullScreen = Vollbild
    .keys = f, Umschalt+F
keySheet = Diese Liste anzeigen
    .keys = ?

helpHeadings =
    .goal = Ziel
    .moves = Züge
    .rules = In diesem Spiel
    .playing = Bedienung
    .similar = Ähnliche Spiele
helpRefused = Nicht erlaubt: { $move }
helpPlaying =
    .moves = Zieh eine Karte. Oder tippe sie an und dann den Platz, an den sie soll.
    .tools = „Tipp“ zeigt einen guten Zug. „Rückgängig“ nimmt beliebig viele Züge zurück.
    .keys = Auf der Tastatur wechseln die Pfeiltasten zwischen den Karten, Enter nimmt auf und legt hin. ? zeigt alle Tasten.

pageLanguage = Wie die Seite ({ $language })
settingsHeadings =
    .looks = Aussehen und Hilfen
    .rules = Regeln
fromNextGame = Gilt ab dem nächsten Spiel.
resetSettings = Auf die Vorgaben der Website zurücksetzen
grades =
    .very-easy = sehr leicht
    .easy = leicht
    .medium = mittel
    .hard = schwer
    .very-hard = sehr schwer
settings =
    .language = Sprache
    .theme = Farbschema
    .fourColor = Vierfarbiges Blatt
    .cardSize = Kartengröße
    .faces = Kartenbilder
    .cardBack = Kartenrücken
    .courts = Buchstaben der Bildkarten
    .felt = Tischfarbe
    .mirrored = Für Linkshänder
    .motion = Animationen
    .sound = Ton
    .tapToMove = Ziehen durch Antippen
    .calm = Zeit und Züge ausblenden
    .autoFinish = Automatisch zu Ende spielen
    .autoFoundation = Automatische Züge
    .pace = Tempo am Tisch
    .nextHand = Nächste Runde automatisch geben
    .verdict = Anzeigen, ob das Spiel lösbar ist
    .solvable = Nur lösbare Spiele
    .grade = Schwierigkeit
    .draw = Karten auf einmal aufdecken
    .redeals = Weitere Durchgänge
    .scoring = Wertung
    .foundationReturn = Karten dürfen von der Ablage zurück
    .variant = Variante
    .cells = Zellen
    .supermove = Mehrere Karten auf einmal ziehen
    .wastes = Abwurfstapel
    .coverPairs = Paare mit der Karte darunter
    .openStock = Stapel offen
    .corner = König und Ass passen aufeinander
    .suits = Farben
    .emptyColumns = In leere Spalten kommen
values =
    .auto = automatisch
    .on = an
    .off = aus
    .light = hell
    .dark = dunkel
    .small = klein
    .medium = mittel
    .large = groß
    .diamonds = Rauten
    .petals = Blüten
    .lattice = Gitter
    .checks = Karos
    .rays = Strahlen
    .plaid = Schottenmuster
    .faces-baize = Baize
    .faces-english = Klassisch englisch
    .local = B, D, K
    .english = J, Q, K
    .green = grün
    .blue = blau
    .wine = weinrot
    .slate = schiefergrau
    .easy = leicht
    .hard = schwer
    .slow = langsam
    .normal = normal
    .fast = schnell
    .manual = Schritt für Schritt
    .any = egal
    .emptyColumns-any = alle Karten
    .kings = Könige
    .unlimited = beliebig viele
    .none = keine
    .standard = Standard
    .vegas = Vegas
    .freecell = FreeCell
    .kingcell = KingCell
    .forecell = ForeCell
    .bakers-game = Baker’s Game
    .eight-off = Eight Off
    .seahaven = Seahaven Towers
    .linear = üblich
    .full = so viele wie möglich
    .safe = wenn es sicher ist
    .all = immer

notice =
    .undo = Rückgängig
    .back = Zurück bis lösbar
    .stop = Suche beenden
    .restart = Von vorn
    .new = Neues Spiel

safeCards =
    .ask = Sichere Karten von selbst ablegen?
    .yes = Ja
    .no = Nein
    .never = Nie wieder fragen
    .on = Sichere Karten gehen jetzt nach jedem Zug auf die Ablagen. In den Einstellungen lässt sich das ändern.
    .off = In den Einstellungen lässt sich das einschalten.

bests =
    Bestwerte: { DURATION($time) } · { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }
winsInARow = { $wins } Siege in Folge
comparison =
    .first = Dein erster Sieg!
    .best = Dein schnellster Sieg, mit den wenigsten Zügen!
    .fastest = Dein schnellster Sieg!
    .fewest = Dein Sieg mit den wenigsten Zügen!
    .equal = So wenige Züge wie bei deinem besten Sieg.
    .more =
        { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } mehr als bei deinem besten Sieg.

lookingForWay = Ein Weg zum Sieg wird gesucht.
lookingForDeal = Ein lösbares Spiel wird gesucht.
noDealFound = Es wurde nicht rechtzeitig ein lösbares Spiel gefunden. Dieses ist vielleicht unlösbar.
noWayFound = Es wurde kein Weg zum Sieg gefunden, aber vielleicht gibt es einen.
lookingBack = Die letzte lösbare Stellung wird gesucht. Esc bricht ab.
takenBack =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zurückgenommen. { $isLast ->
        [true] Das ist die letzte lösbare Stellung.
       *[false] Diese Stellung ist lösbar. Spätere sind vielleicht verloren.
    }
noWinnablePosition = Keine frühere Stellung ist sicher lösbar.
canBeWon = Diese Stellung ist noch lösbar.
showingWay = Das ist ein Weg zum Sieg. Drück eine Taste oder tippe, um ihn zu beenden.
verdicts =
    .winnable = lösbar
    .unwinnable = unlösbar
    .unknown = lösbar: unbekannt
    .looking = wird geprüft

puzzle = Rätsel
ownPosition = eigene Stellung
goals =
    .win = Rätsel: Gewinne das Spiel{ part-within }.
    .home = Rätsel: Bring { CARD($card) }{ part-within } auf die Ablage.
    .away = Rätsel: Räum { CARD($card) }{ part-within } ab.
part-within =
    { HAS($moves) ->
        [true]
            { " " }in { $moves ->
                [one] { $moves } Zug
               *[other] { $moves } Zügen
            }
       *[false] { "" }
    }
positionProblems =
    .position = die Stellung „{ $got }“ ist nicht verwendbar; möglich: Zeilen mit Karten
    .position-lines =
        eine Stellung mit { $got ->
            [one] { $got } Zeile
           *[other] { $got } Zeilen
        } ohne Namen ist nicht verwendbar; möglich: { $wanted }
    .position-line = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: { $accepted }, je einmal
    .position-card = „{ $got }“ in der Zeile „{ $line }“ der Stellung ist nicht verwendbar; möglich: eine Karte wie 7H
    .position-twice = eine Stellung mit zweimal { $got } ist nicht verwendbar; möglich: jede Karte einmal
    .position-often =
        { $most ->
            [0] eine Stellung mit { $got } ist nicht verwendbar; diese Karte gibt es im Spiel nicht
           *[other] eine Stellung mit mehr als { $most } Karten { $got } ist nicht verwendbar
        }
    .position-missing = eine Stellung ohne { $got } ist nicht verwendbar; möglich: alle Karten des Spiels
    .position-many = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: höchstens { $most }
    .position-row = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: { $most } Plätze
    .position-supply = eine Stellung mit { $got } Karten in Stapel und Abwurf ist nicht verwendbar; möglich: höchstens { $most }
    .position-heights = „{ $got }“ auf den Ablagen ist nicht verwendbar; möglich: jede Farbe einmal, wie C-0 D-A H-7 S-K
    .position-hidden = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: höchstens { $most } verdeckte Karten
    .position-over = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: verdeckte Karten zuerst
    .position-order = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: offene Karten in Folge
    .position-number = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: eine Zahl von { $least } bis { $most }
    .puzzle-reached = das Ziel „{ $got }“ ist nicht verwendbar; möglich: ein Ziel, das noch nicht erreicht ist
rulesProblems =
    .rules = { $term } „{ $got }“ ist nicht verwendbar; möglich: { $accepted }
    .rules-unknown = { $term } gibt es in den Regeln nicht; möglich: { $accepted }
    .rules-needs = { $term } „{ $got }“ ist allein nicht verwendbar; nötig: { $needs }
    .rules-without = { $term } „{ $got }“ ist zusammen mit { $other } nicht verwendbar
    .rules-cards = Regeln, die { $dealt } Karten austeilen, sind nicht verwendbar; möglich: höchstens { $cards }
    .rules-left = Regeln, nach denen beim Austeilen { $left } von { $cards } Karten übrig bleiben, sind nicht verwendbar; möglich: alle Karten austeilen, oder ein Talon
    .rules-stock = ein Talon ohne Karten ist nicht verwendbar; möglich: kein Talon, oder weniger als { $cards } Karten austeilen
    .rules-room = Ablagen mit Platz für { $room } Karten sind nicht verwendbar; möglich: Platz für { $cards }
    .rules-pairs = Paare mit der Summe { $sum } sind nicht verwendbar, weil sie { $ranks } nie wegnehmen; möglich: für jeden Rang eine Summe oder ein Trio

copyLink = Link kopieren
copyResult = Ergebnis kopieren
copyDeal = Spiel kopieren
linkCopied = Link kopiert.
resultCopied = Ergebnis kopiert.
dealCopied = Spiel kopiert.
copyByHand = Text zum Kopieren
notCopied = Der Browser hat es nicht kopiert. Kopiere den markierten Text selbst.
send = Teilen
notSent = Der Browser kann es nicht teilen. Kopiere es stattdessen.
savePicture = Bild speichern
outcomes =
    .won = Gewonnen
    .lost = Verloren
    .unfinished = Nicht beendet
    .fresh = Versuch dieses Spiel
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal }: { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[unfinished] nicht beendet
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }nach { $moves ->
                [one] { $moves } Zug
               *[other] { $moves } Zügen
            }{ part-undos }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
part-undos =
    { $undos ->
        [0] { "" }
        [one] , { $undos } Rücknahme
       *[other] , { $undos } Rücknahmen
    }
lookingForDay = Das Spiel des Tages wird gesucht.
linkProblems =
    .no-daily = unter den { $tried } geprüften Spielen dieses Tages wurde kein lösbares gefunden, deshalb wird ein zufälliges ausgeteilt
    .no-solver = das Spiel des Tages war nicht zu finden ({ $got }), deshalb wird ein zufälliges ausgeteilt
    .share-broken = dieser Link ist unvollständig oder enthält einen Fehler
    .share-newer = dieser Link stammt aus einer neueren Version ({ $got }); diese Seite kann Versionen bis { $known } öffnen
    .share-other-game = dieser Link ist für { $got }, nicht für { $wanted }
    .share-other-rules = dieser Link ist für ein Spiel mit anderen Regeln als denen dieser Seite
    .share-moves = die Regeln dieses Spiels haben sich geändert, seit der Link erstellt wurde
    .share-long = ein Spiel mit { $count } Zügen ist zu lang für einen Link; höchstens { $most } Züge passen hinein
    .share-option = die Optionen „{ $got }“ passen nicht in einen Link
linkNotOpened = Der Link lässt sich nicht öffnen: { $problem }.
noDay = { CAPITAL($problem) }.

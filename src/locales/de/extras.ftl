keyWalk = Über Karten und Stapel gehen
    .keys = ← → ↑ ↓
keyPickUp = Aufnehmen, hinlegen; zweimal: auf die Ablage
    .keys = Enter, Leertaste
keyFoundation = Auf die Ablage
    .keys = h
keyPutBack = Zurücklegen
    .keys = Esc
keyUndo = Rückgängig, wiederholen
    .keys = u, r
keyHint = Tipp
    .keys = t
keyNew = Neues Spiel
    .keys = n
keyFullScreen = Vollbild
    .keys = f, Umschalt+F
keySheet = Diese Übersicht
    .keys = ?

helpHeadings =
    .goal = Das Ziel
    .moves = Die Züge
    .rules = In diesem Spiel
    .playing = So spielst du
helpPlaying =
    .moves = Zieh eine Karte, oder tippe sie an und dann den Platz, an den sie soll.
    .tools = „Tipp“ zeigt einen guten Zug. „Rückgängig“ nimmt beliebig viele zurück.
    .keys = Mit der Tastatur führen die Pfeiltasten über die Karten, Enter nimmt auf und legt hin; ? zeigt alle Tasten.

pageLanguage = Wie die Seite ({ $language })
settingsHeadings =
    .looks = Aussehen und Hilfen
    .rules = Regeln
fromNextGame = Ab dem nächsten Spiel.
resetSettings = Alles wie auf der Seite
grades =
    .very-easy = sehr leicht
    .easy = leicht
    .medium = mittel
    .hard = schwer
    .very-hard = sehr schwer
settings =
    .language = Sprache
    .theme = Hell oder dunkel
    .fourColor = Vier Farben
    .cardSize = Kartengröße
    .cardBack = Kartenrücken
    .courts = Bildkarten
    .felt = Filz
    .mirrored = Linkshändig
    .motion = Animationen
    .sound = Ton
    .tapToMove = Antippen zieht
    .calm = Ohne Uhr und Zähler
    .autoFinish = Ende automatisch spielen
    .autoFoundation = Automatisch ablegen
    .pace = Tempo am Tisch
    .nextHand = Nächste Runde von selbst
    .verdict = Anzeigen, ob es lösbar ist
    .solvable = Nur lösbare Spiele
    .grade = Schwierigkeit
    .draw = Karten je Aufdecken
    .redeals = Weitere Durchgänge
    .scoring = Wertung
    .foundationReturn = Karten kommen von der Ablage zurück
    .variant = Spiel
    .cells = Zellen
    .supermove = Karten zusammen ziehen
    .wastes = Abwurfstapel
    .coverPairs = Karte und verdeckte Karte sind ein Paar
    .openStock = Stapel offen
    .corner = König und Ass sind Nachbarn
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
    .local = B, D, K
    .english = J, Q, K
    .green = grün
    .blue = blau
    .wine = weinrot
    .slate = schiefergrau
    .slow = langsam
    .normal = normal
    .fast = schnell
    .manual = Schritt für Schritt
    .any = egal
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
    .full = möglichst viele
    .safe = wenn es sicher ist
    .all = immer

notice =
    .undo = Rückgängig
    .back = Zurück bis lösbar
    .stop = Suche beenden
    .restart = Von vorn
    .new = Neues Spiel

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
    .equal = So wenige Züge wie bei deinem besten.
    .more =
        { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } mehr als bei deinem besten.

lookingForWay = Ein Weg zum Sieg wird gesucht.
lookingForDeal = Ein lösbares Spiel wird gesucht.
noWayFound = Es wurde kein Weg zum Sieg gefunden.
lookingBack = Die letzte lösbare Stellung wird gesucht. Esc bricht ab.
takenBack =
    { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zurückgenommen. { $isLast ->
        [true] Das ist die letzte lösbare Stellung.
       *[false] Diese Stellung ist lösbar; von den nächsten ließ es sich nicht klären.
    }
noWinnablePosition = Es fand sich keine frühere Stellung, die sicher lösbar ist.
canBeWon = Diese Stellung ist noch lösbar.
showingWay = So lässt sich das Spiel gewinnen. Eine Taste oder Antippen beendet die Vorführung.
verdicts =
    .winnable = lösbar
    .unwinnable = unlösbar
    .unknown = unbekannt
    .looking = wird geprüft

puzzle = Rätsel
ownPosition = eigene Stellung
goals =
    .win = Rätsel: gewinne{ part-within }.
    .home = Rätsel: bringe { CARD($card) }{ part-within } auf die Grundstapel.
    .away = Rätsel: räume { CARD($card) }{ part-within } ab.
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
    .position-lines = eine Stellung mit { $got } Zeilen ohne Namen ist nicht verwendbar; möglich: { $wanted }
    .position-line = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: { $accepted }, je einmal
    .position-card = „{ $got }“ in der Zeile „{ $line }“ der Stellung ist nicht verwendbar; möglich: eine Karte wie 7H
    .position-twice = eine Stellung mit zweimal { $got } ist nicht verwendbar; möglich: jede Karte einmal
    .position-missing = eine Stellung ohne { $got } ist nicht verwendbar; möglich: jede Karte einmal
    .position-many = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: höchstens { $most }
    .position-row = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: { $most } Plätze
    .position-supply = eine Stellung mit { $got } Karten in Stapel und Abwurf ist nicht verwendbar; möglich: höchstens { $most }
    .position-heights = „{ $got }“ auf den Grundstapeln ist nicht verwendbar; möglich: jede Farbe einmal, wie C-0 D-A H-7 S-K
    .position-hidden = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: höchstens { $most } verdeckte Karten
    .position-over = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: verdeckte Karten zuerst
    .position-order = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: offene Karten in Folge
    .position-number = die Zeile „{ $got }“ der Stellung ist nicht verwendbar; möglich: eine Zahl von { $least } bis { $most }
    .puzzle-reached = das Ziel „{ $got }“ ist nicht verwendbar; möglich: eines, das noch nicht erreicht ist

copyLink = Link kopieren
copyResult = Ergebnis kopieren
linkCopied = Der Link ist kopiert.
resultCopied = Das Ergebnis ist kopiert.
copyByHand = Von Hand zu kopieren
notCopied = Der Browser kann es nicht kopieren. Es ist markiert, kopiere es von Hand.
send = Teilen
notSent = Der Browser kann es nicht teilen. Kopiere es stattdessen.
savePicture = Bild speichern
outcomes =
    .won = Gewonnen
    .lost = Verloren
    .unfinished = Nicht zu Ende
result =
    { $title }{ HAS($date) ->
        [true] , { $date }
       *[false] { "" }
    }, { $deal }: { $outcome ->
        [won] gewonnen
        [lost] verloren
       *[unfinished] nicht zu Ende
    }{ $isCalm ->
        [true] { "" }
       *[false]
            { " " }nach { $moves ->
                [one] { $moves } Zug
               *[other] { $moves } Zügen
            }, { DURATION($elapsed) }
    }{ HAS($help) ->
        [true] , { $help }
       *[false] { "" }
    }
lookingForDay = Das Spiel des Tages wird gesucht.
linkProblems =
    .no-daily = von { $tried } Spielen ist heute keines lösbar; es wird ein beliebiges ausgeteilt
    .no-solver = das Spiel des Tages war nicht zu finden ({ $got }); es wird ein beliebiges ausgeteilt
    .share-broken = dieser Link ist unvollständig oder hat einen Fehler
    .share-newer = dieser Link hat die Version { $got }, bekannt sind hier Versionen bis { $known }
    .share-other-game = dieser Link ist von { $got }, nicht von { $wanted }
    .share-moves = dieser Link ist von einem Spiel nach anderen Regeln
    .share-long = ein Spiel von { $count } Zügen ergibt keinen Link; höchstens { $most } sind möglich
    .share-option = die Regeln „{ $got }“ ergeben keinen Link
linkNotOpened = Der Link wird nicht geöffnet: { $problem }.
noDay = { CAPITAL($problem) }.

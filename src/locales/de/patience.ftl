pileName =
    { $pile ->
        [column] { $form ->
            [into] in{ " " }
           *[none] { "" }
        }Spalte { $number }
        [cell] { $form ->
            [into] in{ " " }
           *[none] { "" }
        }Zelle { $letter }
        [foundation] { part-auf }Ablage { $number }
        [stock] { part-auf }Stapel
        [waste] { part-auf }Abwurf
        [reserve] { part-auf }{ $form ->
            [into] die{ " " }
           *[none] { "" }
        }Reserve
        [pyramid] { part-platz }
        [peaks] { part-platz }
       *[other] { part-auf }{ $pile }
    }
part-platz =
    { $form ->
        [into] an ihren Platz
       *[none] ihr Platz
    }
part-auf =
    { $form ->
        [into] auf{ " " }
       *[none] { "" }
    }
wayOn = auf { CARD($card) }
# omits $pile
emptyPile = { $name }, leer
pickedUp = aufgenommen
canMove = beweglich
canGoHere = passt hierher
stock =
    Stapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
dealSign = Nr.
dealNumber = Nr. { $deal }
ownDeck = eigenes Blatt
assisted =
    .hint = mit Tipps
    .shown = Lösung gezeigt
wayWasShown = Lösung gezeigt
wayShown = { wayWasShown }.
openingGame = Das Spiel wird geöffnet.
moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }{ $undos ->
        [0] { "" }
        [one] { " " }· { $undos } Rücknahme
       *[other] { " " }· { $undos } Rücknahmen
    }
time = { DURATION($ms) }
tools =
    .undo = Rückgängig
    .redo = Wiederholen
    .hint = Tipp
    .new = Neues Spiel
    .menu = Mehr
pause = Pause
resume = Weiter
keys = Tastatur
settings = Einstellungen
fullScreen = Vollbild
leaveFullScreen = Vollbild verlassen
leftFullScreen = Vollbild ist aus.
show = Einen Weg zum Sieg zeigen
restart = Dieses Spiel von vorn
chooseDeal = Spielnummer wählen
deal = Spielnummer
dealThis = Austeilen
noSuchDeal = Ein Spiel „{ $got }“ gibt es nicht. Möglich sind die Nummern { $first } bis { $last }.
refusals =
    .over = Das Spiel ist zu Ende.
    .nothing-to-undo = Es gibt nichts rückgängig zu machen.
    .nothing-to-redo = Es gibt nichts zu wiederholen.
    .no-hint = Es gibt keinen Zug zu zeigen.
    .hopeless = Dieses Spiel ist nicht mehr zu gewinnen.
    .no-best-place = Sie liegt schon auf dem besten Platz.
cards =
    { $count ->
        [one] { CARD($card) }
       *[other] { CARD($card) } und { $more } weitere
    }
moved = { cards } { part-place }.
undone = Rückgängig: { cards } zurück { part-place }.
redone = Wiederholt: { cards } { part-place }.
part-place =
    { HAS($onto) ->
        [true] { PILE($to, form: "into") }, auf { CARD($onto) }
       *[false] { PILE($to, form: "into") }
    }
wentUp =
    { $count ->
        [one] { CARD($card) } wurde von selbst abgelegt.
       *[other] { $count } Karten wurden von selbst abgelegt.
    }
won =
    Gewonnen in { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    }{ $undos ->
        [0] { "" }
        [one] , mit { $undos } Rücknahme
       *[other] , mit { $undos } Rücknahmen
    }.
lost = Es ist kein Zug mehr möglich. Nimm zurück oder fang neu an.
deadDeal = Dieses Spiel ist nicht lösbar.
started = { $title }, { $deal }.
picked =
    { HAS($ways) ->
        [true] { cards }: { $ways }.
       *[false] { cards }: passt jetzt nirgendwohin.
    }
hint = Versuch { cards } { $way }.
certainty =
    .searching = Wird noch geprüft: Dieser Zug ist erlaubt, führt aber vielleicht nicht zum Sieg.
    .unproven = Dieser Zug ist erlaubt, führt aber vielleicht nicht zum Sieg.
    .proven = Geprüft: Damit ist der Sieg möglich.

# Messages of the panels of a table.

newTable = Ein neuer Tisch beginnt mit neuen Chips. Runden und Statistik bleiben erhalten.
newGame = Ein neues Spiel beginnt bei null. Runden und Statistik bleiben erhalten.
forget = Alle gespielten Runden und die ganze Statistik werden gelöscht, und ein neuer Tisch beginnt.
people =
    .own = Name für Platz { NUMBER($seat) }
    .kept = Namen werden in diesem Browser gespeichert.
share = { PERCENT($value) }

# Hands that are looked at again step by step, and the log of a hand.
hands =
    .open = Runde { NUMBER($hand) } öffnen
    .all = Alle Runden
    .kept = Die letzten { NUMBER($most) } Runden lassen sich öffnen. Von älteren ist nur das Ergebnis gespeichert.
    .back = Schritt zurück
    .forward = Schritt vor
    .slider = Schritt
    .position = Schritt { NUMBER($at) } von { NUMBER($of) }
    .players = Spieler
    .log = Verlauf
    .middle = { NUMBER($chips) } in der Mitte
    .copy = Als Text kopieren
    .copyLink = Link kopieren
    .copied = Kopiert.
    .own =
        { $count ->
            [one] In der letzten Runde
           *[other] In den letzten { $count } Runden
        }
    .agreed = So gut wie der Rat
    .agreedOf = { NUMBER($agreed) } von { NUMBER($judged) }
figures =
    .sat-out = Ausgesetzt
    .folds = Gepasst
    .busts = Überkauft
    .showdowns = Karten gezeigt
    .low = 7er-Hälfte gewonnen oder geteilt
    .high = 27er-Hälfte gewonnen oder geteilt
    .both = Beide Hälften in einer Runde
    .unseen = Ohne Zeigen gewonnen
    .deals = War Dealer
    .wins = Beide Hände gewonnen
    .pushes = Remis
    .losses = Einsatz verloren
    .front = Vordere Hand gewonnen
    .back = Hintere Hand gewonnen
    .bonus = Chips von Fortune
    .envy = Chips von Envy

history =
    .none = Noch keine Runde gespielt.
    .earlier = Früherer Tisch
    .caption = Runden { NUMBER($first) } bis { NUMBER($last) } in Chips, die neueste zuerst
    .sheet = Punkte der Runden { NUMBER($first) } bis { NUMBER($last) }, die neueste zuerst
    .hand = Runde
    .dealer = Dealer
    .total = { $who }, insgesamt
    .all = Summe
    .out = ausgesetzt
    .score = Stand
pays =
    .caption = Bezahlt wird die beste Kombination aus deinen sieben Karten, egal was der Dealer hat. Ab { NUMBER($envyMin) } Bonuseinsatz gewinnst du auch die Envy-Chips, wenn ein anderer Spieler so eine Kombination hat.
    .line = Kombination
    .pays = Zahlt
    .envy = Envy
    .odds = { NUMBER($pay) } zu 1
stats =
    .caption = Gespielte Runden: { NUMBER($hands) }
    .ever = An diesem und früheren Tischen
    .forget = Runden und Statistik löschen
    .figure = Wert
    .hands = Runden
    .ahead = Gewonnen
    .behind = Verloren
    .even = Ausgeglichen
    .share = Anteil gewonnen
    .net = Chips netto
    .biggest = Beste Runde
    .games = Gewonnene Spiele

# Keys of every table, and what each does.
keyNext = Nächste Runde
    .keys = n
keyLog = Verlauf dieser Runde
    .keys = l
keyFullScreen = Vollbild
    .keys = Umschalt+F
keyClose = Schließen
    .keys = Esc
keyKeys = Diese Liste anzeigen
    .keys = ?

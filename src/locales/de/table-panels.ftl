# Messages of the panels of a table.

newTable = Ein neuer Tisch beginnt mit neuen Chips. Runden und Statistik bleiben erhalten.
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
    .hand = Runde
    .dealer = Dealer
    .total = { $who }, insgesamt
    .all = Summe
    .out = ausgesetzt
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

# Keys of Pai Gow poker.
paiGowWalk = Zu einer anderen Karte gehen
    .keys = ← → ↑ ↓
paiGowSwap = Karte in die andere Hand legen
    .keys = Enter, Leertaste
paiGowAmount = Mehr oder weniger setzen
    .keys = + −
paiGowRepeat = Letzten Einsatz wiederholen
    .keys = r
paiGowDouble = Einsatz verdoppeln oder halbieren
    .keys = *, /
paiGowDeal = Geben oder Hände legen
    .keys = d
paiGowSitOut = Aussetzen
    .keys = p
paiGowHouseWay = Nach der Hausregel legen
    .keys = h
paiGowSort = Nach Wert oder Farbe ordnen
    .keys = s

# Keys of Seven Twenty-Seven.
seven27Main = Hauptknopf: Ante, schieben oder mitgehen, bleiben
    .keys = d
seven27Check = Schieben oder mitgehen
    .keys = c
seven27Raise = Den Betrag setzen oder um ihn erhöhen
    .keys = r
seven27Amount = Betrag ändern
    .keys = + −
seven27Presets = Kleinster Betrag, halber Pot, Pot, größter
    .keys = m, i, o, x
seven27Fold = Passen
    .keys = f
seven27CheckOrFold = Im Voraus: schieben oder passen
    .keys = k
seven27CallAny = Im Voraus: alles mitgehen
    .keys = a
seven27Take = Karte nehmen
    .keys = t
seven27Stand = Bleiben
    .keys = s
seven27Declare = 7, 27 oder beides ansagen
    .keys = 7, 2, b
seven27SitOut = Aussetzen
    .keys = p
seven27Hint = Tipp
    .keys = h

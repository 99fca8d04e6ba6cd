advice = Rat
coach = Trainer
show = Zeigen
hide = Ausblenden
cancel = Abbrechen
showAdvice = Rat zeigen
hideAdvice = Rat ausblenden
later = Sobald du Karten hast, steht hier, wie oft jede Aufteilung gewinnt und verliert.
deals = Du gibst: Was die anderen dagegen legen, lässt sich vorher nicht berechnen.
hidden = Ausgeblendet.
working = { $hands } Hände des Dealers werden durchgerechnet … { PERCENT($share) }

columns =
    .hands = Vorn · hinten
    .wins = Gewinn
    .pushes = Remis
    .losses = Verlust
    .chips = Chips
caption =
    { $ways ->
        [1] Die einzige gültige Aufteilung
       *[other] Alle { $ways } gültigen Aufteilungen, die beste zuerst
    }, gegen jede mögliche Hand des Dealers
share = { PERCENT($share, digits: 1) }
times = ×{ $ways }
siblings = { " " }({ $ways } Arten, je nach Farbe)
inFront = { " " }vorn;{ " " }
behind = { " " }hinten

chances =
    { $isLaid ->
        [true] So gelegt
       *[false] Beste
    }: { part-chances }
part-chances = { PERCENT($wins, digits: 1) } Gewinn, { PERCENT($pushes, digits: 1) } Remis, { PERCENT($losses, digits: 1) } Verlust
best = Rat: { CARDS($front) } nach vorn, { part-chances }.

verdicts =
    .best = { part-have } bestmöglich gelegt.
    .cost =
        { part-have } beim Legen { $isLess ->
            [true] weniger als { PERCENT($cost, digits: 1) }
           *[false] { PERCENT($cost, digits: 1) }
        } des Einsatzes{ $chips ->
            [0] { "" }
           *[other] , { $chips } Chips
        } verschenkt.
part-have =
    { CAPITAL(SEAT($seat)) } { WHO($seat) ->
        [you] hast
       *[other] hat
    }
better = Am besten war { CARDS($front) } vorn: { part-chances }.
compared = Gelegte und beste Aufteilung
setRow = Gelegt
bestRow = Beste
judging = Die Aufteilung wird beurteilt …
noHands = Nach jedem Legen erfährst du, was es gegenüber der besten Aufteilung gekostet hat.
totals =
    { $hands ->
        [one] { $hands } Runde
       *[other] { $hands } Runden
    }, davon { $best } bestmöglich gelegt. Insgesamt gekostet: { PERCENT($cost, digits: 1) } eines Einsatzes, { NUMBER($chips, digits: 1) } Chips; pro Runde { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Hände zum Lernen
lessonColumns =
    .cost = Kosten
    .cards = Karten
    .front = Vorn

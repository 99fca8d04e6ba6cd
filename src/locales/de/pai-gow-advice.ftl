advice = Rat
coach = Trainer
show = Zeigen
hide = Ausblenden
cancel = Abbrechen
showAdvice = Rat zeigen
hideAdvice = Rat ausblenden
later = Sobald du Karten hast, steht hier, wie oft jede Aufteilung gewinnt, remis spielt und verliert.
deals = Für den Dealer gibt es keinen Rat: Wie die anderen legen, lässt sich vorher nicht berechnen.
hidden = Der Rat ist ausgeblendet.
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
siblings = { " " }({ $ways } Arten, die sich nur in der Farbe unterscheiden)
inFront = { " " }vorn;{ " " }
atBack = { " " }hinten

chances =
    { $isLaid ->
        [true] Deine Aufteilung
       *[false] Beste Aufteilung
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
better = Am besten: { CARDS($front) } vorn, { part-chances }.
compared = Gelegte und beste Aufteilung
setRow = Gelegt
bestRow = Beste
judging = Die Aufteilung wird geprüft …
noHands = Nach jeder Runde zeigt der Trainer, was deine Aufteilung gegenüber der besten gekostet hat.
totals =
    { $hands ->
        [one] { $hands } Runde
       *[other] { $hands } Runden
    }, davon { $best } bestmöglich gelegt. Insgesamt gekostet: { PERCENT($cost, digits: 1) } eines Einsatzes, { NUMBER($chips, digits: 1) } Chips. Pro Runde: { PERCENT($perHand, digits: 1) }.
totalsOf = { SEAT($seat, form: "label") }: { $totals }
lessons = Hände zum Lernen
lessonColumns =
    .cost = Kosten
    .cards = Karten
    .front = Vorn

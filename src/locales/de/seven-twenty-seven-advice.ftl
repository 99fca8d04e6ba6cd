advice = Rat
coach = Trainer
show = Zeigen
hide = Ausblenden
cancel = Abbrechen
showAdvice = Rat zeigen
hideAdvice = Rat ausblenden
later = Sobald du dran bist, steht hier, was jede Möglichkeit bringt.
hidden = Der Rat ist ausgeblendet.
working = Spielt die Runde { $samples }-mal … { PERCENT($share) }
columns =
    .choice = Wahl
    .low = 7
    .high = 27
    .chips = Chips
caption = Deine Möglichkeiten, die beste zuerst: welchen Anteil jeder Hälfte sie gewinnt und wie viele Chips sie von jetzt an bringt, in { $samples } Stichproben
share = { $percent } ± { PERCENT($error) }
net = { SIGNED($chips) } ± { $error }
best = Am besten: { $choice }.
less =
    { $choice }: { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    } weniger.
same = Etwa ebenso gut: { $choice }.
price = Mitgehen kostet { $call } bei einem Pot von { $pot }. Es lohnt sich, wenn du im Schnitt { PERCENT($needed) } des Pots gewinnst, und du gewinnst { $share }.
card = Von den { $unseen } Karten, die du nicht siehst, bringen dich { $low } näher an 7, { $high } näher an 27 und { $over } über 27.
model = Angenommen wird, dass die anderen wie an diesem Tisch spielen und noch einmal setzen. ± gilt in 95 von 100 Fällen.
judging = Deine Entscheidungen werden beurteilt …
noHands = Nach jeder Runde steht hier, was deine Entscheidungen gekostet haben.
verdict =
    { $good } von { $decisions } Entscheidungen { $good ->
        [one] war
       *[other] waren
    } so gut wie die beste. Die anderen haben { $cost ->
        [one] { $cost } Chip
       *[other] { $cost } Chips
    } gekostet.
allGood =
    { $decisions ->
        [one] Deine Entscheidung war so gut wie die beste.
       *[other] Alle { $decisions } Entscheidungen waren so gut wie die beste.
    }
coachColumns =
    .you = Du
    .best = Am besten
    .chips = Chips
coachCaption = Deine Entscheidungen und die besten
loss = −{ $chips }

advice = Rat
coach = Coach
show = Zeigen
hide = Ausblenden
cancel = Abbrechen
showAdvice = Rat zeigen
hideAdvice = Rat ausblenden

later = Wenn du dran bist, steht hier, was jede Wahl kostet.
hidden = Der Rat ist ausgeblendet.
working = Mögliche Blätter werden durchgespielt … { PERCENT($share) }

columns =
    .choice = Wahl
    .cost = Kosten
caption = Deine Möglichkeiten, die beste zuerst, und was jede voraussichtlich an Punkten kostet, in { $samples } möglichen Verteilungen
cost =
    { $points ->
        [0] beste
       *[other] −{ $points }
    }
model = Bekannt sind deine Karten und alles, was gespielt wurde. Die übrigen Karten werden zufällig verteilt, soweit Reizung und Spiel es zulassen.

moves =
    .bid = { $bid } ansagen
    .nil = Null
    .no-bid = passen
    .trump =
        { $suit ->
            [clubs] Kreuz
            [diamonds] Karo
            [hearts] Herz
           *[spades] Pik
        }
best = Am besten: { $choice }.
reasons =
    .wins = Das gewinnt den Stich.
    .leaves = Das lässt den Stich weg.
    .partner = Der Stich gehört ohnehin deinem Partner.
    .sheds = Das wird Punkte los.
    .trumps = Das sticht.
    .draws = Das zieht Trumpf.
    .saves = Das hebt eine höhere Karte auf.

judging = Deine Entscheidungen werden bewertet …
noHands = Nach jedem Stich steht hier, was deine Karte gekostet hat.
good = Gut gespielt.
better =
    { $choice } wäre um { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } besser gewesen.
verdict =
    { $good } von { $decisions } Entscheidungen { $good ->
        [one] war
       *[other] waren
    } so gut wie die beste. Die übrigen kosteten { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }.
allGood =
    { $decisions ->
        [one] Deine Entscheidung war so gut wie die beste.
       *[other] Alle deine { $decisions } Entscheidungen waren so gut wie die beste.
    }
coachColumns =
    .you = Du
    .best = Beste
    .cost = Kosten
coachCaption = Deine Entscheidungen und die besten

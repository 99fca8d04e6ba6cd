region = So wird gespielt
headings =
    .aim = Was gewinnt
    .values = Was die Karten zählen
    .course = Eine Runde
    .screen = Was du siehst
bust = Über 27, selbst mit jedem Ass als 1, bist du sofort aus der Runde, und deine Chips bleiben im Pot.
lowUnclaimed = Liegt niemand bei 7 oder darunter, bekommt der Gewinner der 27er-Hälfte beide Hälften.
fiveAceAce = 5-A-A schlägt jede andere Hand, auch andere, die 7 und 27 ergeben.
threeQuarters = Wer eine Hälfte allein gewinnt und sich die andere teilt, bekommt drei Viertel des Pots.
carriedPot = Kann niemand wie angesagt gewinnen, bleibt der Pot für die nächste Runde liegen.
carriedHalf = Eine Hälfte, die niemand gewinnen kann, bleibt für die nächste Runde im Pot.
values =
    .courts =
        { $tens ->
            [half] 10, J, Q und K
           *[face] J, Q und K
        } (Bube, Dame, König): ein halber Punkt, ½.
    .numbers =
        2 bis { $tens ->
            [half] 9
           *[face] 10
        }: was aufgedruckt ist.
    .ace = Ass: 1 oder 11, jedes für sich und für jedes Ziel so, wie es besser ist.
    .example = So ist 5-A-A sowohl 5 + 1 + 1 = 7 als auch 5 + 11 + 11 = 27: beides genau.
ante = Ante: Wer mitspielt, zahlt { $ante } in den Pot.
deals =
    .up-down = Geben: Alle bekommen eine offene und eine verdeckte Karte und dürfen eine dritte nehmen.
    .down-down-up = Geben: Alle bekommen zwei verdeckte Karten und eine offene.
    .down-up = Geben: Alle bekommen eine verdeckte und eine offene Karte.
bets =
    Setzen: Schieb umsonst oder setz { part-limits }. Sobald jemand gesetzt hat: geh mit, erhöh um { part-limits }{ HAS($maxRaises) ->
        [true]
            { " " }(höchstens { $maxRaises ->
                [0] keinmal
                [1] einmal
                [2] zweimal
                [3] dreimal
               *[other] { $maxRaises }-mal
            } je Setzrunde)
       *[false] { "" }
    } oder pass und scheide aus.{ $opens ->
        [best-up-card] { " " }Wessen offene Karten am meisten zählen, beginnt (Ass als 1).
       *[dealers-left] { "" }
    }
part-limits =
    { $min } bis { $limit ->
        [pot] zum ganzen Pot
        [half-pot] zum halben Pot
       *[range] { $max }
    }
draw =
    Weitere Karten: Reihum nimmt jeder eine { $draw ->
        [up] offene
       *[down] verdeckte
    } oder bleibt. { $freeze ->
        [0] Wer bleibt, darf beim nächsten Mal trotzdem eine nehmen.
       *[other]
            Wer { $freeze ->
                [1] einmal
                [2] zweimal
                [3] dreimal
               *[other] { $freeze }-mal
            } in Folge bleibt, bekommt keine mehr.
    }
again =
    Solange jemand eine nimmt, wird wieder gesetzt und genommen.{ $lastBet ->
        [true] { " " }Danach wird ein letztes Mal gesetzt.
       *[false] { "" }
    }
declare =
    Ansage: { $declare ->
        [sequential] Der Reihe nach
       *[simultaneous] Alle zugleich
    } sagt ihr, worauf ihr spielt: 7, 27 oder beides. Nur wer ein Ziel angesagt hat, kann es gewinnen. Wer beides ansagt, muss { $winAndTie ->
        [shared] beides allein gewinnen
       *[three-quarters] eines allein gewinnen und beim anderen wenigstens gleich gut sein
    }, sonst bekommt er nichts.
showdown = Aufdecken: Wer noch dabei ist, zeigt seine Karten, und jede Hälfte wird ausgezahlt. Gleiche Hände teilen sich ihre.
screen =
    .cards = Neben deinen Karten: was sie im Moment für 7 und für 27 ergeben und wie viel daran fehlt.
    .seats = Unter jedem Platz: was die offenen Karten zeigen und wo die Hand insgesamt liegen kann.
    .middle = In der Mitte: was jede Hälfte des Pots einbringt. Wem zum Mitgehen die Chips fehlen, der ist all-in; um den Rest spielen die anderen in einem Nebenpot.
guide =
    .ante = Drück „{ $ante }“, um Karten zu bekommen. Die Chips gehen in den Pot: eine Hälfte für die Hand am nächsten bei 7, eine für die bei 27.
    .draw = Neben deinen Karten steht, wie weit es bis 7 und bis 27 ist. Weit von beiden? „{ $take }“. Nah an einer? „{ $stand }“.
    .check = Niemand hat gesetzt. „{ $check }“ kostet nichts; mit einer guten Hand setz, damit die anderen zahlen müssen.
    .call = Jemand hat gesetzt. Bist du nah an 7 oder 27, bleibst du mit „{ $call }“ dabei; sonst gibst du mit „{ $fold }“ auf.
    .declare = Sag, welche Hälfte du willst. Nur was du ansagst, kannst du gewinnen, und bei beiden musst du beide gewinnen.
    .wait = Die anderen sind dran. Unter jedem Platz steht, was die offenen Karten zeigen.
    .out = Du bist in dieser Runde nicht mehr dabei. Die Anleitung geht mit der nächsten weiter.
    .reveal = Schau: die Karten werden aufgedeckt, dann geht jede Hälfte des Pots an ihren Gewinner.
    .won = Du bekommst einen Teil des Pots. In der Mitte steht, wofür.
    .lost = Andere waren näher an 7 und an 27. In der Mitte steht, um wie viel.

keyMain = Hauptknopf: Ante, schieben oder mitgehen, bleiben
    .keys = d
keyCheck = Schieben oder mitgehen
    .keys = c
keyRaise = Den Betrag setzen oder um ihn erhöhen
    .keys = r
keyAmount = Betrag ändern
    .keys = + −
keyPresets = Kleinster Betrag, halber Pot, Pot, größter
    .keys = m, i, o, x
keyFold = Passen
    .keys = f
keyCheckOrFold = Im Voraus: schieben oder passen
    .keys = k
keyCallAny = Im Voraus: alles mitgehen
    .keys = a
keyTake = Karte nehmen
    .keys = t
keyStand = Bleiben
    .keys = s
keyDeclare = 7, 27 oder beides ansagen
    .keys = 7, 2, b
keyStandPlan = Bis zum Ende der Runde bleiben
    .keys = e
keyTakePlan = Karten nehmen, bis eine Summe erreicht ist
    .keys = u
keySitOut = Aussetzen
    .keys = p
keyHint = Tipp
    .keys = h

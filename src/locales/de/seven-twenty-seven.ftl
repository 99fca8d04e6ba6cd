title = Seven Twenty-Seven
handNumber = Runde { $hand }
seats = Plätze
dealer = Dealer
dealerSign = D
openSeat = frei
tempers =
    .cautious = vorsichtig
    .steady = ruhig
    .bold = kühn
toAnte = noch keine Ante
backs =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
# Ohne Person, denn es steht unter „Du“ wie unter „Platz 2“.
actions =
    .ante = Ante { $amount }
    .sit-out = setzt aus
    .cut = abgehoben
    .check = geschoben
    .call = mitgegangen { $amount }
    .bet = gesetzt { $amount }
    .raise = erhöht um { $amount }
    .fold = gepasst
    .take = eine Karte
    .stand = geblieben
    .declare = angesagt
    .bust = überkauft
allIn = all-in
frozen = gesperrt
declared = { part-targets } angesagt
won =
    { $targets ->
        [low] 7 gewonnen
        [high] 27 gewonnen
       *[both] beides gewonnen
    }
part-target =
    { $target ->
        [low] 7
       *[high] 27
    }
part-targets =
    { $targets ->
        [low] 7
        [high] 27
       *[both] beides
    }
points =
    { $half ->
        [true] { $whole }½
       *[false] { $whole }
    }
shows = offen { part-open }
seen = andere sehen { part-open }
part-open =
    { $count ->
        [1] { $least }
        [2] { $least } oder { $most }
       *[other] { $least } bis { $most }
    }
seenByAll = für alle sichtbar
range = hat { $least }–{ $most }
totals =
    { HAS($high) ->
        [true] { $low } und { $high }
       *[false] { $low }
    }
counts =
    { HAS($high) ->
        [true] { $low } für 7, { $high } für 27
       *[false] { $low }
    }
ownHand = Deine Hand
dealings =
    .up-down = Du bekommst eine offene und eine verdeckte Karte.
    .down-down-up = Du bekommst zwei verdeckte Karten und eine offene.
    .down-up = Du bekommst eine verdeckte Karte und eine offene.
goal = für { part-target }
exact = genau
tooHigh = zu viel
short = { $points } drunter
over = { $points } drüber
aces =
    { $count ->
        [one] Ass
       *[other] Asse
    } als { $values ->
        [ones] 1
        [elevens] 11
       *[both] 1 und 11
    }
values =
    .courts =
        { $tens ->
            [half] 10 J Q K ½
           *[face] J Q K ½
        }
    .numbers =
        2–{ $tens ->
            [half] 9
           *[face] 10
        } wie aufgedruckt
    .ace = Ass 1 oder 11, je Ziel das Bessere
intro =
    .carried = Im Pot liegen noch { CHIPS($chips) } von vorher.
    .aim = Am nächsten an 7 gewinnt den halben Pot, am nächsten an 27 die andere Hälfte. Eine Hand kann beide gewinnen.
    .declare = Am Ende sagst du 7, 27 oder beides an.
scorings =
    .nearest = Darüber ist so gut wie darunter.
    .over-is-bust = Wer über einem Ziel liegt, kann es nicht gewinnen.
    .under-beats-over = Bei gleichem Abstand gewinnt, wer unter dem Ziel liegt.
    .over-beats-under = Bei gleichem Abstand gewinnt, wer über dem Ziel liegt.
    .inside-beats-outside = Bei gleichem Abstand gewinnt, wer zwischen 7 und 27 liegt.
    .outside-beats-inside = Bei gleichem Abstand gewinnt, wer nicht zwischen 7 und 27 liegt.
pot = Pot
potName =
    { $pot ->
        [only] Pot
        [main] Hauptpot
        [side] Nebenpot
       *[numbered] Nebenpot { $number }
    }
half = { part-target } gewinnt { $chips }
among = { SEATS($seats, form: "label") }
phases =
    .ante = Ante
    .bets = Setzrunde
    .draw = Weitere Karten
    .declare = Ansage
    .over = Ergebnis
menu = Mehr
help = So wird gespielt
hintLabel = Tipp
fair = Diese Runde prüfen
buttons =
    .sit-out = Aussetzen
    .check = Schieben
    .fold = Passen
    .take = Karte nehmen
    .stand = Bleiben
    .low = 7 ansagen
    .high = 27 ansagen
    .both = Beides ansagen
    .show = Karten zeigen
    .next = Nächste Runde
    .rebuy = Neue Chips holen
    .step = Weiter
    .skip = Zum Ende springen
    .new = Neuer Tisch
costs =
    .ante = Ante { $chips }
    .call = Mitgehen { $chips }
    .bet = { $chips } setzen
    .raise = Um { $chips } erhöhen
amountOf =
    .bet = Einsatz
    .raise = Erhöhung
limits = { $min } bis { $max }
addChip = { $chips } dazu
presets =
    .min = Min.
    .half-pot = ½ Pot
    .pot = Pot
    .max = Max.
presetOf = { $preset }: { CHIPS($chips) }
preActions =
    .check-or-fold = Schieben oder passen
    .call-any = Alles mitgehen
    .not-now = Das kannst du wählen, während andere setzen.
    .shared = Nicht, solange noch jemand an diesem Gerät im Spiel ist.
preActionChosen =
    Wenn du dran bist: { $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }.
preActionNone = Im Voraus ist nichts gewählt.
preActionDropped =
    „{ $action ->
        [check-or-fold] { preActions.check-or-fold }
       *[call-any] { preActions.call-any }
    }“ gilt nicht mehr.
plansName = Pläne
plans =
    .stand = Bis zum Ende bleiben
    .take = Nehmen bis
planStop = Bei dieser Summe für 27 aufhören
planLate = Das kannst du wählen, solange du noch Karten nehmen darfst.
planChosen =
    { $type ->
        [stand] Du bleibst bis zum Ende der Runde.
       *[take] Du nimmst Karten, bis deine Summe für 27 mindestens { $until } ist.
    }
planNone = Der Plan ist zurückgenommen.
planShown =
    { $type ->
        [stand] Plan: bleiben
       *[take] Plan: nehmen bis { $until }
    }
steps =
    .ante = Zahl { $ante } Ante, um mitzuspielen, oder setz diese Runde aus.
    .check = Noch hat niemand gesetzt. Schieb umsonst, oder setz { $min } bis { $max }.
    .call =
        Dabeizubleiben kostet { $call }. Geh mit, { $raises ->
            [true] erhöh{ " " }
           *[false] { "" }
        }oder pass.
    .draw =
        Nimm eine { $up ->
            [true] offene{ " " }
           *[false] { "" }
        }Karte, oder bleib. { $left ->
            [0] Später kannst du noch eine nehmen.
            [1] Bleibst du jetzt, bekommst du keine mehr.
            [2] Bleibst du zweimal in Folge, bekommst du keine mehr.
            [3] Bleibst du dreimal in Folge, bekommst du keine mehr.
           *[other] Bleibst du { $left }-mal in Folge, bekommst du keine mehr.
        }
    .declare =
        Welche Hälfte? Bei beidem musst du beides gewinnen{ $tie ->
            [true] { " " }oder eines gewinnen und das andere teilen
           *[false] { "" }
        }.{ $secret ->
            [true] { " " }Alle sagen zugleich an.
           *[false] { "" }
        }
    .wait = { $waits }
    .covered = Gib das Gerät an { SEAT($seat, form: "accusative") }.
    .frozen = Deine Hand ist gesperrt: keine Karten mehr, du setzt aber weiter. { $waits }
    .all-in = Du bist all-in. { $waits }
    .folded = Du hast gepasst. Die anderen spielen weiter.
    .bust = Du hast dich überkauft: über 27, selbst mit jedem Ass als 1. Die anderen spielen weiter.
    .sits-out = Du setzt diese Runde aus.
    .no-chips = Du hast keine Chips mehr.
    .nobody = Weniger als zwei haben Ante gezahlt, also wurden keine Karten gegeben.
waitForSeat = Warten auf { SEAT($seat, form: "accusative") }.
waitForOthers = Warten auf die anderen.
paid =
    { $outcome ->
        [even]
            { WHO($seat) ->
                [you] Du machst
               *[other] { part-seat } macht
            } weder Gewinn noch Verlust
        [won]
            { WHO($seat) ->
                [you] Du gewinnst
               *[other] { part-seat } gewinnt
            } { CHIPS($chips) }
       *[lost]
            { WHO($seat) ->
                [you] Du verlierst
               *[other] { part-seat } verliert
            } { CHIPS($chips) }
    }{ $won ->
        [0] .
       *[other] : { $won } aus dem Pot, { $put } eingesetzt.
    }
part-seat = { CAPITAL(SEAT($seat)) }
hints =
    .ante = Tipp: Ante zahlen.
    .sit-out = Tipp: aussetzen.
    .cut = Tipp: abheben.
    .check = Tipp: schieben.
    .bet = Tipp: { $amount } setzen.
    .call = Tipp: mitgehen.
    .raise = Tipp: um { $amount } erhöhen.
    .fold = Tipp: passen.
    .take = Tipp: eine Karte nehmen.
    .stand = Tipp: bleiben.
    .declare = Tipp: { part-targets } ansagen.
announcements =
    .hand-started =
        Runde { $hand }. { WHO($dealer) ->
            [you] Du gibst
           *[other] { CAPITAL(SEAT($dealer)) } gibt
        }. Ante: { $ante }.{ $carried ->
            [0] { "" }
           *[other] { " " }Im Pot liegen noch { CHIPS($carried) }.
        }
    .nobody-played = Weniger als zwei haben Ante gezahlt, also werden keine Karten gegeben.
    .ante =
        { WHO($seat) ->
            [you] Du zahlst
           *[other] { part-seat } zahlt
        } { $amount } Ante{ part-all-in }.
    .call =
        { WHO($seat) ->
            [you] Du gehst
           *[other] { part-seat } geht
        } mit: { $amount }{ part-all-in }.
    .bet = { part-seat } setzt { $amount }{ part-all-in }.
    .raise =
        { WHO($seat) ->
            [you] Du erhöhst
           *[other] { part-seat } erhöht
        } um { $amount }{ part-all-in }.
    .sits-out = { part-seat } setzt aus.
    .cut =
        { WHO($seat) ->
            [you] Du hebst
           *[other] { part-seat } hebt
        } ab.
    .check =
        { WHO($seat) ->
            [you] Du schiebst
           *[other] { part-seat } schiebt
        }.
    .fold = { part-seat } passt.
    .bust =
        { WHO($seat) ->
            [you] Du hast dich
           *[other] { part-seat } hat sich
        } überkauft.
    .take =
        { WHO($seat) ->
            [you] Du nimmst
           *[other] { part-seat } nimmt
        } { HAS($card) ->
            [true] { CARD($card) }
           *[false] eine Karte
        }{ HAS($counts) ->
            [true] : { $counts }
           *[false] { "" }
        }.
    .stand =
        { WHO($seat) ->
            [you] Du bleibst
           *[other] { part-seat } bleibt
        }{ $frozen ->
            [true] , und die Hand ist gesperrt
           *[false] { "" }
        }.
    .dealt =
        { WHO($seat) ->
            [you] Du zeigst
           *[other] { part-seat } zeigt
        } { CARDS($cards) }.
    .own-cards =
        { WHO($seat) ->
            [you] Deine Karten
           *[other] Karten von { SEAT($seat, form: "dative") }
        }: { CARDS($cards) }. Das sind { $counts }.
    .declare =
        { $targets ->
            [secret]
                { WHO($seat) ->
                    [you] Du hast
                   *[other] { part-seat } hat
                } angesagt
           *[other]
                { WHO($seat) ->
                    [you] Du sagst
                   *[other] { part-seat } sagt
                } { part-targets } an
        }.
    .declared = Angesagt: { $all }.
    .phase =
        { $phase ->
            [bets] Setzrunde.
            [draw] Weitere Karten.
            [declare] Ansage.
           *[other] { "" }
        }
    .turn =
        { WHO($seat) ->
            [you] Du bist
           *[other] { part-seat } ist
        } dran{ $call ->
            [0] { "" }
           *[other] : { $call } zum Mitgehen
        }.
    .stack =
        { WHO($seat) ->
            [you] Du hast
           *[other] { part-seat } hat
        } { $chips ->
            [0] keine Chips mehr
           *[other] { CHIPS($chips) }
        }.
declaredBy = { SEAT($seat, form: "label") } – { part-targets }
part-all-in =
    { $allIn ->
        [true] , all-in
       *[false] { "" }
    }
explanations =
    .both = { part-pot }{ part-wins } beide Hälften ({ CHIPS($amount) }): { part-ranks } ergibt { part-reach }.
    .half =
        { part-pot }{ $shared ->
            [true]
                { WHO($seat) ->
                    [you] Du teilst dir
                   *[other] { part-seat } teilt sich
                }
           *[false] { part-wins }
        } { part-half } ({ CHIPS($amount) }{ $odd ->
            [true] , mit dem überzähligen
           *[false] { "" }
        }): { part-ranks } ergibt { HAS($off) ->
            [true] { $total } ({ $off } von { part-target } entfernt)
           *[false] { $total }
        }.
    .unclaimed = { CAPITAL(part-unclaimed) }
    .last =
        { HAS($potName) ->
            [true] { $potName }: { part-alone }.
           *[false] { CAPITAL(part-alone) }, ohne Karten zu zeigen.
        }
    .failed-both =
        { part-pot }{ WHO($seat) ->
            [you] Du hast beides angesagt, aber nicht beides gewonnen, und gehst leer aus.
           *[other] { part-seat } hat beides angesagt, aber nicht beides gewonnen, und geht leer aus.
        }
    .void = { CAPITAL(part-void) }
    .carried = { CAPITAL(part-carried) }
    .three-quarters =
        { part-pot }{ WHO($seat) ->
            [you] Du gewinnst eine Hälfte allein und teilst
           *[other] { part-seat } gewinnt eine Hälfte allein und teilt
        } die andere: drei Viertel, { CHIPS($amount) }.
    .five-ace-ace = 5-A-A schlägt jede andere Hand: { SEATS($seats, separator: " und ") }.
    .uncalled = Niemand ist mitgegangen: { CHIPS($amount) } zurück an { SEAT($seat, form: "accusative") }.
    .nothing = { part-wins } nichts: { part-ranks } ergibt { part-reach }.
part-pot =
    { HAS($potName) ->
        [true] { $potName }:{ " " }
       *[false] { "" }
    }
part-wins =
    { WHO($seat) ->
        [you] Du gewinnst
       *[other] { part-seat } gewinnt
    }
part-ranks = { CARD_SIGNS($cards, form: "rank", separator: "-") }
part-half =
    { $target ->
        [low] die 7er-Hälfte
       *[high] die 27er-Hälfte
    }
part-reach =
    { HAS($high) ->
        [true]
            { HAS($lowOff) ->
                [true] { $low } ({ $lowOff } von 7 entfernt)
               *[false] { $low }
            } und { HAS($highOff) ->
                [true] { $high } ({ $highOff } von 27 entfernt)
               *[false] { $high }
            }
       *[false]
            { $low } ({ HAS($lowOff) ->
                [true] { $lowOff } von 7,{ " " }
               *[false] { "" }
            }{ $highOff } von 27 entfernt)
    }
part-unclaimed = { part-pot }{ part-half } kann niemand gewinnen. Auch sie geht an { SEATS($seats, form: "accusative", separator: " und ") }: { CHIPS($amount) }.
part-alone =
    nur noch { WHO($seat) ->
        [you] du bist dabei und nimmst
       *[other] { SEAT($seat) } ist dabei und nimmt
    } { CHIPS($amount) }
part-void = { part-pot }niemand kann wie angesagt gewinnen, also entscheiden die Summen.
part-carried =
    { part-pot }{ $target ->
        [pot] den Pot
       *[other] { part-half }
    } kann niemand gewinnen. Für die nächste Runde { $amount ->
        [one] bleibt
       *[other] bleiben
    } { CHIPS($amount) } liegen.
stakes =
    .bet = Der Einsatz
    .raise = Die Erhöhung
refusals =
    .no-such-move = Den Zug „{ $move }“ gibt es nicht.
    .not-now =
        { part-move } geht jetzt nicht, { $phase ->
            [ante] noch wird Ante gezahlt
            [bets] es wird gesetzt
            [draw] es werden Karten genommen
            [declare] es wird angesagt
           *[over] die Runde ist zu Ende
        }.
    .seat-open = { SEAT($seat) } ist frei.
    .seat-out = { part-seat } setzt diese Runde aus.
    .seat-folded = { part-has } gepasst.
    .seat-bust =
        { WHO($seat) ->
            [you] Du hast dich
           *[other] { part-seat } hat sich
        } überkauft.
    .already-anted = { part-has } schon Ante gezahlt.
    .already-cut = { part-has } schon abgehoben.
    .already-declared = { part-has } schon angesagt.
    .not-your-turn =
        { WHO($turn) ->
            [you] Du bist
           *[other] { CAPITAL(SEAT($turn)) } ist
        } dran.
    .seat-frozen =
        Wer { $stands ->
            [1] einmal
            [2] zweimal
            [3] dreimal
           *[other] { $stands }-mal
        } in Folge bleibt, dessen Hand ist gesperrt: keine Karten mehr.
    .bad-cut = Worte zum Abheben haben höchstens { $most } Zeichen.
    .bad-declaration = „{ $targets }“ lässt sich nicht ansagen, nur 7, 27 oder beides.
    .table-moves = { part-move } kann nur der Tisch.
    .antes-open =
        { WHO($seat) ->
            [you] Du musst
           *[other] { part-seat } muss
        } noch Ante zahlen oder aussetzen.
    .bet-open = Es ist gesetzt: { CHIPS($call) } zum Mitgehen.
    .no-bet-open = Niemand hat gesetzt, also gibt es nichts mitzugehen.
    .max-raises =
        In einer Setzrunde gibt es höchstens { $max ->
            [one] { $max } Erhöhung
           *[other] { $max } Erhöhungen
        }.
    .short-of-raise = Nach dem Mitgehen sind für eine Erhöhung keine Chips mehr da.
    .not-reopened = Die letzte Erhöhung lag unter dem Minimum von { $min } und erlaubt keine weitere.
    .nobody-to-raise = Alle anderen sind schon all-in.
part-has =
    { WHO($seat) ->
        [you] Du hast
       *[other] { part-seat } hat
    }
part-move =
    { $move ->
        [ante] Ante zahlen
        [sit-out] Aussetzen
        [cut] Abheben
        [deal] Geben
        [check] Schieben
        [bet] Setzen
        [call] Mitgehen
        [raise] Erhöhen
        [fold] Passen
        [take] Eine Karte nehmen
        [stand] Bleiben
        [declare] Ansagen
       *[settle] Auszahlen
    }

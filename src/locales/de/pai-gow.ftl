title = Pai Gow Poker
handNumber = Runde { $hand }

# Formen: "plural" (Asse, Zweien, Buben).
rankName =
    { $form ->
        [plural]
            { $rank ->
                [1] Asse
                [2] Zweien
                [3] Dreien
                [4] Vieren
                [5] Fünfen
                [6] Sechsen
                [7] Siebenen
                [8] Achten
                [9] Neunen
                [10] Zehnen
                [11] Buben
                [12] Damen
               *[13] Könige
            }
       *[other]
            { $rank ->
                [1] Ass
                [2] Zwei
                [3] Drei
                [4] Vier
                [5] Fünf
                [6] Sechs
                [7] Sieben
                [8] Acht
                [9] Neun
                [10] Zehn
                [11] Bube
                [12] Dame
               *[13] König
            }
    }

# omits $form
hands =
    .nothing = höchste Karte { RANK_NAME($high) }
    .pair = Paar { RANK_NAME($high, form: "plural") }
    .two-pairs = zwei Paare, { RANK_NAME($high, form: "plural") } und { RANK_NAME($low, form: "plural") }
    .trips = Drilling { RANK_NAME($high, form: "plural") }
    .straight = Straße { part-run }
    .flush = Flush mit { RANK_NAME($high) }
    .full-house = Full House, { RANK_NAME($high, form: "plural") } mit { RANK_NAME($low, form: "plural") }
    .quads = Vierling { RANK_NAME($high, form: "plural") }
    .straight-flush =
        { $high ->
            [1] Royal Flush
           *[other] Straight Flush { part-run }
        }
    .five-aces = fünf Asse
part-run =
    { $high ->
        [5] von Ass bis Fünf
       *[other] bis { RANK_NAME($high) }
    }
twoCards = { RANK_NAME($high) }-{ RANK_NAME($low) }
handApart =
    { $hand }, { $kind ->
        [nothing] dann
        [flush] dann
       *[other] Kicker
    } { RANK_NAME($rank) }
handWithJoker =
    { $hand }, Joker als { HAS($card) ->
        [true] { CARD($card) }
       *[false] { RANK_NAME($rank) }
    }

sides =
    .front = Vorn
    .back = Hinten
trays =
    .front =
        { sides.front } · { $count ->
            [2] zwei Karten
           *[other] { $count } von 2
        }
    .back =
        { sides.back } · { $extra ->
            [0] fünf Karten
           *[other] { $extra } nach vorn
        }

choose =
    { $missing ->
        [1] Wähl noch eine Karte für die vordere Hand.
       *[2] Wähl zwei Karten für die vordere Hand. Die anderen fünf müssen höher sein.
    }
# omits $backKind
legalSet = Gültig gelegt: hinten { $back }, mehr als vorn { $front }.
foulSet = { CAPITAL(part-foul) }. Das ist ungültig, beide Hände würden verlieren.
part-foul = { $front } vorn ist mehr als { $back } hinten
houseWay =
    Hausregel: { $rule ->
        [five-aces] fünf Asse
        [quads] Vierling
        [two-trips] zwei Drillinge
        [full-house] Full House
        [straight-or-flush] Straße oder Flush
        [trips] Drilling
        [three-pairs] drei Paare
        [two-pairs] zwei Paare
        [one-pair] ein Paar
       *[nothing] kein Paar
    }.

idle =
    .sits-out = Du setzt diese Runde aus.
    .no-chips = Du hast keine Chips mehr.
    .deals = Du bist der Dealer. Die anderen setzen.
    .deals-later = Du bist der Dealer. Deine Karten werden aufgedeckt, wenn die anderen gelegt haben.
    .offer = Die Bank wird angeboten.
    .wait = Warten auf die anderen Spieler.
    .nobody = Niemand hat gesetzt, also wurden keine Karten gegeben.
offered = Die Bank nehmen? Du gibst diese Runde und spielst gegen alle anderen.
covered = Gib das Gerät an { SEAT($seat, form: "accusative") }.

dealer = Dealer
house = Haus
openSeat = frei
seatStates =
    .waiting = setzt noch
    .out = setzt aus
    .setting = beim Legen
    .set = gelegt
seats = Plätze
ownHands = Deine Hände
backs =
    { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
diceName = Würfel { $dice }
firstHand = Zusammen { $total }: erste Hand für { SEAT($seat, form: "accusative") }

stake = Einsatz
bonus = Fortune-Bonus
staked =
    Einsatz { $stake }{ $bonus ->
        [0] { "" }
       *[other] , Bonus { $bonus }
    }
bonusSign = Bonus { $bonus }
limits = { $min } bis { $max }
addChip = { $chips } dazu
pays = Gewinn zahlt { $chips }
repeat = Nochmal
    .name = Letzten Einsatz wiederholen
double = 2×
    .name = Einsatz verdoppeln
half = ½
    .name = Einsatz halbieren
noStake = Es gibt noch keinen Einsatz zum Wiederholen.

menu = Mehr
fair = Diese Runde prüfen
help = So wird gespielt
buttons =
    .clear = Leeren
    .pays = Auszahlungen
    .bank = Bank nehmen
    .decline = Bank weitergeben
    .deal = Geben
    .pass = Aussetzen
    .house-way = Hausregel
    .set = Hände legen
    .show = Karten zeigen
    .next = Nächste Runde
    .rebuy = Neue Chips holen
    .step = Weiter
    .skip = Zum Ende springen
    .new = Neuer Tisch
sortBy =
    .rank = Nach Wert ordnen
    .suit = Nach Farbe ordnen

fortune =
    .natural-seven = Straight Flush aus sieben Karten
    .royal-match = Royal Flush, dazu König und Dame einer Farbe
    .joker-seven = Straight Flush aus sieben Karten mit Joker
    .five-aces = fünf Asse
    .royal-flush = Royal Flush
    .straight-flush = Straight Flush
    .quads = Vierling
    .full-house = Full House
    .flush = Flush
    .trips = Drilling
    .straight = Straße

outcomes =
    .win = Gewinn
    .push = Remis
    .lose = Verlust
comparisons =
    .win = gewinnt
    .lose = verliert
    .copy = gleich
foul = Ungültig
commission = Kommission { $chips }
pushed = Remis{ part-push }
part-push =
    { $push ->
        [queen-high] : der Dealer hat Dame hoch
        [ace-high] : der Dealer hat Ass hoch
        [nine-front] : der Dealer hat vorn Neun hoch
       *[none] { "" }
    }
returned = Dealer hat zu wenig Chips, { $chips } zurück
stakeLine = Einsatz { SIGNED($chips) }
bonusLine =
    Fortune{ HAS($line) ->
        [true] : { $line }
       *[false] { "" }
    } { SIGNED($chips) }
envyLine = Envy: { $line } bei { SEAT($seat, form: "dative") } { SIGNED($chips) }

announcements =
    .hand-started = Runde { $hand }.
    .deals =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gibst
           *[other] gibt
        }.
    .bank-offered = Die Bank wird angeboten: { SEAT($seat, form: "label") }.
    .takes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] übernimmst
           *[other] übernimmt
        } die Bank.
    .passes-bank =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gibst
           *[other] gibt
        } die Bank weiter.
    .house-deals = Niemand hat die Bank übernommen, also gibt das Haus.
    .bet =
        { CAPITAL(SEAT($seat)) } setzt { CHIPS($chips) }{ $bonus ->
            [0] { "" }
           *[other] { " " }und { $bonus } auf Fortune
        }.
    .sits-out = { CAPITAL(SEAT($seat)) } setzt aus.
    .cut =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] hebst
           *[other] hebt
        } ab.
    .nobody-played = Niemand hat gesetzt, also wurden keine Karten gegeben.
    .dice = Die Würfel ergeben { $total }.
    .dealt =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] bekommst
           *[other] bekommt
        } die erste Hand.
    .own-cards =
        { WHO($seat) ->
            [you] Deine Karten
            [dealer] Karten vom Dealer
           *[other] Karten von { SEAT($seat, form: "dative") }
        }: { CARDS($cards) }.
    .set =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] hast
           *[other] hat
        } gelegt.
    .dealer-shown = Alle haben gelegt.
    .dealer-set = { SEAT($seat, form: "label") }: vorn { $front }, hinten { $back }.
    .stack =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] hast
           *[other] hat
        } { $chips ->
            [0] keine Chips mehr
           *[other] { CHIPS($chips) }
        }.

# omits $backKind
compared =
    { SEAT($seat, form: "label") }: { $front } vorn { $frontResult ->
        [win] gewonnen
        [lose] verloren
       *[copy] gleichauf
    }, { $back } hinten { $backResult ->
        [win] gewonnen
        [lose] verloren
       *[copy] gleichauf
    }.
foulPlayed = { SEAT($seat, form: "label") }: ungültig gelegt, beide Hände verlieren.
ownPush = Eine Hand für jeden: Dein Einsatz kommt zurück.
stakeBack = Dein Einsatz kommt zurück.
results =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gewinnst
           *[other] gewinnt
        } { CHIPS($chips) }{ part-commission }.
    .push =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] spielst
           *[other] spielt
        } remis{ part-push }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] verlierst
           *[other] verliert
        } { CHIPS($chips) }.
part-commission =
    { $commission ->
        [0] { "" }
       *[other]
            { " " }nach Abzug von { CHIPS($commission) } Kommission{ $rounded ->
                [true] { " " }(aufgerundet)
               *[false] { "" }
            }
    }
dealerResults =
    .win =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] gewinnst
           *[other] gewinnt
        }{ part-as-dealer } { CHIPS($chips) }{ part-commission }.
    .even =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] machst
           *[other] macht
        } weder Gewinn noch Verlust{ part-as-dealer }{ part-commission }.
    .lose =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] verlierst
           *[other] verliert
        }{ part-as-dealer } { CHIPS($chips) }.
part-as-dealer =
    { $house ->
        [true] { "" }
       *[false] { " " }als Dealer
    }
dealerShort = Der Dealer hat zu wenig Chips. Vom Einsatz zurück: { CHIPS($chips) }.
bonusLost = Der Bonuseinsatz von { $chips } ist verloren.
bonusWon = Fortune, { $line }: { $chips } gewonnen.
envyWon = Envy, { $line } bei { SEAT($seat, form: "dative") }: { $chips } gewonnen.
inAll = Insgesamt { SIGNED($chips) }.
sentenceGap = { " " }

stakeNames =
    .stake = Der Einsatz
    .bonus = Der Bonuseinsatz
refusals =
    .no-such-move = Den Zug „{ $move }“ gibt es nicht; möglich sind bank, decline, bet, pass, cut und set.
    .not-now =
        { part-move } geht jetzt nicht, { $phase ->
            [offer] die Bank wird angeboten
            [bets] es wird gesetzt
            [set] die Hände werden gelegt
            [dealer] die Karten des Dealers liegen offen
           *[over] die Runde ist zu Ende
        }.
    .not-offered = Die Bank wird gerade angeboten: { SEAT($seat, form: "label") }.
    .seat-open = { CAPITAL(SEAT($seat)) } ist frei.
    .seat-out = { CAPITAL(SEAT($seat)) } setzt diese Runde aus.
    .already-set = { part-have } schon gelegt.
    .already-bet = { part-have } schon gesetzt.
    .already-cut = { part-have } schon abgehoben.
    .dealer-bets-not = Der Dealer setzt nicht.
    .house-cuts-not = Das Haus hebt nicht ab.
    .table-moves = { part-move } kann nur der Tisch.
    .bets-open =
        { CAPITAL(SEAT($seat)) } { WHO($seat) ->
            [you] musst
           *[other] muss
        } erst setzen oder aussetzen.
    .no-bonus = An diesem Tisch gibt es keinen Bonuseinsatz.
    .bad-cut = Die Worte zum Abheben haben höchstens { NUMBER($most) } Zeichen.
    .cards-covered = Diese Karten sind verdeckt. Zeig sie zuerst.
    .two-in-front = Leg zwei Karten nach vorn und fünf nach hinten.
    .same-card = { CARD($card) } kann nicht zweimal vorn liegen.
    .foreign-card =
        { HAS($card) ->
            [true] { CARD($card) }
           *[false] { $got }
        } ist keine der sieben Karten.
    .foul = { CAPITAL(part-foul) }.
    .house-way =
        Der Dealer muss nach der Hausregel { $houseWay ->
            [foxwoods] von Foxwoods
            [mgm-grand] des MGM Grand
           *[own] dieses Tisches
        } legen.
part-have =
    { CAPITAL(SEAT($seat)) } { WHO($seat) ->
        [you] hast
       *[other] hat
    }
part-move =
    { $move ->
        [bank] Die Bank nehmen
        [decline] Die Bank weitergeben
        [bet] Setzen
        [pass] Aussetzen
        [cut] Abheben
        [deal] Geben
        [set] Legen
       *[settle] Auszahlen
    }

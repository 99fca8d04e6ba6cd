# Formen: a (Akkusativ: einen König, eine Dame), one (Nominativ: ein König), plural (Könige).
rankName =
    { $form ->
        [a]
            { $rank ->
                [1] ein Ass
                [11] einen Buben
                [12] eine Dame
                [13] einen König
               *[other] eine { $rank }
            }
        [one]
            { $rank ->
                [1] ein Ass
                [11] ein Bube
                [12] eine Dame
                [13] ein König
               *[other] eine { $rank }
            }
        [plural] { part-ranks }
       *[other] { part-rank }
    }
part-rank =
    { $rank ->
        [1] Ass
        [11] Bube
        [12] Dame
        [13] König
       *[other] { $rank }
    }
part-ranks =
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

goalFoundations =
    Bring alle { $cards } Karten auf { $count ->
        [1] die Ablage
        [4] die vier Ablagen
        [8] die acht Ablagen
       *[other] die { $count } Ablagen
    }{ $by ->
        [suit] : für jede Farbe { $each ->
            [1] eine
            [2] zwei
           *[other] { $each }
        }
        [alternate] , abwechselnd rot und schwarz
        [color] , jede nur rot oder nur schwarz
        [another] , jede Karte in anderer Farbe als die davor
       *[any] , ohne Rücksicht auf die Farbe
    }{ $way ->
        [straight] , { part-fromTo }
        [both] , die eine Hälfte aufwärts { part-fromTo }, die andere abwärts { part-back }
       *[open] { "" }
    }.
part-fromTo = { part-from } bis { part-to }
part-from =
    { $first ->
        [1] vom Ass
        [11] vom Buben
        [12] von der Dame
        [13] vom König
       *[other] von der { $first }
    }
part-to =
    { $last ->
        [1] zum Ass
        [11] zum Buben
        [12] zur Dame
        [13] zum König
       *[other] zur { $last }
    }
part-back =
    { $last ->
        [1] vom Ass
        [11] vom Buben
        [12] von der Dame
        [13] vom König
       *[other] von der { $last }
    } bis { $first ->
        [1] zum Ass
        [11] zum Buben
        [12] zur Dame
        [13] zum König
       *[other] zur { $first }
    }
goalRuns =
    Leg { $count ->
        [4] vier
        [8] acht
       *[other] { $count }
    } vollständige Folgen in gleicher Farbe, { part-fromTo }.
goalColumns =
    { $shape ->
        [pyramid] Räum die ganze Pyramide ab.
        [peaks] Räum die drei Gipfel ab.
       *[columns] Räum alle Spalten ab.
    }{ $rest ->
        [score] { " " }Gelingt das nicht, lass möglichst wenige Karten übrig.
        [free] { " " }Andere Karten dürfen übrig bleiben.
       *[none] { "" }
    }
goalAll =
    .removed = Entferne alle { $cards } Karten.
    .waste = Bring alle { $cards } Karten auf den Abwurf.

build =
    In den Spalten kommt eine Karte auf eine, die um eins { $direction ->
        [down] höher
        [up] niedriger
       *[both] höher oder niedriger
    } ist{ $by ->
        [alternate] { " " }und die andere Farbe hat, rot oder schwarz
        [suit] { " " }und dieselbe Farbe hat
        [color] , rot auf rot oder schwarz auf schwarz
        [another] { " " }und nicht dieselbe Farbe hat
       *[any] , gleich welcher Farbe
    }.
buildAnything = In den Spalten kommt jede Karte auf jede andere.
noBuild = In den Spalten kommt keine Karte auf eine andere.
wrap =
    { $direction ->
        [down] Auch { part-high } kommt auf { RANK_NAME($low, form: "a") }.
        [up] Auch { part-low } kommt auf { RANK_NAME($high, form: "a") }.
       *[both] Auch { RANK_NAME($high) } und { RANK_NAME($low) } passen aufeinander.
    }
part-high = { RANK_NAME($high, form: "one") }
part-low = { RANK_NAME($low, form: "one") }

moveOne = Karten lassen sich nur einzeln bewegen.
moveRun = Karten { part-order } lassen sich zusammen bewegen.
part-order =
    in { $direction ->
        [down] absteigender
        [up] aufsteigender
       *[both] auf- oder absteigender
    } Folge{ $by ->
        [alternate] { " " }und wechselnder Farbe, rot und schwarz,
        [suit] { " " }und gleicher Farbe
        [color] , alle rot oder alle schwarz,
        [another] , von denen keine die Farbe der nächsten hat,
       *[any] , gleich welcher Farbe,
    }
moveWhole = Geordnete Karten am Ende einer Spalte gehen nur alle zusammen in eine andere.
moveGroup =
    { $isHidden ->
        [true] Jede offene Karte
       *[false] Jede Karte
    } lässt sich mit allen, die auf ihr liegen, bewegen, auch wenn sie nicht geordnet sind.
supermove = Geordnete Karten lassen sich zusammen bewegen: eine mehr, als { part-places } leer sind.
fullSupermove = Geordnete Karten lassen sich zusammen bewegen: so viele, wie du einzeln über leere { part-places } bewegen könntest.
part-places =
    { $places ->
        [cells] Zellen
        [columns] Spalten
       *[both] Zellen und Spalten
    }

emptyAny =
    { $moves ->
        [one] In eine leere Spalte darf jede Karte.
        [run] In eine leere Spalte darf jede Karte, auch mit Karten, die geordnet auf ihr liegen.
       *[group] In eine leere Spalte darf jede Karte, mit allem, was auf ihr liegt.
    }
emptyRank =
    In eine leere Spalte darf nur { RANK_NAME($rank, form: "one") }{ $moves ->
        [one] { "" }
        [run] , auch mit Karten, die geordnet darauf liegen
       *[group] , mit allem, was darauf liegt
    }.
emptyOpenRank =
    { $which ->
        [highest] In eine leere Spalte darf nur eine Karte des Werts, mit dem eine Ablage endet.
       *[base] In eine leere Spalte darf nur eine Karte des Werts, mit dem eine Ablage beginnt.
    }
emptyWaste = In eine leere Spalte darf nur die oberste Karte des Abwurfs.
emptyNone = Eine leere Spalte bleibt leer.
fill =
    Eine leere Spalte wird sofort { $first ->
        [reserve] aus der Reserve
        [waste] vom Abwurf
       *[stock] vom Stapel
    } gefüllt{ $second ->
        [reserve] , oder wenn dort nichts mehr ist, aus der Reserve
        [waste] , oder wenn dort nichts mehr ist, vom Abwurf
        [stock] , oder wenn dort nichts mehr ist, vom Stapel
       *[none] { "" }
    }{ $third ->
        [reserve] , zuletzt aus der Reserve
        [waste] , zuletzt vom Abwurf
        [stock] , zuletzt vom Stapel
       *[none] { "" }
    }. Danach { $then ->
        [any] darf jede Karte dorthin
        [highest] darf nur eine Karte des Werts dorthin, mit dem eine Ablage endet
        [base] darf nur eine Karte des Werts dorthin, mit dem eine Ablage beginnt
        [waste] darf nur die oberste Karte des Abwurfs dorthin
       *[none] bleibt sie leer
    }.
fillChoice = Du wählst, welcher Stapel der Reserve eine leere Spalte füllt.
columnsFrom = In eine Spalte dürfen nur Karten { LIST($from) }.
fromPlaces =
    .columns = aus anderen Spalten
    .cells = aus Zellen
    .reserve = aus der Reserve
    .waste = vom Abwurf
most =
    Eine Spalte fasst höchstens { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.

cell = Eine Zelle nimmt eine beliebige Karte auf, bis du sie brauchst.
reserve =
    { $piles ->
        [single] Die oberste Karte der Reserve ist spielbar.
        [several] Die oberste Karte jedes Stapels der Reserve ist spielbar.
       *[cards] Jede Karte der Reserve ist spielbar.
    } Dorthin zurück kommt keine.

draw =
    { $wastes ->
        [1] Tipp den Stapel an, um { $count ->
            [1] eine Karte
            [2] zwei Karten
            [3] drei Karten
           *[other] { $count } Karten
        } auf den Abwurf aufzudecken. Dessen oberste Karte ist spielbar.
       *[other] Deck die Karten des Stapels auf einen Abwurf deiner Wahl auf. Die oberste Karte jedes Abwurfs ist spielbar.
    }
drawToHole = Wenn keine Karte passt, tipp den Stapel an, um dessen nächste Karte aufzudecken.
dealColumns =
    Tipp den Stapel an, um in jede Spalte eine Karte auszuteilen.{ $onlyFull ->
        [true] { " " }Das geht nur, wenn keine Spalte leer ist.
       *[false] { "" }
    }
dealReserve = Tipp den Stapel an, um auf jeden Stapel der Reserve eine Karte auszuteilen.

home = { part-base } { part-next } Tipp eine Karte zweimal an, um sie dorthin zu legen.
part-base =
    { $base ->
        [rank] Jede Ablage beginnt mit { $rank ->
            [1] einem Ass
            [11] einem Buben
            [12] einer Dame
            [13] einem König
           *[other] einer { $rank }
        }.
        [set] Die { RANK_NAME($rank, form: "plural") } liegen von Anfang an auf den Ablagen.
        [dealt] Eine Karte wird auf eine Ablage ausgeteilt. Alle Ablagen beginnen mit ihrem Wert.
        [first] Deine erste Karte auf einer Ablage ist beliebig. Alle Ablagen beginnen mit ihrem Wert.
       *[column] Alle Ablagen beginnen mit dem Wert der Karte, die als erste in die Spalten ausgeteilt wird.
    }
part-next =
    Darauf folgt die { $direction ->
        [up] nächsthöhere
       *[down] nächstniedrigere
    } Karte{ $by ->
        [suit] { " " }derselben Farbe
        [alternate] , schwarz auf rot oder rot auf schwarz
        [color] , rot auf rot oder schwarz auf schwarz
        [another] { " " }einer anderen Farbe
       *[any] { " " }einer beliebigen Farbe
    }.
homeBoth =
    { $base ->
        [rank] Die Hälfte der Ablagen beginnt mit { part-withRank } und wächst aufwärts, die anderen beginnen mit { $other ->
            [1] einem Ass
            [11] einem Buben
            [12] einer Dame
            [13] einem König
           *[other] einer { $other }
        } und wachsen abwärts
       *[open] Die erste Karte auf einer Ablage bestimmt den Wert, von dem an die Hälfte der Ablagen aufwärts wächst. Die anderen beginnen um eins niedriger und wachsen abwärts
    }, { $by ->
        [suit] alle in gleicher Farbe
        [alternate] abwechselnd rot und schwarz
        [color] jede nur rot oder nur schwarz
        [another] mit anderer Farbe bei jeder Karte
       *[any] ohne Rücksicht auf die Farbe
    }.
part-withRank =
    { $rank ->
        [1] einem Ass
        [11] einem Buben
        [12] einer Dame
        [13] einem König
       *[other] einer { $rank }
    }
homeRuns = Eine vollständige Folge in gleicher Farbe, { $count } Karten { part-fromTo }, geht von selbst auf eine Ablage.
homeWrap = Auf den Ablagen kommt { RANK_NAME($next, form: "one") } auf { RANK_NAME($end, form: "a") }.

hole =
    Tipp { $free ->
        [true] eine freie Karte
       *[false] die letzte Karte einer Spalte
    } an, um sie auf den Abwurf zu legen. Sie muss um eins höher oder niedriger sein als die Karte dort; die Farbe ist egal.{ $free ->
        [true] { " " }{ part-free }
       *[false] { "" }
    }
part-free = Frei ist eine Karte, auf der keine andere liegt.
holeEnds =
    .wrap = Die Reihe schließt sich: { RANK_NAME($high) } und { RANK_NAME($low) } passen aufeinander.
    .apart = { RANK_NAME($high) } und { RANK_NAME($low) } passen nicht aufeinander.
    .closed = Auf { RANK_NAME($high, form: "a") } kommt keine Karte, auf { RANK_NAME($low, form: "a") } nur { RANK_NAME($second, form: "one") }.

pairSum =
    { $cards ->
        [free] Entferne zwei freie Karten, die zusammen { $sum } ergeben.
        [last] Entferne die letzten Karten zweier Spalten, wenn sie zusammen { $sum } ergeben.
       *[all] Entferne zwei Karten, die zusammen { $sum } ergeben.
    } Das Ass zählt 1{ $values ->
        [ace] { "" }
        [jack] , der Bube 11
        [queen] , der Bube 11, die Dame 12
       *[king] , der Bube 11, die Dame 12, der König 13
    }.{ part-whatIsFree }
pairEqual =
    { $cards ->
        [free] Entferne zwei freie Karten mit gleichem Wert.
        [last] Entferne die letzten Karten zweier Spalten, wenn sie den gleichen Wert haben.
       *[all] Entferne zwei Karten mit gleichem Wert.
    }{ part-whatIsFree }
part-whatIsFree =
    { $cards ->
        [free] { " " }{ part-free }
       *[all] { "" }
    }
single = { CAPITAL(part-single) } zählt { $sum } und wird allein entfernt.
part-single = { RANK_NAME($rank, form: "one") }
trio = Entferne { LIST($ranks) } zusammen.
coverPairs = Eine Karte darf mit einer Karte, die sie bedeckt, ein Paar bilden, wenn sonst keine auf dieser liegt.
noCoverPairs = Eine Karte bildet nie ein Paar mit einer, die sie bedeckt.

pack =
    { $packs ->
        [1] Ein Kartenspiel
        [2] Zwei Kartenspiele
       *[other] { $packs } Kartenspiele
    }, { $cards } Karten{ $suits ->
        [1] , alle in einer Farbe
        [2] , in nur zwei Farben
       *[4] { "" }
    }.
ranks = Gespielt wird nur mit den Karten { part-fromTo }.
layout =
    { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }{ $sizes ->
        [same] { " " }mit je { $most ->
            [one] einer Karte
           *[other] { $most } Karten
        }
        [two] { " " }mit { $least } oder { $most } Karten
        [range] { " " }mit { $least } bis { $most } Karten
       *[none] , am Anfang leer
    }{ $cells ->
        [0] { "" }
        [one] , eine Zelle
       *[other] , { $cells } Zellen
    }.
pyramid = Die Pyramide hat { $rows } Reihen. Auf jeder Karte liegen zwei der nächsten Reihe.
peaks = Die drei Gipfel stehen auf einer Reihe von { $count } Karten. Auf jeder Karte darüber liegen zwei der nächsten Reihe.
faceDown =
    { $which ->
        [top] Nur die letzte Karte jeder Spalte wird offen ausgeteilt.
        [covered] Bedeckte Karten liegen verdeckt.
       *[some] Einige Karten werden verdeckt ausgeteilt.
    } Eine verdeckte Karte wird aufgedeckt, sobald keine mehr auf ihr liegt.
cellsDealt =
    { $count ->
        [one] Eine Karte wird in eine Zelle ausgeteilt.
       *[other] { $count } Karten werden in Zellen ausgeteilt.
    }
reserveDeal =
    { $piles ->
        [equal] Die Reserve hat { $number } Stapel mit je { part-cards }
        [unequal] Die Reserve hat { $number } Stapel mit zusammen { part-cards }
       *[single] Die Reserve hat { part-cards }
    }{ $isHidden ->
        [true] , unter der obersten verdeckt
       *[false] { "" }
    }.
part-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
startCards =
    { $count ->
        [one] { CAPITAL(part-single) } liegt
        [2] Zwei { RANK_NAME($rank, form: "plural") } liegen
        [3] Drei { RANK_NAME($rank, form: "plural") } liegen
        [4] Vier { RANK_NAME($rank, form: "plural") } liegen
       *[other] { $count } { RANK_NAME($rank, form: "plural") } liegen
    } von Anfang an auf den Ablagen.
startOpen =
    { $count ->
        [one] Eine Karte des Werts, mit dem eine Ablage beginnt, liegt
       *[other] { $count } Karten des Werts, mit dem eine Ablage beginnt, liegen
    } von Anfang an dort.
sink = Nach dem Austeilen kommen { LIST($ranks) } ganz unten in ihre Spalten.
holeStart = Auf dem Abwurf liegt am Anfang { CARD($card) }.
stock = Der Stapel hat { part-cards }.
redeals =
    { $redeals ->
        [0] Der Stapel hat { part-cards } und wird einmal durchgespielt.
       *[other] Der Stapel hat { part-cards }. Ist er leer, kannst du { $wastes ->
            [1] den Abwurf
           *[other] die Abwürfe
        } als neuen Stapel umdrehen, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] beliebig oft
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $redeals }-mal
    }
openStock = Der Stapel liegt offen: Du siehst, welche Karte als Nächstes kommt.
foundationReturn =
    .columns = Die oberste Karte einer Ablage darf in eine Spalte zurück.
    .cells = Die oberste Karte einer Ablage darf in eine leere Zelle zurück.
    .both = Die oberste Karte einer Ablage darf in eine Spalte oder eine leere Zelle zurück.
    .none = Was auf der Ablage liegt, bleibt dort.

points = Punkte: { LIST($events) }.
pointsFor =
    .deal = { SIGNED($points) } für das Austeilen
    .up = { SIGNED($points) } für eine Karte auf eine Ablage
    .back = { SIGNED($points) } für eine Karte von einer Ablage zurück
    .fromWaste = { SIGNED($points) } für eine Karte vom Abwurf in eine Spalte
    .flip = { SIGNED($points) } für eine in einer Spalte aufgedeckte Karte
    .redeal = { SIGNED($points) } für das Umdrehen des Abwurfs
    .move = { SIGNED($points) } für jeden Zug
leastPoints = Weniger als { $points } Punkte werden es nie.
cardsLeft = Es zählen die Karten, die in den Spalten übrig bleiben: je weniger, desto besser.
pileWords = Namen auf diesem Tisch: { LIST($names) }.
calledPiles =
    .columns = Spalten heißen „{ $name }“
    .cells = Zellen heißen „{ $name }“
    .reserve = die Reserve heißt „{ $name }“
    .foundations = Ablagen heißen „{ $name }“
    .stock = der Stapel heißt „{ $name }“
    .waste = der Abwurf heißt „{ $name }“

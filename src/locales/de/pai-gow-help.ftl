region = So wird gespielt

aim = So gewinnst du
    .make = Teile deine sieben Karten in zwei Hände: fünf hinten, zwei vorn. Jede wird mit der des Dealers verglichen.
    .win = Gewinnen beide, gewinnst du deinen Einsatz. Verlieren beide, verlierst du ihn. Gewinnt nur eine, ist es remis, und kein Chip bewegt sich.
sides = Vorn und hinten
    .front = Vorn schlägt ein Paar zwei beliebige andere Karten. Straßen und Flushs zählen dort nicht.
    .foul =
        Die hintere Hand muss höher sein als die vordere. Sonst ist sie ungültig: { $foul ->
            [lose] beide Hände verlieren.
           *[refuse] der Tisch nimmt es nicht an.
        }
kinds = Rangfolge der Hände
    .best = Hände aus fünf Karten, die beste zuerst:
joker = Der Joker
    .stands = Er ergänzt eine Straße, einen Flush oder einen Straight Flush. Sonst ist er ein Ass.
straights = Straßen mit Ass
    .wheel =
        { $wheel ->
            [second] Ass bis Fünf ist die zweithöchste Straße.
           *[low] Ass bis Fünf ist die niedrigste Straße.
        }
copies = Gleiche Hände
    .copy = Ist eine Hand gleich der des Dealers, gewinnt der Dealer sie. Gewinnt deine andere Hand, ist es remis.
pays = Was ein Gewinn bringt
    .even = Ein Gewinn bringt so viel, wie du gesetzt hast.
    .commission = Ein Gewinn bringt den Einsatz abzüglich { PERCENT($commission) } Kommission, aufgerundet: { $minStake } bringen { $minPays }, { $maxStake } bringen { $maxPays }.
pushes =
    .queen-high = Es gibt keine Kommission. Haben die sieben Karten des Dealers aber nichts Besseres als Dame hoch, kommen alle Einsätze zurück.
    .ace-high = Es gibt keine Kommission. Haben die sieben Karten des Dealers aber nichts Besseres als Ass hoch, kommen alle Einsätze zurück.
    .nine-front = Es gibt keine Kommission. Hat der Dealer aber vorn Neun hoch, kommen alle Einsätze zurück.
dealers =
    .offer = Vor den Einsätzen wird die Bank reihum angeboten. Wer sie nimmt, gibt und deckt Einsätze nur so weit, wie seine Chips reichen. Nimmt sie niemand, gibt das Haus und deckt alle Einsätze.
    .house = Das Haus gibt und deckt alle Einsätze.
    .turn = Die Spieler geben reihum. Wer gibt, deckt Einsätze nur so weit, wie seine Chips reichen. Der Rest eines Einsatzes kommt zurück.
fortune = Fortune
    .bet = Eine Nebenwette auf deine sieben Karten, wie sie gegeben werden, egal wie du legst und was der Dealer hat. „{ $button }“ neben dem Einsatz zeigt, welche Hände gewinnen.
    .envy = Ab einem Einsatz von { $envyMin } zahlt sie auch, wenn jemand anders eine seltene Hand hat. Das ist der Envy-Bonus.

guide =
    .bank = Die Bank wird dir angeboten. Nimmst du sie, gibst du diese Runde und spielst gegen alle anderen. Willst du lieber setzen, gib die Bank weiter.
    .stake = Drück Chips für deinen Einsatz und dann „{ $button }“.
    .choose = Drück zwei Karten für die vordere Hand. Die anderen fünf müssen höher sein. „{ $button }“ legt sie für dich.
    .foul = Die vordere Hand ist höher als die hintere: ungültig. Drück eine der beiden Karten vorn, um sie zurückzunehmen.
    .set = So ist es gültig. Unter jeder Ablage steht, was die Hand ist. Drück „{ $button }“.
    .wait = Die anderen sind dran. Schau auf ihre Plätze.
    .out = Du bist in dieser Runde nicht dabei. Die Anleitung geht mit der nächsten weiter.
    .reveal = Du siehst erst die Hände des Dealers, dann die der Spieler.
    .win = Beide Hände schlagen die des Dealers: du gewinnst deinen Einsatz.
    .push = Eine Hand schlägt die des Dealers, die andere nicht. Das ist remis: dein Einsatz kommt zurück.
    .lose = Keine Hand schlägt die des Dealers: du verlierst deinen Einsatz. Bei gleichen Händen gewinnt der Dealer.
    .dealt = Du warst der Dealer. Die Hände der anderen wurden mit deinen verglichen.

keyWalk = Zu einer anderen Karte gehen
    .keys = ← → ↑ ↓
keySwap = Karte in die andere Hand legen
    .keys = Enter, Leertaste
keyAmount = Mehr oder weniger setzen
    .keys = + −
keyRepeat = Letzten Einsatz wiederholen
    .keys = r
keyDouble = Einsatz verdoppeln oder halbieren
    .keys = *, /
keyDeal = Geben oder Hände legen
    .keys = d
keySitOut = Aussetzen
    .keys = p
keyHouseWay = Nach der Hausregel legen
    .keys = h
keySort = Nach Wert oder Farbe ordnen
    .keys = s

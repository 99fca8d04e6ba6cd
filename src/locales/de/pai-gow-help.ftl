region = So wird gespielt

aim = Was gewinnt
    .make = Aus sieben Karten machst du zwei Hände: fünf hinten, zwei vorn. Jede wird mit der des Dealers verglichen.
    .win = Gewinnen beide, gewinnst du deinen Einsatz; verlieren beide, verlierst du ihn. Eine gewonnen, eine verloren: remis, kein Chip bewegt sich.
sides = Vorn und hinten
    .front = Vorn schlägt ein Paar zwei beliebige andere Karten; Straßen und Flushs zählen dort nicht.
    .foul =
        Die fünf hinten müssen höher sein als die zwei vorn. Sonst ist das ungültig: { $foul ->
            [lose] beide Hände verlieren.
           *[refuse] der Tisch nimmt es nicht an.
        }
kinds = Was höher ist
    .best = Fünf Karten, von der besten Art abwärts:
joker = Der Joker
    .stands = Er ergänzt eine Straße, einen Flush oder einen Straight Flush; sonst ist er ein Ass.
straights = Straßen mit Ass
    .wheel =
        { $wheel ->
            [second] Ass bis Fünf ist die zweithöchste Straße.
           *[low] Ass bis Fünf ist die niedrigste Straße.
        }
copies = Gleiche Hände
    .copy = Ist eine Hand gleich der des Dealers, gewinnt der Dealer sie. Mit deiner anderen Hand kann es noch remis werden.
pays = Was ein Gewinn bringt
    .even = Ein Gewinn bringt so viel, wie du gesetzt hast.
    .commission = Ein Gewinn bringt den Einsatz abzüglich { PERCENT($commission) } Kommission, aufgerundet: { $minStake } bringen { $minPays }, { $maxStake } bringen { $maxPays }.
pushes =
    .queen-high = Es gibt keine Kommission. Hat der Dealer aber in allen sieben Karten nichts Besseres als eine Dame, kommt jeder Einsatz zurück.
    .ace-high = Es gibt keine Kommission. Hat der Dealer aber in allen sieben Karten nichts Besseres als ein Ass, kommt jeder Einsatz zurück.
    .nine-front = Es gibt keine Kommission. Hat der Dealer aber vorn eine Neun und eine kleinere Karte, kommt jeder Einsatz zurück.
dealers =
    .offer = Vor den Einsätzen wird die Bank reihum angeboten. Wer sie nimmt, gibt und deckt nur so viele Chips, wie er hat; nimmt sie niemand, gibt das Haus und deckt jeden Einsatz.
    .house = Das Haus gibt und deckt jeden Einsatz.
    .turn = Die Spieler geben reihum. Wer gibt, deckt nur so viele Chips, wie er hat; der Rest eines Einsatzes kommt zurück.
fortune = Fortune
    .bet = Eine Nebenwette auf deine sieben Karten, wie sie gegeben werden, egal wie du legst und was der Dealer hat. „Auszahlung“ neben dem Einsatz zeigt die Linien.
    .envy = Ab einem Einsatz von { $envyMin } zahlt sie auch, wenn jemand anders eine seltene Hand hat: das ist Envy.

guide =
    .bank = Die Bank wird dir angeboten. Wer sie nimmt, gibt diese Runde und spielt gegen alle anderen. Gib sie weiter, wenn du lieber setzt.
    .stake = Leg mit den Chips deinen Einsatz in den Kreis und drück dann „{ $button }“.
    .choose = Drück zwei Karten für vorn. Die fünf hinten müssen höher sein. „{ $button }“ legt sie für dich.
    .foul = Die zwei vorn sind höher als die fünf hinten: ungültig. Drück eine davon, um sie zurückzunehmen.
    .set = So ist es gültig. Unter jeder Ablage steht, was die Hand ist. Drück „{ $button }“.
    .wait = Die anderen sind dran: schau auf ihre Plätze.
    .out = Du bist in dieser Runde nicht dabei. Die Anleitung geht mit der nächsten weiter.
    .reveal = Schau: erst die Hände des Dealers, dann daneben die der Spieler.
    .win = Beide Hände schlagen die des Dealers: du gewinnst deinen Einsatz.
    .push = Eine Hand schlägt die des Dealers, die andere nicht: remis, dein Einsatz kommt zurück.
    .lose = Keine Hand schlägt die des Dealers: du verlierst deinen Einsatz. Gleiche Hände gehören dem Dealer.
    .dealt = Du hast gegeben: die Hände der anderen wurden mit deinen verglichen.

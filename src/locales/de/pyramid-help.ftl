goal = Räum die Pyramide ab. In Stapel und Abwurf dürfen Karten übrig bleiben.
pair = Entferne zwei freie Karten, die zusammen 13 ergeben. Das Ass zählt 1, der Bube 11, die Dame 12. Frei ist eine Karte, auf der keine andere liegt.
king = Ein König zählt 13 und wird allein entfernt.
turn =
    { $wastes ->
        [1] Tipp den Stapel an, um eine Karte auf den Abwurf aufzudecken. Dessen oberste Karte kann mit einer freien der Pyramide ein Paar bilden.
       *[other] Deck die Karten des Stapels auf einen Abwurf deiner Wahl auf. Die oberste Karte jedes Abwurfs ist frei. Auch die obersten zweier Abwürfe können ein Paar bilden.
    }
redeals =
    { $redeals ->
        [0] Du gehst den Stapel nur einmal durch.
       *[other] Ist der Stapel leer, kannst du { part-wastes } in derselben Reihenfolge zurücklegen, { part-often }.
    }
part-wastes =
    { $wastes ->
        [1] den Abwurf
       *[other] die Abwürfe
    }
part-often =
    { $redeals ->
        [unlimited] beliebig oft
        [1] einmal
       *[other] { $redeals }-mal
    }
coverPairs = Eine Karte darf mit einer Karte, die sie bedeckt, ein Paar bilden, wenn sonst keine auf dieser liegt.
noCoverPairs = Eine Karte bildet nie ein Paar mit einer, die sie bedeckt.
openStock = Der Stapel liegt offen: Du siehst, welche Karte als Nächstes kommt.

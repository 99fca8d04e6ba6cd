goal = Räum die Pyramide ab. In Stapel und Abwurf dürfen Karten übrig bleiben.
pair = Zwei freie Karten, die zusammen 13 ergeben, gehen miteinander weg. Der Bube zählt 11, die Dame 12, das Ass 1; frei ist eine Karte, auf der nichts liegt.
king = Ein König zählt 13 und geht allein.
turn =
    { $wastes ->
        [1] Ein Druck auf den Stapel deckt eine Karte auf den Abwurf auf. Die oberste ist frei für ein Paar mit einer der Pyramide.
       *[other] Eine Karte des Stapels wird auf einen Abwurf deiner Wahl gelegt. Die oberste Karte jedes Abwurfs ist frei, auch füreinander.
    }
redeals =
    { $redeals ->
        [0] Ist der Stapel leer, { part-go } nicht zurück.
       *[other] Ist der Stapel leer, { part-go } in derselben Reihenfolge zurück, { part-often }.
    }
part-go =
    { $wastes ->
        [1] geht der Abwurf
       *[other] gehen die Abwürfe
    }
part-often =
    { $redeals ->
        [unlimited] beliebig oft
        [1] einmal
       *[other] { $redeals }-mal
    }
coverPairs = Eine Karte darf mit der weggehen, auf der sie liegt, wenn sonst nichts auf jener liegt.
noCoverPairs = Eine Karte geht nie mit einer weg, auf der sie liegt.
openStock = Der Stapel liegt offen: Du siehst, was kommt.

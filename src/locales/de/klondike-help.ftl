goal = Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.
build = In den Spalten kommt eine Karte auf eine, die um eins höher ist und die andere Farbe hat, rot oder schwarz; alle Karten auf ihr gehen mit. Eine verdeckte Karte wird aufgedeckt, sobald keine mehr auf ihr liegt.
draw =
    Tipp den Stapel an, um { $draw ->
        [3] drei Karten
       *[other] eine Karte
    } auf den Abwurf aufzudecken. Dessen oberste Karte ist spielbar.
home = Jede Ablage beginnt mit einem Ass, die nächste Karte der Farbe folgt. Tipp eine Karte zweimal an, um sie dorthin zu legen.
emptyColumn = In eine leere Spalte darf nur ein König, mit allem, was auf ihm liegt.
redeals =
    { $redeals ->
        [0] Du gehst den Stapel nur einmal durch.
       *[other] Ist der Stapel leer, kannst du den Abwurf als neuen Stapel umdrehen, { part-often }.
    }
part-often =
    { $redeals ->
        [unlimited] beliebig oft
        [1] einmal
       *[other] { $redeals }-mal
    }
foundationReturn = Die oberste Karte einer Ablage darf in eine Spalte zurück.
noReturn = Was auf der Ablage liegt, bleibt dort.
points =
    .standard = Punkte: 10 für eine Karte auf eine Ablage, 5 für eine vom Abwurf in eine Spalte, 5 für eine in einer Spalte aufgedeckte. Eine Karte von einer Ablage zurück kostet 15.
    .vegas = Punkte: Das Austeilen kostet 52, jede Karte auf der Ablage bringt 5.
redealPoints = Jedes Umdrehen des Abwurfs kostet 100 Punkte.

goal = Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.
build = In den Spalten kommt eine Karte auf eine, die um eins höher ist und die andere Farbe hat, rot oder schwarz; was auf ihr liegt, geht mit. Eine verdeckte Karte wird aufgedeckt, sobald sie frei ist.
draw =
    Ein Druck auf den Stapel deckt { $draw ->
        [3] drei Karten
       *[other] eine Karte
    } auf den Abwurf auf. Die oberste ist spielbar.
home = Ein Ass beginnt seine Ablage, die nächste Karte der Farbe folgt. Zweimal angetippt geht eine Karte dorthin.
emptyColumn = In eine leere Spalte darf nur ein König, mit allem, was auf ihm liegt.
redeals =
    { $redeals ->
        [0] Der Abwurf wird nicht umgedreht: Du gehst den Stapel einmal durch.
       *[other] Ist der Stapel leer, wird der Abwurf umgedreht und ist der neue Stapel, { part-often }.
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
    .standard = Punkte: 10 für eine Karte auf die Ablage, 5 für eine vom Abwurf in eine Spalte oder eine, die in einer Spalte aufgedeckt wird; 15 weniger für eine, die zurückkommt.
    .vegas = Punkte: Das Austeilen kostet 52, jede Karte auf der Ablage bringt 5.
redealPoints = Jedes Umdrehen des Abwurfs kostet 100 Punkte.

goal = Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.
build =
    Die letzte Karte einer Spalte kommt auf eine, die um eins höher ist{ $build ->
        [alternate] { " " }und die andere Farbe hat, rot oder schwarz
        [suit] { " " }und dieselbe Farbe hat
       *[any] , gleich welcher Farbe
    }.
cell = Eine Zelle nimmt eine beliebige Karte auf, bis du sie brauchst.
oneByOne = Karten gehen einzeln.
linear = Geordnete Karten gehen zusammen: eine mehr, als { part-places } leer sind.
full = Geordnete Karten gehen zusammen: so viele, wie einzeln über leere { part-places } gehen könnten.
part-places =
    { $places ->
        [cells] Zellen
        [columns] Spalten
       *[both] Zellen und Spalten
    }
home = Ein Ass beginnt seine Ablage, die nächste Karte der Farbe folgt. Zweimal angetippt geht eine Karte dorthin.
onlyKings = In eine leere Spalte darf nur ein König, auch mit Karten, die geordnet auf ihm liegen.
anyCard = In eine leere Spalte darf jede Karte.
layout =
    { $columns } Spalten. { $cells ->
        [0] Keine Zellen
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }.
dealt = Die letzten { $count } ausgeteilten Karten liegen von Anfang an in Zellen.
foundationReturn = Die oberste Karte einer Ablage darf in eine leere Zelle zurück.
noReturn = Was auf der Ablage liegt, bleibt dort.

goal = Bring alle 52 Karten auf die vier Ablagen oben: für jede Farbe eine, vom Ass bis zum König.
build =
    Die letzte Karte einer Spalte kommt auf eine, die um eins höher ist{ $build ->
        [alternate] { " " }und die andere Farbe hat, rot oder schwarz
        [suit] { " " }und dieselbe Farbe hat
       *[any] , gleich welcher Farbe
    }.
cell = Eine Zelle nimmt eine beliebige Karte auf, bis du sie brauchst.
oneByOne = Karten lassen sich nur einzeln bewegen.
linear = Geordnete Karten lassen sich zusammen bewegen: eine mehr, als { part-places } leer sind.
full = Geordnete Karten lassen sich zusammen bewegen: so viele, wie du einzeln über leere { part-places } bewegen könntest.
part-places =
    { $places ->
        [cells] Zellen
        [columns] Spalten
       *[both] Zellen und Spalten
    }
home = Jede Ablage beginnt mit einem Ass, die nächste Karte der Farbe folgt. Tipp eine Karte zweimal an, um sie dorthin zu legen.
onlyKings = In eine leere Spalte darf nur ein König, auch mit Karten, die geordnet auf ihm liegen.
anyCard = In eine leere Spalte darf jede Karte.
layout =
    { $columns } Spalten, { $cells ->
        [0] keine Zellen
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }.
dealt = Die letzten { $count } ausgeteilten Karten liegen von Anfang an in Zellen.
foundationReturn = Die oberste Karte einer Ablage darf in eine leere Zelle zurück.
noReturn = Was auf der Ablage liegt, bleibt dort.
